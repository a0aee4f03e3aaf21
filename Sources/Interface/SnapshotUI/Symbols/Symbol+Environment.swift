private struct SymbolsKey: EnvironmentKey {
  static let defaultValue: [String: Symbol] = [:]
}

extension EnvironmentValues {
  /// The custom symbols by name. They take precedence over the built-in ones.
  public var symbols: [String: Symbol] {
    get { self[SymbolsKey.self] }
    set { self[SymbolsKey.self] = newValue }
  }

  /// Returns the custom symbol with a name, or else the built-in one.
  package func symbol(named name: String) -> Symbol? { symbols[name] ?? Symbol.named(name) }

  /// Returns the symbol with a name in the environment's variants, or without those that it does not have.
  func symbolVariant(of name: String) -> Symbol? {
    for name in symbolVariants.names(of: name) {
      if let symbol = symbol(named: name) { return symbol }
    }
    return nil
  }
}

nonisolated extension View {
  /// Adds custom symbols for the view. They take precedence over built-in symbols of the same name.
  public func symbols(_ symbols: Symbol...) -> some View {
    changingEnvironment { environment in
      for symbol in symbols { environment.symbols[symbol.name] = symbol }
    }
  }
}

private struct SymbolsKey: EnvironmentKey {
  static let defaultValue: [String: Symbol] = [:]
}

extension EnvironmentValues {
  /// The user's own symbols by name; they come before the built-in ones.
  public var symbols: [String: Symbol] {
    get { self[SymbolsKey.self] }
    set { self[SymbolsKey.self] = newValue }
  }

  /// The symbol of a name: the user's own, else the built-in one.
  public func symbol(named name: String) -> Symbol? { symbols[name] ?? Symbol.named(name) }
}

extension View {
  /// Symbols of one's own for the view, by their names; they come before the built-in ones.
  public func symbols(_ symbols: Symbol...) -> some View {
    changingEnvironment { environment in
      for symbol in symbols { environment.symbols[symbol.name] = symbol }
    }
  }
}

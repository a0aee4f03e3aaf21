extension EnvironmentValues {
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

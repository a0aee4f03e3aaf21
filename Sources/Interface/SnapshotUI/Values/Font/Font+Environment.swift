private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private struct FontWeightKey: EnvironmentKey {
  static var defaultValue: Font.Weight? { nil }
}

extension EnvironmentValues {
  /// The default font of texts; `nil` for the body style.
  public var font: Font? {
    get { self[appearance: FontKey.self] }
    set { self[appearance: FontKey.self] = newValue }
  }

  /// The weight that replaces the font's own.
  var fontWeight: Font.Weight? {
    get { self[appearance: FontWeightKey.self] }
    set { self[appearance: FontWeightKey.self] = newValue }
  }
}

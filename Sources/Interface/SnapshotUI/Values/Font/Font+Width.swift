extension Font {
  /// The width of a font.
  public struct Width: Hashable, Sendable {
    /// The width, from -1 to 1.
    public var value: CGFloat

    /// Creates a width from a value of -1 to 1.
    public init(_ value: CGFloat) { self.value = value }

    /// Narrower than condensed.
    public static let compressed = Width(-0.3)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// Returns the font in a width. Variable fonts with an axis for the width are drawn in it; the embedded fonts have one width.
  public func width(_ width: Width) -> Font { variation("wdth", width.percentage) }
}

extension Font.Width {
  /// The value of the axis of variable fonts: 75 for condensed, 125 for expanded.
  fileprivate var percentage: Double { value.isFinite ? 100 + Double(min(max(value, -1), 1)) * 125 : 100 }
}

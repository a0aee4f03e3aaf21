extension Text {
  /// The style of an underline or a strikethrough. All patterns are drawn as solid lines.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      private let name: String

      /// A solid line.
      public static let solid = Pattern(name: "solid")
      /// A line of dots, drawn as a solid line.
      public static let dot = Pattern(name: "dot")
      /// A line of dashes, drawn as a solid line.
      public static let dash = Pattern(name: "dash")
      /// A line of dashes and dots, drawn as a solid line.
      public static let dashDot = Pattern(name: "dashDot")
      /// A line of dashes and pairs of dots, drawn as a solid line.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()
  }

  /// Underlines the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text is underlined.
  ///   - pattern: The pattern, which is drawn as a solid line.
  ///   - color: Has no effect: the line has the color of the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    underline(isActive)
  }

  /// Underlines the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text is underlined.
  ///   - color: Has no effect: the line has the color of the text.
  public func underline(_ isActive: Bool = true, color: Color?) -> Text { underline(isActive) }

  /// Strikes through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text is struck through.
  ///   - color: Has no effect: the line has the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text { strikethrough(isActive) }

  /// Strikes through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text is struck through.
  ///   - pattern: The pattern, which is drawn as a solid line.
  ///   - color: Has no effect: the line has the color of the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    strikethrough(isActive)
  }
}

extension Text {
  /// The style of an underline or a strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      /// The lengths of dashes and gaps in turn, as multiples of the thickness. Empty for a solid line.
      let dashes: [Int]

      /// A solid line.
      public static let solid = Pattern(dashes: [])
      /// A line of dots.
      public static let dot = Pattern(dashes: [3, 3])
      /// A line of dashes.
      public static let dash = Pattern(dashes: [10, 5])
      /// A line of dashes and dots.
      public static let dashDot = Pattern(dashes: [10, 3, 3, 3])
      /// A line of dashes and pairs of dots.
      public static let dashDotDot = Pattern(dashes: [10, 3, 3, 3, 3, 3])
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line style.
    ///
    /// - Parameter color: The color of the line; `nil` for the color of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()

    /// The style with its color in an environment.
    func resolved(in environment: EnvironmentValues) -> TextLineStyle {
      return TextLineStyle(dashes: pattern.dashes, color: color?.rgba(in: environment))
    }
  }

  /// Underlines the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text is underlined.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    underline(isActive).setting(\.underlineStyle, isActive ? LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Underlines the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text is underlined.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func underline(_ isActive: Bool = true, color: Color?) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Strikes through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text is struck through.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Strikes through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether the text is struck through.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    strikethrough(isActive).setting(\.strikethroughStyle, isActive ? LineStyle(pattern: pattern, color: color) : nil)
  }
}

nonisolated extension View {
  /// Underlines the texts in the view.
  ///
  /// - Parameters:
  ///   - isActive: Whether the texts are underlined.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment {
      $0.isUnderlined = isActive
      $0.underlineStyle = Text.LineStyle(pattern: pattern, color: color)
    }
  }

  /// Strikes through the texts in the view.
  ///
  /// - Parameters:
  ///   - isActive: Whether the texts are struck through.
  ///   - pattern: The pattern of the line.
  ///   - color: The color of the line; `nil` for the color of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingEnvironment {
      $0.isStruckThrough = isActive
      $0.strikethroughStyle = Text.LineStyle(pattern: pattern, color: color)
    }
  }
}

import SnapshotFoundation

extension Matrix {
  /// An axis of devices.
  public static func devices(_ devices: Device...) -> Matrix { .devices(devices) }

  /// An axis of devices.
  public static func devices(_ devices: [Device]) -> Matrix {
    axis("device", devices, preposition: "on", label: \.name, apply: { $1.use($0) })
  }

  /// An axis of sizes in points, without a device.
  public static func sizes(_ sizes: CGSize...) -> Matrix {
    axis(
      "size", sizes, preposition: "at", label: { "\(formatted($0.width))x\(formatted($0.height))" },
      apply: {
        $1.width = $0.width
        $1.height = $0.height
      })
  }

  /// An axis of widths in points, which override the devices'.
  public static func widths(_ widths: CGFloat...) -> Matrix {
    axis("width", widths, preposition: "at width", isOrdered: true, label: { formatted($0) }, apply: { $1.width = $0 })
  }

  /// An axis of the type sizes in a range: `.typeSizes(.xSmall ... .xxxLarge)`.
  public static func typeSizes(_ sizes: ClosedRange<DynamicTypeSize>) -> Matrix {
    .typeSizes(DynamicTypeSize.allCases.filter(sizes.contains))
  }

  /// An axis of type sizes.
  public static func typeSizes(_ sizes: DynamicTypeSize...) -> Matrix { .typeSizes(sizes) }

  /// An axis of type sizes.
  public static func typeSizes(_ sizes: [DynamicTypeSize]) -> Matrix {
    axis(
      "typeSize", sizes, preposition: "at", isOrdered: true, label: \.rawValue, abbreviation: \.abbreviation,
      apply: { $1.dynamicTypeSize = $0 })
  }

  /// An axis of color schemes.
  public static func colorSchemes(_ schemes: ColorScheme...) -> Matrix {
    axis("colorScheme", schemes, preposition: "in", label: \.rawValue, apply: { $1.colorScheme = $0 })
  }

  /// An axis of standard and increased contrast.
  public static func contrasts(_ contrasts: ColorSchemeContrast...) -> Matrix {
    axis(
      "contrast", contrasts, preposition: "with contrast", label: \.rawValue,
      abbreviation: { $0.rawValue + "Contrast" },
      apply: { $1.colorSchemeContrast = $0 })
  }

  /// An axis of regular and bold text, as the setting "Bold Text" selects it.
  public static func legibilityWeights(_ weights: LegibilityWeight...) -> Matrix {
    axis(
      "legibilityWeight", weights, preposition: "with text", label: \.rawValue,
      abbreviation: { $0.rawValue + "Text" },
      apply: { $1.legibilityWeight = $0 })
  }

  /// An axis of sets of accessibility settings: `.accessibilityOptions([], .reduceMotion)`.
  public static func accessibilityOptions(_ options: AccessibilityOptions...) -> Matrix {
    axis(
      "accessibility", options, preposition: "with", label: \.description, apply: { $1.accessibilityOptions = $0 })
  }

  /// An axis of generations of the system's design: `.designs(.iOS18, .iOS26)`.
  public static func designs(_ designs: SystemDesign...) -> Matrix {
    axis("design", designs, preposition: "on", label: \.rawValue, apply: { $1.design = $0 })
  }

  /// An axis of layout directions.
  public static func layoutDirections(_ directions: LayoutDirection...) -> Matrix {
    axis(
      "layoutDirection", directions, preposition: "in", label: \.rawValue,
      abbreviation: { $0 == .leftToRight ? "LTR" : "RTL" },
      apply: { $1.layoutDirection = $0 })
  }

  /// An axis of display scales in pixels per point, which override the devices'.
  public static func displayScales(_ scales: CGFloat...) -> Matrix {
    axis(
      "displayScale", scales, preposition: "at scale", isOrdered: true, label: { formatted($0) },
      abbreviation: { "@\(formatted($0))x" },
      apply: { $1.displayScale = $0 })
  }

  /// An axis of locale identifiers, such as `de_DE`.
  public static func locales(_ identifiers: String...) -> Matrix {
    axis("locale", identifiers, preposition: "in", label: { $0 }, apply: { $1.localeIdentifier = $0 })
  }

  /// A custom axis in the order of its values.
  ///
  ///     .axis("plan", ["free", "premium"])
  ///
  /// Read the value of a configuration by the axis' name: `cell["plan"]`.
  ///
  /// - Parameter apply: Modifies the context for a value. It does nothing by default.
  public static func axis<Value: Sendable>(
    _ name: String, _ values: [Value], preposition: String? = nil, isOrdered: Bool = false,
    label: ((Value) -> String)? = nil, abbreviation: ((Value) -> String)? = nil,
    apply: @escaping @Sendable (Value, inout RenderContext) -> Void = { _, _ in }
  ) -> Matrix {
    let label = label ?? { CompactText.name(of: $0) }
    let points = values.map { value in
      MatrixAxis.Value(label(value), abbreviation: (abbreviation ?? label)(value)) { apply(value, &$0) }
    }
    return Matrix(axes: [MatrixAxis(name, preposition: preposition, isOrdered: isOrdered, values: points)])
  }
}

extension DynamicTypeSize {
  /// The abbreviation in the names of references: xS, S, M, L, xL, xxL, xxxL, AX1 … AX5.
  package var abbreviation: String { Self.abbreviations[index] }

  private static let abbreviations = ["xS", "S", "M", "L", "xL", "xxL", "xxxL", "AX1", "AX2", "AX3", "AX4", "AX5"]
}

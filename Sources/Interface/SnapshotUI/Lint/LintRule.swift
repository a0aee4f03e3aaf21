extension ViewDiagnostic.Rule {
  /// How much a diagnostic matters.
  public enum Severity: String, Hashable, Sendable, Comparable {
    /// Worth a look.
    case note
    /// Users are likely to be hindered.
    case warning
    /// Content or a function is lost.
    case error

    /// Returns whether a severity matters less.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  private struct Facts {
    var id: String
    var severity: Severity
    var summary: String
    var isWorseIfSmaller = false
  }

  private var facts: Facts {
    switch self {
    case .truncatedText: Facts(id: "text-truncated", severity: .error, summary: "A text is truncated.")
    case .clippedText: Facts(id: "text-clipped", severity: .error, summary: "A text is clipped.")
    case .outsideContainer: Facts(id: "overflow", severity: .error, summary: "Content overflows its container.")
    case .offscreen: Facts(id: "offscreen", severity: .error, summary: "Content lies beyond the screen.")
    case .outsideSafeArea:
      Facts(id: "outside-safe-area", severity: .warning, summary: "Content extends beyond the safe area.")
    case .overlappingTexts: Facts(id: "overlap-text", severity: .error, summary: "Two texts overlap.")
    case .overlappingControls:
      Facts(id: "overlap-interactive", severity: .error, summary: "The touch targets of two controls overlap.")
    case .zeroSize: Facts(id: "zero-size", severity: .error, summary: "Visible content has no width or height.")
    case .missingGlyphs: Facts(id: "glyph-missing", severity: .error, summary: "No font has a character of a text.")
    case .missingSymbol: Facts(id: "symbol-missing", severity: .error, summary: "A symbol is unknown.")
    case .missingAsset:
      Facts(id: "asset-missing", severity: .error, summary: "No asset catalog has an image or a color.")
    case .missingTranslation: Facts(id: "translation-missing", severity: .warning, summary: "A text isn't translated.")
    case .lowContrast:
      Facts(
        id: "contrast-text", severity: .warning, summary: "The contrast of a text is too low.", isWorseIfSmaller: true)
    case .lowNonTextContrast:
      Facts(
        id: "contrast-non-text", severity: .warning, summary: "The contrast of a symbol or control is too low.",
        isWorseIfSmaller: true)
    case .smallTapTarget:
      Facts(
        id: "touch-target", severity: .warning, summary: "A touch target is smaller than 44 × 44 pt.",
        isWorseIfSmaller: true)
    case .missingLabel: Facts(id: "label-missing", severity: .error, summary: "VoiceOver has no label for an element.")
    case .redundantLabel: Facts(id: "label-redundant", severity: .note, summary: "A label repeats the element's role.")
    case .duplicateLabel: Facts(id: "label-duplicate", severity: .note, summary: "Two controls have the same label.")
    case .fixedTypeSize:
      Facts(id: "type-does-not-scale", severity: .warning, summary: "A text doesn't grow with the type size.")
    case .readingOrder:
      Facts(id: "reading-order", severity: .warning, summary: "VoiceOver reads in another order than shown.")
    case .notMirrored:
      Facts(id: "rtl-not-mirrored", severity: .warning, summary: "An element isn't mirrored from right to left.")
    case .duplicateID: Facts(id: "duplicate-id", severity: .error, summary: "Two elements have the same identity.")
    case .stateWrittenInBody: Facts(id: "state-written-in-body", severity: .error, summary: "A body writes state.")
    case .environmentOutsideOfView:
      Facts(
        id: "environment-outside-of-view", severity: .error, summary: "A class reads an environment it doesn't have.")
    case .invalidValue: Facts(id: "invalid-value", severity: .error, summary: "An argument of a modifier is invalid.")
    case .ignoredPresentation:
      Facts(id: "ignored-presentation", severity: .error, summary: "A presentation isn't shown.")
    }
  }

  /// The identifier in reports and in the file of accepted findings, such as `text-truncated`.
  public var id: String { facts.id }

  /// How much a diagnostic of the rule matters.
  public var severity: Severity { facts.severity }

  /// What the rule finds, in one sentence.
  public var summary: String { facts.summary }

  /// Whether a smaller ``ViewDiagnostic/measured`` is worse, as for contrast ratios and touch targets.
  public var isWorseIfSmaller: Bool { facts.isWorseIfSmaller }

  /// Returns the rule with an identifier; `nil` if there is none.
  public init?(id: String) {
    guard let rule = Self.allCases.first(where: { $0.id == id }) else { return nil }
    self = rule
  }
}

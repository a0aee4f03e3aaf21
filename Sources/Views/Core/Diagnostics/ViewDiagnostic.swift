/// A problem of a rendered view that its layout reveals.
public struct ViewDiagnostic: Hashable, Sendable {
  /// The rule that an element violates.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A text is truncated.
    case truncatedText
    /// A text is partly clipped by a container that doesn't scroll. Text and clip are compared as rectangles, with all
    /// transforms applied.
    case clippedText
    /// Two texts overlap. They are compared as rectangles, with all transforms applied.
    case overlappingTexts
    /// A text contains characters that no font supports.
    case missingGlyphs
    /// A symbol name is unknown.
    case missingSymbol
    /// A text has no translation for the locale, in a bundle with a strings table.
    case missingTranslation
    /// No asset catalog has an image or a color.
    case missingAsset
    /// A visible element has zero width or height.
    case zeroSize
    /// An element overflows its container.
    case outsideContainer
    /// Two elements of a `ForEach` have the same identity.
    case duplicateID
    /// A body writes state while it is evaluated.
    case stateWrittenInBody
    /// A body reads an `@Environment` property of a class, such as a view model, which has no environment.
    case environmentOutsideOfView
    /// An argument of a modifier is invalid, such as a width that is not a number. The nearest valid value is used, or
    /// the modifier is ignored.
    case invalidValue
    /// A presentation isn't shown, because its screen already presents another.
    case ignoredPresentation
    /// The contrast of a text is too low.
    case lowContrast
    /// The touch target of a control is smaller than 44 × 44 points.
    case smallTapTarget
    /// A text, image or control extends beyond the safe area and can't be scrolled into it.
    case outsideSafeArea
  }

  /// The rule that the element violates.
  public var rule: Rule
  /// The path of the element.
  public var path: String
  /// The measurements, for the reader.
  public var message: String

  /// Creates a diagnostic.
  public init(_ rule: Rule, path: String, message: String) {
    self.rule = rule
    self.path = path
    self.message = message
  }
}

extension ViewDiagnostic: CustomStringConvertible {
  /// The diagnostic on one line: `rule: path: message`.
  public var description: String { "\(rule.rawValue): \(path): \(message)" }
}

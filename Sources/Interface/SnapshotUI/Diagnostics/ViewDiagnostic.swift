/// A problem of a rendered view that its layout reveals.
public struct ViewDiagnostic: Hashable, Sendable {
  /// The rule that an element violates.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// A text is truncated.
    case truncatedText
    /// A text is partly clipped by a container that doesn't scroll. The lines from their cap height to their descenders
    /// are compared, with all transforms applied.
    case clippedText
    /// Two texts overlap. Their lines are compared from their cap height to their descenders, with all transforms applied.
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
    /// An element overflows the screen, a frame, a clip, its container, or a scroll view across its axis.
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
    /// A text, image or control lies beyond the screen and can't be scrolled into it.
    case offscreen
    /// The touch targets of two controls overlap.
    case overlappingControls
    /// The contrast of a symbol or of a control without text is below 3:1.
    case lowNonTextContrast
    /// VoiceOver has no label for a control or an image, or reads the name of its symbol.
    case missingLabel
    /// The label of a control contains its role, which VoiceOver reads anyway.
    case redundantLabel
    /// Two controls have the same label.
    case duplicateLabel
    /// A text doesn't grow with the type size. Found at type sizes above `large`.
    case fixedTypeSize
    /// VoiceOver reads an element after one that lies below it or after it in its line.
    case readingOrder
    /// An element isn't mirrored in a right-to-left layout. Found in right-to-left contexts.
    case notMirrored
  }

  /// The rule that the element violates.
  public var rule: Rule
  /// The path of the element.
  public var path: String
  /// The measurements, for the reader.
  public var message: String
  /// The measurement that the rule limits, such as a contrast ratio or a length in points; `nil` for rules that only
  /// hold or don't.
  public var measured: Double?
  /// What several diagnostics have in common if it isn't the element, such as a color.
  package var cause: String?
  /// Why the diagnostic doesn't count by default; `nil` for one that counts.
  package var exemption: LintExemption?

  /// Creates a diagnostic.
  package init(_ rule: Rule, path: String, message: String, measured: Double? = nil) {
    self.rule = rule
    self.path = path
    self.message = message
    self.measured = measured
  }
}

extension ViewDiagnostic: CustomStringConvertible {
  /// The diagnostic on one line: `rule: path: message`.
  public var description: String { "\(rule.rawValue): \(path): \(message)" }
}

/// A problem of a rendered view that its layout reveals.
public struct ViewDiagnostic: Hashable, Sendable {
  /// The rule that an element violates. The raw value is its name in messages, reports and the file of accepted findings.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Text is truncated.
    case textTruncated = "text-truncated"
    /// A text is partly clipped by a container that doesn't scroll. The lines from their cap height to their descenders
    /// are compared, with all transforms applied.
    case textClipped = "text-clipped"
    /// Two texts overlap. Their lines are compared from their cap height to their descenders, with all transforms applied.
    case overlapText = "overlap-text"
    /// A text contains characters that no font supports.
    case glyphMissing = "glyph-missing"
    /// The context has no font with the design, weight, width or feature that a text asks for.
    case fontSubstituted = "font-substituted"
    /// A text of a script that is written without spaces, such as Thai, breaks within a word.
    case breakWithinWord = "break-within-word"
    /// A Metal shader is not drawn.
    case effectNotDrawn = "effect-not-drawn"
    /// A symbol name is unknown.
    case symbolMissing = "symbol-missing"
    /// A text has no translation for the locale, in a bundle with a strings table.
    case translationMissing = "translation-missing"
    /// An image or color is missing from the asset catalogs.
    case assetMissing = "asset-missing"
    /// A visible element has zero width or height.
    case zeroSize = "zero-size"
    /// An element overflows the screen, a frame, a clip, its container, or a scroll view across its axis.
    case overflow
    /// Two elements of a `ForEach` have the same identity.
    case duplicateID = "duplicate-id"
    /// A body writes state while it is evaluated.
    case stateWrittenInBody = "state-written-in-body"
    /// A body reads an `@Environment` property of a class, such as a view model, which has no environment.
    case environmentOutsideOfView = "environment-outside-of-view"
    /// An argument of a modifier is invalid, such as a width that is not a number. The nearest valid value is used, or
    /// the modifier is ignored.
    case invalidValue = "invalid-value"
    /// A presentation isn't shown, because its screen already presents another.
    case ignoredPresentation = "ignored-presentation"
    /// The contrast of a text is too low.
    case contrastText = "contrast-text"
    /// The touch target of a control is smaller than 44 × 44 points.
    case touchTarget = "touch-target"
    /// A text, image or control extends beyond the safe area and can't be scrolled into it.
    case outsideSafeArea = "outside-safe-area"
    /// A text, image or control lies beyond the screen and can't be scrolled into it.
    case offscreen
    /// The touch targets of two controls overlap.
    case overlapInteractive = "overlap-interactive"
    /// The contrast of a symbol or of a control without text is below 3:1.
    case contrastNonText = "contrast-non-text"
    /// VoiceOver has no label for a control or an image, or reads the name of its symbol.
    case labelMissing = "label-missing"
    /// The label of a control contains its role, which VoiceOver reads anyway.
    case labelRedundant = "label-redundant"
    /// Two controls have the same label.
    case labelDuplicate = "label-duplicate"
    /// Text doesn't grow with the type size. Found at type sizes above `large`.
    case typeDoesNotScale = "type-does-not-scale"
    /// VoiceOver reads an element after one that lies below it or after it in its line.
    case readingOrder = "reading-order"
    /// An element isn't mirrored in a right-to-left layout. Found in right-to-left contexts.
    case rtlNotMirrored = "rtl-not-mirrored"
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

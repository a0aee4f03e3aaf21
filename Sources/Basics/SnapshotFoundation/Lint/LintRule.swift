/// A rule of lint: what it finds, and how much that matters.
///
/// This is the only table of rules. `ViewDiagnostic.Rule` has a case with the id of each; a test compares them.
package struct LintRule: Hashable, Sendable {
  /// The name in code, messages, reports and the file of accepted findings.
  package var id: String
  /// `error`, `warning` or `note`.
  package var severity: String
  package var summary: String
  /// Whether a smaller measurement is worse.
  package var isWorseIfSmaller: Bool

  private init(_ id: String, _ severity: String, _ summary: String, isWorseIfSmaller: Bool = false) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.isWorseIfSmaller = isWorseIfSmaller
  }

  /// The rule with an identifier; `nil` if there is none.
  package init?(id: String) {
    guard let rule = Self.all.first(where: { $0.id == id }) else { return nil }
    self = rule
  }

  package static let all = [
    LintRule("text-truncated", "error", "Text is truncated."),
    LintRule("text-clipped", "error", "Text is clipped."),
    LintRule("overflow", "error", "Content overflows its container."),
    LintRule("offscreen", "error", "Content is outside the screen."),
    LintRule("outside-safe-area", "warning", "Content extends beyond the safe area."),
    LintRule("overlap-text", "error", "Two texts overlap."),
    LintRule("overlap-interactive", "error", "The touch targets of two controls overlap."),
    LintRule("zero-size", "error", "Visible content has no width or height."),
    LintRule("glyph-missing", "error", "No font contains a character of the text."),
    LintRule("font-substituted", "warning", "Text is drawn with another font than it asks for."),
    LintRule("break-within-word", "warning", "A line ends within a word of a script that has no spaces."),
    LintRule("effect-not-drawn", "warning", "A Metal shader is not drawn."),
    LintRule("symbol-missing", "error", "A symbol name is unknown."),
    LintRule("asset-missing", "error", "An image or color is missing from the asset catalogs."),
    LintRule("translation-missing", "warning", "Text isn't translated."),
    LintRule("contrast-text", "warning", "The contrast of text is too low.", isWorseIfSmaller: true),
    LintRule(
      "contrast-non-text", "warning", "The contrast of a symbol or control is too low.", isWorseIfSmaller: true),
    LintRule("touch-target", "warning", "A touch target is smaller than 44 × 44 pt.", isWorseIfSmaller: true),
    LintRule("label-missing", "error", "VoiceOver has no label for an element."),
    LintRule("label-redundant", "note", "A label repeats the element's role."),
    LintRule("label-duplicate", "note", "Two controls have the same label."),
    LintRule("type-does-not-scale", "warning", "Text doesn't grow with the type size."),
    LintRule("reading-order", "warning", "VoiceOver reads elements in a different order than shown."),
    LintRule("rtl-not-mirrored", "warning", "An element isn't mirrored in right-to-left layouts."),
    LintRule("duplicate-id", "error", "Two elements have the same identity."),
    LintRule("state-written-in-body", "error", "A view's body writes state."),
    LintRule("environment-outside-of-view", "error", "A class uses @Environment, which works only in views."),
    LintRule("invalid-value", "error", "An argument of a modifier is invalid."),
    LintRule("ignored-presentation", "error", "A presentation isn't shown."),
  ]
}

extension RenderedView {
  /// The texts that are drawn differently from what the view asks for, for want of a font or a dictionary.
  ///
  /// - Complexity: O(*n*) in the number of elements and the length of their texts.
  package var approximateTexts: [ViewDiagnostic] {
    TextRules.drawn(in: LintScene(of: self)).filter { $0.rule == .fontSubstituted || $0.rule == .breakWithinWord }
  }
}

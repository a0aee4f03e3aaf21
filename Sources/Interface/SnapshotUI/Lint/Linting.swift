extension RenderedView {
  /// Returns all problems of the rendered view in its context, with the exempt ones.
  ///
  /// - Throws: `RenderError` if the view can't be drawn.
  package func lint(in context: RenderContext) throws -> [ViewDiagnostic] {
    let scene = LintScene(of: self, in: context)
    let overflow = OverflowRule(in: scene)
    return evaluationDiagnostics + LayoutRules.diagnostics(of: scene)
      + FrameRules.outsideSafeArea(in: scene, besides: overflow) + ControlRules.smallTargets(in: scene)
      + ControlRules.overlaps(in: scene)
      + AccessibilityRules(of: layout, isMirrored: context.layoutDirection == .rightToLeft).findings
      + (try ContrastRules.findings(in: scene, of: self, context))
  }
}

nonisolated extension View {
  /// Returns all problems of the view, which was rendered in a context, with the exempt ones.
  ///
  /// The view is laid out a second time, in another context, to compare type sizes above `large`, and right-to-left layouts.
  ///
  /// - Throws: `RenderError` if the view can't be drawn.
  package func lint(_ rendered: RenderedView, in context: RenderContext) throws -> [ViewDiagnostic] {
    try rendered.lint(in: context) + comparisons(of: rendered, in: context)
  }

  /// Returns the problems that a layout in another context reveals.
  func comparisons(of rendered: RenderedView, in context: RenderContext) throws -> [ViewDiagnostic] {
    var found: [ViewDiagnostic] = []
    if context.dynamicTypeSize > .large {
      var other = context
      other.dynamicTypeSize = .large
      if let large = try? self.rendered(in: other) {
        found += ComparisonRules.fixedTypeSizes(
          in: LintScene(of: rendered), at: context.dynamicTypeSize, large: LintScene(of: large))
      }
    }
    if context.layoutDirection == .rightToLeft {
      var other = context
      other.layoutDirection = .leftToRight
      if let mirrored = try? self.rendered(in: other) {
        found += ComparisonRules.rtlNotMirrored(in: LintScene(of: rendered), leftToRight: LintScene(of: mirrored))
      }
    }
    return found
  }
}

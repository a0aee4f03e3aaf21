nonisolated extension View {
  /// Returns the ideal height of the view for the width of a context, without drawing it.
  ///
  /// - Throws: ``ViewError`` if the view is nested too deeply or measured too often.
  package func idealHeight(in context: RenderContext) throws -> CGFloat {
    let journal = EvaluationJournal()
    return try RenderLimits.$current.withValue(journal.limits) {
      let root = ElementContext(environment: EnvironmentValues(context, preferring: nil), journal: journal)
      let elements = try root.elements(of: VStack(spacing: 0) { self })
      let proposal = ProposedViewSize(width: context.width, height: nil)
      let height = elements.map { LayoutNode($0).size(proposal).height }.max() ?? 0
      try journal.limits.check()
      return height
    }
  }
}

/// A view that passes through phases. A picture shows the first phase.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  private let first: Phase?
  private let content: (Phase) -> Content

  /// Creates a view that passes through phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// Creates a view that passes through phases without end.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// Returns the elements of the first phase.
  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    guard let first else {
      context.report("invalid value for PhaseAnimator: no phases")
      return []
    }
    let view = context.evaluate { content(first) }
    return try context.forViewsOfClosures.elements(of: view.inert("PhaseAnimator"))
  }
}

nonisolated extension View {
  /// Passes through phases without end. A picture shows the first phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Passes through phases when a value changes. A picture shows the first phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }
}

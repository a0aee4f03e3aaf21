nonisolated extension View {
  /// Runs an action when a value of the view's geometry changes on the screen of a ``ViewHost``, and when the view
  /// appears.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modified(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Runs an action with both values when a value of the view's geometry changes on the screen of a ``ViewHost``, and
  /// when the view appears.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modified(GeometryChangeModifier(transform: transform, action: action))
  }
}

private struct GeometryChangeModifier<T: Equatable>: ElementModifier {
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    try context.endAtActionsOnAppearing()
    return try context.elements(of: content).map { base in
      let place = FinalPlace()
      var wrapper = ViewElement(
        "onGeometryChange", kind: .modifier, layout: MeasuringLayout(place: place), children: [base], in: context)
      wrapper.traits = base.traits
      let change = ValueChange(
        modifier: "onGeometryChange", value: (), isInitial: true,
        measure: { place.geometry.map { geometry -> Any in context.evaluate { transform(geometry) } } ?? () }
      ) { old, new in
        guard let new = new as? T else { return }
        context.performing(by: "onGeometryChange") { action(old as? T ?? new, new) }()
      }
      wrapper.actions.changes.append(change)
      return wrapper
    }
  }
}

/// The geometry of a view in the last layout.
private final class FinalPlace {
  var geometry: GeometryProxy?
}

/// A layout that adopts its child and records its geometry.
private struct MeasuringLayout: UnaryLayout {
  let place: FinalPlace

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    (child.size(proposal), Arrangement.Placement(origin: .zero, proposal: proposal))
  }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    self.place.geometry = GeometryProxy(of: node.element, at: place)
    return Settlement(
      children: node.children, arrangement: node.arrangement(place.proposal), safeArea: place.safeArea)
  }
}

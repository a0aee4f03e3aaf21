nonisolated extension View {
  /// Runs an action when the visibility of the view in its scroll view changes on the screen of a ``ViewHost``, and when
  /// the view appears and is visible.
  ///
  /// - Parameter threshold: The visible part of the view's area from which on it counts as visible, from 0 to 1.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      // Outside of a scroll view, the whole view is visible.
      guard let bounds = proxy.bounds(of: .scrollView) else { return true }
      return CGRect(origin: .zero, size: proxy.size).visiblePart(in: bounds) >= threshold
    } action: { old, new in
      if old || new { action(new) }
    }
    .inert("onScrollVisibilityChange")
  }

  /// Runs an action with the identifiers of the visible views of a scroll view when they change on the screen of a
  /// ``ViewHost``, and when the scroll view appears.
  ///
  /// - Parameters:
  ///   - idType: The type of the identifiers, those of `id(_:)` or `ForEach`.
  ///   - threshold: The visible part of a view's area from which on it counts as visible, from 0 to 1.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modified(
      ScrollObserver { record in
        record.isReached ? record.targets.compactMap { $0.part >= threshold ? $0.id.base as? ID : nil } : nil
      } action: { (_: [ID], new: [ID]) in
        action(new)
      }
    )
    .inert("onScrollTargetVisibilityChange")
  }

  /// Runs an action when a value of the geometry of a scroll view changes on the screen of a ``ViewHost``, and when the
  /// scroll view appears.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    modified(
      ScrollObserver {
        $0.geometry.map(transform)
      } action: {
        action($0, $1)
      }
    ).inert("onScrollGeometryChange")
  }
}

/// Observes a value of the scroll view in a view.
private struct ScrollObserver<Value: Equatable>: ElementModifier {
  let measure: (ScrollRecord) -> Value?
  let action: (Value, Value) -> Void

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    try context.endAtActionsOnAppearing()
    let record = ScrollRecord()
    var inner = context
    inner.environment.scrollRecords.append(ObjectIdentity(object: record))
    var elements = try inner.elements(of: content)
    guard !elements.isEmpty else { return elements }
    elements[0].actions.changes.append(
      ValueChange(
        modifier: "onScrollGeometryChange", value: (), isInitial: true,
        measure: {
          let value: Value? = context.evaluate { measure(record) }
          return value.map { $0 as Any } ?? ()
        }
      ) { old, new in
        guard let new = new as? Value else { return }
        context.performing(by: "onScrollGeometryChange") { action(old as? Value ?? new, new) }()
      })
    return elements
  }
}

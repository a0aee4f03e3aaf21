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

/// The geometry of a scroll view in the last layout.
final class ScrollRecord {
  fileprivate(set) var geometry: ScrollGeometry?
  /// The views with an identifier in the content, and the visible part of each, from 0 to 1.
  fileprivate(set) var targets: [(id: AnyHashable, part: Double)] = []

  fileprivate var isReached: Bool { geometry != nil }

  /// Records the geometry of a placed scroll view.
  ///
  /// - Parameter placement: The place of the content in the scroll view.
  func update(_ content: LayoutNode, at placement: Arrangement.Placement, margins: EdgeInsets, in container: CGSize) {
    geometry = ScrollGeometry(
      contentOffset: CGPoint(x: -placement.origin.x, y: -placement.origin.y),
      contentSize: content.size(placement.proposal), contentInsets: margins, containerSize: container)
    let bounds = CGRect(origin: .zero, size: container)
    targets = content.identifiedFrames(at: placement.origin, for: placement.proposal)
      .map { ($0.id, $0.frame.visiblePart(in: bounds)) }
  }
}

private struct ScrollRecordsKey: EnvironmentKey {
  static var defaultValue: [ObjectIdentity<ScrollRecord>] { [] }
}

extension EnvironmentValues {
  /// The observers of the next scroll view.
  var scrollRecords: [ObjectIdentity<ScrollRecord>] {
    get { self[ScrollRecordsKey.self] }
    set { self[ScrollRecordsKey.self] = newValue }
  }
}

/// An object that equals itself.
struct ObjectIdentity<Object: AnyObject>: Equatable {
  let object: Object

  static func == (left: Self, right: Self) -> Bool { left.object === right.object }
}

/// Observes a value of the scroll view in a view.
private struct ScrollObserver<Value: Equatable>: ElementModifier {
  let measure: (ScrollRecord) -> Value?
  let action: (Value, Value) -> Void

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let record = ScrollRecord()
    var inner = context
    inner.environment.scrollRecords.append(ObjectIdentity(object: record))
    var elements = try inner.elements(of: content)
    guard !elements.isEmpty else { return elements }
    elements[0].actions.changes.append(
      ValueChange(value: (), isInitial: true, measure: { measure(record).map { $0 as Any } ?? () }) { old, new in
        guard let new = new as? Value else { return }
        context.performing { action(old as? Value ?? new, new) }()
      })
    return elements
  }
}

extension CGRect {
  /// The part of the area that lies in another rectangle, from 0 to 1.
  fileprivate func visiblePart(in bounds: CGRect) -> Double {
    let visible = intersection(bounds)
    guard width > 0, height > 0, !visible.isNull else { return 0 }
    return Double(visible.width / width) * Double(visible.height / height)
  }
}

extension LayoutNode {
  /// Returns the frames of the outermost views with an identifier, for a proposal of this node.
  fileprivate func identifiedFrames(
    at origin: CGPoint, for proposal: ProposedViewSize
  ) -> [(id: AnyHashable, frame: CGRect)] {
    if let id = element.traits.explicitID ?? element.traits.tag {
      return [(id, CGRect(origin: origin, size: size(proposal)))]
    }
    return zip(children, arrangement(proposal).placements).flatMap { child, placement in
      child.identifiedFrames(
        at: CGPoint(x: origin.x + placement.origin.x, y: origin.y + placement.origin.y), for: placement.proposal)
    }
  }
}

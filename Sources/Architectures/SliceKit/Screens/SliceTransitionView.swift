import SnapshotFoundation
import SnapshotUI

/// A view that shows the animation between two lists of slices at a given time.
///
/// Deleted slices fade out at their old position, inserted slices fade in at their new position, and moved slices are between
/// both. See ``SliceTransition``.
nonisolated public struct SliceTransitionView: StructuralView {
  private let change: Change
  private let time: Double
  private let slices: SliceRegistry
  private let site: CallSite

  private enum Change {
    case lists(from: [SliceDescriptor], to: [SliceDescriptor])
    case window(LazyTransition, width: CGFloat?, height: CGFloat?)
  }

  /// Creates a view of a transition.
  ///
  /// - Parameters:
  ///   - old: The slices before the change, from top to bottom.
  ///   - new: The slices after the change, from top to bottom.
  ///   - time: The time from 0, before the change, to 1, after it.
  ///   - slices: The types of the slices.
  public init(
    from old: [SliceDescriptor], to new: [SliceDescriptor], at time: Double, slices: SliceRegistry,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    change = .lists(from: old, to: new)
    self.time = time.isNaN ? 0 : min(max(time, 0), 1)
    self.slices = slices
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a view of the transition of a lazy list.
  init(
    of transition: LazyTransition, width: CGFloat?, height: Double?, at time: Double, slices: SliceRegistry,
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    change = .window(transition, width: width, height: height.map { CGFloat($0) })
    self.time = time.isNaN ? 0 : min(max(time, 0), 1)
    self.slices = slices
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns the elements of the slices.
  ///
  /// - Throws: ``SliceError/Reason/unusable(_:)`` if a descriptor cannot be shown, at the line that created the view.
  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    // The rows have appeared on the screen. A picture of the change sends no actions.
    context.noteHostedView()
    return switch change {
    case .lists(let old, let new): try elements(from: old, to: new, in: context)
    case .window(let transition, let width, let height):
      try elements(of: transition, width: width, height: height, in: context)
    }
  }

  private func elements(
    of transition: LazyTransition, width: CGFloat?, height: CGFloat?, in context: ElementContext
  ) throws -> [ViewElement] {
    let (former, current) = transition.rows()
    func items(_ rows: [LazyTransition.Row]) throws -> [(offset: Int, item: SliceItem, row: LazyTransition.Row)] {
      try site.locating {
        try zip(slices.items(of: rows.map(\.descriptor)), rows).enumerated().map { ($0, $1.0, $1.1) }
      }
    }
    let (leaving, staying) = (try items(former), try items(current))
    return try context.elements(
      of: WindowTransitionLayout {
        ForEach(leaving, id: \.offset) { view(of: $0.item, $0.row.transition) }
        ForEach(staying, id: \.offset) { view(of: $0.item, $0.row.transition) }
      }
      .frame(width: width, height: height, alignment: .top)
      .clipped())
  }

  private func view(of item: SliceItem, _ transition: SliceTransition<SliceIdentity>) -> some View {
    item.slice.view.fillingWidth().opacity(transition.opacity(at: time))
      .layoutValue(key: TransitionEdge.self, value: CGFloat(transition.frame(at: time).minY))
  }

  private func elements(
    from old: [SliceDescriptor], to new: [SliceDescriptor], in context: ElementContext
  ) throws -> [ViewElement] {
    let (before, after) = try site.locating { (try slices.items(of: old), try slices.items(of: new)) }
    let equal = Set(old.filter { new.contains($0) }.map(\.identity))
    // Opacities do not depend on the heights, which are known only during layout.
    func places(_ descriptors: [SliceDescriptor]) -> [ItemPosition<SliceIdentity>.Frame] {
      descriptors.map { ItemPosition.Frame(id: $0.identity, minY: 0, height: 0) }
    }
    let transitions = SliceTransition.transitions(from: places(old), to: places(new))
    let opacities = Dictionary(transitions.map { ($0.to.id, $0.opacity(at: time)) }) { first, _ in first }
    let kept = Set(old.map(\.identity)).intersection(new.map(\.identity))
    func opacity(_ item: SliceItem, isNew: Bool) -> Double {
      let identity = item.descriptor.identity
      // An unchanged slice is drawn once. A changed slice fades from its old to its new content.
      if equal.contains(identity) { return isNew ? 1 : 0 }
      return kept.contains(identity) ? (isNew ? time : 1 - time) : opacities[identity] ?? 1
    }
    return try context.elements(
      of: ScrollView {
        TransitionLayout(time: time) {
          ForEach(before, id: \.descriptor.identity) { item in
            item.slice.view.fillingWidth().opacity(opacity(item, isNew: false))
              .layoutValue(
                key: TransitionItem.self, value: TransitionItem.Place(identity: item.descriptor.identity, isNew: false))
          }
          ForEach(after, id: \.descriptor.identity) { item in
            item.slice.view.fillingWidth().opacity(opacity(item, isNew: true))
              .layoutValue(
                key: TransitionItem.self, value: TransitionItem.Place(identity: item.descriptor.identity, isNew: true))
          }
        }
      })
  }
}

/// The item that a view shows, and the list that it belongs to.
private enum TransitionItem: LayoutValueKey {
  struct Place {
    var identity: SliceIdentity
    var isNew: Bool
  }

  static var defaultValue: Place? { nil }
}

/// The top edge of a row of a lazy list.
private enum TransitionEdge: LayoutValueKey {
  static var defaultValue: CGFloat { 0 }
}

/// Places the rows of a lazy list at their edges.
private struct WindowTransitionLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let bottom = subviews.map { row in
      row[TransitionEdge.self] + row.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }.max()
    return CGSize(width: width, height: proposal.height ?? max(0, bottom ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for row in subviews {
      row.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + row[TransitionEdge.self]),
        proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }
}

/// Places the items of two lists at a time of the transition.
private struct TransitionLayout: Layout {
  var time: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let (old, new) = (frames(subviews, isNew: false, width: width), frames(subviews, isNew: true, width: width))
    // The larger of both lists, so that the height is constant during the transition.
    return CGSize(width: width, height: max(old.last?.maxY ?? 0, new.last?.maxY ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (old, new) = (
      frames(subviews, isNew: false, width: bounds.width), frames(subviews, isNew: true, width: bounds.width)
    )
    let transitions = SliceTransition.transitions(from: old, to: new)
    let places = Dictionary(transitions.map { ($0.to.id, $0.frame(at: time)) }) { first, _ in first }
    for subview in subviews {
      guard let item = subview[TransitionItem.self], let place = places[item.identity] else { continue }
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }

  /// Returns the frames of the items of one list, from top to bottom.
  private func frames(_ subviews: Subviews, isNew: Bool, width: CGFloat) -> [ItemPosition<SliceIdentity>.Frame] {
    var frames: [ItemPosition<SliceIdentity>.Frame] = []
    for subview in subviews {
      guard let item = subview[TransitionItem.self], item.isNew == isNew else { continue }
      let height = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      frames.append(.init(id: item.identity, minY: frames.last?.maxY ?? 0, height: height))
    }
    return frames
  }
}

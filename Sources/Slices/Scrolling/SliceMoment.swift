import TestFailures
import Views

/// A screen of slices on its way from one list of view models to another: what goes fades out in its old place, what comes
/// fades in in its new one, and what moves is between both.
///
/// A function of both lists and of a moment, in whatever context it is shown; see ``SliceTransition``.
public struct SliceMoment: StructuralView {
  private let old: [SliceDescriptor]
  private let new: [SliceDescriptor]
  private let time: Double
  private let slices: SliceRegistry
  private let site: CallSite

  /// - Parameter time: Between 0, before the change, and 1, after it.
  public init(
    from old: [SliceDescriptor], to new: [SliceDescriptor], at time: Double, slices: SliceRegistry,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.old = old
    self.new = new
    self.time = time.isNaN ? 0 : min(max(time, 0), 1)
    self.slices = slices
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// - Throws: ``SliceError/Reason/unusable(_:)`` where a descriptor cannot be shown, with the line at which the moment was
  ///   made.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let (before, after) = try site.locating { (try slices.rows(of: old), try slices.rows(of: new)) }
    let equal = Set(old.filter { new.contains($0) }.map(\.identity))
    // Without heights, a transition still knows who comes and who goes.
    func places(_ descriptors: [SliceDescriptor]) -> [ScrollPosition<SliceIdentity>.Frame] {
      descriptors.map { ScrollPosition.Frame(id: $0.identity, minY: 0, height: 0) }
    }
    let transitions = SliceTransition.transitions(from: places(old), to: places(new))
    let opacities = Dictionary(transitions.map { ($0.to.id, $0.opacity(at: time)) }) { first, _ in first }
    let kept = Set(old.map(\.identity)).intersection(new.map(\.identity))
    func opacity(_ row: SliceRow, isNew: Bool) -> Double {
      let identity = row.descriptor.identity
      // A slice that stays and looks the same is drawn once; one that changes its look fades from one to the other.
      if equal.contains(identity) { return isNew ? 1 : 0 }
      return kept.contains(identity) ? (isNew ? time : 1 - time) : opacities[identity] ?? 1
    }
    return try context.elements(
      of: ScrollView {
        MomentLayout(time: time) {
          ForEach(before, id: \.descriptor.identity) { row in
            row.slice.view.asRow().opacity(opacity(row, isNew: false))
              .layoutValue(key: MomentRow.self, value: MomentRow.Place(identity: row.descriptor.identity, isNew: false))
          }
          ForEach(after, id: \.descriptor.identity) { row in
            row.slice.view.asRow().opacity(opacity(row, isNew: true))
              .layoutValue(key: MomentRow.self, value: MomentRow.Place(identity: row.descriptor.identity, isNew: true))
          }
        }
      })
  }
}

/// Which row of which list a view is.
private enum MomentRow: LayoutValueKey {
  struct Place {
    var identity: SliceIdentity
    var isNew: Bool
  }

  static var defaultValue: Place? { nil }
}

/// Stands rows where they are at a moment between two lists.
private struct MomentLayout: Layout {
  var time: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let (old, new) = (frames(subviews, isNew: false, width: width), frames(subviews, isNew: true, width: width))
    // Both ends of the change decide, so that the screen does not jump.
    return CGSize(width: width, height: max(old.last?.maxY ?? 0, new.last?.maxY ?? 0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (old, new) = (
      frames(subviews, isNew: false, width: bounds.width), frames(subviews, isNew: true, width: bounds.width)
    )
    let transitions = SliceTransition.transitions(from: old, to: new)
    let places = Dictionary(transitions.map { ($0.to.id, $0.frame(at: time)) }) { first, _ in first }
    for subview in subviews {
      guard let row = subview[MomentRow.self], let place = places[row.identity] else { continue }
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + place.minY),
        proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }

  /// The rows of one list, from top to bottom.
  private func frames(_ subviews: Subviews, isNew: Bool, width: CGFloat) -> [ScrollPosition<SliceIdentity>.Frame] {
    var frames: [ScrollPosition<SliceIdentity>.Frame] = []
    for subview in subviews {
      guard let row = subview[MomentRow.self], row.isNew == isNew else { continue }
      let height = subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      frames.append(.init(id: row.identity, minY: frames.last?.maxY ?? 0, height: height))
    }
    return frames
  }
}

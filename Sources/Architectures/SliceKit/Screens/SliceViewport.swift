import SnapshotUI

/// The rows of a screen that scrolls, at their places. It has the size of the screen, whatever size is proposed.
nonisolated struct SliceViewport: StructuralView {
  let items: [SliceItem]
  let position: ItemPosition<SliceIdentity>?
  let width: CGFloat?
  /// The height, or `nil` for that of all rows.
  let height: Double?
  /// Where the layout on the screen notes the heights of rows.
  let heights: RowHeights

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let layout = ViewportLayout(position: position, heights: context.isOnScreenOfHost ? heights : nil)
    return try context.elements(
      of: layout {
        ForEach(items, id: \.descriptor.identity) { item in
          item.slice.view.fillingWidth().layoutValue(key: RowIdentity.self, value: item.descriptor.identity)
        }
      }
      .frame(width: width, height: height.map { CGFloat($0) }, alignment: .top)
      .clipped())
  }
}

/// The heights of rows in the last layout.
final class RowHeights {
  var heights: [SliceIdentity: Double] = [:]
}

private enum RowIdentity: LayoutValueKey {
  static var defaultValue: SliceIdentity? { nil }
}

/// Places rows around the anchor, by their actual heights.
private struct ViewportLayout: Layout {
  var position: ItemPosition<SliceIdentity>?
  var heights: RowHeights?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let height = proposal.height ?? subviews.map { self.height(of: $0, width: width) }.reduce(0, +)
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let items = subviews.compactMap { row in
      row[RowIdentity.self].map { ItemPosition.Item(id: $0, height: Double(height(of: row, width: bounds.width))) }
    }
    for item in items { heights?.heights[item.id] = item.height }
    let frames = position?.frames(of: items) ?? []
    for (row, frame) in zip(subviews, frames) {
      row.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(width: bounds.width, height: nil))
    }
  }

  private func height(of row: LayoutSubview, width: CGFloat) -> CGFloat {
    row.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }
}

/// The distances between the content of a list row and the edges of the row. Content that is higher than a line of text
/// uses the room of a row of the least height before the row grows.
struct RowInsetsLayout: UnaryLayout {
  var insets: EdgeInsets
  var metrics: ListMetrics

  func place(_ child: LayoutNode, for proposal: ProposedViewSize) -> (size: CGSize, child: Arrangement.Placement) {
    let width = proposal.width.map { max(0, $0 - insets.horizontal) }
    let free = child.size(ProposedViewSize(width: width, height: nil)).height
    var adapted = insets
    let vertical = metrics.rowPadding(around: free)
    adapted.top = min(insets.top, vertical)
    adapted.bottom = min(insets.bottom, vertical)
    return PaddingLayout(insets: adapted).place(child, for: proposal)
  }
}

extension ListMetrics {
  /// Returns the distance above and below the content of a row.
  ///
  /// Content up to `tightContentHeight` is in a row of the least height. From `looseContentHeight` the distance is
  /// `rowPadding`. Between the two it grows with the content, so that the height of a row never jumps.
  ///
  /// - Parameter height: The height of the content.
  func rowPadding(around height: CGFloat) -> CGFloat {
    guard let tightContentHeight else { return rowPadding }
    if height >= Self.looseContentHeight { return rowPadding }
    let least = (minimumRowHeight - tightContentHeight) / 2
    guard height > tightContentHeight else {
      return min(rowPadding, max(least, finite((minimumRowHeight - height) / 2)))
    }
    let part = (height - tightContentHeight) / (Self.looseContentHeight - tightContentHeight)
    return least + (rowPadding - least) * part
  }

  /// The least height of content that was measured with `rowPadding` above and below.
  private static let looseContentHeight: CGFloat = 113 / 3
}

extension ViewElement {
  /// The vertical inset for the control that the element is or contains alone.
  var rowControlInset: CGFloat? {
    traits.listRow.controlInset ?? (children.count == 1 ? children[0].rowControlInset : nil)
  }
}

/// Adds the distances of a row to its content.
struct RowInsets: ElementModifier {
  let insets: EdgeInsets
  /// Whether the row states its distances itself.
  let isFixed: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard !isFixed else { return try context.elements(of: content.padding(insets)) }
    let layout = RowInsetsLayout(insets: insets, metrics: context.environment.designMetrics.list)
    return try context.elements(of: content.wrapped("padding", insets.summary, layout: layout))
  }
}

/// The rows of a lazy list that are on screen or in its margin.
struct WindowOfRows {
  /// All rows of the list.
  var descriptors: [SliceDescriptor] = []
  /// The frames of the rows on screen, from top to bottom.
  var frames: [ItemPosition<SliceIdentity>.Frame] = []

  /// Returns the positions of the rows in the list.
  fileprivate var positions: [SliceIdentity: Int] {
    Dictionary(descriptors.enumerated().map { ($0.element.identity, $0.offset) }) { first, _ in first }
  }
}

/// The animation of a lazy list between two states of its rows.
struct LazyTransition {
  var before = WindowOfRows()
  var after = WindowOfRows()

  /// A row that is drawn during the transition.
  struct Row {
    var descriptor: SliceDescriptor
    var transition: SliceTransition<SliceIdentity>
  }

  /// The rows in the order in which they are drawn: those that leave, those whose content changes with their former content,
  /// then those that are on screen after the change.
  func rows() -> (former: [Row], current: [Row]) {
    let (oldPositions, newPositions) = (before.positions, after.positions)
    let old = Dictionary(before.frames.map { ($0.id, $0) }) { first, _ in first }
    let new = Dictionary(after.frames.map { ($0.id, $0) }) { first, _ in first }
    // Where rows are that are on screen on the other side of the change only.
    let entering = Self.framesOutside(of: before.frames, in: oldPositions, after.frames.filter { old[$0.id] == nil })
    let leaving = Self.framesOutside(of: after.frames, in: newPositions, before.frames.filter { new[$0.id] == nil })

    let former = before.frames.compactMap { frame -> Row? in
      guard let position = oldPositions[frame.id] else { return nil }
      let descriptor = before.descriptors[position]
      if let target = new[frame.id] {
        // An unchanged row is drawn once. A changed row fades from its old to its new content.
        guard newPositions[frame.id].map({ after.descriptors[$0] != descriptor }) ?? false else { return nil }
        return Row(descriptor, from: frame, to: target, opacity: (1, 0))
      }
      if let target = leaving[frame.id] { return Row(descriptor, from: frame, to: target, opacity: (1, 1)) }
      return Row(descriptor, kind: .delete, from: frame, to: frame, opacity: (1, 0))
    }
    let current = after.frames.compactMap { frame -> Row? in
      guard let position = newPositions[frame.id] else { return nil }
      let descriptor = after.descriptors[position]
      if let source = old[frame.id] {
        let isChanged = oldPositions[frame.id].map { before.descriptors[$0] != descriptor } ?? false
        return Row(descriptor, from: source, to: frame, opacity: (isChanged ? 0 : 1, 1))
      }
      if let source = entering[frame.id] { return Row(descriptor, from: source, to: frame, opacity: (1, 1)) }
      return Row(descriptor, kind: .insert, from: frame, to: frame, opacity: (0, 1))
    }
    return (former, current)
  }

  /// Returns frames for rows of a list that are not on screen: above or below it, next to each other.
  private static func framesOutside(
    of window: [ItemPosition<SliceIdentity>.Frame], in positions: [SliceIdentity: Int],
    _ rows: [ItemPosition<SliceIdentity>.Frame]
  ) -> [SliceIdentity: ItemPosition<SliceIdentity>.Frame] {
    guard let first = window.first, let last = window.last, let start = positions[first.id] else { return [:] }
    let listed = rows.compactMap { row in positions[row.id].map { (position: $0, row: row) } }
      .sorted { $0.position < $1.position }
    var frames: [SliceIdentity: ItemPosition<SliceIdentity>.Frame] = [:]
    var top = first.minY
    for (_, row) in listed.filter({ $0.position < start }).reversed() {
      top -= row.height
      frames[row.id] = .init(id: row.id, minY: top, height: row.height)
    }
    var bottom = last.maxY
    for (_, row) in listed.filter({ $0.position > start }) {
      frames[row.id] = .init(id: row.id, minY: bottom, height: row.height)
      bottom += row.height
    }
    return frames
  }
}

extension LazyTransition.Row {
  fileprivate init(
    _ descriptor: SliceDescriptor, kind: SliceTransition<SliceIdentity>.Kind? = nil,
    from: ItemPosition<SliceIdentity>.Frame, to: ItemPosition<SliceIdentity>.Frame, opacity: (Double, Double)
  ) {
    self.descriptor = descriptor
    transition = SliceTransition(
      kind: kind ?? (from == to ? .stay : .move), from: from, to: to, fromOpacity: opacity.0, toOpacity: opacity.1)
  }
}

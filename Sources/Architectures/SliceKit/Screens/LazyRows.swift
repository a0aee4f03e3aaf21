import SnapshotUI

/// Rows of which only those on screen, and in a margin around it, have slices.
final class LazyRows: ScreenRows {
  private(set) var descriptors: [SliceDescriptor] = []
  /// The row that keeps its place on screen, or `nil` if there are no rows.
  private(set) var position: ItemPosition<SliceIdentity>?
  /// The rows that have slices, from top to bottom.
  private(set) var frames: [ItemPosition<SliceIdentity>.Frame] = []
  /// The positions of these rows in the list.
  private var shown: [SliceIdentity: Int] = [:]
  private var visible = VisibleItems<SliceIdentity, ObjectIdentifier, AnySlice>()
  /// The known heights. A row that was never needed to fill the screen has none.
  private var heights: [SliceIdentity: Double] = [:]
  /// A slice of each kind that measures rows.
  private var gauges: [ObjectIdentifier: AnySlice] = [:]
  private let layout = RowHeights()
  /// The rows before the last change of the descriptors, and after it.
  private(set) var transition = LazyTransition()
  /// Whether the rows were scrolled after the last change.
  private var hasScrolled = false
  private let slices: SliceRegistry
  private let images: ImageSource
  private let margin: Double
  private let context: RenderContext

  init(_ slices: SliceRegistry, images: ImageSource, margin: Double, in context: RenderContext) {
    self.slices = slices
    self.images = images
    self.margin = margin
    self.context = context
  }

  var createdCount: Int { visible.createdCount + gauges.count }

  /// The height of the screen without the safe area, in points. Infinite if the context has no height.
  var height: Double {
    let insets = context.safeAreaInsets
    return context.height.map { max(0, Double($0 - insets.top - insets.bottom)) } ?? .infinity
  }

  var width: CGFloat? {
    let insets = context.safeAreaInsets
    return context.width.map { max(0, $0 - insets.leading - insets.trailing) }
  }

  var view: AnyView {
    let items = frames.compactMap { frame in
      visible[frame.id].flatMap { slice in
        shown[frame.id].map { SliceItem(descriptor: descriptors[$0], slice: slice) }
      }
    }
    return AnyView(
      SliceViewport(
        items: items, position: position, width: width, height: height.isFinite ? height : nil, heights: layout))
  }

  func apply(_ changes: Changeset<SliceDescriptor>, of wanted: [SliceDescriptor]) throws -> [String] {
    // View models that are not shown yet are checked when they are.
    try slices.check(wanted, changedAt: [])
    let before = WindowOfRows(descriptors: descriptors, frames: frames)
    let anchor = followingAnchor(changes, in: wanted)
    for position in changes.deletes { heights[descriptors[position].identity] = nil }
    for update in changes.updates { heights[update.element.identity] = nil }
    descriptors = wanted
    position = anchor
    let configured = try fill(updated: Set(changes.updates.map(\.element.identity)))
    if !changes.isEmpty {
      transition.before = before
      hasScrolled = false
      noteRowsAfterChange()
    }
    return configured
  }

  private func noteRowsAfterChange() {
    if !hasScrolled { transition.after = WindowOfRows(descriptors: descriptors, frames: frames) }
  }

  func adaptToLayout() throws -> Bool {
    let changed = layout.heights.filter { heights[$0.key] != $0.value && shown[$0.key] != nil }
    layout.heights = [:]
    guard !changed.isEmpty else { return false }
    heights.merge(changed) { $1 }
    _ = try fill()
    noteRowsAfterChange()
    return true
  }

  func removeAll() {
    descriptors = []
    heights = [:]
    position = nil
    (frames, shown) = ([], [:])
  }
}

extension LazyRows {
  /// Moves the rows up by a distance, in points.
  func scroll(by distance: Double) throws -> [String] {
    guard let position else { return [] }
    return try scroll(to: ItemPosition(anchor: position.anchor, y: position.y - distance))
  }

  /// Places a row at a fraction of the screen's height.
  func scroll(toRow row: Int, at fraction: Double) throws -> [String] {
    let free = height.isFinite ? height - (try measure(row)) : 0
    return try scroll(to: ItemPosition(anchor: descriptors[row].identity, y: free * fraction))
  }

  private func scroll(to position: ItemPosition<SliceIdentity>) throws -> [String] {
    self.position = position
    hasScrolled = true
    return try fill(movesAnchor: true)
  }
}

extension LazyRows {
  /// Returns the position after a change of the rows, which is still to be clamped to the ends of the list.
  private func followingAnchor(
    _ changes: Changeset<SliceDescriptor>, in wanted: [SliceDescriptor]
  ) -> ItemPosition<SliceIdentity>? {
    guard let position else { return wanted.first.map { ItemPosition(anchor: $0.identity) } }
    guard let anchor = descriptors.firstIndex(where: { $0.identity == position.anchor }) else { return position }
    let deleted = Set(changes.deletes)
    guard deleted.contains(anchor) else { return position }
    // The nearest remaining row takes over, preferably one below. If it was on screen, it does not move.
    let nearest =
      descriptors.indices[anchor...].first { !deleted.contains($0) }
      ?? descriptors.indices[..<anchor].last { !deleted.contains($0) }
    guard let id = nearest.map({ descriptors[$0].identity }) else {
      return wanted.first.map { ItemPosition(anchor: $0.identity) }
    }
    return ItemPosition(anchor: id, y: frames.first { $0.id == id }?.minY ?? position.y)
  }

  /// Gives slices to the rows on screen, and takes them from the others.
  ///
  /// - Parameters:
  ///   - updated: The rows whose view models changed.
  ///   - movesAnchor: Whether the first row on screen becomes the anchor, as after scrolling.
  /// - Returns: The configured slices, from top to bottom.
  private func fill(updated: Set<SliceIdentity> = [], movesAnchor: Bool = false) throws -> [String] {
    guard !descriptors.isEmpty, let current = position else {
      position = nil
      try show([], at: [:], updated: [])
      return []
    }
    let anchor = descriptors.firstIndex { $0.identity == current.anchor } ?? 0
    var (measured, window) = try frames(around: anchor, y: current.y)
    let place = measured[window.anchor - window.rows.lowerBound]
    if movesAnchor || !place.isVisible(height: height, margin: 0),
      let first = measured.firstIndex(where: { $0.maxY > 0 })
    {
      (measured, window) = try frames(around: window.rows.lowerBound + first, y: measured[first].minY)
    }
    position = ItemPosition(anchor: descriptors[window.anchor].identity, y: window.y)
    var places: [SliceIdentity: Int] = [:]
    for (index, frame) in zip(window.rows, measured) { places[frame.id] = index }
    return try show(measured, at: places, updated: updated)
  }

  /// Returns the frames of the rows around an anchor, and their positions in the list.
  private func frames(
    around anchor: Int, y: Double
  ) throws -> (frames: [ItemPosition<SliceIdentity>.Frame], window: RowWindow) {
    let window = try RowWindow(
      around: anchor, y: y, count: descriptors.count, height: height, margin: margin, rowHeight: measure)
    let items = try window.rows.map { ItemPosition.Item(id: descriptors[$0].identity, height: try measure($0)) }
    let position = ItemPosition(anchor: descriptors[window.anchor].identity, y: window.y)
    return (position.frames(of: items) ?? [], window)
  }

  @discardableResult
  private func show(
    _ measured: [ItemPosition<SliceIdentity>.Frame], at places: [SliceIdentity: Int], updated: Set<SliceIdentity>
  ) throws -> [String] {
    var configured: Set<SliceIdentity> = []
    func configure(_ id: SliceIdentity, _ slice: AnySlice) throws {
      guard let row = places[id] else { return }
      let classes = SliceDiagnostic.classes(in: descriptors[row], at: row)
      guard classes.isEmpty else { throw SliceError(.unusable(classes)) }
      slice.configure(with: descriptors[row].viewModel)
      configured.insert(id)
    }
    try visible.scroll(
      measured, height: height, margin: margin,
      kind: { id in slices.kind(of: descriptors[places[id] ?? 0]) },
      make: { kind in try slices.makeSlice(ofKind: kind) }, configure: configure)
    frames = measured.filter { visible[$0.id] != nil }
    shown = places
    for id in frames.map(\.id) where updated.contains(id) && !configured.contains(id) {
      if let slice = visible[id] { try configure(id, slice) }
    }
    return frames.map(\.id).filter(configured.contains).map { id in
      id.description(forSlice: visible[id]?.name ?? "")
    }
  }

  /// Returns the height of a row, which is measured once until its view model changes.
  private func measure(_ row: Int) throws -> Double {
    let descriptor = descriptors[row]
    if let known = heights[descriptor.identity] { return known }
    let kind = slices.kind(of: descriptor)
    let gauge = try gauges[kind] ?? slices.makeSlice(for: descriptor)
    gauges[kind] = gauge
    gauge.configure(with: descriptor.viewModel)
    var proposal = context
    (proposal.width, proposal.height) = (width, nil)
    let height = Double(try gauge.view.fillingWidth().imageSource(images).idealHeight(in: proposal))
    guard height.isFinite else {
      throw SliceError(.unusableHeight(row: descriptor.identity.description(forSlice: gauge.name), height: height))
    }
    heights[descriptor.identity] = height
    return height
  }
}

/// Converts a display list to a ``PreparedScene``.
///
/// A sequential pass over the list tracks transforms, clips and groups. The geometry of the operations, which is most of the
/// work, is then prepared in parallel, one operation at a time.
struct ScenePreparation {
  /// Shared by the picture's scene and the scenes of its filtered groups.
  private struct Context: Sendable {
    var items: [DisplayList.Item]
    var structure: DisplayListStructure
    var masks: GlyphMasks
    var gradients: GradientTables
    /// One per worker.
    var shapes: [ShapeMaskCache]
    /// One per worker.
    var outlines: [OutlineStorage]
    /// The outlines of clips, which the sequential pass makes.
    let clipOutlines = OutlineStorage()
    var owners: [any AnyObject & Sendable] { shapes + outlines + [clipOutlines] }
    var bands: BandRenderer
    var budget: FilterBudget
    let vertices = VertexBudget()
    var pixelLimit: Int { budget.pixelLimit }
    /// The filtered backdrops, by the indices of their operations.
    var backdrops: [Int: PixelLayer] = [:]
  }

  private enum Frame {
    case save(DrawingState)
    case group(DrawingState, opacity: Double)
    case mask(DrawingState, MaskChannel)
  }

  /// An operation and its drawing state, by index. Indices keep the sequential pass short.
  private struct Placement: Sendable {
    var item: Int32
    var state: Int32
    /// The index of the filtered group that the operation ends or of its filtered backdrop, or -1.
    var layer: Int32 = -1
    var channel = MaskChannel.alpha
  }

  private let context: Context
  private var state: DrawingState { didSet { isStateRecorded = false } }
  private var isStateRecorded = false
  private var frames: [Frame] = []
  private var clips: [PreparedClip] = []
  private var placements: [Placement] = []
  private var states: [DrawingState] = []
  private var layers: [PixelLayer] = []

  /// - Throws: ``RenderError/unbalanced(operation:)``, ``RenderError/missingGlyph(face:glyph:)``,
  ///   ``RenderError/nestedTooDeep(operation:limit:)``,
  ///   ``RenderError/layerTooLarge(operation:width:height:limit:)``, ``RenderError/tooManyFilteredPixels(operation:limit:)``.
  static func prepare(
    _ list: DisplayList, size: PixelRect, scale: Double, background: RGBA, fonts: FontBook, gradients: GradientTables,
    bands: BandRenderer, pixelLimit: Int
  ) throws -> PreparedScene {
    var context = Context(
      items: list.items, structure: try DisplayListStructure(list.items), masks: GlyphMasks(fonts: fonts),
      gradients: gradients, shapes: (0..<bands.workers.threads).map { _ in ShapeMaskCache() },
      outlines: (0..<bands.workers.threads).map { _ in OutlineStorage() }, bands: bands,
      budget: FilterBudget(pixelLimit: pixelLimit))
    let state = DrawingState(transform: Transform(scaleX: scale, y: scale), bounds: size)
    for index in context.structure.backdrops {
      context.backdrops[index] = try backdrop(at: index, from: state, background: background, context)
    }
    let (operations, clips) = try prepare(list.items.indices, from: state, context)
    return PreparedScene(
      size: size, background: background.premultiplied, operations: operations, clips: clips, owners: context.owners
    )
  }

  /// Prepares a range of balanced operations.
  private static func prepare(
    _ range: Range<Int>, from state: DrawingState, _ context: Context
  ) throws -> ([PreparedOperation], [PreparedClip]) {
    var walk = ScenePreparation(context: context, state: state)
    walk.placements.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if context.items[index].operation.isDrawn {
        walk.appendIfVisible(index)
        index += 1
      } else if case .beginGroup(let opacity, let filters) = context.items[index].operation,
        let end = context.structure.ends[index]
      {
        try walk.placeLayer(index + 1..<end, opacity, filters, end: end)
        index = end + 1
      } else {
        try walk.place(index)
        index += 1
      }
    }
    let (placements, states, layers) = (walk.placements, walk.states, walk.layers)
    let (order, cost) = order(of: placements, context)
    let workers = context.bands.workers.threads > 1 && cost < 256 ? WorkerPool(threads: 1) : context.bands.workers
    var operations = try workers.compactMap(
      order,
      makeContext: {
        SceneCaches(
          masks: context.masks, gradients: context.gradients, shapes: context.shapes[$0],
          outlines: context.outlines[$0], pixelLimit: context.pixelLimit)
      }
    ) { caches, index in
      let placement = placements[index]
      let operation = try PlacedOperation(
        index: Int(placement.item), operation: context.items[Int(placement.item)].operation,
        state: states[Int(placement.state)],
        layer: placement.layer < 0 ? nil : layers[Int(placement.layer)], channel: placement.channel
      ).prepared(caches)
      let isWithinBudget = context.vertices.spend(operation?.vertexCount ?? 0, at: Int(placement.item))
      return isWithinBudget ? operation : nil
    }
    try context.vertices.check()
    if operations.contains(where: { $0.nesting != 0 }) { operations.boundGroups() }
    return (operations, walk.clips)
  }

  /// Returns the order in which to prepare the operations, expensive ones first for better load balancing, and their total
  /// cost.
  ///
  /// This is a separate loop because path lengths are stored out of line: a tight loop lets the processor overlap the cache
  /// misses.
  private static func order(of placements: [Placement], _ context: Context) -> ([Int32], cost: Int) {
    if context.bands.workers.threads == 1 { return (Array(0..<Int32(truncatingIfNeeded: placements.count)), 0) }
    var large: [Int32] = []
    var small: [Int32] = []
    small.reserveCapacity(placements.count)
    var total = 0
    for index in placements.indices {
      let cost = context.items[Int(placements[index].item)].operation.preparationCost
      total += cost
      if cost < largeCost {
        small.append(Int32(truncatingIfNeeded: index))
      } else {
        large.append(Int32(truncatingIfNeeded: index))
      }
    }
    return (large.isEmpty ? small : large + small, total)
  }

  private init(context: Context, state: DrawingState) {
    self.context = context
    self.state = state
  }

  // MARK: State

  private mutating func place(_ item: Int) throws {
    switch context.items[item].operation {
    case .save:
      frames.append(.save(state))
    case .concatenate(let transform):
      state.transform = transform.concatenating(state.transform)
    case .clip(let path, let rule):
      try clip(item, to: path, rule)
    case .blendMode(let mode):
      state.mode = mode
    case .opacity(let opacity):
      state.opacity = opacity
    case .beginGroup(let opacity, _):
      frames.append(.group(state, opacity: opacity * state.opacity))
      append(item)
      // Clips outside the group apply once, to the composited group.
      state.clip = nil
      resetState()
    case .beginMask(let channel):
      frames.append(.mask(state, channel))
      resetState()
      append(item)
    case .restore, .endGroup, .endMask:
      switch frames.popLast() {
      case .save(let saved):
        state = saved
      case .group(let saved, let opacity):
        state = saved
        append(item, opacity: opacity)
      case .mask(let saved, let channel):
        state = saved
        append(item)
        placements[placements.count - 1].channel = channel
      case nil: break
      }
    case .innerShadow(let path, let rule, _):
      let saved = state
      try clip(item, to: path, rule)
      appendIfVisible(item)
      state = saved
    case .backdrop(let path, let rule, _): try placeBackdrop(item, path, rule)
    case .fill, .stroke, .shadow, .glyphs, .image, .ninePartImage:
      appendIfVisible(item)
    }
  }

  private mutating func resetState() {
    state.mode = .sourceOver
    state.opacity = 1
  }

  private mutating func appendIfVisible(_ item: Int) {
    if !state.bounds.isEmpty { append(item) }
  }

  private mutating func append(_ item: Int) {
    if !isStateRecorded {
      states.append(state)
      isStateRecorded = true
    }
    appendPlacement(of: item)
  }

  /// Appends the end of a group with the group's opacity.
  private mutating func append(_ item: Int, opacity: Double) {
    var state = state
    state.opacity = opacity
    states.append(state)
    isStateRecorded = false
    appendPlacement(of: item)
  }

  /// Appends an operation with the last recorded state.
  private mutating func appendPlacement(of item: Int) {
    placements.append(
      Placement(item: Int32(truncatingIfNeeded: item), state: Int32(truncatingIfNeeded: states.count - 1)))
  }

  // MARK: Layers

  /// Draws a group with filters into its own layer, applies the filters, and appends the result.
  private mutating func placeLayer(
    _ content: Range<Int>, _ opacity: Double, _ filters: [LayerFilter], end: Int
  ) throws {
    guard !state.bounds.isEmpty else { return }
    let filters = filters.compactMap { PreparedFilter($0, transform: state.transform) }
    var limits = [state.bounds]
    for filter in filters.reversed() {
      limits.append(
        filter.needed(for: limits[limits.count - 1]).intersection(
          state.bounds.expanded(by: PreparedFilter.farthestReach)))
    }
    let visible = limits[limits.count - 1]
    let inner = DrawingState(transform: state.transform, bounds: visible)
    let (operations, clips) = try Self.prepare(content, from: inner, context)
    let bounds = operations.reduce(PixelRect.empty) { $0.union($1.bounds) }
    try context.budget.spend(bounds, at: content.lowerBound - 1)
    let scene = PreparedScene(
      size: bounds, background: 0, operations: operations, clips: clips, owners: context.owners)
    var layer = PixelLayer(
      bounds: bounds, pixels: context.bands.pixels(of: scene))
    layer = try Self.apply(filters, to: layer, limits: limits, context, at: content.lowerBound - 1)
    append(end, opacity: opacity * state.opacity)
    layers.append(layer)
    placements[placements.count - 1].layer = Int32(truncatingIfNeeded: layers.count - 1)
  }

  /// Draws everything below a backdrop filter for its area, and applies the filters. Pixels at the picture's edges are
  /// repeated beyond them, so that edges don't darken.
  private static func backdrop(
    at index: Int, from state: DrawingState, background: RGBA, _ context: Context
  ) throws -> PixelLayer? {
    guard case .backdrop(let path, _, let filters) = context.items[index].operation else { return nil }
    let size = state.bounds
    let placement = BackdropPlacement(of: index, in: context.items, transform: state.transform, size: size)
    let touched = path.flattened(transform: placement.transform, tolerance: PlacedOperation.tolerance).touchedPixels
    let area = touched.intersection(placement.bounds)
    guard !area.isEmpty else { return nil }
    let prepared = filters.filter(\.staysInPlace).compactMap { PreparedFilter($0, transform: placement.transform) }
    var limits = [area]
    for filter in prepared.reversed() {
      limits.append(
        filter.needed(for: limits[limits.count - 1]).intersection(size.expanded(by: PreparedFilter.farthestReach)))
    }
    let needed = limits[limits.count - 1]
    try context.budget.spend(needed, operations: index, at: index)
    let seen = needed.intersection(size)
    var below = context
    below.items = context.items.closed(before: index)
    below.structure = try DisplayListStructure(below.items)
    let (operations, clips) = try prepare(
      below.items.indices, from: DrawingState(transform: state.transform, bounds: seen), below)
    try context.budget.spend(drawing: operations, at: index)
    let scene = PreparedScene(
      size: seen, background: background.premultiplied, operations: operations, clips: clips,
      owners: context.owners)
    let layer = PixelLayer(bounds: seen, pixels: context.bands.pixels(of: scene)).extendedByEdges(to: needed)
    return try apply(prepared, to: layer, limits: limits, context, at: index)
  }

  /// Applies filters in order. The limits begin with those of the result, and end with those of the layer.
  private static func apply(
    _ filters: [PreparedFilter], to layer: PixelLayer, limits: [PixelRect], _ context: Context, at operation: Int
  ) throws -> PixelLayer {
    var layer = layer
    for (index, filter) in filters.enumerated() {
      let result = filter.bounds(of: layer.bounds, limits: limits[filters.count - 1 - index])
      try context.budget.spend(filter, result: result, at: operation)
      layer = filter.apply(to: layer, limits: result, workers: context.bands.workers)
    }
    return layer
  }

  /// Appends the filtered backdrop, which replaces the pixels inside the path.
  private mutating func placeBackdrop(_ item: Int, _ path: Path, _ rule: FillRule) throws {
    guard let layer = context.backdrops[item] else { return }
    let saved = state
    try clip(item, to: path, rule)
    state.mode = state.opacity < 1 ? .sourceOver : .copy
    if !state.bounds.isEmpty {
      append(item)
      layers.append(layer)
      placements[placements.count - 1].layer = Int32(truncatingIfNeeded: layers.count - 1)
    }
    state = saved
  }

  private mutating func clip(_ item: Int, to path: Path, _ rule: FillRule) throws {
    let flattened = path.flattened(transform: state.transform, tolerance: PlacedOperation.tolerance)
    guard !flattened.isCutShort else {
      throw RenderError.tooManyVertices(operation: item, limit: FlattenedPath.mostVertices)
    }
    if !context.vertices.spend(flattened.vertices.count, at: item) { try context.vertices.check() }
    state.bounds = state.bounds.intersection(flattened.touchedPixels)
    let shape: PreparedClip.Shape
    if let rectangle = flattened.rectangle {
      if rectangle.isAligned || rectangle.coveredPixels.contains(state.bounds) { return }
      shape = .rectangle(rectangle)
    } else {
      shape = .path(context.clipOutlines.outline(of: flattened, rule))
    }
    guard !state.bounds.isEmpty else { return }
    clips.append(PreparedClip(shape: shape, bounds: state.bounds, parent: state.clip))
    state.clip = clips.count - 1
  }
}

extension ScenePreparation {
  /// Operations of at least this cost are prepared first.
  private static let largeCost = 100
}

extension DisplayList.Operation {
  /// Whether the operation draws and changes no state. Does not bind the payload: that would update the path's reference
  /// count, whose cache line another thread may own.
  fileprivate var isDrawn: Bool {
    switch self {
    case .fill, .stroke, .shadow, .glyphs, .image, .ninePartImage: true
    default: false
    }
  }

  /// The estimated cost of preparing the operation, in path elements. Worker threads are used above a few hundred.
  fileprivate var preparationCost: Int {
    switch self {
    case .fill(let path, _, _): 16 + path.elements.count
    // Each element adds a join, or many chords that are offset one by one.
    case .stroke(let path, _, _): 16 + 2 * path.elements.count
    case .glyphs(let run, _): 16 + run.glyphs.count
    case .shadow, .innerShadow: 128
    default: 16
    }
  }
}

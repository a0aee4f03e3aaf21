/// Turns a display list into a ``PreparedScene``.
///
/// One walk over the list follows transforms, clips and groups; the geometry of the operations, which is most of the
/// work, is then prepared on several threads, each operation by itself.
struct ScenePreparation {
  /// What all scenes of one drawing share.
  private struct Context: Sendable {
    var items: [DisplayList.Item]
    var structure: DisplayListStructure
    var masks: GlyphMasks
    var gradients: GradientTables
    /// One for each of the crew.
    var shapes: [RepeatedShapes]
    var crew: Crew
    var pixelLimit: Int
    var bandHeight: Int
  }

  private enum Frame {
    case save(DrawingState)
    case group(DrawingState, opacity: Double)
    case mask(DrawingState, MaskChannel)
  }

  /// An operation of the list and the state that it is drawn in, by their indices: the walk is the part of the work that
  /// no other thread shares.
  private struct Placement: Sendable {
    var item: Int32
    var state: Int32
    /// The group that the operation ends, where it has been drawn already; below zero where it has not.
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
  ///   ``RenderError/nestedTooDeep(operation:limit:)``, ``RenderError/tooManyPixels(width:height:limit:)`` for a layer.
  static func prepare(
    _ list: DisplayList, size: PixelRect, scale: Double, background: RGBA, fonts: FontBook, gradients: GradientTables,
    crew: Crew, pixelLimit: Int, bandHeight: Int
  ) throws -> PreparedScene {
    let context = Context(
      items: list.items, structure: try DisplayListStructure(list.items), masks: GlyphMasks(fonts: fonts),
      gradients: gradients, shapes: (0..<crew.threads).map { _ in RepeatedShapes() }, crew: crew,
      pixelLimit: pixelLimit,
      bandHeight: bandHeight)
    let state = DrawingState(transform: Transform(scaleX: scale, y: scale), bounds: size)
    let (operations, clips) = try prepare(list.items.indices, from: state, context)
    return PreparedScene(
      size: size, background: background.premultiplied, operations: operations, clips: clips, shapes: context.shapes)
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
        walk.place(index)
        index += 1
      }
    }
    let (placements, states, layers) = (walk.placements, walk.states, walk.layers)
    let (order, cost) = order(of: placements, context)
    let crew = context.crew.threads > 1 && cost < 256 ? Crew(threads: 1) : context.crew
    var operations = try crew.compactMap(
      order,
      makeContext: { SceneCaches(masks: context.masks, gradients: context.gradients, shapes: context.shapes[$0]) }
    ) { caches, index in
      let placement = placements[index]
      return try PlacedOperation(
        operation: context.items[Int(placement.item)].operation, state: states[Int(placement.state)],
        layer: placement.layer < 0 ? nil : layers[Int(placement.layer)], channel: placement.channel
      ).prepared(caches)
    }
    if operations.contains(where: { $0.nesting != 0 }) { operations.boundGroups() }
    return (operations, walk.clips)
  }

  /// The indices of operations, those that take long first, since what is begun last the other threads wait for; and what
  /// all of them cost.
  ///
  /// Not part of the walk: how long a path is stands elsewhere in memory, and a processor fetches many such numbers at once
  /// where little else is between them.
  private static func order(of placements: [Placement], _ context: Context) -> ([Int32], cost: Int) {
    if context.crew.threads == 1 { return (Array(0..<Int32(truncatingIfNeeded: placements.count)), 0) }
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

  private mutating func place(_ item: Int) {
    switch context.items[item].operation {
    case .save:
      frames.append(.save(state))
    case .concatenate(let transform):
      state.transform = transform.concatenating(state.transform)
    case .clip(let path, let rule):
      clip(to: path, rule)
    case .blendMode(let mode):
      state.mode = mode
    case .opacity(let opacity):
      state.opacity = opacity
    case .beginGroup(let opacity, _):
      frames.append(.group(state, opacity: opacity * state.opacity))
      append(item)
      // The clips outside of the group apply once, to the whole of it.
      state.clip = nil
      beginAfresh()
    case .beginMask(let channel):
      frames.append(.mask(state, channel))
      beginAfresh()
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
      clip(to: path, rule)
      appendIfVisible(item)
      state = saved
    case .fill, .stroke, .shadow, .glyphs, .image, .ninePartImage:
      appendIfVisible(item)
    }
  }

  private mutating func beginAfresh() {
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

  /// Appends the end of a group that is composited with an opacity of its own.
  private mutating func append(_ item: Int, opacity: Double) {
    var state = state
    state.opacity = opacity
    states.append(state)
    isStateRecorded = false
    appendPlacement(of: item)
  }

  /// Places an operation in the last state.
  private mutating func appendPlacement(of item: Int) {
    placements.append(
      Placement(item: Int32(truncatingIfNeeded: item), state: Int32(truncatingIfNeeded: states.count - 1)))
  }

  // MARK: Layers

  /// The farthest that a filter looks beyond the picture, in pixels. What lies farther out casts nothing into it.
  private static let farthestReach = 16_384

  /// Draws a group with filters apart, applies them, and places the result.
  private mutating func placeLayer(
    _ content: Range<Int>, _ opacity: Double, _ filters: [LayerFilter], end: Int
  ) throws {
    guard !state.bounds.isEmpty else { return }
    let filters = filters.compactMap { PreparedFilter($0, transform: state.transform) }
    var limits = [state.bounds]
    for filter in filters.reversed() {
      limits.append(
        filter.needed(for: limits[limits.count - 1]).intersection(state.bounds.expanded(by: Self.farthestReach)))
    }
    let visible = limits[limits.count - 1]
    let inner = DrawingState(transform: state.transform, bounds: visible)
    let (operations, clips) = try Self.prepare(content, from: inner, context)
    let bounds = operations.reduce(PixelRect.empty) { $0.union($1.bounds) }
    guard bounds.width * bounds.height <= context.pixelLimit else {
      throw RenderError.tooManyPixels(width: bounds.width, height: bounds.height, limit: context.pixelLimit)
    }
    let scene = PreparedScene(
      size: bounds, background: 0, operations: operations, clips: clips, shapes: context.shapes)
    var layer = PixelLayer(
      bounds: bounds, pixels: scene.pixels(context.crew, bandHeight: context.bandHeight))
    for (index, filter) in filters.enumerated() {
      layer = filter.apply(to: layer, limits: limits[filters.count - 1 - index])
    }
    append(end, opacity: opacity * state.opacity)
    layers.append(layer)
    placements[placements.count - 1].layer = Int32(truncatingIfNeeded: layers.count - 1)
  }

  private mutating func clip(to path: Path, _ rule: FillRule) {
    let flattened = path.flattened(transform: state.transform, tolerance: PlacedOperation.tolerance)
    state.bounds = state.bounds.intersection(flattened.touchedPixels)
    let shape: PreparedClip.Shape
    if let rectangle = flattened.rectangle {
      if rectangle.isAligned || rectangle.coveredPixels.contains(state.bounds) { return }
      shape = .rectangle(rectangle)
    } else {
      shape = .path(FilledOutline(flattened, rule))
    }
    guard !state.bounds.isEmpty else { return }
    clips.append(PreparedClip(shape: shape, bounds: state.bounds, parent: state.clip))
    state.clip = clips.count - 1
  }
}

extension ScenePreparation {
  /// What costs more is prepared first.
  private static let largeCost = 100
}

extension DisplayList.Operation {
  /// Whether the operation draws and changes no state. To look at what it holds as well would copy that, and with it the
  /// count of a path's holders, which another thread had last.
  fileprivate var isDrawn: Bool {
    switch self {
    case .fill, .stroke, .shadow, .glyphs, .image, .ninePartImage: true
    default: false
    }
  }

  /// About how long the operation takes to prepare, in elements of a path. Threads are woken for some hundred of them.
  fileprivate var preparationCost: Int {
    switch self {
    case .fill(let path, _, _): 16 + path.elements.count
    // Each element becomes a join, or many chords with an offset for each.
    case .stroke(let path, _, _): 16 + 2 * path.elements.count
    case .glyphs(let run, _): 16 + run.glyphs.count
    case .shadow, .innerShadow: 128
    default: 16
    }
  }
}

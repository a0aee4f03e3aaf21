/// Turns a display list into a ``PreparedScene``.
///
/// One walk over the list follows transforms, clips and groups; the geometry of the operations, which is most of the
/// work, is then prepared on several threads, each operation by itself.
struct ScenePreparation {
  /// How far a flattened curve may be from the true one, in pixels.
  static let tolerance = Path.flatteningTolerance

  /// What an operation inherits from those before it.
  private struct State {
    var transform: Transform
    var bounds: PixelRect
    var clip: Int?
    var mode = BlendMode.sourceOver
    var opacity = 1.0
  }

  /// An operation and the state that it is drawn in.
  private struct Placed: Sendable {
    var operation: DisplayList.Operation
    var transform: Transform
    var bounds: PixelRect
    var clip: Int?
    var mode: BlendMode
    /// Of the operation, or of the group that it ends.
    var opacity: Double
    /// The group that the operation ends, where it has been drawn already.
    var layer: PixelLayer?
    /// Of the mask that the operation ends.
    var channel: MaskChannel

    /// The opacity in 1/255.
    var level: UInt32 { UInt32(((opacity > 0 ? min(opacity, 1) : 0) * 255 + 0.5).rounded(.down)) }
  }

  /// What all scenes of one drawing share.
  private struct Context: Sendable {
    var items: [DisplayList.Item]
    var structure: DisplayListStructure
    var masks: GlyphMasks
    var threads: Int
    var pixelLimit: Int
    var bandHeight: Int
  }

  private enum Frame {
    case save(State)
    case group(State, opacity: Double)
    case mask(State, MaskChannel)
  }

  private let context: Context
  private var state: State
  private var frames: [Frame] = []
  private var clips: [PreparedClip] = []
  private var placed: [Placed] = []

  /// - Throws: ``RenderError/unbalanced(operation:)``, ``RenderError/missingGlyph(face:glyph:)``,
  ///   ``RenderError/nestedTooDeep(operation:limit:)``, ``RenderError/tooManyPixels(width:height:limit:)`` for a layer.
  static func prepare(
    _ list: DisplayList, size: PixelRect, scale: Double, background: RGBA, fonts: FontBook, threads: Int,
    pixelLimit: Int, bandHeight: Int
  ) throws -> PreparedScene {
    let context = Context(
      items: list.items, structure: try DisplayListStructure(list.items), masks: GlyphMasks(fonts: fonts),
      threads: threads, pixelLimit: pixelLimit, bandHeight: bandHeight)
    let state = State(transform: Transform(scaleX: scale, y: scale), bounds: size)
    let (operations, clips) = try prepare(list.items.indices, from: state, context)
    return PreparedScene(size: size, background: background.premultiplied, operations: operations, clips: clips)
  }

  /// Prepares a range of balanced operations.
  private static func prepare(
    _ range: Range<Int>, from state: State, _ context: Context
  ) throws -> ([PreparedOperation], [PreparedClip]) {
    var preparation = ScenePreparation(context: context, state: state)
    var index = range.lowerBound
    while index < range.upperBound {
      if case .beginGroup(let opacity, let filters) = context.items[index].operation,
        let end = context.structure.ends[index]
      {
        try preparation.placeLayer(index + 1..<end, opacity, filters, end: context.items[end].operation)
        index = end + 1
      } else {
        preparation.place(context.items[index].operation)
        index += 1
      }
    }
    let placed = preparation.placed
    let masks = context.masks
    let results = concurrentMap(count: placed.count, threads: placed.count < 16 ? 1 : context.threads) { index in
      Result { try prepared(placed[index], masks: masks) }
    }
    var operations = try results.compactMap { try $0.get() }
    boundGroups(&operations)
    return (operations, preparation.clips)
  }

  private init(context: Context, state: State) {
    self.context = context
    self.state = state
  }

  // MARK: State

  private mutating func place(_ operation: DisplayList.Operation) {
    switch operation {
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
      append(operation)
      // The clips outside of the group apply once, to the whole of it.
      state.clip = nil
      beginAfresh()
    case .beginMask(let channel):
      frames.append(.mask(state, channel))
      beginAfresh()
      append(operation)
    case .restore, .endGroup, .endMask:
      switch frames.popLast() {
      case .save(let saved):
        state = saved
      case .group(let saved, let opacity):
        state = saved
        append(operation, opacity: opacity)
      case .mask(let saved, let channel):
        state = saved
        append(operation, channel: channel)
      case nil: break
      }
    case .innerShadow(let path, let rule, _):
      let saved = state
      clip(to: path, rule)
      if !state.bounds.isEmpty { append(operation, opacity: state.opacity) }
      state = saved
    case .fill, .stroke, .shadow, .glyphs, .image, .ninePartImage:
      if !state.bounds.isEmpty { append(operation, opacity: state.opacity) }
    }
  }

  private mutating func beginAfresh() {
    state.mode = .sourceOver
    state.opacity = 1
  }

  private mutating func append(
    _ operation: DisplayList.Operation, opacity: Double = 1, layer: PixelLayer? = nil, channel: MaskChannel = .alpha
  ) {
    placed.append(
      Placed(
        operation: operation, transform: state.transform, bounds: state.bounds, clip: state.clip, mode: state.mode,
        opacity: opacity, layer: layer, channel: channel))
  }

  // MARK: Layers

  /// The farthest that a filter looks beyond the picture, in pixels. What lies farther out casts nothing into it.
  private static let farthestReach = 16_384

  /// Draws a group with filters apart, applies them, and places the result.
  private mutating func placeLayer(
    _ content: Range<Int>, _ opacity: Double, _ filters: [LayerFilter], end: DisplayList.Operation
  ) throws {
    guard !state.bounds.isEmpty else { return }
    let filters = filters.compactMap { PreparedFilter($0, transform: state.transform) }
    var limits = [state.bounds]
    for filter in filters.reversed() {
      limits.append(
        filter.needed(for: limits[limits.count - 1]).intersection(state.bounds.expanded(by: Self.farthestReach)))
    }
    let visible = limits[limits.count - 1]
    let inner = State(transform: state.transform, bounds: visible)
    let (operations, clips) = try Self.prepare(content, from: inner, context)
    let bounds = operations.reduce(PixelRect.empty) { $0.union($1.bounds) }
    guard bounds.width * bounds.height <= context.pixelLimit else {
      throw RenderError.tooManyPixels(width: bounds.width, height: bounds.height, limit: context.pixelLimit)
    }
    let scene = PreparedScene(size: bounds, background: 0, operations: operations, clips: clips)
    var layer = PixelLayer(
      bounds: bounds, pixels: scene.pixels(threads: context.threads, bandHeight: context.bandHeight))
    for (index, filter) in filters.enumerated() {
      layer = filter.apply(to: layer, limits: limits[filters.count - 1 - index])
    }
    append(end, opacity: opacity * state.opacity, layer: layer)
  }

  private mutating func clip(to path: Path, _ rule: FillRule) {
    let flattened = path.flattened(transform: state.transform, tolerance: Self.tolerance)
    state.bounds = state.bounds.intersection(flattened.touchedPixels)
    let shape: PreparedClip.Shape
    if let rectangle = flattened.rectangle {
      if rectangle.isAligned || rectangle.coveredPixels.contains(state.bounds) { return }
      shape = .rectangle(rectangle)
    } else {
      shape = .path(flattened, rule)
    }
    guard !state.bounds.isEmpty else { return }
    clips.append(PreparedClip(shape: shape, bounds: state.bounds, parent: state.clip))
    state.clip = clips.count - 1
  }

  // MARK: Operations

  /// One operation in device pixels, or `nil` where it leaves no trace.
  private static func prepared(_ placed: Placed, masks: GlyphMasks) throws -> PreparedOperation? {
    switch placed.operation {
    case .fill(let path, let rule, let paint):
      guard let paint = preparedPaint(paint, placed) else { return empty(placed) }
      let flattened = path.flattened(transform: placed.transform, tolerance: tolerance)
      return operation(flattened, rule, paint, placed)
    case .stroke(let path, let style, let paint):
      guard let paint = preparedPaint(paint, placed) else { return empty(placed) }
      let flattened = path.stroked(style, transform: placed.transform, tolerance: tolerance)
      return operation(flattened, .nonZero, paint, placed)
    case .shadow(let path, let rule, let shadow):
      return preparedShadow(path, rule, shadow, placed)
    case .innerShadow(let path, let rule, let shadow):
      return preparedInnerShadow(path, rule, shadow, placed)
    case .glyphs(let run, let paint):
      guard let paint = preparedPaint(paint, placed) else { return empty(placed) }
      return try preparedGlyphs(run, paint, placed, masks)
    case .image(let image, let source, let destination, let interpolation):
      return preparedImage(image, source, destination, interpolation, placed)
    case .ninePartImage(let image, let insets, let destination, let interpolation):
      guard
        let shader = NinePartShader(
          image, insets: insets, destination: destination, interpolation: interpolation,
          transform: placed.transform, opacity: placed.level)
      else { return empty(placed) }
      let flattened = Path(destination).flattened(transform: placed.transform, tolerance: tolerance)
      return operation(flattened, .nonZero, .ninePart(shader), placed)
    case .beginGroup:
      return PreparedOperation(kind: .beginGroup, bounds: placed.bounds)
    case .endGroup:
      guard let layer = placed.layer else {
        return drawn(.endGroup(opacity: placed.level), placed.bounds, placed)
      }
      return drawn(.layer(layer, opacity: placed.level), layer.bounds, placed)
    case .beginMask:
      return PreparedOperation(kind: .beginMask, bounds: placed.bounds)
    case .endMask:
      return PreparedOperation(kind: .endMask(placed.channel), bounds: placed.bounds)
    case .save, .restore, .concatenate, .clip, .blendMode, .opacity:
      return nil
    }
  }

  /// An operation as its mode has it: over the pixels that it reaches, or over the whole clip.
  private static func drawn(
    _ kind: PreparedOperation.Kind, _ reached: PixelRect, _ placed: Placed
  ) -> PreparedOperation? {
    let bounds = placed.mode.isUnbounded ? placed.bounds : reached.intersection(placed.bounds)
    guard !bounds.isEmpty else { return nil }
    return PreparedOperation(kind: kind, bounds: bounds, clip: placed.clip, mode: placed.mode)
  }

  /// What an operation that draws nothing does: nothing, except in a mode that changes the whole clip all the same.
  private static func empty(_ placed: Placed) -> PreparedOperation? {
    guard placed.mode.isUnbounded else { return nil }
    return drawn(.layer(PixelLayer(bounds: .empty), opacity: 0), .empty, placed)
  }

  private static func operation(
    _ path: FlattenedPath, _ rule: FillRule, _ paint: PreparedPaint, _ placed: Placed
  ) -> PreparedOperation? {
    if let rectangle = path.rectangle {
      return drawn(.rectangle(rectangle, paint), rectangle.touchedPixels, placed)
    }
    var operation = drawn(.path(path, rule, paint), path.touchedPixels, placed)
    if let bounds = operation?.bounds, bounds.width >= 64, bounds.height >= 64, placed.clip == nil,
      placed.mode == .sourceOver, case .solid(let color) = paint, color >> 24 == 255
    {
      operation?.opaqueInterior = path.coveredPixels.intersection(bounds)
    }
    return operation
  }

  private static func preparedPaint(_ paint: Paint, _ placed: Placed) -> PreparedPaint? {
    switch paint {
    case .color(let color):
      let faded = placed.opacity == 1 ? color : color.multipliedAlpha(by: placed.opacity)
      return faded.alpha == 0 ? nil : .solid(faded.premultiplied)
    case .gradient(var gradient):
      if placed.opacity != 1 {
        for index in gradient.stops.indices {
          gradient.stops[index].color = gradient.stops[index].color.multipliedAlpha(by: placed.opacity)
        }
      }
      return GradientShader.paint(gradient, transform: placed.transform)
    case .pattern(let pattern):
      return PatternShader(pattern, transform: placed.transform, opacity: placed.level).map { .pattern($0) }
    }
  }

  // MARK: Shadows

  private static func preparedShadow(
    _ path: Path, _ rule: FillRule, _ shadow: Shadow, _ placed: Placed
  ) -> PreparedOperation? {
    let color = placed.opacity == 1 ? shadow.color : shadow.color.multipliedAlpha(by: placed.opacity)
    guard color.alpha > 0 else { return empty(placed) }
    let paint = PreparedPaint.solid(color.premultiplied)
    let transform = placed.transform.translatedBy(
      x: Double(shadow.offset.width), y: Double(shadow.offset.height))
    let sigma = Double(shadow.radius) / 2 * abs(transform.determinant).squareRoot()
    // A standard deviation below a tenth of a pixel changes no pixel by a level.
    guard sigma >= 0.1 || shadow.spread != 0 else {
      return operation(path.flattened(transform: transform, tolerance: tolerance), rule, paint, placed)
    }
    let mask = SoftMask(sigma: sigma >= 0.1 ? sigma : 0.1, visible: placed.bounds) { gridScale, limits in
      coverage(
        path, rule, spread: Double(shadow.spread),
        transform: transform.concatenating(Transform(scaleX: gridScale, y: gridScale)), limits: limits)
    }
    guard let mask, !mask.bounds.isEmpty else { return empty(placed) }
    return drawn(.softMask(mask, paint), mask.bounds, placed)
  }

  /// The clip holds the path already.
  private static func preparedInnerShadow(
    _ path: Path, _ rule: FillRule, _ shadow: Shadow, _ placed: Placed
  ) -> PreparedOperation? {
    let color = placed.opacity == 1 ? shadow.color : shadow.color.multipliedAlpha(by: placed.opacity)
    guard color.alpha > 0 else { return empty(placed) }
    let transform = placed.transform.translatedBy(
      x: Double(shadow.offset.width), y: Double(shadow.offset.height))
    let sigma = Double(shadow.radius) / 2 * abs(transform.determinant).squareRoot()
    let mask = SoftMask(sigma: sigma >= 0.1 ? sigma : 0.1, visible: placed.bounds) { gridScale, limits in
      coverage(
        path, rule, spread: -Double(shadow.spread),
        transform: transform.concatenating(Transform(scaleX: gridScale, y: gridScale)), limits: limits)
    }
    return drawn(.inverseSoftMask(mask, .solid(color.premultiplied)), placed.bounds, placed)
  }

  /// The coverage of a path whose outline is moved outward, or inward where `spread` is negative.
  private static func coverage(
    _ path: Path, _ rule: FillRule, spread: Double, transform: Transform, limits: PixelRect
  ) -> CoverageMask {
    let filled = CoverageMask(
      path.flattened(transform: transform, tolerance: tolerance), rule: rule, limits: limits)
    guard spread != 0, spread.isFinite else { return filled }
    let style = StrokeStyle(lineWidth: CGFloat(spread.magnitude * 2))
    let outline = CoverageMask(
      path.closed.stroked(style, transform: transform, tolerance: tolerance), limits: limits)
    return CoverageMask(filled, spread > 0 ? .union : .difference, outline)
  }

  private static func preparedImage(
    _ image: PixelImage, _ source: CGRect, _ destination: CGRect, _ interpolation: ImageInterpolation,
    _ placed: Placed
  ) -> PreparedOperation? {
    // Foundation's intersection traps on numbers that are none.
    guard source.isFinite, destination.isFinite, source.width > 0, source.height > 0 else {
      return empty(placed)
    }
    let whole = CGRect(x: 0, y: 0, width: image.buffer.width, height: image.buffer.height)
    let visible = source.intersection(whole)
    guard visible.width > 0, visible.height > 0, let fromDevice = placed.transform.inverse else {
      return empty(placed)
    }
    // What lies outside of the picture is not drawn; the rest stays where it was.
    let across = destination.width / source.width
    let down = destination.height / source.height
    let target = CGRect(
      x: destination.minX + (visible.minX - source.minX) * across,
      y: destination.minY + (visible.minY - source.minY) * down,
      width: visible.width * across, height: visible.height * down)
    guard across > 0, down > 0, across.isFinite, down.isFinite else { return empty(placed) }
    let toImage = fromDevice.concatenating(
      Transform(
        a: 1 / Double(across), b: 0, c: 0, d: 1 / Double(down),
        tx: Double(source.minX - destination.minX / across), ty: Double(source.minY - destination.minY / down)))
    let shader = ImageShader(
      image.buffer, source: visible, toImage: toImage, interpolation: interpolation, opacity: placed.level)
    var outline = Path()
    outline.addRect(target)
    let flattened = outline.flattened(transform: placed.transform, tolerance: tolerance)
    return operation(flattened, .nonZero, .image(shader), placed)
  }

  // MARK: Text

  /// Text is drawn from masks at a quarter of a pixel across and a whole pixel down, which is its defined meaning; under
  /// rotation, mirroring or stretching, and at very large sizes, it is drawn from exact outlines.
  private static func preparedGlyphs(
    _ run: GlyphRun, _ paint: PreparedPaint, _ placed: Placed, _ masks: GlyphMasks
  ) throws -> PreparedOperation? {
    let transform = placed.transform
    let size = Double(run.size) * transform.a
    guard run.size > 0, size.isFinite else { return empty(placed) }
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a == transform.d && transform.a > 0
    guard isUpright, size <= GlyphMasks.largestSize else {
      return try preparedOutlines(run, paint, placed, masks)
    }
    var glyphs: [PlacedGlyph] = []
    glyphs.reserveCapacity(run.glyphs.count)
    var bounds = PixelRect.empty
    for glyph in run.glyphs {
      let origin = CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y).applying(transform)
      guard abs(origin.x) < 1e6, abs(origin.y) < 1e6 else { continue }
      let quarters = Int((Double(origin.x) * 4 + 0.5).rounded(.down))
      let mask = try masks.mask(
        for: GlyphMasks.Key(
          face: run.face, glyph: glyph.id, size: size, slant: Double(run.slant), phase: quarters & 3))
      let placedGlyph = PlacedGlyph(
        mask: mask, x: quarters >> 2, y: Int((Double(origin.y) + 0.5).rounded(.down)))
      guard !placedGlyph.bounds.intersection(placed.bounds).isEmpty else { continue }
      glyphs.append(placedGlyph)
      bounds = bounds.union(placedGlyph.bounds)
    }
    return drawn(.glyphs(glyphs, paint), bounds, placed)
  }

  private static func preparedOutlines(
    _ run: GlyphRun, _ paint: PreparedPaint, _ placed: Placed, _ masks: GlyphMasks
  ) throws -> PreparedOperation? {
    var outlines = FlattenedPath()
    for glyph in run.glyphs {
      let transform = placed.transform.translatedBy(
        x: Double(run.origin.x + glyph.x), y: Double(run.origin.y + glyph.y))
      let path = try masks.outline(
        face: run.face, glyph: glyph.id, size: Double(run.size), slant: Double(run.slant), transform: transform)
      outlines.contourStarts += path.contourStarts.map { $0 + outlines.vertices.count }
      outlines.vertices += path.vertices
    }
    return operation(outlines, .nonZero, paint, placed)
  }

  // MARK: Groups

  /// Narrows each group to what its operations touch, and each mask to its group. Bands that a group does not reach
  /// skip it as a whole.
  private static func boundGroups(_ operations: inout [PreparedOperation]) {
    struct Open {
      var index: Int
      var content = PixelRect.empty
      var masks: [ClosedRange<Int>] = []
    }
    var open: [Open] = []
    for index in operations.indices {
      switch operations[index].kind {
      case .beginGroup, .beginMask:
        open.append(Open(index: index))
      case .endMask:
        guard let mask = open.popLast(), !open.isEmpty else { continue }
        open[open.count - 1].masks.append(mask.index...index)
      case .endGroup:
        guard let group = open.popLast() else { continue }
        var bounds = operations[index].bounds
        if !operations[index].mode.isUnbounded { bounds = bounds.intersection(group.content) }
        operations[group.index].bounds = bounds
        operations[index].bounds = bounds
        for mask in group.masks {
          for inner in mask { operations[inner].bounds = operations[inner].bounds.intersection(bounds) }
          operations[mask.lowerBound].bounds = bounds
          operations[mask.upperBound].bounds = bounds
        }
        if !open.isEmpty { open[open.count - 1].content = open[open.count - 1].content.union(bounds) }
      default:
        if !open.isEmpty {
          open[open.count - 1].content = open[open.count - 1].content.union(operations[index].bounds)
        }
      }
    }
  }
}

extension Path {
  /// The path with every subpath closed, as a fill sees it.
  fileprivate var closed: Path {
    var result: [Element] = []
    for element in elements {
      if case .move = element, let last = result.last, last != .closeSubpath { result.append(.closeSubpath) }
      result.append(element)
    }
    if let last = result.last, last != .closeSubpath { result.append(.closeSubpath) }
    return Path(elements: result)
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

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
  }

  /// An operation and the state that it is drawn in.
  private struct Placed: Sendable {
    var operation: DisplayList.Operation
    var transform: Transform
    var bounds: PixelRect
    var clip: Int?
    /// Of the group that the operation ends.
    var opacity = 1.0
  }

  private enum Frame {
    case save(State, operation: Int)
    case group(State, operation: Int, opacity: Double)
  }

  private let size: PixelRect
  private var state: State
  private var frames: [Frame] = []
  private var clips: [PreparedClip] = []
  private var placed: [Placed] = []

  private init(size: PixelRect, scale: Double) {
    self.size = size
    state = State(transform: Transform(scaleX: scale, y: scale), bounds: size, clip: nil)
  }

  /// - Throws: ``RenderError/unbalanced(operation:)``, ``RenderError/missingGlyph(face:glyph:)``.
  static func prepare(
    _ list: DisplayList, size: PixelRect, scale: Double, background: RGBA, fonts: FontBook, threads: Int
  ) throws -> PreparedScene {
    var preparation = ScenePreparation(size: size, scale: scale)
    for (index, item) in list.items.enumerated() { try preparation.place(item.operation, at: index) }
    switch preparation.frames.last {
    case .save(_, let operation), .group(_, let operation, _): throw RenderError.unbalanced(operation: operation)
    case nil: break
    }
    let placed = preparation.placed
    let masks = GlyphMasks(fonts: fonts)
    let results = concurrentMap(count: placed.count, threads: placed.count < 16 ? 1 : threads) { index in
      Result { try prepared(placed[index], masks: masks) }
    }
    var operations = try results.compactMap { try $0.get() }
    boundGroups(&operations)
    return PreparedScene(
      size: size, background: background.premultiplied, operations: operations, clips: preparation.clips)
  }

  // MARK: State

  private mutating func place(_ operation: DisplayList.Operation, at index: Int) throws {
    switch operation {
    case .save:
      frames.append(.save(state, operation: index))
    case .restore:
      guard case .save(let saved, _) = frames.popLast() else { throw RenderError.unbalanced(operation: index) }
      state = saved
    case .concatenate(let transform):
      state.transform = transform.concatenating(state.transform)
    case .clip(let path, let rule):
      clip(to: path, rule)
    case .beginGroup(let opacity):
      frames.append(.group(state, operation: index, opacity: opacity))
      place(operation)
      // The clips outside of the group apply once, to the whole of it.
      state.clip = nil
    case .endGroup:
      guard case .group(let saved, _, let opacity) = frames.popLast() else {
        throw RenderError.unbalanced(operation: index)
      }
      state = saved
      place(operation, opacity: opacity)
    case .fill, .stroke, .shadow, .glyphs, .image:
      if !state.bounds.isEmpty { place(operation) }
    }
  }

  private mutating func place(_ operation: DisplayList.Operation, opacity: Double = 1) {
    placed.append(
      Placed(
        operation: operation, transform: state.transform, bounds: state.bounds, clip: state.clip, opacity: opacity))
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
      guard let paint = preparedPaint(paint, placed.transform) else { return nil }
      let flattened = path.flattened(transform: placed.transform, tolerance: tolerance)
      return operation(flattened, rule, paint, placed)
    case .stroke(let path, let style, let paint):
      guard let paint = preparedPaint(paint, placed.transform) else { return nil }
      let flattened = path.stroked(style, transform: placed.transform, tolerance: tolerance)
      return operation(flattened, .nonZero, paint, placed)
    case .shadow(let path, let rule, let shadow):
      return preparedShadow(path, rule, shadow, placed)
    case .glyphs(let run, let paint):
      guard let paint = preparedPaint(paint, placed.transform) else { return nil }
      return try preparedGlyphs(run, paint, placed, masks)
    case .image(let image, let source, let destination, let interpolation):
      return preparedImage(image, source, destination, interpolation, placed)
    case .beginGroup:
      return PreparedOperation(kind: .beginGroup, bounds: placed.bounds)
    case .endGroup:
      let clamped = placed.opacity > 0 ? min(placed.opacity, 1) : 0
      let opacity = UInt32((clamped * 255 + 0.5).rounded(.down))
      return PreparedOperation(kind: .endGroup(opacity: opacity), bounds: placed.bounds, clip: placed.clip)
    case .save, .restore, .concatenate, .clip:
      return nil
    }
  }

  private static func operation(
    _ path: FlattenedPath, _ rule: FillRule, _ paint: PreparedPaint, _ placed: Placed
  ) -> PreparedOperation? {
    let bounds = path.touchedPixels.intersection(placed.bounds)
    guard !bounds.isEmpty else { return nil }
    if let rectangle = path.rectangle {
      return PreparedOperation(kind: .rectangle(rectangle, paint), bounds: bounds, clip: placed.clip)
    }
    return PreparedOperation(kind: .path(path, rule, paint), bounds: bounds, clip: placed.clip)
  }

  private static func preparedPaint(_ paint: Paint, _ transform: Transform) -> PreparedPaint? {
    switch paint {
    case .color(let color): return color.alpha == 0 ? nil : .solid(color.premultiplied)
    case .gradient(let gradient): return GradientShader.paint(gradient, transform: transform)
    }
  }

  private static func preparedShadow(
    _ path: Path, _ rule: FillRule, _ shadow: Shadow, _ placed: Placed
  ) -> PreparedOperation? {
    guard shadow.color.alpha > 0 else { return nil }
    let paint = PreparedPaint.solid(shadow.color.premultiplied)
    let transform = placed.transform.translatedBy(
      x: Double(shadow.offset.width), y: Double(shadow.offset.height))
    let sigma = Double(shadow.radius) / 2 * abs(transform.determinant).squareRoot()
    // A standard deviation below a tenth of a pixel changes no pixel by a level.
    guard sigma >= 0.1 else {
      return operation(path.flattened(transform: transform, tolerance: tolerance), rule, paint, placed)
    }
    let mask = SoftMask(sigma: sigma, rule: rule, visible: placed.bounds) { gridScale in
      path.flattened(
        transform: transform.concatenating(Transform(scaleX: gridScale, y: gridScale)), tolerance: tolerance)
    }
    guard let mask, !mask.bounds.isEmpty else { return nil }
    return PreparedOperation(kind: .softMask(mask, paint), bounds: mask.bounds, clip: placed.clip)
  }

  private static func preparedImage(
    _ image: PixelImage, _ source: CGRect, _ destination: CGRect, _ interpolation: ImageInterpolation,
    _ placed: Placed
  ) -> PreparedOperation? {
    let whole = CGRect(x: 0, y: 0, width: image.buffer.width, height: image.buffer.height)
    let visible = source.intersection(whole)
    guard source.width > 0, source.height > 0, visible.width > 0, visible.height > 0,
      let fromDevice = placed.transform.inverse
    else { return nil }
    // What lies outside of the picture is not drawn; the rest stays where it was.
    let across = destination.width / source.width
    let down = destination.height / source.height
    let target = CGRect(
      x: destination.minX + (visible.minX - source.minX) * across,
      y: destination.minY + (visible.minY - source.minY) * down,
      width: visible.width * across, height: visible.height * down)
    guard across > 0, down > 0, across.isFinite, down.isFinite else { return nil }
    let toImage = fromDevice.concatenating(
      Transform(
        a: 1 / Double(across), b: 0, c: 0, d: 1 / Double(down),
        tx: Double(source.minX - destination.minX / across), ty: Double(source.minY - destination.minY / down)))
    let shader = ImageShader(image.buffer, source: visible, toImage: toImage, interpolation: interpolation)
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
    guard run.size > 0, size.isFinite else { return nil }
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
    bounds = bounds.intersection(placed.bounds)
    guard !bounds.isEmpty else { return nil }
    return PreparedOperation(kind: .glyphs(glyphs, paint), bounds: bounds, clip: placed.clip)
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

  /// Narrows each group to what its operations touch. Bands that it does not reach skip it as a whole.
  private static func boundGroups(_ operations: inout [PreparedOperation]) {
    var open: [(index: Int, content: PixelRect)] = []
    for index in operations.indices {
      switch operations[index].kind {
      case .beginGroup:
        open.append((index, .empty))
      case .endGroup:
        guard let group = open.popLast() else { continue }
        let bounds = operations[index].bounds.intersection(group.content)
        operations[group.index].bounds = bounds
        operations[index].bounds = bounds
        if !open.isEmpty { open[open.count - 1].content = open[open.count - 1].content.union(bounds) }
      default:
        if !open.isEmpty {
          open[open.count - 1].content = open[open.count - 1].content.union(operations[index].bounds)
        }
      }
    }
  }
}

/// The drawing state of an operation.
struct DrawingState: Sendable {
  var transform: Transform
  /// The pixels inside all clips.
  var bounds: PixelRect
  /// The innermost antialiased clip.
  var clip: Int?
  var mode = BlendMode.sourceOver
  var opacity = 1.0
}

/// An operation and its drawing state: the complete input of its preparation, which may run on any thread.
struct PlacedOperation: Sendable {
  /// The index of the operation in the display list, for errors.
  var index: Int
  var operation: DisplayList.Operation
  /// For the end of a group, includes the group's opacity.
  var state: DrawingState
  /// The filtered group that the operation ends, or its filtered backdrop.
  var layer: PixelLayer?
  /// The channel of the mask that the operation ends.
  var channel: MaskChannel

  var transform: Transform { state.transform }
  var bounds: PixelRect { state.bounds }
  private var opacity: Double { state.opacity }

  /// The opacity in 1/255.
  var level: UInt32 { UInt32(((opacity > 0 ? min(opacity, 1) : 0) * 255 + 0.5).rounded(.down)) }

  /// The largest distance in pixels between a curve and its flattened polygon.
  static let tolerance = Path.flatteningTolerance

  /// Returns the operation in device pixels, or `nil` if it changes no pixel.
  ///
  /// - Throws: ``RenderError/missingGlyph(face:glyph:)``, ``RenderError/tooManyVertices(operation:limit:)``,
  ///   ``RenderError/layerTooLarge(operation:width:height:limit:)``.
  func prepared(_ shared: SceneCaches) throws -> PreparedOperation? {
    switch operation {
    case .fill(let path, let rule, let paint):
      guard let paint = prepared(paint, shared.gradients) else { return nothing }
      return fill(try flattened(path), rule, paint, shared)
    case .stroke(let path, let style, let paint):
      guard let paint = prepared(paint, shared.gradients) else { return nothing }
      let outline = try complete(path.stroked(style, transform: transform, tolerance: Self.tolerance))
      return fill(outline, .nonZero, paint, shared)
    case .shadow(let path, let rule, let shadow):
      return try prepared(shadow, of: path, rule, shared)
    case .innerShadow(let path, let rule, let shadow):
      return try prepared(innerShadow: shadow, of: path, rule, shared)
    case .glyphs(let run, let paint):
      guard let paint = prepared(paint, shared.gradients) else { return nothing }
      return try prepared(run, paint, shared)
    case .image(let image, let source, let destination, let interpolation):
      return prepared(image, source, destination, interpolation, shared)
    case .ninePartImage(let image, let insets, let destination, let interpolation):
      guard
        let shader = NinePartShader(
          image, insets: insets, destination: destination, interpolation: interpolation, transform: transform,
          opacity: level)
      else { return nothing }
      let outline = Path(destination).flattened(transform: transform, tolerance: Self.tolerance)
      return fill(outline, .nonZero, .ninePart(shader), shared)
    case .beginGroup:
      return PreparedOperation(kind: .beginGroup, bounds: bounds, nesting: 1)
    case .endGroup:
      guard let layer else {
        // Kept even if the group is empty, so that begin and end stay balanced.
        return PreparedOperation(
          kind: .endGroup(opacity: level), bounds: bounds, clip: state.clip, mode: state.mode, nesting: -1)
      }
      return drawn(.layer(layer, opacity: level), layer.bounds)
    case .backdrop:
      return layer.flatMap { drawn(.layer($0, opacity: level), $0.bounds) }
    case .beginMask:
      return PreparedOperation(kind: .beginMask, bounds: bounds, nesting: 1)
    case .endMask:
      return PreparedOperation(kind: .endMask(channel), bounds: bounds, nesting: -1)
    case .save, .restore, .concatenate, .clip, .blendMode, .opacity:
      return nil
    }
  }

  /// Returns the outline of a path in device pixels.
  func flattened(_ path: Path) throws(RenderError) -> FlattenedPath {
    try complete(path.flattened(transform: transform, tolerance: Self.tolerance))
  }

  /// Returns a path, or throws an error if it has too many vertices.
  func complete(_ path: FlattenedPath) throws(RenderError) -> FlattenedPath {
    guard !path.isCutShort else {
      throw .tooManyVertices(operation: index, limit: FlattenedPath.mostVertices)
    }
    return path
  }

  /// Returns an operation bounded by the pixels that it reaches, or by the whole clip if its blend mode is unbounded.
  func drawn(_ kind: PreparedOperation.Kind, _ reached: PixelRect) -> PreparedOperation? {
    let bounds = self.reached(reached)
    guard !bounds.isEmpty else { return nil }
    return PreparedOperation(kind: kind, bounds: bounds, clip: state.clip, mode: state.mode)
  }

  /// The pixels that an operation may change if its shape touches some.
  private func reached(_ touched: PixelRect) -> PixelRect {
    state.mode.isUnbounded ? bounds : touched.intersection(bounds)
  }

  /// The result of an operation without visible content: `nil`, unless the blend mode changes the whole clip anyway.
  var nothing: PreparedOperation? {
    guard state.mode.isUnbounded else { return nil }
    return drawn(.layer(PixelLayer(bounds: .empty), opacity: 0), .empty)
  }

  /// Fills a path, with a cached mask if the scene has drawn the same shape before.
  func fill(
    _ path: FlattenedPath, _ rule: FillRule, _ paint: PreparedPaint, _ shared: SceneCaches
  ) -> PreparedOperation? {
    if let rectangle = path.rectangle {
      return fill(rectangle, paint)
    }
    let touched = path.touchedPixels
    var key: UInt64?
    if state.mode == .sourceOver, case .solid = paint {
      switch shared.shapes.occurrence(of: path, rule, touchedPixels: touched) {
      case .repeated(let mask): return drawn(.shapeMask(mask, paint), touched)
      case .first(let first): key = first
      case .other: break
      }
    }
    let bounds = reached(touched)
    guard !bounds.isEmpty else { return nil }
    let outline = shared.outlines.outline(of: path, rule)
    if let key { shared.shapes.remember(outline, touchedPixels: touched, as: key) }
    return PreparedOperation(
      kind: .path(outline, paint), bounds: bounds, clip: state.clip, mode: state.mode,
      opaqueInterior: hidesInterior(bounds, paint) ? path.coveredPixels.intersection(bounds) : .empty,
      vertexCount: path.vertices.count)
  }

  /// Fills a rectangle.
  private func fill(_ rectangle: FixedRect, _ paint: PreparedPaint) -> PreparedOperation? {
    let bounds = reached(rectangle.touchedPixels)
    guard !bounds.isEmpty else { return nil }
    let covered = CoveredCross(wide: rectangle.coveredPixels, high: .empty)
    return PreparedOperation(
      kind: .rectangle(rectangle, paint), bounds: bounds, clip: state.clip, mode: state.mode,
      opaqueInterior: hidesInterior(bounds, paint) ? covered.intersection(bounds) : .empty)
  }

  /// Whether it is worth knowing which pixels the paint hides.
  private func hidesInterior(_ bounds: PixelRect, _ paint: PreparedPaint) -> Bool {
    bounds.width >= 64 && bounds.height >= 64 && state.clip == nil
      && (state.mode == .sourceOver || state.mode == .copy) && paint.isOpaque
  }

  private func prepared(_ paint: Paint, _ tables: GradientTables) -> PreparedPaint? {
    switch paint {
    case .color(let color):
      let faded = faded(color)
      return faded.alpha == 0 ? nil : .solid(faded.premultiplied)
    case .gradient(var gradient):
      if opacity != 1 {
        for index in gradient.stops.indices { gradient.stops[index].color = faded(gradient.stops[index].color) }
      }
      return GradientShader.paint(gradient, transform: transform, tables: tables)
    case .pattern(let pattern):
      return PatternShader(pattern, transform: transform, opacity: level, bounds: bounds).map { .pattern($0) }
    }
  }

  /// Returns a color multiplied by the opacity.
  func faded(_ color: RGBA) -> RGBA { opacity == 1 ? color : color.multipliedAlpha(by: opacity) }
}

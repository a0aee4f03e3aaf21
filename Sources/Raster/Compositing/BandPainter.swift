/// Draws bands of a prepared scene. One painter serves one thread and keeps its scratch memory from band to band;
/// nothing of a band's result depends on what the painter drew before.
final class BandPainter {
  private let scene: PreparedScene
  private let plan: BandPlan
  private let width: Int
  private let cells = CoverageCells()
  /// What follows is indexed by device column; the pointers stand before their storage where a layer's first column is
  /// not the device's.
  private let line: CoverageLine
  private let colors: UnsafeMutablePointer<PremultipliedPixel>
  private let sources: UnsafeMutablePointer<PremultipliedPixel>
  private let left: Int
  private var masks: [ClipMask] = []
  private var nextMask = 0
  private var layers: [UnsafeMutablePointer<PremultipliedPixel>] = []
  private var depth = 0
  private var band = PixelRect.empty
  /// That of the operation being drawn.
  private var mode = BlendMode.sourceOver
  /// The pixels drawn into: the picture's or a group's, starting at the band's first row.
  private var target: UnsafeMutablePointer<PremultipliedPixel>

  init(_ scene: PreparedScene, plan: BandPlan) {
    self.scene = scene
    self.plan = plan
    width = scene.size.width
    left = scene.size.left
    line = .allocate(from: left, width: width)
    colors = .allocate(capacity: width) - left
    sources = .allocate(capacity: width) - left
    target = colors
  }

  deinit {
    line.deallocate(from: left)
    (colors + left).deallocate()
    (sources + left).deallocate()
    for layer in layers { (layer + left).deallocate() }
  }

  /// Draws one band into a picture.
  func paint(_ index: Int, into pixels: UnsafeMutablePointer<PremultipliedPixel>) {
    let top = scene.size.top + index * plan.rows
    band = PixelRect(
      left: left, top: top, right: scene.size.right, bottom: min(top + plan.rows, scene.size.bottom))
    target = pixels + (index * plan.rows * width - left)
    let picture = target
    for mask in masks { mask.invalidate() }
    if !plan.coversBackground(index) {
      (target + left).update(repeating: scene.background, count: band.height * width)
    }
    for operation in plan.operations(of: index) { paint(Int(operation), picture: picture) }
  }

  private func paint(_ index: Int, picture: UnsafeMutablePointer<PremultipliedPixel>) {
    let operation = scene.operations[index]
    let window = operation.bounds.intersection(band)
    mode = operation.mode
    switch operation.kind {
    case .rectangle(let rectangle, let paint):
      let mask = mask(of: operation)
      for y in window.top..<window.bottom {
        let count = rectangle.spans(row: y, from: window.left, to: window.right, into: line)
        self.paint(y, count, mask, paint, window)
      }
    case .path(let path, let rule, let paint):
      let mask = mask(of: operation)
      cells.begin(window)
      cells.add(path)
      for y in window.top..<window.bottom {
        self.paint(y, cells.sweep(row: y, rule: rule, into: line), mask, paint, window)
      }
    case .softMask(let softMask, let paint):
      let mask = mask(of: operation)
      let reached = softMask.bounds.intersection(window)
      let hidden = mode == .sourceOver ? hiddenPart(of: reached, after: index) : .empty
      for y in window.top..<window.bottom {
        guard y >= reached.top, y < reached.bottom else {
          self.paint(y, 0, mask, paint, window)
          continue
        }
        let gap = y >= hidden.top && y < hidden.bottom ? hidden.left..<hidden.right : reached.right..<reached.right
        for part in [reached.left..<gap.lowerBound, gap.upperBound..<reached.right] where !part.isEmpty {
          let count = softMask.spans(row: y, from: part.lowerBound, to: part.upperBound, into: line)
          self.paint(y, count, mask, paint, window)
        }
      }
    case .inverseSoftMask(let softMask, let paint):
      let mask = mask(of: operation)
      for y in window.top..<window.bottom {
        self.paint(y, inverseSpans(y, window, softMask), mask, paint, window)
      }
    case .glyphs(let glyphs, let paint):
      let mask = mask(of: operation)
      if mode == .sourceOver {
        for glyph in glyphs { self.paint(glyph, window, mask, paint) }
      } else {
        paintTogether(glyphs, window, mask, paint)
      }
    case .beginGroup, .beginMask:
      beginGroup(window)
    case .endGroup(let opacity):
      endGroup(window, opacity, mask(of: operation), picture)
    case .endMask(let channel):
      endMask(window, channel)
    case .layer(let layer, let opacity):
      draw(layer, window, opacity, mask(of: operation))
    }
  }

  /// The part of some pixels that one of the next operations covers wholly: a card lies on most of its own shadow.
  private func hiddenPart(of pixels: PixelRect, after index: Int) -> PixelRect {
    var hidden = PixelRect.empty
    for next in index + 1..<min(index + 9, scene.operations.count) {
      switch scene.operations[next].kind {
      case .beginGroup, .endGroup, .beginMask, .endMask: return hidden
      default:
        let part = scene.operations[next].opaqueInterior.intersection(pixels)
        if part.width * part.height > hidden.width * hidden.height { hidden = part }
      }
    }
    return hidden
  }

  // MARK: Masks

  /// Multiplies what the group has drawn by the mask, which is the innermost layer, and drops that.
  private func endMask(_ window: PixelRect, _ channel: MaskChannel) {
    depth -= 1
    guard depth > 0 else { return }
    let layer = layers[depth]
    target = layers[depth - 1]
    for y in window.top..<window.bottom {
      let offset = (y - band.top) * width + window.left
      switch channel {
      case .alpha: RowOperations.maskByAlpha(target + offset, window.width, mask: layer + offset)
      case .luminance: RowOperations.maskByLuminance(target + offset, window.width, mask: layer + offset)
      }
    }
  }

  /// A row of what a soft mask leaves out, as one varying span.
  private func inverseSpans(_ y: Int, _ window: PixelRect, _ softMask: SoftMask?) -> Int {
    guard window.left < window.right else { return 0 }
    var x = window.left
    func fill(to end: Int, _ level: UInt8) {
      if x < end { (line.coverage + x).update(repeating: level, count: end - x) }
      x = max(x, end)
    }
    if let softMask, y >= softMask.bounds.top, y < softMask.bounds.bottom {
      let reached = softMask.bounds.intersection(window)
      let count = reached.isEmpty ? 0 : softMask.spans(row: y, from: reached.left, to: reached.right, into: line)
      for index in 0..<count {
        let span = line.spans[index]
        fill(to: Int(span.start), 255)
        if span.level > 0 {
          fill(to: Int(span.end), UInt8(255 - span.level))
        } else {
          while x < span.end {
            line.coverage[x] = 255 - line.coverage[x]
            x += 1
          }
        }
      }
    }
    fill(to: window.right, 255)
    line.spans[0] = CoverageSpan(varyingFrom: window.left, to: window.right)
    return 1
  }

  // MARK: Glyphs

  private func paint(_ glyph: PlacedGlyph, _ window: PixelRect, _ mask: ClipMask?, _ paint: PreparedPaint) {
    let visible = glyph.bounds.intersection(window)
    guard !visible.isEmpty else { return }
    for y in visible.top..<visible.bottom {
      let row = glyph.mask.row(y - glyph.y) + (visible.left - glyph.bounds.left)
      if mask == nil, case .solid(let color) = paint {
        let destination = target + ((y - band.top) * width + visible.left)
        SourceOverRows.blend(destination, visible.width, color: color, coverage: row)
        continue
      }
      (line.coverage + visible.left).update(from: row, count: visible.width)
      line.spans[0] = CoverageSpan(varyingFrom: visible.left, to: visible.right)
      self.paint(y, 1, mask, paint, window)
    }
  }

  /// Draws a run's glyphs as one shape, as other modes than source-over demand.
  private func paintTogether(
    _ glyphs: [PlacedGlyph], _ window: PixelRect, _ mask: ClipMask?, _ paint: PreparedPaint
  ) {
    for y in window.top..<window.bottom {
      (line.coverage + window.left).update(repeating: 0, count: window.width)
      for glyph in glyphs where glyph.bounds.top <= y && y < glyph.bounds.bottom {
        let visible = glyph.bounds.intersection(window)
        guard !visible.isEmpty else { continue }
        let row = glyph.mask.row(y - glyph.y) + (visible.left - glyph.bounds.left)
        RowOperations.add(line.coverage + visible.left, visible.width, row)
      }
      line.spans[0] = CoverageSpan(varyingFrom: window.left, to: window.right)
      self.paint(y, 1, mask, paint, window)
    }
  }

  // MARK: Groups

  private func beginGroup(_ window: PixelRect) {
    if depth == layers.count { layers.append(.allocate(capacity: width * plan.rows) - left) }
    target = layers[depth]
    depth += 1
    for y in window.top..<window.bottom {
      (target + ((y - band.top) * width + window.left)).update(repeating: 0, count: window.width)
    }
  }

  private func endGroup(
    _ window: PixelRect, _ opacity: UInt32, _ mask: ClipMask?, _ picture: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    depth -= 1
    let layer = layers[depth]
    target = depth > 0 ? layers[depth - 1] : picture
    for y in window.top..<window.bottom {
      composite(y, window, from: window.left, to: window.right, opacity, mask, layer + (y - band.top) * width)
    }
  }

  private func draw(_ layer: PixelLayer, _ window: PixelRect, _ opacity: UInt32, _ mask: ClipMask?) {
    let reached = layer.bounds.intersection(window)
    layer.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      for y in window.top..<window.bottom {
        let isReached = y >= reached.top && y < reached.bottom
        // `source` is read, never written to.
        let source =
          UnsafeMutablePointer(mutating: pixels) + ((y - layer.bounds.top) * layer.bounds.width - layer.bounds.left)
        composite(y, window, from: reached.left, to: isReached ? reached.right : reached.left, opacity, mask, source)
      }
    }
  }

  /// Composites a row of a layer.
  private func composite(
    _ y: Int, _ window: PixelRect, from start: Int, to end: Int, _ opacity: UInt32, _ mask: ClipMask?,
    _ source: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    let isDrawn = opacity > 0 && start < end
    line.spans[0] = CoverageSpan(start: start, end: end, level: opacity)
    if mode.isUnbounded {
      compositeUnbounded(y, window, mask, isDrawn ? 1 : 0) { start, end, level in
        RowOperations.scale(
          source + start, end - start, level: level, coverage: line.coverage + start, into: sources + start)
      }
    } else if isDrawn {
      eachPiece(y, 1, mask) { start, end, level in put(y, start, end, level, source: source) }
    }
  }

  // MARK: Clips

  /// The mask of an operation's clips, kept for the next operations of the band.
  private func mask(of operation: PreparedOperation) -> ClipMask? {
    guard let clip = operation.clip else { return nil }
    if let known = masks.first(where: { $0.clip == clip }) { return known }
    let mask: ClipMask
    if masks.count < 8 {
      mask = ClipMask(left: left, width: width, rows: plan.rows)
      masks.append(mask)
    } else {
      mask = masks[nextMask]
      nextMask = (nextMask + 1) % masks.count
    }
    mask.make(clip, of: scene.clips, band: band, cells: cells, line: line)
    return mask
  }

  // MARK: Spans

  /// Draws the spans of a row with a paint, inside a mask.
  private func paint(_ y: Int, _ count: Int, _ mask: ClipMask?, _ paint: PreparedPaint, _ window: PixelRect) {
    guard mode == .sourceOver else {
      paintInMode(y, count, mask, paint, window)
      return
    }
    if case .solid(let color) = paint {
      let row = target + (y - band.top) * width
      eachPiece(y, count, mask) { start, end, level in
        if level == 0 {
          SourceOverRows.blend(row + start, end - start, color: color, coverage: line.coverage + start)
        } else {
          SourceOverRows.blend(row + start, end - start, color: color, level: level)
        }
      }
    } else {
      let isOpaque = paint.isOpaque
      let row = target + (y - band.top) * width
      eachPiece(y, count, mask) { start, end, level in
        if level == 255, isOpaque {
          paint.colors(x: start, y: y, count: end - start, into: row + start)
        } else {
          paint.colors(x: start, y: y, count: end - start, into: colors + start)
          put(y, start, end, level, source: colors)
        }
      }
    }
  }

  /// The same in another mode than source-over.
  private func paintInMode(
    _ y: Int, _ count: Int, _ mask: ClipMask?, _ paint: PreparedPaint, _ window: PixelRect
  ) {
    func makeSource(_ start: Int, _ end: Int, _ level: UInt32) {
      if case .solid(let color) = paint {
        RowOperations.scale(
          color, end - start, level: level, coverage: line.coverage + start, into: sources + start)
      } else {
        paint.colors(x: start, y: y, count: end - start, into: colors + start)
        RowOperations.scale(
          colors + start, end - start, level: level, coverage: line.coverage + start, into: sources + start)
      }
    }
    if mode.isUnbounded {
      compositeUnbounded(y, window, mask, count, makeSource)
    } else {
      let row = target + (y - band.top) * width
      eachPiece(y, count, mask) { start, end, level in
        makeSource(start, end, level)
        BlendRows.blend(mode, row + start, end - start, source: sources + start)
      }
    }
  }

  /// Composites a whole row of the clip in a mode that changes it even where nothing is drawn: first the source is made
  /// as if there were no clip, then the clip mixes the result with what was there.
  private func compositeUnbounded(
    _ y: Int, _ window: PixelRect, _ mask: ClipMask?, _ count: Int,
    _ makeSource: (_ start: Int, _ end: Int, _ level: UInt32) -> Void
  ) {
    (sources + window.left).update(repeating: 0, count: window.width)
    for index in 0..<count {
      let span = line.spans[index]
      makeSource(Int(span.start), Int(span.end), span.level)
    }
    let row = target + (y - band.top) * width
    guard let mask else {
      BlendRows.blend(mode, row + window.left, window.width, source: sources + window.left)
      return
    }
    let clip = mask.row(y)
    let open =
      max(
        clip.open.lowerBound, window.left)..<max(
        clip.open.lowerBound, window.left, min(clip.open.upperBound, window.right))
    (colors + open.lowerBound).update(from: row + open.lowerBound, count: open.count)
    BlendRows.blend(mode, colors + open.lowerBound, open.count, source: sources + open.lowerBound)
    RowOperations.mix(
      row + open.lowerBound, open.count, toward: colors + open.lowerBound, by: clip.bytes + open.lowerBound)
  }

  /// Composites a row of colours, indexed by device column; a level of 0 takes the line's coverage.
  @inline(__always)
  private func put(
    _ y: Int, _ start: Int, _ end: Int, _ level: UInt32, source: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    let row = target + ((y - band.top) * width + start)
    if mode != .sourceOver {
      RowOperations.scale(
        source + start, end - start, level: level, coverage: line.coverage + start, into: sources + start)
      BlendRows.blend(mode, row, end - start, source: sources + start)
    } else if level == 0 {
      SourceOverRows.blend(row, end - start, source: source + start, coverage: line.coverage + start)
    } else {
      SourceOverRows.blend(row, end - start, source: source + start, level: level)
    }
  }

  /// Calls back for each span of a row, cut and multiplied by a mask: whole where the mask lets everything through,
  /// as varying coverage (level 0) beside that.
  @inline(__always)
  private func eachPiece(
    _ y: Int, _ count: Int, _ mask: ClipMask?, _ body: (_ start: Int, _ end: Int, _ level: UInt32) -> Void
  ) {
    guard let mask else {
      for index in 0..<count {
        let span = line.spans[index]
        body(Int(span.start), Int(span.end), span.level)
      }
      return
    }
    let row = mask.row(y)
    for index in 0..<count {
      let span = line.spans[index]
      let start = max(Int(span.start), row.open.lowerBound)
      let end = min(Int(span.end), row.open.upperBound)
      guard start < end else { continue }
      let fullStart = min(max(start, row.full.lowerBound), end)
      let fullEnd = max(fullStart, min(end, row.full.upperBound))
      if start < fullStart {
        multiply(start, fullStart, span.level, row)
        body(start, fullStart, 0)
      }
      if fullStart < fullEnd { body(fullStart, fullEnd, span.level) }
      if fullEnd < end {
        multiply(fullEnd, end, span.level, row)
        body(fullEnd, end, 0)
      }
    }
  }

  private func multiply(_ start: Int, _ end: Int, _ level: UInt32, _ row: ClipMask.Row) {
    if level == 0 {
      SourceOverRows.multiply(line.coverage + start, end - start, by: row.bytes + start)
    } else {
      SourceOverRows.multiply(line.coverage + start, end - start, level: level, by: row.bytes + start)
    }
  }
}

extension PreparedPaint {
  /// Whether every pixel's colour is known to be.
  var isOpaque: Bool {
    switch self {
    case .solid(let color): color >> 24 == 255
    case .gradient(let shader): shader.isOpaque
    case .image, .pattern, .ninePart: false
    }
  }

  /// Writes the colours of `count` pixels from (`x`, `y`) on.
  func colors(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<PremultipliedPixel>) {
    switch self {
    case .solid(let color): row.update(repeating: color, count: count)
    case .gradient(let shader): shader.colors(x: x, y: y, count: count, into: row)
    case .image(let shader): shader.colors(x: x, y: y, count: count, into: row)
    case .pattern(let shader): shader.colors(x: x, y: y, count: count, into: row)
    case .ninePart(let shader): shader.colors(x: x, y: y, count: count, into: row)
    }
  }
}

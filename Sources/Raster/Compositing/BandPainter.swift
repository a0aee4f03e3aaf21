/// Draws bands of a prepared scene. One painter serves one thread and keeps its scratch memory from band to band;
/// nothing of a band's result depends on what the painter drew before.
final class BandPainter {
  private let scene: PreparedScene
  private let plan: BandPlan
  private let width: Int
  private let cells = CoverageCells()
  private let line: CoverageLine
  private let colors: UnsafeMutablePointer<PremultipliedPixel>
  private var masks: [ClipMask] = []
  private var nextMask = 0
  private var layers: [UnsafeMutablePointer<PremultipliedPixel>] = []
  private var depth = 0
  private var band = PixelRect.empty
  /// The pixels drawn into: the picture's or a group's, starting at the band's first row.
  private var target: UnsafeMutablePointer<PremultipliedPixel>

  init(_ scene: PreparedScene, plan: BandPlan) {
    self.scene = scene
    self.plan = plan
    width = scene.size.width
    line = .allocate(width: width)
    colors = .allocate(capacity: width)
    target = colors
  }

  deinit {
    line.deallocate()
    colors.deallocate()
    for layer in layers { layer.deallocate() }
  }

  /// Draws one band into a picture.
  func paint(_ index: Int, into pixels: UnsafeMutablePointer<PremultipliedPixel>) {
    let top = index * plan.rows
    band = PixelRect(left: 0, top: top, right: width, bottom: min(top + plan.rows, scene.size.bottom))
    target = pixels + top * width
    for mask in masks { mask.invalidate() }
    if !plan.coversBackground(index) {
      target.update(repeating: scene.background, count: band.height * width)
    }
    for operation in plan.operations(of: index) { paint(scene.operations[Int(operation)], picture: pixels) }
  }

  private func paint(_ operation: PreparedOperation, picture: UnsafeMutablePointer<PremultipliedPixel>) {
    let window = operation.bounds.intersection(band)
    switch operation.kind {
    case .rectangle(let rectangle, let paint):
      let mask = mask(of: operation)
      for y in window.top..<window.bottom {
        let count = rectangle.spans(row: y, from: window.left, to: window.right, into: line)
        self.paint(y, count, mask, paint)
      }
    case .path(let path, let rule, let paint):
      let mask = mask(of: operation)
      cells.begin(window)
      cells.add(path)
      for y in window.top..<window.bottom {
        self.paint(y, cells.sweep(row: y, rule: rule, into: line), mask, paint)
      }
    case .softMask(let softMask, let paint):
      let mask = mask(of: operation)
      for y in window.top..<window.bottom {
        let count = softMask.spans(row: y, from: window.left, to: window.right, into: line)
        self.paint(y, count, mask, paint)
      }
    case .glyphs(let glyphs, let paint):
      let mask = mask(of: operation)
      for glyph in glyphs { self.paint(glyph, window, mask, paint) }
    case .beginGroup:
      beginGroup(window)
    case .endGroup(let opacity):
      endGroup(window, opacity, mask(of: operation), picture)
    }
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
      self.paint(y, 1, mask, paint)
    }
  }

  // MARK: Groups

  private func beginGroup(_ window: PixelRect) {
    if depth == layers.count { layers.append(.allocate(capacity: width * plan.rows)) }
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
    target = depth > 0 ? layers[depth - 1] : picture + band.top * width
    guard opacity > 0 else { return }
    for y in window.top..<window.bottom {
      let source = layer + (y - band.top) * width
      line.spans[0] = CoverageSpan(start: window.left, end: window.right, level: opacity)
      eachPiece(y, 1, mask) { start, end, level in
        put(y, start, end, level, source: source)
      }
    }
  }

  // MARK: Clips

  /// The mask of an operation's clips, kept for the next operations of the band.
  private func mask(of operation: PreparedOperation) -> ClipMask? {
    guard let clip = operation.clip else { return nil }
    if let known = masks.first(where: { $0.clip == clip }) { return known }
    let mask: ClipMask
    if masks.count < 8 {
      mask = ClipMask(width: width, rows: plan.rows)
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
  private func paint(_ y: Int, _ count: Int, _ mask: ClipMask?, _ paint: PreparedPaint) {
    switch paint {
    case .solid(let color):
      let row = target + (y - band.top) * width
      eachPiece(y, count, mask) { start, end, level in
        if level == 0 {
          SourceOverRows.blend(row + start, end - start, color: color, coverage: line.coverage + start)
        } else {
          SourceOverRows.blend(row + start, end - start, color: color, level: level)
        }
      }
    case .gradient(let shader):
      eachPiece(y, count, mask) { start, end, level in
        shader.colors(x: start, y: y, count: end - start, into: colors + start)
        put(y, start, end, level, source: colors)
      }
    case .image(let shader):
      eachPiece(y, count, mask) { start, end, level in
        shader.colors(x: start, y: y, count: end - start, into: colors + start)
        put(y, start, end, level, source: colors)
      }
    }
  }

  /// Composites a row of colours, indexed by device column; a level of 0 takes the line's coverage.
  @inline(__always)
  private func put(
    _ y: Int, _ start: Int, _ end: Int, _ level: UInt32, source: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    let row = target + ((y - band.top) * width + start)
    if level == 0 {
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

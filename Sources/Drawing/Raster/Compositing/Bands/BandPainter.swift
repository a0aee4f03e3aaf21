import CRasterPixels

/// Draws bands of a prepared scene. Each thread has its own painter, which reuses its scratch memory for every band. A band's
/// pixels never depend on the bands that the painter drew before.
final class BandPainter {
  let scene: PreparedScene
  let bandHeight: Int
  let width: Int
  /// Memory that is reused for the next picture.
  let scratch: BandScratch
  let cells: AccumulationBuffer
  /// Finished bands, which are copied to the picture meanwhile.
  let queue: UnsafeMutablePointer<CPixelsQueue>
  // The following buffers are indexed by device column. A layer may start at another column than 0, so the pointers may
  // point before their storage.
  let line: CoverageScanline
  /// The spans of a row inside a clip.
  let clippedSpans: UnsafeMutablePointer<CoverageSpan>
  let colors: UnsafeMutablePointer<PremultipliedPixel>
  let sources: UnsafeMutablePointer<PremultipliedPixel>
  let left: Int
  private var masks: [ClipMask] = []
  private var nextMask = 0
  var layers: [UnsafeMutablePointer<PremultipliedPixel>] = []
  var depth = 0
  /// The bounds of the current band.
  var band = PixelRect.empty
  /// The color of all pixels of the band before the current operation, which stores it row by row: a row is still in the
  /// first-level cache when it is drawn over.
  private(set) var background: PremultipliedPixel?
  /// The last gradient that was composited over a background.
  private var lastComposited: (gradient: GradientShader, background: PremultipliedPixel, result: GradientShader)?
  /// The blend mode of the current operation.
  var mode = BlendMode.sourceOver
  /// Whether `colors` has the colors of the columns of the current operation, which has one color per column.
  var hasColumnColors = false
  /// The pixels to draw into, the picture's or a group's, from the band's first row.
  var target: UnsafeMutablePointer<PremultipliedPixel>
  private let buffering: BandBuffering
  /// What the buffers of streamed bands hold.
  private let drawn: UnsafeMutablePointer<DrawnColumns>

  init(_ scene: PreparedScene, bandHeight: Int, buffering: BandBuffering, scratch: BandScratch) {
    self.scene = scene
    self.bandHeight = bandHeight
    width = scene.size.width
    left = scene.size.left
    line = .allocate(from: left, width: width)
    // A clip has four boundaries, each of which divides at most one span.
    clippedSpans = .allocate(capacity: width + 6)
    colors = Self.allocateRow(width) - left
    sources = Self.allocateRow(width) - left
    target = colors
    self.buffering = buffering
    self.scratch = scratch
    cells = scratch.cells
    queue = scratch.stream.queue
    if buffering == .streamed { scratch.stream.reserve(width * bandHeight) }
    drawn = .allocate(capacity: BandStream.bandCount)
    for index in 0..<BandStream.bandCount { (drawn + index).initialize(to: DrawnColumns(height: bandHeight)) }
  }

  /// Allocates pixels at the beginning of a cache line.
  private static func allocateRow(_ width: Int) -> UnsafeMutablePointer<PremultipliedPixel> {
    UnsafeMutableRawPointer.allocate(byteCount: width * MemoryLayout<PremultipliedPixel>.stride, alignment: 64)
      .bindMemory(to: PremultipliedPixel.self, capacity: width)
  }

  deinit {
    line.deallocate(from: left)
    clippedSpans.deallocate()
    (colors + left).deallocate()
    (sources + left).deallocate()
    for layer in layers { (layer + left).deallocate() }
    for index in 0..<BandStream.bandCount { drawn[index].deallocate() }
    drawn.deallocate()
  }

  /// Draws one band into a picture.
  func paint(_ next: Band, into pixels: UnsafeMutablePointer<PremultipliedPixel>) {
    let top = scene.size.top + next.index * bandHeight
    band = PixelRect(
      left: left, top: top, right: scene.size.right, bottom: min(top + bandHeight, scene.size.bottom))
    let place = pixels + next.index * bandHeight * width
    target = (buffering == .streamed ? scratch.stream.band : place) - left
    let picture = target
    for mask in masks { mask.invalidate() }
    scene.operations.withUnsafeBufferPointer { all in
      next.operations.withUnsafeBufferPointer { operations in
        func following(_ index: Int) -> UnsafeBufferPointer<Int32> {
          UnsafeBufferPointer(rebasing: operations[index...].prefix(Self.mostFollowing))
        }
        var first = 0
        background = next.isBackgroundCovered ? nil : scene.background
        if next.isBackgroundCovered, case .rectangle(_, .solid(let color)) = all[Int(operations[0])].kind {
          background = color
          first = 1
        }
        let columns = drawn + scratch.stream.drawn
        if operations.count == first || !all[Int(operations[first])].paintsRows(of: band) {
          storeBackground(columns, without: hiddenPart(of: band, by: following(first), in: all))
        } else {
          columns.pointee.begin(nil)
        }
        for index in operations.indices.dropFirst(first) {
          let drawn = all[Int(operations[index])].bounds.intersection(band)
          columns.pointee.add(drawn.left..<drawn.right, rows: drawn.top - top..<drawn.bottom - top)
          paint(all, Int(operations[index]), before: following(index + 1), picture: picture)
          background = nil
        }
      }
    }
    if buffering == .streamed { scratch.stream.send(band.height * width, to: place) }
  }

  /// Finishes copying streamed bands to the picture.
  func finish() { scratch.stream.finish() }

  /// The number of operations that are searched for an opaque one.
  private static let mostFollowing = 8

  /// Draws an operation. Operations are not passed by value, because a copy updates the reference counts of their
  /// outlines and paints.
  ///
  /// - Parameters:
  ///   - operations: The operations of the scene.
  ///   - index: The operation to draw.
  ///   - following: The band's next operations.
  ///   - picture: The picture's pixels.
  private func paint(
    _ operations: UnsafeBufferPointer<PreparedOperation>, _ index: Int, before following: UnsafeBufferPointer<Int32>,
    picture: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    let window = operations[index].bounds.intersection(band)
    let mask = operations[index].clip.map { self.mask(of: $0) }
    mode = operations[index].mode
    hasColumnColors = false
    func hiddenPart(of pixels: PixelRect) -> CoveredCross {
      mode == .sourceOver ? self.hiddenPart(of: pixels, by: following, in: operations) : .empty
    }
    switch operations[index].kind {
    case .rectangle(let rectangle, let paint):
      fill(rectangle, window, mask, paint, hidden: hiddenPart(of: window))
    case .path(let outline, let paint):
      fill(outline, window, mask, paint)
    case .softMask(let softMask, let paint):
      fill(softMask, window, mask, paint, hidden: hiddenPart(of: softMask.bounds.intersection(window)))
    case .inverseSoftMask(let softMask, let paint):
      fillOutside(softMask, window, mask, paint)
    case .glyphs(let glyphs, let paint):
      if mode == .sourceOver {
        self.paint(glyphs, window, mask, paint)
      } else {
        paintTogether(glyphs, window, mask, paint)
      }
    case .shapeMask(let shape, let paint):
      self.paint(shape, window, mask, paint)
    case .beginGroup, .beginMask:
      beginGroup(window)
    case .endGroup(let opacity):
      endGroup(window, opacity, mask, picture)
    case .endMask(let channel):
      endMask(window, channel)
    case .layer(let layer, let opacity):
      draw(layer, window, opacity, mask)
    }
  }

  /// Returns a gradient over the background as one opaque gradient, if that is possible and worthwhile: if the picture has many
  /// more pixels than the table has colors to composite.
  func composited(_ paint: PreparedPaint) -> PreparedPaint? {
    guard let background, background >> 24 == 255, case .gradient(let gradient) = paint,
      gradient.table.count * 16 < width * scene.size.height
    else { return nil }
    if let last = lastComposited, last.gradient === gradient, last.background == background {
      return .gradient(last.result)
    }
    let result = GradientShader(gradient, over: background)
    lastComposited = (gradient, background, result)
    return .gradient(result)
  }

  /// Stores the background where the buffer has another color.
  private func storeBackground(_ columns: UnsafeMutablePointer<DrawnColumns>, without hidden: CoveredCross) {
    if let background, columns.pointee.background == background {
      columns.pointee.forEachPart(of: band.height) { rows, columns in
        let part = PixelRect(
          left: columns.lowerBound, top: band.top + rows.lowerBound, right: columns.upperBound,
          bottom: band.top + rows.upperBound)
        store(background, in: part, without: hidden.intersection(part))
      }
    } else if let background {
      store(background, in: band, without: hidden)
    }
    // Only buffers are used again, and the last band can be lower than one.
    columns.pointee.begin(buffering == .streamed && band.height == bandHeight ? background : nil)
    background = nil
  }

  /// The part of `pixels` that one of the next operations covers with an opaque color, so that it need not be drawn. A card,
  /// for example, hides most of its own shadow.
  ///
  /// Pixels that are not drawn have any value until then. Source-over compositing bears that, but other blend modes need
  /// premultiplied colors.
  private func hiddenPart(
    of pixels: PixelRect, by following: UnsafeBufferPointer<Int32>,
    in operations: UnsafeBufferPointer<PreparedOperation>
  ) -> CoveredCross {
    var hidden = CoveredCross.empty
    for next in following {
      if operations[Int(next)].nesting != 0 || operations[Int(next)].mode != .sourceOver { break }
      let part = operations[Int(next)].opaqueInterior.intersection(pixels)
      if part.count > hidden.count { hidden = part }
    }
    return hidden
  }

  /// Returns the mask of a clip and its parents. Masks are cached for the band's next operations.
  private func mask(of clip: Int) -> ClipMask {
    if let known = masks.first(where: { $0.clip == clip }) { return known }
    let mask: ClipMask
    if masks.count < 8 {
      mask = ClipMask(rows: bandHeight)
      masks.append(mask)
    } else {
      mask = masks[nextMask]
      nextMask = (nextMask + 1) % masks.count
    }
    mask.make(clip, of: scene.clips, band: band, cells: cells, line: line)
    return mask
  }
}

extension PreparedOperation {
  /// Whether a painter draws every row of a band as a whole.
  fileprivate func paintsRows(of band: PixelRect) -> Bool {
    if case .rectangle = kind { return bounds.intersection(band) == band }
    return false
  }
}

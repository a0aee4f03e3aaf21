/// Draws bands of a prepared scene. One painter serves one thread and keeps its scratch memory from band to band;
/// nothing of a band's result depends on what the painter drew before.
final class BandPainter {
  let scene: PreparedScene
  let plan: BandPlan
  let width: Int
  /// What outlives the painter.
  let scratch: BandScratch
  var cells: CoverageCells { scratch.cells }
  /// What follows is indexed by device column; the pointers stand before their storage where a layer's first column is
  /// not the device's.
  let line: CoverageLine
  let colors: UnsafeMutablePointer<PremultipliedPixel>
  let sources: UnsafeMutablePointer<PremultipliedPixel>
  let left: Int
  private var masks: [ClipMask] = []
  private var nextMask = 0
  var layers: [UnsafeMutablePointer<PremultipliedPixel>] = []
  var depth = 0
  var band = PixelRect.empty
  /// That of the operation being drawn.
  var mode = BlendMode.sourceOver
  /// The pixels drawn into: the picture's or a group's, starting at the band's first row.
  var target: UnsafeMutablePointer<PremultipliedPixel>
  private let memory: BandMemory

  init(_ scene: PreparedScene, plan: BandPlan, memory: BandMemory, scratch: BandScratch) {
    self.scene = scene
    self.plan = plan
    width = scene.size.width
    left = scene.size.left
    line = .allocate(from: left, width: width)
    colors = .allocate(capacity: width) - left
    sources = .allocate(capacity: width) - left
    target = colors
    self.memory = memory
    self.scratch = scratch
    if memory == .streamed { scratch.stream.reserve(width * plan.rows) }
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
    let place = pixels + index * plan.rows * width
    target = (memory == .streamed ? scratch.stream.band : place) - left
    let picture = target
    for mask in masks { mask.invalidate() }
    if !plan.coversBackground(index) {
      SourceOverRows.fill(target + left, band.height * width, scene.background)
    }
    let operations = plan.operations(of: index)
    for next in operations.indices {
      paint(scene.operations[Int(operations[next])], before: operations[(next + 1)...], picture: picture)
    }
    if memory == .streamed { scratch.stream.send(band.height * width, to: place) }
  }

  /// Brings all bands to the picture.
  func finish() { scratch.stream.finish() }

  /// - Parameter following: the operations that the band draws after this one.
  private func paint(
    _ operation: PreparedOperation, before following: ArraySlice<Int32>,
    picture: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    let window = operation.bounds.intersection(band)
    let mask = mask(of: operation)
    mode = operation.mode
    switch operation.kind {
    case .rectangle(let rectangle, let paint):
      fill(rectangle, window, mask, paint, hidden: hiddenPart(of: window, by: following))
    case .path(let outline, let paint):
      fill(outline, window, mask, paint)
    case .softMask(let softMask, let paint):
      fill(softMask, window, mask, paint, hidden: hiddenPart(of: softMask.bounds.intersection(window), by: following))
    case .inverseSoftMask(let softMask, let paint):
      fillOutside(softMask, window, mask, paint)
    case .glyphs(let glyphs, let paint):
      if mode == .sourceOver {
        self.paint(glyphs, window, mask, paint)
      } else {
        paintTogether(glyphs, window, mask, paint)
      }
    case .stamp(let stamp, let paint):
      self.paint(stamp, window, mask, paint)
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

  /// The part of some pixels that one of the next operations covers wholly, whatever lies there: a card lies on most of
  /// its own shadow, and on the ground.
  private func hiddenPart(of pixels: PixelRect, by following: ArraySlice<Int32>) -> CoveredCross {
    guard mode == .sourceOver else { return .empty }
    var hidden = CoveredCross.empty
    for next in following.prefix(8) {
      if scene.operations[Int(next)].nesting != 0 { break }
      let part = scene.operations[Int(next)].opaqueInterior.intersection(pixels)
      if part.count > hidden.count { hidden = part }
    }
    return hidden
  }

  /// The mask of an operation's clips, kept for the next operations of the band.
  private func mask(of operation: PreparedOperation) -> ClipMask? {
    guard let clip = operation.clip else { return nil }
    if let known = masks.first(where: { $0.clip == clip }) { return known }
    let mask: ClipMask
    if masks.count < 8 {
      mask = ClipMask(rows: plan.rows)
      masks.append(mask)
    } else {
      mask = masks[nextMask]
      nextMask = (nextMask + 1) % masks.count
    }
    mask.make(clip, of: scene.clips, band: band, cells: cells, line: line)
    return mask
  }
}

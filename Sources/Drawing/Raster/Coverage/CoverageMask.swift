/// The coverage of a whole path: one byte per pixel of its bounds.
///
/// `@unchecked Sendable`: the memory is immutable after initialization.
final class CoverageMask: @unchecked Sendable {
  let bounds: PixelRect
  let bytes: UnsafePointer<UInt8>
  private let storage: UnsafeMutablePointer<UInt8>

  /// Rasterizes a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - rule: The fill rule.
  ///   - limits: The pixels to keep (default: all).
  convenience init(_ path: FlattenedPath, rule: FillRule = .nonZero, limits: PixelRect? = nil) {
    let touched = path.touchedPixels
    let bounds = limits.map { $0.intersection(touched) } ?? touched
    self.init(bounds: bounds) { rasterize in FilledOutline.with(path, rule, rasterize) }
  }

  /// Rasterizes an outline within some pixels.
  convenience init(_ outline: FilledOutline, bounds: PixelRect) { self.init(bounds: bounds) { $0(outline) } }

  private init(bounds: PixelRect, _ draw: (_ rasterize: (FilledOutline) -> Void) -> Void) {
    self.bounds = bounds
    let width = bounds.width
    storage = .allocate(capacity: max(1, width * bounds.height))
    storage.initialize(repeating: 0, count: max(1, width * bounds.height))
    bytes = UnsafePointer(storage)
    guard !bounds.isEmpty else { return }
    draw(rasterize)
  }

  private func rasterize(_ outline: FilledOutline) {
    let width = bounds.width
    let cells = AccumulationBuffer()
    let spans = UnsafeMutablePointer<CoverageSpan>.allocate(capacity: width + 2)
    defer { spans.deallocate() }
    // Windows of a few rows keep the accumulation buffer of a large path small.
    var top = bounds.top
    while top < bounds.bottom {
      let bottom = min(top + 64, bounds.bottom)
      cells.begin(PixelRect(left: bounds.left, top: top, right: bounds.right, bottom: bottom))
      cells.add(outline)
      for y in top..<bottom {
        let row = storage + (y - bounds.top) * width
        let line = CoverageScanline(coverage: row, spans: spans)
        let count = cells.sweep(row: y, rule: outline.rule, into: line, from: 0)
        for index in 0..<count where spans[index].level != 0 {
          let start = Int(spans[index].start)
          (row + start).update(repeating: UInt8(spans[index].level), count: Int(spans[index].end) - start)
        }
      }
      top = bottom
    }
  }

  /// Combines two masks as if their edges were independent: the union, or the first without the second.
  init(_ first: CoverageMask, _ combination: Combination, _ second: CoverageMask) {
    bounds = combination == .union ? first.bounds.union(second.bounds) : first.bounds
    let count = bounds.width * bounds.height
    storage = .allocate(capacity: max(1, count))
    storage.initialize(repeating: 0, count: max(1, count))
    bytes = UnsafePointer(storage)
    for y in bounds.top..<bounds.bottom {
      for x in bounds.left..<bounds.right {
        let a = UInt32(first.level(x, y))
        let b = UInt32(second.level(x, y))
        let level = combination == .union ? a &+ b &- dividedBy255(a &* b) : dividedBy255(a &* (255 &- b))
        storage[(y - bounds.top) * bounds.width + x - bounds.left] = UInt8(truncatingIfNeeded: level)
      }
    }
  }

  enum Combination {
    case union
    case difference
  }

  private func level(_ x: Int, _ y: Int) -> UInt8 {
    guard x >= bounds.left, x < bounds.right, y >= bounds.top, y < bounds.bottom else { return 0 }
    return bytes[(y - bounds.top) * bounds.width + x - bounds.left]
  }

  deinit { storage.deallocate() }

  /// Returns the coverage of a row, from the left edge of the bounds.
  func row(_ y: Int) -> UnsafePointer<UInt8> { bytes + (y - bounds.top) * bounds.width }
}

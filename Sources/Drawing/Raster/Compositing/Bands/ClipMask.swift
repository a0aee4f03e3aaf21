/// The coverage of a chain of antialiased clips in a band: one byte per pixel, and the visible range of each row.
final class ClipMask {
  /// One row of a clip mask.
  struct Row {
    var bytes: UnsafePointer<UInt8>
    /// Pixels outside `open` are completely clipped.
    var open: Range<Int>
    /// Pixels inside `full` are completely visible.
    var full: Range<Int>
  }

  /// The clip that the mask contains, combined with its parents.
  private(set) var clip: Int?
  /// The width of the rows.
  private var width = 0
  private var storage: UnsafeMutablePointer<UInt8>
  private var capacity = 0
  /// Indexed by device column.
  private var bytes: UnsafeMutablePointer<UInt8>
  private var open: [Range<Int>]
  private var full: [Range<Int>]
  private var top = 0

  init(rows: Int) {
    storage = .allocate(capacity: 0)
    bytes = storage
    open = [Range<Int>](repeating: 0..<0, count: rows)
    full = open
  }

  deinit { storage.deallocate() }

  /// Marks the mask as empty.
  func invalidate() { clip = nil }

  /// Returns one row of the mask, indexed by device column.
  func row(_ y: Int) -> Row {
    Row(bytes: bytes + (y - top) * width, open: open[y - top], full: full[y - top])
  }

  /// Whether all given pixels of the band are completely visible.
  func letsThrough(columns: Range<Int>, rows: Range<Int>) -> Bool {
    for y in rows {
      let full = full[y - top]
      if full.lowerBound > columns.lowerBound || full.upperBound < columns.upperBound { return false }
    }
    return true
  }

  /// Computes the mask of a clip and its parents for the rows of a band.
  func make(_ clip: Int, of clips: [PreparedClip], band: PixelRect, cells: AccumulationBuffer, line: CoverageScanline) {
    self.clip = clip
    top = band.top
    let window = clips[clip].bounds.intersection(band)
    for row in 0..<band.height {
      open[row] = 0..<0
      full[row] = 0..<0
    }
    guard !window.isEmpty else { return }
    reserve(window, rows: band.height)
    for y in window.top..<window.bottom {
      (bytes + ((y - top) * width + window.left)).update(repeating: 255, count: window.width)
    }
    var chain: [Int] = []
    var next: Int? = clip
    while let index = next {
      chain.append(index)
      next = clips[index].parent
    }
    for index in chain.reversed() { intersect(clips[index].shape, window, cells, line) }
    for y in window.top..<window.bottom { summarize(y, window) }
  }

  /// Allocates memory for the clip's bounds, which are usually small, for example an avatar or a button.
  private func reserve(_ window: PixelRect, rows: Int) {
    width = window.width
    if width * rows > capacity {
      storage.deallocate()
      capacity = width * rows
      storage = .allocate(capacity: capacity)
    }
    bytes = storage - window.left
  }

  private func intersect(
    _ shape: PreparedClip.Shape, _ window: PixelRect, _ cells: AccumulationBuffer, _ line: CoverageScanline
  ) {
    switch shape {
    case .path(let outline):
      cells.begin(window)
      cells.add(outline)
      for y in window.top..<window.bottom {
        multiply(y, window, line, count: cells.sweep(row: y, rule: outline.rule, into: line))
      }
    case .rectangle(let rectangle):
      for y in window.top..<window.bottom {
        multiply(y, window, line, count: rectangle.spans(row: y, from: window.left, to: window.right, into: line))
      }
    }
  }

  private func multiply(_ y: Int, _ window: PixelRect, _ line: CoverageScanline, count: Int) {
    let row = bytes + (y - top) * width
    var x = window.left
    for index in 0..<count {
      let span = line.spans[index]
      let start = Int(span.start)
      let length = Int(span.end) - start
      if start > x { (row + x).update(repeating: 0, count: start - x) }
      if span.level == 0 {
        SourceOverRows.multiply(row + start, length, by: line.coverage + start)
      } else if span.level < 255 {
        SourceOverRows.multiply(row + start, length, level: span.level, by: row + start)
      }
      x = Int(span.end)
    }
    if x < window.right { (row + x).update(repeating: 0, count: window.right - x) }
  }

  private func summarize(_ y: Int, _ window: PixelRect) {
    let row = bytes + (y - top) * width
    var left = window.left
    var right = window.right
    while left + 8 <= right, eight(row + left) == 0 { left += 8 }
    while left < right, row[left] == 0 { left += 1 }
    while right - 8 >= left, eight(row + right - 8) == 0 { right -= 8 }
    while right > left, row[right - 1] == 0 { right -= 1 }
    var longest = left..<left
    var start = left
    var x = left
    while x < right {
      if x + 8 <= right, eight(row + x) == .max {
        x += 8
        continue
      }
      if row[x] != 255 {
        if x - start > longest.count { longest = start..<x }
        start = x + 1
      }
      x += 1
    }
    if x - start > longest.count { longest = start..<x }
    open[y - top] = left..<right
    full[y - top] = longest
  }

  /// Returns eight bytes of the mask.
  private func eight(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
  }
}

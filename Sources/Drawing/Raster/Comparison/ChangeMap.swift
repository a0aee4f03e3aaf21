import Foundation

/// The differing pixels of two pictures: one bit per pixel, in cells of 4 × 4.
///
/// Rows are compared with memcmp in blocks of 4 KiB. Only differing blocks are compared pixel by pixel. All loops are
/// in this file, because without whole-module optimization only calls within a file are inlined.
struct ChangeMap {
  /// The width of the larger picture in pixels.
  let width: Int
  let height: Int
  /// The number of cells per row, and of rows of cells.
  let columns: Int
  let rows: Int
  /// Bit 4 · (y mod 4) + x mod 4 of cell (x / 4, y / 4) is set if the pixel at (x, y) differs.
  private(set) var cells: [UInt16]
  /// Whether a row of cells has a change.
  private(set) var hasChange: [Bool]
  /// The largest difference of one straight channel in the common area.
  private(set) var largestChannelDifference = 0

  /// Creates an empty map for two pictures of the same size.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    columns = (width + 3) / 4
    rows = (height + 3) / 4
    cells = [UInt16](repeating: 0, count: columns * rows)
    hasChange = [Bool](repeating: false, count: rows)
  }

  init(expected: PixelBuffer, actual: PixelBuffer) {
    self.init(width: max(expected.width, actual.width), height: max(expected.height, actual.height))
    compareShared(expected, actual)
    markExclusive(expected, actual)
  }

  /// The number of differing pixels.
  var count: Int {
    cells.withUnsafeBufferPointer { cells in
      var count = 0
      for row in 0..<rows where hasChange[row] {
        for cell in row * columns..<(row + 1) * columns { count &+= cells[cell].nonzeroBitCount }
      }
      return count
    }
  }

  private mutating func compareShared(_ expected: PixelBuffer, _ actual: PixelBuffer) {
    expected.pixels.withUnsafeBufferPointer { expectedPixels in
      actual.pixels.withUnsafeBufferPointer { actualPixels in
        guard let expectedStart = expectedPixels.baseAddress, let actualStart = actualPixels.baseAddress else { return }
        for y in 0..<min(expected.height, actual.height) {
          compareRow(
            y, expectedStart + y * expected.width, actualStart + y * actual.width,
            count: min(expected.width, actual.width))
        }
      }
    }
  }

  /// Compares the first `count` pixels of a row.
  mutating func compareRow(
    _ y: Int, _ expected: UnsafePointer<PremultipliedPixel>, _ actual: UnsafePointer<PremultipliedPixel>, count: Int
  ) {
    var x = 0
    while x < count {
      let length = min(1024, count - x)
      if memcmp(expected + x, actual + x, length * 4) != 0 {
        hasChange[y / 4] = true
        let start = (y / 4) * columns + x / 4
        cells.withUnsafeMutableBufferPointer { cells in
          guard let cells = cells.baseAddress else { return }
          mark(expected + x, actual + x, length, cells + start, UInt16((y & 3) * 4))
        }
        let largest = largestDifference(expected + x, actual + x, length)
        largestChannelDifference = max(largestChannelDifference, Int(largest))
      }
      x += length
    }
  }

  /// Marks the area that only one of the pictures has.
  private mutating func markExclusive(_ expected: PixelBuffer, _ actual: PixelBuffer) {
    guard expected.width != actual.width || expected.height != actual.height else { return }
    for y in 0..<height {
      let expectedEnd = y < expected.height ? expected.width : 0
      let actualEnd = y < actual.height ? actual.width : 0
      if expectedEnd != actualEnd { hasChange[y / 4] = true }
      for x in min(expectedEnd, actualEnd)..<max(expectedEnd, actualEnd) {
        cells[(y / 4) * columns + x / 4] |= 1 << UInt16((y & 3) * 4 + (x & 3))
      }
    }
  }
}

extension ChangeMap {
  /// Calls `levels` for each changed pixel, and removes the pixels for which it returns `nil`. Otherwise it returns the
  /// difference in levels.
  mutating func keepChanges(where levels: (_ x: Int, _ y: Int) -> Int?) {
    largestChannelDifference = 0
    for row in 0..<rows where hasChange[row] {
      var isChanged = false
      for column in 0..<columns where cells[row * columns + column] != 0 {
        var bits = cells[row * columns + column]
        for bit in 0..<16 where bits >> UInt16(bit) & 1 != 0 {
          if let levels = levels(column * 4 + bit % 4, row * 4 + bit / 4) {
            largestChannelDifference = max(largestChannelDifference, levels)
          } else {
            bits &= ~(1 << UInt16(bit))
          }
        }
        cells[row * columns + column] = bits
        if bits != 0 { isChanged = true }
      }
      hasChange[row] = isChanged
    }
  }
}

/// Sets the bits of differing pixels in a part of a row that starts at a cell's left edge.
@inline(__always)
private func mark(
  _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, _ length: Int,
  _ cells: UnsafeMutablePointer<UInt16>, _ shift: UInt16
) {
  let whole = length / 4
  for cell in 0..<whole {
    let a = expected + cell * 4
    let b = actual + cell * 4
    var bits: UInt16 = a[0] != b[0] ? 1 : 0
    bits |= a[1] != b[1] ? 2 : 0
    bits |= a[2] != b[2] ? 4 : 0
    bits |= a[3] != b[3] ? 8 : 0
    cells[cell] |= bits &<< shift
  }
  for x in whole * 4..<length where expected[x] != actual[x] {
    cells[whole] |= 1 &<< (shift + UInt16(x & 3))
  }
}

@inline(__always)
private func largestDifference(
  _ expected: UnsafePointer<UInt32>, _ actual: UnsafePointer<UInt32>, _ length: Int
) -> UInt8 {
  var opaque: UInt32 = 0xFF00_0000
  for x in 0..<length { opaque &= expected[x] & actual[x] }
  if opaque == 0xFF00_0000 {
    // Opaque pixels are equal premultiplied and straight, so that bytes can be compared.
    let a = UnsafeRawPointer(expected).assumingMemoryBound(to: UInt8.self)
    let b = UnsafeRawPointer(actual).assumingMemoryBound(to: UInt8.self)
    var largest: UInt8 = 0
    for index in 0..<length * 4 { largest = max(largest, max(a[index], b[index]) &- min(a[index], b[index])) }
    return largest
  }
  var largest: UInt8 = 0
  for x in 0..<length where expected[x] != actual[x] {
    let a = RGBA(premultiplied: expected[x])
    let b = RGBA(premultiplied: actual[x])
    largest = max(largest, max(a.red, b.red) - min(a.red, b.red), max(a.green, b.green) - min(a.green, b.green))
    largest = max(largest, max(a.blue, b.blue) - min(a.blue, b.blue), max(a.alpha, b.alpha) - min(a.alpha, b.alpha))
  }
  return largest
}

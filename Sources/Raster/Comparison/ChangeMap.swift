/// Which pixels of two pictures differ: a bit a pixel, sixteen to a cell of 4 × 4.
///
/// Made by memcmp over blocks of 4 KiB; only blocks that differ are looked at pixel by pixel. The loops stand in this one
/// file, because without whole-module optimisation only calls within a file are inlined.
struct ChangeMap {
  /// The size that holds both pictures, in pixels.
  let width: Int
  let height: Int
  /// Cells a row and rows of cells.
  let columns: Int
  let rows: Int
  /// Bit 4 · (y mod 4) + x mod 4 of cell (x / 4, y / 4) says that the pixel at (x, y) differs.
  private(set) var cells: [UInt16]
  /// Whether a row of cells has a change.
  private(set) var hasChange: [Bool]
  /// The largest difference of one straight channel where both pictures have a pixel.
  private(set) var largestChannelDifference = 0

  init(expected: PixelBuffer, actual: PixelBuffer) {
    width = max(expected.width, actual.width)
    height = max(expected.height, actual.height)
    columns = (width + 3) / 4
    rows = (height + 3) / 4
    cells = [UInt16](repeating: 0, count: columns * rows)
    hasChange = [Bool](repeating: false, count: rows)
    compareShared(expected, actual)
    markExclusive(expected, actual)
  }

  /// How many pixels differ.
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
    let sharedWidth = min(expected.width, actual.width)
    let sharedHeight = min(expected.height, actual.height)
    let columns = columns
    var largest: UInt8 = 0
    var hasChange = hasChange
    cells.withUnsafeMutableBufferPointer { cells in
      expected.pixels.withUnsafeBufferPointer { expectedPixels in
        actual.pixels.withUnsafeBufferPointer { actualPixels in
          guard let cells = cells.baseAddress, let expectedStart = expectedPixels.baseAddress,
            let actualStart = actualPixels.baseAddress
          else { return }
          for y in 0..<sharedHeight {
            let expectedRow = expectedStart + y * expected.width
            let actualRow = actualStart + y * actual.width
            let cellRow = cells + (y / 4) * columns
            var x = 0
            while x < sharedWidth {
              let length = min(1024, sharedWidth - x)
              if memcmp(expectedRow + x, actualRow + x, length * 4) != 0 {
                hasChange[y / 4] = true
                mark(expectedRow + x, actualRow + x, length, cellRow + x / 4, UInt16((y & 3) * 4))
                largest = max(largest, largestDifference(expectedRow + x, actualRow + x, length))
              }
              x += length
            }
          }
        }
      }
    }
    self.hasChange = hasChange
    largestChannelDifference = Int(largest)
  }

  /// Marks what only one of the pictures has.
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

/// Sets the bits of differing pixels of a part of a row that starts at a cell's left edge.
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
    // Premultiplied and straight are the same: a loop over bytes.
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

/// The samples of a block of 8 × 8 coefficients (ITU-T T.81, A.3.3), in integers.
enum InverseCosineTransform {
  /// cos(kπ/16) in units of 1/8192, for k from 1 to 7.
  private static let c1 = 8035
  private static let c2 = 7568
  private static let c3 = 6811
  private static let c4 = 5793
  private static let c5 = 4551
  private static let c6 = 3135
  private static let c7 = 1598
  /// The fraction bits of the constants, and those that the columns keep for the rows.
  private static let constantBits = 13
  private static let keptBits = 3
  /// A coefficient in a file has at most 12 bits before a factor of 16 that no encoder makes.
  private static let largest = 1 << 15

  /// Writes the samples of a block.
  ///
  /// - Parameters:
  ///   - coefficients: 64 values in rows, which are multiplied by the table.
  ///   - stride: The distance of the rows of samples.
  static func transform(
    _ coefficients: UnsafePointer<Int16>, _ table: UnsafePointer<UInt16>, to samples: UnsafeMutablePointer<UInt8>,
    stride: Int
  ) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 64) { buffer in
      guard let columns = buffer.baseAddress else { return }
      var isFlat = true
      for index in 0..<64 {
        let value = Int(coefficients[index]) * Int(table[index])
        columns[index] = max(-largest, min(largest, value))
        if index > 0, value != 0 { isFlat = false }
      }
      if isFlat {
        let sample = clamped((columns[0] + 4) >> 3 + 128)
        for row in 0..<8 { (samples + row * stride).update(repeating: sample, count: 8) }
        return
      }
      for column in 0..<8 { pass(columns + column, step: 8, shift: constantBits + 1 - keptBits) }
      for row in 0..<8 {
        let values = columns + 8 * row
        pass(values, step: 1, shift: constantBits + 1 + keptBits)
        let line = samples + row * stride
        for column in 0..<8 { line[column] = clamped(values[column] + 128) }
      }
    }
  }

  private static func clamped(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: max(0, min(255, value))) }

  /// Transforms eight values at a distance, and divides them by a power of two.
  @inline(__always)
  private static func pass(_ v: UnsafeMutablePointer<Int>, step: Int, shift: Int) {
    let (x1, x3, x5, x7) = (v[step], v[3 * step], v[5 * step], v[7 * step])
    let half = 1 << (shift - 1)
    let sum = c4 * (v[0] + v[4 * step]) + half
    let difference = c4 * (v[0] - v[4 * step]) + half
    let wide = c2 * v[2 * step] + c6 * v[6 * step]
    let narrow = c6 * v[2 * step] - c2 * v[6 * step]
    let even = (sum + wide, difference + narrow, difference - narrow, sum - wide)
    let odd = (
      c1 * x1 + c3 * x3 + c5 * x5 + c7 * x7, c3 * x1 - c7 * x3 - c1 * x5 - c5 * x7,
      c5 * x1 - c1 * x3 + c7 * x5 + c3 * x7, c7 * x1 - c5 * x3 + c3 * x5 - c1 * x7
    )
    v[0] = (even.0 + odd.0) >> shift
    v[step] = (even.1 + odd.1) >> shift
    v[2 * step] = (even.2 + odd.2) >> shift
    v[3 * step] = (even.3 + odd.3) >> shift
    v[4 * step] = (even.3 - odd.3) >> shift
    v[5 * step] = (even.2 - odd.2) >> shift
    v[6 * step] = (even.1 - odd.1) >> shift
    v[7 * step] = (even.0 - odd.0) >> shift
  }
}

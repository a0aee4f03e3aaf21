/// The sRGB transfer function and its inverse, with +, −, ×, ÷ and square root only.
enum SRGBTransferFunction {
  /// The linear value of each byte, 0…1.
  static let ofByte: [Double] = (0..<256).map { light(ofEncoded: Double($0) / 255) }

  /// The smallest linear value that rounds to each byte.
  private static let thresholds: [Double] = (0..<256).map { $0 == 0 ? -1 : light(ofEncoded: (Double($0) - 0.5) / 255) }

  /// Returns the linear value of an encoded value of 0…1.
  static func light(ofEncoded value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // base^2.4 is base² times the fifth root of base².
    return base * base * fifthRoot(base * base)
  }

  /// Returns the nearest encoded byte of a linear value, halves up. Uses eight comparisons.
  static func byte(of light: Double) -> UInt8 {
    var low = 0
    var high = 256
    while high - low > 1 {
      let middle = (low + high) / 2
      if thresholds[middle] <= light { low = middle } else { high = middle }
    }
    return UInt8(low)
  }

  /// Newton's method from above. Converges to the last bit in 40 steps for values between 0.001 and 1.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root -= (fourth * root - value) / (5 * fourth)
    }
    return root
  }
}

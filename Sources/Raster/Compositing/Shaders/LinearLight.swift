/// sRGB's transfer function, both ways, from + − × ÷ and square roots alone.
enum LinearLight {
  /// The light of each byte, 0…1.
  static let ofByte: [Double] = (0..<256).map { light(ofEncoded: Double($0) / 255) }

  /// The light at which a byte's rounding begins: byte `i` is nearest from entry `i` on.
  private static let thresholds: [Double] = (0..<256).map { $0 == 0 ? -1 : light(ofEncoded: (Double($0) - 0.5) / 255) }

  /// The light of an encoded value of 0…1.
  static func light(ofEncoded value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // base^2.4 is base² times the fifth root of base².
    return base * base * fifthRoot(base * base)
  }

  /// The byte whose encoded value is nearest to some light, halves up. Eight comparisons.
  static func byte(of light: Double) -> UInt8 {
    var low = 0
    var high = 256
    while high - low > 1 {
      let middle = (low + high) / 2
      if thresholds[middle] <= light { low = middle } else { high = middle }
    }
    return UInt8(low)
  }

  /// Newton's method from above; what is at most 1 and above a thousandth converges to the last bit in 40 steps.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root -= (fourth * root - value) / (5 * fourth)
    }
    return root
  }
}

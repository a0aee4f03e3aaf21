/// The contrast ratio of WCAG 2.
enum Contrast {
  /// Returns the contrast ratio of two opaque colors, 1…21.
  static func ratio(_ first: RGBA, _ second: RGBA) -> Double {
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  static func luminance(_ color: RGBA) -> Double {
    0.2126 * light[Int(color.red)] + 0.7152 * light[Int(color.green)] + 0.0722 * light[Int(color.blue)]
  }

  /// The linear light of each sRGB byte. The power of 2.4 is computed as twelve fifths by bisection, to be equal on
  /// every machine.
  private static let light: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    let cube = base * base * base
    let twelfth = (cube * cube) * (cube * cube)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let square = middle * middle
      if square * square * middle < twelfth { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

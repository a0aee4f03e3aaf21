extension Color.RGBColorSpace {
  /// Returns components of the color space as components of sRGB, which can be outside of 0…1.
  func inSRGB(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
    switch self {
    case .sRGB: return (red, green, blue)
    case .sRGBLinear: return (SRGBCurve.encoded(red), SRGBCurve.encoded(green), SRGBCurve.encoded(blue))
    case .displayP3:
      if red == green, green == blue { return (red, green, blue) }
      let (r, g, b) = (SRGBCurve.linear(red), SRGBCurve.linear(green), SRGBCurve.linear(blue))
      // The matrices of Display P3 and sRGB, both with the white point D65.
      return (
        SRGBCurve.encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
        SRGBCurve.encoded(-0.0420569547096881 * r + 1.0420569547096881 * g),
        SRGBCurve.encoded(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b)
      )
    }
  }
}

/// The transfer curve of sRGB, by operations that give the same bits on every machine.
enum SRGBCurve {
  /// Returns linear light for an encoded component.
  static func linear(_ encoded: Double) -> Double {
    let value = clamped(encoded)
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // The power 2.4 is the square times the fifth root of the square.
    return base * base * fifthRoot(of: base * base)
  }

  /// Returns the encoded component for linear light, by bisection.
  static func encoded(_ light: Double) -> Double {
    let value = clamped(light)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if linear(middle) < value { low = middle } else { high = middle }
    }
    return high
  }

  private static func clamped(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  /// Returns the fifth root of a number of 0…1 by Newton's method.
  private static func fifthRoot(of number: Double) -> Double {
    guard number > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<40 {
      let square = root * root
      root -= (root * square * square - number) / (5 * square * square)
    }
    return root
  }
}

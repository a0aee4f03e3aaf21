/// A colour's share of each primary's light, 0…1.
struct LinearLight {
  let red: Double
  let green: Double
  let blue: Double

  /// A premultiplied pixel over an opaque grey.
  init(_ pixel: PremultipliedPixel, over grey: UInt32) {
    let behind = dividedBy255((255 - pixel >> 24) * grey)
    red = LinearLight.levels[Int(min(255, (pixel & 0xFF) + behind))]
    green = LinearLight.levels[Int(min(255, (pixel >> 8 & 0xFF) + behind))]
    blue = LinearLight.levels[Int(min(255, (pixel >> 16 & 0xFF) + behind))]
  }

  /// The light of each of the 256 levels of an sRGB channel: ((c + 0.055) / 1.055) to the power of 12 / 5.
  private static let levels: [Double] = (0..<256).map { level in
    let encoded = Double(level) / 255
    guard encoded > 0.04045 else { return encoded / 12.92 }
    let base = (encoded + 0.055) / 1.055
    let fifth = root(base, degree: 5)
    return base * base * fifth * fifth
  }
}

/// The cube root of a number of 0…1.1, the same on every machine.
func cubeRoot(_ value: Double) -> Double { value > 0 ? root(value, degree: 3) : 0 }

/// A cube or fifth root by Newton's method from above, where it falls to the root without overshooting.
private func root(_ value: Double, degree: Int) -> Double {
  // The fourth root of less than one lies above its cube root, and one above its fifth root.
  var guess = degree == 3 && value < 1 ? value.squareRoot().squareRoot() : max(1, value)
  for _ in 0..<64 {
    var power = guess
    for _ in 2..<degree { power *= guess }
    let next = guess - (guess * power - value) / (Double(degree) * power)
    if next >= guess { break }
    guess = next
  }
  return guess
}

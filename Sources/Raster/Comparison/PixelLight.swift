/// A colour's share of each primary's light, 0…1.
struct PixelLight {
  let red: Double
  let green: Double
  let blue: Double

  /// A premultiplied pixel over an opaque grey.
  init(_ pixel: PremultipliedPixel, over grey: UInt32) {
    let behind = dividedBy255((255 - pixel >> 24) * grey)
    red = LinearLight.ofByte[Int(min(255, (pixel & 0xFF) + behind))]
    green = LinearLight.ofByte[Int(min(255, (pixel >> 8 & 0xFF) + behind))]
    blue = LinearLight.ofByte[Int(min(255, (pixel >> 16 & 0xFF) + behind))]
  }
}

/// The cube root of a number of 0…1.1, the same on every machine: Newton's method from above, where it falls to the root
/// without overshooting.
func cubeRoot(_ value: Double) -> Double {
  guard value > 0 else { return 0 }
  // The fourth root of less than one lies above its cube root.
  var guess = value < 1 ? value.squareRoot().squareRoot() : max(1, value)
  for _ in 0..<64 {
    let square = guess * guess
    let next = guess - (guess * square - value) / (3 * square)
    if next >= guess { break }
    guess = next
  }
  return guess
}

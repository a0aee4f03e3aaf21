/// The linear components of a color, 0…1.
struct PixelLight {
  let red: Double
  let green: Double
  let blue: Double

  /// Creates the color of a premultiplied pixel over an opaque gray.
  init(_ pixel: PremultipliedPixel, over grey: UInt32) {
    let behind = dividedBy255((255 - pixel >> 24) * grey)
    red = SRGBTransferFunction.ofByte[Int(min(255, (pixel & 0xFF) + behind))]
    green = SRGBTransferFunction.ofByte[Int(min(255, (pixel >> 8 & 0xFF) + behind))]
    blue = SRGBTransferFunction.ofByte[Int(min(255, (pixel >> 16 & 0xFF) + behind))]
  }
}

/// Returns the cube root of a number of 0…1.1, identical on all machines. Uses Newton's method from above, which does
/// not overshoot.
func cubeRoot(_ value: Double) -> Double {
  guard value > 0 else { return 0 }
  // The fourth root of a number below 1 is greater than its cube root.
  var guess = value < 1 ? value.squareRoot().squareRoot() : max(1, value)
  for _ in 0..<64 {
    let square = guess * guess
    let next = guess - (guess * square - value) / (3 * square)
    if next >= guess { break }
    guess = next
  }
  return guess
}

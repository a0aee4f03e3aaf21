/// Hue, saturation, color and luminosity, computed as the specification's SetLum, SetSat and ClipColor with integers.
///
/// Colors are multiples of 1/(αs × αb × spread × 100), which makes the formula exact except for ClipColor's quotient.
/// That quotient is rounded down, which cannot move a result across a rounding boundary, because halves are integers.
struct NonSeparableBlend {
  private let mode: BlendMode

  init(_ mode: BlendMode) { self.mode = mode }

  private struct Channels {
    var red: Int
    var green: Int
    var blue: Int

    var least: Int { min(red, green, blue) }
    var most: Int { max(red, green, blue) }
    /// The specification's Lum times 100.
    var luminosity: Int { 30 &* red &+ 59 &* green &+ 11 &* blue }

    @inline(__always)
    func map(_ change: (Int) -> Int) -> Channels {
      Channels(red: change(red), green: change(green), blue: change(blue))
    }
  }

  func blend(
    _ backdrop: UnsafeMutablePointer<PremultipliedPixel>, _ count: Int, source: UnsafePointer<PremultipliedPixel>
  ) {
    for index in 0..<count { backdrop[index] = blended(source[index], backdrop[index]) }
  }

  private func blended(_ s: PremultipliedPixel, _ b: PremultipliedPixel) -> PremultipliedPixel {
    let sa = Int(s &>> 24)
    let ba = Int(b &>> 24)
    if sa == 0 { return b }
    if ba == 0 { return s }
    let sourceColor = channels(s).map { $0 &* ba }
    let backdropColor = channels(b).map { $0 &* sa }
    let (color, unit): (Channels, Int)
    switch mode {
    case .hue:
      (color, unit) = mixed(sourceColor, spread(backdropColor), backdropColor.luminosity, sa &* ba)
    case .saturation:
      (color, unit) = mixed(backdropColor, spread(sourceColor), backdropColor.luminosity, sa &* ba)
    case .color:
      (color, unit) = (withLuminosity(sourceColor, backdropColor.luminosity, one: sa &* ba), 1)
    default:
      (color, unit) = (withLuminosity(backdropColor, sourceColor.luminosity, one: sa &* ba), 1)
    }
    @inline(__always)
    func channel(_ s: Int, _ b: Int, _ mixed: Int) -> UInt32 {
      let divisor = 100 &* unit
      let whole = (s &* (255 &- ba) &+ b &* (255 &- sa)) &* divisor &+ mixed
      return UInt32(truncatingIfNeeded: (2 &* whole &+ 255 &* divisor) / (510 &* divisor))
    }
    let sc = channels(s)
    let bc = channels(b)
    let alpha = dividedBy255(UInt32(truncatingIfNeeded: 255 &* (sa &+ ba) &- sa &* ba))
    return channel(sc.red, bc.red, color.red) | channel(sc.green, bc.green, color.green) &<< 8
      | channel(sc.blue, bc.blue, color.blue) &<< 16 | alpha &<< 24
  }

  private func channels(_ pixel: PremultipliedPixel) -> Channels {
    Channels(red: Int(pixel & 0xFF), green: Int(pixel &>> 8 & 0xFF), blue: Int(pixel &>> 16 & 0xFF))
  }

  private func spread(_ color: Channels) -> Int { color.most &- color.least }

  /// Returns SetLum(SetSat(color, saturation), luminosity), and the denominator of its unit.
  private func mixed(_ color: Channels, _ saturation: Int, _ luminosity: Int, _ one: Int) -> (Channels, Int) {
    let own = spread(color)
    guard own > 0 else {
      return (withLuminosity(Channels(red: 0, green: 0, blue: 0), luminosity, one: one), 1)
    }
    let least = color.least
    let saturated = color.map { ($0 &- least) &* saturation }
    return (withLuminosity(saturated, luminosity &* own, one: one &* own), own)
  }

  /// SetLum followed by ClipColor. The result is in hundredths of the color's unit.
  private func withLuminosity(_ color: Channels, _ luminosity: Int, one: Int) -> Channels {
    let difference = luminosity &- color.luminosity
    let moved = color.map { 100 &* $0 &+ difference }
    let full = 100 &* one
    let least = moved.least
    let most = moved.most
    if least < 0 {
      return moved.map { luminosity &+ quotient($0 &- luminosity, luminosity, luminosity &- least) }
    }
    if most > full {
      return moved.map { luminosity &+ quotient($0 &- luminosity, full &- luminosity, most &- luminosity) }
    }
    return moved
  }

  /// Returns value × factor / divisor, rounded down. The product may need 128 bits.
  private func quotient(_ value: Int, _ factor: Int, _ divisor: Int) -> Int {
    guard divisor > 0 else { return 0 }
    let product = value.magnitude.multipliedFullWidth(by: factor.magnitude)
    let (quotient, remainder) = divisor.magnitude.dividingFullWidth(product)
    let floored = Int(quotient)
    if value >= 0 { return floored }
    return remainder == 0 ? -floored : -floored - 1
  }
}

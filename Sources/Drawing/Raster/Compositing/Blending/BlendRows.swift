/// Blend modes for a row of pixels. The mode is selected once per row, so that the inner loops do not branch on it.
///
/// The source has already been multiplied by its coverage. Operators and separable modes compute the specification's
/// formula exactly with premultiplied integers, and round once, halves up:
///
///     result = source × (1 − αb) + backdrop × (1 − αs) + αs × αb × B(Cb, Cs)
enum BlendRows {
  typealias Pixels = UnsafeMutablePointer<PremultipliedPixel>
  typealias Source = UnsafePointer<PremultipliedPixel>

  /// Composites `count` pixels of a source over a backdrop.
  static func blend(_ mode: BlendMode, _ backdrop: Pixels, _ count: Int, source: Source) {
    switch mode {
    case .clear: backdrop.update(repeating: 0, count: count)
    case .copy: backdrop.update(from: source, count: count)
    case .destination: break
    case .sourceOver: each(backdrop, count, source) { s, b in sourceOver(s, b) }
    case .destinationOver: each(backdrop, count, source) { s, b in sourceOver(b, s) }
    case .sourceIn: each(backdrop, count, source) { s, b in scaled(s, by: b &>> 24) }
    case .destinationIn: each(backdrop, count, source) { s, b in scaled(b, by: s &>> 24) }
    case .sourceOut: each(backdrop, count, source) { s, b in scaled(s, by: 255 &- b &>> 24) }
    case .destinationOut: each(backdrop, count, source) { s, b in scaled(b, by: 255 &- s &>> 24) }
    case .sourceAtop: each(backdrop, count, source) { s, b in weighted(s, b &>> 24, b, 255 &- s &>> 24) }
    case .destinationAtop: each(backdrop, count, source) { s, b in weighted(s, 255 &- b &>> 24, b, s &>> 24) }
    case .xor: each(backdrop, count, source) { s, b in weighted(s, 255 &- b &>> 24, b, 255 &- s &>> 24) }
    case .plus: each(backdrop, count, source) { s, b in sum(s, b) }
    case .multiply: channels(backdrop, count, source) { s, _, b, _ in s &* b }
    case .screen: channels(backdrop, count, source) { s, sa, b, ba in s &* ba &+ b &* sa &- s &* b }
    case .overlay: channels(backdrop, count, source) { s, sa, b, ba in hardLight(b, ba, s, sa) }
    case .hardLight: channels(backdrop, count, source) { s, sa, b, ba in hardLight(s, sa, b, ba) }
    case .darken: channels(backdrop, count, source) { s, sa, b, ba in min(s &* ba, b &* sa) }
    case .lighten: channels(backdrop, count, source) { s, sa, b, ba in max(s &* ba, b &* sa) }
    case .difference:
      channels(backdrop, count, source) { s, sa, b, ba in max(s &* ba, b &* sa) &- min(s &* ba, b &* sa) }
    case .exclusion: channels(backdrop, count, source) { s, sa, b, ba in s &* ba &+ b &* sa &- 2 &* s &* b }
    case .colorDodge: quotients(backdrop, count, source, colorDodge)
    case .colorBurn: quotients(backdrop, count, source, colorBurn)
    case .softLight: quotients(backdrop, count, source, softLight)
    case .hue, .saturation, .color, .luminosity:
      NonSeparableBlend(mode).blend(backdrop, count, source: source)
    }
  }

  @inline(__always)
  private static func each(
    _ backdrop: Pixels, _ count: Int, _ source: Source, _ result: (PremultipliedPixel, PremultipliedPixel) -> UInt32
  ) {
    var i = 0
    while i < count {
      backdrop[i] = result(source[i], backdrop[i])
      i &+= 1
    }
  }

  // MARK: Operators

  /// Returns source × `sFactor` + backdrop × `bFactor`, rounded once. Factors are in 1/255. The operators' factors keep
  /// each sum below 255².
  @inline(__always)
  private static func weighted(_ s: UInt32, _ sFactor: UInt32, _ b: UInt32, _ bFactor: UInt32) -> UInt32 {
    var even = (s & 0x00FF_00FF) &* sFactor &+ (b & 0x00FF_00FF) &* bFactor &+ 0x0080_0080
    var odd = ((s &>> 8) & 0x00FF_00FF) &* sFactor &+ ((b &>> 8) & 0x00FF_00FF) &* bFactor &+ 0x0080_0080
    even = ((even &+ ((even &>> 8) & 0x00FF_00FF)) &>> 8) & 0x00FF_00FF
    odd = (odd &+ ((odd &>> 8) & 0x00FF_00FF)) & 0xFF00_FF00
    return even | odd
  }

  /// Returns the sum of each channel, at most 255.
  @inline(__always)
  private static func sum(_ s: UInt32, _ b: UInt32) -> UInt32 {
    let even = (s & 0x00FF_00FF) &+ (b & 0x00FF_00FF)
    let odd = ((s &>> 8) & 0x00FF_00FF) &+ ((b &>> 8) & 0x00FF_00FF)
    let evenFull = ((even &>> 8) & 0x0001_0001) &* 255
    let oddFull = ((odd &>> 8) & 0x0001_0001) &* 255
    return ((even | evenFull) & 0x00FF_00FF) | ((odd | oddFull) & 0x00FF_00FF) &<< 8
  }

  // MARK: Separable modes

  /// Blends with a mode whose αs × αb × B is a multiple of 1/255², which `mixed` computes.
  @inline(__always)
  private static func channels(
    _ backdrop: Pixels, _ count: Int, _ source: Source,
    _ mixed: (_ s: UInt32, _ sa: UInt32, _ b: UInt32, _ ba: UInt32) -> UInt32
  ) {
    each(backdrop, count, source) { s, b in
      let sa = s &>> 24
      let ba = b &>> 24
      if sa == 0 { return b }
      @inline(__always)
      func channel(_ shift: UInt32) -> UInt32 {
        let sc = s &>> shift & 0xFF
        let bc = b &>> shift & 0xFF
        return dividedBy255(sc &* (255 &- ba) &+ bc &* (255 &- sa) &+ mixed(sc, sa, bc, ba)) &<< shift
      }
      return channel(0) | channel(8) | channel(16) | dividedBy255(255 &* (sa &+ ba) &- sa &* ba) &<< 24
    }
  }

  /// Returns αs × αb × hard-light. Overlay exchanges source and backdrop.
  @inline(__always)
  private static func hardLight(_ s: UInt32, _ sa: UInt32, _ b: UInt32, _ ba: UInt32) -> UInt32 {
    2 &* s <= sa ? 2 &* s &* b : sa &* ba &- 2 &* (sa &- s) &* (ba &- b)
  }

  /// Blends with a mode whose αs × αb × B is a fraction of 1/255², which `mixed` computes. Only channels above their alpha have
  /// a denominator below one: the pixels of an image need not be premultiplied colors, and must not stop the process.
  @inline(__always)
  private static func quotients(
    _ backdrop: Pixels, _ count: Int, _ source: Source,
    _ mixed: (_ s: Int, _ sa: Int, _ b: Int, _ ba: Int) -> (numerator: Int, denominator: Int)
  ) {
    each(backdrop, count, source) { s, b in
      let sa = Int(s &>> 24)
      let ba = Int(b &>> 24)
      if sa == 0 { return b }
      if ba == 0 { return s }
      @inline(__always)
      func channel(_ shift: UInt32) -> UInt32 {
        let sc = Int(s &>> shift & 0xFF)
        let bc = Int(b &>> shift & 0xFF)
        let (numerator, known) = mixed(sc, sa, bc, ba)
        let denominator = max(1, known)
        let whole = (sc &* (255 &- ba) &+ bc &* (255 &- sa)) &* denominator &+ numerator
        return UInt32(truncatingIfNeeded: (2 &* whole &+ 255 &* denominator) / (510 &* denominator)) &<< shift
      }
      let alpha = dividedBy255(UInt32(truncatingIfNeeded: 255 &* (sa &+ ba) &- sa &* ba))
      return channel(0) | channel(8) | channel(16) | alpha &<< 24
    }
  }

  /// min(1, Cb / (1 − Cs)), 0 for a black backdrop.
  @inline(__always)
  private static func colorDodge(_ s: Int, _ sa: Int, _ b: Int, _ ba: Int) -> (numerator: Int, denominator: Int) {
    if b == 0 { return (0, 1) }
    let rest = sa &- s
    return b &* sa >= ba &* rest ? (sa &* ba, 1) : (sa &* sa &* b, rest)
  }

  /// 1 − min(1, (1 − Cb) / Cs), 1 for a white backdrop.
  @inline(__always)
  private static func colorBurn(_ s: Int, _ sa: Int, _ b: Int, _ ba: Int) -> (numerator: Int, denominator: Int) {
    if b == ba { return (sa &* ba, 1) }
    let rest = ba &- b
    return sa &* rest >= s &* ba ? (0, 1) : (sa &* ba &* s &- sa &* sa &* rest, s)
  }

  /// The three cases of the specification. The IEEE square root is identical on all machines. It is rounded to 1/2²⁰ of
  /// a unit, which is finer than the distance of any result from a rounding boundary.
  @inline(__always)
  private static func softLight(_ s: Int, _ sa: Int, _ b: Int, _ ba: Int) -> (numerator: Int, denominator: Int) {
    let lean = 2 &* s &- sa
    if lean <= 0 { return (b &* sa &* ba &+ lean &* b &* (ba &- b), ba) }
    if 4 &* b <= ba {
      let curve = 16 &* b &* b &* b &- 12 &* b &* b &* ba &+ 3 &* b &* ba &* ba
      return (b &* sa &* ba &* ba &+ lean &* curve, ba &* ba)
    }
    let root = Int((Double(b &* ba).squareRoot() * 1_048_576 + 0.5).rounded(.down))
    return ((b &* sa &- lean &* b) &<< 20 &+ lean &* root, 1 &<< 20)
  }
}

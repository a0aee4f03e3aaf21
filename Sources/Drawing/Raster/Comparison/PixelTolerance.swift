/// A pixel-based tolerance. Each part is opt-in and has its own unit. `PixelTolerance()` tolerates nothing. Pictures of
/// different sizes never match.
///
///     assertSnapshot(of: chart, as: .image(on: .iPhone13, tolerance: .pixels(20)))
///     assertSnapshot(of: photo, as: .image(tolerance: PixelTolerance(color: .levels(2), allowedPixelsInWindow: 8)))
public struct PixelTolerance: Hashable, Sendable {
  /// The tolerated color difference of a pixel.
  public enum Color: Hashable, Sendable {
    case exact
    /// Each straight sRGB or alpha channel differs by at most this many of 255 levels.
    case levels(Int)
    /// ΔE of CIE 1994 (graphic arts), with the expected color as the standard, is at most this value. Black and white
    /// are 100 apart; a difference of about 2 is just visible between adjacent areas.
    case cie94(Double)
    /// The OKLab distance (Björn Ottosson, 2020) is at most this value. Black and white are 1 apart; a distance of
    /// about 0.02 is just visible between adjacent areas.
    case okLab(Double)
  }

  /// The tolerated difference of each pixel.
  public var color = Color.exact
  /// Whether to ignore pixels that look like the antialiasing of an edge in either picture. This also hides real
  /// changes: most changed pixels of a label that moves by one pixel look like that.
  public var ignoresAntialiasing = false
  /// Regions to ignore, in pixels.
  public var ignoredRegions: [PixelRect] = []
  /// The largest number of differing pixels.
  public var allowedPixels = 0
  /// The largest fraction of differing pixels, 0…1. The larger of this limit and ``allowedPixels`` applies. One percent of
  /// a phone screen is a whole button, so prefer ``allowedPixels``.
  public var allowedRatio = 0.0
  /// The largest number of differing pixels in any window of 48 × 48 pixels (default: no separate limit). Noise is
  /// spread out; real changes are concentrated.
  public var allowedPixelsInWindow: Int?

  /// Creates a tolerance.
  public init(
    color: Color = .exact, ignoresAntialiasing: Bool = false, ignoredRegions: [PixelRect] = [], allowedPixels: Int = 0,
    allowedRatio: Double = 0, allowedPixelsInWindow: Int? = nil
  ) {
    self.color = color
    self.ignoresAntialiasing = ignoresAntialiasing
    self.ignoredRegions = ignoredRegions
    self.allowedPixels = allowedPixels
    self.allowedRatio = allowedRatio
    self.allowedPixelsInWindow = allowedPixelsInWindow
  }

  /// Tolerates nothing.
  public static let exact = PixelTolerance()

  /// Tolerates a number of differing pixels.
  public static func pixels(_ count: Int) -> PixelTolerance { PixelTolerance(allowedPixels: count) }

  /// Tolerates a fraction of differing pixels, 0…1.
  public static func ratio(_ ratio: Double) -> PixelTolerance { PixelTolerance(allowedRatio: ratio) }

  /// Tolerates a color difference of each pixel.
  public static func color(_ color: Color) -> PixelTolerance { PixelTolerance(color: color) }

  /// Why the tolerance itself is invalid, or `nil`.
  package var flaw: String? {
    switch color {
    case .exact: break
    case .levels(let levels):
      if !(0...255).contains(levels) { return "\(levels) levels; use 0 to 255" }
    case .cie94(let distance):
      if !(distance >= 0 && distance <= 100) { return "a CIE 1994 difference of \(distance); use 0 to 100" }
    case .okLab(let distance):
      if !(distance >= 0 && distance <= 1) { return "an OKLab distance of \(distance); use 0 to 1" }
    }
    if allowedPixels < 0 { return "\(allowedPixels) allowed pixels; use 0 or more" }
    if !(allowedRatio >= 0 && allowedRatio <= 1) { return "an allowed ratio of \(allowedRatio); use 0 to 1" }
    if let allowedPixelsInWindow, allowedPixelsInWindow < 0 {
      return "\(allowedPixelsInWindow) allowed pixels in a window; use 0 or more"
    }
    return nil
  }
}

extension PixelTolerance {
  /// Creates a tolerance from swift-snapshot-testing's two parameters.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, 0…1.
  ///   - perceptualPrecision: The required color similarity of matching pixels, 0…1. A pixel matches if its color difference
  ///     ΔE (CIE 1994) is at most (1 − perceptualPrecision) × 100. A difference of about 2 (0.98) is just visible.
  public init(precision: Float, perceptualPrecision: Float = 1) {
    // The required fraction is the decimal number that was written, so that 9,900 of 10,000 pixels equal 0.99.
    self.init(
      color: perceptualPrecision == 1 ? .exact : .cie94((1 - Double(perceptualPrecision)) * 100),
      allowedRatio: 1 - (Double("\(precision)") ?? .nan))
  }

  /// What is tolerated, in one line: `levels up to 2, at most 20 pixels`; `nil` if nothing is.
  package var summary: String? {
    var parts: [String] = []
    switch color {
    case .exact: break
    case .levels(let levels): parts.append("levels up to \(levels)")
    case .cie94(let distance): parts.append("CIE 1994 difference up to \(shortNumber(distance))")
    case .okLab(let distance): parts.append("OKLab distance up to \(shortNumber(distance))")
    }
    if ignoresAntialiasing { parts.append("edge anti-aliasing") }
    func pixels(_ count: Int) -> String { count == 1 ? "1 pixel" : "\(count) pixels" }
    if allowedPixels > 0 { parts.append("at most \(pixels(allowedPixels))") }
    if allowedRatio > 0 { parts.append("at most \(shortNumber(allowedRatio * 100)) % of pixels") }
    if let allowedPixelsInWindow { parts.append("at most \(pixels(allowedPixelsInWindow)) in a window") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The largest number of differing pixels in a picture.
  func limit(ofPixels count: Int) -> Int {
    // Far less than a pixel, more than the rounding errors of a fraction.
    max(allowedPixels, Int((allowedRatio * Double(count) + 1e-6).rounded(.down)))
  }
}

/// The result of a comparison with a ``PixelTolerance``.
public struct PixelComparison: Hashable, Sendable {
  /// The reason why pictures do not match.
  public enum Mismatch: Hashable, Sendable {
    case size
    /// Too many pixels differ.
    case pixels(Int, allowed: Int)
    /// Too many pixels differ in one window.
    case window(Int, allowed: Int)
    /// The tolerance is invalid.
    case unusableTolerance(String)
  }

  /// The complete difference, or `nil` for equal pictures.
  public var exact: ImageDifference?
  /// The difference that is not tolerated, or `nil` if there is none.
  public var counted: ImageDifference?
  /// The number of differing pixels in ignored regions.
  public var inIgnoredRegions = 0
  /// The number of pixels outside ignored regions whose color difference is tolerated.
  public var withinColor = 0
  /// The number of further pixels that are ignored as antialiasing.
  public var antialiased = 0
  /// The largest color difference outside ignored regions, in the unit of the tolerance's color, or in levels for
  /// ``PixelTolerance/Color/exact``.
  public var largestDistance = 0.0
  /// Why the pictures do not match, or `nil` if they match.
  public var mismatch: Mismatch?

  /// Whether the pictures match.
  public var isMatch: Bool { mismatch == nil }

  /// Creates the result of an exact comparison.
  package init(exact difference: ImageDifference? = nil) {
    exact = difference
    counted = difference
    guard let difference else { return }
    largestDistance = Double(difference.largestChannelDifference)
    mismatch = difference.sizesDiffer ? .size : .pixels(difference.differingPixels, allowed: 0)
  }
}

extension PixelComparison.Mismatch: CustomStringConvertible {
  /// The mismatch as text.
  public var description: String {
    switch self {
    case .size: "the sizes differ"
    case .pixels(let count, let allowed): "\(count) pixels differ, at most \(allowed) are allowed"
    case .window(let count, let allowed):
      "\(count) pixels differ in a window of 48 × 48 pixels, at most \(allowed) are allowed"
    case .unusableTolerance(let flaw): "the tolerance is invalid: \(flaw)"
    }
  }
}

extension ImageComparison {
  /// Compares pictures, and reports what the tolerance ignored.
  ///
  /// Only differing pixels are inspected. Equal parts are compared with memcmp.
  public static func compare(
    expected: PixelBuffer, actual: PixelBuffer, tolerance: PixelTolerance = .exact
  ) -> PixelComparison {
    var result = PixelComparison()
    result.mismatch = tolerance.flaw.map { .unusableTolerance($0) }
    guard expected != actual else { return result }
    var map = ChangeMap(expected: expected, actual: actual)
    func difference() -> ImageDifference {
      ImageDifference(
        map, expectedWidth: expected.width, expectedHeight: expected.height, actualWidth: actual.width,
        actualHeight: actual.height)
    }
    let exact = difference()
    result.exact = exact
    if exact.sizesDiffer {
      result.counted = exact
      result.mismatch = result.mismatch ?? .size
      return result
    }
    if tolerance.color == .exact, !tolerance.ignoresAntialiasing, tolerance.ignoredRegions.isEmpty {
      result.counted = exact
      result.largestDistance = Double(exact.largestChannelDifference)
    } else {
      result.sortOut(expected, actual, tolerance, in: &map)
      result.counted = map.count == 0 ? nil : difference()
    }
    if result.mismatch == nil { result.mismatch = result.counted.flatMap { tolerance.excess(of: $0) } }
    return result
  }
}

extension PixelTolerance {
  fileprivate func excess(of counted: ImageDifference) -> PixelComparison.Mismatch? {
    let allowed = limit(ofPixels: counted.actualWidth * counted.actualHeight)
    if counted.differingPixels > allowed { return .pixels(counted.differingPixels, allowed: allowed) }
    if let allowedPixelsInWindow, counted.densestWindow > allowedPixelsInWindow {
      return .window(counted.densestWindow, allowed: allowedPixelsInWindow)
    }
    return nil
  }
}

extension PixelComparison {
  /// Removes tolerated pixels from a map.
  fileprivate mutating func sortOut(
    _ expected: PixelBuffer, _ actual: PixelBuffer, _ tolerance: PixelTolerance, in map: inout ChangeMap
  ) {
    let width = expected.width
    let mask = PixelMask(tolerance.ignoredRegions, width: width, height: expected.height)
    var distances = ColorDistances(tolerance.color)
    expected.pixels.withUnsafeBufferPointer { a in
      actual.pixels.withUnsafeBufferPointer { b in
        let detector = AntialiasingDetector(expected: a, actual: b, width: width, height: expected.height)
        map.keepChanges { x, y in
          if mask.contains(x: x, y: y) {
            inIgnoredRegions += 1
            return nil
          }
          let (left, right) = (a[y * width + x], b[y * width + x])
          let distance = distances.between(left, right)
          largestDistance = max(largestDistance, distance)
          if distance <= distances.limit {
            withinColor += 1
            return nil
          }
          if tolerance.ignoresAntialiasing, detector.isAntialiased(x, y) {
            antialiased += 1
            return nil
          }
          return channelDistance(left, right)
        }
      }
    }
  }
}

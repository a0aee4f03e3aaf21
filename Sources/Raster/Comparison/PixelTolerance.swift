/// What of a difference does not count, each part of it opt-in and in a unit of its own. `PixelTolerance()` lets nothing
/// through.
///
/// There is no share of all pixels here: a percent of a phone's screen is a whole button. Pictures of different sizes
/// never match.
public struct PixelTolerance: Hashable, Sendable {
  /// How far apart the colours of two pixels may be, and how that is measured.
  public enum Color: Hashable, Sendable {
    case exact
    /// Every straight sRGB channel, alpha among them, differs by at most so many of 255 levels.
    case levels(Int)
    /// ΔE of CIE 1994 (graphic arts), the expected colour being the standard, is at most this. Black and white are 100
    /// apart; eyes tell colours about 2 apart in areas that touch.
    case cie94(Double)
    /// The distance in OKLab (Björn Ottosson, 2020) is at most this. Black and white are 1 apart; eyes tell colours about
    /// 0.02 apart in areas that touch.
    case okLab(Double)
  }

  public var color = Color.exact
  /// Whether pixels do not count that look like the anti-aliasing of an edge in either picture. A label that moved by a
  /// pixel is for the most part such pixels, so that this hides real changes too.
  public var ignoresAntialiasing = false
  /// Parts of the picture that do not count, in pixels.
  public var ignoredRegions: [PixelRect] = []
  /// How many pixels that count may differ in all.
  public var allowedPixels = 0
  /// How many of them may differ in any window of 48 × 48 pixels; as many as in all, unless given. Noise is spread, a
  /// change is not.
  public var allowedPixelsInWindow: Int?

  public init(
    color: Color = .exact, ignoresAntialiasing: Bool = false, ignoredRegions: [PixelRect] = [], allowedPixels: Int = 0,
    allowedPixelsInWindow: Int? = nil
  ) {
    self.color = color
    self.ignoresAntialiasing = ignoresAntialiasing
    self.ignoredRegions = ignoredRegions
    self.allowedPixels = allowedPixels
    self.allowedPixelsInWindow = allowedPixelsInWindow
  }

  /// What is wrong with the tolerance itself, so that nothing can match it.
  var flaw: String? {
    switch color {
    case .exact: break
    case .levels(let levels):
      if !(0...255).contains(levels) { return "\(levels) levels: give 0 to 255" }
    case .cie94(let distance):
      if !(distance >= 0 && distance <= 100) { return "a CIE 1994 difference of \(distance): give 0 to 100" }
    case .okLab(let distance):
      if !(distance >= 0 && distance <= 1) { return "an OKLab distance of \(distance): give 0 to 1" }
    }
    if allowedPixels < 0 { return "\(allowedPixels) allowed pixels: give 0 or more" }
    if let allowedPixelsInWindow, allowedPixelsInWindow < 0 {
      return "\(allowedPixelsInWindow) allowed pixels in a window: give 0 or more"
    }
    return nil
  }
}

/// What became of a comparison with a ``PixelTolerance``.
public struct PixelComparison: Hashable, Sendable {
  /// Why pictures do not match.
  public enum Mismatch: Hashable, Sendable {
    case size
    /// More pixels differ than may.
    case pixels(Int, allowed: Int)
    /// More pixels of a window differ than may.
    case window(Int, allowed: Int)
    /// The tolerance itself is none.
    case unusableTolerance(String)
  }

  /// Everything that differs, counted or not; `nil` for equal pictures.
  public var exact: ImageDifference?
  /// What differs and counts; `nil` where nothing does.
  public var counted: ImageDifference?
  /// How many pixels differ in the ignored regions.
  public var inIgnoredRegions = 0
  /// How many pixels outside of them differ by a colour that is near enough.
  public var withinColor = 0
  /// How many pixels more look like anti-aliasing.
  public var antialiased = 0
  /// The largest distance of a pixel outside of the ignored regions, in the unit of the tolerance's colour; in levels
  /// for an exact one.
  public var largestDistance = 0.0
  public var mismatch: Mismatch?

  public var isMatch: Bool { mismatch == nil }

  /// Of pictures of which every pixel counts.
  public init(exact difference: ImageDifference? = nil) {
    exact = difference
    counted = difference
    guard let difference else { return }
    largestDistance = Double(difference.largestChannelDifference)
    mismatch = difference.sizesDiffer ? .size : .pixels(difference.differingPixels, allowed: 0)
  }
}

extension PixelComparison.Mismatch: CustomStringConvertible {
  public var description: String {
    switch self {
    case .size: "the sizes differ"
    case .pixels(let count, let allowed): "\(count) pixels differ, of which \(allowed) may"
    case .window(let count, let allowed):
      "\(count) pixels differ in one window of 48 × 48 pixels, of which \(allowed) may"
    case .unusableTolerance(let flaw): "nothing can match \(flaw)"
    }
  }
}

extension ImageComparison {
  /// Compares pictures, and says what a tolerance let through.
  ///
  /// Only pixels that differ are looked at; of equal parts only memcmp's time is spent.
  public static func compare(
    expected: PixelBuffer, actual: PixelBuffer, tolerance: PixelTolerance
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
    result.mismatch = result.mismatch ?? result.counted.flatMap { tolerance.excess(of: $0) }
    return result
  }
}

extension PixelTolerance {
  fileprivate func excess(of counted: ImageDifference) -> PixelComparison.Mismatch? {
    if counted.differingPixels > allowedPixels {
      return .pixels(counted.differingPixels, allowed: allowedPixels)
    }
    if let allowedPixelsInWindow, counted.densestWindow > allowedPixelsInWindow {
      return .window(counted.densestWindow, allowed: allowedPixelsInWindow)
    }
    return nil
  }
}

extension PixelComparison {
  /// Takes from a map what does not count.
  fileprivate mutating func sortOut(
    _ expected: PixelBuffer, _ actual: PixelBuffer, _ tolerance: PixelTolerance, in map: inout ChangeMap
  ) {
    let width = expected.width
    let regions = tolerance.ignoredRegions.filter { !$0.isEmpty }
    var distances = ColorDistances(tolerance.color)
    expected.pixels.withUnsafeBufferPointer { a in
      actual.pixels.withUnsafeBufferPointer { b in
        let detector = AntialiasingDetector(expected: a, actual: b, width: width, height: expected.height)
        map.keepChanges { x, y in
          if regions.contains(where: { x >= $0.left && x < $0.right && y >= $0.top && y < $0.bottom }) {
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

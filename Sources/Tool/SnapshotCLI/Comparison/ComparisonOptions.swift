import ArgumentParser
import Raster

/// Options for tolerated differences.
struct ComparisonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Measure colors by exact, levels:N (each channel within N of 255), cie94:D (CIE 1994 ΔE, 0 to 100) or oklab:D "
        + "(OKLab distance, 0 to 1).",
      valueName: "metric"))
  var metric: ColorMetric = ColorMetric(color: .exact)

  @Flag(help: "Ignore pixels that look like edge anti-aliasing.")
  var ignoreAntialiasing = false

  @Option(
    name: .customLong("ignore"), help: ArgumentHelp("Ignore a rectangle, in pixels; repeatable.", valueName: "x,y,w,h"))
  var ignoredRegions: [Region] = []

  @Option(help: ArgumentHelp("Allow this many pixels to differ.", valueName: "pixels"))
  var allow = 0

  @Option(
    help: ArgumentHelp(
      "Allow this fraction of the pixels to differ, from 0 to 1. The larger of it and --allow applies.",
      valueName: "ratio"))
  var allowRatio = 0.0

  @Option(help: ArgumentHelp("Allow this many pixels to differ in any 48 × 48 window.", valueName: "pixels"))
  var allowInWindow: Int?

  func validate() throws {
    if allow < 0 || allowInWindow ?? 0 < 0 {
      throw ValidationError("--allow and --allow-in-window must be at least 0.")
    }
    guard allowRatio >= 0, allowRatio <= 1 else {
      throw ValidationError("--allow-ratio must be between 0 and 1.")
    }
  }

  /// The tolerance, or `nil` if every pixel must be equal.
  var tolerance: PixelTolerance? {
    let tolerance = PixelTolerance(
      color: metric.color, ignoresAntialiasing: ignoreAntialiasing, ignoredRegions: ignoredRegions.map(\.rect),
      allowedPixels: allow, allowedRatio: allowRatio, allowedPixelsInWindow: allowInWindow)
    return tolerance == PixelTolerance() ? nil : tolerance
  }
}

/// `oklab:0.02`.
struct ColorMetric: ExpressibleByArgument {
  var color: PixelTolerance.Color

  init(color: PixelTolerance.Color) { self.color = color }

  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts[0], parts.count == 2 ? parts[1] : nil) {
    case ("exact", nil): color = .exact
    case ("levels", let amount?):
      guard let levels = Int(amount), (0...255).contains(levels) else { return nil }
      color = .levels(levels)
    case ("cie94", let amount?):
      guard let distance = Double(amount), distance >= 0, distance <= 100 else { return nil }
      color = .cie94(distance)
    case ("oklab", let amount?):
      guard let distance = Double(amount), distance >= 0, distance <= 1 else { return nil }
      color = .okLab(distance)
    default: return nil
    }
  }

  var defaultValueDescription: String { "exact" }

  /// The name and unit of the distances.
  var unit: String {
    switch color {
    case .exact, .levels: "levels"
    case .cie94: "cie94"
    case .okLab: "oklab"
    }
  }
}

/// `x,y,w,h`.
struct Region: ExpressibleByArgument {
  var rect: PixelRect

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3],
      width > 0, height > 0, [x, y, width, height].allSatisfy({ abs($0) < 1 << 30 })
    else { return nil }
    rect = PixelRect(left: x, top: y, right: x + width, bottom: y + height)
  }
}

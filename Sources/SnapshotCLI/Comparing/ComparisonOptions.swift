import ArgumentParser
import Raster

/// What may differ, and how that is measured.
struct ComparisonOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How pixels are compared: exact, levels:N (every channel within N of 255), cie94:D (ΔE of CIE 1994, 0 to 100) or "
        + "oklab:D (distance in OKLab, 0 to 1).",
      valueName: "metric"))
  var metric: ColorMetric = ColorMetric(color: .exact)

  @Flag(help: "Pixels do not count that look like the anti-aliasing of an edge.")
  var ignoreAntialiasing = false

  @Option(
    name: .customLong("ignore"), help: ArgumentHelp("A part that does not count, in pixels.", valueName: "x,y,w,h"))
  var ignoredRegions: [Region] = []

  @Option(help: ArgumentHelp("How many pixels may differ in all.", valueName: "pixels"))
  var allow = 0

  @Option(help: ArgumentHelp("How many pixels may differ in any window of 48 × 48.", valueName: "pixels"))
  var allowInWindow: Int?

  func validate() throws {
    if allow < 0 || allowInWindow ?? 0 < 0 { throw ValidationError("Give 0 or more pixels that may differ.") }
  }

  /// `nil` where every pixel counts.
  var tolerance: PixelTolerance? {
    let tolerance = PixelTolerance(
      color: metric.color, ignoresAntialiasing: ignoreAntialiasing, ignoredRegions: ignoredRegions.map(\.rect),
      allowedPixels: allow, allowedPixelsInWindow: allowInWindow)
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

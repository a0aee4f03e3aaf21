import Raster
import SnapshotRuns

/// The image that a review shows of a snapshot, composed of its reference, its new value and their difference.
package struct ReviewImage: Sendable {
  package var expected: PixelBuffer?
  package var actual: PixelBuffer?
  package var difference: PixelBuffer?
  /// The regions that the assertion does not compare.
  package var ignored: [PixelRect] = []

  /// Reads the images of a result; `nil` if the result is not an image.
  package init?(of result: SnapshotResult, in report: RunReport) {
    guard result.entry.format == "png" else { return nil }
    func read(_ artifact: String?) -> PixelBuffer? { report.contents(artifact).flatMap { try? PNG.decode($0) } }
    expected = report.expectedContents(of: result).flatMap { try? PNG.decode($0) }
    actual = read(result.entry.artifacts.actual)
    difference = read(result.entry.artifacts.difference)
    if expected == nil, actual == nil { return nil }
    let regions = result.entry.image?.ignoredRegions ?? []
    ignored = regions.prefix(Self.mostRegions).filter { $0.count == 4 && $0.allSatisfy((0...(1 << 24)).contains) }.map {
      PixelRect(left: $0[0], top: $0[1], right: $0[0] + $0[2], bottom: $0[1] + $0[3])
    }
  }

  package init(expected: PixelBuffer?, actual: PixelBuffer?, difference: PixelBuffer?) {
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }

  /// The largest number of ignored regions that are hatched.
  private static let mostRegions = 1_000

  /// Crops all images to the changed areas and their surroundings. Without known areas, returns the whole images.
  package func zoomed(on clusters: [[Int]]) -> ReviewImage {
    let areas = clusters.filter { $0.count == 4 && $0.allSatisfy((0...(1 << 24)).contains) }
    guard let left = areas.map({ $0[0] }).min(), let top = areas.map({ $0[1] }).min(),
      let right = areas.map({ $0[0] + $0[2] }).max(), let bottom = areas.map({ $0[1] + $0[3] }).max()
    else { return self }
    let margin = max(8, max(right - left, bottom - top) / 4)
    func crop(_ picture: PixelBuffer?) -> PixelBuffer? {
      picture?.cropped(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
    }
    var part = ReviewImage(expected: crop(expected), actual: crop(actual), difference: crop(difference))
    part.ignored = ignored.map { $0.moved(x: -max(left - margin, 0), y: -max(top - margin, 0)) }
    return part
  }

  /// The space between images, in percent of their width.
  private static let gap = 4

  /// Returns the image in a mode.
  ///
  /// - Parameter phase: The phase of blinking: even phases show the reference, odd ones the new value.
  package func shown(in mode: ReviewSession.Mode, phase: Int) -> PixelBuffer? {
    switch mode {
    case .side: PixelBuffer.beside([expected, actual, difference].compactMap { $0 }, gap: Self.gap)
    case .onion: expected.flatMap { before in actual.map { before.mixed(with: $0) } } ?? actual ?? expected
    case .blink: phase % 2 == 0 ? expected ?? actual : actual ?? expected
    case .heat:
      expected.flatMap { before in
        actual.map { ImageComparison.differencePicture(expected: before, actual: $0, form: .heat, ignoring: ignored) }
      } ?? difference ?? actual ?? expected
    case .semantic: nil
    }
  }

  /// Returns what the image shows, from left to right.
  package func caption(in mode: ReviewSession.Mode, phase: Int) -> String {
    switch mode {
    case .side:
      [expected.map { _ in "before" }, actual.map { _ in "after" }, difference.map { _ in "difference" }]
        .compactMap { $0 }.joined(separator: " · ")
    case .onion: expected != nil && actual != nil ? "before and after, blended" : "after"
    case .blink: phase % 2 == 0 && expected != nil ? "before" : "after"
    case .heat: expected == nil || actual == nil ? "after" : "color difference, from dark (small) to light (large)"
    case .semantic: ""
    }
  }
}

extension PixelBuffer {
  /// Returns the part of the image inside of the edges, or the whole image if that part is empty.
  fileprivate func cropped(left: Int, top: Int, right: Int, bottom: Int) -> PixelBuffer {
    let columns = max(left, 0)..<max(min(right, width), max(left, 0))
    let rows = max(top, 0)..<max(min(bottom, height), max(top, 0))
    guard !columns.isEmpty, !rows.isEmpty else { return self }
    let part = rows.flatMap { row -> ArraySlice<PremultipliedPixel> in
      self.pixels[row * width + columns.lowerBound..<row * width + columns.upperBound]
    }
    return PixelBuffer(width: columns.count, height: rows.count, pixels: part) ?? self
  }

  /// Returns images side by side, aligned at the top.
  fileprivate static func beside(_ pictures: [PixelBuffer], gap percent: Int) -> PixelBuffer? {
    guard let first = pictures.first else { return nil }
    let gap = max(2, first.width * percent / 100)
    let width = pictures.reduce(0) { $0 + $1.width } + gap * (pictures.count - 1)
    let height = pictures.map(\.height).max() ?? 0
    var pixels = [PremultipliedPixel](repeating: 0, count: width * height)
    var left = 0
    for picture in pictures {
      for row in 0..<picture.height {
        let source = picture.pixels[row * picture.width..<(row + 1) * picture.width]
        pixels.replaceSubrange(row * width + left..<row * width + left + picture.width, with: source)
      }
      left += picture.width + gap
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }

  /// Blends two images aligned at the top left corner. Pixels outside of one image are those of the other.
  fileprivate func mixed(with other: PixelBuffer) -> PixelBuffer {
    let width = max(self.width, other.width)
    let height = max(self.height, other.height)
    var pixels = [PremultipliedPixel](repeating: 0, count: width * height)
    for row in 0..<height {
      for column in 0..<width {
        let first = row < self.height && column < self.width ? self.pixels[row * self.width + column] : nil
        let second = row < other.height && column < other.width ? other.pixels[row * other.width + column] : nil
        pixels[row * width + column] = PixelBuffer.mean(first, second)
      }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels) ?? self
  }

  /// Returns the mean of two premultiplied pixels, rounded down per channel.
  private static func mean(_ a: PremultipliedPixel?, _ b: PremultipliedPixel?) -> PremultipliedPixel {
    guard let a, let b else { return a ?? b ?? 0 }
    return (a & b) + (((a ^ b) & 0xFEFE_FEFE) >> 1)
  }
}

import Foundation
import Raster
import Testing

/// A rule of the HTML canvas, SVG, CSS or Compositing specification, in our words, a drawing, and the pixels that the
/// rule demands. Expected pixels are worked out from the rule, never from a picture of ours.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
  struct Expectation: Sendable {
    var x: Int
    var y: Int
    var color: RGBA
    var tolerance: Int
  }

  var rule: String
  var width: CGFloat
  var height: CGFloat
  var background: RGBA
  var expectations: [Expectation]
  var draw: @Sendable (inout DisplayListRecorder) -> Void

  init(
    _ rule: String, _ width: CGFloat, _ height: CGFloat, on background: RGBA = .clear, _ expectations: [Expectation],
    _ draw: @escaping @Sendable (inout DisplayListRecorder) -> Void
  ) {
    self.rule = rule
    self.width = width
    self.height = height
    self.background = background
    self.expectations = expectations
    self.draw = draw
  }

  var testDescription: String { rule }

  func check() throws {
    let picture = try Picture(width, height, background: background, draw)
    for expected in expectations {
      let actual = try #require(picture[expected.x, expected.y], "(\(expected.x), \(expected.y)) lies outside")
      func near(_ a: UInt8, _ b: UInt8) -> Bool { abs(Int(a) - Int(b)) <= expected.tolerance }
      let isNear =
        near(actual.alpha, expected.color.alpha)
        && (actual.alpha == 0
          || near(actual.red, expected.color.red) && near(actual.green, expected.color.green)
            && near(actual.blue, expected.color.blue))
      #expect(isNear, "\(rule): (\(expected.x), \(expected.y)) is \(actual), not \(expected.color)")
    }
  }
}

/// A pixel and its color.
func at(_ x: Int, _ y: Int, _ color: RGBA, within tolerance: Int = 0) -> ConformanceCase.Expectation {
  .init(x: x, y: y, color: color, tolerance: tolerance)
}

/// Several pixels of one color.
func all(_ places: [(Int, Int)], _ color: RGBA, within tolerance: Int = 0) -> [ConformanceCase.Expectation] {
  places.map { at($0.0, $0.1, color, within: tolerance) }
}

/// Collects cases; each is a statement of its own, which the compiler checks far faster than one large literal.
@resultBuilder
enum ConformanceCaseList {
  static func buildExpression(_ item: ConformanceCase) -> [ConformanceCase] { [item] }
  static func buildBlock(_ items: [ConformanceCase]...) -> [ConformanceCase] { items.flatMap { $0 } }
}

func list(@ConformanceCaseList _ items: () -> [ConformanceCase]) -> [ConformanceCase] { items() }

extension RGBA {
  static let fullRed = RGBA(0xFF0000)
  static let fullGreen = RGBA(0x00FF00)
  static let fullBlue = RGBA(0x0000FF)
  static func black(_ alpha: UInt8) -> RGBA { RGBA(0x000000, alpha: alpha) }
}

extension Path {
  /// An open line through points.
  static func line(_ points: (CGFloat, CGFloat)...) -> Path {
    Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
  }
}

@Suite("Conformance with the canvas, SVG, CSS and Compositing specifications")
struct ConformanceTests {
  @Test(arguments: ConformanceCase.paths) func paths(item: ConformanceCase) throws { try item.check() }
  @Test(arguments: ConformanceCase.coverage) func coverage(item: ConformanceCase) throws { try item.check() }
  @Test(arguments: ConformanceCase.svgPathData) func svgPathData(item: ConformanceCase) throws { try item.check() }
  @Test(arguments: ConformanceCase.strokes) func strokes(item: ConformanceCase) throws { try item.check() }
  @Test(arguments: ConformanceCase.compositing) func compositing(item: ConformanceCase) throws { try item.check() }
  @Test(arguments: ConformanceCase.state) func state(item: ConformanceCase) throws { try item.check() }
  @Test(arguments: ConformanceCase.gradients) func gradients(item: ConformanceCase) throws { try item.check() }
  @Test(arguments: ConformanceCase.patterns) func patterns(item: ConformanceCase) throws { try item.check() }
  @Test(arguments: ConformanceCase.images) func images(item: ConformanceCase) throws { try item.check() }
  @Test(arguments: ConformanceCase.shadows) func shadows(item: ConformanceCase) throws { try item.check() }
  @Test(arguments: ConformanceCase.masksAndFilters) func masksAndFilters(item: ConformanceCase) throws {
    try item.check()
  }
}

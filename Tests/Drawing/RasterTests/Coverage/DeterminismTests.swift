import Foundation
import Raster
import SnapshotSeededRandom
import Testing

@Suite("Bytes depend only on the drawing")
struct DeterminismTests {
  /// Contours of three to nine corners, many of them reaching out of a picture of 150 × 130.
  private func randomContours(_ count: Int, seed: UInt64) -> [[(CGFloat, CGFloat)]] {
    var numbers = SplitMix(seed: seed)
    return (0..<count).map { _ in
      (0..<Int.random(in: 3...9, using: &numbers)).map { _ in
        (CGFloat.random(in: -40...190, using: &numbers), CGFloat.random(in: -40...170, using: &numbers))
      }
    }
  }

  private func path(of contours: [[(CGFloat, CGFloat)]]) -> Path {
    Path(elements: contours.flatMap { Path(polygon: $0).elements })
  }

  @Test("The order of contours does not matter", arguments: FillRule.allCases)
  func contourOrder(rule: FillRule) throws {
    let contours = randomContours(12, seed: 7)
    let expected = try Picture(150, 130) { $0.fill(path(of: contours), with: .black, rule: rule) }
    var numbers = SplitMix(seed: 11)
    for _ in 0..<6 {
      let shuffled = contours.shuffled(using: &numbers)
      let actual = try Picture(150, 130) { $0.fill(path(of: shuffled), with: .black, rule: rule) }
      #expect(actual.buffer == expected.buffer)
    }
  }

  @Test("The starting corner of a contour does not matter")
  func startingCorner() throws {
    let contour = randomContours(1, seed: 3)[0]
    let expected = try Picture(150, 130) { $0.fill(Path(polygon: contour), with: .black) }
    for start in contour.indices {
      let turned = Array(contour[start...] + contour[..<start])
      let actual = try Picture(150, 130) { $0.fill(Path(polygon: turned), with: .black) }
      #expect(actual.buffer == expected.buffer)
    }
  }

  @Test("The direction of a contour does not matter", arguments: 20..<26 as Range<UInt64>)
  func direction(seed: UInt64) throws {
    let contour = randomContours(1, seed: seed)[0]
    let forward = try Picture(150, 130) { $0.fill(Path(polygon: contour), with: .black) }
    let backward = try Picture(150, 130) { $0.fill(Path(polygon: contour.reversed()), with: .black) }
    #expect(forward.buffer == backward.buffer)
  }

  /// A drawing with every kind of operation.
  private func drawEverything(_ canvas: inout DisplayListRecorder) {
    let gradient = GradientPaint(
      .radial(start: CGPoint(x: 60, y: 50), startRadius: 4, end: CGPoint(x: 75, y: 60), endRadius: 70),
      stops: [.init(color: RGBA(0xFF9500), location: 0), .init(color: RGBA(0x5856D6, alpha: 90), location: 1)],
      spread: .reflect)
    var numbers = SplitMix(seed: 5)
    let noise = (0..<63).map { _ in UInt32.random(in: 0...0xFFFFFF, using: &numbers) | 0xFF00_0000 }
    canvas.fill(.box(0, 0, 150, 41), with: RGBA(0xEEF1F5))
    canvas.drawShadow(
      of: .box(30.5, 21.25, 80, 60),
      Shadow(color: RGBA(0x000000, alpha: 120), radius: 11, offset: CGSize(width: 2, height: 5)))
    canvas.drawShadow(of: .box(10, 90, 30, 20), Shadow(color: RGBA(0xFF0000), radius: 3))
    canvas.fill(path(of: randomContours(5, seed: 31)), with: .gradient(gradient), rule: .evenOdd)
    canvas.group(opacity: 0.6) { canvas in
      canvas.clip(to: Path(polygon: [(75, 2), (148, 65), (75, 128), (2, 65)]))
      canvas.clip(to: path(of: randomContours(2, seed: 32)))
      canvas.fill(.box(0, 0, 150, 130), with: RGBA(0x34C759))
      if let picture = PixelBuffer(width: 9, height: 7, pixels: noise) {
        canvas.draw(PixelImage(picture), in: CGRect(x: 20.5, y: 30.25, width: 100, height: 70))
        canvas.draw(PixelImage(picture), in: CGRect(x: 60, y: 60, width: 4, height: 3))
      }
      canvas.stroke(path(of: randomContours(2, seed: 33)), with: RGBA(0x007AFF, alpha: 200), lineWidth: 5)
    }
    let text = Typesetter().layout(
      [TextRun("Bytes depend on the drawing alone", font: FontDescriptor(size: 15), color: RGBA(0x1C1C1E))],
      width: 120)
    canvas.draw(text, at: CGPoint(x: 6.3, y: 70.6))
  }

  @Test("Neither the height of bands nor the number of threads changes a byte")
  func bandsAndThreads() throws {
    let expected = try Picture(150, 130, background: .white, bandHeight: 130, drawEverything)
    for bandHeight in [1, 2, 7, 16, 32, 64, 4096] {
      for threads in [1, 2, 5] {
        let actual = try Picture(
          150, 130, background: .white, threads: threads, bandHeight: bandHeight, drawEverything)
        #expect(actual.buffer == expected.buffer, "bands of \(bandHeight) rows, \(threads) threads")
      }
    }
  }

  @Test("A matrix of contexts gives the pictures that single renders give, in order")
  func matrix() throws {
    struct Chips: Drawable, Sendable {
      func displayList(in context: RenderContext) throws -> DisplayList {
        guard let width = context.width else { throw RenderError.unusableSize(width: 0, height: 0) }
        return DisplayList(size: CGSize(width: width, height: 9)) { canvas in
          canvas.fill(.box(1.25, 1, width / 2, 6.5), with: context.colorScheme == .dark ? .white : .black)
        }
      }
    }
    var contexts = [RenderContext()]
    for width in [7, 30, 11] as [CGFloat] {
      for scheme in ColorScheme.allCases {
        contexts.append(RenderContext(width: width, displayScale: 2, colorScheme: scheme))
      }
    }
    for threads in [1, 3, 16] {
      let renderer = Renderer(threads: threads)
      let results = renderer.render(Chips(), across: contexts)
      #expect(results.count == contexts.count)
      #expect(throws: RenderError.unusableSize(width: 0, height: 0)) { try results[0].get() }
      for (context, result) in zip(contexts, results).dropFirst() {
        #expect(try result.get() == Renderer(threads: 1).render(Chips(), in: context))
      }
    }
  }
}

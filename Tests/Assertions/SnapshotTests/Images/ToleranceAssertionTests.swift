import Foundation
import Raster
import Snapshot
import SnapshotCore
import SnapshotLedger
import SnapshotTestSupport
import SnapshotUI
import Testing

/// The tolerance of image assertions.
@Suite struct ToleranceAssertionTests {
  /// A square with a dot of `dots` pixels.
  private struct Card: View {
    var dots = 0
    var side: CGFloat = 20
    var shade = 0.0

    var body: some View {
      ZStack {
        Color(white: 1 - shade)
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 5, y: 5, width: dots, height: 1)), with: .color(.black))
        }
      }
      .frame(width: side, height: 20)
    }
  }

  private func verdict<Value>(
    _ old: Value, _ new: Value, _ recording: Snapshotting<Value, PixelBuffer>,
    _ strategy: Snapshotting<Value, PixelBuffer>
  ) throws -> (Verdict, LedgerEntry) {
    var result: (Verdict, LedgerEntry)?
    try withSandbox { sandbox throws in
      let first = Sandbox(at: sandbox.root).running(in: "first")
      _ = first.run { first.assertion(named: "a").verify({ old }, as: recording) }
      let verdict = sandbox.run { sandbox.assertion(named: "a").verify({ new }, as: strategy) }
      result = (verdict, try #require(try sandbox.ledger().entries.last))
    }
    return try #require(result)
  }

  private func cards(_ new: Card, _ tolerance: PixelTolerance) throws -> (Verdict, LedgerEntry) {
    try verdict(Card(), new, .image, .image(tolerance: tolerance))
  }

  @Test func theDefaultIsExact() throws {
    #expect(try cards(Card(dots: 1), .exact).0.outcome == .changed)
    #expect(try cards(Card(), .exact).0.outcome == .passed)
  }

  @Test func aCountARatioAColorAndAWindowAreTolerated() throws {
    #expect(try cards(Card(dots: 4), .pixels(4)).0.outcome == .passed)
    #expect(try cards(Card(dots: 5), .pixels(4)).0.outcome == .changed)
    #expect(try cards(Card(dots: 4), .ratio(0.01)).0.outcome == .passed)
    #expect(try cards(Card(dots: 5), .ratio(0.01)).0.outcome == .changed)
    #expect(try cards(Card(shade: 0.02), .color(.levels(6))).0.outcome == .passed)
    #expect(try cards(Card(shade: 0.02), .color(.levels(4))).0.outcome == .changed)
    let window = PixelTolerance(allowedPixels: 10, allowedPixelsInWindow: 3)
    #expect(try cards(Card(dots: 3), window).0.outcome == .passed)
    let dense = try cards(Card(dots: 4), window).0
    #expect(dense.message?.contains("4 pixels differ in a window of 48 × 48 pixels, at most 3 are allowed") == true)
  }

  /// A pass within the tolerance is never silent.
  @Test func whatIsToleratedIsInTheLedger() throws {
    let (verdict, entry) = try cards(Card(dots: 3), PixelTolerance(color: .levels(2), allowedPixels: 5))
    #expect(verdict.outcome == .passed)
    #expect(entry.image?.differingPixels == 3)
    #expect(entry.image?.tolerance == "levels up to 2, at most 5 pixels")
    #expect(entry.image?.ignoredRegions == nil)
    let failed = try cards(Card(dots: 6), PixelTolerance(allowedPixels: 5))
    #expect(failed.0.message?.contains("6 pixels differ, at most 5 are allowed") == true)
    #expect(failed.1.image?.tolerance == "at most 5 pixels")
    #expect(try cards(Card(), .pixels(5)).1.image == nil)
  }

  @Test func anotherSizeNeverPasses() throws {
    let wider = try cards(Card(side: 21), PixelTolerance(color: .okLab(1), allowedPixels: .max, allowedRatio: 1)).0
    #expect(wider.outcome == .changed)
    #expect(wider.message?.contains("does not match reference@(20.0, 20.0)") == true)
  }

  @Test(arguments: [
    PixelTolerance(allowedPixels: -1), .ratio(-0.1), .ratio(1.1), .ratio(.nan), .ratio(.infinity),
    .color(.levels(256)), .color(.cie94(.nan)), .color(.okLab(-1)), PixelTolerance(allowedPixelsInWindow: -1),
  ]) func invalidTolerancesFailEvenIfNothingDiffers(tolerance: PixelTolerance) throws {
    let (verdict, _) = try cards(Card(), tolerance)
    #expect(verdict.outcome == .error)
    #expect(verdict.message?.contains("The tolerance is invalid") == true)
    // A plain image, and a reference that is only recorded.
    try withSandbox { sandbox throws in
      let verdict = sandbox.run {
        sandbox.assertion(named: "a").verify({ PixelBuffer(width: 2, height: 2) }, as: .image(tolerance: tolerance))
      }
      #expect(verdict.outcome == .error)
      #expect(sandbox.files.isEmpty)
    }
  }

  @Test(arguments: [Float.nan, -0.1, 1.1, .infinity]) func invalidPrecisionsFailEvenIfNothingDiffers(value: Float)
    throws
  {
    for strategy in [
      Snapshotting<Card, PixelBuffer>.image(precision: value), .image(perceptualPrecision: value),
    ] {
      let verdict = try verdict(Card(), Card(), .image, strategy).0
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.contains("must be between 0 and 1") == true)
    }
  }

  @Test func precisionAndToleranceExcludeEachOther() throws {
    let verdict = try verdict(Card(), Card(), .image, .image(precision: 0.9, tolerance: .pixels(1))).0
    #expect(verdict.outcome == .error)
    #expect(verdict.message?.contains("Use either tolerance or precision") == true)
  }

  /// Every strategy with a picture takes the tolerance.
  @Test func everyImageStrategyToleratesTheSame() throws {
    let one = PixelTolerance.pixels(1)
    func check<Value>(
      _ old: Value, _ new: Value, _ strategy: (PixelTolerance) -> Snapshotting<Value, PixelBuffer>, _ name: String
    ) throws {
      #expect(try verdict(old, new, strategy(.exact), strategy(.exact)).0.outcome == .changed, "\(name)")
      let (verdict, entry) = try verdict(old, new, strategy(.exact), strategy(one))
      #expect(verdict.outcome == .passed, "\(name): \(verdict.message ?? "")")
      #expect(entry.image?.tolerance == "at most 1 pixel", "\(name)")
    }
    let (old, new) = (Card(), Card(dots: 1))
    try check(old, new, { .image(layout: .sizeThatFits, tolerance: $0) }, "layout")
    try check(old, new, { .image(size: CGSize(width: 20, height: 20), tolerance: $0) }, "size")
    try check(old, new, { .image(context: RenderContext(), tolerance: $0) }, "context")
    try check(old, new, { .image(context: RenderContext(), background: .white, tolerance: $0) }, "background")
    try check(old, new, { .annotatedImage(tolerance: $0) }, "annotated")
    try check(old, new, { .accessibilityImage(tolerance: $0) }, "accessibility")
    let matrix = Matrix.colorSchemes(.light)
    try check(old, new, { .contactSheet(across: matrix, cellScale: 1, tolerance: $0) }, "contact sheet")
    try check(
      [CaptionedFrame("a", old)], [CaptionedFrame("a", new)], { .contactSheet(cellScale: 1, tolerance: $0) }, "frames")
    var picture = PixelBuffer(width: 4, height: 4)
    try check(
      PixelBuffer(width: 4, height: 4),
      {
        picture.pixels[5] = 0xFF00_0000; return picture
      }(), { .image(tolerance: $0) }, "image")
    let square = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
    var dotted = square
    dotted.addRect(CGRect(x: 4, y: 4, width: 1, height: 1))
    try check(square, dotted, { .image(scale: 1, tolerance: $0) }, "path")
    try check(square, dotted, { .image(drawingMode: .eoFill, tolerance: $0) }, "path mode")
    try check(Dots(width: 1), Dots(width: 2), { .image(tolerance: $0) }, "display list")
  }

  private struct Dots: Drawable {
    var width: CGFloat

    func displayList(in context: RenderContext) -> DisplayList {
      DisplayList(size: CGSize(width: 9, height: 9)) {
        $0.fill(Path(CGRect(x: 0, y: 0, width: width, height: 1)), with: .black)
      }
    }
  }

  /// swift-snapshot-testing's parameters are the same value, and are as visible in the ledger.
  @Test func precisionIsATolerance() throws {
    let (verdict, entry) = try verdict(Card(), Card(dots: 3), .image, .image(precision: 0.99))
    #expect(verdict.outcome == .passed)
    #expect(entry.image?.tolerance == "at most 1 % of pixels")
    #expect(entry.image?.differingPixels == 3)
  }

  @Test func awaitedValuesAreToleratedToo() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let first = Sandbox(at: sandbox.root).running(in: "first")
    _ = first.run { first.assertion(named: "a").verify({ Card() }, as: .image) }
    func outcome(_ tolerance: PixelTolerance) async -> LedgerEntry.Outcome {
      await sandbox.awaiting {
        await sandbox.assertion(named: "a").verify(.success(Card(dots: 2)), as: .image(tolerance: tolerance)).outcome
      }
    }
    #expect(await outcome(.pixels(2)) == .passed)
    #expect(await outcome(.pixels(1)) == .changed)
  }
}

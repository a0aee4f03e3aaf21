import Foundation
import Raster
import Snapshot
import SnapshotCore
import SnapshotLedger
import SnapshotRenderTraces
import SnapshotSeededRandom
import SnapshotTestSupport
import SnapshotUI
import Testing

/// The regions that image assertions do not compare.
@Suite struct IgnoredRegionTests {
  private struct Screen: View {
    var time = "09:41"
    var title = "Inbox"
    var isMarked = false
    var offset: CGFloat = 0

    var body: some View {
      VStack(spacing: 8) {
        if isMarked {
          Text(time).frame(width: 60, height: 24).snapshotIgnored()
        } else {
          Text(time).frame(width: 60, height: 24).offset(x: offset).accessibilityIdentifier("clock")
        }
        Text(title).frame(width: 60, height: 24)
      }
    }
  }

  private func verify<Value: Drawable>(
    _ old: Value, _ new: Value, _ ignoring: [IgnoredRegion] = [], context: RenderContext = RenderContext()
  ) throws -> (verdict: Verdict, entry: LedgerEntry, difference: PixelBuffer?) {
    var result: (Verdict, LedgerEntry, PixelBuffer?)?
    try withSandbox { sandbox throws in
      let first = Sandbox(at: sandbox.root).running(in: "first")
      let strategy = Snapshotting<Value, PixelBuffer>.image(context: context, ignoring: ignoring)
      _ = first.run { first.assertion(named: "a").verify({ old }, as: .image(context: context)) }
      let verdict = sandbox.run { sandbox.assertion(named: "a").verify({ new }, as: strategy) }
      let entry = try #require(try sandbox.ledger().entries.last)
      let difference = sandbox.artifact(entry.artifacts.difference).flatMap { try? PNG.decode($0) }
      result = (verdict, entry, difference)
    }
    return try #require(result)
  }

  private static let clock = IgnoredRegion.frame(x: 0, y: 0, width: 60, height: 24)

  @Test(arguments: [IgnoredRegion.identifier("clock"), .label("10:00"), clock])
  func differencesInIgnoredRegionsPass(region: IgnoredRegion) throws {
    let (old, new) = (Screen(), Screen(time: "10:00"))
    #expect(try verify(old, new).verdict.outcome == .changed)
    let (verdict, entry, _) = try verify(old, new, [region])
    #expect(verdict.outcome == .passed, "\(verdict.message ?? "")")
    #expect(entry.image?.ignoredPixels ?? 0 > 20)
    #expect(entry.image?.differingPixels == 0)
    // Everything else counts.
    let other = try verify(old, Screen(time: "10:00", title: "Outbox"), [region])
    #expect(other.verdict.outcome == .changed)
    #expect(other.verdict.message?.contains("in ignored regions") == true)
    #expect(other.verdict.message?.contains(#"Text "Inbox" → "Outbox""#) == true)
    #expect(other.entry.image?.clusters.allSatisfy { $0[1] >= 32 } == true)
  }

  @Test func aMarkedViewIsIgnored() throws {
    let (old, new) = (Screen(isMarked: true), Screen(time: "10:00", isMarked: true))
    let (verdict, entry, _) = try verify(old, new)
    #expect(verdict.outcome == .passed)
    #expect(entry.image?.ignoredRegions == [[0, 0, 60, 24]])
    #expect(try verify(old, Screen(title: "Outbox", isMarked: true)).verdict.outcome == .changed)
  }

  /// The mask is where the element is drawn: moved, scaled, mirrored, and at every scale.
  @Test(arguments: [CGFloat(1), 2, 3]) func regionsFollowTheirElements(scale: CGFloat) throws {
    struct Moved: View {
      var time: String
      var body: some View {
        HStack(spacing: 0) {
          Text(time).frame(width: 40, height: 24).accessibilityIdentifier("clock")
          Color.blue.frame(width: 21, height: 24)
        }
        .scaleEffect(0.5).frame(width: 61, height: 30).clipped()
      }
    }
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var context = RenderContext(displayScale: scale)
      context.layoutDirection = direction
      let (verdict, entry, _) = try verify(
        Moved(time: "09:41"), Moved(time: "10:00"), [.identifier("clock")], context: context)
      #expect(verdict.outcome == .passed, "\(verdict.message ?? "")")
      let x = direction == .leftToRight ? 15.25 : 25.75
      let left = Int((x * Double(scale)).rounded(.down))
      let right = Int(((x + 20) * Double(scale)).rounded(.up))
      #expect(entry.image?.ignoredRegions?.first?.prefix(1) == [left])
      #expect(entry.image?.ignoredRegions?.first?[2] == right - left)
    }
  }

  /// Content that an element draws outside of its frame is part of it.
  @Test func contentOutsideOfTheFrameIsIgnored() throws {
    func moved(_ color: Color) -> some View {
      color.frame(width: 9, height: 9).offset(x: 20).accessibilityIdentifier("badge").frame(width: 60, height: 24)
    }
    let (verdict, entry, _) = try verify(moved(.red), moved(.blue), [.identifier("badge")])
    #expect(verdict.outcome == .passed, "\(verdict.message ?? "")")
    #expect(entry.image?.ignoredRegions?.count == 2)
  }

  /// A region never covers what is drawn beside the visible part of its element.
  @Test func theClippedPartOfAnElementIsNotIgnored() throws {
    struct Cut: View {
      var color: Color
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 200, height: 20).accessibilityIdentifier("wide")
            .frame(width: 20, height: 20, alignment: .leading).clipped()
          color.frame(width: 20, height: 20)
        }
      }
    }
    let (verdict, entry, _) = try verify(Cut(color: .blue), Cut(color: .green), [.identifier("wide")])
    #expect(verdict.outcome == .changed)
    #expect(entry.image?.ignoredRegions == [[0, 0, 20, 20]])
  }

  @Test func unusableRegionsFailAndListWhatExists() throws {
    func message(_ region: IgnoredRegion) throws -> String {
      let verdict = try verify(Screen(), Screen(), [region]).verdict
      #expect(verdict.outcome == .error)
      return verdict.message ?? ""
    }
    #expect(
      try message(.identifier("watch")).contains(
        #"identifier "watch" matches no element of the picture. Existing: "clock"."#))
    let label = try message(.label("Sent"))
    #expect(
      label.contains(#"label "Sent" matches no element"#) && label.contains(#""09:41""#) && label.contains(#""Inbox""#))
    #expect(
      try message(.frame(x: 70, y: 0, width: 5, height: 5)).contains("is outside of the visible part of the picture"))
    #expect(try message(.frame(x: -1, y: -1, width: 900, height: 900)).contains("cover the whole picture"))
    for value in [CGFloat.nan, .infinity, -.infinity, 0, -3] {
      #expect(try message(.frame(x: 0, y: 0, width: value, height: 5)).contains("is not a rectangle"))
    }
    // The element exists, but it is moved out of the picture.
    let moved = Text("09:41").accessibilityIdentifier("clock").offset(x: 500)
    let gone = try verify(moved, moved, [.identifier("clock")]).verdict
    #expect(gone.outcome == .error && gone.message?.contains("is outside") == true)
    let whole = try verify(
      Color.red.frame(width: 9, height: 9).snapshotIgnored(), Color.red.frame(width: 9, height: 9).snapshotIgnored()
    ).verdict
    #expect(whole.outcome == .error && whole.message?.contains("would be compared: .snapshotIgnored().") == true)
  }

  /// Nothing is recorded while a region is unusable.
  @Test func anUnusableRegionRecordsNothing() throws {
    try withSandbox { sandbox throws in
      let verdict = sandbox.run {
        sandbox.assertion(record: .all).verify({ Screen() }, as: .image(ignoring: [.label("no such text")]))
      }
      #expect(verdict.outcome == .error)
      #expect(sandbox.files.isEmpty)
    }
  }

  @Test func plainImagesIgnoreFramesOnly() throws {
    let old = PixelBuffer(width: 8, height: 8)
    var new = old
    new.pixels[9] = 0xFFFF_FFFF
    try withSandbox { sandbox throws in
      try sandbox.place(try PNG.encode(old), as: "login.a.png")
      func verdict(_ ignoring: [IgnoredRegion]) -> Verdict {
        sandbox.run { sandbox.assertion(named: "a").verify({ new }, as: .image(ignoring: ignoring)) }
      }
      #expect(verdict([.frame(x: 1, y: 1, width: 1, height: 1)]).outcome == .passed)
      #expect(verdict([.frame(x: 2, y: 1, width: 1, height: 1)]).outcome == .changed)
      #expect(verdict([.identifier("a")]).message?.contains("needs the elements of a view") == true)
    }
  }

  /// The reference has the region as drawn, and its explanation states it. A forged explanation decides nothing.
  @Test func theExplanationStatesTheRegionsAndDecidesNothing() throws {
    try withSandbox { sandbox throws in
      let first = Sandbox(at: sandbox.root).running(in: "first")
      func verdict(_ view: Screen, _ ignoring: [IgnoredRegion], in sandbox: Sandbox) -> Verdict {
        sandbox.run { sandbox.assertion(named: "a").verify({ view }, as: .image(ignoring: ignoring)) }
      }
      _ = verdict(Screen(), [.identifier("clock")], in: first)
      let file = try #require(FileManager.default.contents(atPath: sandbox.references + "/login.a.png"))
      let trace = try #require(PNG.explanation(in: file).text)
      #expect(RenderTrace.ignoredAreas(in: trace).map(\.sides) == [[0, 0, 60, 24]])
      #expect(RenderTrace.ignoredAreas(in: trace).map(\.reason) == [#"identifier "clock""#])
      let read = try #require(RenderTrace(trace))
      #expect(read.text == String(decoding: trace, as: UTF8.self))
      #expect(read.proof(of: try PNG.decode(file)).proof == .verified)
      let plain = try snapshotOf(Screen())
      #expect(try PNG.decode(file) == plain)
      // The reference states that it ignores the clock; this assertion does not.
      #expect(verdict(Screen(time: "10:00"), [], in: sandbox).outcome == .changed)
      #expect(verdict(Screen(time: "10:00"), [.identifier("clock")], in: sandbox).outcome == .passed)
    }
  }

  private func snapshotOf(_ view: Screen) throws -> PixelBuffer {
    try Renderer().render(view.displayList(in: RenderContext()), scale: 1)
  }

  @Test func differencePicturesHatchTheRegions() throws {
    let result = try verify(Screen(), Screen(time: "10:00", title: "Outbox"), [.identifier("clock")])
    let difference = try #require(result.difference)
    let colors = (0..<24).flatMap { y in (0..<60).map { difference.pixels[y * difference.width + $0] } }
    #expect(colors.contains(RGBA(0x5B8DEF).premultiplied))
    #expect(!colors.contains(RGBA(0xFF00FF).premultiplied))
    #expect(difference.pixels.contains(RGBA(0xFF00FF).premultiplied))
  }

  @Test func eachConfigurationHasItsOwnRegions() throws {
    try withSandbox { sandbox throws in
      let first = Sandbox(at: sandbox.root).running(in: "first")
      let matrix = Matrix.typeSizes(.medium, .accessibility3)
      struct Row: View {
        var time: String
        var body: some View {
          HStack {
            Text(time).frame(width: 240).accessibilityIdentifier("clock")
            Text("Inbox")
          }
        }
      }
      func verdict(_ time: String, _ strategy: MatrixSnapshotting<Row>, in sandbox: Sandbox) -> Verdict {
        sandbox.run { sandbox.assertion(named: "a").verify({ Row(time: time) }, across: matrix, as: [strategy]) }
      }
      _ = verdict("09:41", .image, in: first)
      #expect(verdict("09:47", .image, in: sandbox).message?.contains("2 of 2 configurations do not match") == true)
      #expect(verdict("09:47", .image(ignoring: [.identifier("clock")]), in: sandbox).message == nil)
      let sides = try sandbox.ledger().entries.suffix(2).compactMap(\.image?.ignoredRegions?.first)
      #expect(sides.count == 2 && sides[0] != sides[1])
    }
  }

  /// Cells of a sheet are scaled and at different places.
  @Test func sheetsIgnoreTheElementsOfEveryCell() throws {
    try withSandbox { sandbox throws in
      let first = Sandbox(at: sandbox.root).running(in: "first")
      func verdict(_ time: String, _ ignoring: [IgnoredRegion], in sandbox: Sandbox) -> Verdict {
        sandbox.run {
          sandbox.assertion(named: "a").verify(
            { Screen(time: time) },
            as: .contactSheet(across: .colorSchemes(.light, .dark), cellScale: 0.5, displayScale: 2, ignoring: ignoring)
          )
        }
      }
      func frames(_ time: String, _ ignoring: [IgnoredRegion], in sandbox: Sandbox) -> Verdict {
        sandbox.run {
          sandbox.assertion(named: "frames").verify(
            { [CaptionedFrame("a", Screen()), CaptionedFrame("b", Screen(time: time))] },
            as: .contactSheet(ignoring: ignoring))
        }
      }
      _ = verdict("09:41", [], in: first)
      _ = frames("09:41", [], in: first)
      #expect(verdict("10:00", [], in: sandbox).outcome == .changed)
      let passed = verdict("10:00", [.identifier("clock")], in: sandbox)
      #expect(passed.outcome == .passed, "\(passed.message ?? "")")
      // The clock has 60 × 24 points, each of which is one pixel of the sheet, and begins between two pixels.
      let regions = try sandbox.ledger().entries.last?.image?.ignoredRegions ?? []
      #expect(regions.map { [$0[2], $0[3]] } == [[61, 25], [61, 25]])
      #expect(frames("10:00", [], in: sandbox).outcome == .changed)
      #expect(frames("10:00", [.identifier("clock")], in: sandbox).outcome == .passed)
      #expect(frames("10:00", [.label("no such text")], in: sandbox).outcome == .error)
    }
  }

  /// Random screens and random masks: what is ignored never matters, everything else always does.
  @Test(arguments: UInt64(1)...12) func onlyWhatIsNotIgnoredMatters(seed: UInt64) throws {
    struct Grid: View {
      var colors: [Int]
      var ignored: Set<Int>
      var body: some View {
        VStack(spacing: 1) {
          ForEach(0..<4, id: \.self) { row in
            HStack(spacing: 1) {
              ForEach(0..<4, id: \.self) { column in
                let index = row * 4 + column
                let cell = Color(white: Double(colors[index]) / 10).frame(width: 7, height: 5)
                if ignored.contains(index) { cell.snapshotIgnored() } else { cell }
              }
            }
          }
        }
      }
    }
    var random = SplitMix(seed: seed)
    let colors = (0..<16).map { _ in Int.random(in: 0...10, using: &random) }
    let ignored = Set((0..<16).shuffled(using: &random).prefix(Int.random(in: 1...10, using: &random)))
    var inside = colors
    for index in ignored { inside[index] = 10 - inside[index] }
    let old = Grid(colors: colors, ignored: ignored)
    #expect(try verify(old, Grid(colors: inside, ignored: ignored)).verdict.outcome == .passed)
    for index in 0..<16 where !ignored.contains(index) {
      var changed = inside
      changed[index] = (changed[index] + 1) % 11
      #expect(try verify(old, Grid(colors: changed, ignored: ignored)).verdict.outcome == .changed)
    }
  }

  @Test func textsLeaveOutTheContentsOfMarkedViews() throws {
    let view = VStack {
      Text("09:41").snapshotIgnored(); Text("Inbox")
    }
    let rendered = try view.rendered(in: RenderContext())
    #expect(!rendered.layoutText.contains("09:41") && rendered.layoutText.contains("Text ("))
    #expect(rendered.layoutText.contains("Inbox"))
    #expect(rendered.elementsText == "VStack\n  Text\n  Text \"Inbox\"\n")
    #expect(!rendered.accessibilityText.contains("09:41") && rendered.accessibilityText.contains("[staticText] ("))
    #expect(rendered.accessibilityElements.map(\.label) == ["09:41", "Inbox"])
  }

  /// A conversion that loses the elements is reported, and does not ignore anything.
  @Test func lostElementsAreReported() throws {
    try withSandbox { sandbox throws in
      let first = Sandbox(at: sandbox.root).running(in: "first")
      let strategy = Snapshotting<Screen, PixelBuffer>.image(ignoring: [.identifier("clock")])
        .asyncPullback { (time: String) in Async(value: Screen(time: time)) }
      _ = first.run { first.assertion(named: "a").verify({ "09:41" }, as: strategy) }
      let verdict = sandbox.run { sandbox.assertion(named: "a").verify({ "10:00" }, as: strategy) }
      #expect(verdict.outcome == .changed)
      #expect(verdict.message?.contains("after asyncPullback") == true)
    }
  }

  /// 1,000 regions and more have a bound.
  @Test func manyRegionsAreBounded() throws {
    let regions = (0..<1_001).map {
      IgnoredRegion.frame(x: CGFloat($0 % 50), y: CGFloat($0 / 50), width: 0.5, height: 1)
    }
    let verdict = try verify(Color.red.frame(width: 60, height: 60), Color.red.frame(width: 60, height: 60), regions)
      .verdict
    #expect(verdict.outcome == .error)
    #expect(verdict.message?.contains("at most 1000 are possible") == true)
  }
}

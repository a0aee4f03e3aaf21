import Foundation
import SnapshotLedger
import Testing

// The subject is an internal algorithm of root causes.
@testable import SnapshotRuns

@Suite struct SemanticDifferenceTests {
  private func text(_ layout: String, _ drawing: String) -> StationText? {
    StationText(text: (layout.isEmpty ? "" : "layout\n" + layout) + "display list 320 64\n" + drawing)
  }

  private func changes(
    _ old: (String, String), _ new: (String, String), image: LedgerEntry.ImageMetrics? = nil
  ) throws -> SemanticDifference {
    let before = try #require(text(old.0, old.1))
    let after = try #require(text(new.0, new.1))
    return SemanticDifference(from: before, to: after, image: image)
  }

  private func sentences(_ difference: SemanticDifference) -> [String] {
    difference.primary.map { "\($0.element) \($0.sentence)" }
  }

  private let stack = """
    VStack (0, 0, 100 × 60)
      Text "One" (10, 0, 40 × 20)
      padding 12 (0, 30, 60 × 30)
        Text "Two (2)" (12, 42, 36 × 6)

    """

  @Test func equalTextsHaveNoChanges() throws {
    #expect(try changes((stack, ""), (stack, "")).changes.isEmpty)
  }

  @Test func aChangedTextIsTheReasonForWhatMoves() throws {
    let new = stack.replacing("Text \"One\" (10, 0, 40 × 20)", with: "Text \"One more\" (5, 0, 50 × 24)")
      .replacing("(0, 30,", with: "(0, 34,").replacing("(12, 42,", with: "(12, 46,")
    let difference = try changes((stack, ""), (new, ""))
    #expect(sentences(difference) == ["Text \"One more\" text \"One\" → \"One more\""])
    #expect(difference.primary[0].station == .elements)
    // What is inside of the padding moved with it, and is not told.
    #expect(!difference.changes.contains { $0.element == "Text \"Two (2)\"" })
  }

  @Test func aDetailIsToldByItself() throws {
    let new = stack.replacing("padding 12", with: "padding 16")
    #expect(try sentences(changes((stack, ""), (new, ""))) == ["padding 16 is 12 → 16"])
  }

  @Test func whatIsNewGoneOrCutIsTold() throws {
    let new = stack.replacing("40 × 20)", with: "40 × 20) truncated") + "  Divider (0, 60, 100 × 1)\n"
    #expect(try sentences(changes((stack, ""), (new, ""))) == ["Text \"One\" truncated", "Divider added"])
    #expect(try sentences(changes((new, ""), (stack, ""))) == ["Text \"One\" truncated", "Divider removed"])
  }

  @Test func whereOnlyPlacesChangedTheyAreTheChange() throws {
    let new = stack.replacing("(0, 30,", with: "(0, 34,").replacing("(12, 42,", with: "(12, 46,")
    #expect(try sentences(changes((stack, ""), (new, ""))) == ["padding 12 frame.y 30 → 34 (+4 pt)"])
  }

  private func rounded(_ radius: Double, x: Double = 0, y: Double = 0, color: String = "#007AFF") -> String {
    let c = radius * 0.4477
    let (w, h) = (x + 80, y + 40)
    return
      "fill \(color) path M \(x + radius) \(y) L \(w - radius) \(y) C \(w - c) \(y) \(w) \(y + c) \(w) \(y + radius) "
      + "L \(w) \(h - radius) C \(w) \(h - c) \(w - c) \(h) \(w - radius) \(h) L \(x + radius) \(h) "
      + "C \(x + c) \(h) \(x) \(h - c) \(x) \(h - radius) L \(x) \(y + radius) C \(x) \(y + c) \(x + c) \(y) "
      + "\(x + radius) \(y) Z @ Card/Text \"Go / on\"/background/RoundedRectangle\n"
  }

  @Test func cornersAndColoursAreToldFromPlaces() throws {
    let old = rounded(8)
    #expect(try sentences(changes(("", old), ("", rounded(10)))) == ["RoundedRectangle corner radius 8 → 10"])
    #expect(
      try sentences(changes(("", old), ("", rounded(8, color: "#FF0000")))) == [
        "RoundedRectangle fill #007AFF → #FF0000"
      ])
    #expect(
      try sentences(changes(("", old), ("", rounded(8, x: 4)))) == ["RoundedRectangle frame.x 0 → 4 (+4 pt)"])
    // Where a layout tells of places, the drawing does not.
    #expect(try changes((stack, old), (stack, rounded(8, x: 4))).changes.isEmpty)
  }

  @Test func fontsAreTold() throws {
    let old = "glyphs #000000 \"Hi \\\" there\" Inter-Regular 17 at 16 40 [43 0, 76 12.4] @ Text \"Hi\"\n"
    let new = old.replacing("Regular 17", with: "Bold 19").replacing("#000000", with: "#FFFFFF")
    #expect(
      try sentences(changes(("", old), ("", new))) == [
        "Text \"Hi\" color #000000 → #FFFFFF", "Text \"Hi\" font Inter-Regular → Inter-Bold",
        "Text \"Hi\" font size 17 → 19",
      ])
  }

  @Test func pixelsElsewhereAreUnexplained() throws {
    func explained(_ clusters: [[Int]]) throws -> Int {
      let image = LedgerEntry.ImageMetrics(
        width: 640, height: 128, differingPixels: 9, largestChannelDifference: 9, clusters: clusters)
      return try changes(("", rounded(8)), ("", rounded(10)), image: image).explained
    }
    #expect(try explained([[0, 0, 6, 6], [154, 74, 6, 6]]) == 1000)
    #expect(try explained([[0, 0, 10, 10], [400, 0, 10, 10]]) == 500)
    #expect(try explained([[400, 0, 10, 10]]) == 0)
    #expect(try explained([[-5, 0, 10]]) == 1000)
  }

  @Test(arguments: [
    "", "layout\n", "nonsense", "display list\n", "display list 0 5\n", "layout\nx\ndisplay list 1 1\n",
  ])
  func whatIsNoStationTextExplainsNothing(text: String) {
    #expect(StationText(text: text)?.layout == nil)
  }
}

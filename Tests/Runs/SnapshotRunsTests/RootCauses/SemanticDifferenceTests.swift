import Foundation
import Raster
import SnapshotRenderTraces
import SnapshotLedger
import Testing

// The differences behind a report's causes are internal.
@testable import SnapshotPictureDifferences
@testable import SnapshotRuns

@Suite struct SemanticDifferenceTests {
  private func trace(_ layout: LayoutTree?, _ drawing: String) throws -> RenderTrace {
    RenderTrace(
      layout: layout, drawing: try DisplayListDescription(textForm: "display list 320 64\n" + drawing))
  }

  private func changes(
    _ old: (LayoutTree?, String), _ new: (LayoutTree?, String), image: LedgerEntry.ImageMetrics? = nil
  ) throws -> SemanticDifference {
    // Layouts explain pixels only if the drawings differ.
    let drawing = old.0 != new.0 && old.1 == new.1 ? new.1 + "save\nrestore\n" : new.1
    return SemanticDifference(from: try trace(old.0, old.1), to: try trace(new.0, drawing), image: image)
  }

  private func sentences(_ difference: SemanticDifference) -> [String] {
    difference.primary.map { "\($0.element) \($0.sentence)" }
  }

  private func element(
    _ name: String, _ detail: String? = nil, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    isTruncated: Bool = false, _ children: [LayoutTree] = []
  ) -> LayoutTree {
    LayoutTree(
      ElementDescription(name: name, detail: detail), path: "VStack/" + name,
      frame: CGRect(x: x, y: y, width: width, height: height), isTruncated: isTruncated, children: children)
  }

  private var one: LayoutTree { element("Text", "\"One\"", 10, 0, 40, 20) }

  /// A text above a padded text.
  private func stack(
    _ first: LayoutTree? = nil, padding: String = "12", y: CGFloat = 30, and others: [LayoutTree] = []
  ) -> LayoutTree {
    let padded = element("padding", padding, 0, y, 60, 30, [element("Text", "\"Two (2)\"", 12, y + 12, 36, 6)])
    return element("VStack", nil, 0, 0, 100, 60, [first ?? one, padded] + others)
  }

  @Test func equalTracesHaveNoChanges() throws {
    #expect(try changes((stack(), ""), (stack(), "")).changes.isEmpty)
  }

  @Test func movedElementsFollowFromAChangedText() throws {
    let new = stack(element("Text", "\"One more\"", 5, 0, 50, 24), y: 34)
    let difference = try changes((stack(), ""), (new, ""))
    #expect(sentences(difference) == ["Text \"One\" → \"One more\""])
    #expect(difference.primary[0].stage == .elements)
    // The text inside of the padding moved with it and is not listed.
    #expect(!difference.changes.contains { $0.element == "Text \"Two (2)\"" })
  }

  @Test func aChangedArgumentIsReported() throws {
    #expect(try sentences(changes((stack(), ""), (stack(padding: "16"), ""))) == ["padding 12 → 16"])
  }

  @Test func addedAndRemovedElementsAreReported() throws {
    let new = stack(and: [element("Divider", nil, 0, 60, 100, 1)])
    #expect(try sentences(changes((stack(), ""), (new, ""))) == ["Divider added"])
    #expect(try sentences(changes((new, ""), (stack(), ""))) == ["Divider removed"])
  }

  /// A new defect is listed apart from the changes, and is never a consequence of one.
  @Test func newTruncationIsADefect() throws {
    let truncated = stack(element("Text", "\"One\"", 10, 0, 40, 20, isTruncated: true), padding: "16")
    let difference = try changes((stack(), ""), (truncated, ""))
    #expect(difference.defects.map(\.text) == ["Text \"One\" is truncated"])
    #expect(sentences(difference) == ["padding 12 → 16"])
    #expect(try changes((truncated, ""), (stack(), "")).defects.isEmpty)
    #expect(try changes((truncated, ""), (truncated, "save\nrestore\n")).defects.isEmpty)
  }

  @Test func positionsAreReportedIfNothingElseChanged() throws {
    #expect(
      try sentences(changes((stack(), ""), (stack(y: 34), ""))) == ["padding frame.y 30 → 34 (+4 pt)"])
  }

  private func rounded(
    _ radius: Double, x: Double = 0, y: Double = 0, height: Double = 40, color: String = "#007AFF"
  ) -> String {
    "fill \(color) rounded-rect \(x) \(y) 80 \(height) radius \(radius) \(radius) continuous "
      + "@ Card/Text \"Go / on\"/background/RoundedRectangle\n"
  }

  @Test func cornersColorsAndPositionsAreReported() throws {
    let old = rounded(8)
    #expect(try sentences(changes((nil, old), (nil, rounded(10)))) == ["RoundedRectangle corner radius 8 → 10"])
    #expect(
      try sentences(changes((nil, old), (nil, rounded(8, color: "#FF0000")))) == [
        "RoundedRectangle fill #007AFF → #FF0000"
      ])
    #expect(
      try sentences(changes((nil, old), (nil, rounded(8, x: 4)))) == ["RoundedRectangle frame.x 0 → 4 (+4 pt)"])
    // With a layout, positions in the drawing are not reported, but a different drawing is never without a change.
    #expect(
      try sentences(changes((stack(), old), (stack(), rounded(8, x: 4)))) == ["RoundedRectangle drawing changed"])
  }

  /// The radius of a capsule follows from its size.
  @Test func aTallerCapsuleHasNoOtherCornerRadius() throws {
    #expect(
      try sentences(changes((nil, rounded(20)), (nil, rounded(22, height: 44))))
        == ["RoundedRectangle frame.height 40 → 44 (+4 pt)"])
    #expect(
      try sentences(changes((nil, rounded(8)), (nil, rounded(20)))) == ["RoundedRectangle corner radius 8 → 20"])
    #expect(
      try sentences(
        changes(
          (nil, "fill #007AFF rect 0 0 80 40 @ Card/Rectangle\n"),
          (nil, "fill #007AFF rounded-rect 0 0 80 40 radius 6 4 circular @ Card/Rectangle\n")))
        == ["Rectangle corner radius 0 → 6 × 4"])
  }

  /// The layout states the name of the element, so its path may contain anything.
  @Test func elementsAreNamedByTheLayout() throws {
    func layout(_ name: String) -> LayoutTree {
      LayoutTree(
        ElementDescription(owners: ["Card"], name: "padding", detail: "4"), path: "a/b", frame: .zero,
        children: [LayoutTree(ElementDescription(name: name), path: "a/b", frame: .zero)])
    }
    let drawings = [1, 2].map { "stroke #000000 width \($0) rect 0 0 8 6 @ a/b\n" }
    #expect(
      try sentences(changes((layout("Badge [1]"), drawings[0]), (layout("Badge [1]"), drawings[1])))
        == ["Badge [1] stroke width 1 → 2"])
  }

  @Test func fontsAreReported() throws {
    let old = "glyphs #000000 \"Hi \\\" there\" Inter-Regular 17 at 16 40 [43 0, 76 12.4] @ Text \"Hi\"\n"
    let new = old.replacing("Regular 17", with: "Bold 19").replacing("#000000", with: "#FFFFFF")
    #expect(
      try sentences(changes((nil, old), (nil, new))) == [
        "Text \"Hi\" color #000000 → #FFFFFF", "Text \"Hi\" font Inter-Regular → Inter-Bold",
        "Text \"Hi\" font size 17 → 19",
      ])
  }

  @Test func pixelsElsewhereAreUnexplained() throws {
    func explained(_ clusters: [[Int]]) throws -> Int {
      let image = LedgerEntry.ImageMetrics(
        width: 640, height: 128, differingPixels: 9, largestChannelDifference: 9, clusters: clusters)
      return try changes((nil, rounded(8)), (nil, rounded(10)), image: image).explained
    }
    #expect(try explained([[0, 0, 6, 6], [154, 74, 6, 6]]) == 1000)
    #expect(try explained([[0, 0, 10, 10], [400, 0, 10, 10]]) == 500)
    #expect(try explained([[400, 0, 10, 10]]) == 0)
    #expect(try explained([[-5, 0, 10]]) == 1000)
  }
}

import Foundation
import Raster
import SnapshotRenderTraces
import SnapshotLedger
import Testing

// The differences behind a report's causes are internal.
@testable import SnapshotPictureDifferences
@testable import SnapshotRuns

/// Which changes are causes, and which follow from others.
@Suite struct RootCauseRulesTests {
  private func node(
    _ name: String, _ detail: String? = nil, y: CGFloat, height: CGFloat, x: CGFloat = 0, width: CGFloat = 100,
    arguments: [(String, String)] = [], id: String? = nil, path: String? = nil, _ children: [LayoutTree] = []
  ) -> LayoutTree {
    var tree = LayoutTree(
      ElementDescription(name: name, detail: detail), path: path ?? "VStack/\(id ?? "")\(name)\(detail ?? "")",
      frame: CGRect(x: x, y: y, width: width, height: height), children: children)
    tree.arguments = arguments.map { ElementArgument($0.0, $0.1) }
    tree.identity = id
    return tree
  }

  private func text(_ words: String, y: CGFloat, height: CGFloat = 20, width: CGFloat = 40) -> LayoutTree {
    node("Text", "\"\(words)\"", y: y, height: height, width: width)
  }

  private func row(_ id: String, y: CGFloat) -> LayoutTree {
    node("HStack", y: y, height: 20, id: id, [text("row \(id)", y: y)])
  }

  private func column(_ spacing: String, height: CGFloat = 200, _ children: [LayoutTree]) -> LayoutTree {
    node("VStack", y: 0, height: height, arguments: [("spacing", spacing)], path: "VStack", children)
  }

  private func column(_ children: [LayoutTree]) -> LayoutTree {
    node("VStack", y: 0, height: 200, path: "VStack", children)
  }

  private func difference(
    _ old: LayoutTree, _ new: LayoutTree, _ drawings: (String, String) = ("", "save\nrestore\n")
  ) throws -> SemanticDifference {
    func trace(_ layout: LayoutTree, _ drawing: String) throws -> RenderTrace {
      RenderTrace(layout: layout, drawing: try DisplayListDescription(textForm: "display list 320 640\n" + drawing))
    }
    return SemanticDifference(from: try trace(old, drawings.0), to: try trace(new, drawings.1), image: nil)
  }

  private func causes(_ difference: SemanticDifference) -> [String] {
    difference.primary.map { "\($0.element) \($0.sentence)" }
  }

  // MARK: Layouts

  @Test func anArgumentIsTheRootCauseOfFrames() throws {
    let old = column("12", [text("A", y: 0), text("B", y: 32), text("C", y: 64)])
    let new = column("20", height: 216, [text("A", y: 0), text("B", y: 40), text("C", y: 80)])
    #expect(try causes(difference(old, new)) == ["VStack spacing 12 → 20"])
    #expect(
      try causes(difference(new, column([text("A", y: 0), text("B", y: 28), text("C", y: 56)]))) == [
        "VStack spacing 20 → default"
      ])
  }

  /// Siblings follow a text that grew only as far as the distances between them stay the same.
  @Test func consequencesFollowFromGeometry() throws {
    let old = column([text("A", y: 0), text("B", y: 30), text("C", y: 60)])
    let grown = column([text("A longer", y: 0, height: 40), text("B", y: 50), text("C", y: 80)])
    #expect(try causes(difference(old, grown)) == ["Text \"A\" → \"A longer\""])
    let shifted = column([text("A longer", y: 0, height: 40), text("B", y: 50), text("C", y: 95)])
    #expect(
      try causes(difference(old, shifted)) == [
        "Text \"A\" → \"A longer\"", "Text \"C\" frame.y 60 → 95 (+35 pt)",
      ])
    let taller = column([text("A", y: 0), text("B", y: 30, height: 26), text("C", y: 66)])
    #expect(try causes(difference(old, taller)) == ["Text \"B\" frame.height 20 → 26 (+6 pt)"])
  }

  @Test func aRowIsRemovedByItsIdentityAndNamesItsLeaves() throws {
    let old = column((1...4).map { row("\($0)", y: CGFloat($0) * 30) })
    let new = column([row("1", y: 30), row("3", y: 60), row("4", y: 90)])
    #expect(try causes(difference(old, new)) == ["HStack \"2\" (Text \"row 2\") removed"])
    #expect(try causes(difference(new, old)) == ["HStack \"2\" (Text \"row 2\") added"])
  }

  @Test func swappedRowsMoved() throws {
    let old = column([row("1", y: 0), row("2", y: 30), row("3", y: 60)])
    let new = column([row("2", y: 0), row("1", y: 30), row("3", y: 60)])
    let found = try causes(difference(old, new))
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix("moved") == true)
    let plain = (column([text("A", y: 0), text("B", y: 30)]), column([text("B", y: 0), text("A", y: 30)]))
    #expect(try causes(difference(plain.0, plain.1)).allSatisfy { $0.hasSuffix("moved") })
  }

  @Test func contentIsMatchedThroughAnAddedWrapper() throws {
    let old = column([text("A", y: 0), text("B", y: 30)])
    let padded = node("padding", "8", y: 0, height: 36, path: "VStack/Text\"A\"", [text("A", y: 8)])
    let new = column([padded, text("B", y: 46)])
    #expect(try causes(difference(old, new)) == ["padding added"])
    #expect(try causes(difference(new, old)) == ["padding removed"])
  }

  @Test func theChosenViewThatFitsFollowsFromTheText() throws {
    func fitting(_ words: String, _ stack: String) -> LayoutTree {
      node(
        "ViewThatFits", y: 0, height: 20, path: "fit",
        [node(stack, y: 0, height: 20, path: "fit/s", [text(words, y: 0)])])
    }
    let found = try causes(difference(fitting("A", "HStack"), fitting("A long text", "VStack")))
    #expect(found == ["Text \"A\" → \"A long text\""])
  }

  // MARK: Drawings

  private func shape(_ path: String, _ color: String = "#007AFF") -> String { "fill \(color) \(path) @ VStack/Shape\n" }

  /// What blamed the renderer before: a curve's points, a slant, and glyphs with equal words.
  @Test(arguments: [
    ("fill #007AFF path M 0 0 C 1 2 3 4 5 6 Z", "fill #007AFF path M 0 0 C 1 2 3 9 5 6 Z", "Shape shape changed"),
    (
      "glyphs #000000 \"A\" Inter 17 at 0 16 [43 0]", "glyphs #000000 \"A\" Inter 17 slant 0.2 at 0 16 [43 0]",
      "Shape slant 0 → 0.2"
    ),
    (
      "glyphs #000000 \"11\" Inter 17 at 0 16 [43 0, 43 9]", "glyphs #000000 \"11\" Inter 17 at 0 16 [44 0, 44 9]",
      "Shape glyphs changed"
    ),
    ("fill #007AFF rect 0 0 10 10", "fill #007AFF rect 0 0 20 10", "Shape shape changed"),
  ])
  func differentDisplayListsAreNotARendererChange(old: String, new: String, cause: String) throws {
    let layout = column([node("Shape", y: 0, height: 20, path: "VStack/Shape")])
    let difference = try difference(layout, layout, (old + " @ VStack/Shape\n", new + " @ VStack/Shape\n"))
    #expect(!difference.isSameDrawing)
    #expect(causes(difference).count == 1)
    #expect(causes(difference).first?.contains(cause.split(separator: " ").dropFirst().joined(separator: " ")) == true)
  }

  @Test func operationsWithoutAnElementStillDiffer() throws {
    let layout = column([])
    let found = try difference(layout, layout, ("save\nrestore\n", "save\nopacity 0.5\nrestore\n"))
    #expect(!found.isSameDrawing)
    #expect(causes(found) == ["the image drawing changed"])
    #expect(try difference(layout, layout, ("save\nrestore\n", "save\nrestore\n")).isSameDrawing)
  }

  @Test func aShapeFollowsItsFrame() throws {
    func layout(_ width: CGFloat, _ padding: String) -> LayoutTree {
      column([
        node(
          "padding", padding, y: 0, height: 20, path: "VStack/Shape",
          [
            node("Shape", y: 0, height: 20, width: width, path: "VStack/Shape")
          ])
      ])
    }
    let drawings = (shape("path M 0 0 L 50 0 L 50 20 Z"), shape("path M 0 0 L 70 0 L 70 20 Z"))
    #expect(try causes(difference(layout(50, "8"), layout(70, "4"), drawings)) == ["padding 8 → 4"])
  }

  @Test func aColorIsStatedOnce() throws {
    func layout(_ color: String) -> LayoutTree {
      column([node("Shape", color, y: 0, height: 20, path: "VStack/Shape")])
    }
    let drawings = (shape("rect 0 0 100 20"), shape("rect 0 0 100 20", "#FF0000"))
    #expect(
      try causes(difference(layout("#007AFF"), layout("#FF0000"), drawings)) == ["Shape fill #007AFF → #FF0000"])
  }

  // MARK: Defects

  private func line(_ words: String, y: CGFloat, x: CGFloat = 0) -> String {
    "glyphs #000000 \"\(words)\" Inter 17 at \(x) \(y) [43 0, 44 30] @ VStack/Text\"\(words)\"\n"
  }

  @Test func newOverlapAndOverflowAreDefects() throws {
    let old = column("12", [text("A", y: 0), text("B", y: 32)])
    let new = column("-20", [text("A", y: 0), text("B", y: 4)])
    let drawings = (line("A", y: 16) + line("B", y: 48), line("A", y: 16) + line("B", y: 20))
    let overlap = try difference(old, new, drawings)
    #expect(overlap.defects.map(\.text) == ["Text \"A\" overlaps Text \"B\""])
    #expect(causes(overlap) == ["VStack spacing 12 → -20"])
    // An opaque fill between two texts hides the first one.
    let cover = "fill #FFFFFF rect 0 0 320 640 @ VStack/Sheet\n"
    let hidden = (drawings.0, line("A", y: 16) + cover + line("B", y: 20))
    #expect(try difference(old, new, hidden).defects.isEmpty)
    let outside = (drawings.0, line("A", y: 16, x: -40) + line("B", y: 48))
    #expect(
      try difference(old, column("13", old.children), outside).defects.map(\.text) == [
        "Text \"A\" extends beyond the screen"
      ])
    #expect(
      try difference(new, column("-21", new.children), (drawings.1, drawings.1 + "save\nrestore\n")).defects.isEmpty)
  }
}

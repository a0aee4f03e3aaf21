import Foundation
import SnapshotPictureDifferences
import Raster
import SnapshotRenderTraces
import Testing

/// Changes that no picture shows are not causes, and all others are.
@Suite struct ChangeEffectsTests {
  private static let size = CGSize(width: 60, height: 40)
  private static let backdrop = "fill #FFFFFF rect 0 0 60 40 @ ZStack/Back\n"

  private func node(
    _ name: String, _ path: String, _ frame: CGRect, detail: String? = nil, arguments: [String: String] = [:],
    id: String? = nil, _ children: [LayoutTree] = []
  ) -> LayoutTree {
    var node = LayoutTree(
      ElementDescription(name: name, detail: detail), path: path, frame: frame, children: children)
    node.arguments = arguments.sorted { $0.key < $1.key }.map { ElementArgument($0.key, $0.value) }
    node.identity = id
    return node
  }

  private func screen(_ children: [LayoutTree]) -> LayoutTree {
    node(
      "ZStack", "ZStack", CGRect(origin: .zero, size: Self.size),
      [node("Rectangle", "ZStack/Back", CGRect(origin: .zero, size: Self.size))] + children)
  }

  private func square(_ id: String, x: CGFloat, _ index: Int) -> LayoutTree {
    node(
      "HStack", "ZStack/HStack[\(index)]", CGRect(x: x, y: 4, width: 12, height: 12), id: id,
      [
        node(
          "Text", "ZStack/HStack[\(index)]/Text", CGRect(x: x, y: 4, width: 12, height: 12), detail: "\"\(id)\"")
      ])
  }

  private func fill(_ color: String, _ x: Int, _ element: String, y: Int = 4, side: Int = 12) -> String {
    "fill #\(color) rect \(x) \(y) \(side) \(side) @ \(element)\n"
  }

  private func trace(_ layout: LayoutTree, _ drawing: String) throws -> RenderTrace {
    let list = try DisplayList(textForm: "display list 60 40\n" + Self.backdrop + drawing)
    return RenderTrace(
      layout: layout, drawing: DisplayListDescription(list),
      settings: RenderSettings(of: list, scale: 1, fonts: .embedded))
  }

  /// The causes of the change between two views, with the pictures that they render.
  private func causes(
    _ old: (LayoutTree, String), _ new: (LayoutTree, String), engine: RenderEngine? = nil
  ) throws -> [String] {
    func picture(_ trace: RenderTrace, _ engine: RenderEngine?) throws -> ExplainedPicture {
      let list = try #require(trace.displayList { _ in nil })
      var pixels = try Renderer().render(list)
      var trace = trace
      if let engine {
        trace.settings?.engine = engine
        pixels.pixels[0] = RGBA(0x123456).premultiplied
      }
      return ExplainedPicture(file: try PNG.explained(PNG.encode(pixels), by: Data(trace.text.utf8)))
    }
    let difference = PictureDifference(
      expected: try picture(trace(old.0, old.1), engine), actual: try picture(trace(new.0, new.1), nil))
    return try #require(difference.semantic).primary.map(\.title)
  }

  private func text(_ limit: String?, lines: [String] = ["A"], height: CGFloat = 16) -> (LayoutTree, String) {
    let tree = node(
      "Text", "ZStack/Text", CGRect(x: 4, y: 20, width: 30, height: height), detail: "\"A\"",
      arguments: limit.map { ["lineLimit": $0] } ?? [:])
    let drawing = lines.enumerated().map { index, words in
      "glyphs #000000 \"\(words)\" Inter-Regular 10 at 4 \(28 + 10 * index) [36 0] @ ZStack/Text\n"
    }
    return (tree, drawing.joined())
  }

  private func mark(_ color: String) -> (LayoutTree, String) {
    (
      node("Circle", "ZStack/Circle", CGRect(x: 44, y: 24, width: 12, height: 12)),
      fill(color, 44, "ZStack/Circle", y: 24)
    )
  }

  private func view(_ parts: (LayoutTree, String)...) -> (LayoutTree, String) {
    (screen(parts.map(\.0)), parts.map(\.1).joined())
  }

  @Test func anUnusedLineLimitIsNotARootCause() throws {
    let new = view(text(nil), mark("FF0000"))
    #expect(try causes(view(text("1"), mark("0000FF")), new) == ["color #0000FF → #FF0000"])
    #expect(
      try causes(
        view(text("3", lines: ["A", "B"]), mark("0000FF")), view(text("2", lines: ["A", "B"]), mark("FF0000")))
        == ["color #0000FF → #FF0000"])
  }

  @Test func aUsedLineLimitIsARootCause() throws {
    let old = view(text("1"), mark("0000FF"))
    let new = view(text(nil, lines: ["A", "B"], height: 26), mark("FF0000"))
    #expect(try causes(old, new).contains("Text lineLimit 1 → none"))
  }

  /// Without another cause, an unexpected change is better than none.
  @Test func changesWithoutAVisibleEffectAreRootCausesIfThereAreNoOthers() throws {
    var old = view(text("1"))
    old.0.children[1].arguments.append(ElementArgument("truncationMode", "head"))
    var new = view(text(nil))
    new.1 += fill("00FF00", 50, "ZStack/Unknown")
    #expect(try causes(old, new) == ["Text lineLimit 1 → none", "Text truncationMode head → tail"])
  }

  private func squares(_ order: [(String, CGFloat)], _ color: String) -> (LayoutTree, String) {
    let parts = order.enumerated().map { index, part in
      (
        square(part.0, x: part.1, index),
        fill(part.0 == "a" ? "00FF00" : "FFFF00", Int(part.1), "ZStack/HStack[\(index)]/Text")
      )
    }
    let mark = mark(color)
    return (screen(parts.map(\.0) + [mark.0]), parts.map(\.1).joined() + mark.1)
  }

  @Test func anotherOrderIsARootCauseOnlyIfElementsOverlap() throws {
    #expect(
      try causes(squares([("a", 4), ("b", 20)], "0000FF"), squares([("b", 20), ("a", 4)], "FF0000")) == [
        "color #0000FF → #FF0000"
      ])
    let overlapping = try causes(
      squares([("a", 4), ("b", 10)], "0000FF"), squares([("b", 10), ("a", 4)], "FF0000"))
    #expect(overlapping.contains { $0.hasSuffix("moved") })
    let swapped = try causes(squares([("a", 4), ("b", 20)], "0000FF"), squares([("b", 4), ("a", 20)], "FF0000"))
    #expect(swapped.contains { $0.hasSuffix("moved") })
  }

  private func covered(_ color: String, by cover: String) -> (LayoutTree, String) {
    (
      node(
        "ZStack", "ZStack/ZStack", CGRect(x: 4, y: 4, width: 20, height: 20),
        [
          node("Rectangle", "ZStack/ZStack/Rectangle[0]", CGRect(x: 6, y: 6, width: 10, height: 10)),
          node("Rectangle", "ZStack/ZStack/Rectangle[1]", CGRect(x: 4, y: 4, width: 20, height: 20)),
        ]),
      fill(color, 6, "ZStack/ZStack/Rectangle[0]", y: 6, side: 10)
        + fill(cover, 4, "ZStack/ZStack/Rectangle[1]", side: 20)
    )
  }

  @Test func aHiddenColorIsNotARootCause() throws {
    #expect(
      try causes(view(covered("00FF00", by: "123456")), view(covered("FFFF00", by: "654321"))) == [
        "color #123456 → #654321"
      ])
    #expect(
      try causes(view(covered("00FF00", by: "12345680")), view(covered("FFFF00", by: "65432180"))).count == 2)
  }

  private func frames(_ parts: [(name: String, id: String, y: CGFloat, height: CGFloat)], _ color: String) -> (
    LayoutTree, String
  ) {
    let rows = parts.map { part in
      node(
        part.name, "ZStack/VStack/\(part.id)", CGRect(x: 0, y: part.y, width: 20, height: part.height), id: part.id)
    }
    let drawing = parts.filter { $0.name == "Rectangle" }.map { part in
      "fill #00FF00 rect 0 \(Int(part.y)) 20 \(Int(part.height)) @ ZStack/VStack/\(part.id)\n"
    }
    let mark = mark(color)
    let column = node("VStack", "ZStack/VStack", CGRect(x: 0, y: 0, width: 20, height: 40), rows)
    return (screen([column, mark.0]), drawing.joined() + mark.1)
  }

  @Test func aRemovedSpaceIsARootCauseOnlyIfItMovesSomething() throws {
    let old = frames([("Rectangle", "a", 0, 10), ("Color", "space", 10, 10), ("Rectangle", "b", 20, 10)], "0000FF")
    let moved = frames([("Rectangle", "a", 0, 10), ("Rectangle", "b", 10, 10)], "FF0000")
    #expect(try causes(old, moved).contains { $0.hasSuffix("removed") })
    let kept = frames([("Rectangle", "a", 0, 10), ("Rectangle", "b", 20, 10)], "FF0000")
    #expect(try causes(old, kept) == ["color #0000FF → #FF0000"])
  }

  @Test func anEngineChangeIsTheOnlyRootCauseOfAnOutdatedExplanation() throws {
    let engine = RenderEngine(revision: RenderEngine.current.revision, fingerprint: "00000000deadbeef")
    let titles = try causes(
      squares([("a", 4), ("b", 20)], "0000FF"), squares([("b", 20), ("a", 4)], "0000FF"), engine: engine)
    #expect(titles.count == 1 && titles[0].hasPrefix("Rendering engine revision"))
  }
}

import Foundation
import Raster
import SnapshotRenderTraces
import Testing
import SnapshotUI

@Suite struct LayoutTreeTests {
  private struct Badge: View {
    var body: some View {
      Text("New").padding(4).background(Color.red, in: RoundedRectangle(cornerRadius: 6))
    }
  }

  private func trace(_ view: some View) throws -> RenderTrace {
    let rendered = try view.rendered(in: RenderContext())
    return RenderTrace(layout: rendered.layoutTree, drawing: DisplayListDescription(rendered.displayList))
  }

  @Test func aViewStatesOwnersArgumentsAndPaths() throws {
    let layout = try #require(try trace(VStack { Badge() }).layout)
    let background = try #require(layout.children.first)
    #expect(background.element.owners == ["Badge"])
    let padding = try #require(background.children.first { $0.element.name == "padding" })
    #expect(padding.element.detail == "4")
    #expect(padding.children.first?.element == ElementDescription(name: "Text", detail: "\"New\""))
    #expect(padding.path == padding.children.first?.path)
  }

  @Test func aViewStatesItsCornerRadius() throws {
    let trace = try #require(RenderTrace(text: trace(Badge()).text))
    #expect(trace.drawing.items.compactMap(\.operation.path?.roundedRect?.cornerSize.width).contains(6))
  }

  /// Every element that draws is an element of the layout.
  @Test func drawingsNameElementsOfTheLayout() throws {
    let trace = try trace(
      VStack {
        Badge(); Toggle("On", isOn: .constant(true))
      })
    var paths: Set<String> = ["screen"]
    func add(_ node: LayoutTree) {
      paths.insert(node.path)
      node.children.forEach(add)
    }
    add(try #require(trace.layout))
    #expect(paths.isSuperset(of: trace.drawing.items.compactMap(\.element)))
  }

  @Test func theLayoutTextIsThatOfTheTree() throws {
    let rendered = try VStack { Badge() }.rendered(in: RenderContext())
    #expect(rendered.layoutText == rendered.layoutTree.layoutText)
    let read = try #require(RenderTrace(text: trace(VStack { Badge() }).text)?.layout)
    #expect(read.layoutText == rendered.layoutText)
  }

  @Test(arguments: [
    ("VStack/HStack[0]/Text[12]", "Text"), ("Text \"a/b[1]\"", "Text \"a/b[1]\""), ("", ""), ("a/", ""),
    ("Text \"say \\\"a/b\\\"\"", "Text \"say \\\"a/b\\\"\""), ("Card/Text \"open", "Text \"open"),
    ("Card[0]/background/Circle[3]", "Circle"),
  ])
  func aPathEndsWithAName(path: String, name: String) {
    #expect(ElementPath.lastName(of: path) == name)
  }
}

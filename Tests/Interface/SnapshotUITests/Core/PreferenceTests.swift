import Testing
import SnapshotUI

@MainActor @Suite struct PreferenceTests {
  private struct Words: PreferenceKey {
    static let defaultValue = ""

    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  private struct Frames: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  private func told(by view: some View) throws -> String? {
    let layout = try view.overlayPreferenceValue(Words.self) { Text($0.isEmpty ? "nothing" : $0) }
      .rendered(in: RenderContext(width: 100, height: 100)).layout
    return layout.leaves.compactMap { $0.element.drawing?.text?.words }.last
  }

  @Test func preferencesAreReducedInViewOrder() throws {
    let view = HStack {
      Probe(1).preference(key: Words.self, value: "a")
      VStack { Probe(1).preference(key: Words.self, value: "b") }
      Probe(1).preference(key: Words.self, value: "c")
    }
    #expect(try told(by: view) == "abc")
  }

  @Test func aPreferenceReplacesThoseOfItsContent() throws {
    let view = VStack { Probe(1).preference(key: Words.self, value: "a") }.preference(key: Words.self, value: "b")
    #expect(try told(by: view) == "b")
  }

  @Test func aPreferenceIsTransformed() throws {
    let view = Probe(1).preference(key: Words.self, value: "a").transformPreference(Words.self) { $0 += "!" }
    #expect(try told(by: view) == "a!")
  }

  @Test func viewsWithoutAPreferenceHaveTheDefault() throws {
    #expect(try told(by: Probe(1)) == "nothing")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func anAnchorIsFoundFromTheLeadingCorner(direction: LayoutDirection) throws {
    let view = HStack(spacing: 0) {
      Probe(30, 10)
      Probe(20, 10).anchorPreference(key: Frames.self, value: .bounds) { [$0] }
    }
    .backgroundPreferenceValue(Frames.self) { anchors in
      GeometryReader { proxy in
        Color.red.frame(width: proxy[anchors[0]].width, height: 2).offset(x: proxy[anchors[0]].minX)
      }
    }
    let layout = try view.rendered(in: RenderContext(layoutDirection: direction)).layout
    let mark = try #require(layout.leaves.first { $0.element.name == "Color" })
    #expect(mark.exactFrame.minX == (direction == .leftToRight ? 30 : 0))
    #expect(mark.exactFrame.width == 20)
  }

  @Test func preferenceChangesRunTheAction() throws {
    final class Heard { var words: [String] = [] }
    struct Screen: View {
      let heard: Heard
      @State private var word = "a"

      var body: some View {
        Button("Next") { word += "a" }.preference(key: Words.self, value: word)
          .onPreferenceChange(Words.self) { heard.words.append($0) }
      }
    }
    let heard = Heard()
    let host = ViewHost(Screen(heard: heard))
    _ = try host.rendered()
    try host.inspect().find(button: "Next").tap()
    _ = try host.rendered()
    #expect(heard.words == ["a", "aa"])
  }
}

import Foundation
import SnapshotUI
import Testing

@MainActor @Suite struct SubviewTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      VStack {
        ForEach(subviews: content) { subview in
          HStack { subview.font(.title).foregroundStyle(.red) }
        }
      }
    }
  }

  @Test func subviewsKeepTheirState() throws {
    let host = ViewHost(
      Cards {
        Counter(name: "A")
        ForEach(0..<2) { Counter(name: "B\($0)") }
      })
    try host.inspect().find(button: "A 0").tap()
    try host.inspect().find(button: "B1 0").tap()
    try host.inspect().find(button: "B1 1").tap()
    #expect(try host.inspect().texts == ["A 1", "B0 0", "B1 2"])
  }

  /// Modifiers of a subview apply as those of the view itself.
  @Test func modifiersReachTheSubview() throws {
    let context = RenderContext(width: 200, height: 100)
    let wrapped = Group(subviews: Text("A")) { subviews in VStack { subviews.first?.font(.title).foregroundStyle(.red) }
    }
    let plain = VStack { Text("A").font(.title).foregroundStyle(.red) }
    #expect(try wrapped.displayList(in: context) == plain.displayList(in: context))
  }

  @Test func spacersFollowTheStackOfTheContainer() throws {
    let context = RenderContext(width: 200, height: 40)
    let content = Group {
      Color.red.frame(width: 10); Spacer(); Color.blue.frame(width: 10)
    }
    let picture = try Renderer().render(
      Group(subviews: content) { subviews in HStack { subviews } }.displayList(in: context))
    #expect(picture[2, 20] == RGBA(0xFF3B30) && picture[197, 20] == RGBA(0x007AFF))
    #expect(picture[100, 20] == .clear)
  }

  @Test func appearancesHappenOnce() throws {
    final class Log { var appeared: [String] = [] }
    let log = Log()
    let host = ViewHost(
      Cards {
        Text("A").onAppear { log.appeared.append("A") }
        Text("B").onAppear { log.appeared.append("B") }
      })
    _ = try host.inspect()
    _ = try host.inspect()
    #expect(log.appeared == ["A", "B"])
  }

  @Test func preferencesAreThoseOfTheShownSubviews() throws {
    struct Names: PreferenceKey {
      static let defaultValue: [String] = []
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    let view = Cards {
      Text("A").preference(key: Names.self, value: ["A"])
      Text("B").preference(key: Names.self, value: ["B"])
    }
    .overlayPreferenceValue(Names.self) { Text($0.joined(separator: "+")) }
    #expect(try view.inspect().texts == ["A", "B", "A+B"])
  }

  @Test func sectionsHaveTheirParts() throws {
    struct Sections: View {
      var body: some View {
        Text("Loose")
        Section {
          Text("One")
          Text("Two")
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
        Section("Empty header only") {}
      }
    }
    let view = VStack {
      Group(sections: Sections()) { sections in
        ForEach(sections) { section in
          Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
        }
      }
      ForEach(sections: Sections()) { section in section.header }
    }
    #expect(try view.inspect().texts == ["0 1 0", "1 2 1", "1 0 0", "Header", "Empty header only"])
  }

  @Test func identitiesAreUnique() throws {
    let view = Group(subviews: ForEach(["a", "a", "b"], id: \.self) { Text($0) }) { subviews in
      Text("\(Set(subviews.map(\.id)).count)")
    }
    #expect(try view.inspect().texts == ["3"])
  }

  /// Containers in containers evaluate a view once, unless they change its environment.
  @Test func nestedContainersEvaluateOnce() throws {
    final class Log { var count = 0 }
    struct Leaf: View {
      let log: Log
      var body: some View {
        log.count += 1
        return Text("x")
      }
    }
    struct Frame<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in HStack { ForEach(subviews) { $0.padding(1) } } }
      }
    }
    let log = Log()
    let view = Frame { Frame { Frame { Frame { Leaf(log: log) } } } }
    _ = try view.rendered(in: RenderContext(width: 100, height: 100))
    #expect(log.count == 1)
  }

  /// The limit of views is an error, not a hang.
  @Test func tooManySubviewsAreAnError() {
    let view = Cards { ForEach(0..<60_000) { Text("\($0)") } }
    #expect(throws: ViewError.self) { try view.displayList(in: RenderContext(width: 100, height: 100)) }
  }
}

import SnapshotUI
import Testing

/// Containers that modify each of many subviews, in time that is proportional to their number.
@MainActor @Suite struct ManySubviewsTests {
  /// Counts the bodies that a rendering evaluates.
  private final class Counter {
    var bodies = 0
  }

  private struct Row: View {
    let number: Int
    let counter: Counter

    var body: some View {
      counter.bodies += 1
      return Text(verbatim: "\(number)")
    }
  }

  private struct Cards<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      VStack(spacing: 0) {
        ForEach(subviews: content) { subview in
          subview.font(.system(size: 4)).foregroundStyle(.red).id(subview.id)
        }
      }
    }
  }

  private let context = RenderContext(width: 100)

  @Test(arguments: [500, 5_000]) func eachSubviewIsEvaluatedTwice(count: Int) throws {
    let counter = Counter()
    let cards = Cards {
      Text("title")
      ForEach(0..<count, id: \.self) { Row(number: $0, counter: counter) }
    }
    var context = context
    context.moment = .firstEvaluation
    let texts = try cards.rendered(in: context).inspect().texts
    #expect(texts.count == count + 1 && texts.last == "\(count - 1)")
    // Once to count the subviews, and once where each is shown.
    #expect(counter.bodies == 2 * count)
  }

  /// The views of a container, each kind of which has another structure.
  private struct Mixed: View {
    var isLong = true

    var body: some View {
      Text("a")
      Group {
        Text("b").background {
          HStack {
            Text("c"); Text("d")
          }
        }
        if isLong {
          ForEach(["e", "f"], id: \.self) { name in
            Text(name)
            HStack { ForEach(0..<2) { Text("\(name)\($0)") } }
          }
        } else {
          Text("g")
        }
      }
      .padding(1)
      ForEach(0..<2) { _ in ForEach(0..<2) { Text("\($0)") } }
      Section("h") {
        Text("i")
        Text("j")
      }
    }
  }

  private struct Plain<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      VStack(spacing: 0) { Group { content }.font(.system(size: 4)).foregroundStyle(.red) }
    }
  }

  @Test(arguments: [true, false]) func subviewsAreThoseOfThePlainContainer(isLong: Bool) throws {
    let cards = Cards { Mixed(isLong: isLong) }
    let plain = Plain { Mixed(isLong: isLong) }
    #expect(try cards.rendered(in: context).inspect().texts == plain.rendered(in: context).inspect().texts)
    let renderer = Renderer()
    #expect(try renderer.render(cards.displayList(in: context)) == renderer.render(plain.displayList(in: context)))
  }

  @Test func equalIdentitiesAreEachShown() throws {
    let texts = try Cards { ForEach(["a", "a", "b"], id: \.self) { Text($0) } }.rendered(in: context).inspect().texts
    #expect(texts == ["a", "a", "b"])
  }

  private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test func eachSubviewPassesItsPreferencesOnce() throws {
    let content = ForEach(["a", "b", "c"], id: \.self) { Text($0).preference(key: Names.self, value: [$0]) }
    func names(_ view: some View) throws -> String? {
      try view.overlayPreferenceValue(Names.self) { Text($0.joined(separator: "+")) }.inspect().texts.last
    }
    #expect(try names(Cards { content }) == "a+b+c")
    #expect(try names(VStack { Group(subviews: content) { $0[0].font(.title) } }) == "a")
    let mixed = Group(subviews: content) { subviews in
      subviews[0].font(.title)
      subviews[1]
      subviews[2].font(.body)
    }
    #expect(try names(VStack { mixed }) == "a+b+c")
  }

  @Test func rowsKeepTheirStateAndTheirActions() throws {
    struct Toggled: View {
      let name: String
      @State private var isOn = false
      var body: some View { Button("\(name) \(isOn)") { isOn.toggle() } }
    }
    let host = ViewHost(Cards { ForEach(0..<3) { Toggled(name: "\($0)") } })
    try host.inspect().find(button: "1 false").tap()
    #expect(try host.inspect().texts == ["0 false", "1 true", "2 false"])
  }
}

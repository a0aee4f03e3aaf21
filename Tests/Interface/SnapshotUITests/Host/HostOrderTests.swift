import Observation
import Testing
import SnapshotUI

/// The order of lifecycle actions, and what a sheet is given.
@MainActor @Suite struct HostOrderTests {
  final class Log { var entries: [String] = [] }

  struct Noted: View {
    let name: String
    let log: Log
    var body: some View {
      Text(name)
        .onAppear { log.entries.append("\(name) appears") }
        .onDisappear { log.entries.append("\(name) leaves") }
    }
  }

  struct Screen: View {
    let log: Log
    @State private var isLong = true
    var body: some View {
      VStack {
        Noted(name: "a", log: log)
        if isLong {
          Noted(name: "b", log: log)
        } else {
          Noted(name: "c", log: log)
        }
        Button("Switch") { isLong.toggle() }
      }
      .onAppear { log.entries.append("screen appears") }
      .onChange(of: isLong) { log.entries.append("changes") }
    }
  }

  @Test("T8: views appear from the outside in, and a view leaves before another takes its place") func order() throws {
    let log = Log()
    let host = ViewHost(Screen(log: log))
    try host.update()
    #expect(log.entries == ["screen appears", "a appears", "b appears"])
    log.entries = []
    try host.inspect().find(button: "Switch").tap()
    try host.update()
    #expect(log.entries == ["b leaves", "changes", "c appears"])
  }

  struct Level: View {
    @Environment(\.lineLimit) private var limit
    @Environment(\.isPresented) private var isPresented
    @Environment(Log.self) private var log
    var body: some View { Text("\(limit ?? 0) \(isPresented) \(log.entries.count)") }
  }

  @Test("B5, B11: the content of a sheet has the environment of its presenter") func sheetEnvironment() throws {
    struct Presenter: View {
      @State private var isShown = true
      var body: some View {
        Level().sheet(isPresented: $isShown) { Level() }
      }
    }
    let host = ViewHost(Presenter().environment(\.lineLimit, 3).environment(Log()))
    #expect(try host.inspect().texts == ["3 false 0", "3 true 0"])
  }

  @Test("B11: a sheet whose item changes shows the other item") func item() throws {
    struct Item: Identifiable { let id: Int }
    struct Presenter: View {
      @State private var item: Item? = Item(id: 1)
      var body: some View {
        Text("below").sheet(item: $item) { shown in
          Button("item \(shown.id)") { item = shown.id < 3 ? Item(id: shown.id + 1) : nil }
        }
      }
    }
    let host = ViewHost(Presenter())
    for number in 1...3 { try host.inspect().find(button: "item \(number)").tap() }
    #expect(try host.inspect().texts == ["below"])
  }

  @Test("B16: a new environment action evaluates no view, and the newest one runs") func environmentActions() throws {
    struct Content: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.openURL) private var openURL
      @State private var count = 0
      var body: some View {
        let kept = dismiss
        VStack {
          Button("Count \(count)") { count += 1 }
          Button("Done") { kept() }
        }
      }
    }
    struct Presenter: View {
      @State private var first = true
      @State private var second = true
      @State private var taps = 0
      let note: (Int) -> Void
      var body: some View {
        Text("\(taps) taps")
          .sheet(isPresented: $first, onDismiss: { note(taps) }) { Content() }
          .sheet(isPresented: $second) { Content() }
          .onTapGesture { taps += 1 }
      }
    }
    var notes: [Int] = []
    let host = ViewHost(Presenter { notes.append($0) })
    for number in 0..<2 { try host.inspect().sheet().find(button: "Count \(number)").tap() }
    host.assertBodyEvaluations(
      """
      Content: @self, @identity, _dismiss, _openURL, _count changed.
      Content: _count changed.
      Content: _count changed.
      """, of: Content.self)
    // Each sheet has its own action. The second one is presented after the first one.
    try host.inspect().sheet().find(button: "Done").tap()
    #expect(try host.inspect().findAll { $0.name == "sheet" }.count == 1)
    #expect(try host.inspect().sheet().texts.first == "Count 0")
    try host.inspect().sheet().find(button: "Done").tap()
    #expect(try host.inspect().texts == ["0 taps"])
    #expect(notes == [0])
    // Outside of a sheet, there is nothing to dismiss.
    let alone = ViewHost(Content())
    for label in ["Count 0", "Done", "Count 1"] { try alone.inspect().find(button: label).tap() }
    #expect(try alone.evaluations().map(\.changes).dropFirst() == [["_count"], ["_count"]])
  }

  @Test("B16: dismissing runs the newest action of the presenter") func newestDismissal() throws {
    struct Content: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() } }
    }
    struct Presenter: View {
      @State private var isShown = true
      @State private var taps = 0
      let note: (Int) -> Void
      var body: some View {
        let now = taps
        let binding = Binding(
          get: { isShown },
          set: {
            isShown = $0
            note(now)
          })
        Text("below").sheet(isPresented: binding) {
          VStack {
            Content()
            Button("More") { taps += 1 }
          }
        }
      }
    }
    var notes: [Int] = []
    let host = ViewHost(Presenter { notes.append($0) })
    for label in ["More", "More", "Done"] { try host.inspect().find(button: label).tap() }
    #expect(try host.inspect().texts == ["below"])
    #expect(notes == [2])
  }

  /// The counts are of a type, the order is of the screen.
  @Test("B8: each type has its own index") func indices() throws {
    struct Leaf: View {
      let name: String
      var body: some View { Text(name) }
    }
    struct Tree: View {
      @State private var name = "x"
      var body: some View {
        Leaf(name: name)
        Leaf(name: "fixed")
        Button("Rename") { name += "y" }
      }
    }
    let host = ViewHost(Tree())
    try host.inspect().find(button: "Rename").tap()
    let shown = try host.evaluations().map { "\($0.viewType) \($0.index)" }
    #expect(shown == ["Tree 0", "Leaf 0", "Leaf 1", "Tree 1", "Leaf 2"])
    #expect(try host.evaluations().compactMap { ($0.view as? Leaf)?.name } == ["x", "fixed", "xy"])
    #expect(try host.evaluations().map(\.identity).last == "Tree/0/Leaf")
  }

  @Observable final class Model {
    var first = "a"
    var second = "b"
    var showsFirst = true
  }

  /// A dependency that is no longer read no longer evaluates.
  @Test("B16: a body depends on what its last evaluation read") func dependencies() throws {
    struct Reader: View {
      let model: Model
      var body: some View { Text(model.showsFirst ? model.first : model.second) }
    }
    let model = Model()
    let host = ViewHost(Reader(model: model))
    try host.update()
    model.second = "c"
    #expect(try host.evaluations().count == 1)
    model.showsFirst = false
    #expect(try host.inspect().text == "c")
    model.first = "d"
    try host.update()
    #expect(try host.evaluations().count == 2)
    model.second = "e"
    #expect(try host.inspect().text == "e")
    #expect(try host.evaluations().count == 3)
  }

  @Test("B16: a body depends on the state that its last evaluation read") func stateDependencies() throws {
    struct Choosing: View {
      @State private var first = "a"
      @State private var second = "b"
      @State private var showsFirst = true
      var body: some View {
        VStack {
          Text(showsFirst ? first : second)
          Button("Second") { showsFirst = false }
          Button("Change first") { first += "!" }
          Button("Change second") { second += "!" }
        }
      }
    }
    let host = ViewHost(Choosing())
    for label in ["Change first", "Change second", "Second", "Change first", "Change second"] {
      try host.inspect().find(button: label).tap()
    }
    #expect(try host.inspect().texts.first == "b!!")
    #expect(try host.evaluations().map(\.changes).dropFirst() == [["_first"], ["_showsFirst"], ["_second"]])
  }
}

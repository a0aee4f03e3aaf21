import Foundation
import Observation
import Testing
import SnapshotUI

/// State, identity, lifecycle and the end of hosts: rows B5, B13, B15, B17 and T8.
@MainActor @Suite struct ViewHostTests {
  struct Counter: View {
    var title = "Count"
    @State private var count = 0
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      VStack {
        Text("\(title) \(count) \(scheme == .dark ? "dark" : "light")")
        Button("More") { count += 1 }
        Button("Same") { count = count + 0 }
      }
    }
  }

  @Test("B5: a host installs state and environment") func stateAndEnvironment() throws {
    let host = ViewHost(Counter())
    try host.inspect().find(button: "More").tap()
    #expect(try host.inspect().texts.first == "Count 1 light")
    host.context.colorScheme = .dark
    #expect(try host.inspect().texts.first == "Count 1 dark")
    #expect(try host.evaluations().last?.changes == ["_scheme"])
  }

  @Test("A recreated view keeps its state") func newValue() throws {
    let host = ViewHost(Counter())
    try host.inspect().find(button: "More").tap()
    try host.update()
    host.content = Counter(title: "Total")
    #expect(try host.inspect().texts.first == "Total 1 light")
    #expect(try host.evaluations().last?.changes == ["@self"])
  }

  @Test("B17: writing an equal value evaluates nothing") func equalWrite() throws {
    let host = ViewHost(Counter())
    try host.inspect().find(button: "Same").tap()
    host.content = Counter()
    #expect(try host.evaluations().count == 1)
  }

  @Test("B17: writing while a body is evaluated is reported") func writeInBody() throws {
    struct Restless: View {
      @State private var count = 0

      var body: some View {
        let _ = count = 1
        Text("\(count)")
      }
    }
    let host = ViewHost(Restless())
    let found = try host.rendered().diagnostics
    #expect(found.map(\.rule).contains(.stateWrittenInBody))
    #expect(found.first?.path == "Restless")
  }

  @Test func aViewValueInTwoPlacesHasSeparateStates() throws {
    let counter = Counter()
    let host = ViewHost {
      VStack {
        counter
        counter
      }
    }
    try host.inspect().findAll(Button<Text>.self)[0].tap()
    #expect(try host.inspect().findAll(Counter.self).map { $0.texts[0] } == ["Count 1 light", "Count 0 light"])
  }

  @Test func aRemovedBranchLosesItsState() throws {
    struct Switching: View {
      @State private var isOn = true

      var body: some View {
        VStack {
          if isOn { Counter(title: "A") } else { Text("off") }
          Button("Switch") { isOn.toggle() }
        }
      }
    }
    let host = ViewHost(Switching())
    try host.inspect().find(button: "More").tap()
    #expect(try host.inspect().texts.first == "A 1 light")
    try host.inspect().find(button: "Switch").tap()
    try host.inspect().find(button: "Switch").tap()
    #expect(try host.inspect().texts.first == "A 0 light")
  }

  @Test func reorderedElementsKeepTheirState() throws {
    struct Rows: View {
      @State private var names = ["a", "b", "c"]

      var body: some View {
        VStack {
          ForEach(names, id: \.self) { Counter(title: $0) }
          Button("Reverse") { names.reverse() }
        }
      }
    }
    let host = ViewHost(Rows())
    try host.inspect().findAll(Counter.self)[0].find(button: "More").tap()
    try host.inspect().find(button: "Reverse").tap()
    let shown = try host.inspect().findAll(Counter.self).map { $0.texts[0] }
    #expect(shown == ["c 0 light", "b 0 light", "a 1 light"])
    #expect(try host.evaluations().filter { $0.viewType == "Counter" }.count == 4)
  }

  @Test func aBindingEvaluatesItsReaders() throws {
    struct Child: View {
      @Binding var value: Int

      var body: some View { Button("Value \(value)") { value += 1 } }
    }
    struct Parent: View {
      @State private var value = 1

      var body: some View { Child(value: $value) }
    }
    let host = ViewHost(Parent())
    try host.inspect().find(button: "Value 1").tap()
    _ = try host.inspect().find(button: "Value 2")
    #expect(
      try host.bodyEvaluationsText == """
        Parent: @self, @identity, _value changed.
        Child: @self, @identity, _value changed.
        Child: _value changed.

        """)
  }

  @Test func modifiersKeepState() throws {
    struct Folding: ViewModifier {
      @State private var isOpen = false

      func body(content: Content) -> some View {
        VStack {
          Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
          if isOpen { content }
        }
      }
    }
    let host = ViewHost(Text("inside").modifier(Folding()))
    try host.inspect().find(button: "Open").tap()
    #expect(try host.inspect().texts == ["Close", "inside"])
  }

  @Test("T8: onAppear runs once per mounted identity, not once per evaluation") func appearance() throws {
    var events: [String] = []
    struct Screen: View {
      @State private var shown = true
      @State private var count = 0
      let note: (String) -> Void

      var body: some View {
        VStack {
          if shown { Text("\(count)").onAppear { note("appear") }.onDisappear { note("disappear") } }
          Button("More") { count += 1 }
          Button("Switch") { shown.toggle() }
        }
      }
    }
    let host = ViewHost(Screen { events.append($0) })
    for label in ["More", "More", "Switch", "Switch"] {
      try host.inspect().find(button: label).tap()
    }
    try host.update()
    #expect(events == ["appear", "disappear", "appear"])
  }

  @Test func onChangeReportsOldAndNewValues() throws {
    var changes: [String] = []
    struct Screen: View {
      @State private var count = 0
      let note: (String) -> Void

      var body: some View {
        Button("\(count)") { count += 2 }
          .onChange(of: count) { old, new in note("\(old) to \(new)") }
          .onChange(of: count / 4, initial: true) { note("quarter") }
      }
    }
    let host = ViewHost(Screen { changes.append($0) })
    for label in ["0", "2"] { try host.inspect().find(button: label).tap() }
    try host.update()
    #expect(changes == ["quarter", "0 to 2", "2 to 4", "quarter"])
  }

  @Test func aViewThatNeverSettlesIsAnError() {
    struct Endless: View {
      @State private var count = 0

      var body: some View { Text("\(count)").onAppear { count += 1 }.onChange(of: count) { count += 1 } }
    }
    #expect(throws: ViewHostError.self) { try ViewHost(Endless()).update() }
  }

  @Test("B13: time changes nothing") func noTime() async throws {
    let host = ViewHost(Counter())
    let first = try host.rendered().displayList
    try await Task.sleep(for: .milliseconds(50))
    #expect(try host.rendered().displayList == first)
    #expect(try host.view.displayList(in: host.context) == first)
  }

  @Test("B15: hosts, nodes and models go when the test ends") func noCycles() async throws {
    weak var model: ContentViewModel?
    weak var host: ViewHost<ContentView>?
    do {
      let kept = ContentViewModel()
      let shown = ViewHost(ContentView(vm: kept))
      model = kept
      host = shown
      try shown.inspect().find(button: "Show sheet").tap()
      for await _ in shown.bodyEvaluations(of: ContentView.self).prefix(2) {}
    }
    #expect(host == nil)
    #expect(model == nil)
  }

  @Test func aTaskIsCancelledWhenItsViewDisappears() async throws {
    struct Screen: View {
      @State private var shown = true
      let ended: AsyncStream<Bool>.Continuation

      var body: some View {
        VStack {
          if shown {
            Text("working").task { [ended] in
              try? await Task.sleep(for: .seconds(3600))
              ended.yield(Task.isCancelled)
              ended.finish()
            }
          }
          Button("Leave") { shown = false }
        }
      }
    }
    let (stream, continuation) = AsyncStream<Bool>.makeStream()
    let host = ViewHost(Screen(ended: continuation))
    try host.inspect().find(button: "Leave").tap()
    try host.update()
    for await isCancelled in stream { #expect(isCancelled) }
  }
}

import Dispatch
import Observation
import SnapshotFoundation
import Testing
import SnapshotUI

/// What a host shows after changes of its own, of failed content, and of time.
@MainActor @Suite struct HostChangeTests {
  private struct Phase: View {
    @Environment(\.scenePhase) private var phase

    var body: some View { Text("\(phase)") }
  }

  @Test func theScenePhaseIsShownAtOnce() throws {
    let host = ViewHost(Phase())
    _ = try host.inspect().find(text: "active")
    host.scenePhase = .background
    _ = try host.inspect().find(text: "background")
  }

  private struct Failing: StructuralView {
    struct Failure: Error {}
    let fails: () -> Bool

    func makeElements(in context: ElementContext) throws -> [ViewElement] {
      if fails() { throw Failure() }
      return []
    }
  }

  private struct Named: View {
    let name: String

    var body: some View { Text(name) }
  }

  private struct Screen: View {
    let name: String
    let fails: () -> Bool

    var body: some View {
      VStack {
        Failing(fails: fails)
        Named(name: name)
      }
    }
  }

  @Test func contentThatCouldNotBeShownIsShownLater() throws {
    let fails = Locked(false)
    func screen(_ name: String) -> Screen { Screen(name: name) { fails.withLock { $0 } } }
    let host = ViewHost(screen("one"))
    #expect(try host.inspect().texts == ["one"])
    fails.withLock { $0 = true }
    host.content = screen("two")
    #expect(throws: (any Error).self) { try host.update() }
    fails.withLock { $0 = false }
    #expect(try host.inspect().texts == ["two"])
  }

  @Test func blocksOfOneTimeRunInTheirOrder() throws {
    let notes = Locked<[String]>([])
    let view = Text("x").onAppear {
      for name in ["a", "b", "c"] { DispatchQueue.main.async { notes.withLock { $0.append(name) } } }
    }
    try ViewHost(view).update()
    #expect(notes.withLock { $0 } == ["a", "b", "c"])
  }

  private struct Late: View {
    @State private var text = "early"

    var body: some View {
      Text(text).task {
        try? await Task.sleep(nanoseconds: 3_600_000_000_000)
        text = "late"
      }
    }
  }

  @Test func aSleepInNanosecondsTakesItsTime() throws {
    #expect(try ViewHost(Late()).inspect().texts == ["early"])
  }

  @Test func theViewOfAHostShowsItsOpenMenuAndRevealedActions() throws {
    let context = RenderContext(width: 320, height: 400)
    let menu = ViewHost(Menu("More") { Button("Copy") {} }, in: context)
    let closed = try menu.rendered().displayList
    try menu.inspect().find(menu: "More").open()
    #expect(try menu.rendered().displayList != closed)
    #expect(try menu.view.displayList(in: context) == menu.rendered().displayList)

    let list = ViewHost(
      List { Text("Row").swipeActions { Button("Flag") {} } }, in: context)
    let hidden = try list.rendered().displayList
    try list.inspect().find(text: "Row").revealSwipeActions()
    #expect(try list.rendered().displayList != hidden)
    #expect(try list.view.displayList(in: context) == list.rendered().displayList)
  }

  @Test func anUnwrappedBindingReadsTheCurrentValue() throws {
    let value = Locked<Int?>(1)
    let base = Binding<Int?>(get: { value.withLock { $0 } }, set: { new in value.withLock { $0 = new } })
    let unwrapped = try #require(Binding(base))
    value.withLock { $0 = 2 }
    #expect(unwrapped.wrappedValue == 2)
    value.withLock { $0 = nil }
    #expect(unwrapped.wrappedValue == 1, "the last known value")
  }

  @Observable final class Model { var count = 0 }

  private struct Counter: View {
    let model: Model

    var body: some View { Text("\(model.count)") }
  }

  @Test func aSequenceOfEvaluationsWaitsAsLongAsItIsToldTo() async throws {
    let model = Model()
    let host = ViewHost(Counter(model: model))
    let change = Task {
      try await ContinuousClock().sleep(for: .milliseconds(1_500))
      model.count = 1
    }
    var indices: [Int] = []
    // Beside all other tests, the task above may begin minutes later.
    for await (index, _) in host.bodyEvaluations(of: Counter.self, timeout: .seconds(3600)).prefix(2) {
      indices.append(index)
    }
    try await change.value
    #expect(indices == [0, 1])
  }
}

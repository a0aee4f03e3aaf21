import Observation
import Testing
import SnapshotUI

/// What views and tests do wrong with a host: reported with its place, and the rest of the test stays intact.
@MainActor @Suite struct HostMisuseTests {
  struct Restless: View {
    @State private var count = 0
    @State private var other = 0

    var body: some View {
      let _ = count = 1
      let _ = other = 2
      Button("\(count) \(other)") { count += 10 }
    }
  }

  @Test("B17: every state that a body writes is reported, and the host continues") func writesInABody() throws {
    let host = ViewHost(
      VStack {
        Text("beside")
        Restless()
      })
    #expect(
      try host.rendered().diagnostics.map(\.description) == [
        "state-written-in-body: VStack/Restless: the body writes _count, _other; write state in an action or in onAppear"
      ])
    #expect(try host.inspect().texts.first == "beside")
    try host.inspect().findAll(Button<Text>.self)[0].tap()
    #expect(try host.inspect().texts.count == 2)
  }

  struct Loop: View {
    @State private var count = 0
    let isOn: Bool

    var body: some View {
      Text("\(count)").onChange(of: count, initial: true) { if isOn { count += 1 } }
    }
  }

  struct Bystander: View { var body: some View { Text("beside") } }

  @Test func anEndlessLoopNamesItsView() throws {
    let host = ViewHost {
      Bystander()
      Loop(isOn: true)
    }
    let line: UInt = #line + 1
    let error = #expect(throws: ViewHostError.self) { try host.update() }
    #expect(error?.site?.line == line)
    #expect(
      error?.reason
        == .unsettled(Array(repeating: "Loop: _count changed.", count: 3), actions: ["Loop/Text: onChange"]))
    // The host can be used again once the loop is gone.
    let other = ViewHost(Loop(isOn: false))
    #expect(try other.inspect().text == "0")
  }

  @Observable final class Model { var count = 0 }

  @Test func aLoopWithoutEvaluationsDoesNotListEarlierOnes() throws {
    // A primitive view changes the observed value in every pass, but no body reads it.
    struct Endless: PrimitiveView {
      let model: Model
      func makeElements(in context: ElementContext) throws -> [ViewElement] {
        try context.elements(of: Bystander().onChange(of: model.count, initial: true) { model.count += 1 })
      }
    }
    let error = #expect(throws: ViewHostError.self) { try ViewHost(Endless(model: Model())).update() }
    #expect(error?.reason == .unsettled([], actions: ["Endless/Bystander/Text: onChange"]))
    #expect(
      error?.reason.description.hasPrefix(
        "Endless/Bystander/Text: onChange: the view keeps updating: each of at least 100 updates caused") == true)
    #expect(error?.reason.description.hasSuffix("Last evaluations:\n  none") == true)
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test func aThousandTapsAreAThousandEvaluationsInOrder() throws {
    let host = ViewHost(Counter(), in: RenderContext(width: 100, height: 50))
    for number in 0..<1_000 { try host.inspect().find(button: "\(number)").tap() }
    let evaluations = try host.evaluations()
    #expect(evaluations.map(\.index) == Array(0...1_000))
    #expect(evaluations.dropFirst().allSatisfy { $0.changes == ["_count"] })
  }

  @Test func theThousandthStepThatFailsIsNamedByItsLine() throws {
    let flow = try Flow(ViewHost(Counter(), in: RenderContext(width: 100, height: 50)))
    for number in 1...999 { try flow.step("tap \(number)") { try $0.find(text: "\(number - 1)").tap() } }
    #expect(throws: InspectionError(.notFound(#"the text "0""#, in: "Counter/Button", candidates: ["999"]))) {
      try flow.step("tap 1000") { try $0.find(text: "0").tap() }
    }
    #expect(flow.steps.count == 1_000)
    try flow.step("tap 1000") { try $0.find(text: "999").tap() }
    #expect(flow.steps.last?.evaluations.map(\.index) == [1_000])
  }

  @Test func aDismissedSheetLosesItsState() throws {
    struct Presenter: View {
      @State private var isShown = false
      let note: (String) -> Void
      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown, onDismiss: { note("dismissed") }) {
            Counter().onDisappear { note("left") }
          }
      }
    }
    var notes: [String] = []
    let host = ViewHost(Presenter { notes.append($0) })
    try host.inspect().find(button: "Show").tap()
    let button = try host.inspect().sheet().find(button: "0")
    try button.tap()
    let sheet = try host.inspect().sheet()
    #expect(sheet.texts == ["1"])
    try sheet.dismiss()
    #expect(try host.inspect().texts == ["Show"])
    #expect(notes.sorted() == ["dismissed", "left"])
    #expect(throws: InspectionError(.gone(button.pathToRoot))) { try button.tap() }
    #expect(throws: InspectionError(.gone(sheet.pathToRoot))) { try sheet.dismiss() }
    try host.inspect().find(button: "Show").tap()
    #expect(try host.inspect().sheet().texts == ["0"])
    #expect(try host.evaluations().filter { $0.viewType == "Counter" }.map(\.index) == [0, 1, 2])
  }

  @Test func anElementOutlivesItsHost() throws {
    var taps = 0
    let button = try ViewHost(Button("Tap") { taps += 1 }).inspect().find(button: "Tap")
    try button.tap()
    #expect(taps == 1)
  }

  @Test func equalIdentitiesAreReportedWithTheirRowAndKeepTheirOwnState() throws {
    struct Rows: View {
      var body: some View { VStack { ForEach(["a", "b", "a"], id: \.self) { _ in Counter() } } }
    }
    let host = ViewHost(Rows())
    #expect(
      try host.rendered().diagnostics.map(\.description) == [
        "duplicate-id: Rows/VStack/ForEach: the element at index 2 has the same identity as an earlier element: a"
      ])
    try host.inspect().findAll(Counter.self)[2].find(button: "0").tap()
    try host.inspect().findAll(Counter.self)[1].find(button: "0").tap()
    try host.inspect().findAll(Counter.self)[1].find(button: "1").tap()
    #expect(try host.inspect().findAll(Counter.self).map(\.text) == ["0", "2", "1"])
  }
}

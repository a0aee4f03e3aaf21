import Testing
import SnapshotUI

/// The screen that a step gets is the current one: elements that are gone can't be used, and changes are seen at once.
@MainActor @Suite struct FlowStepTests {
  struct Rows: View {
    @State private var names = ["a", "b"]
    @State private var log = ""

    var body: some View {
      VStack {
        Text("log \(log)")
        ForEach(names, id: \.self) { name in
          Button("Delete") {
            log += name
            names.removeAll { $0 == name }
          }
        }
      }
    }
  }

  @Test func anElementThatTheStepRemovedCannotBeUsed() throws {
    let flow = try Flow(ViewHost(Rows()))
    let error = #expect(throws: InspectionError.self) {
      try flow.step("deletes twice") { screen in
        let first = try screen.find(button: "Delete")
        try first.tap()
        try first.tap()
      }
    }
    // The second row has the path of the first one now, but it is another row.
    #expect(error.map { if case .gone = $0.reason { true } else { false } } == true)
    #expect(try flow.step("looks").texts == ["log a", "Delete"])
    try flow.step("deletes the last") { try $0.find(button: "Delete").tap() }
    #expect(flow.steps.last?.screen.inspect().texts == ["log ab"])
  }

  struct Form: View {
    @State private var name = ""
    @State private var isSent = false

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        if name.count > 2 { Text("Looks good") }
        Button("Send") { isSent = true }.disabled(name.isEmpty)
        if isSent { Text("Sent \(name)") }
      }
    }
  }

  @Test func aStepCanTypeAndThenTapTheButtonThatTheTextEnables() throws {
    let flow = try Flow(ViewHost(Form()))
    try flow.step("types and sends") { screen in
      try screen.find(TextField<Text>.self).type("Ada")
      #expect(try screen.find(text: "Looks good").isVisible, "an element that did not exist before")
      try screen.find(button: "Send").tap()
    }
    #expect(flow.steps.last?.screen.inspect().texts.contains("Sent Ada") == true)
    let early = try Flow(ViewHost(Form()))
    #expect(throws: InspectionError.self) { try early.step("sends") { try $0.find(button: "Send").tap() } }
  }

  @Test func screensThatAreAFunctionOfDataAreCurrentToo() throws {
    for moment in [RenderContext().moment, .firstEvaluation] {
      var names = ["a", "b"]
      var context = RenderContext(width: 200, height: 200)
      context.moment = moment
      let flow = try Flow(in: context) {
        VStack { ForEach(names, id: \.self) { name in Button("Delete") { names.removeAll { $0 == name } } } }
      }
      let error = #expect(throws: InspectionError.self) {
        try flow.step("deletes twice") { screen in
          let first = try screen.find(button: "Delete")
          try first.tap()
          try first.tap()
        }
      }
      #expect(error.map { if case .gone = $0.reason { true } else { false } } == true)
      #expect(names == ["b"])
      try flow.step("deletes both") { try $0.find(button: "Delete").tap() }
      #expect(names == [])
    }
  }

  struct Mail: View {
    @State private var messages = ["Hello", "Bye"]

    var body: some View {
      List {
        ForEach(messages, id: \.self) { Text($0) }.onDelete { messages.remove(atOffsets: $0) }
      }
    }
  }

  @Test func swipeActionsAreRevealed() throws {
    func check(_ flow: Flow) throws {
      try flow.step("swipes") { try $0.find(text: "Hello").revealSwipeActions() }
      #expect(flow.steps.last?.screen.inspect().texts.contains("Delete") == true)
      try flow.step("swipes back") { try $0.find(text: "Hello").revealSwipeActions(edge: nil) }
      #expect(flow.steps.last?.screen.inspect().texts.contains("Delete") == false)
    }
    try check(Flow(ViewHost(Mail())))
    try check(Flow { Mail() })
    let linked = try Flow(ViewHost(NavigationLink("Mail") { Mail() }))
    try linked.follow(link: "Mail")
    try check(linked)
  }

  struct Card: View {
    @GestureState private var offset = CGFloat.zero
    @State private var drops = 0

    var body: some View {
      Text("moved \(Int(offset)), dropped \(drops)")
        .gesture(
          DragGesture().updating($offset) { value, state, _ in state = value.translation.height }
            .onEnded { _ in drops += 1 })
    }
  }

  @Test func aHeldDragStaysUntilItIsReleased() throws {
    let flow = try Flow(ViewHost(Card()))
    try flow.step("drags") {
      try $0.find(text: "moved 0, dropped 0").drag(by: CGSize(width: 0, height: 40), releasing: false)
    }
    #expect(flow.steps.last?.screen.inspect().texts == ["moved 40, dropped 0"])
    try flow.step("waits")
    #expect(flow.steps.last?.screen.inspect().texts == ["moved 40, dropped 0"])
    try flow.step("releases") { try $0.release() }
    #expect(flow.steps.last?.screen.inspect().texts == ["moved 0, dropped 1"])
    #expect(throws: InspectionError.self) { try flow.step("releases again") { try $0.release() } }
  }
}

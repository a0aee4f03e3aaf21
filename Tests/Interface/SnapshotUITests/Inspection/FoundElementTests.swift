import SnapshotFoundation
import Testing
import SnapshotUI

/// Which element a search finds if several are similar, and what an action on it reaches.
@MainActor @Suite struct FoundElementTests {
  @Test func aButtonIsNotALink() throws {
    let view = try Button("Go") {}.inspect()
    #expect(throws: InspectionError.self) { try view.find(link: "Go") }
  }

  @Test func anIdentifierIsComparedAsAWhole() throws {
    let view = HStack {
      Text("a").accessibilityIdentifier("name-field")
      Text("b").accessibilityIdentifier("name")
    }
    #expect(try view.inspect().find(identifier: "name").text == "b")
  }

  @Test func aButtonIsPreferredToATextThatIsCalledAButton() throws {
    let taps = Locked(0)
    let host = ViewHost(
      VStack {
        Text("Save").accessibilityAddTraits(.isButton)
        Button("Save") { taps.withLock { $0 += 1 } }
      })
    try host.inspect().find(button: "Save").tap()
    #expect(taps.withLock { $0 } == 1)
  }

  @Test func theInnerSheetIsTheSheet() throws {
    let view = Text("x").sheet(isPresented: .constant(true)) {
      Text("Outer").sheet(isPresented: .constant(true)) { Text("Inner") }
    }
    #expect(try view.inspect().sheet().texts == ["Inner"])
  }

  @Test func theInnerAlertIsTheAlert() throws {
    let screen = try Text("x").alert("Outer", isPresented: .constant(true)) {
      Button("OK") {}.alert("Inner", isPresented: .constant(true)) { Button("Close") {} }
    }
    .inspect()
    let alerts = screen.findAll { $0.name == "alert" }
    #expect(alerts.map(\.texts) == [["Outer", "OK"], ["Inner", "Close"]])
    #expect(try screen.alert().texts == ["Inner", "Close"])
  }

  @Test func anAlertIsNoSheet() throws {
    let view = try Text("x").alert("Alert", isPresented: .constant(true)) { Button("OK") {} }.inspect()
    _ = try view.alert()
    #expect(throws: InspectionError.self) { try view.sheet() }
  }

  private struct Wines: View {
    @State private var wine = "White"

    var body: some View {
      VStack {
        Picker("Wine", selection: $wine) { ForEach(["Red sweet", "Red", "White"], id: \.self) { Text($0) } }
        Text("Chosen: \(wine)")
      }
    }
  }

  @Test func anOptionIsComparedAsAWhole() throws {
    let host = ViewHost(Wines())
    try host.inspect().find(picker: "Wine").choose("Red")
    _ = try host.inspect().find(text: "Chosen: Red")
  }

  private struct Counter: View {
    @State private var count = 0
    let note: (Int) -> Void

    var body: some View { Button("Up") { count += 1 }.onChange(of: count) { note(count) } }
  }

  @Test func theScreenIsUpdatedByTheAction() throws {
    let notes = Locked<[Int]>([])
    let host = ViewHost(Counter { count in notes.withLock { $0.append(count) } })
    try host.inspect().find(button: "Up").tap()
    #expect(notes.withLock { $0 } == [1], "without another look at the screen")
  }

  private struct Rows: View {
    @State private var names = ["a", "b", "c"]
    let note: ([String]) -> Void

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in Button(name) { names.removeAll { $0 == name } } }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .onChange(of: names) { note(names) }
    }
  }

  @Test func theNextRowDoesNotStandForADeletedOne() throws {
    let notes = Locked<[[String]]>([])
    let host = ViewHost(Rows { names in notes.withLock { $0.append(names) } })
    let first = try host.inspect().find(button: "a")
    try first.tap()
    #expect(throws: InspectionError.self) { try first.tap() }
    #expect(notes.withLock { $0 } == [["b", "c"]])
  }

  @Test func aRowMovesToTheEnd() throws {
    let notes = Locked<[[String]]>([])
    let host = ViewHost(Rows { names in notes.withLock { $0.append(names) } })
    try host.inspect().find(button: "a").move(toOffset: 3)
    #expect(notes.withLock { $0 } == [["b", "c", "a"]])
  }

  @Test func aDragStartsWhereItIsToldTo() throws {
    let starts = Locked<[CGPoint]>([])
    let view = Color.red.frame(width: 100, height: 40)
      .gesture(DragGesture().onEnded { value in starts.withLock { $0.append(value.startLocation) } })
    let host = ViewHost(view, in: RenderContext(width: 100, height: 40))
    try host.inspect().drag(by: CGSize(width: 30, height: 0), from: .bottomTrailing)
    #expect(starts.withLock { $0 } == [CGPoint(x: 100, y: 40)])
  }

  @Test func everySubmitActionAroundAFieldRuns() throws {
    let notes = Locked<[String]>([])
    let view = VStack {
      TextField("Name", text: .constant("x")).onSubmit { notes.withLock { $0.append("inner") } }
    }
    .onSubmit { notes.withLock { $0.append("outer") } }
    let host = ViewHost(view)
    try host.inspect().findAll(TextField<Text>.self)[0].submit()
    #expect(notes.withLock { $0.sorted() } == ["inner", "outer"])
  }

  private struct Named: View {
    let name: String

    var body: some View { Text(name) }
  }

  @Test func aViewIsInspectedInTheHostThatShowsIt() throws {
    let hosts = [ViewHost(Named(name: "a")), ViewHost(Named(name: "b"))]
    for host in hosts { try host.update() }
    #expect(try Named(name: "a").inspect().texts == ["a"])
    #expect(try Named(name: "b").inspect().texts == ["b"])
    withExtendedLifetime(hosts) {}
  }
}

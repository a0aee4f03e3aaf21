import SnapshotFoundation
import Testing
import SnapshotUI

/// The order of lifecycle actions, and the end of tasks.
@MainActor @Suite struct LifecycleOrderTests {
  @Test("An initial onChange runs after onAppear, whatever the order of the modifiers") func initialChanges() throws {
    let notes = Locked<[String]>([])
    func note(_ text: String) { notes.withLock { $0.append(text) } }
    _ = try ViewHost(
      Text("x").onAppear { note("appear") }.onChange(of: 1, initial: true) { note("change") }
    ).inspect()
    #expect(notes.withLock { $0 } == ["appear", "change"])
    notes.withLock { $0 = [] }
    _ = try ViewHost(
      Text("x").onChange(of: 1, initial: true) { note("change") }.onAppear { note("appear") }
    ).inspect()
    #expect(notes.withLock { $0 } == ["appear", "change"])
  }

  @Test("A lazy row that only touches the edge of its scroll view does not appear") func touchingRows() throws {
    let notes = Locked<[Int]>([])
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<5, id: \.self) { index in
          Color.red.frame(height: 50).onAppear { notes.withLock { $0.append(index) } }
        }
      }
    }
    try ViewHost(view, in: RenderContext(width: 100, height: 100)).update()
    #expect(notes.withLock { $0 } == [0, 1])
  }

  struct Search: View {
    @State private var query = 0
    @State private var isShown = true
    let note: @Sendable (String) -> Void

    var body: some View {
      VStack {
        Button("Next") { query += 1 }
        Button("Leave") { isShown = false }
        if isShown {
          Text("\(query)").task(id: query) { [query, note] in
            note("start \(query)")
            await withTaskCancellationHandler {
              let (stream, _) = AsyncStream.makeStream(of: Void.self)
              for await _ in stream {}
            } onCancel: {
              note("cancel \(query)")
            }
          }
        }
      }
    }
  }

  @Test("task(id:) is cancelled when its value changes, and when its view leaves") func identifiedTasks() throws {
    let notes = Locked<[String]>([])
    let host = ViewHost(Search(note: { text in notes.withLock { $0.append(text) } }))
    _ = try host.inspect()
    #expect(notes.withLock { $0 } == ["start 0"])
    try host.inspect().find(button: "Next").tap()
    #expect(notes.withLock { $0 } == ["start 0", "cancel 0", "start 1"])
    try host.inspect().find(button: "Next").tap()
    #expect(notes.withLock { $0 } == ["start 0", "cancel 0", "start 1", "cancel 1", "start 2"])
    try host.inspect().find(button: "Leave").tap()
    #expect(notes.withLock { $0.last } == "cancel 2")
  }

  @Test("find(button:) finds elements with the button trait, and no other elements") func buttons() throws {
    let taps = Locked<[String]>([])
    func tapped(_ name: String) { taps.withLock { $0.append(name) } }
    let screen = try ViewHost(
      VStack {
        Text("Save")
        Text("Save").onTapGesture { tapped("text") }
        Text("Save").accessibilityAddTraits(.isButton).onTapGesture { tapped("trait") }
        NavigationLink("Save") { Text("x") }
        Button("Save") { tapped("button") }
        Text("Only a text")
        Text("Like a button").accessibilityAddTraits(.isButton).onTapGesture { tapped("like") }
        TextField("Field", text: .constant("Field"))
      }
    ).inspect()
    let found = try screen.find(button: "Save")
    #expect(found.name == "Button")
    try found.tap()
    try screen.find(button: "Like a button").tap()
    #expect(taps.withLock { $0 } == ["button", "like"])
    for name in ["Only a text", "Field"] {
      #expect(throws: InspectionError.self, "\(name)") { try screen.find(button: name) }
    }
  }
}

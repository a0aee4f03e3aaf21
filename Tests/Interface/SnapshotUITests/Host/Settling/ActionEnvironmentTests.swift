import Foundation
import Observation
import Testing
import SnapshotUI

/// The environment of code that runs outside of bodies: tasks, closures of the main queue, completion handlers.
@MainActor @Suite struct ActionEnvironmentTests {
  nonisolated private static let context = RenderContext(width: 200, height: 100)

  @Observable final class Session { var name = "Ada" }
  final class Account: ObservableObject { @Published var name = "Grace" }

  struct Reading: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(Session.self) private var session
    @EnvironmentObject private var account: Account
    @State private var log: [String] = []
    let start: (@escaping @MainActor @Sendable () -> Void) -> Void

    var body: some View {
      VStack {
        Text(log.joined(separator: ", "))
        Button("Tap") { note("tap") }
        Button("Later") { Task { note("later") } }
      }
      .onAppear {
        note("appear")
        DispatchQueue.main.async { note("main queue") }
        start { note("handler") }
      }
      .task {
        note("task")
        await Task.yield()
        note("yielded")
        await withTaskGroup(of: Void.self) { group in group.addTask { await note("child") } }
        Task { note("unstructured") }
        await Task.detached { await note("detached") }.value
      }
    }

    @MainActor private func note(_ place: String) { log.append("\(place) \(scheme) \(session.name) \(account.name)") }
  }

  /// Keeps a handler, as a request does.
  final class Handlers: @unchecked Sendable { var all: [@MainActor @Sendable () -> Void] = [] }

  private func view(_ handlers: Handlers) -> some View {
    Reading { handlers.all.append($0) }.environment(\.colorScheme, .dark).environment(Session())
      .environmentObject(Account())
  }

  @Test func codeOfAViewHasItsEnvironment() throws {
    let text = try view(Handlers()).rendered(in: Self.context).inspect().texts[0]
    let places = ["appear", "main queue", "task", "yielded", "child", "unstructured", "detached"]
    #expect(Set(text.components(separatedBy: ", ")) == Set(places.map { "\($0) dark Ada Grace" }))
  }

  @Test func interactionsReturnWhenTheirTasksHaveRun() throws {
    let handlers = Handlers()
    let host = ViewHost(view(handlers), in: Self.context)
    try host.inspect().find(button: "Later").tap()
    try host.inspect().find(button: "Tap").tap()
    for handler in handlers.all { handler() }
    let log = try host.inspect().texts[0].components(separatedBy: ", ")
    #expect(log.suffix(3) == ["later", "tap", "handler"].map { "\($0) dark Ada Grace" })
  }

  struct Counting: View {
    @State private var count = 0
    let note: (String) -> Void
    var body: some View {
      Button("\(count)") { count += 1 }
        .onChange(of: count) { note("change \($1)") }
        .task(id: count) { note("task \(count)") }
    }
  }

  @Test func onChangeRunsBeforeATapReturns() throws {
    var notes: [String] = []
    let host = ViewHost(Counting { notes.append($0) }, in: Self.context)
    let button = try host.inspect().find(button: "0")
    #expect(notes == ["task 0"])
    try button.tap()
    #expect(notes == ["task 0", "change 1", "task 1"])
  }

  struct Toggling: View {
    @State private var text = ""
    @State private var isOn = false
    let note: (String) -> Void
    var body: some View {
      VStack {
        TextField("Name", text: $text)
        Toggle("On", isOn: $isOn)
        Text("drag").gesture(DragGesture().onEnded { _ in isOn = false })
      }
      .onChange(of: text) { note("text \(text)") }
      .onChange(of: isOn) { note("on \(isOn)") }
    }
  }

  @Test func onChangeRunsBeforeEveryInteractionReturns() throws {
    var notes: [String] = []
    let host = ViewHost(Toggling { notes.append($0) }, in: RenderContext(width: 300, height: 300))
    try host.inspect().findAll { $0.name == "TextField" }[0].type("Ada")
    #expect(notes == ["text Ada"])
    try host.inspect().find(text: "On").tap()
    #expect(notes == ["text Ada", "on true"])
    try host.inspect().find(text: "drag").drag(by: CGSize(width: 40, height: 0))
    #expect(notes == ["text Ada", "on true", "on false"])
  }
}

/// A model that is missing is an error of the view, wherever the property is declared.
@MainActor @Suite struct MissingModelTests {
  @Observable final class Session { var name = "Ada" }
  final class Account: ObservableObject { @Published var name = "Grace" }

  private func reason(_ view: some View) -> ViewError.Reason? {
    #expect(throws: ViewError.self) { try view.rendered(in: RenderContext(width: 200, height: 100)) }?.reason
  }

  struct InTask: View {
    @Environment(Session.self) private var session
    var body: some View { Text("x").task { _ = session.name } }
  }

  struct Labels: LabelStyle {
    @Environment(Session.self) private var session
    func makeBody(configuration: Configuration) -> some View { Text(session.name) }
  }

  struct Buttons: ButtonStyle {
    @EnvironmentObject private var account: Account
    func makeBody(configuration: Configuration) -> some View { Text(account.name) }
  }

  struct Toggles: ToggleStyle {
    @Environment(Session.self) private var session
    func makeBody(configuration: Configuration) -> some View { Text(session.name) }
  }

  struct Bar: ToolbarContent {
    @Environment(Session.self) private var session
    var body: some ToolbarContent { ToolbarItem { Text(session.name) } }
  }

  struct Screen: View {
    var body: some View { NavigationStack { Text("a").toolbar { Bar() } } }
  }

  @Test func theErrorNamesViewAndType() {
    #expect(reason(InTask()) == .missingModel(path: "InTask", type: "Session"))
    guard case .missingModel(let label, "Session") = reason(Label("a", systemImage: "star").labelStyle(Labels())),
      case .missingEnvironmentObject(let button, "Account") = reason(Button("a") {}.buttonStyle(Buttons())),
      case .missingModel(_, "Session") = reason(Toggle("a", isOn: .constant(true)).toggleStyle(Toggles())),
      case .missingModel(_, "Session") = reason(Screen()),
      case .missingModel(_, "Session") = reason(NavigationStack { Text("a").toolbar { Bar() } })
    else {
      Issue.record("not an error of the view")
      return
    }
    #expect(label.contains("Label"))
    #expect(button.contains("Button"))
  }
}

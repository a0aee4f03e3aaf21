import StateStoreTesting
import Testing
import SnapshotUI

/// Errors of hosts, inspection and flows name the line of the call that failed: the frameworks show that of the test only.
@MainActor @Suite struct FailureLocationTests {
  private struct Form: View {
    @State private var name = ""

    var body: some View {
      VStack {
        Text("Name")
        TextField("Name", text: $name)
        Button("Send") {}.disabled(true)
        NavigationLink("Help") { Text("How it works") }
      }
    }
  }

  private struct Endless: View {
    @State private var count = 0

    var body: some View { Text("\(count)").onAppear { count += 1 }.onChange(of: count) { count += 1 } }
  }

  private func place(_ line: UInt) -> String { "\(#filePath):\(line): " }

  @Test func findingNamesItsLine() throws {
    let screen = try Form().inspect()
    let searches: [(line: UInt, words: String, search: (InspectedView) throws -> InspectedView)] = [
      (#line, "text \"None\"", { try $0.find(text: "None") }),
      (#line, "button \"None\"", { try $0.find(button: "None") }),
      (#line, "link \"None\"", { try $0.find(link: "None") }),
      (#line, "element called \"None\"", { try $0.find(label: "None") }),
      (#line, "identifier \"None\"", { try $0.find(identifier: "None") }),
      (#line, "id 1", { try $0.find(id: 1) }),
      (#line, "tag 1", { try $0.find(tag: 1) }),
      (#line, "Toggle", { try $0.find(Toggle<Text>.self) }),
      (#line, "element", { try $0.find { _ in false } }),
      (#line, "sheet", { try $0.sheet() }),
    ]
    for (line, words, search) in searches {
      let error = #expect(throws: InspectionError.self) { try search(screen) }
      #expect(error?.description.hasPrefix(place(line) + "No matching element: \(words) in Form/VStack.") == true)
    }
  }

  @Test func actingNamesItsLine() throws {
    let screen = try Form().inspect()
    let (text, button) = (try screen.find(text: "Name"), try screen.find(button: "Send"))
    let link = try screen.find(link: "Help")
    let actions: [(line: UInt, words: String, act: () throws -> Void)] = [
      (#line, #"Form/VStack/Text "Name" does not handle"#, { try text.tap() }),
      (#line, "Form/VStack/Button is not hittable: disabled", { try button.tap() }),
      (#line, "Form/VStack/NavigationLink is a navigation link", { try link.tap() }),
      (#line, "Form/VStack/Button does not handle type()", { try button.type("Ada") }),
      (#line, #"Form/VStack/Text "Name" does not handle"#, { _ = try text.activate() }),
      (#line, #"Form/VStack/Text "Name" does not handle"#, { try text.dismiss() }),
    ]
    for (line, words, act) in actions {
      let error = #expect(throws: InspectionError.self) { try act() }
      #expect(error?.description.hasPrefix(place(line) + words) == true, "\(String(describing: error))")
    }
  }

  @Test("An action after dismissal and a sheet bound to nothing are reported at their lines") func sheets() throws {
    let host = ViewHost(ContentModel())
    try host.inspect().find(button: "Show sheet").tap()
    let done = try host.inspect().find(button: "Done")
    try done.tap()
    let gone = #expect(throws: InspectionError.self) { try done.tap() }
    #expect(gone?.description.hasPrefix(place(#line - 1) + done.pathToRoot + " is no longer on the screen") == true)

    let bound = ViewHost(Text("screen").sheet(isPresented: .constant(true)) { Text("stuck") })
    let stays = #expect(throws: InspectionError.self) { try bound.inspect().sheet().dismiss() }
    #expect(stays?.description.hasPrefix(place(#line - 1) + "sheet was dismissed, but its binding") == true)
  }

  @Test("A screen that never settles is reported at the line of the call") func hosts() {
    let asked: [(line: UInt, ask: (ViewHost<Endless>) throws -> Void)] = [
      (#line, { _ = try $0.rendered() }),
      (#line, { try $0.update() }),
      (#line, { _ = try $0.evaluations() }),
      (#line, { _ = try $0.inspect() }),
      (#line, { _ = try Flow($0) }),
    ]
    for (line, ask) in asked {
      let error = #expect(throws: ViewHostError.self) { try ask(ViewHost(Endless())) }
      #expect(error?.description.hasPrefix(place(line) + "Endless/") == true)
      #expect(error?.description.contains("the view keeps updating: each of at least 100 updates") == true)
    }
    // A property has no call, so that it names who made the host.
    let host = ViewHost(Endless())
    let made = place(#line - 1)
    let view = #expect(throws: ViewHostError.self) { try host.view }
    // Whoever asks again is told again.
    let log = #expect(throws: ViewHostError.self) { try host.bodyEvaluationsText }
    #expect(view?.description.hasPrefix(made) == true)
    #expect(log?.description.hasPrefix(made) == true)
  }

  @Test func layoutErrorsHaveTheLineOfTheCall() {
    struct Bottomless: View {
      var body: some View { AnyView(Bottomless()) }
    }
    let host = ViewHost(Bottomless())
    let error = #expect(throws: ViewError.self) { try host.inspect() }
    #expect(error?.description.hasPrefix(place(#line - 1)) == true)
    let other = #expect(throws: ViewError.self) { try Bottomless().inspect() }
    #expect(other?.description.hasPrefix(place(#line - 1)) == true)
    // And whoever draws it for no test has no line.
    let drawn = #expect(throws: ViewError.self) { try Bottomless().rendered(in: RenderContext()) }
    #expect(drawn?.site == nil)
  }

  @Test func flowsReportTheInnermostLine() throws {
    let flow = try Flow(ViewHost(Form()))
    do {
      try flow.step("sends") { screen in
        try screen.find(button: "Send").tap()
      }
      Issue.record("a disabled button was tapped")
    } catch {
      #expect("\(error)".hasPrefix(place(#line - 4) + "Form/VStack/Button is not hittable"))
    }
    let link = #expect(throws: InspectionError.self) { try flow.follow(link: "None") }
    #expect(link?.description.hasPrefix(place(#line - 1) + "No matching element: link") == true)
    let back = #expect(throws: InspectionError.self) { try flow.back() }
    #expect(back?.description.hasPrefix(place(#line - 1) + "Form/VStack does not handle back()") == true)
  }

  @Test func theFrameworkShowsTheLine() throws {
    let line = place(#line + 2)
    try withKnownIssue {
      _ = try Form().inspect().find(text: "None")
    } matching: {
      "\($0)".contains(line + #"No matching element: text "None" in Form/VStack. Available: "Name""#)
    }
  }

  @Test func errorsOfTwoLinesAreEqual() throws {
    let screen = try Form().inspect()
    let first = #expect(throws: InspectionError.self) { try screen.find(text: "None") }
    let second = #expect(throws: InspectionError.self) { try screen.find(text: "None") }
    #expect(first == second && first?.site?.line != second?.site?.line)
    let other = #expect(throws: InspectionError.self) { try screen.find(text: "Nobody") }
    #expect(first != other)
  }
}

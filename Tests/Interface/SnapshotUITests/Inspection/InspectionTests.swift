import Testing
import SnapshotUI

/// To find elements, and to use them as a person would.
@MainActor @Suite struct InspectionTests {
  struct Form: View {
    var isBusy = false
    @State var name = ""
    @State var agreed = false
    @State var sent = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name).accessibilityIdentifier("name")
        Toggle("I agree", isOn: $agreed).tag(7)
        Group {
          Button("Send") { sent = name }.accessibilityLabel("Send the form").id("send")
        }
        .disabled(isBusy)
        NavigationLink("Help", destination: { Text("How it works") })
        Text("Sent: \(sent)")
      }
    }
  }

  @Test func aFlow() throws {
    let host = ViewHost(Form())
    try host.inspect().find(identifier: "name").type("Ada")
    try host.inspect().find(tag: 7).tap()
    try host.inspect().find(button: "Send the form").tap()
    let screen = try host.inspect()
    #expect(screen.texts.contains("Sent: Ada"))
    #expect(try screen.find(tag: 7).accessibility.value == "1")
    #expect(try screen.find(id: "send").name == "Button")
    #expect(try screen.find(label: "Send the form").texts == ["Send"])
    #expect(screen.findAll(Text.self).count == 5)
  }

  @Test func pathsAndParents() throws {
    let text = try Form().inspect().find(text: "Send")
    #expect(text.pathToRoot == #"Form/VStack/Button/Text "Send""#)
    #expect(text.parent?.name == "Button")
    #expect(try Form().inspect().find(Form.self).viewTypes == ["Form"])
    #expect(text.isVisible && text.isEnabled && !text.isTruncated)
    #expect(text.frame.width > 20)
  }

  @Test func elementsWithEqualPathsAreDistinguished() throws {
    var taps: [String] = []
    let host = ViewHost(
      Text("x").padding(20).onTapGesture { taps.append("inner") }.padding(20).onTapGesture { taps.append("outer") })
    let paddings = try host.inspect().findAll { $0.name == "padding" }
    #expect(Set(paddings.map(\.pathToRoot)).count == 1)
    for padding in paddings { try padding.tap() }
    #expect(taps == ["outer", "inner"])
  }

  @Test("T19: a link leads to its destination") func link() throws {
    let destination = try Form().inspect().find(link: "Help").activate()
    #expect(try ViewHost(destination).inspect().text == "How it works")
  }

  @Test func aTextInAButtonTapsTheButton() throws {
    let host = ViewHost(ContentModel())
    try host.inspect().find(text: "Increase").tap()
    _ = try host.inspect().find(text: "The counter value is 1")
  }

  @Test func missingElementsAreReportedWithTheAvailableOnes() throws {
    let error = #expect(throws: InspectionError.self) { try Form().inspect().find(button: "Sent") }
    #expect(
      error?.reason.description
        == #"No matching element: button "Sent" in Form/VStack. Available: "I agree", "Send the form", "Help"."#)
  }

  @Test func aDisabledButtonNamesTheDisablingView() throws {
    let error = #expect(throws: InspectionError.self) {
      try Form(isBusy: true).inspect().find(button: "Send the form").tap()
    }
    #expect(
      error?.reason.description
        == "Form/VStack/Button is not hittable: disabled by .disabled(true) on Form/VStack.")
  }

  @Test func obstacles() throws {
    let button = Button("Go") {}
    #expect(try obstacle(button.hidden()) == .hidden(by: "hidden at Button"))
    #expect(try obstacle(button.opacity(0)) == .hidden(by: "opacity at Button"))
    #expect(try obstacle(button.frame(width: 0, height: 0).clipped()) != nil)
    #expect(try obstacle(button.offset(x: 2_000)) != nil)
    #expect(
      try obstacle(
        ZStack {
          button; Color.black
        }) == .covered(by: "ZStack/Color"))
    #expect(
      try obstacle(
        ZStack {
          button; Color.black.allowsHitTesting(false)
        }) == nil)
    #expect(
      try obstacle(
        ZStack {
          button; Color.clear
        }) == nil)
    #expect(
      try obstacle(
        ZStack {
          button.zIndex(1); Color.black
        }) == nil)
    #expect(try obstacle(button.overlay { Text("over").allowsHitTesting(false) }) == nil)
    #expect(
      try obstacle(
        ScrollView {
          Color.black.frame(height: 3_000); button
        }) == nil)
  }

  @Test func tapsHitTheVisibleElement() throws {
    let button = Button("Go") {}.frame(width: 100, height: 20)
    // What is moved, scaled or turned away covers nothing, and what is moved there does.
    func beside(_ cover: some View) -> some View {
      ZStack {
        button
        cover
      }
    }
    let bar = Color.black.frame(width: 100, height: 20)
    #expect(try obstacle(beside(bar)) == .covered(by: "ZStack/Color"))
    #expect(try obstacle(beside(bar.offset(x: 60))) == nil)
    #expect(try obstacle(beside(bar.offset(x: 200).offset(x: -200))) == .covered(by: "ZStack/Color"))
    #expect(try obstacle(beside(bar.scaleEffect(x: 0.1, y: 1, anchor: .leading))) == nil)
    #expect(
      try obstacle(beside(Color.black.frame(width: 5).scaleEffect(20).frame(width: 100, alignment: .leading))) != nil)
    #expect(try obstacle(beside(bar.rotationEffect(.degrees(90), anchor: .leading))) == nil)
    #expect(try obstacle(beside(bar.scaleEffect(0))) == nil)
    // The button itself.
    let screen = CGRect(x: 0, y: 0, width: 200, height: 200)
    func alone(_ button: some View) -> some View { button.frame(width: screen.width, height: screen.height) }
    #expect(try obstacle(alone(button.rotationEffect(.degrees(45)).scaleEffect(0.5))) == nil)
    #expect(try obstacle(alone(button.scaleEffect(0))) == .withoutRoom)
    guard case .outOfSight = try obstacle(alone(button.rotationEffect(.degrees(180), anchor: UnitPoint(x: 5, y: 0.5))))
    else {
      Issue.record("turned off the screen, and yet it can be tapped")
      return
    }
    // A cover that is turned together with the button still covers it.
    #expect(try obstacle(beside(bar).rotationEffect(.degrees(30)).scaleEffect(2)) == .covered(by: "ZStack/Color"))
  }

  @Test func aSheetCoversTheScreen() throws {
    let host = ViewHost(ContentModel())
    try host.inspect().find(button: "Show sheet").tap()
    let error = #expect(throws: InspectionError.self) { try host.inspect().find(button: "Increase").tap() }
    guard case .unreachable(_, .covered(let cover)) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cover.contains("sheet"))
    try host.inspect().find(button: "Done").tap()
    try host.inspect().find(button: "Increase").tap()
    _ = try host.inspect().find(text: "The counter value is 1")
  }

  @Test func aSheetIsDismissed() throws {
    let host = ViewHost(ContentView())
    try host.inspect().find(button: "Show sheet").tap()
    try host.inspect().sheet().dismiss()
    #expect(throws: InspectionError.self) { try host.inspect().sheet() }
  }

  @Test("An action after dismissal is a named failure") func actionAfterDismissal() throws {
    let host = ViewHost(ContentModel())
    try host.inspect().find(button: "Show sheet").tap()
    let done = try host.inspect().find(button: "Done")
    try done.tap()
    #expect(throws: InspectionError(.gone(done.pathToRoot))) { try done.tap() }
  }

  @Test func aFoundElementRunsItsCurrentAction() throws {
    let host = ViewHost(ContentModel())
    let button = try host.inspect().find(button: "Increase")
    for _ in 0..<3 { try button.tap() }
    _ = try host.inspect().find(text: "The counter value is 3")
  }

  @Test("A sheet bound to nothing is a named failure") func constantSheet() throws {
    let host = ViewHost(Text("screen").sheet(isPresented: .constant(true)) { Text("stuck") })
    let error = #expect(throws: InspectionError.self) { try host.inspect().find(text: "stuck").dismiss() }
    #expect(error?.reason == .sheetStays("sheet"))
  }

  private func obstacle(_ view: some View) throws -> Obstacle? {
    do {
      try view.inspect().find(button: "Go").tap()
      return nil
    } catch let error as InspectionError {
      guard case .unreachable(_, let obstacle) = error.reason else { throw error }
      return obstacle
    }
  }
}

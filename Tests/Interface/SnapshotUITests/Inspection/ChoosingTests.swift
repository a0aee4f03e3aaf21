import Testing
import SnapshotUI

/// To choose in a picker of any style, and in a menu.
@MainActor @Suite struct ChoosingTests {
  private struct Colours: View {
    var style: PickerLook
    var disabledOption = ""
    @State var chosen = "Green"

    var body: some View {
      VStack {
        Text("Chosen: \(chosen)")
        Picker("Colour", selection: $chosen) {
          ForEach(["Red", "Green", "Blue"], id: \.self) { colour in
            Label(colour, systemImage: "star").disabled(colour == disabledOption)
          }
        }
        .pickerStyle(style)
      }
    }
  }

  @Test(arguments: PickerLook.allCases) func anOptionIsChosen(style: PickerLook) throws {
    for screen in [
      AnyView(Colours(style: style)), AnyView(Form { Colours(style: style) }),
      AnyView(NavigationStack { Colours(style: style).labelsHidden() }),
    ] {
      let host = ViewHost(screen)
      try host.inspect().find(picker: "Colour").choose("Blue")
      _ = try host.inspect().find(text: "Chosen: Blue")
      // Around a part of the picker, and in what holds it.
      try host.inspect().find(picker: "Colour").find(Text.self).choose("Red")
      _ = try host.inspect().find(text: "Chosen: Red")
      try host.inspect().choose("Green")
      _ = try host.inspect().find(text: "Chosen: Green")
    }
  }

  @Test(arguments: PickerLook.allCases) func anotherOptionIsAnErrorThatListsThem(style: PickerLook) throws {
    let host = ViewHost(Colours(style: style))
    let line = UInt(#line + 1)
    let error = #expect(throws: InspectionError.self) { try host.inspect().find(picker: "Colour").choose("Pink") }
    guard case .noOption("Pink", _, options: ["Red", "Green", "Blue"]) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.site?.line == line)
    #expect(error?.description.hasSuffix(#"has no option "Pink". Available: "Red", "Green", "Blue"."#) == true)
  }

  @Test(arguments: PickerLook.allCases) func aDisabledPickerOrOptionIsNotChosen(style: PickerLook) throws {
    let host = ViewHost(Colours(style: style).disabled(true))
    let error = #expect(throws: InspectionError.self) { try host.inspect().find(picker: "Colour").choose("Blue") }
    guard case .unreachable(_, .disabled) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(try host.inspect().text.contains("Chosen: Green"))
    let option = ViewHost(Colours(style: style, disabledOption: "Red"))
    let refused = #expect(throws: InspectionError.self) { try option.inspect().find(picker: "Colour").choose("Red") }
    guard case .unreachable(_, .disabledOption("Red")) = refused?.reason else {
      Issue.record("\(String(describing: refused))")
      return
    }
    try option.inspect().find(picker: "Colour").choose("Blue")
    _ = try option.inspect().find(text: "Chosen: Blue")
  }

  @Test func aMissingPickerIsAnErrorThatListsTheOthers() throws {
    let error = #expect(throws: InspectionError.self) { try Colours(style: .menu).inspect().find(picker: "Size") }
    guard case .notFound(#"a picker "Size""#, in: _, candidates: ["Colour"]) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func aTapOnAMenuExplainsHowToChoose() throws {
    let error = #expect(throws: InspectionError.self) {
      try Colours(style: .menu).inspect().find(picker: "Colour").tap()
    }
    #expect(error?.description.contains("Select an option with choose(_:)") == true)
    let text = #expect(throws: InspectionError.self) { try Text("a").inspect().choose("b") }
    #expect(text?.reason == .noAction("choose", #"Text "a""#))
  }

  private struct Sorting: View {
    @State private var order = "none"
    @State private var isReversed = false
    @State private var colour = "Red"

    var body: some View {
      VStack {
        Text("\(order) \(isReversed) \(colour)")
        Menu {
          Button("By name", systemImage: "star") { order = "name" }
          Section("More") { Button("By date") { order = "date" }.disabled(order == "date") }
          Divider()
          Toggle("Reversed", isOn: $isReversed)
          Picker("Colour", selection: $colour) {
            Text("Red").tag("Red")
            Text("Blue").tag("Blue")
          }
          Menu("Others") { Button("By size") { order = "size" } }
        } label: {
          Label("Sort", systemImage: "star").labelStyle(.iconOnly)
        }
      }
    }
  }

  @Test func actionsOfAMenuAreChosen() throws {
    let host = ViewHost(Sorting())
    for (option, shown) in [
      ("By name", "name false Red"), ("Reversed", "name true Red"), ("Blue", "name true Blue"),
      ("By size", "size true Blue"), ("By date", "date true Blue"),
    ] {
      try host.inspect().find(menu: "Sort").choose(option)
      _ = try host.inspect().find(text: shown)
    }
    let disabled = #expect(throws: InspectionError.self) { try host.inspect().find(menu: "Sort").choose("By date") }
    guard case .unreachable(_, .disabledOption("By date")) = disabled?.reason else {
      Issue.record("\(String(describing: disabled))")
      return
    }
    let other = #expect(throws: InspectionError.self) { try host.inspect().find(button: "Sort").choose("By colour") }
    guard
      case .noOption("By colour", _, options: ["By name", "By date", "Reversed", "Red", "Blue", "By size"]) = other?
        .reason
    else {
      Issue.record("\(String(describing: other))")
      return
    }
  }

  @Test("What a menu holds is not evaluated until something is chosen") func aMenuStaysClosed() throws {
    struct Action: View {
      var body: some View { Button("Go") {} }
    }
    let host = ViewHost(Menu("Actions") { Action() })
    try host.inspect().find(menu: "Actions").choose("Go")
    #expect(try host.evaluations().isEmpty)
  }
}

import Testing
import SnapshotUI

/// One name for an element: in `find(label:)`, in `find(button:)` and `find(link:)`, and in the accessibility text.
@Suite struct ControlNameTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What VoiceOver reads for the control.
    let name: String
    /// The element that is found by it.
    let element: String
    let view: @Sendable () -> AnyView
  }

  private static func control(
    _ description: String, _ element: String, named name: String = "Sound", _ view: some View & Sendable
  )
    -> Case
  { Case(testDescription: description, name: name, element: element) { AnyView(view) } }

  nonisolated private struct Named<Content: View>: View, @unchecked Sendable {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { content }
  }

  /// A label that is no text by itself.
  nonisolated private struct CustomLabel: View {
    var body: some View {
      HStack {
        Image(systemName: "star")
        Text("Sound")
      }
    }
  }

  private static func picker(_ style: PickerLook, hidden: Bool = false) -> some View & Sendable {
    Named {
      let picker = Picker("Sound", selection: .constant("Loud")) {
        Text("Loud").tag("Loud")
        Text("Quiet").tag("Quiet")
      }
      .pickerStyle(style)
      if hidden { picker.labelsHidden() } else { picker }
    }
  }

  static let cases: [Case] = [
    control("Button", "Button", Named { Button("Sound") {} }),
    control("Button of a label", "Button", Named { Button("Sound", systemImage: "star") {} }),
    control(
      "Button of two texts", "Button", named: "Sound, Loud",
      Named {
        Button(action: {}) {
          VStack {
            Text("Sound")
            Text("Loud")
          }
        }
      }),
    control("Toggle", "Toggle", Named { Toggle("Sound", isOn: .constant(true)) }),
    control("Toggle, hidden", "Toggle", Named { Toggle("Sound", isOn: .constant(true)).labelsHidden() }),
    control("Toggle, custom", "Toggle", Named { Toggle(isOn: .constant(true)) { CustomLabel() } }),
    control(
      "Toggle, custom and hidden", "Toggle",
      Named {
        Toggle(isOn: .constant(true)) { CustomLabel() }.labelsHidden()
      }),
    control("Toggle, disabled", "Toggle", Named { Toggle("Sound", isOn: .constant(true)).disabled(true) }),
    control("Stepper", "Stepper", Named { Stepper("Sound", value: .constant(1)) }),
    control("Stepper, hidden", "Stepper", Named { Stepper("Sound", value: .constant(1)).labelsHidden() }),
    control(
      "Stepper, custom", "Stepper",
      Named {
        Stepper(value: .constant(1), in: 0...3) { CustomLabel() }
      }),
    control(
      "Stepper, custom and hidden", "Stepper",
      Named {
        Stepper(label: { CustomLabel() }, onIncrement: {}, onDecrement: nil).labelsHidden()
      }),
    control("Slider", "Slider", Named { Slider(value: .constant(0.5)) { Text("Sound") } }),
    control("Slider, custom", "Slider", Named { Slider(value: .constant(0.5)) { CustomLabel() } }),
    control("Picker, menu", "Picker", picker(.menu)),
    control("Picker, menu, hidden", "Picker", picker(.menu, hidden: true)),
    control("Picker, segmented", "Picker", picker(.segmented)),
    control("Picker, segmented, hidden", "Picker", picker(.segmented, hidden: true)),
    control("Picker, navigationLink", "Picker", picker(.navigationLink)),
    control("DatePicker", "DatePicker", Named { DatePicker("Sound", selection: .constant(.distantPast)) }),
    control(
      "DatePicker, hidden", "DatePicker",
      Named {
        DatePicker(selection: .constant(.distantPast)) { CustomLabel() }.labelsHidden()
      }),
    control("TextField", "TextField", Named { TextField("Sound", text: .constant("loud")) }),
    control(
      "TextField with a prompt", "TextField",
      Named {
        TextField("Sound", text: .constant(""), prompt: Text("How loud"))
      }),
    control("SecureField", "SecureField", Named { SecureField("Sound", text: .constant("loud")) }),
    control("Gauge", "Gauge", Named { Gauge(value: 0.5) { CustomLabel() } }),
    control("ProgressView", "ProgressView", Named { ProgressView("Sound", value: 0.5) }),
    control("Menu", "Menu", Named { Menu("Sound", systemImage: "star") { Button("Loud") {} } }),
    control("NavigationLink", "NavigationLink", Named { NavigationLink("Sound") { Text("Loud") } }),
    control("DisclosureGroup", "Button", Named { DisclosureGroup("Sound") { Text("Loud") } }),
    control("Label, icon only", "Image", Named { Label("Sound", systemImage: "star").labelStyle(.iconOnly) }),
    control("Text", "Text", Named { Text("Sound") }),
  ]

  @Test(arguments: cases) func aControlHasTheSameNameInEveryContainer(control: Case) throws {
    for view in [
      control.view(), AnyView(Form { control.view() }), AnyView(List { Section("Other") { control.view() } }),
    ] {
      let rendered = try view.rendered(in: Device.iPhoneSE3.context())
      try check(rendered, control, name: control.name)
    }
  }

  @Test(arguments: cases.filter { $0.testDescription != "DisclosureGroup" }) func anAccessibilityLabelReplacesTheName(
    control: Case
  ) throws {
    let views = [
      AnyView(control.view().accessibilityLabel("Volume")),
      AnyView(control.view().padding().accessibilityLabel("Volume")),
    ]
    for view in views {
      let rendered = try view.rendered(in: Device.iPhoneSE3.context())
      try check(rendered, control, name: "Volume")
      #expect(throws: InspectionError.self) { try rendered.inspect().find(button: control.name) }
    }
  }

  private func check(_ rendered: RenderedView, _ control: Case, name: String) throws {
    let screen = rendered.inspect()
    let stop = try #require(
      rendered.accessibilityElements.first { $0.label == name }, "\(rendered.accessibilityText)")
    let found = try screen.find(label: name)
    #expect(found.name == control.element)
    #expect(found.frame == stop.frame)
    #expect(found.spokenLabel == name)
    if stop.traits.contains(.isButton) { #expect(try screen.find(button: name).pathToRoot == found.pathToRoot) }
    if control.element == "NavigationLink" { #expect(try screen.find(link: name).pathToRoot == found.pathToRoot) }
    if control.element == "Picker" { #expect(try screen.find(picker: name).pathToRoot == found.pathToRoot) }
    if control.element == "Menu" { #expect(try screen.find(menu: name).pathToRoot == found.pathToRoot) }
  }

  @Test func aLinkIsFoundByLinkAndByLabel() throws {
    let address = try #require(URL(string: "https://example.com"))
    let screen = try Link("Terms", destination: address).inspect()
    #expect(try screen.find(link: "Terms").name == "Button")
    #expect(try screen.find(label: "Terms").name == "Button")
  }

  @Test("A control is preferred to the text beside it") func controlsBeforeTexts() throws {
    let row = LabeledContent("Volume") { Slider(value: .constant(0.5)) { Text("Volume") } }
    #expect(try row.inspect().find(label: "Volume").name == "Slider")
  }

  @Test func failuresListTheAvailableNames() throws {
    let view = VStack {
      Toggle("Sound", isOn: .constant(true))
      Stepper("Guests", value: .constant(2)).labelsHidden()
      Text("Note")
    }
    let error = #expect(throws: InspectionError.self) { try view.inspect().find(label: "None") }
    #expect(
      error?.reason
        == .notFound(
          #"an element called "None""#, in: "VStack", candidates: ["Sound", "Guests", "Note", "Decrement", "Increment"])
    )
  }

  @Test("The view of a label is created once, shown or not") func labelsAreMadeOnce() throws {
    nonisolated struct Screen: View {
      var body: some View {
        VStack {
          Toggle(isOn: .constant(true)) { CustomLabel() }
          Toggle(isOn: .constant(true)) { CustomLabel() }.labelsHidden()
          Stepper(value: .constant(1), in: 0...3) { CustomLabel() }
        }
      }
    }
    let host = ViewHost(Screen())
    #expect(try host.evaluations().filter { $0.viewType == "CustomLabel" }.count == 3)
  }
}

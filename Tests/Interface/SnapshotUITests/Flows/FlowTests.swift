import Testing
import SnapshotUI

/// A flow over a host: its steps, its trace and its storyboard.
@MainActor @Suite struct FlowTests {
  @Test func trace() throws {
    let flow = try Flow(ViewHost(ContentModel()))
    try flow.step("taps Increase") { try $0.find(button: "Increase").tap() }
    try flow.step("opens the sheet") { try $0.find(button: "Show sheet").tap() }
    try flow.step("closes it") { try $0.find(button: "Done").tap() }
    #expect(
      flow.trace == """
        1 opens
            + The counter value is 0
            + Increase
            + Show sheet
        2 taps Increase
            − The counter value is 0
            + The counter value is 1
        3 opens the sheet
            + This is a sheet
            + Done
        4 closes it
            − This is a sheet
            − Done
        """)
  }

  private struct Form: View {
    @State private var name = ""

    var body: some View {
      TextField("Name", text: $name)
      Button("Send") {}.disabled(name.isEmpty)
    }
  }

  @Test func aTraceMarksDisabledControls() throws {
    let flow = try Flow(ViewHost(Form()))
    try flow.step("types Ada") { try $0.find(TextField<Text>.self).type("Ada") }
    #expect(
      flow.trace == """
        1 opens
            + Name
            + Send (disabled)
        2 types Ada
            − Name
            − Send (disabled)
            + Ada
            + Send
        """)
  }

  private struct Settings: View {
    @State private var isOn = false
    @State private var size = "Small"
    @State private var guests = 1
    @State private var volume = 0.25

    var body: some View {
      NavigationStack {
        VStack {
          Toggle("Sound", isOn: $isOn)
          Toggle("Alarm", isOn: $isOn).labelsHidden().disabled(!isOn)
          Picker("Size", selection: $size) {
            Text("Small").tag("Small")
            Text("Large").tag("Large")
          }
          .pickerStyle(.segmented)
          Stepper("Guests", value: $guests)
          Slider(value: $volume) { Text("Volume") }
          ProgressView(value: volume)
          Button("Louder") { volume += 0.5 }
        }
        .navigationTitle("Settings")
      }
    }
  }

  @Test("A trace shows the values of controls") func values() throws {
    let flow = try Flow(ViewHost(Settings()))
    try flow.step("turns the sound on") { try $0.find(label: "Sound").tap() }
    try flow.step("chooses Large") { try $0.find(picker: "Size").choose("Large") }
    try flow.step("invites a guest") { try $0.find(label: "Increment").tap() }
    try flow.step("taps Louder") { try $0.find(button: "Louder").tap() }
    #expect(
      flow.trace == """
        1 opens
            + Settings
            + Sound (off)
            + Alarm (off, disabled)
            + Small (selected)
            + Large
            + Guests (1)
            + Volume (25%)
            + Progress (25%)
            + Louder
        2 turns the sound on
            − Sound (off)
            − Alarm (off, disabled)
            + Sound (on)
            + Alarm (on)
        3 chooses Large
            − Small (selected)
            − Large
            + Small
            + Large (selected)
        4 invites a guest
            − Guests (1)
            + Guests (2)
        5 taps Louder
            − Volume (25%)
            − Progress (25%)
            + Volume (75%)
            + Progress (75%)
        """)
  }

  @Test("A step shows what a binding has changed in an object that nothing observes") func unobserved() throws {
    let model = PlainValue(false)
    let toggle = Toggle("Sound", isOn: Binding(get: { model.value }, set: { model.value = $0 }))
    let flow = try Flow(ViewHost(toggle))
    try flow.step("turns it on") { try $0.find(label: "Sound").tap() }
    #expect(flow.trace.hasSuffix("    − Sound (off)\n    + Sound (on)"))
    let linked = try Flow(ViewHost(NavigationLink("More") { toggle }))
    try linked.follow(link: "More")
    try linked.step("turns it off") { try $0.find(label: "Sound").tap() }
    #expect(linked.trace.hasSuffix("    − Sound (on)\n    + Sound (off)"))
  }

  @Test func aFailedStepIsNotRecorded() throws {
    let flow = try Flow(ViewHost(ContentModel()))
    #expect(throws: InspectionError.self) { try flow.step("taps Done") { try $0.find(button: "Done").tap() } }
    #expect(flow.steps.map(\.action) == ["opens"])
  }

  @Test func aScreenMayBeAFunctionOfData() throws {
    var count = 0
    let flow = try Flow { Text("\(count)") }
    try flow.step("counts") { _ in count += 1 }
    #expect(flow.steps.map { $0.screen.inspect().text } == ["0", "1"])
  }

  @Test func storyboardsHaveRows() throws {
    let flow = try Flow(ViewHost(ContentModel()))
    for _ in 0..<4 { try flow.step("taps Increase") { try $0.find(button: "Increase").tap() } }
    let wide = try Storyboard(flow, columns: 5).rendered(in: RenderContext()).layout.frame
    let narrow = try Storyboard(flow, columns: 3).rendered(in: RenderContext()).layout.frame
    #expect(wide.height * 1.8 < narrow.height && narrow.width < wide.width)
    let texts = try Storyboard(flow).inspect(in: RenderContext()).texts
    #expect(texts.filter { $0 == "taps Increase" }.count == 4)
    #expect(texts.contains("5"))
  }
}

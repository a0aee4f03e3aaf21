import Testing
import SnapshotUI

/// Long random ways through a form: after each action the host shows what a new host shows in that state.
@MainActor @Suite struct RandomWalkTests {
  private struct Settings: Equatable {
    var isOn = false
    var isDimmed = true
    var size = "Small"
    var colour = "Red"
    var guests = 2
    var name = ""
    var isExpanded = false
    var rows = [Row(id: 1), Row(id: 2)]
  }

  private struct Row: Identifiable, Equatable {
    var id: Int
    var isDone = false
  }

  private struct Card<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { VStack { content }.padding(4) }
  }

  private struct RowView: View {
    @Binding var row: Row

    var body: some View { Toggle("Row \(row.id)", isOn: $row.isDone) }
  }

  private struct Screen: View {
    @State var settings = Settings()

    var body: some View {
      NavigationStack {
        VStack {
          Card {
            Toggle("Sound", isOn: $settings.isOn)
            Toggle("Dimmed", isOn: Binding(get: { settings.isDimmed }, set: { settings.isDimmed = $0 }))
              .disabled(!settings.isOn)
          }
          Form {
            Picker("Size", selection: $settings.size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
              .pickerStyle(.segmented)
            Picker("Colour", selection: $settings.colour) { ForEach(["Red", "Blue"], id: \.self) { Text($0) } }
            Stepper("Guests", value: $settings.guests, in: 0...4)
            TextField("Name", text: $settings.name)
          }
          .frame(height: 260)
          DisclosureGroup("Rows", isExpanded: $settings.isExpanded) {
            ForEach($settings.rows) { $row in RowView(row: $row) }
            if settings.rows.count < 4 {
              Button("Add") { settings.rows.append(Row(id: settings.rows.count + 1)) }
            }
          }
        }
        .navigationTitle(settings.name.isEmpty ? "Nobody" : settings.name)
      }
    }
  }

  @Test(arguments: 1...4) func aWalk(seed: UInt64) throws {
    var random = FixedRandom(seed: seed)
    var settings = Settings()
    let host = ViewHost(Screen())
    var steps: [String] = []
    for _ in 0..<30 {
      let screen = try host.inspect()
      switch random.next() % 9 {
      case 0:
        try screen.find(label: "Sound").tap()
        settings.isOn.toggle()
        steps.append("Sound")
      case 1 where settings.isOn:
        try screen.find(button: "Dimmed").tap()
        settings.isDimmed.toggle()
        steps.append("Dimmed")
      case 2:
        settings.size = random.next() % 2 == 0 ? "Small" : "Large"
        try screen.find(picker: "Size").choose(settings.size)
        steps.append(settings.size)
      case 3:
        settings.colour = random.next() % 2 == 0 ? "Red" : "Blue"
        try screen.find(picker: "Colour").choose(settings.colour)
        steps.append(settings.colour)
      case 4 where settings.guests < 4:
        try screen.find(label: "Increment").tap()
        settings.guests += 1
        steps.append("Increment")
      case 5 where settings.guests > 0:
        try screen.find(label: "Decrement").tap()
        settings.guests -= 1
        steps.append("Decrement")
      case 6:
        settings.name = ["", "Ada", "Grace"][Int(random.next() % 3)]
        try screen.find(label: "Name").type(settings.name)
        steps.append(settings.name)
      case 7:
        try screen.find(button: "Rows").tap()
        settings.isExpanded.toggle()
        steps.append("Rows")
      case 8 where settings.isExpanded:
        let index = Int(random.next()) % settings.rows.count
        try screen.find(label: "Row \(index + 1)").tap()
        settings.rows[index].isDone.toggle()
        steps.append("Row \(index + 1)")
        guard settings.rows.count < 4 else { break }
        try host.inspect().find(button: "Add").tap()
        settings.rows.append(Row(id: settings.rows.count + 1))
      default: continue
      }
      let fresh = ViewHost(Screen(settings: settings))
      let (shown, wanted) = (try host.rendered(), try fresh.rendered())
      try #require(shown.layoutText == wanted.layoutText, "\(steps)")
      try #require(shown.accessibilityText == wanted.accessibilityText, "\(steps)")
      try #require(shown.displayList == wanted.displayList, "\(steps)")
      try #require(try host.view.rendered(in: host.context).displayList == wanted.displayList, "\(steps)")
    }
    #expect(steps.count > 12)
  }

  @Test("One view value in two places has two states, through closures too") func twoPlaces() throws {
    struct Row: View {
      @State private var isOn = false

      var body: some View {
        GroupBox { Card { Toggle("Sound", isOn: Binding(get: { isOn }, set: { isOn = $0 })) } }
      }
    }
    let row = Row()
    let host = ViewHost(
      VStack {
        row
        row
      })
    func values() throws -> [String?] { try host.inspect().findAll(Toggle<Text>.self).map(\.accessibility.value) }
    #expect(try values() == ["0", "0"])
    try host.inspect().findAll(Toggle<Text>.self)[0].tap()
    #expect(try values() == ["1", "0"])
    try host.inspect().findAll(Toggle<Text>.self)[1].tap()
    try host.inspect().findAll(Toggle<Text>.self)[0].tap()
    #expect(try values() == ["0", "1"])
    #expect(try host.view.rendered(in: host.context).layoutText == host.rendered().layoutText)
  }

  @Test("A custom style is redrawn with its button without evaluating a body") func styles() throws {
    struct Mark: View {
      let isPressed: Bool

      var body: some View { Text(isPressed ? "pressed" : "free") }
    }
    struct Marked: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Mark(isPressed: configuration.isPressed)
        }
      }
    }
    struct Child: View {
      var body: some View { Button("Go") {}.buttonStyle(Marked()) }
    }
    struct Screen: View {
      @State private var isPressed = false

      var body: some View {
        VStack {
          Child().highlighted(isPressed)
          Button("Press") { isPressed.toggle() }
        }
      }
    }
    let host = ViewHost(Screen())
    try host.inspect().find(button: "Press").tap()
    _ = try host.inspect().find(text: "pressed")
    #expect(try host.evaluations().filter { $0.viewType == "Child" }.count == 1)
  }
}

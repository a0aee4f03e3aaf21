import Foundation
import SnapshotUI
import Testing

/// Controls whose values tests state: sliders, date pickers and color pickers.
@MainActor @Suite struct ValueTests {
  struct Settings: View {
    @State var volume = 0.0
    @State var birthday = Date(timeIntervalSinceReferenceDate: 0)
    @State var alarm = Date(timeIntervalSinceReferenceDate: 0)
    @State var accent = Color.red
    var isLocked = false

    var body: some View {
      VStack {
        Slider(value: $volume, in: 0...10, step: 2) { Text("Volume") }
        DatePicker(
          "Birthday", selection: $birthday, in: ...Date(timeIntervalSinceReferenceDate: 1_000),
          displayedComponents: .date)
        DatePicker("Alarm", selection: $alarm, in: Date(timeIntervalSinceReferenceDate: 0)...)
        ColorPicker("Accent", selection: $accent)
        Text(verbatim: "volume \(Int(volume))")
        Text(verbatim: "birthday \(Int(birthday.timeIntervalSinceReferenceDate))")
        Text(verbatim: "alarm \(Int(alarm.timeIntervalSinceReferenceDate))")
        Text(accent == .blue ? "blue" : "not blue")
      }
      .disabled(isLocked)
    }
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test func aSliderTakesTheNearestValue() throws {
    let host = ViewHost(Settings())
    try host.inspect().find(label: "Volume").setValue(5.1)
    _ = try host.inspect().find(text: "volume 6")
    try host.inspect().find(label: "Volume").setValue(50)
    _ = try host.inspect().find(text: "volume 10")
  }

  @Test func aDateIsChosen() throws {
    let host = ViewHost(Settings())
    try host.inspect().find(label: "Birthday").choose(date(-5_000))
    _ = try host.inspect().find(text: "birthday -5000")
    try host.inspect().find(label: "Alarm").choose(date(60))
    _ = try host.inspect().find(text: "alarm 60")
  }

  @Test func aDateOutsideOfTheRangeIsNotChosen() throws {
    let host = ViewHost(Settings())
    // A picker without a time compares days: this is the day of the last date.
    try host.inspect().find(label: "Birthday").choose(date(80_000))
    _ = try host.inspect().find(text: "birthday 80000")
    #expect(throws: (any Error).self) { try host.inspect().find(label: "Birthday").choose(date(90_000)) }
    do {
      try host.inspect().find(label: "Alarm").choose(date(-1))
      Issue.record("a date before the range was chosen")
    } catch {
      #expect("\(error)".contains(#"option "2000-12-31T23:59:59Z" is disabled"#), "\(error)")
    }
    _ = try host.inspect().find(text: "birthday 80000")
    _ = try host.inspect().find(text: "alarm 0")
  }

  @Test func aColorIsChosen() throws {
    let host = ViewHost(Settings())
    try host.inspect().find(label: "Accent").choose(.blue)
    _ = try host.inspect().find(text: "blue")
  }

  @Test func disabledControlsKeepTheirValues() throws {
    let host = ViewHost(Settings(isLocked: true))
    let screen = try host.inspect()
    let attempts: [() throws -> Void] = [
      { try screen.find(label: "Volume").setValue(5) }, { try screen.find(label: "Birthday").choose(self.date(0)) },
      { try screen.find(label: "Accent").choose(.blue) },
    ]
    for attempt in attempts {
      do {
        try attempt()
        Issue.record("a disabled control was used")
      } catch {
        #expect("\(error)".contains("disabled"), "\(error)")
      }
    }
  }

  @Test func otherElementsHaveNoValues() throws {
    let host = ViewHost(Text("Text"))
    #expect(throws: (any Error).self) { try host.inspect().find(text: "Text").setValue(1) }
    #expect(throws: (any Error).self) { try host.inspect().find(text: "Text").choose(date(0)) }
    #expect(throws: (any Error).self) { try host.inspect().find(text: "Text").choose(Color.red) }
  }

  @Test func attributesAreInTheTextFormOfTheDrawing() throws {
    func text(_ view: some View) throws -> String {
      try view.displayList(in: RenderContext(width: 200, height: 80)).description
    }
    let title = Text("Title")
    let forms = [
      try text(title), try text(title.font(.headline)), try text(title.foregroundStyle(.red)),
      try text(title.padding(.leading, 3)), try text(title.frame(maxWidth: .infinity, alignment: .trailing)),
      try text(
        HStack(spacing: 7) {
          title; title
        }),
      try text(
        HStack(spacing: 8) {
          title; title
        }),
    ]
    #expect(Set(forms).count == forms.count)
    #expect(forms[2].contains("Title"))
  }

  struct Row: View {
    let title: String
    let onDelete: () -> Void

    var body: some View {
      HStack {
        Text(title)
        Button("Delete", action: onDelete)
      }
    }
  }

  struct Rows: View {
    @State var titles = ["Milk", "Tea", "Salt"]

    var body: some View {
      VStack { ForEach(titles, id: \.self) { title in Row(title: title) { titles.removeAll { $0 == title } } } }
    }
  }

  @Test func aRowIsFoundByATextInIt() throws {
    let host = ViewHost(Rows())
    try host.inspect().find(Row.self, containing: "Tea").find(button: "Delete").tap()
    #expect(try host.inspect().findAll(Row.self).compactMap(\.texts.first) == ["Milk", "Salt"])
    do {
      _ = try host.inspect().find(Row.self, containing: "Tea")
      Issue.record("a row that is gone was found")
    } catch {
      #expect("\(error)".contains(#"Row with the text "Tea""#) && "\(error)".contains("Salt"), "\(error)")
    }
  }

  @Test func theInnermostOfNestedViewsIsFound() throws {
    struct Box<Content: View>: View {
      let name: String
      let content: Content

      var body: some View { VStack { content }.accessibilityIdentifier(name) }
    }
    let boxes = Box(name: "outer", content: Box(name: "inner", content: Text("x")))
    let found = try ViewHost(boxes).inspect().find(Box<Text>.self, containing: "x")
    #expect(found.findAll { $0.accessibility.identifier != nil }.map(\.accessibility.identifier) == ["inner"])
  }
}

import Testing
import SnapshotUI

/// What VoiceOver reads besides names: values, headings, and what comes first.
@Suite struct ReadingTests {
  private func elements(_ view: some View) throws -> [String] {
    try view.rendered(in: Device.iPhoneSE3.context()).accessibilityText.split(separator: "\n").map {
      String($0[..<($0.lastIndex(of: "(") ?? $0.endIndex)]).trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("The bar above a screen comes first, the bars below it last") func bars() throws {
    let screen = TabView {
      NavigationStack {
        List {
          Text("First row")
          Text("Second row")
        }
        .navigationTitle("Mail").searchable(text: .constant(""))
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
          ToolbarItem(placement: .topBarLeading) { Button("Back") {} }
          ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
        }
      }
      .tabItem { Text("Inbox") }
      Text("Nothing").tabItem { Text("Sent") }
    }
    #expect(
      try elements(screen) == [
        #"[button] "Back""#, #"[button] "Edit""#, #"[staticText, header] "Mail""#,
        #"[searchField, textEntry] "Search" = """#, #"[staticText] "First row""#, #"[staticText] "Second row""#,
        #"[button] "Archive""#, #"[button, selected] "Inbox""#, #"[button] "Sent""#,
      ])
  }

  @Test("The header of a section in a list is a heading") func sectionHeaders() throws {
    let list = List {
      Section("Plain") { Text("a") }
      Section {
        Text("b")
      } header: {
        HStack {
          Label("Custom", systemImage: "star")
          Button("All") {}
        }
      } footer: {
        Text("Note")
      }
    }
    #expect(
      try elements(list) == [
        #"[staticText, header] "PLAIN""#, #"[staticText] "a""#, #"[staticText, header] "CUSTOM""#, #"[button] "ALL""#,
        #"[staticText] "b""#, #"[staticText] "Note""#,
      ])
    #expect(
      try elements(Form { Section("Plain") { Text("a") } }.disabled(true)) == [
        #"[staticText, header] "PLAIN""#, #"[staticText] "a""#,
      ])
    let unmarked = List {
      Section {
        Text("a")
      } header: {
        Text("Plain").accessibilityRemoveTraits(.isHeader)
      }
    }
    #expect(try elements(unmarked).first == #"[staticText] "PLAIN""#)
  }

  @Test(arguments: [
    (0.4, "40%"), (0.0, "0%"), (1.0, "100%"), (1.0 / 3, "33%"), (0.005, "1%"), (7.0, "100%"), (-1.0, "0%"),
  ])
  func progressIsRead(value: Double, text: String) throws {
    #expect(try elements(ProgressView(value: value)) == [#"[updatesFrequently] "Progress" = "\#(text)""#])
    #expect(try elements(ProgressView("Copying", value: value)) == [#"[updatesFrequently] "Copying" = "\#(text)""#])
  }

  @Test func progressOfUnknownLengthIsRead() throws {
    #expect(try elements(ProgressView()) == [#"[updatesFrequently] "In progress""#])
    #expect(try elements(ProgressView("Loading")) == [#"[updatesFrequently] "Loading" = "In progress""#])
    #expect(try elements(ProgressView(value: Double?.none)) == [#"[updatesFrequently] "In progress""#])
    #expect(
      try elements(ProgressView(value: 0.4).accessibilityLabel("Upload").accessibilityValue("2 of 5")) == [
        #"[updatesFrequently] "Upload" = "2 of 5""#
      ])
  }

  @Test func valuesAreRead() throws {
    #expect(try elements(Slider(value: .constant(2.0), in: 0...8)) == [#"[adjustable] = "25%""#])
    #expect(try elements(Stepper("Guests", value: .constant(2.0))) == [#"[adjustable] "Guests" = "2""#])
    #expect(try elements(Stepper("Guests", value: .constant(2))) == [#"[adjustable] "Guests" = "2""#])
    #expect(try elements(Gauge(value: 0.4) { Text("Load") }) == [#"[] "Load" = "40%""#])
    #expect(
      try elements(
        Gauge(value: 0.4) {
          Text("Load")
        } currentValueLabel: {
          Text("medium")
        }) == [#"[] "Load" = "medium""#])
    let day = DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
    #expect(try elements(day) == [#"[button] "Day" = "Jan 1, 1970""#])
  }

  @Test("A row of an inline picker says that it is selected") func inlineRows() throws {
    let picker = Picker("Colour", selection: .constant("Red")) { ForEach(["Red", "Blue"], id: \.self) { Text($0) } }
    #expect(
      try elements(Form { picker.pickerStyle(.inline) }) == [#"[button, selected] "Red""#, #"[button] "Blue""#])
  }

  @Test func disabledControlsAreDimmed() throws {
    let controls = VStack {
      TextField("Name", text: .constant(""))
      Slider(value: .constant(0.5)) { Text("Volume") }
      Stepper("Guests", value: .constant(2))
      Toggle("Sound", isOn: .constant(true))
      Picker("Colour", selection: .constant(1)) { Text("Red").tag(1) }
      DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)))
      Menu("Sort") { Button("By name") {} }
      NavigationLink("More") { Text("Details") }
      Text("Note")
    }
    let dimmed = try controls.disabled(true).rendered(in: Device.iPhoneSE3.context()).accessibilityElements
    #expect(dimmed.map(\.isEnabled) == [false, false, false, false, false, false, false, false, true])
  }
}

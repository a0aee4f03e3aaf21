import Foundation
import SnapshotUI

/// A control with a binding, how a test uses it, and the values that it goes through.
struct ControlExample<Value: Equatable & Sendable>: Sendable {
  let name: String
  let values: [Value]
  let control: @Sendable (Binding<Value>) -> AnyView
  /// Brings the value from one to another as a person would; `nil` where there is no such way.
  var use: (@Sendable (InspectedView, _ new: Value) throws -> Void)?

  func next(after value: Value) -> Value {
    let index = values.firstIndex(of: value) ?? 0
    return values[(index + 1) % values.count]
  }
}

struct ExampleItem: Identifiable, Equatable, Sendable {
  var id = 1
  var title: String
}

/// Every control that has a binding.
enum ControlExamples {
  static let switches: [ControlExample<Bool>] = [
    ControlExample(
      name: "Toggle", values: [false, true], control: { AnyView(Toggle("Sound", isOn: $0)) },
      use: { screen, _ in try screen.find(Toggle<Text>.self).tap() }),
    ControlExample(
      name: "Toggle without its label", values: [false, true],
      control: { AnyView(Toggle("Sound", isOn: $0).labelsHidden()) },
      use: { screen, _ in try screen.find(Toggle<Text>.self).tap() }),
    ControlExample(
      name: "Toggle with an icon in a Form", values: [true, false],
      control: { isOn in AnyView(Form { Toggle("Sound", systemImage: "star", isOn: isOn) }.frame(height: 120)) }),
    ControlExample(
      name: "DisclosureGroup", values: [false, true],
      control: { AnyView(DisclosureGroup("More", isExpanded: $0) { Text("Details") }) },
      use: { screen, _ in try screen.find(text: "More").tap() }),
    ControlExample(
      name: "sheet(isPresented:)", values: [false, true],
      control: { AnyView(Text("Below").sheet(isPresented: $0) { Text("Above") }) },
      use: { screen, isShown in if !isShown { try screen.sheet().dismiss() } }),
  ]

  static let texts: [ControlExample<String>] = [
    ControlExample(
      name: "TextField", values: ["", "Ada", "Grace"], control: { AnyView(TextField("Name", text: $0)) },
      use: { try $0.find(TextField<Text>.self).type($1) }),
    ControlExample(
      name: "TextField with a border", values: ["a", "", "abc"],
      control: { AnyView(TextField("Name", text: $0, prompt: Text("Your name")).textFieldStyle(.roundedBorder)) },
      use: { try $0.find(TextField<Text>.self).type($1) }),
    ControlExample(
      name: "SecureField", values: ["", "secret", "open sesame"],
      control: { AnyView(SecureField("Password", text: $0)) },
      use: { try $0.find(SecureField<Text>.self).type($1) }),
    ControlExample(
      name: "TextEditor", values: ["one", "one\ntwo", ""],
      control: { AnyView(TextEditor(text: $0).frame(height: 90)) }, use: { try $0.find(TextEditor.self).type($1) }),
    ControlExample(
      name: "searchable", values: ["", "pear"],
      control: { text in
        AnyView(NavigationStack { Text("Fruit").navigationTitle("All").searchable(text: text) }.frame(height: 300))
      }, use: { try $0.find(TextField<Text>.self).type($1) }),
    ControlExample(
      name: "Picker, menu", values: ["Red", "Green", "Blue"], control: { picker($0, .menu) }),
    ControlExample(
      name: "Picker, segmented", values: ["Red", "Green", "Blue"], control: { picker($0, .segmented) },
      use: { try $0.find(text: $1).tap() }),
    ControlExample(
      name: "Picker, inline", values: ["Red", "Green", "Blue"],
      control: { selection in AnyView(VStack { picker(selection, .inline) }) }, use: { try $0.find(text: $1).tap() }),
    ControlExample(
      name: "Picker, navigationLink in a Form", values: ["Red", "Green", "Blue"],
      control: { selection in AnyView(Form { picker(selection, .navigationLink) }.frame(height: 120)) }),
    ControlExample(
      name: "TabView", values: ["Red", "Green"],
      control: { selection in
        AnyView(
          TabView(selection: selection) {
            Text("The first").tabItem { Text("Red") }.tag("Red")
            Text("The second").tabItem { Text("Green") }.tag("Green")
          }
          .frame(height: 200))
      }, use: { try $0.find(text: $1).tap() }),
    ControlExample(
      name: "TabView, pages", values: ["Red", "Green"],
      control: { selection in
        AnyView(
          TabView(selection: selection) {
            Text("The first").tag("Red")
            Text("The second").tag("Green")
          }
          .tabViewStyle(.page).frame(height: 200))
      }),
  ]

  static let numbers: [ControlExample<Double>] = [
    ControlExample(name: "Slider", values: [0, 0.25, 1], control: { AnyView(Slider(value: $0)) }),
    ControlExample(
      name: "Slider with labels", values: [2, 4, 10],
      control: { value in
        AnyView(
          Slider(value: value, in: 0...10, step: 1) {
            Text("Volume")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("10")
          })
      }),
    ControlExample(
      name: "Stepper", values: [1, 2, 3], control: { AnyView(Stepper("Guests", value: $0)) },
      use: { screen, value in if value > 1 { try screen.find(label: "Increment").tap() } }),
    ControlExample(
      name: "Stepper with bounds", values: [1, 2, 3], control: { AnyView(Stepper("Guests", value: $0, in: 1...3)) },
      use: { screen, value in if value > 1 { try screen.find(label: "Increment").tap() } }),
    ControlExample(
      name: "TextField of a number", values: [1, 2.5, 1_000],
      control: { AnyView(TextField("Price", value: $0, format: .number)) },
      use: { try $0.find(TextField<Text>.self).type("\($1)") }),
  ]

  static let days: [ControlExample<Date>] = [
    ControlExample(
      name: "DatePicker",
      values: [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1_790_000_000)],
      control: { AnyView(DatePicker("Day", selection: $0)) }),
    ControlExample(
      name: "DatePicker without its label",
      values: [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1_790_000_000)],
      control: { AnyView(DatePicker("Day", selection: $0, displayedComponents: .date).labelsHidden()) }),
  ]

  static let items: [ControlExample<ExampleItem?>] = [
    ControlExample(
      name: "sheet(item:)",
      values: [nil, ExampleItem(title: "First"), ExampleItem(title: "Second"), ExampleItem(id: 2, title: "Third")],
      control: { item in AnyView(Text("Below").sheet(item: item) { ItemDetails(title: $0.title) }) },
      use: { screen, item in if item == nil { try screen.sheet().dismiss() } })
  ]

  private static func picker(_ selection: Binding<String>, _ style: PickerLook) -> AnyView {
    AnyView(
      Picker("Colour", selection: selection) {
        ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
      }
      .pickerStyle(style))
  }
}

/// A body of the user's own, which depends on its value alone.
private struct ItemDetails: View {
  let title: String

  var body: some View { Text(title) }
}

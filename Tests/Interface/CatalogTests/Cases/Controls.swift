import Foundation
import SnapshotUI

extension CatalogPage {
  static var controls: CatalogPage {
    CatalogPage("controls") {
      CatalogCase("Button") { Button("Save") {} }
      CatalogCase("Button", "destructive") { Button("Delete", role: .destructive) {} }
      CatalogCase("buttonStyle") {
        VStack {
          Button("Plain") {}.buttonStyle(.plain)
          Button("Bordered") {}.buttonStyle(.bordered)
        }
      }
      CatalogCase("DefaultButtonStyle") { Button("Default") {}.buttonStyle(DefaultButtonStyle()) }
      CatalogCase("BorderlessButtonStyle") { Button("Borderless") {}.buttonStyle(BorderlessButtonStyle()) }
      CatalogCase("PlainButtonStyle") { Button("Plain") {}.buttonStyle(PlainButtonStyle()) }
      CatalogCase("BorderedButtonStyle") { Button("Bordered") {}.buttonStyle(BorderedButtonStyle()) }
      CatalogCase("BorderedProminentButtonStyle") {
        Button("Prominent") {}.buttonStyle(BorderedProminentButtonStyle())
      }
      CatalogCase("buttonStyle", "own") { Button("Own") {}.buttonStyle(Outlined()) }
      CatalogCase("highlighted") { Button("Pressed") {}.buttonStyle(.bordered).highlighted() }
      CatalogCase("buttonBorderShape") {
        Button("Capsule") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
      }
      CatalogCase("controlSize") {
        VStack {
          Button("Small") {}.controlSize(.small)
          Button("Large") {}.controlSize(.large)
        }
        .buttonStyle(.bordered)
      }
      CatalogCase("Toggle") {
        VStack {
          Toggle("On", isOn: .constant(true))
          Toggle("Off", isOn: .constant(false))
        }
      }
      CatalogCase("labelsHidden") { Toggle("Not to be seen", isOn: .constant(true)).labelsHidden() }
      CatalogCase("Slider") { Slider(value: .constant(0.3)) }
      CatalogCase("Slider", "bounds") {
        Slider(value: .constant(8.0), in: 0...10, label: { Text("Size") }, minimumValueLabel: { Text("0") }) {
          Text("10")
        }
      }
      CatalogCase("Stepper", size: wide) { Stepper("Guests", value: .constant(2), in: 0...9) }
      CatalogCase("Gauge") {
        Gauge(value: 0.4) {
          Text("Load")
        } currentValueLabel: {
          Text("40 %")
        }
      }
      CatalogCase("gaugeStyle") { Gauge(value: 0.7) { Text("Load") }.gaugeStyle(.accessoryCircularCapacity) }
      CatalogCase("gaugeStyle", "mark") { Gauge(value: 0.7) { Text("Load") }.gaugeStyle(.accessoryLinear) }
      CatalogCase("ProgressView") {
        VStack {
          ProgressView()
          ProgressView("Loading", value: 0.4)
        }
      }
      CatalogCase("Label") { Label("Favourites", systemImage: "star") }
      CatalogCase("labelStyle") { Label("Own", systemImage: "star").labelStyle(Reversed()) }
      CatalogCase("TitleOnlyLabelStyle") { Label("Title", systemImage: "star").labelStyle(TitleOnlyLabelStyle()) }
      CatalogCase("IconOnlyLabelStyle") { Label("Icon", systemImage: "star").labelStyle(IconOnlyLabelStyle()) }
      CatalogCase("TitleAndIconLabelStyle") {
        Label("Both", systemImage: "star").labelStyle(TitleAndIconLabelStyle())
      }
      CatalogCase("Link") { Link("Terms", destination: URL(fileURLWithPath: "/terms")) }
      CatalogCase("ShareLink") { ShareLink(item: URL(fileURLWithPath: "/report.pdf")) }
      CatalogCase("Menu") { Menu("More") { Button("Copy") {} } }
    }
  }

  static var forms: CatalogPage {
    CatalogPage("forms") {
      CatalogCase("Menu", "prominent") { Menu("More") { Button("Copy") {} }.buttonStyle(.borderedProminent) }
      CatalogCase("TextField", "trailing") {
        TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder).multilineTextAlignment(.trailing)
      }
      CatalogCase("TextField") {
        VStack {
          TextField("Name", text: .constant(""))
          TextField("Name", text: .constant("Ada"))
        }
      }
      CatalogCase("textFieldStyle") { TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder) }
      CatalogCase("SecureField") { SecureField("Password", text: .constant("secret")) }
      CatalogCase("TextEditor") { TextEditor(text: .constant("Several lines of text\nto be edited")).border(.gray) }
      CatalogCase("Picker") { picker }
      CatalogCase("pickerStyle", "segmented", size: wide) { picker.pickerStyle(.segmented) }
      CatalogCase("pickerStyle", "inline", size: tall) { List { picker.pickerStyle(.inline) } }
      CatalogCase("DatePicker", size: CGSize(width: 220, height: 60)) {
        DatePicker(
          "Day", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)), displayedComponents: .date)
      }
      CatalogCase("LabeledContent", size: wide) { LabeledContent("Version", value: "1.4") }
      CatalogCase("GroupBox") { GroupBox("Title") { Text("Content") } }
      CatalogCase("DisclosureGroup", size: wide) {
        DisclosureGroup("Details", isExpanded: .constant(true)) { Text("What there is to say") }
      }
      CatalogCase("ContentUnavailableView", size: CGSize(width: 200, height: 220)) {
        ContentUnavailableView("No mail", systemImage: "envelope", description: Text("New mail appears here."))
      }
      CatalogCase("Form", size: tall) {
        Form {
          Toggle("Sounds", isOn: .constant(true))
          LabeledContent("Version", value: "1.4")
        }
      }
      CatalogCase("List", size: tall) {
        List {
          Text("One")
          NavigationLink("Two") { EmptyView() }
        }
      }
      CatalogCase("List", "empty", size: tall) { List { Section("Nothing yet") {} } }
      CatalogCase("NavigationLink", "bordered") { NavigationLink("Next") { EmptyView() }.buttonStyle(.bordered) }
      CatalogCase("NavigationLink") { NavigationLink("Next") { EmptyView() } }
      CatalogCase("Section", size: tall) {
        List {
          Section {
            Text("Row")
          } header: {
            Text("Header")
          } footer: {
            Text("Footer")
          }
        }
      }
      CatalogCase("listStyle", size: tall) { rows.listStyle(.plain) }
      CatalogCase("listStyle", "grouped", size: tall) { rows.listStyle(.grouped) }
      CatalogCase("listRowInsets", size: tall) {
        List {
          Text("Usual")
          Text("Indented").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
        }
      }
      CatalogCase("listRowBackground", size: tall) {
        List {
          Text("Usual")
          Text("Yellow").listRowBackground(Color.yellow)
        }
      }
      CatalogCase("listRowSeparator", size: tall) {
        List {
          Text("Nothing below").listRowSeparator(.hidden)
          Text("One")
          Text("Two")
        }
      }
      CatalogCase("scrollContentBackground", size: tall) {
        rows.scrollContentBackground(.hidden).background(Color.orange)
      }
      CatalogCase("badge", size: tall) {
        List {
          Text("Inbox").badge(3)
          Text("Drafts").badge("new")
        }
      }
    }
  }

  static let wide = CGSize(width: 200, height: 60)
  static let tall = CGSize(width: 200, height: 180)

  private static var picker: some View {
    Picker("Size", selection: .constant(2)) {
      Text("S").tag(1)
      Text("M").tag(2)
      Text("L").tag(3)
    }
  }

  private static var rows: some View {
    List {
      Text("One")
      Text("Two")
    }
  }
}

private struct Outlined: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(6).border(.green, width: 2) }
}

private struct Reversed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

import Foundation
import Testing
import SnapshotUI

/// String literals in views are keys, with the placeholders that SwiftUI derives.
@Suite struct LocalizedStringKeyTests {
  @Test func numbersAreFormattedInTheLocale() throws {
    let view = Text("\(12_345) of \(1.5, specifier: "%.2f")")
    #expect(try shown(view) == "12,345 of 1.50")
    #expect(try shown(view, in: "de_DE") == "12.345 of 1,50")
  }

  @Test func stringsAreUnchanged() throws {
    let year = "\(2024)"
    #expect(try shown(Text(year)) == "2024")
    #expect(try shown(Text(verbatim: "\(2024)")) == "2024")
    #expect(try shown(Text("\(2024)")) == "2,024")
  }

  @Test(arguments: [
    (Text("\(7, specifier: "%03d")"), "007"), (Text("\(255, specifier: "%x")"), "ff"),
    (Text("\(255, specifier: "%X")"), "FF"), (Text("\(-7, specifier: "%04d")"), "-007"),
    (Text("\(7, specifier: "%4d")"), "   7"), (Text("\(7, specifier: "%+d")"), "+7"),
    (Text("\(2.5)"), "2.500000"), (Text("\(UInt8(200)) \(Int64(-3)) \(Float(0.5))"), "200 -3 0.500000"),
    (Text("\(50)%"), "50%"), (Text("100%"), "100%"), (Text("100 % %d"), "100 % %d"),
    (Text("\(1234.5, specifier: "%.1f")"), "1,234.5"), (Text("\(3.7, specifier: "%.0f")"), "4"),
  ])
  func specifiers(_ view: Text, _ expected: String) throws { #expect(try shown(view) == expected) }

  /// A value in a string is part of the same run of glyphs, which kerning and contextual forms need.
  @Test func interpolatedValuesAreShapedWithTheSurroundingText() throws {
    let lists = try [Text("\(2) ×"), Text(verbatim: "2 ×"), Text("2") + Text(" ×").bold()].map {
      try $0.rendered(in: RenderContext()).displayList
    }
    #expect(lists[0] == lists[1])
    #expect(lists[0] != lists[2])
  }

  @Test func valuesOfOtherTypes() throws {
    let price = Decimal(9.5)
    #expect(try shown(Text("Total: \(price, format: .currency(code: "EUR"))")) == "Total: €9.50")
    #expect(try shown(Text("\(Text("Bold").bold()) and \("plain")")) == "Bold and plain")
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    #expect(try shown(Text("\(NSNumber(value: 12), formatter: formatter) monkeys")) == "twelve monkeys")
    #expect(try shown(Text(NSNumber(value: 3), formatter: formatter)) == "three")
  }

  @Test func everyTitleIsAKey() throws {
    let fixture = try ResourceFixture().write("de.lproj/Localizable.strings", #""Save" = "Sichern"; "Name"="Vorname";"#)
    let isOn = Binding.constant(true)
    let views: [any View] = [
      Button("Save") {}, Toggle("Save", isOn: isOn), Label("Save", systemImage: "star"), Text("Save"),
      Link("Save", destination: URL(fileURLWithPath: "/")), LabeledContent("Save") { Text(verbatim: "") },
      GroupBox("Save") { EmptyView() }, Section("Save") { EmptyView() }, Menu("Save") {},
      NavigationLink("Save") { EmptyView() }, Button(LocalizedStringResource("Save")) {},
    ]
    for view in views {
      let texts = try AnyView(view).inspect(in: fixture.context("de_DE")).texts
      #expect(texts.contains("Sichern"), "\(type(of: view)): \(texts)")
    }
    let field = TextField("Name", text: .constant("")).accessibilityHint("Save")
    let accessibility = try field.rendered(in: fixture.context("de")).accessibilityText
    #expect(accessibility.contains("Vorname") && accessibility.contains("Sichern"))
    let stack = NavigationStack { Text(verbatim: "x").navigationTitle("Save") }
    #expect(try fixture.text(of: stack, in: "de").contains("Sichern"))
  }

  @Test func stringVariablesAreNotKeys() throws {
    let fixture = try ResourceFixture().write("de.lproj/Localizable.strings", #""Save" = "Sichern";"#)
    let title = "Save"
    #expect(try fixture.text(of: Text(title), in: "de") == "Save")
    #expect(try fixture.text(of: Text(LocalizedStringKey(title)), in: "de") == "Sichern")
  }

  @Test func inflectedNounsAgreeWithTheirNumber() throws {
    #expect(try shown(Text("^[\(1) apple](inflect: true)")) == "1 apple")
    #expect(try shown(Text("^[\(3) apple](inflect: true)")) == "3 apples")
    #expect(try shown(Text("^[\(2) person](inflect: true) left")) == "2 people left")
  }
}

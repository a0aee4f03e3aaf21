import Foundation
import Testing
import SnapshotUI

/// Views find translations in the strings tables of their bundle.
@Suite struct StringsTableTests {
  @Test(arguments: [
    String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian,
  ])
  func encodings(_ encoding: String.Encoding) throws {
    let source = "/* Größe */ \"size\" = \"Größe \\\"M\\\"\\n\\U00e4\"; // the end\nplain = value;"
    let data = try #require(source.data(using: encoding))
    let fixture = try ResourceFixture().write("de.lproj/Localizable.strings", data)
    #expect(try fixture.text(of: Text("size"), in: "de") == "Größe \"M\"\nä")
    #expect(try fixture.text(of: Text("plain"), in: "de") == "value")
  }

  @Test func propertyLists() throws {
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(fromPropertyList: ["a": "Ä"], format: format, options: 0)
      let fixture = try ResourceFixture().write("de.lproj/Localizable.strings", data)
      #expect(try fixture.text(of: Text("a"), in: "de") == "Ä")
    }
  }

  @Test func tablesAndBundles() throws {
    let fixture = try ResourceFixture().write("de.lproj/Settings.strings", #""On" = "Ein";"#)
    #expect(try fixture.text(of: Text("On", tableName: "Settings", comment: "a switch"), in: "de") == "Ein")
    #expect(try fixture.text(of: Text("On"), in: "de") == "On")
    let other = try ResourceFixture().write("de.lproj/Localizable.strings", #""On" = "An";"#)
    #expect(try fixture.text(of: Text("On", bundle: other.bundle), in: "de") == "An")
    #expect(try fixture.text(of: Text("On").mainBundle(other.bundle), in: "de") == "An")
    #expect(try fixture.text(of: Text("On", tableName: "Setings"), in: "de") == "On")
    let missing = try fixture.missing(in: Text("On", tableName: "Setings"), "de")
    #expect(missing.first?.contains(#"no strings table "Setings"; the bundle has "Settings""#) == true)
  }

  @Test(arguments: [
    ("zh_Hant_TW", "hant"), ("zh_TW", "hant"), ("zh_CN", "hans"), ("zh", "hans"), ("pt_BR", "pt-BR"), ("pt_AO", "pt"),
    ("es_MX", "es-419"), ("es_ES", "es"), ("en_AU", "en-GB"), ("en_US", "en"), ("nb_NO", "no"), ("sr_RS", "en"),
    ("de-AT", "de"), ("de_DE@calendar=gregorian", "de"),
  ])
  func languages(_ locale: String, _ expected: String) throws {
    let fixture = try ResourceFixture()
    let folders = ["en", "en-GB", "de", "es", "es-419", "pt", "pt-BR", "no"].map { ($0, $0) }
    for (folder, value) in folders + [("zh-Hant", "hant"), ("zh-Hans", "hans")] {
      try fixture.write("\(folder).lproj/Localizable.strings", "\"language\" = \"\(value)\";")
    }
    #expect(try fixture.text(of: Text("language"), in: locale) == expected)
  }

  @Test func aMissingTranslationIsADiagnostic() throws {
    let fixture = try ResourceFixture().write("en.lproj/Localizable.strings", #""title" = "Title";"#)
      .write("de.lproj/Localizable.strings", #""other" = "Anderes";"#)
    #expect(try fixture.text(of: Text("title"), in: "de_DE") == "Title")
    #expect(
      try fixture.missing(in: Text("title"), "de_DE") == [
        #""title" has no translation for de; it shows the text for en; add it to de.lproj/Localizable.strings"#
      ])
    #expect(try fixture.missing(in: Text("title"), "en_US") == [])
    #expect(try fixture.missing(in: Text("\(3) · \(4)"), "de") == [])
    #expect(try fixture.missing(in: Text("title"), "fr").first?.contains("add fr.lproj/Localizable.strings") == true)
    #expect(try shown(Text("title"), in: "de") == "title")
  }

  @Test func damagedFilesAreNamed() throws {
    let fixture = try ResourceFixture().write("de.lproj/Localizable.strings", "\"a\" = \"b\";\n\"c\" = ;\n")
    let error = #expect(throws: ViewError.self) { try fixture.text(of: Text("a"), in: "de") }
    let message = error?.reason.description ?? ""
    #expect(message.contains("de.lproj/Localizable.strings: line 2: expected a string in quotation marks"))
    let catalog = try ResourceFixture().write("Localizable.xcstrings", "{ \"strings\": ")
    #expect(throws: ViewError.self) { try catalog.text(of: Button("a") {}, in: "de") }
    let cut = try ResourceFixture().write("de.lproj/Localizable.stringsdict", "<plist><dict>")
    #expect(throws: ViewError.self) { try cut.text(of: Text("a"), in: "de") }
  }

  @Test func stringsdict() throws {
    let fixture = try ResourceFixture().write(
      "en.lproj/Localizable.stringsdict",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld files in %lld folders</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string><key>zero</key><string>nothing</string>
      <key>one</key><string>one file</string><key>other</key><string>%lld files</string></dict>
      <key>folders</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld folder</string><key>other</key><string>%lld folders</string></dict>
      </dict></dict></plist>
      """)
    func text(_ files: Int, _ folders: Int) throws -> String {
      try fixture.text(of: Text("\(files) files in \(folders) folders"))
    }
    #expect(try text(0, 1) == "nothing in 1 folder")
    #expect(try text(1, 2) == "one file in 2 folders")
    #expect(try text(1200, 3) == "1,200 files in 3 folders")
  }

  @Test func stringsInCode() throws {
    struct Greeting: View {
      let count: Int
      var body: some View {
        Text(String(localized: "hello \(count)"))
        Text(verbatim: String(localized: "farewell", defaultValue: "Bye, \("Ada")"))
        Text(LocalizedStringResource("thanks", defaultValue: "Thank you"))
      }
    }
    let fixture = try ResourceFixture().write(
      "de.lproj/Localizable.strings", #""hello %lld" = "Hallo %lld"; "thanks" = "Danke";"#)
    #expect(try fixture.text(of: Greeting(count: 1000), in: "de_DE") == "Hallo 1.000|Bye, Ada|Danke")
    #expect(try fixture.text(of: Greeting(count: 1000)) == "hello 1,000|Bye, Ada|Thank you")
  }
}

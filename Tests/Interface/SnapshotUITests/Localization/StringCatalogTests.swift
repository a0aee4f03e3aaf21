import Foundation
import Testing
import SnapshotUI

/// Views find translations in string catalogs.
@Suite struct StringCatalogTests {
  private static let catalog = """
    { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
      "Welcome" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : "**Willkommen**" } },
        "fr" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
      "Later" : { "extractionState" : "stale" },
      "Swift" : { "shouldTranslate" : false },
      "Tap" : { "localizations" : { "de" : { "variations" : { "device" : {
        "ipad" : { "stringUnit" : { "state" : "translated", "value" : "Tippe auf dem iPad" } },
        "other" : { "stringUnit" : { "state" : "needs_review", "value" : "Tippe" } } } } } } },
      "%@ sent %lld photos" : { "localizations" : {
        "de" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Foto von %@" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%2$lld Fotos von %1$@" } } } } } } },
      "%lld birds in %lld trees" : { "localizations" : { "en" : {
        "stringUnit" : { "state" : "translated", "value" : "%#@birds@ in %#@trees@" },
        "substitutions" : {
          "birds" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg bird" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg birds" } } } } },
          "trees" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "a tree" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg trees" } } } } } } } } } } }
    """

  private func fixture() throws -> ResourceFixture {
    try ResourceFixture().write("Localizable.xcstrings", Self.catalog)
  }

  @Test func translations() throws {
    let fixture = try fixture()
    #expect(try fixture.text(of: Text("Welcome"), in: "de_CH") == "Willkommen")
    #expect(try fixture.text(of: Text("Welcome"), in: "en_US") == "Welcome")
    #expect(try fixture.text(of: Text("Welcome"), in: "fr_FR") == "Welcome")
    #expect(try fixture.text(of: Text("Tap"), in: "de") == "Tippe")
    var tablet = fixture.context("de")
    (tablet.horizontalSizeClass, tablet.verticalSizeClass) = (.regular, .regular)
    #expect(try Text("Tap").inspect(in: tablet).texts == ["Tippe auf dem iPad"])
  }

  @Test func substitutions() throws {
    let fixture = try fixture()
    #expect(try fixture.text(of: Text("\("Ada") sent \(2) photos"), in: "de") == "2 Fotos von Ada")
    #expect(try fixture.text(of: Text("\(1) birds in \(3) trees")) == "1 bird in 3 trees")
    #expect(try fixture.text(of: Text("\(2) birds in \(1) trees")) == "2 birds in a tree")
  }

  @Test func diagnostics() throws {
    let fixture = try fixture()
    #expect(
      try fixture.missing(in: Text("Welcome"), "fr_FR") == [
        #""Welcome" has no translation for fr; it shows the key; translate it in Localizable.xcstrings"#
      ])
    #expect(
      try fixture.missing(in: Text("Welcom"), "de") == [
        #""Welcom" has no translation for de; it shows the key; add it in Localizable.xcstrings"#
      ])
    #expect(try fixture.missing(in: Text("Later"), "en") == [])
    #expect(try fixture.missing(in: Text("Swift"), "de") == [])
    #expect(try fixture.missing(in: Text("Welcome"), "en_XA") == [])
    #expect(try fixture.missing(in: Button("Nowhere") {}, "de").count == 1)
  }

  /// The sample numbers of CLDR's chart of plural rules.
  @Test(arguments: [
    ("en", "one", [1]), ("en", "other", [0, 2, 16, 100]), ("ru", "one", [1, 21, 31, 101]),
    ("ru", "few", [2, 3, 4, 22, 102]), ("ru", "many", [0, 5, 11, 12, 14, 19, 100, 111]),
    ("pl", "one", [1]), ("pl", "few", [2, 4, 22, 24]), ("pl", "many", [0, 5, 12, 21, 112]),
    ("ar", "zero", [0]), ("ar", "one", [1]), ("ar", "two", [2]), ("ar", "few", [3, 10, 103, 110]),
    ("ar", "many", [11, 26, 99, 111]), ("ar", "other", [100, 102, 200, 202]), ("cs", "few", [2, 3, 4]),
    ("cs", "other", [0, 5, 100]), ("sl", "one", [1, 101]), ("sl", "two", [2, 102]), ("sl", "few", [3, 4, 103]),
    ("lt", "one", [1, 21, 101]), ("lt", "few", [2, 9, 22]), ("lt", "other", [0, 10, 11, 19, 30]),
    ("lv", "zero", [10, 11, 20, 100]), ("lv", "one", [1, 21]), ("ro", "few", [2, 19, 101, 119]),
    ("ro", "other", [20, 100]), ("fr", "one", [1]), ("fr", "other", [2, 17, 100]), ("fr", "many", [1_000_000]),
    ("pt", "one", [1]), ("he", "two", [2]), ("ja", "other", [1, 2]), ("cy", "many", [6]), ("ga", "many", [7, 10]),
    ("is", "one", [1, 21]), ("da", "one", [1]), ("hr", "few", [2, 3, 4, 22]), ("mt", "few", [3, 10, 103]),
    ("fil", "one", [1, 2, 3, 5, 7, 8, 10]), ("fil", "other", [4, 6, 9, 14]), ("tr", "one", [1]), ("de", "other", [0]),
  ])
  func pluralForms(_ language: String, _ form: String, _ numbers: [Int]) throws {
    // An explicit form for zero is used in every language, so only languages with this form have it here.
    let forms = (["ar", "lv", "cy"].contains(language) ? ["zero"] : []) + ["one", "two", "few", "many", "other"]
    let entries = forms.map { #""\#($0)":{"stringUnit":{"state":"translated","value":"\#($0)"}}"# }
    let fixture = try ResourceFixture().write(
      "Localizable.xcstrings",
      #"{"sourceLanguage":"en","strings":{"%lld items":{"localizations":{"\#(language)":{"variations":{"plural":{"#
        + entries.joined(separator: ",") + "}}}}}}}")
    for number in numbers {
      #expect(try fixture.text(of: Text("\(number) items"), in: language) == form, "\(number)")
    }
  }
}

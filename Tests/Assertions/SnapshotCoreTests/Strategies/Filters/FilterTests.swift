import Foundation
import SnapshotCore
import SnapshotTestSupport
import Testing

@Suite struct FilterTests {
  struct User: Codable {
    var id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    var name = "Blob"
    var token: String? = "secret"
    var nickname: String?
    var age = 42
  }

  private func filtered(_ text: String, _ filter: SnapshotFilter<String>) throws -> String {
    try snapshot(of: text, as: .lines.redacting(filter))
  }

  @Test func uuidsAreNumberedInOrderOfAppearance() throws {
    let text = """
      a 6F9619FF-8B86-D011-B42D-00CF4FC964FF b 00000000-0000-0000-0000-000000000001
      c 6f9619ff-8b86-d011-b42d-00cf4fc964ff, no UUIDs: 6F9619FF-8B86-D011-B42D-00CF4FC964F
      x6F9619FF-8B86-D011-B42D-00CF4FC964FF 6F9619FF-8B86-D011-B42D-00CF4FC964FF-1 6F9619FF8B86D011B42D00CF4FC964FF
      """
    #expect(
      try filtered(text, .uuids) == """
        a uuid-1 b uuid-2
        c uuid-1, no UUIDs: 6F9619FF-8B86-D011-B42D-00CF4FC964F
        x6F9619FF-8B86-D011-B42D-00CF4FC964FF 6F9619FF-8B86-D011-B42D-00CF4FC964FF-1 6F9619FF8B86D011B42D00CF4FC964FF
        """)
  }

  @Test func placeholdersAlreadyInTheTextAreNotReused() throws {
    #expect(
      try filtered("uuid-1 6f9619ff-8b86-d011-b42d-00cf4fc964ff uuid-3", .uuids) == "uuid-1 uuid-2 uuid-3")
  }

  @Test(arguments: [
    "2024-05-01", "2024-05-01T12:34:56Z", "2024-05-01T12:34:56.789Z", "2024-05-01 12:34:56 +0000", "2024-05-01T12:34",
    "2024-05-01T12:34:56+02:00", "2024-05-01T12:34:56-0530", "2024-05-01T12:34:56-05", "2024-05-01 23:59:60",
    "Wed, 01 May 2024 12:34:56 GMT", "2024-12-31T24:00:00,5Z",
  ])
  func datesOfManyForms(_ date: String) throws {
    #expect(try filtered("on \(date), \"\(date)\"", .dates) == "on date-1, \"date-1\"")
  }

  @Test(arguments: [
    "2024-13-01", "2024-00-10", "2024-05-32", "12024-05-01", "2024-05-011", "v2024-05-01", "2024-05-01-3", "1.2.3",
    "2024/05/01", "Wed, 01 Foo 2024 12:34:56 GMT", "20240501", "2024-05-01Tea", "12:34:56", "555-2024-05-01",
  ])
  func textThatIsNotADateIsUnchanged(_ text: String) throws {
    #expect(try filtered(text, .dates) == text)
  }

  @Test func daysBeforeWordsAndTimesBeforeNumbers() throws {
    #expect(try filtered("2024-05-01 Tea", .dates) == "date-1 Tea")
    #expect(try filtered("2024-05-01 12:34:56 -5 apples", .dates) == "date-1 -5 apples")
    #expect(try filtered("2024-05-01 12:34:56 - 13:00", .dates) == "date-1 - 13:00")
  }

  @Test func versions() throws {
    for text in ["1.2.3", "v0.10.0", "V1.2.3", "2.0.0-beta.1", "1.2.3+build-5", "1.2.3-rc+x.y", "10.20.30"] {
      #expect(try filtered("(\(text)), \(text)/a. At \(text).", .versions) == "(<version>), <version>/a. At <version>.")
    }
    for text in [
      "1.2", "192.168.0.1", "a1.2.3", "1.2.3b", "1.2.3_4", ".1.2.3", "1..2.3", "v1.2", "1.2.x", "é1.2.3", "1.2.3é", "",
    ] {
      #expect(try filtered(text, .versions) == text)
    }
    #expect(try filtered("1.2.3-, 1.2.3-. 1.2.3...", .versions) == "<version>-, <version>-. <version>...")
  }

  @Test func pointersAndDurations() throws {
    #expect(
      try filtered("<A: 0x00007f8b1c0042a0> <B: 0x7F8B1C0042A0> 0x600000c04000 0xFF00FF 0x1F 0xFF00FF00", .pointers)
        == "<A: pointer-1> <B: pointer-1> pointer-2 0xFF00FF 0x1F 0xFF00FF00")
    #expect(
      try filtered("1.25 seconds, 12ms, 3 min, 0.5s, 1e-05 s; 7 apples, 3 smiles, s, 5 mph, v2s", .durations)
        == "<duration>, <duration>, <duration>, <duration>, <duration>; 7 apples, 3 smiles, s, 5 mph, v2s")
  }

  @Test(arguments: [
    ("0.30000000000000004", "0.3"), ("0.3", "0.3"), ("1.999", "2.0"), ("-1.005", "-1.0"), ("1.015", "1.02"),
    ("1.025", "1.02"), ("1.0250001", "1.03"), ("-0.001", "0.0"), ("9.996", "10.0"), ("1.23456e1", "12.35"),
    ("1e-7", "0.0"), ("5e-3", "0.0"), ("1.5e-2", "0.02"), ("1.5e300", "1.5e300"), ("2.50", "2.50"), ("7", "7"),
    ("1e999999999999999999999", "1e999999999999999999999"), ("1.234e-99999", "0.0"),
    ("99999999999999999999.995", "100000000000000000000.0"),
    ("1.2.345", "1.2.345"), ("10.0.0.1234", "10.0.0.1234"), ("v1.2345", "v1.2345"), ("a-1.2345", "a-1.23"),
    ("0.125%", "0.12%"), ("(0.1251)", "(0.13)"), ("1.2345.", "1.23."),
  ])
  func numbersAreRoundedInDecimal(_ text: String, _ expected: String) throws {
    #expect(try filtered(text, .roundedNumbers(digits: 2)) == expected)
  }

  @Test func roundingToWholeNumbersAndToNothing() throws {
    #expect(try filtered("[1.5, 2.5, -0.4]", .roundedNumbers(digits: 0)) == "[2, 2, 0]")
    #expect(failureMessage(of: "1.5", as: .lines.redacting(.roundedNumbers(digits: -1)))?.contains("0 or more") == true)
  }

  @Test func patterns() throws {
    #expect(try filtered("took 12 and 3", .pattern(#/\d+/#, with: "N")) == "took N and N")
    #expect(try filtered("a1 b2 a1", .pattern(#/[ab]\d/#, numberedAs: "item")) == "item-1 item-2 item-1")
    #expect(try filtered("a1 b2", .pattern(#/[ab]\d/#, replacedBy: { $0.uppercased() })) == "A1 B2")
    #expect(try filtered("a1 b2", .pattern(matching: "[0-9]", with: "#")) == "a# b#")
    #expect(try filtered("a.b a+b", .text("a.b", with: "x")) == "x a+b")
    #expect(try filtered("ab", .pattern(#/x*/#, with: "-")) == "-a-b-")
    #expect(try filtered("a\nb 1\nc", .droppingLines(containing: #/\d/#)) == "a\nc")
    #expect(try filtered("a\nb 1\nc", .keepingLines(containing: #/\d/#)) == "b 1")
    let message = failureMessage(of: "a", as: .lines.redacting(.pattern(matching: "(", with: "")))
    #expect(message?.contains("The regular expression \"(\" cannot be read") == true)
  }

  @Test func spacesAndLineBreaks() throws {
    #expect(try filtered("a \t\r\nb\rc  \n  \n d ", .trailingSpace) == "a\r\nb\rc\n\n d")
    #expect(try filtered("a\r\nb\rc\n\r\n", .newlines) == "a\nb\nc\n\n")
    #expect(try snapshot(of: "a \r\n", as: .lines.filtering(.newlines, .trailingSpace)) == "a\n")
    #expect(try snapshot(of: "A", as: .lines.filtering { $0.lowercased() }) == "a")
  }

  @Test func folders() throws {
    #expect(
      try filtered("/a/b /a/b/c /a/bc x/a/b file:///a/b \\/a\\/b\\/c /a/b. /a/b.c", .folder("/a/b/", named: "<b>"))
        == "<b> <b>/c /a/bc x/a/b file://<b> <b>\\/c /a/b. /a/b.c")
    let here = "\(#filePath)"
    let folder = "at <package>/Tests/Assertions/SnapshotCoreTests/"
    #expect(try filtered("at \(here):1", .packageFolder()).hasPrefix(folder))
    #expect(try filtered(NSTemporaryDirectory() + "x.txt", .temporaryFolder) == "<temporary>/x.txt")
  }

  @Test func keyPathsChangeTheValueAndNothingElse() throws {
    let strategy = Snapshotting<User, String>.json.redacting(.keyPath(\.id), .keyPath(\.token), .keyPath(\.nickname))
    #expect(
      try snapshot(of: User(), as: strategy) == """
        {
          "age" : 42,
          "id" : "00000000-0000-0000-0000-000000000000",
          "name" : "Blob",
          "token" : "redacted"
        }
        """)
    #expect(strategy.pathExtension == "json")
    #expect(try snapshot(of: User(), as: .dump.redacting(.keyPath(\.age, with: 7))).contains("age: 7"))
    let users = [User(), User(name: "Other")]
    #expect(try snapshot(of: users, as: .dump.redacting(.each(\.name))).components(separatedBy: "redacted").count == 3)
    #expect(
      try snapshot(of: users, as: .dump.redacting(.each(\.age, with: 1), .value { $0.removeLast() })).hasPrefix(
        "▿ 1 element"))
  }

  @Test func objectsAreNotChanged() throws {
    final class Account { var secret = "s" }
    struct Holder { var account = Account() }
    let holder = Holder()
    #expect(
      failureMessage(of: holder, as: .dump.redacting(.keyPath(\.account.secret)))?.contains("through a class instance")
        == true
    )
    #expect(
      failureMessage(of: [holder], as: .dump.redacting(.each(\.account.secret)))?.contains("through a class instance")
        == true)
    #expect(holder.account.secret == "s")
  }

  @Test func jsonPathsReplaceNothingElse() throws {
    let text = "{ \"a\":1.50,\n\t\"user\": {\"token\" : \"x\\u0041\", \"id\":7}, \"ids\":[7, 8,7] }"
    #expect(
      try filtered(text, .jsonPath("$.user.token"))
        == "{ \"a\":1.50,\n\t\"user\": {\"token\" : \"[redacted]\", \"id\":7}, \"ids\":[7, 8,7] }")
    #expect(
      try filtered(text, .jsonPath("$..['id','ids'][*]", numberedAs: "id")).hasSuffix(
        "\"ids\":[\"id-1\", \"id-2\",\"id-1\"] }"))
    #expect(try filtered(text, .jsonPath("$.missing").optional) == text)
    #expect(try filtered(text, .jsonPath("$.a", with: "\"q\"")).contains("\"a\":\"\\\"q\\\"\""))
    #expect(try filtered(#"{"b":1,"a":2}"#, .sortedKeys) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
  }

  @Test func inapplicableFiltersFailWithAReason() throws {
    #expect(
      failureMessage(of: "{}", as: .lines.redacting(.jsonPath("user")))?.contains(
        "Invalid JSON path \"user\": expected a $ at character 1.") == true)
    #expect(failureMessage(of: "text", as: .lines.redacting(.jsonPath("$.a")))?.contains("not valid JSON") == true)
    #expect(failureMessage(of: "text", as: .lines.redacting(.sortedKeys))?.contains("not valid JSON") == true)
    try withSandbox { sandbox throws in
      let verdict = sandbox.run { sandbox.assertion().verify({ "text" }, as: .lines.redacting(.jsonPath("$.a"))) }
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.contains("not valid JSON") == true)
      #expect(sandbox.files.isEmpty)
    }
  }

  @Test func filtersRunInTheirOrderAfterThoseOfTheValue() throws {
    #expect(try snapshot(of: "a", as: .lines.redacting(.text("a", with: "b"), .text("b", with: "c"))) == "c")
    #expect(try snapshot(of: "a", as: .lines.filtering(.text("b", with: "c"), .text("a", with: "b"))) == "b")
    #expect(try snapshot(of: "a", as: .lines.redacting(.text("x", with: "c"), .value { $0 += "x" })) == "ac")
    #expect(try snapshot(of: "a", as: .lines.redacting(.text("a", with: "b")).redacting(.text("b", with: "c"))) == "c")
    // Equal values share a name across the whole text, whatever strategy made it.
    let id = UUID()
    #expect(
      try snapshot(of: [id, UUID(), id], as: .json.redacting(.uuids))
        == "[\n  \"uuid-1\",\n  \"uuid-2\",\n  \"uuid-1\"\n]")
    #expect(try snapshot(of: id, as: .description.redacting(.uuids)) == "uuid-1")
  }
}

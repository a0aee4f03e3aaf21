import Foundation
import SnapshotCore
import SnapshotTestSupport
import Testing

@Suite struct FieldMatcherTests {
  private struct User: Encodable {
    var id: UUID
    var age = 42
    var created = "2024-05-01T12:34:56Z"
    var name = "Blob"
  }

  private func user() -> User { User(id: UUID()) }

  @Test func jsonKeepsTheNames() throws {
    let strategy = Snapshotting<User, String>.json.redacting(
      .jsonPath("$.id", matching: .uuid), .jsonPath("$.age", matching: .int), .jsonPath("$.created", matching: .date),
      .jsonPath("$.name", matching: .pattern(#/[A-Z][a-z]+/#, named: "name")))
    let expected = """
      {
        "age" : "<int>",
        "created" : "<date>",
        "id" : "<uuid>",
        "name" : "<name>"
      }
      """
    #expect(try snapshot(of: user(), as: strategy) == expected)
    #expect(try snapshot(of: user(), as: strategy) == expected)
  }

  @Test(arguments: [
    ("uuid", #""6f9619ff-8b86-d011-b42d-00cf4fc964ff""#, true), ("uuid", #""6f9619ff""#, false), ("uuid", "7", false),
    ("uuid", #""6f9619ff-8b86-d011-b42d-00cf4fc964ff x""#, false),
    ("date", #""2024-05-01""#, true), ("date", #""Wed, 01 May 2024 12:34:56 GMT""#, true), ("date", "2024", false),
    ("date", #""2024-13-01""#, false),
    ("int", "7", true), ("int", "-7", true), ("int", "7.5", false), ("int", #""7""#, false), ("int", "null", false),
    ("number", "7.5", true), ("number", "-1e3", true), ("number", "true", false), ("number", #""7""#, false),
    ("bool", "true", true), ("bool", #""true""#, false), ("string", #""""#, true), ("string", "7", false),
  ])
  func kindsOfValues(name: String, value: String, matches: Bool) throws {
    let matchers: [String: FieldMatcher] = [
      "uuid": .uuid, "date": .date, "int": .int, "number": .number, "bool": .bool, "string": .string,
    ]
    let filter = try SnapshotFilter<String>.jsonPath("$.v", matching: #require(matchers[name]))
    let json = #"{"v":\#(value)}"#
    if matches {
      let text = try snapshot(of: json, as: .lines.redacting(filter))
      #expect(text == #"{"v":"<\#(name)>"}"#)
      #expect(try snapshot(of: text, as: .lines.redacting(filter)) == text)
    } else {
      let message = try #require(failureMessage(of: json, as: .lines.redacting(filter)))
      #expect(message.contains("The value of $.v is not a"), "\(message)")
      #expect(message.contains(": \(value). Correct the value"), "\(message)")
    }
  }

  @Test func fieldsOfDumps() throws {
    let strategy = Snapshotting<User, String>.dump.redacting(
      .field("id", matching: .uuid), .field("age", matching: .int), .field("name", matching: .string))
    let text = try snapshot(of: user(), as: strategy)
    #expect(text.contains("- age: <int>\n"))
    #expect(text.contains("- id: <uuid>\n"))
    #expect(text.contains("- name: <string>"))
    let custom =
      "User(\n  id: UUID(6F9619FF-8B86-D011-B42D-00CF4FC964FF),\n  at: Date(2024-05-01T12:34:56.000Z),\n  n: \"x\"\n)"
    #expect(
      try snapshot(
        of: custom,
        as: .lines.redacting(
          .field("id", matching: .uuid), .field("at", matching: .date), .field("n", matching: .string)))
        == "User(\n  id: <uuid>,\n  at: <date>,\n  n: <string>\n)")
    let message = try #require(failureMessage(of: user(), as: .dump.redacting(.field("idd", matching: .uuid))))
    #expect(message.contains(#"there is no field named "idd". Fields: "#), "\(message)")
    #expect(message.contains("Fields: age, created, id, name."), "\(message)")
  }
}

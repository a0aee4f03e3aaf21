import SnapshotCore
import SnapshotTestSupport
import Testing

/// A redaction with a typing error hides nothing, so the secret would be in the reference.
@Suite struct UnmatchedRedactionTests {
  private static let json = """
    {"token": "s3cr3t", "user": {"id": 7, "name": null}, "posts": [{"id": 1}, {"id": 2}], "none": [], "isNew": true}
    """

  @Test(arguments: [
    ("$.tokn", #"$ has the members "isNew", "none", "posts", "token", "user"."#),
    ("$.user.token", #"$.user has the members "id", "name"."#),
    ("$.posts.id", "$.posts has an array of 2 elements."),
    ("$.posts[2]", "$.posts has an array of 2 elements."),
    ("$.posts[*].token", #"$.posts[*] has the members "id"."#),
    ("$.posts[*]['a','b']", #"$.posts[*] has the members "id"."#),
    ("$.token.value", "$.token has a string as its value."),
    ("$.isNew[*]", "$.isNew has a Boolean value as its value."),
    ("$.user.id.value", "$.user.id has a number as its value."),
    (
      "$..tokens",
      #"$ has the members "id", "isNew", "name", "none", "posts", "token", "user" and an array of 2 elements."#
    ),
  ])
  func aPathThatSelectsNothingFails(path: String, contents: String) throws {
    for filter: SnapshotFilter<String> in [
      .jsonPath(path), .jsonPath(path, numberedAs: "x"), .jsonPath(path, matching: .string),
    ] {
      let message = try #require(failureMessage(of: Self.json, as: .lines.redacting(filter)))
      #expect(
        message.contains("Nothing was redacted: the JSON path \"\(path)\" selects nothing. \(contents) Correct the"),
        "\(message)")
      #expect(message.contains(".optional"))
      #expect(!message.contains("s3cr3t"))
      #expect(try snapshot(of: Self.json, as: .lines.redacting(filter.optional)) == Self.json)
      #expect(try snapshot(of: Self.json, as: .lines.filtering(filter)) == Self.json)
    }
  }

  @Test(arguments: ["$.none[*].id", "$.none..id", "$.user.name.first", "$.none[0]", "$.user.name[*]"])
  func emptyArraysAndNullHaveNothingToRedact(path: String) throws {
    #expect(try snapshot(of: Self.json, as: .lines.redacting(.jsonPath(path))) == Self.json)
  }

  @Test func someMatchesAreEnough() throws {
    let json = #"[{"id": 1}, {"name": "a"}]"#
    #expect(
      try snapshot(of: json, as: .lines.redacting(.jsonPath("$[*].id"))) == #"[{"id": "[redacted]"}, {"name": "a"}]"#)
  }

  @Test func namesAreBounded() throws {
    let members = (100..<200).map { "\"key\($0)\": 1" }.joined(separator: ", ")
    let message = try #require(failureMessage(of: "{\(members)}", as: .lines.redacting(.jsonPath("$.key"))))
    #expect(message.contains("\"key119\" and 80 more."))
  }

  @Test func aPatternOrTextThatDoesNotOccurFails() throws {
    func message(_ filter: SnapshotFilter<String>) -> String {
      failureMessage(of: "token s3cr3t\nend", as: .lines.redacting(filter)) ?? "none"
    }
    let regex = "Nothing was redacted: the regular expression does not occur in 2 lines."
    #expect(message(.pattern(#/tokn \w+/#, with: "")).contains(regex))
    #expect(message(.pattern(#/tokn \w+/#, numberedAs: "token")).contains(regex))
    #expect(message(.pattern(#/tokn \w+/#, replacedBy: { _ in "" })).contains(regex))
    #expect(
      message(.pattern(matching: "tokn", with: "")).contains(
        #"the regular expression "tokn" does not occur in 2 lines."#))
    #expect(message(.text("s3cret", with: "")).contains("the text to replace does not occur in 2 lines."))
    #expect(!message(.text("s3cret", with: "")).contains("s3cret"))
    #expect(try snapshot(of: "a", as: .lines.redacting(.text("b", with: "").optional, .uuids, .dates)) == "a")
  }

  @Test func nothingIsRecorded() throws {
    try withSandbox { sandbox throws in
      let verdict = sandbox.run {
        sandbox.assertion().verify({ Self.json }, as: .lines.redacting(.jsonPath("$.tokn")))
      }
      #expect(verdict.outcome == .error)
      #expect(sandbox.files.isEmpty)
    }
  }

  @Test func identifiersInFileNamesAreFound() throws {
    let id = "6F9619FF-8B86-D011-B42D-00CF4FC964FF"
    #expect(
      try snapshot(of: "user_\(id).png \(id)_2 a\(id) \(id)0", as: .lines.redacting(.uuids))
        == "user_uuid-1.png uuid-1_2 a\(id) \(id)0")
  }
}

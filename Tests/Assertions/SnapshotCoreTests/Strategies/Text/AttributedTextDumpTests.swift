import Foundation
import SnapshotTestSupport
import Testing

// The subject is an internal algorithm.
@testable import SnapshotCore

/// Attributed texts, whose descriptions have the order of hashing and whose mirrors have addresses: their dump is that of
/// every other run.
@Suite struct AttributedTextDumpTests {
  private func dumped(_ value: Any) throws -> String { try snapshot(of: value, as: .dump) }

  private func greeting() throws -> AttributedString {
    var text = AttributedString("Hello world")
    let world = try #require(text.range(of: "world"))
    text[world].link = URL(string: "https://example.com")
    text[world].foundation.languageIdentifier = "en"
    text[world].foundation.alternateDescription = "all of it"
    return text
  }

  private let world = """
    ▿ "world"
        - NSAlternateDescription: "all of it"
        - NSLanguage: "en"
        - NSLink: https://example.com

    """

  @Test func aTextListsItsRunsAndTheirAttributes() throws {
    #expect(try dumped(greeting()) == "▿ \"Hello world\"\n  - \"Hello \"\n  " + world)
  }

  @Test func aTextWithoutAttributesIsOneLine() throws {
    #expect(try dumped(AttributedString("a\n\"b\"")) == "- \"a\\n\\\"b\\\"\"\n")
    #expect(try dumped(AttributedString()) == "- \"\"\n")
  }

  @Test func partsOfATextAreDumpedLikeTexts() throws {
    let text = try greeting()
    let range = try #require(text.range(of: "world"))
    #expect(try dumped(text[range]) == "▿ \"world\"\n  " + world)
    #expect(try dumped(text.characters) == "- \"Hello world\"\n")
    let attributes = """
      ▿ AttributeContainer
        - NSAlternateDescription: "all of it"
        - NSLanguage: "en"
        - NSLink: https://example.com

      """
    let run = try #require(text.runs.first { $0.range == range })
    #expect(try dumped(run) == attributes)
    #expect(try dumped(run.attributes) == attributes)
    #expect(
      try dumped(text.runs).hasPrefix("▿ 2 elements\n  - AttributeContainer\n  ▿ AttributeContainer\n    - NSAlt"))
  }

  @Test func attributedFieldsAreDumpedLikeTexts() throws {
    struct Screen {
      var title: AttributedString
      var subtitle: AttributedString?
    }
    #expect(
      try dumped(Screen(title: AttributedString("a"), subtitle: greeting()))
        == "▿ Screen\n  ▿ subtitle: Optional<AttributedString>\n    ▿ some: \"Hello world\"\n      - \"Hello \"\n      "
        + world.replacingOccurrences(of: "    -", with: "        -") + "  - title: \"a\"\n")
  }

  /// What is left where Foundation keeps attributes in a way that is not known.
  @Test func attributesAreParsedFromADescription() throws {
    let text = try greeting()
    let attributes = try #require(text.runs.first { $0.link != nil }?.attributes)
    let children = AttributeContainer.attributes(inDescription: attributes.description)
    #expect(children.map(\.label) == ["NSAlternateDescription", "NSLanguage", "NSLink"])
    #expect(children.map { $0.value as? String } == ["all of it", "en", "https://example.com"])
    #expect(AttributeContainer.attributes(inDescription: AttributeContainer().description).isEmpty)
  }

  /// What no two runs share is nowhere: the texts of this process and of others are the same.
  @Test func otherProcessesDumpTheSame() throws {
    try withSandbox { sandbox throws in
      try sandbox.place(try dumped(greeting()), as: "attributed.1.txt")
      for seed in ["1", "2", "3"] {
        let outcome = try ChildProcess(
          swiftTesting: "AttributedTextChild/dump", instruction: "attributed",
          environment: [
            "SNAPSHOT_RUN_DIRECTORY": sandbox.root + "/run\(seed)", "REFERENCES": sandbox.references, "SEED": seed,
          ], in: sandbox.root
        ).waitUntilExit()
        #expect(outcome.status == 0 && outcome.output.contains("1 test"), "\(outcome.output)")
      }
    }
  }

  @Test func ownDescriptionsComeFirst() throws {
    struct Titled: AnySnapshotStringConvertible {
      var text = AttributedString("a")
      var snapshotDescription: String { "titled" }
    }
    #expect(try dumped(Titled()) == "- titled\n")
  }
}

/// What the children run.
@Suite(.enabled(if: ChildProcess.instruction == "attributed")) struct AttributedTextChild {
  @Test func dump() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["REFERENCES"])
    var text = AttributedString("Hello world")
    let world = try #require(text.range(of: "world"))
    text[world].foundation.alternateDescription = "all of it"
    text[world].foundation.languageIdentifier = "en"
    text[world].link = URL(string: "https://example.com")
    #expect(
      verifySnapshot(
        of: text, as: .dump, record: .never, snapshotDirectory: folder, testName: "attributed()") == nil)
  }
}

import Foundation
import SnapshotCore
import SnapshotStructure
import SnapshotTestReporting
import SnapshotTestSupport
import Testing

/// The whole messages of documents that are compared by structure, and of texts that are not UTF-8.
@Suite struct DocumentFailureTests {
  private func message(_ text: String, reference: String) throws -> String {
    try message(of: text, as: .jsonDocument, reference: Data(reference.utf8))
  }

  private func message<Value>(
    of value: Value, as strategy: Snapshotting<Value, String>, reference: Data
  ) throws -> String {
    try withSandbox { sandbox throws in
      try sandbox.place(reference, as: "login.1.\(strategy.pathExtension ?? "")")
      return sandbox.message(sandbox.run { sandbox.assertion().verify({ value }, as: strategy) })
    }
  }

  @Test func json() throws {
    assertSnapshot(
      of: try message(
        #"{"info": {"version": "1.1.0"}, "paths": {"/pets": {}}, "tags": ["a", "b"]}"#,
        reference: #"{"tags": ["a"], "info": {"version": "1.0.0"}, "paths": {"/pets": {"get": {}}}}"#), as: .lines)
  }

  @Test func invalidJSON() throws {
    assertSnapshot(of: try message(#"{"a": 1,}"#, reference: #"{"a": 1}"#), as: .lines)
  }

  @Test func invalidReference() throws {
    assertSnapshot(of: try message(#"{"a": 1}"#, reference: "{\"a\": 1\n"), as: .lines)
  }

  @Test func repeatedKey() throws {
    assertSnapshot(of: try message(#"{"a": {"b": 1, "b": 2}}"#, reference: "{}"), as: .lines)
  }

  @Test func dataThatIsNotUTF8() throws {
    assertSnapshot(
      of: try message(of: Data([0x7B, 0xFF, 0x7D]), as: .jsonDocument, reference: Data("{}".utf8)), as: .lines)
  }

  @Test func referenceThatIsNotUTF8() throws {
    assertSnapshot(of: try message(of: "a\n", as: .lines, reference: Data([0x61, 0xFF, 0x0A])), as: .lines)
  }

  @Test func foundationWording() throws {
    assertSnapshot(
      of: try message(
        of: "The file couldn\u{2019}t be opened.", as: .lines.filtering(.foundationWording),
        reference: Data("The file could not be saved.".utf8)), as: .lines)
  }
}

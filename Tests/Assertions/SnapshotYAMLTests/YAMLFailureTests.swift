import SnapshotCore
import SnapshotTestSupport
import SnapshotYAML
import Testing

/// The whole messages of documents in YAML, one reference for each way to fail.
@Suite struct YAMLFailureTests {
  private func message(
    of text: String, as strategy: Snapshotting<String, String>, reference: String? = nil
  ) throws -> String {
    try withSandbox { sandbox throws in
      if let reference { try sandbox.place(reference, as: "login.1.\(strategy.pathExtension ?? "")") }
      return sandbox.message(sandbox.run { sandbox.assertion().verify({ text }, as: strategy) })
    }
  }

  @Test func yaml() throws {
    let reference = "name: Blob\nroles:\n  - admin\n  - author\naddress: {city: Berlin}\n"
    let text = "roles: [admin, reader]\nname: Blob\nage: 7\naddress: {}\n"
    assertSnapshot(of: try message(of: text, as: .yamlDocument, reference: reference), as: .lines)
  }

  @Test func openAPI() throws {
    func document(_ status: String, tags: String) -> String {
      "openapi: 3.1.0\npaths:\n  /pets:\n    get:\n      tags: [\(tags)]\n      responses:\n        '\(status)': {description: Pets}\n"
    }
    assertSnapshot(
      of: try message(
        of: document("201", tags: "b, a"), as: .openAPIDocument, reference: document("200", tags: "a, b")),
      as: .lines)
  }

  @Test func damagedText() throws {
    assertSnapshot(of: try message(of: "a: [1, 2\nb: 3\n", as: .yamlDocument), as: .lines)
  }

  @Test func damagedReference() throws {
    assertSnapshot(of: try message(of: "a: 1\n", as: .yamlDocument, reference: "a: *b\n"), as: .lines)
  }

  @Test func aliasesThatGrow() throws {
    let lines = (1...9).map {
      "a\($0): &a\($0) [\(Array(repeating: $0 == 1 ? "x" : "*a\($0 - 1)", count: 9).joined(separator: ", "))]"
    }
    assertSnapshot(of: try message(of: lines.joined(separator: "\n"), as: .yamlDocument), as: .lines)
  }
}

import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotSourceEdits
import Testing

// `@testable` because the recorder, which is internal, is given a source and a run.
@testable import InlineSnapshot

/// The ledger entries and artifacts of an assertion.
@Suite struct LedgerTests {
  @Test func eachAssertionAddsAnEntry() throws {
    let stage = try Stage("check(1)\ncheck(2) { \"b\" }\n")
    defer { stage.remove() }
    _ = stage.verify("a")
    _ = stage.verify("b", expected: "b", line: 2)
    _ = stage.verify("c", expected: "b", line: 2, label: "expansion")
    let entries = try stage.ledger()
    // The suite is that of the running test.
    #expect(entries.map(\.name) == ["inline-1", "inline-2", "expansion-1"])
    #expect(entries.map(\.outcome) == [.recorded, .passed, .changed])
    #expect(entries.map(\.reference) == [1, 2, 2].map { "/AppTests/LoginTests.swift:\($0)" })
    #expect(entries.allSatisfy { $0.id.hasSuffix("#\($0.name)") && $0.format == "txt" })
    #expect(Set(entries.map(\.id)).count == 3)
  }

  @Test func failureKeepsItsTextsAndItsEdit() throws {
    let stage = try Stage("check(1) { \"old\" }\ncheck(2)\n")
    defer { stage.remove() }
    _ = stage.verify("new", expected: "old")
    _ = stage.verify("two", record: .never, line: 2)
    let entries = try stage.ledger()
    #expect(stage.artifact(entries[0].artifacts.expected) == Data("old".utf8))
    #expect(stage.artifact(entries[0].artifacts.actual) == Data("new".utf8))
    let proposals = try entries.map { entry in
      try JSONDecoder().decode(
        ProposedSourceEdit.self, from: try #require(stage.artifact(entry.artifacts.edit)))
    }
    let original = Array(try stage.source.text().utf8)
    #expect(proposals.allSatisfy { $0.original == SourceJournal.fingerprint(of: original) })
    #expect(proposals.allSatisfy { $0.source == stage.source.path })
    #expect(
      SourceEdit.apply(proposals.map(\.edit), to: original).map { String(decoding: $0, as: UTF8.self) }
        == "check(1) {\n    \"\"\"\n    new\n    \"\"\"\n}\ncheck(2) {\n    \"\"\"\n    two\n    \"\"\"\n}\n")
  }

  @Test func errorOfTheValueFailsTheAssertion() throws {
    struct Boom: LocalizedError {
      var errorDescription: String? { "boom" }
    }
    let stage = try Stage("check(1)\n")
    defer { stage.remove() }
    let verdict = stage.run {
      let assertion = Assertion(
        position: CallSite(fileID: "A/B.swift", filePath: "/A/B.swift", line: 1, column: 6), testName: "f()")
      return LiteralReference(of: assertion, LiteralReference.Closure(request: { throw Boom() }), diffing: .lines)
        .verify({ () throws -> String? in throw Boom() }, as: .lines)
    }
    #expect(verdict.outcome == .error)
    #expect(
      verdict.message?.hasPrefix(
        "Threw error: boom\n\n  type: Boom\n  value: Boom()\n  message: boom\n\nReference:  /A/B.swift:1")
        == true)
  }
}

import Foundation
import SnapshotCore
import SnapshotLedger
import Testing

// `@testable` because the recorder, which is internal, is given a source and a run.
@testable import InlineSnapshot

/// The effect of each record mode on a reference in the source.
@Suite struct RecordModeTests {
  private let absent = "check(1)\n"
  private let present = "check(1) { \"old\" }\n"
  private func recorded(_ text: String) -> String { "check(1) {\n    \"\"\"\n    \(text)\n    \"\"\"\n}\n" }

  @Test(arguments: ["missing", "failed", "all"]) func missingReferenceIsRecorded(mode: String) throws {
    let stage = try Stage(absent)
    defer { stage.remove() }
    let verdict = stage.verify("new", record: .init(rawValue: mode))
    #expect(verdict.outcome == .recorded)
    #expect(
      verdict.message?.hasSuffix(
        """


        Automatically recorded a new snapshot. Difference: …

          @@ \u{2212}1,1 +1,1 @@
          \u{2212}
          +new

        Re-run "login()" to assert against the newly-recorded snapshot.
        """) == true)
    #expect(try stage.source.text() == recorded("new"))
  }

  @Test func differingReferenceIsNotRewrittenByDefault() throws {
    let stage = try Stage(present)
    defer { stage.remove() }
    let verdict = stage.verify("new", expected: "old")
    #expect(verdict.outcome == .changed)
    #expect(verdict.message?.contains("Snapshot does not match reference.") == true)
    #expect(
      verdict.message?.hasSuffix(
        "\n\nSnapshot did not match. Difference: …\n\n  @@ \u{2212}1,1 +1,1 @@\n  \u{2212}old\n  +new") == true)
    #expect(try stage.source.text() == present)
  }

  @Test(arguments: ["failed", "all"]) func differingReferenceIsRewritten(mode: String) throws {
    let stage = try Stage(present)
    defer { stage.remove() }
    let verdict = stage.verify("new", expected: "old", record: .init(rawValue: mode))
    #expect(verdict.outcome == .rerecorded)
    #expect(verdict.message?.contains("A new snapshot was automatically recorded.") == true)
    #expect(try stage.source.text() == recorded("new"))
  }

  @Test func matchingReferenceIsNotChanged() throws {
    let stage = try Stage(present)
    defer { stage.remove() }
    #expect(stage.verify("old", expected: "old").outcome == .passed)
    #expect(stage.verify("old", expected: "old", record: .failed).outcome == .passed)
    #expect(stage.verify("old", expected: "old", record: .all).message?.hasPrefix("Record mode is on.") == true)
    #expect(try stage.source.text() == present)
  }

  @Test func modeNeverWritesNothing() throws {
    let stage = try Stage(absent)
    defer { stage.remove() }
    let verdict = stage.verify("new", record: .never)
    #expect(verdict.outcome == .missing)
    #expect(verdict.message?.contains("was not recorded because recording is disabled") == true)
    #expect(verdict.message?.hasSuffix("\n\nNo expected value to assert against.") == true)
    #expect(try stage.source.text() == absent)
  }

  @Test func composedAndDecomposedCharactersDiffer() throws {
    let stage = try Stage("check(1) { \"caf\u{E9}\" }\n")
    defer { stage.remove() }
    let verdict = stage.verify("cafe\u{301}", expected: "caf\u{E9}", record: .failed)
    #expect(verdict.outcome == .rerecorded)
    #expect(verdict.message?.contains("Line 1, column 4: U+00E9 LATIN SMALL LETTER E WITH ACUTE in the ref") == true)
    #expect(try stage.source.text().utf8.elementsEqual(recorded("cafe\u{301}").utf8))
  }

  @Test(arguments: ["missing", "failed", "all"]) func nothingIsWrittenOnCI(mode: String) throws {
    for text in [absent, present] {
      let stage = try Stage(text, environment: ["CI": "true"])
      defer { stage.remove() }
      let verdict = stage.verify("new", expected: text == absent ? nil : "old", record: .init(rawValue: mode))
      // A mode that would not have recorded is no cause of the failure.
      #expect(verdict.message?.contains("not written on CI") == !(mode == "missing" && text == present))
      #expect(try stage.source.text() == text)
    }
  }

  /// As in swift-snapshot-testing, byte by byte, because tests of failures compare the end.
  @Test(arguments: ["missing", "failed", "never", "all"], [nil, "true"])
  func failuresEndInTheDifference(mode: String, ci: String?) throws {
    let stage = try Stage(present, environment: ci.map { ["CI": $0] } ?? [:])
    defer { stage.remove() }
    let verdict = stage.verify("new", expected: "old", record: .init(rawValue: mode))
    let difference = "\n\n  @@ \u{2212}1,1 +1,1 @@\n  \u{2212}old\n  +new"
    let end =
      switch ci == nil ? mode : "never" {
      case "failed":
        "Snapshot did not match. Difference: …" + difference + "\n\nA new snapshot was automatically recorded."
      case "all":
        "Automatically recorded a new snapshot. Difference: …" + difference
          + "\n\nRe-run \"login()\" to assert against the newly-recorded snapshot."
      default: "Snapshot did not match. Difference: …" + difference
      }
    #expect(verdict.message?.hasSuffix("\n\n" + end) == true)
  }

  @Test(arguments: ["missing", "failed", "all"]) func nilWithoutReferenceFails(mode: String) throws {
    let stage = try Stage(absent)
    defer { stage.remove() }
    for _ in 0..<2 {
      let verdict = stage.verify(nil, record: .init(rawValue: mode))
      #expect(verdict.outcome == .recorded)
      #expect(verdict.message?.contains("Automatically recorded snapshot") == true)
      #expect(verdict.message?.contains("The value is nil") == true)
    }
    #expect(try stage.source.text() == absent)
  }

  @Test func nilWithoutReferenceFailsWhenRecordingIsDisabled() throws {
    let stage = try Stage(absent)
    defer { stage.remove() }
    let verdict = stage.verify(nil, record: .never)
    #expect(verdict.outcome == .missing)
    #expect(verdict.message?.contains("was not recorded because recording is disabled") == true)
    #expect(verdict.message?.contains("The value is nil") == true)
    #expect(try stage.source.text() == absent)
    #expect(try stage.ledger().map(\.artifacts.edit) == [nil])
  }

  /// A custom assertion may not pass its closure.
  @Test func nilKeepsAReferenceThatWasNotPassed() throws {
    let stage = try Stage(present)
    defer { stage.remove() }
    #expect(stage.verify(nil, record: .all).outcome == .recorded)
    #expect(try stage.source.text() == present)
  }

  @Test func nilAndATextInOneRunConflict() throws {
    let stage = try Stage(absent)
    defer { stage.remove() }
    #expect(stage.verify(nil).outcome == .recorded)
    #expect(stage.verify("new").outcome == .error)
    #expect(try stage.source.text() == absent)
  }

  @Test func nilRemovesTheReference() throws {
    let stage = try Stage(present)
    defer { stage.remove() }
    let changed = stage.verify(nil, expected: "old")
    #expect(changed.outcome == .changed)
    #expect(changed.message?.contains("The value is nil, so it has no text.") == true)
    #expect(try stage.source.text() == present)
    let verdict = stage.verify(nil, expected: "old", record: .failed)
    #expect(verdict.outcome == .rerecorded)
    #expect(verdict.message?.contains("Its reference was removed.") == true)
    #expect(verdict.message?.contains("The value is nil") == true)
    #expect(try stage.source.text() == absent)
  }

  @Test func customMessagePrecedesTheDifference() throws {
    let stage = try Stage(present)
    defer { stage.remove() }
    #expect(
      stage.verify("new", expected: "old", message: "The greeting changed.").message?.hasSuffix(
        "\n\nThe greeting changed.\n\n  @@ \u{2212}1,1 +1,1 @@\n  \u{2212}old\n  +new") == true)
    let labelled = stage.verify("new", expected: "old", label: "diagnostics")
    #expect(labelled.message?.hasPrefix("Snapshot \"diagnostics\" does not match reference.") == true)
  }

  @Test func unwritableSourceFails() throws {
    let stage = try Stage("check(1)\nuncheck\n")
    defer { stage.remove() }
    let verdict = stage.verify("new", line: 2)
    #expect(verdict.outcome == .error)
    #expect(
      verdict.message?.hasPrefix("No call of the assertion was found, so nothing was written: \(stage.source.path):2:6")
        == true)
    #expect(try stage.source.text() == "check(1)\nuncheck\n")
  }
}

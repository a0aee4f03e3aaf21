import SnapshotCore
import Testing

// `@testable` because the recorder, which is internal, is given a source and a run.
@testable import InlineSnapshot

/// Assertions that run several times in a run.
@Suite struct LoopTests {
  private let source = "check(1)\ncheck(2) { \"old\" }\n"

  @Test func sameTextInAllIterationsIsRecorded() throws {
    let stage = try Stage("check(1)\n")
    defer { stage.remove() }
    for _ in 0..<3 { #expect(stage.verify("same").outcome == .recorded) }
    #expect(try stage.source.text() == "check(1) {\n    \"\"\"\n    same\n    \"\"\"\n}\n")
  }

  @Test func differentTextsFailOnlyThatAssertion() throws {
    let stage = try Stage(source)
    defer { stage.remove() }
    #expect(stage.verify("1").outcome == .recorded)
    #expect(stage.verify("new", expected: "old", record: .failed, line: 2).outcome == .rerecorded)
    for text in ["2", "3", "1"] {
      let verdict = stage.verify(text)
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.hasPrefix("One assertion produced two different texts in this run") == true)
    }
    #expect(try stage.source.text() == "check(1)\ncheck(2) {\n    \"\"\"\n    new\n    \"\"\"\n}\n")
  }

  @Test func passedTextIsNotRewrittenByTheNextIteration() throws {
    let stage = try Stage(source)
    defer { stage.remove() }
    #expect(stage.verify("old", expected: "old", record: .failed, line: 2).outcome == .passed)
    let verdict = stage.verify("new", expected: "old", record: .failed, line: 2)
    #expect(verdict.outcome == .error)
    #expect(verdict.message?.contains("\u{2212}old\n+new") == true)
    #expect(try stage.source.text() == source)
  }

  @Test func passedTextRevertsTheTextOfThePreviousIteration() throws {
    let stage = try Stage(source)
    defer { stage.remove() }
    #expect(stage.verify("new", expected: "old", record: .failed, line: 2).outcome == .rerecorded)
    #expect(stage.verify("old", expected: "old", record: .failed, line: 2).outcome == .error)
    #expect(try stage.source.text() == source)
  }

  @Test func conflictIsDetectedAcrossProcesses() throws {
    var stage = try Stage("check(1)\n")
    defer { stage.remove() }
    #expect(stage.verify("1").outcome == .recorded)
    stage.recorder = InlineRecorder()
    #expect(stage.verify("2").outcome == .error)
    #expect(try stage.source.text() == "check(1)\n")
  }
}

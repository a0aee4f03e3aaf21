import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotLedger

// `@testable` because the recorder, which is internal, is given a source and a run.
@testable import InlineSnapshot

/// Makes assertions of a fictitious test whose references are in a temporary source file.
struct Stage {
  let source: TemporarySource
  var environment: [String: String] = [:]
  var recorder = InlineRecorder()
  var registry = NameRegistry()

  init(_ text: String, environment: [String: String] = [:]) throws {
    source = try TemporarySource(text)
    self.environment = environment
    self.environment["SNAPSHOT_RUN_DIRECTORY"] = source.root + "/run"
  }

  func remove() { source.remove() }

  /// Makes an assertion at a call in the source.
  ///
  /// - Parameter expected: The text that the closure of the call returns.
  func verify(
    _ text: String?, expected: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, line: Int = 1,
    column: Int = 6, label: String = "matches", message: String = ""
  ) -> Verdict {
    let usual = InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel
    let request = InlineRecorder.Request(
      path: source.path, line: line, column: column, reference: InlineReference(label: label),
      compiledText: expected, buildTime: nil, run: RunFolder(path: source.root + "/run"))
    let closure = LiteralReference.Closure(
      label: label == usual ? nil : label, text: expected, request: { request }, recorder: recorder)
    return run {
      let assertion = Assertion(
        record: record, timeout: 1,
        position: CallSite(
          fileID: "AppTests/LoginTests.swift", filePath: "/AppTests/LoginTests.swift", line: UInt(line),
          column: UInt(column)),
        testName: "login()")
      return LiteralReference(of: assertion, closure, diffing: .lines, sentence: { message })
        .verify({ text }, as: .lines)
    }
  }

  func run<R>(_ operation: () throws -> R) rethrows -> R {
    try ProcessSettings.$injected.withValue(ProcessSettings(environment: environment)) {
      try NameRegistry.$injected.withValue(registry) {
        try SnapshotTestingConfiguration.$current.withValue(nil, operation: operation)
      }
    }
  }

  func ledger() throws -> [LedgerEntry] { try Ledger(contentsOf: RunFolder(path: source.root + "/run")).entries }

  func artifact(_ relative: String?) -> Data? {
    relative.flatMap { FileManager.default.contents(atPath: source.root + "/run/" + $0) }
  }
}

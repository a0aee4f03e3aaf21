import Foundation
import SnapshotCore
import SnapshotTestSupport
import Testing

/// What failures say. Paths are shortened to `…`.
@Suite struct MessageTests {
  private func message(_ verdict: Verdict, in sandbox: Sandbox) -> String {
    (verdict.message ?? "no message").replacingOccurrences(of: sandbox.root, with: "…")
      .replacingOccurrences(
        of: "artifacts/[^/]*/", with: "artifacts/…/", options: .regularExpression)
  }

  @Test func difference() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("old\n", as: "login.1.txt")
      #expect(
        message(sandbox.verify("new\n"), in: sandbox) == """
          Snapshot does not match reference.

          Reference:  …/Tests/AppTests/__Snapshots__/LoginTests/login.1.txt
          Actual:     …/run/artifacts/…/actual.txt
          Difference: …/run/artifacts/…/difference.patch
          To accept:  swift run snapshot accept 'AppTests/LoginTests/login()#1'

          @@ \u{2212}1,2 +1,2 @@
          \u{2212}old
          +new
          """)
    }
  }

  @Test func namedDifferenceThatWasRecorded() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("old", as: "login.a.txt")
      let text = message(sandbox.verify("new", named: "a", record: .failed), in: sandbox)
      #expect(
        text.hasPrefix("Snapshot \"a\" does not match reference. A new snapshot was automatically recorded.\n\n"))
      #expect(text.contains("Expected:   …/run/artifacts/…/expected.txt"))
      #expect(text.hasSuffix("\n\n@@ \u{2212}1,1 +1,1 @@\n\u{2212}old\n+new"))
    }
  }

  @Test func comparisonToolOfTheTest() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("old", as: "login.1.txt")
      let verdict = sandbox.run {
        withSnapshotTesting(diffTool: "compare") { sandbox.assertion().verify({ "new" }, as: .lines) }
      }
      #expect(
        message(verdict, in: sandbox) == """
          Snapshot does not match reference.

          Reference:  …/Tests/AppTests/__Snapshots__/LoginTests/login.1.txt
          Actual:     …/run/artifacts/…/actual.txt
          Difference: …/run/artifacts/…/difference.patch
          To accept:  swift run snapshot accept 'AppTests/LoginTests/login()#1'

          compare …/Tests/AppTests/__Snapshots__/LoginTests/login.1.txt …/run/artifacts/…/actual.txt

          @@ \u{2212}1,1 +1,1 @@
          \u{2212}old
          +new
          """)
    }
  }

  @Test func missingReference() throws {
    try withSandbox { sandbox throws in
      #expect(
        message(sandbox.verify("new"), in: sandbox) == """
          No reference was found on disk. Automatically recorded snapshot: …

          open "file://…/Tests/AppTests/__Snapshots__/LoginTests/login.1.txt"

          Re-run "login()" to assert against the newly-recorded snapshot.
          """)
      #expect(
        message(sandbox.verify("new", record: .never), in: sandbox).hasPrefix(
          "No reference was found on disk. New snapshot was not recorded because recording is disabled\n"))
    }
  }

  @Test(arguments: [nil, "old", "new"]) func recordModeIsOn(before: String?) throws {
    try withSandbox { sandbox throws in
      if let before { try sandbox.place(before, as: "login.1.txt") }
      let text = message(sandbox.verify("new", record: .all), in: sandbox)
      guard before != "new" else {
        #expect(text == "Record mode is on. The reference is already up to date.")
        return
      }
      #expect(
        text == """
          Record mode is on. Automatically recorded snapshot: …

          open "file://…/Tests/AppTests/__Snapshots__/LoginTests/login.1.txt"

          Turn record mode off and re-run "login()" to assert against the newly-recorded snapshot
          """)
    }
  }

  @Test func thrownError() throws {
    struct Boom: Error {}
    try withSandbox { sandbox throws in
      let verdict = sandbox.run {
        sandbox.assertion().verify({ () throws -> String in throw Boom() }, as: .lines)
      }
      #expect(verdict.outcome == .error)
      #expect(verdict.message == (Boom() as any Error).localizedDescription)
      #expect(try sandbox.ledger().entries.map(\.outcome) == [.error])
    }
  }

  @Test func snapshotThatNeverArrives() throws {
    try withSandbox { sandbox throws in
      let never = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
      let verdict = sandbox.run { sandbox.assertion(timeout: 0.01).verify({ "" }, as: never) }
      #expect(verdict.outcome == .error)
      #expect(verdict.message?.contains("Exceeded timeout of 0.01 seconds") == true)
    }
  }

  @Test func snapshotThatArrivesLater() throws {
    try withSandbox { sandbox throws in
      let later = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { value in
        Async { callback in
          nonisolated(unsafe) let callback = callback
          DispatchQueue.global().async { callback(value) }
        }
      }
      try sandbox.place("a", as: "login.1.txt")
      #expect(sandbox.run { sandbox.assertion().verify({ "a" }, as: later) }.outcome == .passed)
    }
  }
}

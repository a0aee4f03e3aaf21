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

          compare …/Tests/AppTests/__Snapshots__/LoginTests/login.1.txt …/run/artifacts/…/actual.txt

          Reference:  …/Tests/AppTests/__Snapshots__/LoginTests/login.1.txt
          Actual:     …/run/artifacts/…/actual.txt
          Difference: …/run/artifacts/…/difference.patch
          To accept:  swift run snapshot accept 'AppTests/LoginTests/login()#1'

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

          Re-run "login" to assert against the newly-recorded snapshot.
          """)
      #expect(
        message(sandbox.verify("new", named: "never", record: .never), in: sandbox)
          == "No reference was found on disk. New snapshot was not recorded because recording is disabled")
    }
  }

  @Test(
    arguments: [
      (["GITHUB_ACTIONS": "true"], "References are not written on CI (GITHUB_ACTIONS is set)."),
      (["SNAPSHOT_TESTING_RECORD": "never"], "SNAPSHOT_TESTING_RECORD is \"never\"."),
      (["SNAPSHOT_FORCE_RECORD": "never"], "The command that runs the tests disables recording."),
    ] as [([String: String], String)])
  func disabledRecordingNamesItsCause(environment: [String: String], cause: String) throws {
    try withSandbox(environment: environment) { sandbox throws in
      let text = message(sandbox.verify("new"), in: sandbox)
      #expect(
        text.hasPrefix(
          "No reference was found on disk. New snapshot was not recorded because recording is disabled\n\n\(cause)"))
      #expect(text.contains("\nActual:     …/run/artifacts/…/actual.txt\nTo accept:  swift run snapshot accept "))
      try sandbox.place("old", as: "login.x.txt")
      #expect(!message(sandbox.verify("new", named: "x"), in: sandbox).contains(cause))
    }
  }

  /// Terminals open an address only if it is escaped.
  @Test func addressOfTheReferenceIsEscaped() throws {
    try withSandbox { sandbox throws in
      var assertion = sandbox.assertion()
      assertion.directory = sandbox.root + "/a folder/ü"
      let text = message(sandbox.run { assertion.verify({ "new" }, as: .lines) }, in: sandbox)
      #expect(text.contains("open \"file://…/a%20folder/%C3%BC/login.1.txt\""), "\(text)")
    }
  }

  @Test func textsThatLookTheSame() throws {
    try withSandbox { sandbox throws in
      try sandbox.place("caf\u{E9}\nb", as: "login.1.txt")
      #expect(
        message(sandbox.verify("cafe\u{301}\nb"), in: sandbox).contains(
          """
          accept 'AppTests/LoginTests/login()#1'

          Line 1, column 4: U+00E9 LATIN SMALL LETTER E WITH ACUTE in the reference, U+0065 LATIN SMALL LETTER E, \
          U+0301 COMBINING ACUTE ACCENT in the new value. The lines are canonically equivalent (composed and decomposed \
          characters), but their bytes differ.

          @@ \u{2212}1,2 +1,2 @@
          """))
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

          Turn record mode off and re-run "login" to assert against the newly-recorded snapshot
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
      #expect(
        message(verdict, in: sandbox) == """
          Threw error: Boom()

            type: Boom
            value: Boom()

          Reference:  …/Tests/AppTests/__Snapshots__/LoginTests/login.1.txt
          """)
      #expect(try sandbox.ledger().entries.map(\.outcome) == [.error])
    }
  }

  /// The value is in an array, in a field, and its encoder reports the path.
  @Test func errorOfEncodingHasItsCodingPath() throws {
    struct Item: Encodable {
      var price: Double
    }
    struct Cart: Encodable {
      var items: [Item]
    }
    try withSandbox { sandbox throws in
      let verdict = sandbox.run {
        sandbox.assertion().verify({ Cart(items: [Item(price: 1), Item(price: .nan)]) }, as: .json)
      }
      #expect(verdict.outcome == .error)
      let text = message(verdict, in: sandbox)
      #expect(
        text.contains("\n  type: EncodingError\n  kind: invalid value nan\n  path: $.items[1].price\n"), "\(text)")
      #expect(text.hasSuffix("\n\nReference:  …/Tests/AppTests/__Snapshots__/LoginTests/login.1.json"), "\(text)")
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
        Async { callback in DispatchQueue.global().async { callback(value) } }
      }
      try sandbox.place("a", as: "login.1.txt")
      #expect(sandbox.run { sandbox.assertion().verify({ "a" }, as: later) }.outcome == .passed)
    }
  }
}

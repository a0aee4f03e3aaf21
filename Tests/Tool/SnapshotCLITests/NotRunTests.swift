import Foundation
import SnapshotLedger
import Testing

/// What did not run is told in every verdict: skipped and deleted tests, and tests that returned early. A script in the
/// place of `swift` says what the runners say.
@Suite struct NotRunTests {
  private let workshop: Workshop
  private let references = "Tests/AppTests/__Snapshots__/ScreenTests"

  init() throws { workshop = try Workshop() }

  private struct Run {
    /// Tests of Swift Testing, and what became of each.
    var tests: [(name: String, event: String)] = []
    /// Lines of XCTest.
    var console: [String] = []
    var list: [String] = []
    var files: [String] = []
    var asserted: [String] = []
    var status = 0
  }

  private func install(_ run: Run) throws {
    try workshop.makeFolder(references)
    try workshop.write("Tests/AppTests/ScreenTests.swift", "// tests\n")
    for file in run.files { try workshop.write(references + "/" + file, file) }
    var entries = ""
    for test in run.asserted {
      var entry = Shards.entry("AppTests.ScreenTests/\(test)()")
      entry.file = workshop.root + "/Tests/AppTests/ScreenTests.swift"
      entry.reference = workshop.root + "/\(references)/\(test).1.txt"
      entries += String(decoding: try JSONEncoder().encode(entry), as: UTF8.self) + "\n"
    }
    var events = "{\"kind\":\"event\",\"payload\":{\"kind\":\"runStarted\"}}\n"
    for test in run.tests {
      let id = "AppTests.ScreenTests/\(test.name)()/ScreenTests.swift:\(test.name.count):4"
      events +=
        "{\"kind\":\"test\",\"payload\":{\"kind\":\"function\",\"id\":\"\(id)\",\"sourceLocation\":"
        + "{\"filePath\":\"\(workshop.root)/Tests/AppTests/ScreenTests.swift\",\"line\":\(test.name.count)}}}\n"
      events += test.event.replacingOccurrences(of: "@ID", with: id) + "\n"
    }
    events += "{\"kind\":\"event\",\"payload\":{\"kind\":\"runEnded\"}}\n"
    try workshop.swift(
      """
      echo "$@" >> \(workshop.root)/calls.txt
      [ "$2" = list ] && { cat <<'END'
      \(run.list.map { "AppTests.ScreenTests/" + $0 }.joined(separator: "\n"))
      END
      exit; }
      while [ $# -gt 1 ]; do [ "$1" = --event-stream-output-path ] && events="$2"; shift; done
      cat >> "$SNAPSHOT_RUN_DIRECTORY/ledger.jsonl" <<'END'
      \(entries)
      END
      cat > "$events" <<'END'
      \(events)
      END
      cat <<'END'
      \(run.console.joined(separator: "\n"))
      END
      exit \(run.status)
      """)
  }

  private static let ended = #"{"kind":"event","payload":{"kind":"testEnded","testID":"@ID"}}"#
  private static let skipped =
    #"{"kind":"event","payload":{"kind":"testSkipped","testID":"@ID","messages":"#
    + #"[{"symbol":"skip","text":"Test off() skipped: \"not now\""}]}}"#

  /// Eleven snapshots match, one test is skipped, one is deleted and one returns early.
  private func mixed() -> Run {
    let names = (1...11).map { "t\($0)" }
    var run = Run()
    run.tests = names.map { ($0, Self.ended) } + [("early", Self.ended), ("off", Self.skipped)]
    run.list = (names + ["early", "off"]).map { $0 + "()" }
    run.asserted = names
    run.files = (names + ["early", "off", "gone"]).map { $0 + ".1.txt" }
    return run
  }

  @Test func theHeadlineCountsWhatDidNotRun() throws {
    try install(mixed())
    let outcome = try workshop.snapshot("verify")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(
      outcome.output.hasPrefix("\u{2713} 11 match, 1 skipped, 2 stale references\n"), "\(outcome.output)")
    #expect(outcome.output.contains("AppTests.ScreenTests/off(): not now"))
    #expect(outcome.output.contains("early.1.txt: AppTests.ScreenTests/early() finished without using it"))
    #expect(outcome.output.contains("gone.1.txt: "))
    #expect(!outcome.output.contains("off.1.txt"), "a skipped test's references are unknown")
    let quiet = try workshop.snapshot("status", "-q")
    #expect(quiet.output == "\u{2713} 11 match, 1 skipped, 2 stale references\n" && quiet.status == 0)
    #expect(try workshop.snapshot("verify", "--stale", "error").status == 3)
    #expect(try workshop.snapshot("status").status == 3, "the verdict is kept with the run")
    let ignoring = try workshop.snapshot("verify", "--stale", "ignore", "-q")
    #expect(ignoring.output == "\u{2713} 11 match, 1 skipped\n" && ignoring.status == 0)
  }

  @Test func noSecondBuildIsMade() throws {
    try install(mixed())
    _ = try workshop.snapshot("verify", "--", "-c", "release")
    let calls = (workshop.read("calls.txt") ?? "").split(separator: "\n").map(String.init)
    #expect(calls.count == 2 && calls[0].hasPrefix("test --package-path"), "\(calls)")
    #expect(calls.last?.contains("test list --skip-build") == true && calls.last?.hasSuffix("-c release") == true)
    // Where every reference was touched there is nothing to ask.
    try workshop.write("calls.txt", "")
    for file in ["early", "off", "gone"] {
      try FileManager.default.removeItem(atPath: "\(workshop.root)/\(references)/\(file).1.txt")
    }
    #expect(try workshop.snapshot("verify", "-q").output == "\u{2713} 11 match, 1 skipped\n")
    #expect((workshop.read("calls.txt") ?? "").split(separator: "\n").count == 1)
  }

  @Test func aFailedTestListLeavesStaleReferencesUnknown() throws {
    try install(mixed())
    let script = workshop.read("bin/swift") ?? ""
    try workshop.write(
      "bin/swift", script.replacingOccurrences(of: "[ \"$2\" = list ] && {", with: "[ \"$2\" = list ] && { exit 1;"))
    let outcome = try workshop.snapshot("verify")
    #expect(outcome.status == 0 && outcome.output.hasPrefix("\u{2713} 11 match, 1 skipped\n"), "\(outcome.output)")
    #expect(outcome.output.contains("Stale references are unknown"))
    #expect(try workshop.snapshot("verify", "--stale", "error").status == 6, "what is unknown is not clean")
  }

  @Test func skippedTestsOfXCTestAreCounted() throws {
    var run = mixed()
    run.console = [
      "Test Suite 'All tests' started at x", "Test Case 'XA.testOff' started at x",
      "\(workshop.root)/Tests/AppTests/XA.swift:21: XA.testOff : Test skipped - later", "and more",
      "Test Case 'XA.testOff' skipped (0.001 seconds)", "Test Case 'XA.testIf' started at x",
      "\(workshop.root)/Tests/AppTests/XA.swift:22: XA.testIf : Test skipped: required true value but got false - why",
      "Test Case 'XA.testIf' skipped (0.001 seconds)", "Test Suite 'All tests' passed at x",
    ]
    try install(run)
    let outcome = try workshop.snapshot("verify", "--stale", "ignore")
    #expect(outcome.output.hasPrefix("\u{2713} 11 match, 3 skipped\n"), "\(outcome.output)")
    #expect(outcome.output.contains("XA.testOff: later"))
    #expect(outcome.output.contains("XA.testIf: required true value but got false - why"))
  }

  /// SwiftPM tells of the tests of XCTest that ran in parallel only where it prints what passed, too.
  @Test func parallelTestsRunVerboselyToReportSkippedTests() throws {
    try install(mixed())
    _ = try workshop.snapshot("verify", "--", "--parallel")
    #expect(workshop.read("calls.txt")?.split(separator: "\n").first?.contains("--verbose") == true)
  }

  @Test func nothingIsStaleWithAFilterACrashOrACancelledTest() throws {
    var filtered = mixed()
    filtered.tests = [("t1", Self.ended)]
    filtered.asserted = ["t1"]
    try install(filtered)
    #expect(try workshop.snapshot("verify", "--filter", "t1", "-q").output == "\u{2713} The snapshot matches\n")
    var crashed = mixed()
    crashed.console = ["error: Process 'x' exited with unexpected signal code 11"]
    crashed.status = 1
    try install(crashed)
    #expect(try !workshop.snapshot("verify").output.contains("stale reference"))
    var cancelled = mixed()
    cancelled.files.removeAll { $0.hasPrefix("gone") }
    try? FileManager.default.removeItem(atPath: "\(workshop.root)/\(references)/gone.1.txt")
    cancelled.tests[11].event =
      #"{"kind":"event","payload":{"kind":"testCancelled","testID":"@ID"}}"# + "\n" + Self.ended
    try install(cancelled)
    #expect(try workshop.snapshot("verify", "-q").output == "\u{2713} 11 match, 2 skipped\n")
    cancelled.tests[11].event =
      #"{"kind":"event","payload":{"kind":"testCaseCancelled","testID":"@ID"}}"# + "\n" + Self.ended
    try install(cancelled)
    #expect(try workshop.snapshot("verify", "-q").output == "\u{2713} 11 match, 1 skipped\n")
  }

  /// A test that stopped at a failure, or met a known issue, may not have come to its other assertions.
  @Test func referencesOfATestWithAnIssueAreNotStale() throws {
    for known in [true, false] {
      var run = mixed()
      run.files.removeAll { $0.hasPrefix("gone") }
      try? FileManager.default.removeItem(atPath: "\(workshop.root)/\(references)/gone.1.txt")
      run.tests[11].event =
        "{\"kind\":\"event\",\"payload\":{\"kind\":\"issueRecorded\",\"testID\":\"@ID\",\"issue\":{\"isKnown\":\(known)}}}\n"
        + Self.ended
      try install(run)
      #expect(try !workshop.snapshot("verify").output.contains("stale reference"))
    }
  }

  @Test func theJSONHasThemBeforeTheSummary() throws {
    try install(mixed())
    let outcome = try workshop.snapshot("verify", "--json")
    let objects = try outcome.output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
    }
    let types = objects.map { $0["type"] as? String ?? "" }
    #expect(types == Array(repeating: "result", count: 11) + ["skipped", "stale", "stale", "summary"])
    #expect(
      objects[11]["test"] as? String == "AppTests.ScreenTests/off()" && objects[11]["reason"] as? String == "not now")
    #expect(objects[11]["file"] as? String == "Tests/AppTests/ScreenTests.swift")
    #expect(objects.last?["skipped"] as? Int == 1 && objects.last?["stale"] as? Int == 2)
    #expect(objects.last?["headline"] as? String == "11 match, 1 skipped, 2 stale references")
  }

  /// Reports that are made again later are the same bytes.
  @Test func aReportThatIsCreatedAgainHasEqualBytes() throws {
    try install(mixed())
    let formats = "html,json,junit,markdown,github,gitlab,sarif"
    _ = try workshop.snapshot("verify", "--run", "one", "--report", formats, "--out", "first")
    _ = try workshop.snapshot("report", "one", "--format", formats, "--out", "second")
    for file in try FileManager.default.contentsOfDirectory(atPath: workshop.root + "/first") {
      #expect(workshop.read("first/" + file) == workshop.read("second/" + file), "\(file)")
      // What escapes on its way is written without.
      let text = (workshop.read("first/" + file) ?? "").replacingOccurrences(of: "\\", with: "")
      #expect(text.contains("off()") && text.contains("early.1.txt") && text.contains("gone.1.txt"), "\(file)")
    }
  }

  /// A run may have been made by anyone: what it says of its arguments is not passed to `swift`.
  @Test func untrustedArgumentsOfARunAreNotUsed() throws {
    try install(mixed())
    _ = try workshop.snapshot("verify", "--run", "one")
    let path = ".build/snapshots/runs/one/run.json"
    let data = Data((workshop.read(path) ?? "").utf8)
    var facts = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    facts["arguments"] = ["test", "--package-path", "/elsewhere", "-c", "release", "-Xswiftc", "-load"]
    try workshop.write(path, String(decoding: JSONSerialization.data(withJSONObject: facts), as: UTF8.self))
    try workshop.write("calls.txt", "")
    #expect(try workshop.snapshot("status", "--stale", "--run", "one").output.contains("2 stale references"))
    let calls = (workshop.read("calls.txt") ?? "").split(separator: "\n").map(String.init)
    #expect(calls == ["test list --skip-build --package-path \(workshop.root) -c release"])
  }
}

import Foundation
import SnapshotRunFixtures
import SnapshotRuns
import Testing

@Suite struct ConsoleReaderTests {
  private func read(_ text: String) -> ConsoleReader {
    var reader = ConsoleReader()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { reader.read(String(line)) }
    return reader
  }

  private func ending(_ reader: ConsoleReader, status: Int, interrupted: Bool = false) -> RunFacts.Ending {
    var facts = RunFacts.example()
    facts.conclude(console: reader, events: EventStreamReader(), exitStatus: status, interrupted: interrupted)
    return facts.ending
  }

  private static let failing = """
    [1/2] Compiling App App.swift
    Build complete! (1.20s)
    Test Suite 'All tests' started at 2031-01-01 10:00:00.000
    Test Case 'CartTests.testTotal' started at 2031-01-01 10:00:00.000
    /app/Tests/CartTests.swift:4: error: CartTests.testTotal : failed - first <line>
    second line
    /app/Tests/CartTests.swift:5: error: CartTests.testTotal : XCTAssertEqual failed: ("3") is not equal to ("4") : sum
    Test Case 'CartTests.testTotal' failed (0.005 seconds)
    Test Case 'CartTests.testEmpty' passed (0.0 seconds)
    Test Suite 'All tests' failed at 2031-01-01 10:00:00.010
    \t Executed 2 tests, with 2 failures (0 unexpected) in 0.005 (0.005) seconds
    """

  @Test func parsesMultilineFailuresOfXCTest() {
    let reader = read(Self.failing)
    #expect(
      reader.issues == [
        TestIssue(
          file: "/app/Tests/CartTests.swift", line: 4, test: "CartTests.testTotal",
          message: "first <line>\nsecond line"),
        TestIssue(
          file: "/app/Tests/CartTests.swift", line: 5, test: "CartTests.testTotal",
          message: "XCTAssertEqual failed: (\"3\") is not equal to (\"4\") : sum"),
      ])
    #expect(reader.endedTests == 2)
    #expect(reader.openRuns == 0)
    #expect(ending(reader, status: 1) == .finished)
  }

  @Test func unfinishedSuiteIsCutShort() {
    let lines = Self.failing.split(separator: "\n").dropLast(2).joined(separator: "\n")
    #expect(ending(read(lines), status: 1) == .cutShort)
  }

  @Test func signalIsACrashWithItsReason() {
    var facts = RunFacts.example()
    let reader = read(
      """
      Test Suite 'All tests' started at 2031-01-01 10:00:00.000
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
      error: Process '/app/.build/debug/appPackageTests.xctest' exited with unexpected signal code 4
      """)
    facts.conclude(console: reader, events: EventStreamReader(), exitStatus: 1, interrupted: false)
    #expect(facts.ending == .crashed)
    #expect(facts.reasons == ["signal 4: Index out of range"])
  }

  /// The last line is that of the crash: the test that started before it has not ended.
  @Test func aCrashNamesTheTestsThatRan() {
    var facts = RunFacts.example()
    let console = read(
      """
      Test Suite 'All tests' started at 2026-11-28 10:00:00.000
      Test Case 'LoginTests.testWelcome' started at 2026-11-28 10:00:00.000
      Test Case 'LoginTests.testWelcome' passed (0.001 seconds)
      Test Case 'LoginTests.testCrash' started at 2026-11-28 10:00:00.001
      error: Process '/app/.build/debug/appPackageTests.xctest' exited with unexpected signal code 11
      """)
    let events = EventStreamReader(
      data: Data(
        """
        {"kind":"test","payload":{"id":"A.SA/ends()/A.swift:6:2","kind":"function","name":"ends()"},"version":0}
        {"kind":"test","payload":{"id":"A.SA/crashes()/A.swift:8:2","kind":"function","name":"crashes()"},"version":0}
        {"kind":"test","payload":{"id":"A.SA","kind":"suite","name":"SA"},"version":0}
        {"kind":"event","payload":{"kind":"runStarted","messages":[]},"version":0}
        {"kind":"event","payload":{"kind":"testStarted","messages":[],"testID":"A.SA"},"version":0}
        {"kind":"event","payload":{"kind":"testStarted","messages":[],"testID":"A.SA/ends()/A.swift:6:2"},"version":0}
        {"kind":"event","payload":{"kind":"testStarted","messages":[],"testID":"A.SA/crashes()/A.swift:8:2"},"version":0}
        {"kind":"event","payload":{"kind":"testEnded","messages":[],"testID":"A.SA/ends()/A.swift:6:2"},"version":0}
        {"kind":"event","payl
        """.utf8))
    facts.conclude(console: console, events: events, exitStatus: 1, interrupted: false)
    #expect(facts.ending == .crashed)
    #expect(facts.reasons == ["signal 11", "running at that time: LoginTests.testCrash, A.SA/crashes()"])
  }

  /// The runtime prints the frames of all threads, the first of which crashed.
  private static let trace = """
    Test Case 'CartTests.testTotal' started at 2026-11-28 10:00:00.001
    Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

    *** Signal 4: Backtracing from 0x7f183a36df7f... done ***

    *** Program crashed: Illegal instruction at 0x00007f183a36df7f ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "appPackageTests" crashed:

      0               0x00007f183a36df7f closure #1 in closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra] [thunk]  0x0000561eaa9acf0f partial apply for closure #1 in CartView.body.getter + 14 in app.xctest at //<compiler-generated>
      2 [ra] [inlined] 0x0000561eaa9acf0f CartView.body.getter in app.xctest at /app/Sources/App/Cart View.swift:7:9
    ...
     14 [ra]          0x0000561eaa9ad5e7 CartTests.testTotal() + 310 in app.xctest at /app/Tests/AppTests/CartTests.swift:10:40
     15 [ra]          0x0000561eaa9ad86b implicit closure #2 + 26 in app.xctest at /app/.build/debug/appPackageDiscoveredTests.derived/AppTests.swift:4
     16 [ra]          0x0000561eaa9ad86b main + 26 in app.xctest at /elsewhere/main.swift:4

    Thread 1:

      0      0x00007f0411a04a0b other() + 10 in app.xctest at /app/Sources/App/Other.swift:1

    Registers:

    rax 0x0000000000000000  0
    error: Process '/app/.build/debug/appPackageTests.xctest' exited with unexpected signal code 4
    """

  @Test func aCrashHasThePlacesOfItsSourceAndItsTest() {
    var facts = RunFacts.example()
    facts.packageDirectory = "/app"
    facts.conclude(console: read(Self.trace), events: EventStreamReader(), exitStatus: 1, interrupted: false)
    #expect(
      facts.reasons == [
        "signal 4: Index out of range",
        "at Sources/App/Cart View.swift:7 in CartView.body.getter, "
          + "called at Tests/AppTests/CartTests.swift:10 in CartTests.testTotal()",
        "running at that time: CartTests.testTotal",
      ])
  }

  @Test func theOutputAfterATraceThatIsCutOffIsRead() {
    let lines = Self.trace.split(separator: "\n", omittingEmptySubsequences: false)
    for count in lines.indices {
      let reader = read(
        lines[...count].joined(separator: "\n") + "\n/app/A.swift:12: error: CartTests.testTotal : failed - wrong\n")
      #expect(reader.issues.count == 1, "\(count)")
    }
  }

  @Test func tracesAreBounded() {
    let frame = "  1 [ra] 0x0000561eaa9acf0f \(String(repeating: "f", count: 900)) + 1 in a at /app/A.swift:7:9\n"
    let crash = "*** Program crashed: x ***\nThread 0 crashed:\n" + String(repeating: frame, count: 600)
    let reader = read(String(repeating: crash, count: 30))
    #expect(reader.crashes.count == 20)
    #expect(reader.crashes.allSatisfy { $0.frames.count == 500 && $0.frames[0].function.count == 200 })
  }

  /// A backtrace is still being printed when the package manager reports the signal.
  @Test func findsASignalAfterTheBeginningOfAnotherLine() {
    let reader = read(
      """
      0x0error: Process '/app/.build/debug/appPackageTests.xctest --skip-build' exited with unexpected signal code 11
      0007fae49a8b000 libdispatch.so
      """)
    #expect(reader.crashSignal == 11)
  }

  @Test(arguments: [
    "prints \"error: Process 'x' exited with unexpected signal code 4\"", "error: unexpected signal code 4",
    "' exited with unexpected signal code 4 error: Process '", "error: Process 'x' exited with unexpected signal code",
  ])
  func linesThatResembleASignalAreIgnored(line: String) {
    #expect(read(line).crashSignal == nil)
  }

  @Test func errorsBeforeTestsAreBuildErrors() {
    var facts = RunFacts.example()
    let reader = read(
      """
      [3/9] Compiling App App.swift
      /app/Sources/App.swift:3:7: error: cannot find 'x' in scope
      error: fatalError
      """)
    facts.conclude(console: reader, events: EventStreamReader(), exitStatus: 1, interrupted: false)
    #expect(facts.ending == .notBuilt)
    #expect(facts.issues.isEmpty)
    #expect(facts.reasons.first == "/app/Sources/App.swift:3:7: error: cannot find 'x' in scope")
    #expect(reader.buildProgress?.done == 3)
    #expect(reader.buildProgress?.total == 9)
  }

  @Test func errorsOfSwiftBuildAreThoseOfTheCompiler() {
    let error = "/app/Sources/App.swift:3:7: error: cannot find 'x' in scope"
    let reader = read(
      """
      Building for debugging...
      Planning 196 / 389
      [39/100] App 32 / 89
      \(error)
      error: SwiftCompile normal x86_64 /app/Sources/App.swift failed with a nonzero exit code. Command line:     cd /app
      \(error)
      error: EmitSwiftModule normal x86_64 failed with a nonzero exit code. Command line:     cd /app
      error: Build failed
      error: fatalError
      """)
    #expect(reader.buildErrors == [error])
    #expect(reader.buildProgress?.done == 39)
    #expect(ending(reader, status: 1) == .notBuilt)
    #expect(read("error: no such module\nerror: no such module").buildErrors == ["error: no such module"])
  }

  @Test func aPackageManagerThatCrashesIsNamed() {
    var facts = RunFacts.example()
    facts.conclude(
      console: read("[39/100] App 32 / 89"), events: EventStreamReader(), exitStatus: 139, interrupted: false)
    #expect(facts.ending == .notBuilt)
    #expect(facts.reasons == ["swift test crashed with signal 11 before a test started. Run it again."])
  }

  @Test func countsTestsOfParallelRuns() {
    let reader = read("[1/2] Testing AppTests.CartTests/testTotal\n[2/2] Testing AppTests.CartTests/testEmpty")
    #expect(reader.endedTests == 2)
    #expect(ending(reader, status: 0) == .finished)
  }

  @Test func interruptedByTheUser() {
    #expect(ending(read("Test Suite 'All tests' started at x"), status: 130, interrupted: true) == .interrupted)
  }

  @Test func parsesSkippedTestsOfXCTest() {
    let reader = read(
      """
      Test Suite 'All tests' started at x
      Test Case 'XA.testOff' started at x
      /app/Tests/XA.swift:21: XA.testOff : Test skipped - later
      and more
      Test Case 'XA.testOff' skipped (0.0 seconds)
      Test Case 'XA.testIf' started at x
      /app/Tests/XA.swift:22: XA.testIf : Test skipped: required true value but got false - because
      Test Case 'XA.testIf' skipped (0.0 seconds)
      Test Case 'XA.testBare' skipped (0.0 seconds)
      Test Case 'XA.testGood' passed (0.0 seconds)
      Test Suite 'All tests' passed at x
      """)
    #expect(
      reader.skipped == [
        SkippedTest(test: "XA.testOff", reason: "later\nand more", file: "/app/Tests/XA.swift", line: 21),
        SkippedTest(
          test: "XA.testIf", reason: "required true value but got false - because", file: "/app/Tests/XA.swift",
          line: 22),
        SkippedTest(test: "XA.testBare"),
      ])
    #expect(reader.ended == ["XA.testGood"] && reader.endedTests == 1 && reader.issues.isEmpty)
  }

  /// The output of SwiftPM for parallel tests with `--verbose`.
  @Test func countsPrintedParallelTestsOnce() {
    let reader = read(
      """
      [1/2] Testing AppTests.XA/testGood
      [2/2] Testing AppTests.XA/testOff
      Test Suite 'Selected tests' started at x
      Test Case 'XA.testGood' passed (0.0 seconds)
      Test Suite 'Selected tests' passed at x
      Test Suite 'Selected tests' started at x
      Test Case 'XA.testOff' skipped (0.0 seconds)
      Test Suite 'Selected tests' passed at x
      """)
    #expect(reader.endedTests == 1 && reader.openRuns == 0 && reader.skipped.map(\.test) == ["XA.testOff"])
  }
}

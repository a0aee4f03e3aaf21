import SnapshotFoundation
import SnapshotRunFixtures
import Testing

// The parsers of lines are not part of the interface.
@testable import SnapshotRuns

/// The formats of XCTest and Swift Testing on macOS. The lines are written for these tests, in the documented formats.
@Suite struct DarwinConsoleTests {
  private func read(_ text: String) -> ConsoleReader {
    var reader = ConsoleReader()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) { reader.read(String(line)) }
    return reader
  }

  private func ending(_ reader: ConsoleReader, status: Int) -> RunFacts.Ending {
    var facts = RunFacts.example()
    facts.conclude(console: reader, events: EventStreamReader(), exitStatus: status, interrupted: false)
    return facts.ending
  }

  private static let failing = """
    [5/5] Linking AppPackageTests
    Build complete! (2.40s)
    Test Suite 'All tests' started at 2031-01-01 10:00:00.000.
    Test Suite 'AppPackageTests.xctest' started at 2031-01-01 10:00:00.001.
    Test Suite 'CartTests' started at 2031-01-01 10:00:00.001.
    Test Case '-[AppTests.CartTests testTotal]' started.
    /app/Tests/CartTests.swift:4: error: -[AppTests.CartTests testTotal] : failed - first <line>
    second line
    /app/Tests/CartTests.swift:5: error: -[AppTests.CartTests testTotal] : XCTAssertEqual failed: ("3") is not equal to ("4") - sum : of all
    Test Case '-[AppTests.CartTests testTotal]' failed (0.123 seconds).
    Test Case '-[AppTests.CartTests testEmpty]' started.
    Test Case '-[AppTests.CartTests testEmpty]' passed (0.001 seconds).
    Test Suite 'CartTests' failed at 2031-01-01 10:00:00.130.
    \t Executed 2 tests, with 2 failures (0 unexpected) in 0.124 (0.129) seconds
    Test Suite 'AppPackageTests.xctest' failed at 2031-01-01 10:00:00.130.
    \t Executed 2 tests, with 2 failures (0 unexpected) in 0.124 (0.129) seconds
    Test Suite 'All tests' failed at 2031-01-01 10:00:00.130.
    \t Executed 2 tests, with 2 failures (0 unexpected) in 0.124 (0.130) seconds
    """

  @Test func parsesFailures() {
    let reader = read(Self.failing)
    #expect(
      reader.issues == [
        TestIssue(
          file: "/app/Tests/CartTests.swift", line: 4, test: "CartTests.testTotal",
          message: "first <line>\nsecond line"),
        TestIssue(
          file: "/app/Tests/CartTests.swift", line: 5, test: "CartTests.testTotal",
          message: "XCTAssertEqual failed: (\"3\") is not equal to (\"4\") - sum : of all"),
      ])
    #expect(reader.ended == ["CartTests.testTotal", "CartTests.testEmpty"])
    #expect(reader.endedTests == 2 && reader.openRuns == 0 && reader.buildErrors.isEmpty)
    #expect(ending(reader, status: 1) == .finished)
  }

  /// The names are those of the list of tests, so that a run tells which tests did not run.
  @Test func namesMatchTheTestList() throws {
    let list = TestList(
      output: "AppTests.CartTests/testTotal\nAppTests.CartTests/testEmpty\nAppTests.CartTests/testGone")
    var facts = RunFacts.example()
    facts.selected = list.tests.map(\.id)
    facts.conclude(console: read(Self.failing), events: EventStreamReader(), exitStatus: 1, interrupted: false)
    #expect(facts.notRun == ["AppTests.CartTests/testGone"])
  }

  @Test func unfinishedSuiteIsCutShort() {
    let lines = Self.failing.split(separator: "\n").dropLast(2).joined(separator: "\n")
    #expect(ending(read(lines), status: 1) == .cutShort)
  }

  @Test func parsesSkippedTests() {
    let reader = read(
      """
      Test Suite 'Selected tests' started at 2031-01-01 10:00:00.000.
      Test Case '-[AppTests.XA testOff]' started.
      /app/Tests/XA.swift:21: -[AppTests.XA testOff] : Test skipped - later
      and more
      Test Case '-[AppTests.XA testOff]' skipped (0.002 seconds).
      Test Case '-[AppTests.XA testIf]' started.
      /app/Tests/XA.swift:22: -[AppTests.XA testIf] : Test skipped: required true value but got false - because
      Test Case '-[AppTests.XA testIf]' skipped (0.000 seconds).
      Test Case '-[AppTests.XA testBare]' started.
      /app/Tests/XA.swift:23: -[AppTests.XA testBare] : Test skipped
      Test Case '-[AppTests.XA testBare]' skipped (0.001 seconds).
      Test Case '-[AppTests.XA testGood]' started.
      Test Case '-[AppTests.XA testGood]' passed (0.000 seconds).
      Test Suite 'Selected tests' passed at 2031-01-01 10:00:00.010.
      \t Executed 4 tests, with 3 tests skipped and 0 failures (0 unexpected) in 0.003 (0.010) seconds
      """)
    #expect(
      reader.skipped == [
        SkippedTest(test: "XA.testOff", reason: "later\nand more", file: "/app/Tests/XA.swift", line: 21),
        SkippedTest(
          test: "XA.testIf", reason: "required true value but got false - because", file: "/app/Tests/XA.swift",
          line: 22),
        SkippedTest(test: "XA.testBare", file: "/app/Tests/XA.swift", line: 23),
      ])
    #expect(reader.ended == ["XA.testGood"] && reader.endedTests == 1 && reader.issues.isEmpty)
    #expect(reader.openRuns == 0)
  }

  @Test func parsesFailuresWithoutASwiftFile() {
    let reader = read(
      """
      <unknown>:0: error: -[AppTests.XA testThrows] : failed: caught error: "lost"
      <unknown>:0: error: +[XA setUp] : threw exception "missing"
      /app/Tests/Old.m:7: error: -[Old testOld] : ((a) is true) failed
      <EXPR>:0: error: XA.testLinux : threw error "lost"
      """)
    #expect(reader.issues.map(\.file) == ["", "", "/app/Tests/Old.m", ""])
    #expect(reader.issues.map(\.line) == [0, 0, 7, 0])
    #expect(reader.issues.map(\.test) == ["XA.testThrows", "XA.setUp", "Old.testOld", "XA.testLinux"])
    #expect(reader.issues.first?.message == "failed: caught error: \"lost\"")
  }

  @Test(arguments: [
    "/app/Old.m:7:3: error: use of : undeclared", "/app/File.c:7: error: a : b", "note: -[A b] : c",
    "/app/A.swift:3:7: error: cannot convert a : b", ": error: ", "<unknown>:0: error:  : x", "x: error: -[A b] : c",
  ])
  func linesThatResembleAFailureAreIgnored(_ line: String) {
    #expect(ConsoleReader.issue(in: line) == nil)
  }

  @Test(arguments: [
    ("-[AppTests.CartTests testTotal]", "CartTests.testTotal"),
    ("-[AppTests.CartTests testTotalAndReturnError:]", "CartTests.testTotal"),
    ("-[AppTests.CartTests testTotalWithCompletionHandler:]", "CartTests.testTotal"),
    ("-[CartTests testTotal]", "CartTests.testTotal"), ("+[CartTests setUp]", "CartTests.setUp"),
    ("-[App.Tests.CartTests testTotal]", "CartTests.testTotal"), ("CartTests.testTotal", "CartTests.testTotal"),
    ("-[]", "-[]"), ("-[A]", "-[A]"), ("", ""),
  ])
  func namesHaveOneForm(_ name: String, _ expected: String) {
    #expect(XCTestName.normalized(name[...]) == expected)
  }

  @Test func countsTestsOfParallelRuns() {
    let reader = read(
      """
      [1/2] Testing AppTests.XA/testGood
      [2/2] Testing AppTests.XA/testBad
      Test Suite 'Selected tests' started at 2031-01-01 10:00:00.000.
      Test Case '-[AppTests.XA testBad]' started.
      /app/Tests/XA.swift:9: error: -[AppTests.XA testBad] : failed - no
      Test Case '-[AppTests.XA testBad]' failed (0.002 seconds).
      Test Suite 'Selected tests' failed at 2031-01-01 10:00:00.010.
      """)
    #expect(reader.endedTests == 2 && reader.openRuns == 0 && reader.issues.map(\.test) == ["XA.testBad"])
  }

  /// With the app SF Symbols, Swift Testing prints characters for private use, in a terminal with colors and a second space.
  @Test(arguments: [
    "\u{25C7} Test run started.", "\u{1007C8} Test run started.", "\u{1007C8}  Test run started.",
    "\u{1B}[90m\u{1007C8} \u{1B}[0m Test run started.", "\u{1B}[90m\u{25C7}\u{1B}[0m Test run started.",
    "\u{10105B} Test run started.",
  ])
  func startOfSwiftTestingIsKnown(_ line: String) {
    #expect(read(line).hasStartedTests)
    #expect(SwiftTestingLine.text(in: line) == "Test run started.")
  }

  @Test(arguments: [
    ("\u{10105B} Test total() passed after 0.001 seconds.", "Test total() passed after 0.001 seconds."),
    (
      "\u{100884} Test total() failed after 0.001 seconds with 1 issue.",
      "Test total() failed after 0.001 seconds with 1 issue."
    ),
    ("\u{2714}\u{FE0E} Test total() passed after 0.001 seconds.", "Test total() passed after 0.001 seconds."),
    ("\u{21B3} details", "details"),
  ])
  func textFollowsTheSymbol(_ line: String, _ text: String) {
    #expect(SwiftTestingLine.text(in: line).map(String.init) == text)
  }

  @Test(arguments: [
    "Test run started.", "\u{25C7}Test run started.", "note: Test run started.", "\u{1B}[90m", "\u{1B}[xm\u{25C7} a",
    "",
    "\u{25C7}", "x \u{25C7} Test run started.",
  ])
  func linesWithoutASymbolAreNotEvents(_ line: String) {
    #expect(SwiftTestingLine.text(in: line) == nil)
    #expect(!read(line).hasStartedTests)
  }
}

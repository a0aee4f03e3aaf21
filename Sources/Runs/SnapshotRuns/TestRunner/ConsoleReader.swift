import Foundation
import SnapshotFoundation

/// Parses the output of `swift test` line by line: build progress, failures and summaries of XCTest, and crashes. For Swift
/// Testing, see ``EventStreamReader``.
///
/// It reads the formats of XCTest on Linux and on Darwin. Names of tests have the form of Linux.
package struct ConsoleReader: Sendable {
  /// The number of completed build steps, and their total.
  package private(set) var buildProgress: (done: Int, total: Int)?
  /// Whether any test has started.
  package private(set) var hasStartedTests = false
  /// The number of XCTest runs that started and have not finished.
  package private(set) var openRuns = 0
  /// The number of finished XCTest tests.
  package var endedTests: Int { max(ended.count, inParallel - skipped.count) }
  /// The names of finished tests, such as `LoginTests.testWelcome`. With `--parallel`, `swift test` prints passed tests only
  /// if `--verbose` is set.
  package private(set) var ended: [String] = []
  /// The XCTest tests that started and have not ended, in the order of their starts.
  package private(set) var running: [String] = []
  /// The skipped XCTest tests.
  package private(set) var skipped: [SkippedTest] = []
  /// The names of all finished or skipped XCTest tests.
  package var mentioned: [String] { ended + skipped.map(\.test) }
  /// The number of tests that finished with `--parallel`.
  private var inParallel = 0
  /// The skip of the current test, if it has one.
  private var skip: SkippedTest?
  /// The failures reported by XCTest.
  package private(set) var issues: [TestIssue] = []
  /// The signal that terminated a test process, if any.
  package private(set) var crashSignal: Int?
  /// The message of the crash, such as "Index out of range".
  package private(set) var crashReason: String?
  /// The crashes whose frames the Swift runtime printed, in order.
  package private(set) var crashes: [CrashTrace] = []
  /// Whether the next lines are the frames of the thread that crashed.
  private var readsFrames = false
  /// Errors of the compiler or the package manager before any test started, each once. If the compiler reported a place in a
  /// source, without what the build system adds: the command that failed, and that the build failed.
  package var buildErrors: [String] {
    let located = errors.filter { !$0.hasPrefix("error: ") }
    var seen: Set<String> = []
    return (located.isEmpty ? errors : located).filter { seen.insert($0).inserted }
  }
  private var errors: [String] = []
  private var continuesIssue = false
  private var continuesSkip = false

  package init() {}

  private static let longestMessage = 40
  private static let mostCrashes = 20
  private static let longestReason = 2000

  /// Parses the next line, without its line feed.
  package mutating func read(_ line: String) {
    if readBuildProgress(line) || readRun(line) || readCrash(line) {
      continuesIssue = false
      continuesSkip = false
    } else if let skip = ConsoleReader.skip(in: line) {
      self.skip = skip
      continuesIssue = false
      continuesSkip = true
    } else if let issue = ConsoleReader.issue(in: line) {
      issues.append(issue)
      hasStartedTests = true
      continuesIssue = true
      continuesSkip = false
    } else if line.hasPrefix("Test Case '") {
      readTestCase(line)
      continuesIssue = false
      continuesSkip = false
    } else if !hasStartedTests, line.hasPrefix("error: ") || line.contains(": error: ") {
      errors.append(line)
    } else if continuesIssue, let last = issues.indices.last {
      let lines = issues[last].message.utf8.count { $0 == UInt8(ascii: "\n") }
      if lines < ConsoleReader.longestMessage { issues[last].message += "\n" + line }
    } else if continuesSkip, let reason = skip?.reason, reason.utf8.count < ConsoleReader.longestReason {
      skip?.reason = reason + "\n" + line
    }
  }

  /// Parses `[12/340] Compiling SnapshotUI Text.swift`, or `[3/8] Testing App.LoginTests/testWelcome` with `--parallel`.
  private mutating func readBuildProgress(_ line: String) -> Bool {
    guard line.hasPrefix("["), let slash = line.firstIndex(of: "/"), let end = line.firstIndex(of: "]"), slash < end,
      let done = Int(line[line.index(after: line.startIndex)..<slash]),
      let total = Int(line[line.index(after: slash)..<end])
    else { return false }
    if line[end...].hasPrefix("] Testing ") {
      hasStartedTests = true
      inParallel = max(inParallel, done)
    } else if !hasStartedTests {
      buildProgress = (done, total)
    }
    return true
  }

  private static let outermostSuites = ["All tests", "Selected tests"]

  private mutating func readRun(_ line: String) -> Bool {
    guard line.hasPrefix("Test Suite '") else {
      if SwiftTestingLine.text(in: line)?.hasPrefix("Test run started.") == true {
        hasStartedTests = true
        return true
      }
      return line.hasPrefix("\t Executed ")
    }
    for name in ConsoleReader.outermostSuites {
      let prefix = "Test Suite '\(name)' "
      guard line.hasPrefix(prefix) else { continue }
      hasStartedTests = true
      if line.dropFirst(prefix.count).hasPrefix("started") {
        openRuns += 1
      } else {
        openRuns = max(0, openRuns - 1)
      }
    }
    return true
  }

  private mutating func readTestCase(_ line: String) {
    hasStartedTests = true
    let text = line.dropFirst("Test Case '".count)
    if let end = text.range(of: "' started") {
      running.append(XCTestName.normalized(text[..<end.lowerBound]))
      return
    }
    if let end = text.range(of: "' passed (") ?? text.range(of: "' failed (") ?? text.range(of: "' skipped (") {
      let name = XCTestName.normalized(text[..<end.lowerBound])
      running.removeAll { $0 == name }
    }
    if let end = text.range(of: "' passed (") ?? text.range(of: "' failed (") {
      ended.append(XCTestName.normalized(text[..<end.lowerBound]))
    } else if let end = text.range(of: "' skipped (") {
      let name = XCTestName.normalized(text[..<end.lowerBound])
      skipped.append(skip?.test == name ? skip ?? SkippedTest(test: name) : SkippedTest(test: name))
    }
    skip = nil
  }

  /// Parses `/path/File.swift:12: Suite.test : Test skipped - reason`, or `Test skipped: condition - reason`. On Darwin the
  /// test is `-[Target.Suite test]`.
  private static func skip(in line: String) -> SkippedTest? {
    guard let marker = line.range(of: " : Test skipped"), let space = line.range(of: ".swift:"),
      let colon = line[space.upperBound...].range(of: ": "), colon.upperBound <= marker.lowerBound,
      let number = Int(line[space.upperBound..<colon.lowerBound])
    else { return nil }
    let words = line[marker.upperBound...]
    let reason = words.hasPrefix(" - ") ? words.dropFirst(3) : words.hasPrefix(": ") ? words.dropFirst(2) : ""
    return SkippedTest(
      test: XCTestName.normalized(line[colon.upperBound..<marker.lowerBound]),
      reason: reason.isEmpty ? nil : String(reason),
      file: String(line[..<line.index(before: space.upperBound)]), line: number)
  }

  private mutating func readCrash(_ line: String) -> Bool {
    if let signal = ConsoleReader.signal(in: line) {
      crashSignal = signal
      return true
    }
    if let range = line.range(of: "Fatal error: ") {
      crashReason = String(line[range.upperBound...])
      return true
    }
    return readTrace(line)
  }

  /// Parses what the Swift runtime prints after a crash:
  ///
  ///     *** Program crashed: Illegal instruction at 0x00007f183a36df7f ***
  ///     Thread 0 "AppPackageTests" crashed:
  ///       0 …
  private mutating func readTrace(_ line: String) -> Bool {
    if line.hasPrefix("*** ") {
      if line.hasPrefix("*** Program crashed: "), crashes.count < ConsoleReader.mostCrashes {
        crashes.append(CrashTrace(reason: crashReason))
      }
      return true
    }
    if line.hasPrefix("Thread "), line.hasSuffix(":") {
      readsFrames = line.hasSuffix(" crashed:")
      return true
    }
    guard readsFrames, let last = crashes.indices.last else { return false }
    let text = line.drop { $0 == " " }
    // The output can end before "Registers:", and that of another process follow.
    readsFrames = text.isEmpty || text.hasPrefix("...") || text.first?.isWholeNumber == true
    if readsFrames { crashes[last].addFrame(in: line) }
    return readsFrames
  }

  /// Parses `error: Process '…' exited with unexpected signal code 4`. It can follow the beginning of another line, because
  /// the package manager prints it while the output of the process is still being written.
  private static func signal(in line: String) -> Int? {
    guard let start = line.range(of: "error: Process '"),
      let end = line.range(of: "' exited with unexpected signal code ", range: start.upperBound..<line.endIndex)
    else { return nil }
    return Int(line[end.upperBound...])
  }

  /// Parses `/path/File.swift:12: error: Suite.test : failed - message`, and `-[Target.Suite test]` as the test, which may be
  /// in a file of another language or of unknown place. Compiler errors have a column and no test name.
  static func issue(in line: String) -> TestIssue? {
    guard let marker = line.range(of: ": error: "),
      let separator = line.range(of: " : ", range: marker.upperBound..<line.endIndex)
    else { return nil }
    let place = line[..<marker.lowerBound]
    let test = line[marker.upperBound..<separator.lowerBound]
    guard !test.isEmpty, let colon = place.lastIndex(of: ":"), let number = Int(place[place.index(after: colon)...])
    else { return nil }
    let file = place[..<colon]
    let isUnknown = file.hasPrefix("<") && file.hasSuffix(">")
    guard file.hasSuffix(".swift") || isUnknown || XCTestName.isDarwinForm(test) else { return nil }
    var message = String(line[separator.upperBound...])
    if message.hasPrefix("failed - ") { message.removeFirst("failed - ".count) }
    return TestIssue(
      file: isUnknown ? "" : String(file), line: number, test: XCTestName.normalized(test), message: message)
  }
}

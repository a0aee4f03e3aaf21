import Foundation

/// Parses the event stream of Swift Testing: JSON lines with one event each.
///
/// Ignores unknown kinds of events, so that streams of newer versions can be read.
package struct EventStreamReader: Sendable {
  /// The number of runs that started and have not finished.
  package private(set) var openRuns = 0
  /// Whether any run started.
  package private(set) var hasStartedTests = false
  /// The number of finished test functions, without skipped ones.
  package private(set) var endedTests = 0
  /// The names of finished tests, such as `App.LoginTests/welcome()`. Excludes tests with a cancelled case or a known issue,
  /// which may not have reached all their assertions.
  package private(set) var ended: [String] = []
  /// The test functions that started and have not ended, in the order of their starts.
  package private(set) var running: [String] = []
  /// The test functions that were disabled or cancelled.
  package private(set) var skipped: [SkippedTest] = []
  /// The failures, without known issues and warnings.
  package private(set) var issues: [TestIssue] = []
  /// The issues that tests expect with `withKnownIssue`.
  package private(set) var known: [TestIssue] = []
  /// The names of all test functions that finished, were skipped, or failed before they started.
  package private(set) var mentioned: [String] = []
  private var functions: [String: Location?] = [:]
  private var skippedSuites: Set<String> = []
  private var cancelled: Set<String> = []
  private var partial: Set<String> = []

  package init() {}

  /// Parses a whole stream. Ignores a truncated last line.
  package init(data: Data) {
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(Record.self, from: Data(line)) else { continue }
      read(record)
    }
    skipTestsOfSkippedSuites()
  }

  private mutating func read(_ record: Record) {
    let payload = record.payload
    switch (record.kind, payload.kind) {
    case ("test", "function"):
      if let id = payload.id { functions[id] = .some(payload.sourceLocation) }
    case ("event", "runStarted"):
      openRuns += 1
      hasStartedTests = true
    case ("event", "runEnded"):
      openRuns = max(0, openRuns - 1)
    case ("event", "testSkipped"):
      guard let id = payload.testID else { return }
      if functions[id] != nil { skip(id, payload.messages) } else { skippedSuites.insert(id) }
    case ("event", "testCancelled"):
      if let id = payload.testID { cancelled.insert(id) }
    case ("event", "testCaseCancelled"):
      if let id = payload.testID { partial.insert(id) }
    case ("event", "testStarted"):
      if let id = payload.testID, functions[id] != nil { running.append(EventStreamReader.name(ofTest: id)) }
    case ("event", "testEnded"):
      guard let id = payload.testID, functions[id] != nil else { return }
      running.removeAll { $0 == EventStreamReader.name(ofTest: id) }
      guard !cancelled.contains(id) else { return skip(id, payload.messages) }
      mentioned.append(EventStreamReader.name(ofTest: id))
      endedTests += 1
      if !partial.contains(id) { ended.append(EventStreamReader.name(ofTest: id)) }
    case ("event", "issueRecorded"):
      if let id = payload.testID { mentioned.append(EventStreamReader.name(ofTest: id)) }
      guard let issue = payload.issue else { return }
      let found = TestIssue(
        file: issue.sourceLocation?.filePath ?? issue.sourceLocation?._filePath ?? "",
        line: issue.sourceLocation?.line ?? 0,
        test: EventStreamReader.name(ofTest: payload.testID ?? ""),
        message: (payload.messages ?? []).map(\.text).joined(separator: "\n"))
      if issue.isFailure ?? !(issue.isKnown ?? false) {
        issues.append(found)
      } else if issue.isKnown == true {
        known.append(found)
        if let id = payload.testID { partial.insert(id) }
      }
    default:
      return
    }
  }

  private mutating func skip(_ id: String, _ messages: [Payload.Message]?) {
    let name = EventStreamReader.name(ofTest: id)
    let location = functions[id] ?? nil
    mentioned.append(name)
    skipped.append(
      SkippedTest(
        test: name, reason: messages?.lazy.compactMap { EventStreamReader.reason(in: $0.text) }.first,
        file: location?.filePath ?? location?._filePath, line: location?.line))
  }

  /// Marks all tests of skipped suites as skipped. The stream need not list them.
  private mutating func skipTestsOfSkippedSuites() {
    let known = Set(mentioned)
    for id in functions.keys.sorted() where !known.contains(EventStreamReader.name(ofTest: id)) {
      if skippedSuites.contains(where: { id.hasPrefix($0 + "/") }) { skip(id, nil) }
    }
  }

  /// Returns `not now` for `Test off() skipped: "not now"`; `nil` without a reason.
  private static func reason(in message: String) -> String? {
    guard let colon = message.range(of: ": \""), message.hasSuffix("\""), message[colon.upperBound...].count > 1 else {
      return nil
    }
    return String(message[colon.upperBound...].dropLast())
  }

  /// Returns `App.LoginTests/welcome()` for `App.LoginTests/welcome()/LoginTests.swift:6:2`.
  private static func name(ofTest id: String) -> String {
    var parts = id.split(separator: "/", omittingEmptySubsequences: false)
    if let last = parts.last, last.contains(".swift:") { parts.removeLast() }
    return parts.joined(separator: "/")
  }

  private struct Record: Decodable {
    var kind: String
    var payload: Payload
  }

  private struct Payload: Decodable {
    struct Message: Decodable { var text: String }
    struct Issue: Decodable {
      var isKnown: Bool?
      var isFailure: Bool?
      var sourceLocation: Location?
    }
    var kind: String
    var id: String?
    var testID: String?
    var messages: [Message]?
    var issue: Issue?
    var sourceLocation: Location?
  }

  private struct Location: Decodable {
    var filePath: String?
    var _filePath: String?
    var line: Int?
  }
}

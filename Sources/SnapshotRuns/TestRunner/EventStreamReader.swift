import Foundation

/// Reads the event stream of Swift Testing: JSON lines, one a happening.
///
/// Unknown kinds are passed over: a newer stream still tells of its issues.
package struct EventStreamReader: Sendable {
  /// Runs that began and have not ended.
  package private(set) var openRuns = 0
  /// Whether any run began.
  package private(set) var hasStartedTests = false
  /// Test functions that ended, skipped ones not counted.
  package private(set) var endedTests = 0
  /// Their names, such as `App.LoginTests/welcome()`. Tests that were cancelled, in one case at least, or met a known issue
  /// are not among them: they may have left something out.
  package private(set) var ended: [String] = []
  /// Test functions that did not run, because they are disabled or were cancelled.
  package private(set) var skipped: [SkippedTest] = []
  /// Failures, known issues and warnings left out.
  package private(set) var issues: [TestIssue] = []
  /// The names of all test functions that ended, in whatever way, or were skipped, or failed before they began.
  package private(set) var mentioned: [String] = []
  private var functions: [String: Location?] = [:]
  private var skippedSuites: Set<String> = []
  private var cancelled: Set<String> = []
  private var partial: Set<String> = []

  package init() {}

  /// Takes a whole stream in. A last line that was cut off is passed over.
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
    case ("event", "testEnded"):
      guard let id = payload.testID, functions[id] != nil else { return }
      guard !cancelled.contains(id) else { return skip(id, payload.messages) }
      mentioned.append(EventStreamReader.name(ofTest: id))
      endedTests += 1
      if !partial.contains(id) { ended.append(EventStreamReader.name(ofTest: id)) }
    case ("event", "issueRecorded"):
      if let id = payload.testID { mentioned.append(EventStreamReader.name(ofTest: id)) }
      guard let issue = payload.issue, issue.isFailure ?? !(issue.isKnown ?? false) else {
        if payload.issue?.isKnown == true, let id = payload.testID { partial.insert(id) }
        return
      }
      issues.append(
        TestIssue(
          file: issue.sourceLocation?.filePath ?? issue.sourceLocation?._filePath ?? "",
          line: issue.sourceLocation?.line ?? 0,
          test: EventStreamReader.name(ofTest: payload.testID ?? ""),
          message: (payload.messages ?? []).map(\.text).joined(separator: "\n")))
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

  /// Tests of a skipped suite are skipped, whether the stream says so of each or not.
  private mutating func skipTestsOfSkippedSuites() {
    let known = Set(mentioned)
    for id in functions.keys.sorted() where !known.contains(EventStreamReader.name(ofTest: id)) {
      if skippedSuites.contains(where: { id.hasPrefix($0 + "/") }) { skip(id, nil) }
    }
  }

  /// `not now` of `Test off() skipped: "not now"`; `nil` where no reason is given.
  private static func reason(in message: String) -> String? {
    guard let colon = message.range(of: ": \""), message.hasSuffix("\""), message[colon.upperBound...].count > 1 else {
      return nil
    }
    return String(message[colon.upperBound...].dropLast())
  }

  /// `App.LoginTests/welcome()/LoginTests.swift:6:2` is `App.LoginTests/welcome()`.
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

import Foundation

/// Reads the event stream of Swift Testing: JSON lines, one a happening.
///
/// Unknown kinds are passed over: a newer stream still tells of its issues.
public struct EventStreamReader: Sendable {
  /// Runs that began and have not ended.
  public private(set) var openRuns = 0
  /// Whether any run began.
  public private(set) var hasStartedTests = false
  /// Test functions that ended, skipped ones not counted.
  public private(set) var endedTests = 0
  /// Their names, such as `App.LoginTests/welcome()`.
  public private(set) var ended: [String] = []
  /// Failures, known issues and warnings left out.
  public private(set) var issues: [TestIssue] = []
  private var functions: Set<String> = []

  public init() {}

  /// Takes a whole stream in. A last line that was cut off is passed over.
  public init(data: Data) {
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(Record.self, from: Data(line)) else { continue }
      read(record)
    }
  }

  private mutating func read(_ record: Record) {
    let payload = record.payload
    switch (record.kind, payload.kind) {
    case ("test", "function"):
      if let id = payload.id { functions.insert(id) }
    case ("event", "runStarted"):
      openRuns += 1
      hasStartedTests = true
    case ("event", "runEnded"):
      openRuns = max(0, openRuns - 1)
    case ("event", "testEnded"):
      guard let id = payload.testID, functions.contains(id) else { return }
      endedTests += 1
      ended.append(EventStreamReader.name(ofTest: id))
    case ("event", "issueRecorded"):
      guard let issue = payload.issue, issue.isFailure ?? !(issue.isKnown ?? false) else { return }
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
    struct Location: Decodable {
      var filePath: String?
      var _filePath: String?
      var line: Int?
    }
    var kind: String
    var id: String?
    var testID: String?
    var messages: [Message]?
    var issue: Issue?
  }
}

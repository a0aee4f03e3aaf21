import Foundation
import SnapshotRunFixtures
import SnapshotRuns
import Testing

@Suite struct EventStreamReaderTests {
  private static let location = #"{"column":43,"filePath":"\/app\/Tests\/A.swift","line":6}"#

  private static let stream = """
    {"kind":"test","payload":{"id":"A.SA/bad()/A.swift:6:2","kind":"function","name":"bad()"},"version":0}
    {"kind":"test","payload":{"id":"A.SA","kind":"suite","name":"SA"},"version":0}
    {"kind":"event","payload":{"kind":"runStarted","messages":[]},"version":0}
    {"kind":"event","payload":{"kind":"somethingNew","surprise":[1]},"version":0}
    {"kind":"event","payload":{"issue":{"isFailure":true,"isKnown":false,"sourceLocation":\(location)},"kind":"issueRecorded","messages":[{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"two\\nlines"}],"testID":"A.SA/bad()/A.swift:6:2"},"version":0}
    {"kind":"event","payload":{"issue":{"isFailure":false,"isKnown":true,"sourceLocation":\(location)},"kind":"issueRecorded","messages":[],"testID":"A.SA/bad()/A.swift:6:2"},"version":0}
    {"kind":"event","payload":{"issue":{"isKnown":true},"kind":"issueRecorded","messages":[]},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","messages":[],"testID":"A.SA/bad()/A.swift:6:2"},"version":0}
    {"kind":"event","payload":{"kind":"testEnded","messages":[],"testID":"A.SA"},"version":0}
    {"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}
    """

  @Test func parsesIssues() {
    let reader = EventStreamReader(data: Data(Self.stream.utf8))
    #expect(
      reader.issues == [
        TestIssue(file: "/app/Tests/A.swift", line: 6, test: "A.SA/bad()", message: "Issue recorded\ntwo\nlines")
      ])
    #expect(reader.known.first == TestIssue(file: "/app/Tests/A.swift", line: 6, test: "A.SA/bad()", message: ""))
    #expect(reader.endedTests == 1)
    #expect(reader.hasStartedTests)
    #expect(reader.openRuns == 0)
  }

  @Test func truncatedStreamIsCutShort() {
    let lines = Self.stream.split(separator: "\n").dropLast().joined(separator: "\n")
    var facts = RunFacts.example()
    facts.conclude(
      console: ConsoleReader(), events: EventStreamReader(data: Data(lines.utf8)), exitStatus: 1, interrupted: false)
    #expect(facts.ending == .cutShort)
  }

  @Test func ignoresInvalidLines() {
    let reader = EventStreamReader(
      data: Data([0xFF, 0x00, 0x0A]) + Data(Self.stream.utf8) + Data("\n{\"kind\":\"ev".utf8))
    #expect(reader.issues.count == 1)
  }

  /// The format of Swift 6.3: an event for the suite, one for each of its tests, and end events for cancelled tests.
  @Test func distinguishesSkippedAndCancelledTests() {
    func function(_ name: String) -> String {
      #"{"kind":"test","payload":{"id":"A.S/\#(name)()/A.swift:6:2","kind":"function","sourceLocation":\#(Self.location)}}"#
    }
    func event(_ kind: String, _ id: String, _ text: String = "") -> String {
      #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)","messages":[{"symbol":"skip","text":"\#(text)"}]}}"#
    }
    let lines =
      ["off", "bare", "cancelled", "oneCase", "known", "good"].map(function) + [
        #"{"kind":"test","payload":{"id":"A.Q/inner()/A.swift:9:2","kind":"function"}}"#,
        #"{"kind":"event","payload":{"kind":"runStarted"}}"#,
        event("testSkipped", "A.Q", #"Suite Q skipped: \"all\""#),
        event("testSkipped", "A.S/off()/A.swift:6:2", #"Test off() skipped: \"not now\""#),
        event("testSkipped", "A.S/bare()/A.swift:6:2", "Test bare() skipped."),
        event("testCancelled", "A.S/cancelled()/A.swift:6:2"),
        event(
          "testEnded", "A.S/cancelled()/A.swift:6:2", #"Test cancelled() was cancelled after 0.1 seconds: \"why\""#),
        event("testCaseCancelled", "A.S/oneCase()/A.swift:6:2"), event("testEnded", "A.S/oneCase()/A.swift:6:2"),
        #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"A.S/known()/A.swift:6:2","issue":{"isKnown":true}}}"#,
        event("testEnded", "A.S/known()/A.swift:6:2"), event("testEnded", "A.S/good()/A.swift:6:2"),
        #"{"kind":"event","payload":{"kind":"runEnded"}}"#,
      ]
    let reader = EventStreamReader(data: Data(lines.joined(separator: "\n").utf8))
    #expect(reader.skipped.map(\.test) == ["A.S/off()", "A.S/bare()", "A.S/cancelled()", "A.Q/inner()"])
    #expect(reader.skipped.map(\.reason) == ["not now", nil, "why", nil])
    #expect(reader.skipped.first?.file == "/app/Tests/A.swift" && reader.skipped.first?.line == 6)
    #expect(reader.ended == ["A.S/good()"], "the others may have left something out")
    #expect(Set(reader.mentioned).count == 7)
  }
}

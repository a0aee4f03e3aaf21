import Foundation
import SnapshotReport
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

  @Test func issuesWithPlaceTestAndMessage() {
    let reader = EventStreamReader(data: Data(Self.stream.utf8))
    #expect(
      reader.issues == [
        TestIssue(file: "/app/Tests/A.swift", line: 6, test: "A.SA/bad()", message: "Issue recorded\ntwo\nlines")
      ])
    #expect(reader.endedTests == 1)
    #expect(reader.hasStartedTests)
    #expect(reader.openRuns == 0)
  }

  @Test func aStreamWithoutItsEndIsCutShort() {
    let lines = Self.stream.split(separator: "\n").dropLast().joined(separator: "\n")
    var facts = RunFacts.example()
    facts.conclude(
      console: ConsoleReader(), events: EventStreamReader(data: Data(lines.utf8)), exitStatus: 1, interrupted: false)
    #expect(facts.ending == .cutShort)
  }

  @Test func rubbishIsPassedOver() {
    let reader = EventStreamReader(
      data: Data([0xFF, 0x00, 0x0A]) + Data(Self.stream.utf8) + Data("\n{\"kind\":\"ev".utf8))
    #expect(reader.issues.count == 1)
  }
}

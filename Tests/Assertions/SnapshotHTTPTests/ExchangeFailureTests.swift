import Foundation
import SnapshotCore
import SnapshotHTTP
import SnapshotTestSupport
import Testing

/// The whole messages of recorded exchanges, one reference for each way to fail.
@Suite struct ExchangeFailureTests {
  private static let file = "login.exchanges.json"
  private static let recording = """
    {
      "version" : 1,
      "exchanges" : [
        { "request" : { "method" : "GET", "target" : "https://api.example.com/users/1" }, "response" : { "status" : 200 } },
        { "request" : { "method" : "POST", "target" : "https://api.example.com/users", "json" : {"age":3} }, "response" : { "status" : 201 } }
      ]
    }

    """

  private let get = RecordedRequest(target: "https://api.example.com/users/1")
  private let post = RecordedRequest(
    method: "POST", target: "https://api.example.com/users", headers: ["Content-Type": "application/json"],
    text: #"{"age":3}"#)

  /// Returns the message of a client that sends requests.
  private func message(
    _ requests: [RecordedRequest], recording: String? = recording, mode: SnapshotTestingConfiguration.Record? = nil,
    live: LiveClient? = nil
  ) async throws -> String {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    if let recording { try sandbox.place(recording, as: Self.file) }
    let verdict = await sandbox.awaiting {
      await sandbox.assertion(named: "exchanges", record: mode).verifyExchanges(live: live) { exchanges in
        for request in requests { _ = try await exchanges.response(to: request) }
      }.1
    }
    return verdict.map(sandbox.message) ?? "no verdict\n"
  }

  private func client(_ response: RecordedResponse) -> LiveClient { LiveClient { _ in response } }

  @Test func unknownRequest() async throws {
    var changed = post
    changed.body = Data(#"{"age":4}"#.utf8)
    let message = try await message([get, changed])
    assertSnapshot(of: message, as: .lines)
  }

  @Test func sentTooOften() async throws {
    let message = try await message([get, post, get])
    assertSnapshot(of: message, as: .lines)
  }

  @Test func unusedExchange() async throws {
    let message = try await message([get])
    assertSnapshot(of: message, as: .lines)
  }

  @Test func recordedOnce() async throws {
    let message = try await message([get], recording: nil, live: client(RecordedResponse(status: 200)))
    assertSnapshot(of: message, as: .lines)
  }

  @Test func missingWithoutRecording() async throws {
    let message = try await message([get], recording: nil, mode: .never, live: client(RecordedResponse(status: 200)))
    assertSnapshot(of: message, as: .lines)
  }

  @Test func missingWithoutALiveClient() async throws {
    let message = try await message([get], recording: nil)
    assertSnapshot(of: message, as: .lines)
  }

  @Test func compressedBody() async throws {
    let response = RecordedResponse(status: 200, headers: ["Content-Encoding": "gzip"], body: Data([0x1F, 0x8B, 8]))
    let message = try await message([get], recording: nil, live: client(response))
    assertSnapshot(of: message, as: .lines)
  }

  @Test func damagedFile() async throws {
    let message = try await message(
      [get], recording: Self.recording.replacingOccurrences(of: "201", with: #""created""#))
    assertSnapshot(of: message, as: .lines)
  }
}

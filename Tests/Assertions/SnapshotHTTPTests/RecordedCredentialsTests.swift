import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotHTTP
import SnapshotLedger
import SnapshotTestSupport
import Testing

/// What a run of recorded exchanges leaves must not contain a credential, and must replay for a client that sends it again.
@Suite struct RecordedCredentialsTests {
  private static let file = "login.exchanges.json"

  private func run(
    _ sandbox: Sandbox, record: SnapshotTestingConfiguration.Record? = nil, live: LiveClient? = nil,
    _ body: (RecordedExchanges) async throws -> Void
  ) async -> (verdict: Verdict?, error: (any Error)?) {
    await sandbox.awaiting {
      let (result, verdict) = await sandbox.assertion(named: "exchanges", record: record).verifyExchanges(
        live: live, body)
      if case .failure(let error) = result { return (verdict, error) }
      return (verdict, nil)
    }
  }

  private func next(_ sandbox: Sandbox) -> Sandbox {
    var next = sandbox.running(in: "2")
    next.registry = NameRegistry()
    return next
  }

  private func answer(_ text: String, _ type: String = "application/json") -> LiveClient {
    LiveClient { _ in RecordedResponse(status: 200, headers: ["Content-Type": type], text: text) }
  }

  private let get = RecordedRequest(
    target: "https://a.example/", headers: ["Authorization": "Bearer s3cret/va\"lue+1"])

  @Test(arguments: [
    #"{"echo":"s3cret\/va\"lue+1"}"#, #"{"s3cret\/va\"lue+1":1}"#, #"["\u00733cret/va\"lue+1"]"#,
    #"{"echo":"/?a=s3cret%2Fva%22lue%2B1"}"#, "s3cret%2fva%22lue%2b1", "s3cret/va&quot;lue+1",
  ])
  func notationsOfARepeatedCredential(body: String) async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    _ = await run(sandbox, live: answer(body)) { _ = try await $0.response(to: get) }
    let file = try #require(sandbox.reference(Self.file))
    #expect(!file.contains("cret") && file.contains("[redacted]"), "\(file)")
  }

  @Test(
    arguments: [
      (
        RecordedRequest(
          method: "POST", target: "https://a.example/", headers: ["Content-Type": "application/x-www-form-urlencoded"],
          text: "password=my+long+s3cret%21"), "my long s3cret!"
      ),
      (RecordedRequest(target: "https://user:my-long-s3cret@a.example/"), "my-long-s3cret"),
      (
        RecordedRequest(
          target: "https://a.example/",
          headers: ["Authorization": "Basic " + Data("sk_s3cret_key:".utf8).base64EncodedString()]), "sk_s3cret_key"
      ),
      (
        RecordedRequest(
          target: "https://a.example/",
          headers: [
            "Authorization": "Basic " + Data([0x75, 0x3A, 0xE9] + Array("-s3cret-".utf8)).base64EncodedString()
          ]),
        "é-s3cret-"
      ),
    ] as [(RecordedRequest, String)])
  func partsOfCredentials(request: RecordedRequest, repeated: String) async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    _ = await run(sandbox, live: answer("you sent \(repeated).", "text/plain")) {
      _ = try await $0.response(to: request)
    }
    let file = try #require(sandbox.reference(Self.file))
    #expect(file.contains("you sent [redacted]."), "\(file)")
  }

  @Test func jsonRemainsJSON() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let text = #"{"session_id":1234567890,"id":1234567890,"password":"password1","note":"the password1"}"#
    _ = await run(sandbox, live: answer(text)) { _ = try await $0.response(to: get) }
    let file = try #require(sandbox.reference(Self.file))
    let read = try ExchangeFile.exchanges(in: Data(file.utf8))
    #expect(
      String(decoding: read[0].response.body, as: UTF8.self)
        == #"{"session_id":0,"id":0,"password":"[redacted]","note":"the [redacted]"}"#)
  }

  @Test func aCredentialThatIsANameLeavesNames() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let request = RecordedRequest(
      method: "POST", target: "https://a.example/password", headers: ["Content-Type": "application/json"],
      text: #"{"password":"password"}"#)
    _ = await run(sandbox, live: answer(#"{"password":"password"}"#)) { _ = try await $0.response(to: request) }
    let replayed = await run(next(sandbox)) { exchanges in
      let body = try await exchanges.response(to: request).body
      #expect(String(decoding: body, as: UTF8.self) == #"{"password":"[redacted]"}"#)
    }
    #expect(replayed.verdict?.outcome == .passed, "\(replayed.verdict?.message ?? "none")")
  }

  @Test func aCredentialInThePathReplays() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let request = RecordedRequest(
      target: "https://a.example/users/s3cret-value/x", headers: ["Authorization": "Bearer s3cret-value"])
    _ = await run(sandbox, live: answer("{}")) { _ = try await $0.response(to: request) }
    #expect(sandbox.reference(Self.file)?.contains("s3cret") == false)
    let replayed = await run(next(sandbox)) { _ = try await $0.response(to: request) }
    #expect(replayed.verdict?.outcome == .passed, "\(replayed.verdict?.message ?? "none")")
    var other = request
    other.target += "y"
    let unknown = await run(sandbox.running(in: "3"), record: .never) { _ = try await $0.response(to: other) }
    let error = try #require(unknown.error)
    let texts = ["\(error)", unknown.verdict?.message ?? ""]
    #expect(!texts.contains { $0.contains("s3cret") }, "\(texts)")
  }

  @Test func aRedactedCredentialInAURLReplays() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    func session(_ exchanges: RecordedExchanges) async throws {
      let login = try await exchanges.response(to: RecordedRequest(target: "https://a.example/login"))
      let members = try JSONDecoder().decode([String: String].self, from: login.body)
      var url = try #require(URL(string: "https://a.example/sessions"))
      url.appendPathComponent(try #require(members["session_id"]))
      _ = try await exchanges.response(to: RecordedRequest(target: url.absoluteString))
    }
    _ = await run(sandbox, live: answer(#"{"session_id":"s3cret-value"}"#), session)
    #expect(sandbox.reference(Self.file)?.contains("s3cret") == false)
    let replayed = await run(next(sandbox), session)
    #expect(replayed.verdict?.outcome == .passed, "\(replayed.verdict?.message ?? "none")")
  }

  @Test func errorsOfTheLiveClientLeaveNoCredential() async throws {
    struct Offline: Error, CustomStringConvertible { var description: String }
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let live = LiveClient { _ in
      throw Offline(description: "no answer from https://a.example/?access_token=s3cret-1 for s3cret-value")
    }
    let request = RecordedRequest(target: "https://a.example/", headers: ["Authorization": "Bearer s3cret-value"])
    let result = await run(sandbox, live: live) { _ = try? await $0.response(to: request) }
    #expect(result.verdict?.outcome == .error)
    let other = try Sandbox()
    defer { other.remove() }
    let thrown = await run(other, live: answer("{}")) { exchanges in
      _ = try await exchanges.response(to: request)
      throw Offline(description: "no answer from https://a.example/?access_token=s3cret-1 for s3cret-value")
    }
    #expect(thrown.error is Offline)
    let entries = "\(try sandbox.ledger().entries)\(try other.ledger().entries)"
    #expect(entries.contains("no answer from https://a.example/?access_token=[redacted] for [redacted]"))
    #expect(!entries.contains("s3cret"), "\(entries)")
  }

  @Test func compressedBodiesAreRefused() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let gzip = Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    let live = LiveClient { _ in RecordedResponse(status: 200, headers: ["content-encoding": "gzip"], body: gzip) }
    let refused = await run(sandbox, live: live) { _ = try await $0.response(to: get) }
    #expect(refused.verdict?.message?.contains("is compressed") == true, "\(refused.verdict?.message ?? "none")")
    #expect(sandbox.files.isEmpty)
    // A file that is compressed, not its transport.
    let download = LiveClient { _ in RecordedResponse(status: 200, headers: ["Content-Type": "a/gzip"], body: gzip) }
    let recorded = await run(next(sandbox), live: download) { _ = try await $0.response(to: get) }
    #expect(recorded.verdict?.outcome == .recorded)
  }

  @Test func whatIsRecordedIsReadable() async throws {
    for response in [
      RecordedResponse(status: 999, text: "a"), RecordedResponse(status: 200, reason: "a\nb"),
      RecordedResponse(status: 200, headers: ["": "a"]), RecordedResponse(status: 0),
      RecordedResponse(status: 200, headers: ["A": "\u{301}x"]),
    ] {
      let exchange = RecordedExchange(request: get, response: response)
      guard let data = try? ExchangeFile.data([exchange]) else { continue }
      #expect(try ExchangeFile.exchanges(in: data) == [exchange])
    }
    #expect(throws: Never.self) {
      try ExchangeFile.data([RecordedExchange(request: get, response: RecordedResponse(status: 999))])
    }
  }

  @Test func textWithJSONInItIsReadAsItWasWritten() throws {
    let response = RecordedResponse(status: 200, headers: ["Content-Type": "text/plain"], text: "[1,  2]\n")
    let exchange = RecordedExchange(request: get, response: response)
    #expect(try ExchangeFile.exchanges(in: ExchangeFile.data([exchange])) == [exchange])
  }
}

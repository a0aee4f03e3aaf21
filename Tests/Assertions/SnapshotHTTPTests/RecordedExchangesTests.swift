import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotHTTP
import SnapshotLedger
import SnapshotTestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server that answers each request with its number, and counts them.
private final class Server: Sendable {
  let count = Locked(0)
  let answer: @Sendable (RecordedRequest, Int) throws -> RecordedResponse

  init(_ answer: @escaping @Sendable (RecordedRequest, Int) throws -> RecordedResponse) { self.answer = answer }

  var client: LiveClient {
    LiveClient { request in
      let number = self.count.withLock {
        $0 += 1
        return $0
      }
      return try self.answer(request, number)
    }
  }
}

@Suite struct RecordedExchangesTests {
  private static let users = Server { request, number in
    RecordedResponse(
      status: 200,
      headers: ["Content-Type": "application/json", "Set-Cookie": "session=c00k1e-value", "Content-Length": "10"],
      text: #"{"number":\#(number),"target":"\#(request.target)","access_token":"t0ken-value"}"#)
  }

  private static let file = "login.exchanges.json"

  private func record(
    _ sandbox: Sandbox, _ requests: [RecordedRequest], mode: SnapshotTestingConfiguration.Record? = nil,
    matching rule: RequestMatching = .standard, server: Server? = users
  ) async throws -> (responses: [RecordedResponse], verdict: Verdict?, error: (any Error)?) {
    await sandbox.awaiting {
      let (result, verdict) = await sandbox.assertion(named: "exchanges", record: mode).verifyExchanges(
        matching: rule, live: server?.client
      ) { exchanges in
        var responses: [RecordedResponse] = []
        for request in requests { responses.append(try await exchanges.response(to: request)) }
        return responses
      }
      switch result {
      case .success(let responses): return (responses, verdict, nil)
      case .failure(let error): return ([], verdict, error)
      }
    }
  }

  private let get = RecordedRequest(
    target: "https://api.example.com/users/1?b=2&a=1", headers: ["Authorization": "Bearer s3cret-value"])
  private let post = RecordedRequest(
    method: "POST", target: "https://api.example.com/users", headers: ["Content-Type": "application/json"],
    text: #"{"name":"Blob","age":3}"#)

  @Test func recordsOnceAndReplays() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let server = Server(Self.users.answer)
    let first = try await record(sandbox, [get, post], server: server)
    #expect(first.verdict?.outcome == .recorded)
    #expect(first.responses.map(\.status) == [200, 200])
    #expect(server.count.withLock { $0 } == 2)
    // The reference, as a reviewer sees it.
    #expect(
      sandbox.reference(Self.file)?.hasPrefix(
        """
        {
          "version" : 1,
          "exchanges" : [
            {
              "request" : {
                "method" : "GET",
                "target" : "https://api.example.com/users/1?b=2&a=1",
                "headers" : [
                  "Authorization: Bearer [redacted]"
                ]
              },
              "response" : {
                "status" : 200,
                "headers" : [
                  "Content-Type: application/json",
                  "Set-Cookie: session=[redacted]"
                ],
                "json" : {
                  "number" : 1,
                  "target" : "https://api.example.com/users/1?b=2&a=1",
                  "access_token" : "[redacted]"
                }
              }
            },

        """) == true, "\(sandbox.reference(Self.file) ?? "none")")
    let again = sandbox.running(in: "2")
    // In another order, with query items in another order, without a live client and on CI.
    var reordered = get
    reordered.target = "https://api.example.com/users/1?a=1&b=2"
    reordered.headers = [:]
    var copy = again
    copy.environment["CI"] = "true"
    copy.registry = NameRegistry()
    let second = try await record(copy, [post, reordered], server: server)
    #expect(second.verdict?.outcome == .passed)
    #expect(server.count.withLock { $0 } == 2)
    #expect(
      second.responses.map { String(decoding: $0.body, as: UTF8.self) } == [
        #"{"number":2,"target":"https://api.example.com/users","access_token":"[redacted]"}"#,
        #"{"number":1,"target":"https://api.example.com/users/1?b=2&a=1","access_token":"[redacted]"}"#,
      ])
  }

  /// Returns a sandbox with recorded exchanges, and a new run in it.
  private func recorded(_ requests: [RecordedRequest]) async throws -> Sandbox {
    let sandbox = try Sandbox()
    _ = try await record(sandbox, requests)
    var next = sandbox.running(in: "2")
    next.registry = NameRegistry()
    return next
  }

  @Test func anUnknownRequestFailsWithTheNearest() async throws {
    let sandbox = try await recorded([get, post])
    defer { sandbox.remove() }
    var changed = post
    changed.body = Data(#"{"age":4,"name":"Blob"}"#.utf8)
    let result = try await record(sandbox, [get, changed])
    #expect(result.verdict?.outcome == .error)
    let unknown = try #require(result.error as? UnknownRequest)
    #expect(unknown.nearest?.target == post.target)
    #expect(
      unknown.description == """
        No recorded exchange has the request POST https://api.example.com/users
        The nearest of 2 recorded requests is POST https://api.example.com/users

        @@ −1,6 +1,6 @@
        \u{2007}POST https://api.example.com/users
        \u{2007}
        \u{2007}{
        −  "age" : 3,
        +  "age" : 4,
        \u{2007}  "name" : "Blob"
        \u{2007}}
        """, "\(unknown.description)")
    #expect(result.verdict?.message?.contains(unknown.description) == true)
    // Nothing was written, and nothing was sent.
    let again = try await record(sandbox.running(in: "3").fresh, [get, post])
    #expect(again.verdict?.outcome == .passed)
  }

  @Test func aRepeatedRequestNeedsItsOwnExchange() async throws {
    let sandbox = try await recorded([get])
    defer { sandbox.remove() }
    let result = try await record(sandbox, [get, get])
    #expect(
      "\(result.error.map { "\($0)" } ?? "")".hasPrefix(
        "The client sent a request more often than it is recorded (1 time): GET"))
  }

  @Test func unusedExchangesFail() async throws {
    let sandbox = try await recorded([get, post])
    defer { sandbox.remove() }
    let result = try await record(sandbox, [get])
    #expect(result.verdict?.outcome == .changed)
    #expect(
      result.verdict?.message?.hasSuffix(
        "1 recorded exchange was not used:\n  POST https://api.example.com/users") == true,
      "\(result.verdict?.message ?? "none")")
    #expect(sandbox.reference(Self.file)?.contains("POST") == true)
  }

  @Test func failedModeRecordsWhatIsMissing() async throws {
    let sandbox = try await recorded([get])
    defer { sandbox.remove() }
    let server = Server(Self.users.answer)
    let result = try await record(sandbox, [get, post], mode: .failed, server: server)
    #expect(result.verdict?.outcome == .rerecorded)
    #expect(server.count.withLock { $0 } == 1)
    #expect(result.verdict?.message?.contains("1 recorded exchange is new:\n  POST https://api") == true)
    let again = try await record(sandbox.running(in: "3").fresh, [get, post], server: nil)
    #expect(again.verdict?.outcome == .passed)
  }

  @Test func allModeRecordsAgain() async throws {
    let sandbox = try await recorded([get])
    defer { sandbox.remove() }
    let result = try await record(sandbox, [post], mode: .all)
    #expect(result.verdict?.outcome == .rerecorded)
    #expect(sandbox.reference(Self.file)?.contains("GET") == false)
  }

  @Test func allModeWithoutALiveClientReplays() async throws {
    let sandbox = try await recorded([get])
    defer { sandbox.remove() }
    let file = sandbox.reference(Self.file)
    var forced = sandbox
    forced.environment["SNAPSHOT_FORCE_RECORD"] = "all"
    let result = try await record(forced, [get], server: nil)
    #expect(result.verdict?.outcome == .passed && result.responses.count == 1)
    #expect(sandbox.reference(Self.file) == file)
  }

  @Test(arguments: [true, false])
  func withoutRecordingNothingIsSent(onCI: Bool) async throws {
    let sandbox = try Sandbox(environment: onCI ? ["CI": "true"] : [:])
    defer { sandbox.remove() }
    let server = Server(Self.users.answer)
    let result = try await record(sandbox, [get], mode: onCI ? .all : .never, server: server)
    #expect(server.count.withLock { $0 } == 0)
    #expect(result.verdict?.outcome == .error)
    #expect(result.error is ExchangesUnavailable)
    #expect(sandbox.files.isEmpty)
    if onCI { #expect(result.verdict?.message?.contains("CI is set") == true, "\(result.verdict?.message ?? "none")") }
  }

  @Test func recordingNeedsALiveClientAndARequest() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let without = try await record(sandbox, [get], server: nil)
    #expect(without.error as? ExchangesUnavailable == .noLiveClient)
    let empty = try await record(sandbox.running(in: "2").fresh, [])
    #expect(empty.verdict?.message?.contains("The test sent no request") == true)
    #expect(sandbox.files.isEmpty)
  }

  @Test func errorsOfTheTestRecordNothing() async throws {
    struct Stop: Error {}
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    await sandbox.awaiting {
      let (result, verdict) = await sandbox.assertion(named: "exchanges").verifyExchanges(live: Self.users.client) {
        exchanges in
        _ = try await exchanges.response(to: get)
        throw Stop()
      }
      #expect(throws: Stop.self) { try result.get() }
      #expect(verdict == nil)
    }
    #expect(sandbox.files.isEmpty)
    #expect(try sandbox.ledger().entries.map(\.outcome) == [.error])
  }

  @Test func requestsAfterTheTestFail() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try await sandbox.awaiting {
      let (result, _) = await sandbox.assertion(named: "exchanges").verifyExchanges(live: Self.users.client) { $0 }
      let exchanges = try result.get()
      await #expect(throws: ExchangesUnavailable.over) { try await exchanges.response(to: get) }
    }
  }

  @Test func requestsAtTheSameTimeAreAnswered() async throws {
    let requests = (0..<50).map { RecordedRequest(target: "https://api.example.com/\($0)") }
    let sandbox = try await recorded(requests)
    defer { sandbox.remove() }
    try await sandbox.awaiting {
      let (result, verdict) = await sandbox.assertion(named: "exchanges").verifyExchanges { exchanges in
        try await withThrowingTaskGroup(of: (String, RecordedResponse).self) { group in
          for request in requests { group.addTask { (request.target, try await exchanges.response(to: request)) } }
          return try await group.reduce(into: [:]) { $0[$1.0] = String(decoding: $1.1.body, as: UTF8.self) }
        }
      }
      #expect(verdict?.outcome == .passed)
      let bodies = try result.get()
      #expect(bodies.count == 50 && bodies.allSatisfy { $1.contains("\"\($0)\"") })
    }
  }

  @Test func matchingRules() async throws {
    let form = RecordedRequest(
      method: "POST", target: "/f",
      headers: ["Content-Type": "application/x-www-form-urlencoded", "Accept-Language": "tr"],
      text: "b=2&a=1")
    func passes(_ change: (inout RecordedRequest) -> Void, _ rule: RequestMatching) async throws -> Bool {
      let sandbox = try await recorded([form])
      defer { sandbox.remove() }
      var request = form
      change(&request)
      return try await record(sandbox, [request], matching: rule).verdict?.outcome == .passed
    }
    #expect(try await passes({ $0.body = Data("a=1&b=2".utf8) }, .standard))
    #expect(try await !passes({ $0.body = Data("a=1&b=3".utf8) }, .standard))
    #expect(try await passes({ $0.body = Data("a=1&b=3".utf8) }, .ignoringBody))
    #expect(try await passes({ $0.headers = [:] }, .ignoringBody))
    #expect(try await !passes({ $0.headers = [:] }, .ignoringBody.including(headers: ["accept-language"])))
    #expect(try await !passes({ $0.method = "PUT" }, .ignoringBody))
  }

  @Test(arguments: [
    (#"{"a":1.0,"b":"é/","c":[1e2]}"#, true), (#"{"c":[100],"b":"\u00e9\/","a":1}"#, true),
    (#"{"a":1,"b":"é/","c":["100"]}"#, false), (#"{"a":1,"b":"é/","c":[100],"c":[100]}"#, false),
  ])
  func bodiesOfJSONMatchByStructure(text: String, matches: Bool) async throws {
    let first = RecordedRequest(method: "POST", target: "/j", text: #"{"a":1,"b":"é/","c":[100]}"#)
    let sandbox = try await recorded([first])
    defer { sandbox.remove() }
    let result = try await record(sandbox, [RecordedRequest(method: "POST", target: "/j", text: text)])
    #expect((result.verdict?.outcome == .passed) == matches)
  }

  @Test func credentialsAreRemovedWhereverTheyOccur() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let echo = Server { _, _ in
      RecordedResponse(
        status: 200, headers: ["X-Echo": "you sent s3cret-value", "Content-Type": "text/plain"],
        text: "token s3cret-value, cookie c00k1e-value\nshort a")
    }
    var request = get
    request.headers = ["Authorization": "Bearer s3cret-value", "Cookie": "id=c00k1e-value; x=a"]
    _ = try await record(sandbox, [request], server: echo)
    let file = try #require(sandbox.reference(Self.file))
    #expect(!file.contains("s3cret") && !file.contains("c00k1e"))
    #expect(file.contains(#""token [redacted], cookie [redacted]\n""#) && file.contains("short a"))
    let decoding = Server { _, _ in RecordedResponse(status: 200, text: "key k/ey-value, password pass-w0rd") }
    let encoded = RecordedRequest(
      target: "https://api.example.com/?api_key=k%2Fey-value",
      headers: ["Authorization": "Basic " + Data("user:pass-w0rd".utf8).base64EncodedString()])
    _ = try await record(sandbox.running(in: "3").fresh, [encoded], mode: .all, server: decoding)
    #expect(sandbox.reference(Self.file)?.contains("key [redacted], password [redacted]") == true)
    _ = try await record(sandbox.running(in: "4").fresh, [request], mode: .all, server: echo)
    let binary = Server { _, _ in RecordedResponse(status: 200, body: Data([0xFF]) + Data("s3cret-value".utf8)) }
    let refused = try await record(sandbox.running(in: "2").fresh, [request], mode: .all, server: binary)
    #expect(refused.verdict?.message?.contains("the binary body of GET https://api") == true)
    #expect(sandbox.reference(Self.file) == file)
  }

  @Test func aRequestWithoutAResponseRecordsNothing() async throws {
    struct Offline: Error {}
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    let offline = Server { _, _ in throw Offline() }
    let result = try await record(sandbox, [get], server: offline)
    #expect(result.error is Offline)
    #expect(result.verdict?.message?.contains("1 request to the live server had no response") == true)
    #expect(sandbox.files.isEmpty)
  }

  @Test func requestsOfFoundation() async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    var request = URLRequest(url: try #require(URL(string: "https://api.example.com/a")))
    request.httpMethod = "PUT"
    request.httpBody = Data("x".utf8)
    request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
    let server = Server { request, _ in
      RecordedResponse(
        status: 201, headers: ["A": "1", "a": "2"],
        text: "\(request.method) \(String(decoding: request.body, as: UTF8.self))")
    }
    try await sandbox.awaiting {
      let (result, _) = await sandbox.assertion(named: "exchanges").verifyExchanges(live: server.client) { exchanges in
        try await exchanges.data(for: request)
      }
      let (body, response) = try result.get()
      #expect(String(decoding: body, as: UTF8.self) == "PUT x")
      let answer = try #require(response as? HTTPURLResponse)
      #expect(answer.statusCode == 201 && answer.value(forHTTPHeaderField: "A") == "1, 2")
    }
    let converted = try URLRequest(post)
    #expect(converted.httpMethod == "POST" && converted.httpBody == post.body)
    #expect(converted.value(forHTTPHeaderField: "content-type") == "application/json")
    #expect(throws: URLError.self) { try URLRequest(RecordedRequest(target: "/users")) }
  }
}

extension Sandbox {
  /// The same package in a process of its own.
  fileprivate var fresh: Sandbox {
    var copy = self
    copy.registry = NameRegistry()
    return copy
  }
}

import Foundation
import SnapshotCore
import SnapshotFoundation

/// The transport of a client under test: it answers requests with recorded exchanges, or records them; see
/// ``withRecordedExchanges(named:record:matching:credentials:live:isolation:fileID:file:testName:line:column:_:)``.
public final class RecordedExchanges: Sendable {
  /// How requests are answered.
  enum Mode: Sendable {
    /// By recorded exchanges only. The reason says why none are recorded, if it is known.
    case replaying
    /// By recorded exchanges, and others by the live client.
    case completing(LiveClient)
    /// By the live client.
    case recording(LiveClient)
    /// Not at all.
    case refusing(ExchangesUnavailable)
  }

  private struct State {
    var isUsed: [Bool]
    /// What was recorded, in the order in which the requests were sent; `nil` for a request without a response.
    var new: [RecordedExchange?] = []
    var unknown: [UnknownRequest] = []
    /// The first exchange with a body that is compressed.
    var compressed: String?
    var redaction: HTTPRedaction
    var removal = SecretRemoval()
    var count = 0
    var isOver = false
  }

  private let mode: Mode
  private let recorded: [RecordedExchange]
  private let keys: [RequestMatching.Key]
  private let rule: RequestMatching
  private let state: Locked<State>

  init(_ mode: Mode, recorded: [RecordedExchange], matching rule: RequestMatching, credentials: HTTPCredentials) {
    self.mode = mode
    self.recorded = recorded
    self.rule = rule
    keys = recorded.map { rule.key(of: $0.request) }
    state = Locked(
      State(isUsed: recorded.map { _ in false }, redaction: HTTPRedaction(credentials: credentials)))
  }

  private enum Answer {
    case response(RecordedResponse)
    case live(LiveClient, index: Int)
  }

  /// Answers a request: with the first matching exchange that was not used yet, or with the live client's response. Requests may
  /// be sent at the same time.
  ///
  /// - Throws: ``UnknownRequest`` if no exchange matches, ``ExchangesUnavailable`` if none may be recorded, or the error of the
  ///   live client.
  public func response(to request: RecordedRequest) async throws -> RecordedResponse {
    switch try answer(to: request) {
    case .response(let response): return response
    case .live(let client, let index):
      let response = try await client.send(request)
      state.withLock { state in
        let redacted = state.redaction.redacted(request)
        state.new[index] = RecordedExchange(
          request: Self.withoutTransport(redacted),
          response: Self.withoutTransport(state.redaction.redacted(response)))
        if state.compressed == nil,
          Self.isCompressed(request.headers, request.body) || Self.isCompressed(response.headers, response.body)
        {
          state.compressed = "\(redacted.method) \(redacted.target)"
        }
      }
      return response
    }
  }

  private func answer(to request: RecordedRequest) throws -> Answer {
    try state.withLock { state in
      guard !state.isOver else { throw ExchangesUnavailable.over }
      state.count += 1
      // A client that repeats a failing request for ever ends here.
      guard state.count <= ExchangeFile.mostExchanges else { throw ExchangeFileError.tooManyExchanges(state.count) }
      let live: LiveClient?
      switch mode {
      case .refusing(let reason): throw reason
      case .recording(let client):
        state.new.append(nil)
        return .live(client, index: state.new.count - 1)
      case .completing(let client): live = client
      case .replaying: live = nil
      }
      var redacted = state.redaction.redacted(request)
      // Also where the request repeats them, as in the file.
      state.removal.add(state.redaction)
      redacted = (try? state.removal.removing(from: redacted)) ?? redacted
      let key = rule.key(of: redacted)
      if let index = keys.indices.first(where: { !state.isUsed[$0] && keys[$0] == key }) {
        state.isUsed[index] = true
        return .response(recorded[index].response)
      }
      guard let live else {
        let error = UnknownRequest(redacted, recorded: recorded, matching: rule)
        state.unknown.append(error)
        throw error
      }
      state.new.append(nil)
      return .live(live, index: state.new.count - 1)
    }
  }

  /// Ends the test: later requests fail. Returns the exchanges of the test, those that were recorded before first.
  ///
  /// - Throws: An error if requests had no answer.
  func finish() throws -> [RecordedExchange] {
    let state = state.withLock { state in
      state.isOver = true
      return state
    }
    if case .refusing(let reason) = mode { throw reason }
    let removal = SecretRemoval(state.redaction)
    guard state.unknown.isEmpty else { throw UnknownRequests(requests: state.unknown, removal: removal) }
    guard state.count <= ExchangeFile.mostExchanges else { throw ExchangeFileError.tooManyExchanges(state.count) }
    let new = state.new.compactMap { $0 }
    if let title = state.compressed { throw ExchangeFileError.compressedBody(removal.removing(from: title)) }
    guard new.count == state.new.count else { throw ExchangesUnavailable.unanswered(state.new.count - new.count) }
    guard !recorded.isEmpty || !new.isEmpty else { throw ExchangesUnavailable.nothingSent }
    let used = zip(recorded, state.isUsed).filter(\.1).map(\.0)
    return try used + removal.removing(from: new)
  }

  /// Returns an error of the test without credentials, for the ledger: errors of networks have the URL of the request.
  func withoutCredentials(_ error: any Error) -> any Error {
    let text = describe(error)
    let plain = state.withLock { state in
      let redacted = state.redaction.redacted(text: text)
      return SecretRemoval(state.redaction).removing(from: redacted)
    }
    return plain.hasSameBytes(as: text) ? error : RedactedError(description: plain)
  }

  private struct RedactedError: Error, CustomStringConvertible {
    var description: String
  }

  /// Whether a body has the format that its `Content-Encoding` names. Foundation decompresses responses and keeps the header.
  private static func isCompressed(_ headers: RecordedHeaders, _ body: Data) -> Bool {
    let marks: [(name: String, bytes: [[UInt8]])] = [
      ("gzip", [[0x1F, 0x8B]]), ("deflate", [[0x78, 0x01], [0x78, 0x5E], [0x78, 0x9C], [0x78, 0xDA]]),
      ("zstd", [[0x28, 0xB5, 0x2F, 0xFD]]),
    ]
    guard let encoding = headers["Content-Encoding"]?.lowercased() else { return false }
    return marks.contains { encoding.contains($0.name) && $0.bytes.contains { body.starts(with: $0) } }
  }

  /// Headers of the connection, which do not describe the recorded body.
  private static let transportHeaders: Set<String> = [
    "connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding",
  ]

  private static func withoutTransport(_ headers: RecordedHeaders) -> RecordedHeaders {
    RecordedHeaders(headers.fields.filter { !transportHeaders.contains($0.name.lowercased()) })
  }

  private static func withoutTransport(_ request: RecordedRequest) -> RecordedRequest {
    var request = request
    request.headers = withoutTransport(request.headers)
    return request
  }

  private static func withoutTransport(_ response: RecordedResponse) -> RecordedResponse {
    var response = response
    response.headers = withoutTransport(response.headers)
    return response
  }
}

/// The reason why requests cannot be answered.
public enum ExchangesUnavailable: Error, Hashable, CustomStringConvertible {
  /// Nothing is recorded, and the record mode does not allow it, for the reason.
  case recordingDisabled(String)
  /// Nothing is recorded, and no live client can record it.
  case noLiveClient
  /// The test sent no request.
  case nothingSent
  /// The file of the exchanges cannot be used, for the reason.
  case unusableFile(String)
  /// The client sent a request after the test's closure returned.
  case over
  /// So many requests to the live server had no response.
  case unanswered(Int)

  /// The reason, and what to do.
  public var description: String {
    switch self {
    case .recordingDisabled(let reason):
      "No exchanges are recorded, and recording is disabled." + (reason.isEmpty ? "" : " " + reason)
    case .noLiveClient:
      "Exchanges can only be recorded with a client that sends: `withRecordedExchanges(live: .urlSession()) { … }`."
    case .nothingSent: "The test sent no request, so that nothing was recorded."
    case .unusableFile(let reason): reason
    case .over: "The client sent a request after the closure of `withRecordedExchanges` returned."
    case .unanswered(let count):
      "\(counted(count, "request")) to the live server had no response, so that nothing was recorded."
    }
  }
}

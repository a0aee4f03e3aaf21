import FlyingSocks
import Foundation

/// A connection, which answers one request and is closed.
///
/// Each step has a time limit, so that a client that sends or reads slowly does not keep a connection open.
struct PreviewConnection: Sendable {
  /// The time limits of a connection in seconds.
  struct Limits: Sendable {
    /// Until the request line and the header fields have arrived.
    var request = 10.0
    /// Until the response is known. The source has shorter limits of its own.
    var response = 600.0
    /// Until the client has read a part of the response.
    var reading = 30.0
    /// How long the rest of a refused request is read, so that the client sees the response.
    var rest = 1.0
  }

  let socket: AsyncSocket
  let site: PreviewSite
  let limits: Limits

  /// Answers the request of the connection, and closes it.
  func serve() async {
    defer { try? socket.close() }
    do {
      switch try await Self.within(limits.request, head) {
      case .complete(let request): try await answer(request)
      case .refused(let response): try await refuse(response)
      case .incomplete: break
      }
    } catch is TimeLimit {
      try? await send(.text(408, "The request is not complete."))
    } catch {
      // The client is gone, or the server ends.
    }
  }

  @Sendable private func head() async throws -> RequestHead.State {
    var head = RequestHead()
    while true {
      let state = head.read(try await socket.read(atMost: 4096))
      if case .incomplete = state { continue }
      return state
    }
  }

  private func answer(_ request: PageRequest) async throws {
    let response = try? await Self.within(limits.response) { await site.response(to: request) }
    try await send(response ?? .text(503, "The picture was not drawn in time."))
  }

  /// Answers a request that is not read to its end. If the connection were closed with unread bytes, the client could lose the
  /// response.
  private func refuse(_ response: PageResponse) async throws {
    try await send(response)
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    try await Self.within(limits.rest) { while !(try await socket.read(atMost: 4096)).isEmpty {} }
  }

  private func send(_ response: PageResponse) async throws {
    var fields = response.headers.merging(["Connection": "close"]) { $1 }
    if case .bytes(let data) = response.body { fields["Content-Length"] = "\(data.count)" }
    let lines = ["HTTP/1.1 \(response.status) \(PageResponse.phrases[response.status] ?? "Error")"]
    let text = (lines + fields.sorted { $0.key < $1.key }.map { "\($0): \($1)" } + ["", ""]).joined(separator: "\r\n")
    switch response.body {
    case .bytes(let data): try await write(Data(text.utf8) + data)
    case .events(let events):
      try await write(Data(text.utf8))
      for await event in events { try await write(Data(event)) }
    }
  }

  private func write(_ data: Data) async throws {
    // A large picture has as many limits as parts, so that the limit does not depend on its size.
    var rest = data[...]
    while !rest.isEmpty {
      let part = Data(rest.prefix(65_536))
      try await Self.within(limits.reading) { try await socket.write(part) }
      rest = rest.dropFirst(part.count)
    }
  }

  private struct TimeLimit: Error {}

  private static func within<R: Sendable>(
    _ seconds: Double, _ body: @escaping @Sendable () async throws -> R
  ) async throws -> R {
    try await withThrowingTaskGroup(of: R.self) { group in
      group.addTask(operation: body)
      group.addTask {
        try await Task.sleep(for: .seconds(seconds))
        throw TimeLimit()
      }
      defer { group.cancelAll() }
      guard let first = try await group.next() else { throw TimeLimit() }
      return first
    }
  }
}

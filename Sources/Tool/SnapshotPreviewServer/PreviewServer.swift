import FlyingFox
import FlyingSocks
import Foundation

/// Serves the page of previews on the loopback address.
package struct PreviewServer: Sendable {
  /// The seconds after which a request without a response is given up. The source has shorter limits of its own.
  private static let timeout: TimeInterval = 600

  private let server: HTTPServer
  private let token = AccessControl.randomToken()
  private let handler: SiteHandler

  /// - Parameters:
  ///   - port: The port, or 0 for a free one.
  ///   - source: Where the page gets its contents from.
  /// - Throws: ``PreviewServerError`` if the loopback address cannot be used.
  package init(port: UInt16, source: any PageSource) throws {
    handler = SiteHandler(source: source)
    server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port), timeout: Self.timeout, logger: .disabled,
      handler: handler)
  }

  /// Serves requests until the task is cancelled.
  ///
  /// - Parameter onReady: Receives the URL to open, as soon as the server accepts connections.
  /// - Throws: ``PreviewServerError`` if the port is in use.
  package func run(onReady: @Sendable @escaping (String) async -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        do {
          try await server.run()
        } catch  where !Task.isCancelled {
          throw PreviewServerError(reason: "\(error)")
        }
      }
      group.addTask {
        try await server.waitUntilListening()
        guard case .ip4(_, let port)? = await server.listeningAddress else {
          throw PreviewServerError(reason: "no port is bound")
        }
        let access = AccessControl(token: token, port: port)
        await handler.open(access)
        await onReady(access.url)
      }
      // The first one to end has announced the URL, or has failed.
      _ = try await group.next()
      _ = try await group.next()
    }
  }
}

/// The error of a server that cannot listen.
package struct PreviewServerError: Error, CustomStringConvertible {
  let reason: String

  package var description: String { "Cannot listen on 127.0.0.1: \(reason). Choose another port with --port." }
}

/// Passes requests of the HTTP library to the site.
private actor SiteHandler: HTTPHandler {
  private let source: any PageSource
  private var site: PreviewSite?

  init(source: any PageSource) { self.source = source }

  private static let phrases = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    413: "Content Too Large",
    414: "URI Too Long", 431: "Request Header Fields Too Large",
  ]

  /// Answers requests from now on. The port is known only after the server listens.
  func open(_ access: AccessControl) { site = PreviewSite(access: access, source: source) }

  nonisolated func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let site = await site else { return HTTPResponse(statusCode: .serviceUnavailable) }
    let headers = Dictionary(
      request.headers.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { first, _ in first })
    let response = await site.response(
      to: PageRequest(method: request.method.rawValue, target: request.target.rawValue, headers: headers))
    let fields = HTTPHeaders(
      Dictionary(response.headers.map { (HTTPHeader($0.key), $0.value) }, uniquingKeysWith: { first, _ in first }))
    let status = HTTPStatusCode(
      response.status, phrase: Self.phrases[response.status] ?? "Error")
    switch response.body {
    case .bytes(let data): return HTTPResponse(statusCode: status, headers: fields, body: data)
    case .events(let events):
      return HTTPResponse(statusCode: status, headers: fields, body: HTTPBodySequence(from: EventBytes(events: events)))
    }
  }
}

/// The bytes of events, each as soon as it occurs.
private struct EventBytes: AsyncBufferedSequence {
  typealias Element = UInt8

  let events: AsyncStream<[UInt8]>

  func makeAsyncIterator() -> Iterator { Iterator(events: events.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var events: AsyncStream<[UInt8]>.Iterator
    /// What `next()` has not returned yet.
    private var rest: ArraySlice<UInt8> = []

    init(events: AsyncStream<[UInt8]>.Iterator) { self.events = events }

    mutating func nextBuffer(suggested count: Int) async -> [UInt8]? {
      guard rest.isEmpty else {
        defer { rest = [] }
        return Array(rest)
      }
      return await events.next()
    }

    mutating func next() async -> UInt8? {
      while rest.isEmpty {
        guard let event = await events.next() else { return nil }
        rest = event[...]
      }
      return rest.removeFirst()
    }
  }
}

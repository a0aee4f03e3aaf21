import FlyingSocks
import Foundation
import SnapshotPreviewMessages
import Testing

@testable import SnapshotPreviewServer

/// Requests that never end, that arrive slowly, and that are too many.
@Suite struct RequestBoundTests {
  private func state(_ text: String) -> RequestHead.State {
    var head = RequestHead()
    return head.read(Array(text.utf8))
  }

  private func status(_ text: String) -> Int? {
    if case .refused(let response) = state(text) { response.status } else { nil }
  }

  @Test func theHeadIsReadInPartsOfAnySize() {
    let text = "GET /picture?preview=a HTTP/1.1\r\nHost: localhost:1\r\nX-A:  b c \r\n\r\nrest"
    for size in [1, 2, 3, 7, 1000] {
      var head = RequestHead()
      var bytes = Array(text.utf8)[...]
      var state = RequestHead.State.incomplete
      while case .incomplete = state, !bytes.isEmpty {
        state = head.read(Array(bytes.prefix(size)))
        bytes = bytes.dropFirst(size)
      }
      guard case .complete(let request) = state else {
        Issue.record("not complete")
        return
      }
      #expect(request.method == "GET" && request.target == "/picture?preview=a")
      #expect(request.headers == ["host": "localhost:1", "x-a": "b c"])
    }
  }

  @Test func aRequestLineHasALimit() {
    let line = "GET /" + String(repeating: "a", count: RequestHead.longestLine - 15) + " HTTP/1.1\n"
    #expect(status(line) == nil)
    // It is refused before it ends.
    #expect(status(String(repeating: "a", count: RequestHead.longestLine + 1)) == 414)
    #expect(status(String(repeating: "a", count: RequestHead.longestLine)) == nil)
  }

  @Test func headerFieldsHaveLimits() {
    let start = "GET / HTTP/1.1\nHost: localhost:1\n"
    #expect(status(start + "X: " + String(repeating: "a", count: RequestHead.longestHeaders)) == 431)
    #expect(status(start + String(repeating: "a:b\n", count: RequestHead.mostHeaders - 1)) == nil)
    #expect(status(start + String(repeating: "a:b\n", count: RequestHead.mostHeaders)) == 431)
    #expect(status(start + String(repeating: "a:b\n", count: RequestHead.longestHeaders)) == 431)
  }

  @Test(arguments: [
    "\n", "GET\n", "GET / HTTP/2\n", "GET  HTTP/1.1\n", "GET / / HTTP/1.1\n", " / HTTP/1.1\n", "\u{0}\n",
    "GET / HTTP/1.1\nno colon\n", "GET / HTTP/1.1\n: a\n", "GET / HTTP/1.1\nA : a\n", "GET / HTTP/1.1\n A: a\n",
    "GET / HTTP/1.1\nHost: a\nhost: a\n",
  ])
  func otherRequestsAreRefused(text: String) {
    #expect(status(text) == 400)
  }

  // MARK: The server

  // Each of these runs in a process of its own: tests that compute keep the threads of this one busy for longer than the limits.

  /// A server, and its port.
  private func withServer(
    _ limits: PreviewConnection.Limits = .init(), source: any PageSource = FixedSource(),
    _ body: (UInt16, String) async throws -> Void
  ) async throws {
    let server = PreviewServer(port: 0, source: source, limits: limits)
    let (urls, continuation) = AsyncStream.makeStream(of: String.self)
    let running = Task { try await server.run { continuation.yield($0) } }
    var iterator = urls.makeAsyncIterator()
    let url = try #require(await iterator.next())
    let port = try #require(URLComponents(string: url)?.port.flatMap(UInt16.init))
    do {
      try await body(port, url)
    } catch {
      running.cancel()
      throw error
    }
    // Ctrl-C cancels the task, and a server that went on would never have a result.
    running.cancel()
    _ = await running.result
  }

  /// Sends bytes, and returns what the server answers until it closes the connection.
  private func answer(to parts: [Data], pause: Duration = .zero, port: UInt16) async throws -> String {
    let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
    defer { try? socket.close() }
    for part in parts {
      // The server may have refused the request, and read no more of it.
      guard (try? await socket.write(part)) != nil else { break }
      try await Task.sleep(for: pause)
    }
    var answer: [UInt8] = []
    while let bytes = try? await socket.read(atMost: 4096), !bytes.isEmpty { answer += bytes }
    return String(decoding: answer, as: UTF8.self)
  }

  private func statusOfPage(_ url: String, port: UInt16) async throws -> String {
    let target = url.drop { $0 != "?" }
    let request = "GET /\(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
    return String(try await answer(to: [Data(request.utf8)], port: port).prefix { $0 != "\r\n" })
  }

  @Test func aRequestLineWithoutEndIsAnsweredWhileItArrives() async {
    await #expect(processExitsWith: .success) { try await RequestBoundTests().serveRequestsWithoutEnd() }
  }

  fileprivate func serveRequestsWithoutEnd() async throws {
    try await withServer { port, url in
      let text = try await answer(to: [Data(repeating: UInt8(ascii: "a"), count: 2_000_000)], port: port)
      #expect(text.hasPrefix("HTTP/1.1 414 URI Too Long\r\n"))
      let headers = Data("GET / HTTP/1.1\r\nX: ".utf8) + Data(repeating: UInt8(ascii: "a"), count: 2_000_000)
      #expect(try await answer(to: [headers], port: port).hasPrefix("HTTP/1.1 431 "))
      #expect(try await statusOfPage(url, port: port) == "HTTP/1.1 200 OK")
    }
  }

  @Test func aSlowRequestEndsAfterItsTime() async {
    await #expect(processExitsWith: .success) { try await RequestBoundTests().serveSlowRequest() }
  }

  fileprivate func serveSlowRequest() async throws {
    var limits = PreviewConnection.Limits()
    limits.request = 2
    try await withServer(limits) { port, url in
      let parts = Array(repeating: Data("a".utf8), count: 10)
      let text = try await answer(to: parts, pause: .milliseconds(400), port: port)
      #expect(text.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
      #expect(try await statusOfPage(url, port: port) == "HTTP/1.1 200 OK")
    }
  }

  @Test func connectionsThatSendNothingEndAndOthersWaitForThem() async {
    await #expect(processExitsWith: .success) { try await RequestBoundTests().serveSilentConnections() }
  }

  fileprivate func serveSilentConnections() async throws {
    var limits = PreviewConnection.Limits()
    limits.request = 2
    try await withServer(limits) { port, url in
      var sockets: [AsyncSocket] = []
      for _ in 0..<2 * PreviewServer.mostConnections {
        sockets.append(try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port)))
      }
      #expect(try await statusOfPage(url, port: port) == "HTTP/1.1 200 OK")
      for socket in sockets { try? socket.close() }
    }
  }

  @Test func aClientThatReadsNothingEndsItsConnection() async {
    await #expect(processExitsWith: .success) { try await RequestBoundTests().serveClientThatReadsNothing() }
  }

  /// The number of files and sockets that this process has open.
  private func descriptors() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count) ?? 0
  }

  fileprivate func serveClientThatReadsNothing() async throws {
    var limits = PreviewConnection.Limits()
    limits.reading = 0.3
    try await withServer(limits, source: LargeSource()) { port, url in
      // The first connection opens what all of them use.
      #expect(try await statusOfPage(url, port: port) == "HTTP/1.1 200 OK")
      let before = descriptors()
      let socket = try await AsyncSocket.connected(to: .inet(ip4: "127.0.0.1", port: port))
      let token = url.drop { $0 != "=" }.dropFirst()
      let request = "GET /picture?preview=a&token=\(token) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      try await socket.write(Data(request.utf8))
      // The answer has begun, so the server has the other end of the connection, in this process.
      var length = try await socket.read(atMost: 1).count
      while descriptors() > before + 1 { try await Task.sleep(for: .milliseconds(10)) }
      while let bytes = try? await socket.read(atMost: 65_536), !bytes.isEmpty { length += bytes.count }
      // What the system had in its buffers.
      #expect(length > 0 && length < LargeSource.length)
      try socket.close()
    }
  }
}

/// A source whose pictures do not fit the buffers of the system.
private struct LargeSource: PageSource {
  static let length = 40_000_000

  func states() async -> AsyncStream<PageState> { AsyncStream { $0.finish() } }

  func picture(of key: String, in configuration: PreviewConfiguration) async -> PictureResult {
    .drawn(PreviewPicture(png: String(repeating: "A", count: Self.length), width: 1, height: 1, issues: []))
  }
}

import Foundation
import Testing

@testable import SnapshotMCP

/// A client over two pipes, as a process with the server has them.
final class TestClient: Sendable {
  private let input = Pipe()
  private let output = Pipe()
  private let server: Task<Void, Never>
  private let lines: AsyncStream<Data>
  private let iterator: LineIterator

  init(_ tools: [Tool] = [.echo, .waiting, .failing, .counting]) {
    let writer = MessageWriter(descriptor: output.fileHandleForWriting.fileDescriptor)
    let mcp = MCPServer(
      .init(name: "test", title: "Test", version: "1.0", instructions: "Test it."), tools: tools, writer: writer)
    let descriptor = input.fileHandleForReading.fileDescriptor
    let reading = output.fileHandleForReading.fileDescriptor
    let (lines, continuation) = AsyncStream.makeStream(of: Data.self)
    self.lines = lines
    iterator = LineIterator(lines)
    Thread.detachNewThread {
      var reader = MessageLines(descriptor: reading, bound: 1 << 24)
      while case .message(let line)? = reader.next() { continuation.yield(line) }
      continuation.finish()
    }
    let closing = output
    server = Task {
      await mcp.run(reading: descriptor)
      try? closing.fileHandleForWriting.close()
    }
  }

  /// Sends bytes as they are.
  func send(raw text: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

  func send(_ message: JSONValue) throws { try send(raw: message.text + "\n") }

  func request(_ method: String, id: JSONValue = 1, _ params: JSONValue? = nil) throws {
    var message: [String: JSONValue] = ["jsonrpc": "2.0", "id": id, "method": .string(method)]
    message["params"] = params
    try send(.object(message))
  }

  func notify(_ method: String, _ params: JSONValue) throws {
    try send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  func call(_ tool: String, id: JSONValue, _ arguments: JSONValue = [:], meta: JSONValue? = nil) throws {
    var params: [String: JSONValue] = ["name": .string(tool), "arguments": arguments]
    params["_meta"] = meta
    try request("tools/call", id: id, .object(params))
  }

  /// Sends a request, and returns the next message.
  func answer(_ method: String, id: JSONValue = 1, _ params: JSONValue? = nil) async throws -> JSONValue {
    try request(method, id: id, params)
    return try await next()
  }

  /// The next message of the server.
  func next() async throws -> JSONValue {
    let line = try #require(await iterator.next())
    return try JSONValue(parsing: line)
  }

  /// Ends the input, and returns the messages that were not read.
  func end() async throws -> [JSONValue] {
    try input.fileHandleForWriting.close()
    var rest: [JSONValue] = []
    while let line = await iterator.next() { rest.append(try JSONValue(parsing: line)) }
    await server.value
    return rest
  }

  /// Performs the handshake.
  func initialize(_ version: ProtocolVersion = .november2025) async throws {
    let reply = try await answer(
      "initialize", id: "init",
      [
        "protocolVersion": .string(version.rawValue), "capabilities": [:],
        "clientInfo": ["name": "test", "version": "1"],
      ])
    #expect(reply["result"]?["protocolVersion"]?.string == version.rawValue)
    try notify("notifications/initialized", [:])
  }
}

/// The lines of a stream, for one reader at a time.
private actor LineIterator {
  private var iterator: AsyncStream<Data>.Iterator?
  private let lines: AsyncStream<Data>

  init(_ lines: AsyncStream<Data>) { self.lines = lines }

  func next() async -> Data? {
    var current = iterator ?? lines.makeAsyncIterator()
    let line = await current.next(isolation: self)
    iterator = current
    return line
  }
}

extension Tool {
  static let echo = Tool(
    name: "echo", title: "Echo", description: "Returns the text.",
    input: ToolInput([
      .init("text", .string, "The text.", isRequired: true), .init("times", .int(1...3), "How often."),
      .init("kind", .choice(["loud", "quiet"]), "How."),
      .init(
        "steps", .list(.object(ToolInput([.init("name", .string, "A name.", isRequired: true)])), limit: 2), "Steps."),
    ]), output: ["type": "object", "properties": ["text": ["type": "string"]]], annotations: .init(isReadOnly: true)
  ) { call in
    let text = call.string("text") ?? ""
    return ToolResult(
      [.text(text), .image("iVBORw==", mimeType: "image/png")], structured: ["text": .string(text)])
  }

  /// Runs until it is cancelled.
  static let waiting = Tool(
    name: "wait", title: "Wait", description: "Waits.", input: ToolInput(), annotations: .init(isReadOnly: true)
  ) { call in
    call.report(ToolProgress(0, message: "waiting"))
    try await Task.sleep(for: .seconds(600))
    return ToolResult("done")
  }

  static let failing = Tool(
    name: "fail", title: "Fail", description: "Fails.", input: ToolInput(),
    annotations: .init(isReadOnly: false, isDestructive: true)
  ) { _ in
    throw ToolFailure("There is no package. Pass the argument path.", structured: ["exitCode": 66])
  }

  static let counting = Tool(
    name: "count", title: "Count", description: "Reports progress.", input: ToolInput(),
    annotations: .init(isReadOnly: true)
  ) { call in
    for number in 1...3 { call.report(ToolProgress(Double(number), of: 3, message: "step \(number)")) }
    return ToolResult("counted")
  }
}

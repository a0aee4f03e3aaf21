import Foundation
import SnapshotMCP
import SnapshotWorkspace
import Testing

/// `snapshot mcp` as a client starts it.
final class AgentServer {
  let process: Process
  private let input = Pipe()
  private var output: LineReader
  private let errors: String
  private var lastID = 0

  init(_ workshop: Workshop, _ arguments: String..., environment: [String: String] = [:]) throws {
    process = try Tool.process(
      ["mcp"] + arguments,
      environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin", "XDG_CACHE_HOME": workshop.root + "/.cache"]
        .merging(environment) { $1 },
      in: workshop.root)
    let pipe = Pipe()
    process.standardInput = input
    process.standardOutput = pipe
    errors = workshop.root + "/stderr.txt"
    _ = FileManager.default.createFile(atPath: errors, contents: nil)
    process.standardError = FileHandle(forWritingAtPath: errors)
    output = LineReader(descriptor: dup(pipe.fileHandleForReading.fileDescriptor))
    try process.run()
    let reply = try request(
      "initialize",
      ["protocolVersion": "2025-11-25", "capabilities": [:], "clientInfo": ["name": "test", "version": "1"]])
    #expect(reply["result"]?["serverInfo"]?["name"] == "snapshot")
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  func send(_ message: JSONValue) throws {
    try input.fileHandleForWriting.write(contentsOf: message.data + Data("\n".utf8))
  }

  /// Sends a request, and returns its reply.
  func request(_ method: String, _ params: JSONValue) throws -> JSONValue {
    lastID += 1
    try send(["jsonrpc": "2.0", "id": .int(lastID), "method": .string(method), "params": params])
    while true {
      let reply = try next()
      if reply["id"]?.int == lastID { return reply }
    }
  }

  func next() throws -> JSONValue {
    let line = output.next()
    return try JSONValue(parsing: try #require(line))
  }

  /// Calls a tool, and returns its result.
  func call(_ tool: String, _ arguments: JSONValue = [:]) throws -> JSONValue {
    try #require(
      try request("tools/call", ["name": .string(tool), "arguments": arguments])["result"])
  }

  /// Ends the input, and returns the exit code and what was printed on standard error.
  func end() throws -> (status: Int32, errors: String) {
    try input.fileHandleForWriting.close()
    let rest = output.next()
    #expect(rest == nil, "standard output has nothing but messages")
    process.waitUntilExit()
    return (process.terminationStatus, (try? String(contentsOfFile: errors, encoding: .utf8)) ?? "")
  }
}

extension JSONValue {
  /// The text of a tool's result.
  var words: String { self["content"]?.array?.compactMap { $0["text"]?.string }.joined(separator: "\n") ?? "" }
}

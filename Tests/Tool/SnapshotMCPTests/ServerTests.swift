import Foundation
import Testing

@testable import SnapshotMCP  // The messages of a server have no public interface.

/// The protocol of `snapshot mcp`, message by message.
@Suite struct ServerTests {
  private func code(_ reply: JSONValue) -> Int? { reply["error"]?["code"]?.int }

  // MARK: Versions

  @Test(arguments: ProtocolVersion.withHandshake) func aKnownVersionIsAnswered(version: ProtocolVersion) async throws {
    let client = TestClient()
    try await client.initialize(version)
    let tools = try #require(try await client.answer("tools/list")["result"]?["tools"]?.array)
    let tool = try #require(tools.first)
    #expect(tools.count == 4 && tool["name"] == "echo" && tool["inputSchema"]?["type"] == "object")
    #expect((tool["annotations"] != nil) == (version >= .march2025))
    #expect((tool["outputSchema"] != nil) == (version >= .june2025))
    #expect(tool["annotations"] == nil || tool["annotations"]?["readOnlyHint"] == true)
    try client.call("echo", id: 2, ["text": "hello"])
    let result = try #require(try await client.next()["result"])
    #expect(result["content"]?.array?.first == ["type": "text", "text": "hello"])
    #expect(result["content"]?.array?.last == ["type": "image", "data": "iVBORw==", "mimeType": "image/png"])
    #expect((result["structuredContent"] == ["text": "hello"]) == (version >= .june2025))
    #expect(result["isError"] == false && result["resultType"] == nil)
    #expect(try await client.end().isEmpty)
  }

  @Test func anUnknownVersionIsAnsweredByTheLatest() async throws {
    let client = TestClient()
    for requested in ["1999-01-01", "2026-07-28"] {
      let reply = try await client.answer("initialize", ["protocolVersion": .string(requested)])
      #expect(reply["result"]?["protocolVersion"] == "2025-11-25")
    }
    #expect(code(try await client.answer("initialize", [:])) == -32602)
    #expect(code(try await client.answer("initialize", ["protocolVersion": 2025])) == -32602)
  }

  @Test func nothingIsCalledBeforeTheHandshake() async throws {
    let client = TestClient()
    #expect(try await client.answer("ping")["result"] == [:])
    #expect(code(try await client.answer("tools/list")) == -32602)
    #expect(code(try await client.answer("tools/call", ["name": "echo"])) == -32602)
  }

  private static let meta: JSONValue = [
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": ["name": "test", "version": "1"],
    "io.modelcontextprotocol/clientCapabilities": [:],
  ]

  /// The version without a handshake.
  @Test func eachRequestNamesItsVersion() async throws {
    let client = TestClient()
    let found = try #require(try await client.answer("server/discover", ["_meta": Self.meta])["result"])
    #expect(found["supportedVersions"]?.array?.first == "2026-07-28" && found["resultType"] == "complete")
    #expect(found["ttlMs"]?.int != nil && found["cacheScope"] == "private")
    #expect(found["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "test")
    let list = try #require(try await client.answer("tools/list", ["_meta": Self.meta])["result"])
    #expect(list["tools"]?.array?.count == 4 && list["ttlMs"] != nil)
    try client.call("echo", id: "x", ["text": "hi"], meta: Self.meta)
    let called = try await client.next()
    #expect(called["id"] == "x" && called["result"]?["resultType"] == "complete" && called["result"]?["ttlMs"] == nil)
    // These belong to the versions with a handshake.
    #expect(code(try await client.answer("ping", ["_meta": Self.meta])) == -32601)
    #expect(code(try await client.answer("initialize", ["_meta": Self.meta])) == -32601)
    #expect(code(try await client.answer("server/discover")) == -32602)
  }

  @Test func aVersionOfARequestIsChecked() async throws {
    let client = TestClient()
    func reply(_ version: JSONValue, capabilities: JSONValue? = [:]) async throws -> JSONValue {
      var meta: [String: JSONValue] = ["io.modelcontextprotocol/protocolVersion": version]
      meta["io.modelcontextprotocol/clientCapabilities"] = capabilities
      return try await client.answer("tools/list", ["_meta": .object(meta)])
    }
    for version in ["1900-01-01", "2025-11-25"] as [JSONValue] {
      let error = try await reply(version)["error"]
      #expect(error?["code"] == -32022 && error?["data"]?["requested"] == version)
      #expect(error?["data"]?["supported"]?.array?.contains("2026-07-28") == true)
    }
    #expect(code(try await reply(7)) == -32602)
    #expect(code(try await reply("2026-07-28", capabilities: nil)) == -32602)
  }

  // MARK: Damaged messages

  @Test func damagedLinesAreAnsweredAndTheNextOneIsRead() async throws {
    let client = TestClient()
    try await client.initialize(.june2025)
    let nested = String(repeating: "[", count: 100_000)
    for line in ["{\"jsonrpc\": \"2.0\", \"id\": 1, \"meth", "\u{0}", "nonsense", nested, "{\"a\":1}{\"b\":2}"] {
      try client.send(raw: line + "\n")
      let reply = try await client.next()
      #expect(code(reply) == -32700 && reply["id"] == .null, "\(line.prefix(20))")
    }
    // Empty lines are no messages.
    try client.send(raw: "\n  \r\n")
    #expect(try await client.answer("ping")["result"] == [:])
  }

  @Test func messagesOfAnotherFormAreRefused() async throws {
    let client = TestClient()
    try await client.initialize()
    let cases: [(JSONValue, Int, JSONValue?)] = [
      (7, -32600, nil), ("text", -32600, nil), (.null, -32600, nil),
      (["id": 3, "method": "ping"], -32600, 3), (["jsonrpc": "1.0", "id": 3, "method": "ping"], -32600, 3),
      (["jsonrpc": "2.0", "id": 4], -32600, 4), (["jsonrpc": "2.0", "id": 4, "method": 5], -32600, 4),
      (["jsonrpc": "2.0", "id": .null, "method": "ping"], -32600, nil),
      (["jsonrpc": "2.0", "id": [1], "method": "ping"], -32600, nil),
      (["jsonrpc": "2.0", "id": 5, "method": "ping", "params": [1]], -32602, 5),
      (["jsonrpc": "2.0", "id": 6, "method": "resources/list"], -32601, 6),
      (["jsonrpc": "2.0", "id": 7, "method": "tools/call"], -32602, 7),
      (["jsonrpc": "2.0", "id": 8, "method": "tools/call", "params": ["name": "gone"]], -32602, 8),
      (["jsonrpc": "2.0", "id": 9, "method": "tools/call", "params": ["name": "echo", "arguments": 1]], -32602, 9),
      (["jsonrpc": "2.0", "id": 10, "method": "tools/list", "params": ["cursor": "next"]], -32602, 10),
      ([["jsonrpc": "2.0", "id": 11, "method": "ping"]], -32600, nil),
    ]
    for (message, expected, id) in cases {
      try client.send(message)
      let reply = try await client.next()
      #expect(code(reply) == expected && reply["id"] == id, "\(message.text): \(reply.text)")
    }
    // A response and unknown notifications are ignored.
    try client.send(["jsonrpc": "2.0", "id": 1, "result": [:]])
    try client.notify("notifications/unknown", [:])
    try client.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": [1]])
    #expect(try await client.answer("ping", id: "last")["id"] == "last")
  }

  @Test func aLongLineIsSkippedInBoundedMemory() async throws {
    let client = TestClient()
    try await client.initialize()
    try client.send(raw: "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"")
    let part = String(repeating: "x", count: 1 << 16)
    for _ in 0..<40 { try client.send(raw: part) }
    try client.send(raw: "\"}\n")
    #expect(code(try await client.next()) == -32600)
    #expect(try await client.answer("ping")["result"] == [:])
  }

  @Test func aLineIsReadUpToItsBound() throws {
    let pipe = Pipe()
    var lines = MessageLines(descriptor: pipe.fileHandleForReading.fileDescriptor, bound: 8)
    let text = "12345678\n123456789\n\n" + String(repeating: "y", count: 30_000) + "\nabc"
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    #expect(lines.next() == .message(Data("12345678".utf8)))
    #expect(lines.next() == .tooLong)
    #expect(lines.next() == .message(Data()))
    #expect(lines.next() == .tooLong)
    #expect(lines.next() == .message(Data("abc".utf8)), "a half message at the end")
    #expect(lines.next() == nil && lines.next() == nil)
  }

  // MARK: Batches

  @Test func batchesAreAnsweredTogetherInTheVersionThatHasThem() async throws {
    let client = TestClient()
    try await client.initialize(.march2025)
    try client.send([
      ["jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": ["name": "echo", "arguments": ["text": "a"]]],
      ["jsonrpc": "2.0", "method": "notifications/initialized"], 7,
      ["jsonrpc": "2.0", "id": 2, "method": "ping"],
    ])
    let replies = try #require(try await client.next().array)
    #expect(replies.map { $0["id"] } == [1, .null, 2] && code(replies[1]) == -32600)
    // Only notifications: no reply.
    try client.send([["jsonrpc": "2.0", "method": "notifications/initialized"]])
    try client.send([])
    #expect(code(try await client.next()) == -32600)
    try client.send(.array(Array(repeating: ["jsonrpc": "2.0", "id": 1, "method": "ping"], count: 65)))
    #expect(code(try await client.next()) == -32600)
    // A cancelled request leaves its batch.
    try client.send([
      ["jsonrpc": "2.0", "id": 8, "method": "tools/call", "params": ["name": "wait"]],
      ["jsonrpc": "2.0", "id": 9, "method": "ping"],
    ])
    try client.notify("notifications/cancelled", ["requestId": 8])
    #expect(try await client.next().array?.map { $0["id"] } == [9])
  }

  // MARK: Calls

  @Test func argumentsAreCheckedWithTheRemedy() async throws {
    let client = TestClient()
    try await client.initialize()
    let cases: [(JSONValue, String)] = [
      ([:], "The argument text is missing: The text."), (["text": 1], "must be a string"),
      (["text": "a", "txet": 1], "Unknown argument txet. Did you mean text? Arguments: text, times, kind, steps."),
      (["text": "a", "times": 4], "from 1 to 3"), (["text": "a", "times": .number(1.5)], "whole number"),
      (["text": "a", "kind": "shrill"], "one of: loud, quiet"), (["text": "a", "steps": "x"], "must be a list"),
      (["text": "a", "steps": [[:]]], "steps[0].name is missing"), (["text": "a", "steps": [1]], "must be an object"),
      (["text": "a", "steps": [["name": "a"], ["name": "b"], ["name": "c"]]], "At most 2"),
    ]
    for (arguments, words) in cases {
      try client.call("echo", id: 1, arguments)
      let result = try await client.next()["result"]
      let text = result?["content"]?.array?.first?["text"]?.string ?? ""
      #expect(result?["isError"] == true && text.contains(words), "\(arguments.text): \(text)")
    }
    try client.call("echo", id: 1, ["text": "a", "times": 2, "kind": .null, "steps": [["name": "b"]]])
    #expect(try await client.next()["result"]?["isError"] == false)
  }

  @Test func aFailureIsAResult() async throws {
    let client = TestClient()
    try await client.initialize()
    try client.call("fail", id: 1)
    let result = try await client.next()["result"]
    #expect(result?["isError"] == true && result?["structuredContent"] == ["exitCode": 66])
    #expect(result?["content"]?.array?.first?["text"] == "There is no package. Pass the argument path.")
  }

  @Test func callsRunAtTheSameTimeAndAreCancelled() async throws {
    let client = TestClient()
    try await client.initialize()
    try client.call("wait", id: "slow", meta: ["progressToken": "p"])
    let progress = try await client.next()
    #expect(progress["method"] == "notifications/progress" && progress["params"]?["progressToken"] == "p")
    // Others are answered in the meantime.
    try client.call("echo", id: "fast", ["text": "a"])
    #expect(try await client.next()["id"] == "fast")
    try client.call("echo", id: "slow", ["text": "a"])
    #expect(code(try await client.next()) == -32600, "an id that is in use")
    for id in ["unknown", "slow", "slow"] as [JSONValue] {
      try client.notify("notifications/cancelled", ["requestId": id, "reason": "no longer needed"])
    }
    // The cancelled call has no reply, and its id is free.
    #expect(try await client.answer("ping", id: "last")["id"] == "last")
    #expect(try await client.end().isEmpty)
  }

  @Test func theNumberOfCallsIsBounded() async throws {
    let client = TestClient()
    try await client.initialize()
    for id in 0..<MCPServer.mostCalls { try client.call("wait", id: .int(id)) }
    try client.call("echo", id: "more", ["text": "a"])
    let reply = try await client.next()
    #expect(code(reply) == -32603 && reply["id"] == "more")
    try client.notify("notifications/cancelled", ["requestId": 0])
    // The place is free when the cancelled call has ended.
    while true {
      try client.call("echo", id: "again", ["text": "a"])
      if try await client.next()["result"] != nil { break }
    }
    #expect(try await client.end().isEmpty)
  }

  @Test func progressIsReportedToWhomAskedForIt() async throws {
    for version in [ProtocolVersion.november2024, .march2025] {
      let client = TestClient()
      try await client.initialize(version)
      try client.call("count", id: 1, meta: ["progressToken": 7])
      for number in 1...3 {
        let params = try await client.next()["params"]
        #expect(params?["progressToken"] == 7 && params?["progress"]?.int == number && params?["total"]?.int == 3)
        #expect(params?["message"] == (version >= .march2025 ? .string("step \(number)") : nil))
      }
      #expect(try await client.next()["id"] == 1)
      try client.call("count", id: 2)
      #expect(try await client.next()["id"] == 2)
    }
  }

  @Test func theEndOfInputCancelsWhatRuns() async throws {
    let client = TestClient()
    try await client.initialize()
    try client.call("wait", id: 1, meta: ["progressToken": 1])
    _ = try await client.next()
    // A last message without a line feed counts, half of one is an error.
    try client.send(raw: #"{"jsonrpc":"2.0","id":2,"me"#)
    let rest = try await client.end()
    #expect(rest.map(code) == [-32700])
  }
}

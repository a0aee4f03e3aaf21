import Foundation
@testable import SnapshotMCP  // Messages are answered by a server, which has no interface but its pipes.

extension FuzzSubject {
  /// Messages to `snapshot mcp`. Each is answered, and never by a tool whose arguments do not fit its schema.
  static let agentMessage = FuzzSubject(name: "agent-message", rounds: 3000, wholes: { messages }) { folder in
    let path = folder + "/replies.jsonl"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    return { data in
      ftruncate(descriptor, 0)
      let server = MCPServer(
        .init(name: "fuzz", title: "Fuzz", version: "1", instructions: ""), tools: [tool],
        writer: MessageWriter(descriptor: descriptor))
      for line in data.split(separator: UInt8(ascii: "\n")) { await server.receive(.message(Data(line))) }
      await server.cancelAll()
      // What was written is JSON, one value a line.
      for line in (FileManager.default.contents(atPath: path) ?? Data()).split(separator: UInt8(ascii: "\n")) {
        let reply = try? JSONValue(parsing: Data(line))
        precondition(reply?.object != nil || reply?.array != nil, "A reply is no message.")
      }
    }
  }

  private static let tool = Tool(
    name: "interact", title: "", description: "",
    input: ToolInput([
      .init("preview", .string, "", isRequired: true), .init("count", .int(1...9), ""), .init("picture", .bool, ""),
      .init(
        "steps", .list(.object(ToolInput([.init("action", .choice(["tap"]), "", isRequired: true)])), limit: 4), ""),
    ]), annotations: .init(isReadOnly: true)
  ) { call in
    call.report(ToolProgress(1, of: 2, message: call.string("preview")))
    return ToolResult(call.string("preview") ?? "", structured: .object(call.arguments))
  }

  private static let messages = [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{}}}"#
      + "\n"
      + #"[{"jsonrpc":"2.0","id":2,"method":"ping"},{"jsonrpc":"2.0","id":"a","method":"tools/list"}]"# + "\n",
    #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"interact","_meta":{"progressToken":7},"arguments""#
      + #":{"preview":"A:b","count":3,"picture":true,"steps":[{"action":"tap"}]}}}"# + "\n"
      + #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}"# + "\n",
    #"{"jsonrpc":"2.0","id":4,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"#
      + #""2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}"# + "\n",
  ].map { Data($0.utf8) }
}

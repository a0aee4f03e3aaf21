import Foundation

/// A server of the Model Context Protocol over standard input and output: JSON-RPC 2.0, one message a line.
///
/// It serves all published versions: those that begin with a handshake, and those whose requests name their version.
package actor MCPServer {
  /// What the server says about itself.
  package struct Identity: Sendable {
    package var name: String
    package var title: String
    package var version: String
    /// How a model uses the tools.
    package var instructions: String

    package init(name: String, title: String, version: String, instructions: String) {
      self.name = name
      self.title = title
      self.version = version
      self.instructions = instructions
    }
  }

  /// The number of calls that run at the same time.
  package static let mostCalls = 16
  /// The number of messages in a batch.
  package static let longestBatch = 64

  private struct Running {
    var task: Task<Void, Never>
    var isCancelled = false
  }

  private let identity: Identity
  private let tools: [Tool]
  private let writer: MessageWriter
  private let log: @Sendable (String) -> Void
  /// The version of the handshake; `nil` before it.
  private var negotiated: ProtocolVersion?
  /// The version of the last request, which says how errors without an id are written.
  private var latest: ProtocolVersion?
  private var running: [RequestID: Running] = [:]

  /// - Parameter log: Receives what is not for the client, such as responses that nothing asked for.
  package init(
    _ identity: Identity, tools: [Tool], writer: MessageWriter, log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.identity = identity
    self.tools = tools
    self.writer = writer
    self.log = log
  }

  /// Serves until the input ends, and cancels the calls that then run.
  package func run(reading descriptor: Int32) async {
    let (lines, continuation) = AsyncStream.makeStream(of: MessageLines.Line.self)
    let capacity = DispatchSemaphore(value: 32)
    Thread.detachNewThread {
      var reader = MessageLines(descriptor: descriptor)
      // What a client sends faster than the server reads stays in the pipe.
      while let line = reader.next() {
        capacity.wait()
        continuation.yield(line)
      }
      continuation.finish()
    }
    for await line in lines {
      capacity.signal()
      receive(line)
    }
    await cancelAll()
  }

  /// Cancels the calls that run, and waits for their ends. Their results are not sent.
  package func cancelAll() async {
    let calls = running
    for id in calls.keys { cancel(id) }
    for call in calls.values { await call.task.value }
  }

  /// Processes a line. Calls of tools go on after it returns.
  package func receive(_ line: MessageLines.Line) {
    switch line {
    case .tooLong:
      refuse(.invalidRequest("A message is longer than \(MessageLines.longestLine) bytes. It was skipped."))
    case .message(let data):
      guard !data.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\t") }) else {
        return
      }
      guard let json = try? JSONValue(parsing: data) else {
        return refuse(.parseError("The line is not valid JSON, or it nests too deeply. Each message is one line."))
      }
      if case .array(let messages) = json { return receive(batch: messages) }
      receive(json) { [writer] in writer.write($0) }
    }
  }

  private func refuse(_ error: RPCError) { writer.write(RPCReply.error(error, id: nil, version: latest)) }

  /// Answers the requests of a batch together.
  private func receive(batch messages: [JSONValue]) {
    guard negotiated?.hasBatches == true else {
      return refuse(
        .invalidRequest("Batches exist only in version \(ProtocolVersion.march2025.rawValue). Send one message a line.")
      )
    }
    guard !messages.isEmpty else { return refuse(.invalidRequest("The batch is empty.")) }
    guard messages.count <= Self.longestBatch else {
      return refuse(.invalidRequest("The batch has more than \(Self.longestBatch) messages."))
    }
    let replies = BatchReplies { [writer] in writer.write(.array($0)) }
    for message in messages {
      let id = replies.expect()
      // NB: a notification and a cancelled request have no reply.
      if !receive(message, reply: { replies.receive($0, for: id) }, cancelled: { replies.receive(nil, for: id) }) {
        replies.receive(nil, for: id)
      }
    }
    replies.close()
  }

  /// Processes a message.
  ///
  /// - Returns: Whether a reply follows.
  @discardableResult
  private func receive(
    _ json: JSONValue, reply: @escaping @Sendable (JSONValue) -> Void,
    cancelled: @escaping @Sendable () -> Void = {}
  ) -> Bool {
    let message: RPCMessage
    do {
      message = try RPCMessage(json)
    } catch {
      reply(RPCReply.error(error.error, id: error.id, version: latest))
      return true
    }
    switch message {
    case .response:
      log("A response was ignored, because the server sends no requests.")
      return false
    case .notification("notifications/cancelled", let params):
      if let id = params["requestId"].flatMap(RequestID.init) { cancel(id) }
      return false
    case .notification: return false
    case .request(let id, let method, let params):
      do throws(RPCError) {
        let version = try Era.version(of: params)
        if let version = version ?? negotiated { latest = version }
        if method == "tools/call" {
          try call(id, params, try connectionVersion(version), reply: reply, cancelled: cancelled)
        } else {
          reply(RPCReply.result(try result(of: method, params, version), id: id))
        }
      } catch {
        reply(RPCReply.error(error, id: id, version: latest))
      }
      return true
    }
  }

  /// Returns the version that a request names, or that of the handshake.
  ///
  /// - Throws: ``RPCError`` before the handshake.
  private func connectionVersion(_ named: ProtocolVersion?) throws(RPCError) -> ProtocolVersion {
    guard let version = named ?? negotiated else {
      throw .invalidParameters(
        "Send initialize first, or name the version of the protocol in the request: "
          + "_meta[\"io.modelcontextprotocol/protocolVersion\"].")
    }
    return version
  }

  private var listed: [Tool] { tools.filter(\.isListed) }

  // MARK: Requests that are answered at once

  private func result(
    of method: String, _ params: [String: JSONValue], _ named: ProtocolVersion?
  ) throws(RPCError) -> JSONValue {
    switch method {
    case "initialize" where named == nil: return try initialize(params)
    case "ping" where named == nil: return [:]
    case "server/discover":
      guard let named else {
        throw .invalidParameters("_meta[\"io.modelcontextprotocol/protocolVersion\"] is missing.")
      }
      return Era.completing(
        [
          "supportedVersions": .array(ProtocolVersion.allCases.reversed().map { .string($0.rawValue) }),
          "capabilities": ["tools": [:]], "instructions": .string(identity.instructions),
        ], in: named, server: information(named), isCacheable: true)
    case "tools/list":
      let version = try connectionVersion(named)
      if let cursor = params["cursor"], cursor != .null { throw .invalidParameters("Unknown cursor: \(cursor.text)") }
      return Era.completing(
        ["tools": .array(listed.map { $0.json(in: version) })], in: version, server: information(version),
        isCacheable: true)
    default: throw .unknownMethod(method)
    }
  }

  private func initialize(_ params: [String: JSONValue]) throws(RPCError) -> JSONValue {
    guard let requested = params["protocolVersion"]?.string else {
      throw .invalidParameters("The parameter protocolVersion must be a string.")
    }
    let known = ProtocolVersion(rawValue: requested).flatMap { $0.hasHandshake ? $0 : nil }
    // A client that does not support the answer ends the connection.
    let version = known ?? ProtocolVersion.withHandshake.last ?? .november2025
    (negotiated, latest) = (version, version)
    return [
      "protocolVersion": .string(version.rawValue), "capabilities": ["tools": [:]],
      "serverInfo": information(version), "instructions": .string(identity.instructions),
    ]
  }

  private func information(_ version: ProtocolVersion) -> JSONValue {
    var members: [String: JSONValue] = ["name": .string(identity.name), "version": .string(identity.version)]
    if version.hasStructuredContent { members["title"] = .string(identity.title) }
    return .object(members)
  }

  // MARK: Calls of tools

  private func call(
    _ id: RequestID, _ params: [String: JSONValue], _ version: ProtocolVersion,
    reply: @escaping @Sendable (JSONValue) -> Void, cancelled: @escaping @Sendable () -> Void
  ) throws(RPCError) {
    guard let name = params["name"]?.string else {
      throw .invalidParameters("The parameter name must be the name of a tool.")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw .invalidParameters("Unknown tool: \(name). Tools: \(listed.map(\.name).joined(separator: ", "))")
    }
    let given = params["arguments"] ?? .object([:])
    guard let arguments = given.object else { throw .invalidParameters("The parameter arguments must be an object.") }
    guard running[id] == nil else { throw .invalidRequest("A request with this id is running.") }
    guard running.count < Self.mostCalls else {
      throw .internalError("\(Self.mostCalls) calls are running. Wait for one of them, or cancel it.")
    }
    let call = ToolCall(arguments: arguments, report: progress(params, version))
    let server = information(version)
    let task = Task {
      let result = await Self.result(of: tool, call)
      if finish(id) {
        let json = Era.completing(result.json(in: version), in: version, server: server, isCacheable: false)
        reply(RPCReply.result(json, id: id))
      } else {
        cancelled()
      }
    }
    running[id] = Running(task: task)
  }

  private static func result(of tool: Tool, _ call: ToolCall) async -> ToolResult {
    do {
      try tool.input.check(call.arguments)
      return try await tool.perform(call)
    } catch let failure as ToolFailure {
      return ToolResult([.text(failure.description)], structured: failure.structured, isError: true)
    } catch {
      return ToolResult([.text("\(error)")], isError: true)
    }
  }

  /// Removes a call.
  ///
  /// - Returns: Whether its result is sent.
  private func finish(_ id: RequestID) -> Bool {
    guard let call = running.removeValue(forKey: id) else { return false }
    return !call.isCancelled
  }

  /// Cancels a call, whose result is then not sent. The call may have ended in the meantime.
  private func cancel(_ id: RequestID) {
    running[id]?.isCancelled = true
    running[id]?.task.cancel()
  }

  /// Returns what sends progress notifications; it does nothing if the request has no token.
  private func progress(
    _ params: [String: JSONValue], _ version: ProtocolVersion
  ) -> @Sendable (ToolProgress) -> Void {
    guard let token = params["_meta"]?["progressToken"], RequestID(token) != nil else { return { _ in } }
    return { [writer] progress in
      guard !Task.isCancelled else { return }
      var members: [String: JSONValue] = ["progressToken": token, "progress": .number(progress.value)]
      members["total"] = progress.total.map(JSONValue.number)
      if version.hasAnnotations { members["message"] = progress.message.map(JSONValue.string) }
      writer.write(RPCReply.notification("notifications/progress", .object(members)))
    }
  }
}

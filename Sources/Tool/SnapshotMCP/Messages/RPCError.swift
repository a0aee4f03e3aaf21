/// An error of JSON-RPC: the message itself is wrong, or the server can't process it.
package struct RPCError: Error, Hashable, Sendable {
  package var code: Int
  package var message: String
  package var data: JSONValue?

  package init(code: Int, message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  package static func parseError(_ message: String) -> RPCError { RPCError(code: -32700, message: message) }
  package static func invalidRequest(_ message: String) -> RPCError { RPCError(code: -32600, message: message) }
  package static func unknownMethod(_ name: String) -> RPCError {
    RPCError(code: -32601, message: "Unknown method: \(name)")
  }
  package static func invalidParameters(_ message: String) -> RPCError { RPCError(code: -32602, message: message) }
  package static func internalError(_ message: String) -> RPCError { RPCError(code: -32603, message: message) }

  /// The error of a request in a version that the server does not know.
  package static func unsupportedVersion(_ requested: String) -> RPCError {
    RPCError(
      code: -32022, message: "Unsupported protocol version",
      data: [
        "requested": .string(requested),
        "supported": .array(ProtocolVersion.allCases.reversed().map { .string($0.rawValue) }),
      ])
  }
}

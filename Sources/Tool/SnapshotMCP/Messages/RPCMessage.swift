/// What identifies a request: a string or a whole number.
package enum RequestID: Hashable, Sendable {
  case string(String)
  case int(Int)

  init?(_ value: JSONValue) {
    switch value {
    case .string(let text): self = .string(text)
    case .int(let number): self = .int(number)
    default: return nil
    }
  }

  var json: JSONValue {
    switch self {
    case .string(let text): .string(text)
    case .int(let number): .int(number)
    }
  }
}

/// A message of a client.
enum RPCMessage: Sendable {
  case request(id: RequestID, method: String, params: [String: JSONValue])
  case notification(method: String, params: [String: JSONValue])
  /// An answer, which the server never asks for.
  case response

  /// - Throws: ``MalformedMessage``.
  init(_ json: JSONValue) throws(MalformedMessage) {
    guard case .object(let members) = json else {
      throw MalformedMessage(id: nil, error: .invalidRequest("A message must be a JSON object."))
    }
    let id = members["id"].flatMap(RequestID.init)
    guard members["jsonrpc"] == "2.0" else {
      throw MalformedMessage(id: id, error: .invalidRequest("The member jsonrpc must be \"2.0\"."))
    }
    guard let name = members["method"] else {
      guard members["result"] != nil || members["error"] != nil else {
        throw MalformedMessage(id: id, error: .invalidRequest("The member method is missing."))
      }
      self = .response
      return
    }
    guard let method = name.string else {
      throw MalformedMessage(id: id, error: .invalidRequest("The member method must be a string."))
    }
    if members["id"] != nil, id == nil {
      throw MalformedMessage(id: nil, error: .invalidRequest("The id of a request must be a string or a whole number."))
    }
    let params = members["params"] ?? .object([:])
    guard case .object(let parameters) = params else {
      guard let id else {
        self = .notification(method: method, params: [:])
        return
      }
      throw MalformedMessage(id: id, error: .invalidParameters("The member params must be an object."))
    }
    self =
      id.map { .request(id: $0, method: method, params: parameters) }
      ?? .notification(method: method, params: parameters)
  }
}

/// A message that is not one of JSON-RPC.
struct MalformedMessage: Error {
  /// The id of the message, if it is readable.
  var id: RequestID?
  var error: RPCError
}

/// The messages of the server.
enum RPCReply {
  static func result(_ result: JSONValue, id: RequestID) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.json, "result": result]
  }

  /// - Parameter version: The version of the connection, which says how an unknown id is written.
  static func error(_ error: RPCError, id: RequestID?, version: ProtocolVersion?) -> JSONValue {
    var members: [String: JSONValue] = ["code": .int(error.code), "message": .string(error.message)]
    members["data"] = error.data
    var reply: [String: JSONValue] = ["jsonrpc": "2.0", "error": .object(members)]
    if let id {
      reply["id"] = id.json
    } else if version?.omitsUnknownID != true {
      reply["id"] = .null
    }
    return .object(reply)
  }

  static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }
}

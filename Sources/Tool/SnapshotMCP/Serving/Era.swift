/// How a request names its version of the protocol.
enum Era {
  private static let versionKey = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"

  /// Returns the version that a request names; `nil` if it belongs to a connection with a handshake.
  ///
  /// - Throws: ``RPCError`` for a version that the server does not know, or a request without its capabilities.
  static func version(of params: [String: JSONValue]) throws(RPCError) -> ProtocolVersion? {
    guard let meta = params["_meta"]?.object, let named = meta[versionKey] else { return nil }
    guard let text = named.string else { throw .invalidParameters("\(versionKey) must be a string.") }
    guard let version = ProtocolVersion(rawValue: text), !version.hasHandshake else {
      throw .unsupportedVersion(text)
    }
    guard meta[capabilitiesKey]?.object != nil else {
      throw .invalidParameters("_meta has no object \(capabilitiesKey).")
    }
    return version
  }

  /// Adds to a result what its version requires.
  ///
  /// - Parameter isCacheable: Whether the result stays the same while the server runs.
  static func completing(
    _ result: JSONValue, in version: ProtocolVersion, server: JSONValue, isCacheable: Bool
  ) -> JSONValue {
    guard !version.hasHandshake, var members = result.object else { return result }
    members["resultType"] = "complete"
    members["_meta"] = ["io.modelcontextprotocol/serverInfo": server]
    if isCacheable {
      members["ttlMs"] = 3_600_000
      members["cacheScope"] = "private"
    }
    return .object(members)
  }
}

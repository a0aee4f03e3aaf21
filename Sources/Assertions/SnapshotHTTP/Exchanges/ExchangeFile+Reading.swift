import Foundation
import SnapshotCore
import SnapshotFoundation

extension ExchangeFile {
  /// Returns the exchanges in a file.
  ///
  /// - Throws: ``ExchangeFileError`` for any file that the library would not write.
  public static func exchanges(in data: Data) throws(ExchangeFileError) -> [RecordedExchange] {
    guard data.count <= largestSize else { throw .tooLarge(bytes: data.count) }
    guard let text = String(validUTF8: data) else { throw .notJSON("It is not UTF-8 text.") }
    let json: JSONText
    do throws(JSONTextError) {
      json = try JSONText(text)
    } catch {
      throw .notJSON(error.description)
    }
    let root = Node(value: json.root, path: "$", json: json)
    let version = try root.member("version")
    guard json.source(of: version.value) == "\(Self.version)" else {
      throw .unsupportedVersion(String(json.source(of: version.value).prefix(40)))
    }
    let items = try root.member("exchanges").elements()
    guard items.count <= mostExchanges else { throw .tooManyExchanges(items.count) }
    var exchanges: [RecordedExchange] = []
    for item in items { exchanges.append(try item.exchange()) }
    return exchanges
  }
}

/// A value of the file, with its path for errors.
private struct Node {
  let value: JSONText.Value
  let path: String
  let json: JSONText

  func malformed(_ expected: String) -> ExchangeFileError { .malformed(path: path, expected: expected) }

  func optionalMember(_ name: String) throws(ExchangeFileError) -> Node? {
    guard case .object(let members) = value.content else { throw malformed("an object") }
    let found = members.filter { $0.key.hasSameBytes(as: name) }
    guard found.count < 2 else { throw malformed("one member \(name)") }
    return found.first.map { Node(value: $0.value, path: "\(path).\(name)", json: json) }
  }

  func member(_ name: String) throws(ExchangeFileError) -> Node {
    guard let member = try optionalMember(name) else { throw malformed("a member \(name)") }
    return member
  }

  func elements() throws(ExchangeFileError) -> [Node] {
    guard case .array(let elements) = value.content else { throw malformed("an array") }
    return elements.enumerated().map { Node(value: $1, path: "\(path)[\($0)]", json: json) }
  }

  func string() throws(ExchangeFileError) -> String {
    guard case .string(let text) = value.content else { throw malformed("a string") }
    return text
  }

  /// A string without line breaks.
  func line() throws(ExchangeFileError) -> String {
    let text = try string()
    guard !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      throw malformed("a string without line breaks")
    }
    return text
  }

  func exchange() throws(ExchangeFileError) -> RecordedExchange {
    let request = try member("request")
    let response = try member("response")
    let statusNode = try response.member("status")
    guard let status = Int(json.source(of: statusNode.value)), ExchangeFile.statuses ~= status else {
      throw statusNode.malformed("a status from 100 to 999")
    }
    return RecordedExchange(
      request: RecordedRequest(
        method: try request.member("method").line(), target: try request.member("target").line(),
        headers: try request.headers(), body: try request.body()),
      response: RecordedResponse(
        status: status, reason: try response.optionalMember("reason")?.line(), headers: try response.headers(),
        body: try response.body()))
  }

  func headers() throws(ExchangeFileError) -> RecordedHeaders {
    var fields: [RecordedHeaders.Field] = []
    for node in try optionalMember("headers")?.elements() ?? [] {
      let line = try node.line()
      // Bytes, because a value may begin with a character that combines with the space.
      let bytes = Array(line.utf8)
      guard let colon = bytes.indices.dropLast().first(where: { bytes[$0...].starts(with: [0x3A, 0x20]) }), colon > 0
      else { throw node.malformed("a header, “Name: value”") }
      fields.append(
        .init(
          name: String(decoding: bytes[..<colon], as: UTF8.self),
          value: String(decoding: bytes[(colon + 2)...], as: UTF8.self)))
    }
    return RecordedHeaders(fields)
  }

  func body() throws(ExchangeFileError) -> Data {
    let (json, text, base64) = (try optionalMember("json"), try optionalMember("text"), try optionalMember("base64"))
    guard [json, text, base64].compactMap({ $0 }).count < 2 else { throw malformed("one body, json, text or base64") }
    if let json { return Data(json.compact.utf8) }
    if let text {
      var lines = ""
      for line in try text.elements() { lines += try line.string() }
      return Data(lines.utf8)
    }
    guard let base64 else { return Data() }
    guard let data = Data(base64Encoded: try base64.string()) else { throw base64.malformed("base64") }
    return data
  }

  /// The value in one line, as most servers send it.
  var compact: String {
    var output = ""
    json.write(value, to: &output, { $0 }, { $0 })
    return output
  }
}

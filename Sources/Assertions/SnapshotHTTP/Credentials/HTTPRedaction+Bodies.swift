import Foundation
import SnapshotCore
import SnapshotFoundation

// Credentials in bodies: forms, JSON, and texts that contain members of JSON.
extension HTTPRedaction {
  mutating func redacted(_ body: Data, contentType: String?) -> Data {
    guard !body.isEmpty else { return body }
    let type = MediaType.text(of: contentType)
    // Neither a form nor JSON in another encoding than UTF-8 is binary.
    if type == "application/x-www-form-urlencoded" { return Data(redactedPairs(in: Array(body), .form)) }
    if type == "multipart/form-data" { return redactedParts(of: body, contentType: contentType) }
    guard let text = String(validUTF8: body) else {
      return type.hasPrefix("text/") || type.contains("json") ? Data(redactedMembers(in: Array(body))) : body
    }
    if let json = try? JSONText(text) { return Data(redacted(json, depth: 0) ?? Array(body)) }
    if type.isEmpty, Self.isForm(body) { return Data(redactedPairs(in: Array(body), .form)) }
    let lines = redactedLines(of: text)
    return Data(redactedMembers(in: Array((lines.contains("://") ? redacted(text: lines) : lines).utf8)))
  }

  /// Whether a body without a type has the characters of a form: no spaces, quotation marks and brackets.
  private static func isForm(_ body: Data) -> Bool {
    body.contains(UInt8(ascii: "=")) && body.allSatisfy { 0x20 < $0 && $0 < 0x7F && !"\"'<>{}\\".utf8.contains($0) }
  }

  /// Returns a text whose lines of JSON have no credentials, also after a word such as `data:`.
  private mutating func redactedLines(of text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }) else { return text }
    return text.components(separatedBy: "\n").map { line in
      guard let start = line.utf8.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }),
        let json = try? JSONText(String(line[start...])), let bytes = redacted(json, depth: 0)
      else { return line }
      return line[..<start] + String(decoding: bytes, as: UTF8.self)
    }.joined(separator: "\n")
  }

  /// Returns the bytes of JSON without its credentials; `nil` if it has none.
  private mutating func redacted(_ json: JSONText, depth: Int) -> [UInt8]? {
    var edits: [Edit] = []
    findSecrets(in: json.root, of: json, isSecret: false, depth: depth, &edits)
    guard !edits.isEmpty else { return nil }
    var output: [UInt8] = []
    var position = 0
    for edit in edits {
      output += json.bytes[position..<edit.range.lowerBound]
      output += edit.text.utf8
      position = edit.range.upperBound
    }
    return output + json.bytes[position...]
  }

  /// Returns a string of JSON, or a value of a URL, without the credentials of URLs and of JSON in it.
  mutating func redactedString(_ text: String, _ place: Place, depth: Int) -> String {
    if depth <= Self.deepest, text.hasPrefix("{") || text.hasPrefix("["), let json = try? JSONText(text) {
      return redacted(json, depth: depth).map { String(decoding: $0, as: UTF8.self) } ?? text
    }
    guard text.contains("://") || text.hasPrefix("/") || text.hasPrefix("?") else { return text }
    return redactedURLs(in: text, place, depth: depth)
  }

  /// Returns a text without the credentials in members of JSON, `"name": "value"` and `"name": 1`, wherever they are: in lines of
  /// JSON, in events, and in JSON that is damaged.
  private mutating func redactedMembers(in bytes: [UInt8]) -> [UInt8] {
    func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    func string(at start: Int) -> (end: Int, text: String)? {
      guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
      var end = start + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
      end = min(end, bytes.count)
      let source = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
      if case .string(let text)? = (try? JSONText("\"" + source + "\""))?.root.content {
        return (min(end + 1, bytes.count), text)
      }
      return (min(end + 1, bytes.count), source)
    }
    var output: [UInt8] = []
    var position = 0
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "\"")) {
      output += bytes[position..<start]
      position = start
      guard let name = string(at: start) else { break }
      let colon = bytes[name.end...].firstIndex { !isSpace($0) } ?? bytes.count
      guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else {
        // The closing quotation mark may open the next string.
        let end = max(name.end - 1, start + 1)
        output += bytes[start..<end]
        position = end
        continue
      }
      position = bytes[(colon + 1)...].firstIndex { !isSpace($0) } ?? bytes.count
      output += bytes[start..<position]
      guard credentials.fields.contains(HTTPCredentials.plain(name.text)) else { continue }
      if let value = string(at: position) {
        output += JSONText.quoted(replace(value.text)).utf8
        position = value.end
      } else {
        let number = bytes[position...].prefix { "+-.0123456789eE".utf8.contains($0) }
        guard let first = number.first, first != UInt8(ascii: "e"), first != UInt8(ascii: "E") else { continue }
        _ = replace(String(decoding: number, as: UTF8.self))
        output.append(UInt8(ascii: "0"))
        position = number.endIndex
      }
    }
    return output + bytes[position...]
  }

  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  /// Appends the edits of the values that are credentials, in the order of the text. Each keeps its type, so that the client that
  /// gets it still decodes it: strings become `[redacted]` and numbers 0, in arrays and objects as well.
  private mutating func findSecrets(
    in value: JSONText.Value, of json: JSONText, isSecret: Bool, depth: Int, _ edits: inout [Edit]
  ) {
    switch value.content {
    case .array(let elements):
      for element in elements { findSecrets(in: element, of: json, isSecret: isSecret, depth: depth, &edits) }
    case .object(let members):
      for member in members {
        let isNamed = credentials.fields.contains(HTTPCredentials.plain(member.key))
        findSecrets(in: member.value, of: json, isSecret: isSecret || isNamed, depth: depth, &edits)
      }
    case .string(let text):
      let redacted = isSecret ? replace(text) : redactedString(text, .text, depth: depth + 1)
      guard isSecret || !redacted.hasSameBytes(as: text) else { return }
      edits.append(Edit(range: value.range, text: JSONText.quoted(redacted)))
    case .literal:
      let source = json.source(of: value)
      guard isSecret, !["true", "false", "null"].contains(source) else { return }
      _ = replace(source)
      edits.append(Edit(range: value.range, text: "0"))
    }
  }
}

import Foundation
import SnapshotCore
import SnapshotFoundation

/// The file of recorded exchanges: JSON that a reviewer can read.
///
///     {
///       "version" : 1,
///       "exchanges" : [
///         {
///           "request" : {
///             "method" : "GET",
///             "target" : "https://api.example.com/users/1",
///             "headers" : [
///               "Accept: application/json"
///             ]
///           },
///           "response" : {
///             "status" : 200,
///             "headers" : [
///               "Content-Type: application/json"
///             ],
///             "json" : {
///               "id" : 1
///             }
///           }
///         }
///       ]
///     }
///
/// A body is `json`, `text` (an array of lines, whose ends are part of them) or `base64`. The order of members and all white space
/// between values is free.
public enum ExchangeFile {
  /// The version of the format.
  public static let version = 1
  /// The maximum size of a file in bytes.
  public static let largestSize = 16 << 20
  /// The maximum number of exchanges in a file.
  public static let mostExchanges = 1000
  /// Servers send codes that no standard defines, such as 999.
  static let statuses = 100...999
  /// JSON that is nested deeper than this many levels is recorded as text, because readers of the file have limits.
  static let deepestJSON = 100

  /// Returns the file with exchanges.
  ///
  /// - Throws: ``ExchangeFileError`` if there are too many or one cannot be represented.
  public static func data(_ exchanges: [RecordedExchange]) throws(ExchangeFileError) -> Data {
    guard exchanges.count <= mostExchanges else { throw .tooManyExchanges(exchanges.count) }
    var items: [String] = []
    for exchange in exchanges {
      let request = exchange.request
      let response = exchange.response
      var parts = [
        "\"method\" : " + JSONText.quoted(request.method), "\"target\" : " + JSONText.quoted(request.target),
      ]
      guard !hasLineBreak(request.target), !hasLineBreak(request.method) else { throw .lineBreak("a request target") }
      parts += try members(of: request.headers, request.body)
      var answer = ["\"status\" : \(response.status)"]
      guard statuses ~= response.status else { throw .invalidStatus(response.status) }
      guard response.reason.map(hasLineBreak) != true else { throw .lineBreak("a reason phrase") }
      if let reason = response.reason { answer.append("\"reason\" : " + JSONText.quoted(reason)) }
      answer += try members(of: response.headers, response.body)
      items.append(object(["\"request\" : " + object(parts), "\"response\" : " + object(answer)]))
    }
    let text = object(["\"version\" : \(version)", "\"exchanges\" : " + array(items)]) + "\n"
    guard text.utf8.count <= largestSize else { throw .tooLarge(bytes: text.utf8.count) }
    return Data(text.utf8)
  }

  private static func members(of headers: RecordedHeaders, _ body: Data) throws(ExchangeFileError) -> [String] {
    var members: [String] = []
    if !headers.fields.isEmpty {
      var lines: [String] = []
      for field in headers.fields {
        guard !field.name.isEmpty else { throw .namelessHeader }
        guard !hasLineBreak(field.name), !hasLineBreak(field.value), !field.name.contains(": ") else {
          throw .lineBreak("the header \(field.name.debugDescription)")
        }
        lines.append(JSONText.quoted(field.name + ": " + field.value))
      }
      members.append("\"headers\" : " + array(lines))
    }
    if !body.isEmpty { members.append(member(of: body, type: MediaType.text(of: headers["Content-Type"]))) }
    return members
  }

  private static func member(of body: Data, type: String) -> String {
    guard let text = String(validUTF8: body) else {
      return "\"base64\" : " + JSONText.quoted(body.base64EncodedString())
    }
    if text.utf8.first(where: { $0 > 0x20 }).map({ $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }) == true,
      let json = try? JSONText(text), json.root.isShallow(deepestJSON),
      // The layout of JSON has no meaning; that of another text has.
      type.isEmpty || type.contains("json") || json.compact().hasSameBytes(as: text)
    {
      return "\"json\" : " + Self.text(of: json.root, in: json)
    }
    var lines: [String] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(JSONText.quoted(String(decoding: rest[..<end], as: UTF8.self)))
      rest = rest[end...]
    }
    return "\"text\" : " + array(lines)
  }

  /// Returns JSON with one value per line. Numbers and members are as they were sent.
  private static func text(of value: JSONText.Value, in json: JSONText) -> String {
    switch value.content {
    case .literal: json.source(of: value)
    case .string(let text): JSONText.quoted(text)
    case .array(let elements): array(elements.map { text(of: $0, in: json) })
    case .object(let members):
      members.isEmpty ? "{}" : object(members.map { JSONText.quoted($0.key) + " : " + text(of: $0.value, in: json) })
    }
  }

  private static func hasLineBreak(_ text: String) -> Bool { text.utf8.contains { $0 == 0x0A || $0 == 0x0D } }

  private static func object(_ members: [String]) -> String { list("{", members, "}") }
  private static func array(_ elements: [String]) -> String { elements.isEmpty ? "[]" : list("[", elements, "]") }

  private static func list(_ open: String, _ items: [String], _ close: String) -> String {
    open + "\n" + items.map { "  " + indented($0) }.joined(separator: ",\n") + "\n" + close
  }

  /// Line breaks in JSON are between its values only.
  private static func indented(_ json: String) -> String { json.replacing("\n", with: "\n  ") }
}

extension JSONText.Value {
  /// Whether the value has at most so many levels.
  fileprivate func isShallow(_ levels: Int) -> Bool {
    switch content {
    case .string, .literal: true
    case .array(let elements): levels > 0 && elements.allSatisfy { $0.isShallow(levels - 1) }
    case .object(let members): levels > 0 && members.allSatisfy { $0.value.isShallow(levels - 1) }
    }
  }
}

import Foundation
import SnapshotCore
import SnapshotFoundation

/// Removes known credentials from exchanges wherever they occur: a server may repeat a token in a body or a header that no list
/// names.
struct SecretRemoval {
  /// Shorter credentials, such as the cookie `a=1`, occur in other texts by chance.
  static let shortest = 8

  /// The credentials in the notations of URLs, forms, JSON and HTML; the longest first, because one may contain another.
  private var secrets: [String] = []
  /// The credentials whose notations are in the list.
  private var known: Set<String> = []

  init() {}

  init(_ redaction: HTTPRedaction) { add(redaction) }

  /// Adds the credentials that were replaced since the last call.
  mutating func add(_ redaction: HTTPRedaction) {
    guard redaction.secrets.count > known.count else { return }
    var notations = Set(secrets)
    for secret in redaction.secrets.subtracting(known) {
      // A server repeats what it decoded. In forms, a plus sign is a space.
      let decoded = [secret, secret.replacing("+", with: " ")].compactMap(\.removingPercentEncoding)
      for text in Set([secret] + decoded)
      where text.utf8.count >= Self.shortest && !redaction.credentials.hasName(text) {
        notations.formUnion(Self.notations(of: text))
      }
    }
    known = redaction.secrets
    secrets = notations.sorted {
      $0.utf8.count == $1.utf8.count ? $0 < $1 : $0.utf8.count > $1.utf8.count
    }
  }

  private static let unreserved = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")

  private static func notations(of secret: String) -> Set<String> {
    var result: Set<String> = [secret]
    for allowed in [unreserved, .urlQueryAllowed] {
      guard let encoded = secret.addingPercentEncoding(withAllowedCharacters: allowed) else { continue }
      let lowercase = encoded.split(separator: "%", omittingEmptySubsequences: false).enumerated().map { index, part in
        index == 0 ? String(part) : part.prefix(2).lowercased() + part.dropFirst(2)
      }
      for text in [encoded, lowercase.joined(separator: "%")] {
        result.formUnion([text, text.replacing("%20", with: "+")])
      }
    }
    let json = String(JSONText.quoted(secret).dropFirst().dropLast())
    result.formUnion([json, json.replacing("/", with: "\\/")])
    let html = secret.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    for quote in ["&quot;", "&#34;"] {
      for apostrophe in ["&#39;", "&#x27;", "'"] {
        result.insert(html.replacing("\"", with: quote).replacing("'", with: apostrophe))
      }
    }
    return result
  }

  /// - Throws: ``ExchangeFileError/credentialInBinaryBody(_:)``.
  func removing(from exchanges: [RecordedExchange]) throws(ExchangeFileError) -> [RecordedExchange] {
    guard !secrets.isEmpty else { return exchanges }
    var result: [RecordedExchange] = []
    for exchange in exchanges {
      var exchange = exchange
      exchange.request = try removing(from: exchange.request)
      exchange.response.reason = exchange.response.reason.map(removing(from:))
      exchange.response.headers = removing(from: exchange.response.headers)
      exchange.response.body = try removing(
        from: exchange.response.body, of: "\(exchange.request.method) \(exchange.request.target)")
      result.append(exchange)
    }
    return result
  }

  /// - Throws: ``ExchangeFileError/credentialInBinaryBody(_:)``.
  func removing(from request: RecordedRequest) throws(ExchangeFileError) -> RecordedRequest {
    var result = request
    result.target = removing(from: request.target)
    result.headers = removing(from: request.headers)
    result.body = try removing(from: request.body, of: "\(request.method) \(result.target)")
    return result
  }

  func removing(from text: String) -> String {
    secrets.reduce(text) { $0.replacing($1, with: HTTPRedaction.replacement) }
  }

  private func removing(from headers: RecordedHeaders) -> RecordedHeaders {
    RecordedHeaders(headers.fields.map { .init(name: $0.name, value: removing(from: $0.value)) })
  }

  private func removing(from body: Data, of title: String) throws(ExchangeFileError) -> Data {
    guard let text = String(validUTF8: body) else {
      for secret in secrets where body.range(of: Data(secret.utf8)) != nil { throw .credentialInBinaryBody(title) }
      return body
    }
    guard !secrets.isEmpty else { return body }
    // Values of JSON, not its text: a number is replaced by a number, and escaped characters are others.
    if let json = try? JSONText(text), json.hasMembers {
      let plain = json.compact()
      let changed = json.compact(strings: removing(from:)) { secrets.contains($0) ? "0" : $0 }
      return changed.hasSameBytes(as: plain) ? body : Data(changed.utf8)
    }
    return Data(removing(from: text).utf8)
  }
}

extension JSONText {
  /// Whether the text is an array or an object.
  var hasMembers: Bool {
    switch root.content {
    case .array, .object: true
    case .string, .literal: false
    }
  }

  /// Returns the text in one line, with other strings, keys and literals.
  func compact(
    strings: (String) -> String = { $0 }, literals: (String) -> String = { $0 }
  ) -> String {
    var output = ""
    write(root, to: &output, strings, literals)
    return output
  }

  /// Writes a value in one line.
  func write(
    _ value: Value, to output: inout String, _ strings: (String) -> String, _ literals: (String) -> String
  ) {
    switch value.content {
    case .literal: output += literals(source(of: value))
    case .string(let text): output += JSONText.quoted(strings(text))
    case .array(let elements):
      output += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { output += "," }
        write(element, to: &output, strings, literals)
      }
      output += "]"
    case .object(let members):
      output += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { output += "," }
        output += JSONText.quoted(strings(member.key)) + ":"
        write(member.value, to: &output, strings, literals)
      }
      output += "}"
    }
  }
}

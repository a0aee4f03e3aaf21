import Foundation
import SnapshotFoundation

/// Replaces the credentials of HTTP messages, and collects what it replaced.
package struct HTTPRedaction {
  /// What replaces a credential.
  package static let replacement = "[redacted]"

  package let credentials: HTTPCredentials
  /// The credentials that were replaced.
  package private(set) var secrets: Set<String> = []

  package init(credentials: HTTPCredentials) { self.credentials = credentials }

  package mutating func redacted(_ request: RecordedRequest) -> RecordedRequest {
    guard credentials != .none else { return request }
    var request = request
    request.target = redactedURLs(in: request.target)
    request.body = redacted(request.body, contentType: request.headers["Content-Type"])
    request.headers = redacted(request.headers)
    return request
  }

  package mutating func redacted(_ response: RecordedResponse) -> RecordedResponse {
    guard credentials != .none else { return response }
    var response = response
    response.body = redacted(response.body, contentType: response.headers["Content-Type"])
    response.headers = redacted(response.headers)
    return response
  }

  private mutating func replace(_ secret: some StringProtocol) -> String {
    if !secret.isEmpty, secret != Self.replacement { secrets.insert(String(secret)) }
    return Self.replacement
  }

  // MARK: Headers

  private mutating func redacted(_ headers: RecordedHeaders) -> RecordedHeaders {
    var result = headers
    for (index, field) in headers.fields.enumerated() {
      let name = field.name.lowercased()
      result.fields[index].value =
        if !credentials.headers.contains(name) {
          redactedURLs(in: field.value)
        } else if name == "cookie" {
          field.value.split(separator: ";", omittingEmptySubsequences: false).map { redactedCookie($0) }
            .joined(separator: ";")
        } else if name == "set-cookie" {
          redactedSetCookie(field.value)
        } else {
          redactedAuthorization(field.value)
        }
    }
    return result
  }

  /// The registered authentication schemes and frequent others, in lowercase. Another first word may be part of the credential.
  private static let schemes: Set<String> = [
    "apikey", "aws4-hmac-sha256", "basic", "bearer", "concealed", "digest", "dpop", "gnap", "hoba", "mutual",
    "negotiate",
    "ntlm", "oauth", "privatetoken", "scram-sha-1", "scram-sha-256", "token", "vapid",
  ]

  private mutating func redactedAuthorization(_ value: String) -> String {
    guard let space = value.firstIndex(of: " "), Self.schemes.contains(value[..<space].lowercased()) else {
      return replace(value)
    }
    let credential = value[space...].drop { $0 == " " }
    if value[..<space].lowercased() == "basic", let data = Data(base64Encoded: String(credential)),
      let pair = String(validUTF8: data), let colon = pair.firstIndex(of: ":")
    {
      // The password, in case the server repeats it.
      _ = replace(pair[colon...].dropFirst())
    }
    return value[...space] + replace(credential)
  }

  /// `name=value`, perhaps after a space.
  private mutating func redactedCookie(_ pair: Substring) -> String {
    guard let equals = pair.firstIndex(of: "=") else {
      let space = pair.prefix { $0 == " " }
      return pair.count == space.count ? String(pair) : space + replace(pair.dropFirst(space.count))
    }
    return pair[...equals] + replace(pair[equals...].dropFirst())
  }

  private mutating func redactedSetCookie(_ value: String) -> String {
    let end = value.firstIndex(of: ";") ?? value.endIndex
    return redactedCookie(value[..<end]) + value[end...]
  }

  // MARK: URLs

  /// Returns a text whose URLs have no credentials: `//user:password@` and `?name=value`, `&name=value`, `#name=value`.
  private mutating func redactedURLs(in text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "@") }) else { return text }
    return redactedPairs(in: redactedUsers(in: text))
  }

  private mutating func redactedUsers(in text: String) -> String {
    let parts = text.components(separatedBy: "://")
    guard parts.count > 1 else { return text }
    return parts.enumerated().map { index, part in
      let authority = part.prefix { !"/?# \"<>".contains($0) }
      guard index > 0, let at = authority.lastIndex(of: "@") else { return part }
      return replace(authority[..<at]) + part[at...]
    }.joined(separator: "://")
  }

  private mutating func redactedPairs(in text: String) -> String {
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      output.append(byte)
      position += 1
      guard byte == UInt8(ascii: "?") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "#") else { continue }
      let name = bytes[position...].prefix { !Self.endsPair.contains($0) && $0 != UInt8(ascii: "=") }
      guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "="), isParameter(name) else { continue }
      let value = bytes[(name.endIndex + 1)...].prefix { !Self.endsPair.contains($0) }
      output += bytes[position...name.endIndex]
      output += replace(String(decoding: value, as: UTF8.self)).utf8
      position = value.endIndex
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static let endsPair = Set("&#? \"<>".utf8)

  private func isParameter(_ name: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: name, as: UTF8.self)
    let plain = HTTPCredentials.plain(text.removingPercentEncoding ?? text)
    return credentials.fields.contains(plain) || credentials.parameters.contains(plain)
  }

  // MARK: Bodies

  private mutating func redacted(_ body: Data, contentType: String?) -> Data {
    guard !body.isEmpty, let text = String(validUTF8: body) else { return body }
    if HTTPText.mediaType(contentType) == "application/x-www-form-urlencoded" {
      // A form is a query without its question mark.
      return Data(redactedPairs(in: "?" + text).utf8.dropFirst())
    }
    guard !credentials.fields.isEmpty, let json = try? JSONText(text) else { return body }
    var edits: [Edit] = []
    findSecrets(in: json.root, of: json, isSecret: false, &edits)
    guard !edits.isEmpty else { return body }
    var output: [UInt8] = []
    var position = 0
    for edit in edits {
      output += json.bytes[position..<edit.range.lowerBound]
      output += edit.text.utf8
      position = edit.range.upperBound
    }
    return Data(output + json.bytes[position...])
  }

  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  /// Appends the edits of the values that are credentials, in the order of the text. Each keeps its type, so that the client that
  /// gets it still decodes it: strings become `[redacted]` and numbers 0, in arrays and objects as well.
  private mutating func findSecrets(
    in value: JSONText.Value, of json: JSONText, isSecret: Bool, _ edits: inout [Edit]
  ) {
    switch value.content {
    case .array(let elements):
      for element in elements { findSecrets(in: element, of: json, isSecret: isSecret, &edits) }
    case .object(let members):
      for member in members {
        let isNamed = credentials.fields.contains(HTTPCredentials.plain(member.key))
        findSecrets(in: member.value, of: json, isSecret: isSecret || isNamed, &edits)
      }
    case .string(let text):
      if isSecret { edits.append(Edit(range: value.range, text: JSONText.quoted(replace(text)))) }
    case .literal:
      let source = json.source(of: value)
      guard isSecret, !["true", "false", "null"].contains(source) else { return }
      _ = replace(source)
      edits.append(Edit(range: value.range, text: "0"))
    }
  }
}

import Foundation
import SnapshotCore
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
    request.target = redactedURLs(in: request.target, .target)
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

  mutating func replace(_ secret: some StringProtocol) -> String {
    if !secret.isEmpty, secret != Self.replacement { secrets.insert(String(secret)) }
    return Self.replacement
  }

  // MARK: Headers

  private mutating func redacted(_ headers: RecordedHeaders) -> RecordedHeaders {
    var result = headers
    for (index, field) in headers.fields.enumerated() {
      let name = field.name.lowercased()
      result.fields[index].value =
        if !isCredential(header: name) {
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

  /// Whether a list names a header: `X-Refresh-Token` is the field `refresh_token` as well.
  private func isCredential(header name: String) -> Bool {
    credentials.headers.contains(name)
      || credentials.fields.contains(HTTPCredentials.plain(name.hasPrefix("x-") ? String(name.dropFirst(2)) : name))
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
    if value[..<space].lowercased() == "basic", let data = Data(base64Encoded: Self.padded(credential)),
      let pair = String(validUTF8: data) ?? String(data: data, encoding: .isoLatin1)
    {
      notePassword(of: pair)
    }
    return value[...space] + replace(credential)
  }

  private static func padded(_ base64: Substring) -> String {
    base64 + String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
  }

  /// Notes the password of `user:password`, in case the server repeats it. A user without one is an API key.
  private mutating func notePassword(of pair: some StringProtocol) {
    let user = pair.prefix { $0 != ":" }
    let password = pair.dropFirst(user.count + 1)
    _ = password.isEmpty ? replace(user) : replace(password)
  }

  /// `name=value`, perhaps after a space.
  private mutating func redactedCookie(_ pair: Substring) -> String {
    guard let equals = pair.firstIndex(of: "=") else {
      let space = pair.prefix { $0 == " " }
      return pair.count == space.count ? String(pair) : space + replace(pair.dropFirst(space.count))
    }
    return pair[...equals] + replace(pair[equals...].dropFirst())
  }

  /// A cookie and its attributes, or several of them: `a=1; Path=/, b=2; Secure`. URL loading systems join headers with one name.
  private mutating func redactedSetCookie(_ value: String) -> String {
    value.split(separator: ";", omittingEmptySubsequences: false).enumerated().map { index, part in
      // Values may have commas, and so have dates.
      guard let start = Self.nextCookie(in: part, isValue: index == 0) else {
        return index == 0 ? redactedCookie(part) : String(part)
      }
      var text = index == 0 ? redactedCookie(part[..<start]) : String(part[..<start])
      var rest = part[start...]
      while let next = Self.nextCookie(in: rest.dropFirst(), isValue: true) {
        text += "," + redactedCookie(rest[..<next].dropFirst())
        rest = rest[next...]
      }
      return text + "," + redactedCookie(rest.dropFirst())
    }.joined(separator: ";")
  }

  /// Returns the comma before `name=`. In a value, white space must follow it.
  private static func nextCookie(in part: Substring, isValue: Bool) -> Substring.Index? {
    part.indices.first { index in
      guard part[index] == "," else { return false }
      let rest = part[index...].dropFirst()
      let name = rest.drop { $0 == " " }.prefix { !" ,=\"".contains($0) }
      return !name.isEmpty && rest[name.endIndex...].first == "=" && (!isValue || rest.first == " ")
    }
  }

  // MARK: URLs

  /// What is around pairs of names and values.
  enum Place {
    /// A request target, to its end.
    case target
    /// A form, in which `&` alone separates pairs.
    case form
    /// A text with URLs in it, which end at white space and quotation marks.
    case text

    func ends(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "&"): true
      case UInt8(ascii: "#"): self != .form
      case ...0x20, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"): self == .text
      default: false
      }
    }

    func begins(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "&") || self != .form && [UInt8(ascii: "?"), UInt8(ascii: "#")].contains(byte)
    }
  }

  /// Values that are URLs may have values that are URLs. Deeper ones are replaced as a whole.
  static let deepest = 4

  /// Returns a text without the credentials of its URLs.
  package mutating func redacted(text: String) -> String { redactedURLs(in: text) }

  /// Returns a text whose URLs have no credentials: `//user:password@`, `?name=value`, `&name=value`, `#name=value`, and
  /// `;name=value` in paths.
  mutating func redactedURLs(in text: String, _ place: Place = .text, depth: Int = 0) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "@") }) else { return text }
    let pairs = redactedPairs(in: Array(redactedUsers(in: text).utf8), place, depth: depth)
    return String(decoding: pairs, as: UTF8.self)
  }

  private mutating func redactedUsers(in text: String) -> String {
    let parts = text.components(separatedBy: "://")
    guard parts.count > 1 else { return text }
    return parts.enumerated().map { index, part in
      let authority = part.prefix { !"/?# \"<>".contains($0) }
      guard index > 0, let at = authority.lastIndex(of: "@") else { return part }
      notePassword(of: authority[..<at])
      return replace(authority[..<at]) + part[at...]
    }.joined(separator: "://")
  }

  mutating func redactedPairs(in bytes: [UInt8], _ place: Place, depth: Int = 0) -> [UInt8] {
    var output: [UInt8] = []
    var position = 0
    var isStart = place == .form
    while position < bytes.count {
      if !isStart {
        let byte = bytes[position]
        output.append(byte)
        position += 1
        if byte == UInt8(ascii: ";"), place != .form { appendPathParameter(of: bytes, at: &position, to: &output) }
        guard place.begins(byte) else { continue }
      }
      isStart = false
      let name = bytes[position...].prefix { !place.ends($0) && !place.begins($0) && $0 != UInt8(ascii: "=") }
      guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "=") else { continue }
      let value = bytes[(name.endIndex + 1)...].prefix { !place.ends($0) }
      if isParameter(name) {
        output += bytes[position...name.endIndex]
        output += replace(String(decoding: value, as: UTF8.self)).utf8
        position = value.endIndex
      } else if let nested = redactedEncoded(value, depth: depth) {
        output += bytes[position...name.endIndex]
        output += nested.utf8
        position = value.endIndex
      }
    }
    return output
  }

  /// Appends `name=value` after a semicolon in a path, such as `;jsessionid=1`, if it is a credential.
  private mutating func appendPathParameter(of bytes: [UInt8], at position: inout Int, to output: inout [UInt8]) {
    func ends(_ byte: UInt8) -> Bool { Place.text.ends(byte) || ";/?,".utf8.contains(byte) }
    let name = bytes[position...].prefix { !ends($0) && $0 != UInt8(ascii: "=") }
    guard name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "="),
      credentials.fields.contains(HTTPCredentials.plain(String(decoding: name, as: UTF8.self)))
    else { return }
    let value = bytes[(name.endIndex + 1)...].prefix { !ends($0) }
    output += bytes[position...name.endIndex]
    output += replace(String(decoding: value, as: UTF8.self)).utf8
    position = value.endIndex
  }

  /// Returns a percent-encoded value without the credentials in it; `nil` if it has none.
  private mutating func redactedEncoded(_ value: ArraySlice<UInt8>, depth: Int) -> String? {
    guard value.contains(UInt8(ascii: "%")) else { return nil }
    guard let text = String(decoding: value, as: UTF8.self).removingPercentEncoding else { return nil }
    guard depth < Self.deepest else { return text.contains("=") || text.contains("%3") ? replace(text) : nil }
    var redacted = redactedString(text, .target, depth: depth + 1)
    if redacted.hasSameBytes(as: text) {
      // Encoded twice: no character of the value separates anything before it is decoded again.
      guard let nested = redactedEncoded(Array(text.utf8)[...], depth: depth + 1) else { return nil }
      redacted = nested
    }
    return redacted.addingPercentEncoding(withAllowedCharacters: Self.unreserved)
  }

  private static let unreserved = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")

  /// Whether a name is in a list. Frameworks write members of objects as `user[password]` and elements of arrays as `token[]`.
  func isParameter(_ name: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: name, as: UTF8.self)
    let decoded = text.removingPercentEncoding ?? text
    let plain = HTTPCredentials.plain(decoded)
    return credentials.fields.contains(plain) || credentials.parameters.contains(plain)
      || decoded.split(whereSeparator: { "[].".contains($0) }).contains {
        credentials.fields.contains(HTTPCredentials.plain($0))
      }
  }
}

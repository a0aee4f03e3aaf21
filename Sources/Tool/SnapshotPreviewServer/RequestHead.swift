import Foundation

/// Reads the request line and the header fields of a request while they arrive, and refuses them as soon as they are too long.
package struct RequestHead: Sendable {
  package enum State: Sendable {
    /// More bytes are needed.
    case incomplete
    case complete(PageRequest)
    case refused(PageResponse)
  }

  /// The largest length of the request line in bytes.
  package static let longestLine = 8192
  /// The largest length of all header fields in bytes.
  package static let longestHeaders = 32_768
  /// The largest number of header fields.
  package static let mostHeaders = 100

  private var line: [UInt8] = []
  private var requestLine: [Substring]?
  private var headers: [(name: String, value: String)] = []
  /// The length of the header fields so far.
  private var length = 0

  package init() {}

  /// Reads the next bytes. Those after the head are ignored, because no request of the page has a body.
  ///
  /// - Complexity: O(*n*) in the number of bytes up to the limits.
  package mutating func read(_ bytes: [UInt8]) -> State {
    for byte in bytes {
      if requestLine != nil { length += 1 }
      guard length <= Self.longestHeaders else { return .refused(.text(431, "The header fields are too long.")) }
      guard byte == UInt8(ascii: "\n") else {
        line.append(byte)
        guard requestLine != nil || line.count <= Self.longestLine else {
          return .refused(.text(414, "The URL is too long."))
        }
        continue
      }
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      let text = String(decoding: line, as: UTF8.self)
      line.removeAll(keepingCapacity: true)
      let state = requestLine == nil ? readRequestLine(text) : readHeader(text)
      if case .incomplete = state { continue }
      return state
    }
    return .incomplete
  }

  private mutating func readRequestLine(_ text: String) -> State {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, !parts[1].isEmpty, parts[2].hasPrefix("HTTP/1.") else {
      return .refused(.text(400, "The request line is not that of HTTP/1.1."))
    }
    requestLine = parts
    return .incomplete
  }

  private mutating func readHeader(_ text: String) -> State {
    if text.isEmpty, let requestLine {
      let fields = Dictionary(headers.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
      return .complete(PageRequest(method: String(requestLine[0]), target: String(requestLine[1]), headers: fields))
    }
    guard headers.count < Self.mostHeaders else { return .refused(.text(431, "There are too many header fields.")) }
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      return .refused(.text(400, "A header field has no colon."))
    }
    let name = text[..<colon].lowercased()
    guard !name.isEmpty, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      return .refused(.text(400, "The name of a header field is not valid."))
    }
    // Two different values would mean that the client and the server read another request.
    guard name != "host" || !headers.contains(where: { $0.name == name }) else {
      return .refused(.text(400, "There are two hosts."))
    }
    headers.append((name, text[text.utf8.index(after: colon)...].trimmingCharacters(in: .whitespaces)))
    return .incomplete
  }
}

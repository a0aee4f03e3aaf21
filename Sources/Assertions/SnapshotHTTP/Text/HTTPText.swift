import Foundation
import SnapshotCore
import SnapshotFoundation

/// The texts of ``RecordedRequest``, ``RecordedResponse`` and ``RecordedExchange``.
enum HTTPText {
  static func text(of exchange: RecordedExchange, _ style: HTTPBodyStyle) -> String {
    let line = String(repeating: "─", count: 20)
    return text(of: exchange.request, style) + "\n\n" + line + "\n\n" + text(of: exchange.response, style)
  }

  static func text(of request: RecordedRequest, _ style: HTTPBodyStyle) -> String {
    text("\(request.method) \(request.target)", request.headers, request.body, style)
  }

  static func text(of response: RecordedResponse, _ style: HTTPBodyStyle) -> String {
    let reason = response.reason ?? reasons[response.status] ?? ""
    return text(
      "HTTP \(response.status)" + (reason.isEmpty ? "" : " " + reason), response.headers, response.body, style)
  }

  private static func text(_ start: String, _ headers: RecordedHeaders, _ body: Data, _ style: HTTPBodyStyle)
    -> String
  {
    let sorted = headers.fields.enumerated().sorted {
      ($0.element.name.lowercased(), $0.offset) < ($1.element.name.lowercased(), $1.offset)
    }
    let head = [start] + sorted.map { "\($0.element.name): \($0.element.value)" }
    guard !body.isEmpty else { return head.joined(separator: "\n") }
    return head.joined(separator: "\n") + "\n\n" + text(body, contentType: headers["Content-Type"], style)
  }

  private static func text(_ body: Data, contentType: String?, _ style: HTTPBodyStyle) -> String {
    guard let text = String(validUTF8: body), !text.utf8.contains(0) else {
      // Many pages of a dump tell a reader less than whether the bytes changed.
      return style == .verbatim
        ? "(\(body.count) bytes)\n" + HexDump.text(of: body)
        : "(\(body.count) bytes, SHA-256 \(body.withUnsafeBytes(SHA256.hexadecimal)))"
    }
    guard style == .pretty else { return text }
    let type = MediaType.text(of: contentType)
    switch type {
    case "text/html": return HTMLText.pretty(text)
    case _ where type.hasSuffix("/xml") || type.hasSuffix("+xml"): return XMLText.pretty(text)
    case _ where type.isEmpty || type.hasSuffix("/json") || type.hasSuffix("+json"):
      // What calls itself JSON and is none is shown as it came: that is what the snapshot is for.
      return (try? JSONText(text))?.pretty(.sorted) ?? text
    default: return text
    }
  }

  /// The phrases of RFC 9110 and of the registry of status codes.
  private static let reasons: [Int: String] = [
    100: "Continue", 101: "Switching Protocols", 103: "Early Hints", 200: "OK", 201: "Created", 202: "Accepted",
    203: "Non-Authoritative Information", 204: "No Content", 205: "Reset Content", 206: "Partial Content",
    207: "Multi-Status", 300: "Multiple Choices", 301: "Moved Permanently", 302: "Found", 303: "See Other",
    304: "Not Modified", 307: "Temporary Redirect", 308: "Permanent Redirect", 400: "Bad Request", 401: "Unauthorized",
    402: "Payment Required", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable",
    407: "Proxy Authentication Required", 408: "Request Timeout", 409: "Conflict", 410: "Gone", 411: "Length Required",
    412: "Precondition Failed", 413: "Content Too Large", 414: "URI Too Long", 415: "Unsupported Media Type",
    416: "Range Not Satisfiable", 417: "Expectation Failed", 421: "Misdirected Request", 422: "Unprocessable Content",
    423: "Locked", 424: "Failed Dependency", 425: "Too Early", 426: "Upgrade Required", 428: "Precondition Required",
    429: "Too Many Requests", 431: "Request Header Fields Too Large", 451: "Unavailable For Legal Reasons",
    500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable",
    504: "Gateway Timeout", 505: "HTTP Version Not Supported", 507: "Insufficient Storage", 508: "Loop Detected",
    511: "Network Authentication Required",
  ]
}

import Foundation

/// A request to the page, without its body: no request of the page has one.
package struct PageRequest: Sendable {
  package var method: String
  /// The path and the query, percent-encoded.
  package var target: String
  /// The header fields by their names in lowercase.
  package var headers: [String: String]

  package init(method: String = "GET", target: String, headers: [String: String]) {
    self.method = method
    self.target = target
    self.headers = Dictionary(headers.map { ($0.lowercased(), $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// The path, percent-encoded.
  var path: String { String(target.prefix { $0 != "?" }) }

  /// The values of the query. The first value of a name counts.
  var query: [String: String] {
    let items = URLComponents(string: target)?.queryItems ?? []
    return Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
  }

  /// The value of a cookie.
  func cookie(_ name: String) -> String? {
    for pair in (headers["cookie"] ?? "").split(separator: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if parts.count == 2, parts[0] == name { return parts[1] }
    }
    return nil
  }
}

/// The response to a request.
package struct PageResponse: Sendable {
  package enum Body: Sendable {
    case bytes(Data)
    /// Server-sent events, which end with the connection.
    case events(AsyncStream<[UInt8]>)
  }

  package var status: Int
  package var headers: [String: String]
  package var body: Body

  init(status: Int = 200, type: String, _ body: Data, headers: [String: String] = [:]) {
    self.init(status: status, type: type, .bytes(body), headers: headers)
  }

  init(status: Int = 200, type: String, _ body: Body, headers: [String: String] = [:]) {
    self.status = status
    self.headers = headers.merging(["Content-Type": type]) { $1 }.merging(Self.protections) { $1 }
    self.body = body
  }

  static func text(_ status: Int, _ text: String, headers: [String: String] = [:]) -> PageResponse {
    PageResponse(
      status: status, type: "text/plain; charset=utf-8", Data((text + "\n").utf8), headers: headers)
  }

  static let phrases = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    408: "Request Timeout", 413: "Content Too Large", 414: "URI Too Long", 431: "Request Header Fields Too Large",
    503: "Service Unavailable",
  ]

  /// What protects every response: nothing is loaded from elsewhere, embedded elsewhere or stored.
  private static let protections = [
    "Content-Security-Policy":
      "default-src 'none'; img-src data:; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  ]
}

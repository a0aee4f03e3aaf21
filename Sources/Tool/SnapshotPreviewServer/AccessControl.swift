import Foundation

/// Who may read the page: whoever has the token, from this machine, from a page of this server.
///
/// Other programs of the user and pages of other sites can send requests to a server on the loopback address. Neither knows
/// the token. A site whose name resolves to the loopback address sends its own name in `Host`.
package struct AccessControl: Sendable {
  package let token: String
  package let port: UInt16

  package init(token: String = AccessControl.randomToken(), port: UInt16) {
    self.token = token
    self.port = port
  }

  /// Returns a token of 128 random bits.
  package static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The address to open in a browser.
  package var url: String { "http://127.0.0.1:\(port)/?token=\(token)" }

  /// Cookies are shared by all ports of a host, so the name contains the port.
  private var cookieName: String { "snapshot-preview-\(port)" }

  /// The header field that keeps the token, for a request that has it in its query.
  func cookie(for request: PageRequest) -> [String: String] {
    guard isToken(request.query["token"]) else { return [:] }
    return ["Set-Cookie": "\(cookieName)=\(token); Path=/; HttpOnly; SameSite=Strict"]
  }

  /// Returns the refusal of a request; `nil` if it is allowed.
  func refusal(of request: PageRequest) -> PageResponse? {
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
      return .text(403, "Unknown host. Open the URL that snapshot preview printed.")
    }
    if let origin = request.headers["origin"]?.lowercased(), origin != "http://" + host {
      return .text(403, "Requests from other sites are refused.")
    }
    let hasToken = isToken(request.query["token"])
    guard hasToken || isToken(request.cookie(cookieName)) else {
      return .text(403, "The token is missing or wrong. Open the URL that snapshot preview printed.")
    }
    // A link of another page may open the page, if it contains the token. Nothing else comes from another site.
    let site = request.headers["sec-fetch-site"] ?? "none"
    guard ["none", "same-origin"].contains(site) || hasToken && request.path == "/" else {
      return .text(403, "Requests from other sites are refused.")
    }
    if let length = request.headers["content-length"], length != "0" {
      return .text(413, "Requests must not have a body.")
    }
    if request.headers["transfer-encoding"] != nil { return .text(413, "Requests must not have a body.") }
    guard request.method == "GET" else { return .text(405, "Only GET is allowed.", headers: ["Allow": "GET"]) }
    return nil
  }

  /// Compares in constant time, so that the time of the answer says nothing about the token.
  private func isToken(_ text: String?) -> Bool {
    guard let text, text.utf8.count == token.utf8.count else { return false }
    return zip(text.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

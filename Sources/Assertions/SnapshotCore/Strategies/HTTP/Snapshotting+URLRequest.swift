import Foundation
import SnapshotFoundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request: method and URL, headers, body.
  ///
  ///     assertSnapshot(of: request, as: .raw)
  ///
  /// Records:
  ///
  ///     POST https://example.com/account
  ///     Accept: text/html
  ///
  ///     email=blob%40example.com&name=Blob
  ///
  /// Headers and the URL's query items are sorted. A body that is a stream is read to its end.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// A request, with a body of JSON in many lines and with sorted keys.
  ///
  ///     assertSnapshot(of: request, as: .raw(pretty: true))
  ///
  /// Records:
  ///
  ///     POST https://example.com/account
  ///     Content-Type: application/json
  ///
  ///     {
  ///       "name" : "Blob"
  ///     }
  ///
  /// - Parameter pretty: Whether a JSON body is formatted. Other bodies are unchanged.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.throwingPullback { request in
      var lines = ["\(request.httpMethod ?? "GET") \(request.url?.withSortedQuery.absoluteString ?? "(null)")"]
      lines += (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
      if let body = try request.wholeBody {
        let text = (pretty ? prettyJSON(body) : nil) ?? String(decoding: body, as: UTF8.self)
        lines += ["", text]
      }
      return lines.joined(separator: "\n")
    }
  }

  /// A request as a `curl` command.
  ///
  ///     assertSnapshot(of: request, as: .curl)
  ///
  /// Records:
  ///
  ///     curl \
  ///     	--request POST \
  ///     	--header "Accept: text/html" \
  ///     	--data "email=blob%40example.com" \
  ///     	"https://example.com/account"
  ///
  /// A body that is not text is written as escapes of `printf`, or, from 4 kB, as a file that is named by its SHA-256 digest. A
  /// body that is a stream is read to its end.
  ///
  /// A request without a URL fails the assertion. Quotation marks are escaped, but other special characters of the shell, such
  /// as `$`, are not, for compatibility with references of swift-snapshot-testing.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.throwingPullback { request in
      guard let url = request.url else { throw IncompleteRequest() }
      var words = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": words.append("--head")
      case let method: words.append("--request \(method)")
      }
      let headers = (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }
      for (name, value) in headers where name != "Cookie" {
        words.append("--header \"\(name): \(value.replacing("\"", with: "\\\""))\"")
      }
      if let body = try request.wholeBody { words.append(dataOption(body)) }
      if let cookie = headers.first(where: { $0.key == "Cookie" })?.value {
        words.append("--cookie \"\(cookie.replacing("\"", with: "\\\""))\"")
      }
      words.append("\"\(url.withSortedQuery.absoluteString)\"")
      return words.joined(separator: " \\\n\t")
    }
  }
}

/// An error for a request that cannot be written as a command.
struct IncompleteRequest: Error, CustomStringConvertible {
  var description: String { "The request has no URL, so it cannot be written as a curl command. Use `.raw` instead." }
}

/// The option of curl that sends a body.
private func dataOption(_ body: Data) -> String {
  if let text = String(validUTF8: body), !text.utf8.contains(0) {
    return "--data \"\(text.replacing("\\\"", with: "\\\\\"").replacing("\"", with: "\\\""))\""
  }
  guard body.count < 4096 else {
    return "--data-binary \"@body-\(body.withUnsafeBytes(SHA256.hexadecimal)).bin\""
  }
  let plain = UInt8(ascii: " ")...UInt8(ascii: "~")
  let special = Set("\\'%".utf8)
  let escaped = body.map { byte -> String in
    if plain.contains(byte), !special.contains(byte) { return String(UnicodeScalar(byte)) }
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }
  return "--data-binary @<(printf '\(escaped.joined())')"
}

/// Returns JSON in Foundation's format, or `nil` if the data is not JSON.
private func prettyJSON(_ data: Data) -> String? {
  guard let object = try? JSONSerialization.jsonObject(with: data) else { return nil }
  return try? JSONObjectText.text(of: object)
}

extension URL {
  /// Returns the URL with sorted query items.
  var withSortedQuery: URL {
    var components = URLComponents(url: self, resolvingAgainstBaseURL: false)
    guard let items = components?.queryItems else { return self }
    components?.queryItems = items.sorted { $0.name < $1.name }
    return components?.url ?? self
  }
}

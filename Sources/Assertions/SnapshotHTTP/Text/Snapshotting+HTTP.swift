import Foundation
import SnapshotCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The format of the body of a request or response.
public enum HTTPBodyStyle: Hashable, Sendable {
  /// JSON, HTML and XML are formatted, other text is unchanged, and binary data is shown as its size and SHA-256. The
  /// `Content-Type` determines the format. Without one, text that is valid JSON is formatted as JSON.
  case pretty
  /// Text is unchanged, and binary data is shown as a hex dump.
  case verbatim
}

extension Snapshotting where Value == RecordedResponse, Format == String {
  /// A response: status, headers, body.
  ///
  ///     assertSnapshot(of: RecordedResponse(status: 200, headers: ["Content-Type": "application/json"], body: body), as: .http)
  ///
  /// Records, in a file that ends in `http`:
  ///
  ///     HTTP 200 OK
  ///     Content-Type: application/json
  ///
  ///     {
  ///       "id" : 1
  ///     }
  ///
  /// Headers are sorted by name; those of one name keep their order. Credentials are redacted; see ``HTTPCredentials``.
  public static var http: Snapshotting { .http(body: .pretty) }

  /// A response, with a body in a style, and with credentials as a list has them.
  public static func http(body style: HTTPBodyStyle = .pretty, credentials: HTTPCredentials = .standard) -> Snapshotting
  {
    .text("http") { HTTPText.text(of: credentials.redacting($0), style) }
  }
}

extension Snapshotting where Value == RecordedRequest, Format == String {
  /// A request: method and target, headers, body.
  ///
  ///     assertSnapshot(of: RecordedRequest(target: "/users/1"), as: .http)
  ///
  /// Records, in a file that ends in `http`:
  ///
  ///     GET /users/1
  public static var http: Snapshotting { .http(body: .pretty) }

  /// A request, with a body in a style, and with credentials as a list has them.
  public static func http(body style: HTTPBodyStyle = .pretty, credentials: HTTPCredentials = .standard) -> Snapshotting
  {
    .text("http") { HTTPText.text(of: credentials.redacting($0), style) }
  }
}

extension Snapshotting where Value == RecordedExchange, Format == String {
  /// A request and its response.
  ///
  ///     assertSnapshot(of: RecordedExchange(request: request, response: response), as: .http)
  ///
  /// Records, in a file that ends in `http`:
  ///
  ///     GET /users/1
  ///
  ///     ────────────────────
  ///
  ///     HTTP 404 Not Found
  public static var http: Snapshotting { .http(body: .pretty) }

  /// A request and its response, with bodies in a style, and with credentials as a list has them.
  public static func http(body style: HTTPBodyStyle = .pretty, credentials: HTTPCredentials = .standard) -> Snapshotting
  {
    .text("http") { HTTPText.text(of: credentials.redacting($0), style) }
  }
}

extension Snapshotting where Value == [RecordedExchange], Format == String {
  /// What went over the wire, one exchange after the other, numbered from 1.
  public static var http: Snapshotting { .http(body: .pretty) }

  /// What went over the wire, with bodies in a style, and with credentials as a list has them.
  public static func http(body style: HTTPBodyStyle = .pretty, credentials: HTTPCredentials = .standard) -> Snapshotting
  {
    .text("http") { exchanges in
      exchanges.enumerated().map { "#\($0 + 1)\n\n" + HTTPText.text(of: credentials.redacting($1), style) }
        .joined(separator: "\n\n")
    }
  }
}

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request of Foundation's in the form of ``RecordedRequest``; `raw` is the form of swift-snapshot-testing.
  public static var http: Snapshotting {
    Snapshotting<RecordedRequest, String>.http.throwingPullback { try RecordedRequest($0) }
  }
}

extension Snapshotting where Value == (Data, URLResponse), Format == String {
  /// What `URLSession.data(for:)` gives. A response that is not HTTP's is a failure.
  ///
  ///     let answer = try await session.data(for: request)
  ///     assertSnapshot(of: answer, as: .http)
  ///
  /// Records, in a file that ends in `http`:
  ///
  ///     HTTP 204 No Content
  public static var http: Snapshotting {
    Snapshotting<RecordedResponse, String>.http.throwingPullback { body, response in
      guard let response = response as? HTTPURLResponse else {
        throw UnrepresentableValue(type: "\(type(of: response))", format: "an HTTP response")
      }
      return RecordedResponse(response, body: body)
    }
  }
}

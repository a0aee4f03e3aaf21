import Foundation

/// The headers of a request or response, in the order in which they were sent. Names may be repeated.
///
///     let headers: RecordedHeaders = ["Content-Type": "text/html", "Set-Cookie": "a=1", "Set-Cookie": "b=2"]
public struct RecordedHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// One header.
  public struct Field: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: String

    /// Creates a header.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The headers in the order in which they were sent.
  public var fields: [Field]

  /// Creates headers from fields.
  public init(_ fields: [Field] = []) { self.fields = fields }

  /// Creates headers from pairs of names and values.
  public init(_ pairs: some Sequence<(String, String)>) {
    fields = pairs.map { Field(name: $0.0, value: $0.1) }
  }

  /// Creates headers from a dictionary literal, in which names may be repeated.
  public init(dictionaryLiteral elements: (String, String)...) { self.init(elements) }

  /// The value of the first header with a name. Names are case-insensitive.
  public subscript(name: String) -> String? {
    fields.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// An HTTP request as a plain value, independent of any client or server framework.
///
///     let request = RecordedRequest(method: "POST", target: "/login", headers: ["Accept": "*/*"], text: "name=Blob")
public struct RecordedRequest: Hashable, Sendable {
  /// The method, such as `GET`.
  public var method: String
  /// The request target: a path with its query, or a URL.
  public var target: String
  /// The headers.
  public var headers: RecordedHeaders
  /// The body.
  public var body: Data

  /// Creates a request.
  public init(method: String = "GET", target: String, headers: RecordedHeaders = [:], body: Data = Data()) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// Creates a request with a text body.
  public init(method: String = "GET", target: String, headers: RecordedHeaders = [:], text: String) {
    self.init(method: method, target: target, headers: headers, body: Data(text.utf8))
  }
}

/// An HTTP response as a plain value. Create it from the response of your server framework.
///
///     app.testable().test(.GET, "/users/1") { response in
///       assertSnapshot(
///         of: RecordedResponse(
///           status: Int(response.status.code), headers: RecordedHeaders(response.headers.map { ($0.name, $0.value) }),
///           body: Data(buffer: response.body)),
///         as: .http)
///     }
public struct RecordedResponse: Hashable, Sendable {
  /// The status code, such as 200.
  public var status: Int
  /// The reason phrase, or `nil` for the phrase of RFC 9110.
  public var reason: String?
  /// The headers.
  public var headers: RecordedHeaders
  /// The body.
  public var body: Data

  /// Creates a response. The reason is derived from the status if it is `nil`.
  public init(status: Int, reason: String? = nil, headers: RecordedHeaders = [:], body: Data = Data()) {
    self.status = status
    self.reason = reason
    self.headers = headers
    self.body = body
  }

  /// Creates a response with a text body.
  public init(status: Int, reason: String? = nil, headers: RecordedHeaders = [:], text: String) {
    self.init(status: status, reason: reason, headers: headers, body: Data(text.utf8))
  }
}

/// A request and its response.
public struct RecordedExchange: Hashable, Sendable {
  /// The request.
  public var request: RecordedRequest
  /// The response.
  public var response: RecordedResponse

  /// Creates an exchange.
  public init(request: RecordedRequest, response: RecordedResponse) {
    self.request = request
    self.response = response
  }
}

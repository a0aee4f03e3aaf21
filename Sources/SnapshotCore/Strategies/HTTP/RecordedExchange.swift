import Foundation

/// Headers of a request or response: names and values in the order in which they were sent, repeated names included.
///
///     let headers: RecordedHeaders = ["Content-Type": "text/html", "Set-Cookie": "a=1", "Set-Cookie": "b=2"]
public struct RecordedHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// One header.
  public struct Field: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  public var fields: [Field]

  public init(_ fields: [Field] = []) { self.fields = fields }

  /// The headers of a server framework, which has them as pairs.
  public init(_ pairs: some Sequence<(String, String)>) {
    fields = pairs.map { Field(name: $0.0, value: $0.1) }
  }

  public init(dictionaryLiteral elements: (String, String)...) { self.init(elements) }

  /// The value of the first header of a name, whose case means nothing.
  public subscript(name: String) -> String? {
    fields.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// A request as a plain value, which any client or server can be tested with.
///
///     let request = RecordedRequest(method: "POST", target: "/login", headers: ["Accept": "*/*"], text: "name=Blob")
public struct RecordedRequest: Hashable, Sendable {
  public var method: String
  /// What is asked for: a path with its query, or a whole URL.
  public var target: String
  public var headers: RecordedHeaders
  public var body: Data

  public init(method: String = "GET", target: String, headers: RecordedHeaders = [:], body: Data = Data()) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// A request whose body is text.
  public init(method: String = "GET", target: String, headers: RecordedHeaders = [:], text: String) {
    self.init(method: method, target: target, headers: headers, body: Data(text.utf8))
  }
}

/// A response as a plain value: fill it from what your server framework answers.
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
  /// What the server says the status means; `nil` shows the phrase of RFC 9110.
  public var reason: String?
  public var headers: RecordedHeaders
  public var body: Data

  public init(status: Int, reason: String? = nil, headers: RecordedHeaders = [:], body: Data = Data()) {
    self.status = status
    self.reason = reason
    self.headers = headers
    self.body = body
  }

  /// A response whose body is text.
  public init(status: Int, reason: String? = nil, headers: RecordedHeaders = [:], text: String) {
    self.init(status: status, reason: reason, headers: headers, body: Data(text.utf8))
  }
}

/// A request and what came back.
public struct RecordedExchange: Hashable, Sendable {
  public var request: RecordedRequest
  public var response: RecordedResponse

  public init(request: RecordedRequest, response: RecordedResponse) {
    self.request = request
    self.response = response
  }
}

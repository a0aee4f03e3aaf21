import Foundation
import SnapshotCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension RecordedRequest {
  /// Creates a request from a request of Foundation. A body that is a stream is read to its end.
  ///
  /// - Throws: An error if the stream cannot be read, was read before, or contains more than 64 MB.
  public init(_ request: URLRequest) throws {
    try self.init(
      method: request.httpMethod ?? "GET", target: request.url?.absoluteString ?? "(null)",
      headers: RecordedHeaders(
        (request.allHTTPHeaderFields ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }),
      body: request.wholeBody ?? Data())
  }
}

extension RecordedResponse {
  /// Creates a response from a response of Foundation and its body.
  public init(_ response: HTTPURLResponse, body: Data) {
    let headers = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
    self.init(status: response.statusCode, headers: RecordedHeaders(headers.sorted { $0.0 < $1.0 }), body: body)
  }
}

extension RecordedExchange {
  /// Creates an exchange from a request, a response and its body. A body of the request that is a stream is read to its end.
  ///
  /// - Throws: An error if the stream cannot be read, was read before, or contains more than 64 MB.
  public init(_ request: URLRequest, _ response: HTTPURLResponse, body: Data) throws {
    try self.init(request: RecordedRequest(request), response: RecordedResponse(response, body: body))
  }
}

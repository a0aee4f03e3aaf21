import Foundation
import SnapshotCore
import SnapshotFoundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What sends requests to a server while exchanges are recorded. Replaying needs none.
///
///     let live = LiveClient { request in try await myClient.send(request) }
public struct LiveClient: Sendable {
  let send: @Sendable (RecordedRequest) async throws -> RecordedResponse

  /// Creates a client from a function that sends a request and returns its response.
  public init(_ send: @escaping @Sendable (RecordedRequest) async throws -> RecordedResponse) { self.send = send }

  /// A client that sends with a session of Foundation. The target of a request must be a URL.
  public static func urlSession(_ session: URLSession = .shared) -> LiveClient {
    LiveClient { request in
      let request = try URLRequest(request)
      return try await withCheckedThrowingContinuation { continuation in
        session.dataTask(with: request) { data, response, error in
          continuation.resume(
            with: Result {
              if let error { throw error }
              guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
              return RecordedResponse(response, body: data ?? Data())
            })
        }.resume()
      }
    }
  }
}

extension URLRequest {
  /// Creates a request of Foundation.
  ///
  /// - Throws: `URLError` if the target is not a URL.
  public init(_ request: RecordedRequest) throws {
    guard let url = URL(string: request.target), url.scheme != nil else { throw URLError(.badURL) }
    self.init(url: url)
    httpMethod = request.method
    for field in request.headers.fields { addValue(field.value, forHTTPHeaderField: field.name) }
    if !request.body.isEmpty { httpBody = request.body }
  }
}

extension RecordedExchanges {
  /// Answers a request of Foundation. Has the form of `URLSession.data(for:)`, so that a client takes one or the other:
  ///
  ///     struct UserClient {
  ///       var data: (URLRequest) async throws -> (Data, URLResponse)
  ///     }
  ///
  ///     let client = UserClient(data: exchanges.data)
  ///
  /// - Throws: ``UnknownRequest``, or the error of the live client.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    let response = try await response(to: RecordedRequest(request))
    var headers: [String: String] = [:]
    for field in response.headers.fields {
      // HTTP joins repeated headers so; names differ in case only.
      let name = headers.keys.first { $0.lowercased() == field.name.lowercased() } ?? field.name
      headers[name] = headers[name].map { "\($0), \(field.value)" } ?? field.value
    }
    guard let url = request.url,
      let answer = HTTPURLResponse(
        url: url, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: headers)
    else { throw URLError(.badURL) }
    return (response.body, answer)
  }
}

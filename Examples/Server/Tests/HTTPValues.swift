import Foundation
import HTTPTypes
import HummingbirdTesting
import Server
import SnapshotHTTP
import SnapshotSQL

extension RecordedResponse {
  /// A response of Hummingbird's test client.
  init(_ response: TestResponse) {
    self.init(
      status: response.status.code, headers: RecordedHeaders(response.headers),
      body: Data(response.body.readableBytesView))
  }

  /// A response of swift-http-types.
  init(_ response: HTTPResponse, body: Data = Data()) {
    self.init(status: response.status.code, headers: RecordedHeaders(response.headerFields), body: body)
  }
}

extension RecordedRequest {
  /// A request of swift-http-types.
  init(_ request: HTTPRequest, body: Data = Data()) {
    self.init(
      method: request.method.rawValue,
      target: (request.authority.map { "https://\($0)" } ?? "") + (request.path ?? "/"),
      headers: RecordedHeaders(request.headerFields), body: body)
  }
}

extension RecordedHeaders {
  init(_ fields: HTTPFields) { self.init(fields.map { ($0.name.rawName, $0.value) }) }
}

extension SQLRows {
  /// The result of a statement.
  init(_ result: (columns: [String], rows: [[Database.Value]])) {
    self.init(
      columns: result.columns,
      rows: result.rows.map { row in
        row.map { value in
          switch value {
          case .null: .null
          case .integer(let number): .integer(number)
          case .real(let number): .real(number)
          case .text(let text): .text(text)
          case .blob(let bytes): .blob(bytes)
          }
        }
      })
  }
}

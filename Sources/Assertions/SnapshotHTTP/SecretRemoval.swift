import Foundation
import SnapshotCore
import SnapshotFoundation

/// Removes known credentials from exchanges wherever they occur: a server may repeat a token in a body or a header that no list
/// names.
struct SecretRemoval {
  /// Shorter credentials, such as the cookie `a=1`, occur in other texts by chance.
  static let shortest = 8

  /// The longest first, because one may contain another.
  private let secrets: [String]

  init(_ redaction: HTTPRedaction) {
    // A server repeats what it decoded.
    let decoded = redaction.secrets.compactMap(\.removingPercentEncoding)
    secrets = redaction.secrets.union(decoded).filter { $0.utf8.count >= Self.shortest }.sorted {
      $0.utf8.count == $1.utf8.count ? $0 < $1 : $0.utf8.count > $1.utf8.count
    }
  }

  /// - Throws: ``ExchangeFileError/credentialInBinaryBody(_:)``.
  func removing(from exchanges: [RecordedExchange]) throws(ExchangeFileError) -> [RecordedExchange] {
    guard !secrets.isEmpty else { return exchanges }
    var result: [RecordedExchange] = []
    for exchange in exchanges {
      var exchange = exchange
      exchange.request.target = removing(from: exchange.request.target)
      exchange.request.headers = removing(from: exchange.request.headers)
      exchange.response.headers = removing(from: exchange.response.headers)
      let title = "\(exchange.request.method) \(exchange.request.target)"
      exchange.request.body = try removing(from: exchange.request.body, of: title)
      exchange.response.body = try removing(from: exchange.response.body, of: title)
      result.append(exchange)
    }
    return result
  }

  private func removing(from headers: RecordedHeaders) -> RecordedHeaders {
    RecordedHeaders(headers.fields.map { .init(name: $0.name, value: removing(from: $0.value)) })
  }

  private func removing(from text: String) -> String {
    secrets.reduce(text) { $0.replacing($1, with: HTTPRedaction.replacement) }
  }

  private func removing(from body: Data, of title: String) throws(ExchangeFileError) -> Data {
    if let text = String(validUTF8: body) { return Data(removing(from: text).utf8) }
    for secret in secrets where body.range(of: Data(secret.utf8)) != nil { throw .credentialInBinaryBody(title) }
    return body
  }
}

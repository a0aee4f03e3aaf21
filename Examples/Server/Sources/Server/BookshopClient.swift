import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A client of the bookshop, for other programs.
public struct BookshopClient {
  /// Sends a request: `URLSession.shared.data(for:)`, or recorded exchanges in tests.
  let data: (URLRequest) async throws -> (Data, URLResponse)
  let token: String

  public init(token: String, data: @escaping (URLRequest) async throws -> (Data, URLResponse)) {
    self.token = token
    self.data = data
  }

  /// Returns the title of a book, or `nil` if the shop does not have it.
  public func title(ofBook id: Int64) async throws -> String? {
    guard let url = URL(string: "https://bookshop.example/books/\(id)") else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    let (body, response) = try await data(request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { return nil }
    return try JSONDecoder().decode(Book.self, from: body).title
  }
}

import Hummingbird

/// A book, as the API has it.
public struct Book: ResponseCodable, Sendable {
  public var id: Int64
  public var title: String
  public var price: Double?
}

private struct Login: Decodable {
  var name: String
}

/// The server: lists and adds books.
public func bookshop(_ database: Database) -> some ApplicationProtocol {
  let router = Router()
  router.get("books") { _, _ in
    try database.rows("SELECT id, title, price FROM books ORDER BY id").rows.compactMap(Book.init)
  }
  router.get("books/:id") { _, context in
    let id = try context.parameters.require("id", as: Int64.self)
    let found = try database.rows("SELECT id, title, price FROM books WHERE id = ?", .integer(id)).rows
    guard let book = found.first.flatMap(Book.init) else { throw HTTPError(.notFound, message: "No book \(id)") }
    return book
  }
  router.post("login") { request, context in
    let login = try await request.decode(as: Login.self, context: context)
    var response = Response(status: .noContent)
    response.headers[.setCookie] = "session=\(login.name)-\(UInt64.random(in: .min ... .max)); HttpOnly"
    return response
  }
  // Port 0: the system chooses one.
  return Application(router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)))
}

extension Book {
  fileprivate init?(row: [Database.Value]) {
    guard row.count == 3, case .integer(let id) = row[0], case .text(let title) = row[1] else { return nil }
    self.init(id: id, title: title, price: nil)
    if case .real(let price) = row[2] { self.price = price }
  }
}

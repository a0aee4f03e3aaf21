import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Server
import SnapshotCore
import SnapshotHTTP
import SnapshotSQL
import Testing

@Suite struct ServerTests {
  private let database: Database

  init() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bookshop-\(UUID().uuidString).sqlite")
    database = try Database(path: file.path)
    try database.rows("INSERT INTO books (title, price) VALUES (?, ?)", .text("Emil"), .real(9.5))
    try database.rows("INSERT INTO books (title, price) VALUES (?, ?)", .text("Momo"), .null)
    // The open connection keeps the file.
    try FileManager.default.removeItem(at: file)
  }

  /// Starts the server on a port of the loopback address, and sends a request.
  private func send(_ method: HTTPRequest.Method, _ path: String, body: String? = nil) async throws -> RecordedResponse
  {
    try await bookshop(database).test(.live) { client in
      RecordedResponse(try await client.execute(uri: path, method: method, body: body.map { ByteBuffer(string: $0) }))
    }
  }

  @Test func books() async throws {
    await assertSnapshot(of: { try await send(.get, "/books") }, as: .http.redacting(.header("Date")))
  }

  @Test func missingBook() async throws {
    await assertSnapshot(of: { try await send(.get, "/books/7") }, as: .http.redacting(.header("Date")))
  }

  @Test func login() async throws {
    await assertSnapshot(
      of: { try await send(.post, "/login", body: #"{"name": "Blob"}"#) }, as: .http.redacting(.header("Date")))
  }

  @Test func client() async throws {
    // Sends only while the exchanges are recorded.
    let live = LiveClient { request in
      let path = URL(string: request.target)?.path ?? "/"
      return try await send(HTTPRequest.Method(request.method) ?? .get, path)
    }
    try await withRecordedExchanges(live: live) { exchanges in
      let client = BookshopClient(token: "s3cret", data: exchanges.data)
      let titles = [try await client.title(ofBook: 2), try await client.title(ofBook: 7)]
      #expect(titles == ["Momo", nil])
    }
  }

  @Test func requestsOfHTTPTypes() {
    let request = HTTPRequest(
      method: .get, scheme: "https", authority: "bookshop.example", path: "/books?token=s3cret",
      headerFields: [.accept: "application/json"])
    assertSnapshot(of: RecordedRequest(request), as: .http, named: "request")
    let response = HTTPResponse(status: .notModified, headerFields: [.eTag: "\"1\""])
    assertSnapshot(of: RecordedResponse(response), as: .http, named: "response")
  }

  @Test func schema() throws {
    let rows = try database.rows("SELECT type, name, sql FROM sqlite_schema")
    assertSnapshot(of: try SQLSchema(SQLRows(rows)), as: .sql)
  }

  @Test func rows() throws {
    assertSnapshot(of: SQLRows(try database.rows("SELECT * FROM books ORDER BY id")), as: .table)
  }
}

import Foundation
import SnapshotCore
import SnapshotHTTP
import SnapshotTestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct HTTPTests {
  @Test func headersAreSortedAndRepeatedOnesKeepTheirOrder() throws {
    let response = RecordedResponse(
      status: 200, headers: ["set-cookie": "b=2", "Content-Type": "text/plain", "Set-Cookie": "a=1", "Age": "0"],
      text: "Hello\n")
    #expect(
      try snapshot(of: response, as: .http) == """
        HTTP 200 OK
        Age: 0
        Content-Type: text/plain
        set-cookie: b=[redacted]
        Set-Cookie: a=[redacted]

        Hello

        """)
    #expect(Snapshotting<RecordedResponse, String>.http.pathExtension == "http")
  }

  @Test func bodiesAreLaidOutByTheirType() throws {
    func body(_ type: String?, _ text: String, _ style: HTTPBodyStyle = .pretty) throws -> String {
      let headers = RecordedHeaders(type.map { [("content-type", $0)] } ?? [])
      let text = try snapshot(
        of: RecordedResponse(status: 299, headers: headers, text: text), as: .http(body: style))
      return text.components(separatedBy: "\n\n").dropFirst().joined(separator: "\n\n")
    }
    #expect(try body("application/problem+json; charset=utf-8", #"{"b":1,"a":2}"#) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    #expect(try body(nil, #"[1]"#) == "[\n  1\n]")
    #expect(try body(nil, "no JSON") == "no JSON")
    #expect(try body("application/json", "{oops") == "{oops")
    #expect(try body("application/json", #"{"b":1}"#, .verbatim) == #"{"b":1}"#)
    #expect(try body("text/html", "<p>a<p>b") == "<p>a\n<p>b\n")
    #expect(try body("image/svg+xml", "<svg><g/></svg>") == "<svg>\n  <g/>\n</svg>\n")
    #expect(try body("text/plain", "<p>a<p>b") == "<p>a<p>b")
  }

  @Test func binaryBodiesAreDescribed() throws {
    let response = RecordedResponse(
      status: 200, headers: ["Content-Type": "image/png"], body: Data([0x89, 0x50, 0xFF]))
    #expect(try snapshot(of: response, as: .http(body: .verbatim)).contains("\n\n(3 bytes)\n00000000  89 50 ff"))
    #expect(
      try snapshot(of: response, as: .http).hasSuffix(
        "\n\n(3 bytes, SHA-256 c36ee640e0a885a73726d67791afbe0632614780b1293f51972675aba3b4fe85)"))
    let zero = RecordedResponse(status: 200, headers: ["Content-Type": "application/json"], body: Data([0x31, 0]))
    #expect(try snapshot(of: zero, as: .http).contains("(2 bytes, SHA-256 "))
  }

  @Test func statusLines() throws {
    #expect(try snapshot(of: RecordedResponse(status: 404), as: .http) == "HTTP 404 Not Found")
    #expect(try snapshot(of: RecordedResponse(status: 299), as: .http) == "HTTP 299")
    #expect(
      try snapshot(of: RecordedResponse(status: 404, reason: "Gone fishing"), as: .http) == "HTTP 404 Gone fishing")
  }

  @Test func exchanges() throws {
    let exchange = RecordedExchange(
      request: RecordedRequest(method: "POST", target: "/login", headers: ["Accept": "*/*"], text: "name=Blob"),
      response: RecordedResponse(status: 204))
    let text = try snapshot(of: exchange, as: .http)
    #expect(
      text == """
        POST /login
        Accept: */*

        name=Blob

        ────────────────────

        HTTP 204 No Content
        """)
    #expect(try snapshot(of: [exchange, exchange], as: .http) == "#1\n\n\(text)\n\n#2\n\n\(text)")
  }

  @Test func responsesOfFoundation() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let response = try #require(
      HTTPURLResponse(url: url, statusCode: 201, httpVersion: nil, headerFields: ["X-B": "2", "X-A": "1"]))
    let text = "HTTP 201 Created\nX-A: 1\nX-B: 2\n\nok"
    #expect(try snapshot(of: RecordedResponse(response, body: Data("ok".utf8)), as: .http) == text)
    let answer: (Data, URLResponse) = (Data("ok".utf8), response)
    #expect(try snapshot(of: answer, as: .http) == text)
    var request = URLRequest(url: url)
    request.httpMethod = "DELETE"
    #expect(try snapshot(of: request, as: .http) == "DELETE https://example.com/a")
    let exchange = try RecordedExchange(request, response, body: Data())
    #expect(try snapshot(of: exchange, as: .http).hasPrefix("DELETE https://example.com/a\n\n──"))
    let file = URLResponse(url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    #expect(failureMessage(of: (Data(), file), as: .http)?.contains("HTTP response") == true)
  }

  @Test func headersAreFoundInAnyCase() {
    let headers: RecordedHeaders = ["X-Id": "1", "x-id": "2"]
    #expect(headers["X-ID"] == "1")
    #expect(headers["other"] == nil)
  }

  private func upload(_ body: Data) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: "https://example.com/files")))
    request.httpMethod = "POST"
    request.httpBodyStream = InputStream(data: body)
    return request
  }

  @Test func bodiesThatAreStreamsAreRead() throws {
    let text = String(repeating: "0123456789", count: 20_000)
    let body = Data(text.utf8)
    #expect(try snapshot(of: upload(body), as: .raw) == "POST https://example.com/files\n\n" + text)
    #expect(try snapshot(of: upload(body), as: .http) == "POST https://example.com/files\n\n" + text)
    #expect(try snapshot(of: upload(body), as: .curl).contains("--data \"\(text)\""))
  }

  @Test func aStreamThatWasReadFails() throws {
    let request = try upload(Data("a".utf8))
    #expect(try snapshot(of: request, as: .raw).hasSuffix("\n\na"))
    for message in [
      failureMessage(of: request, as: .raw), failureMessage(of: request, as: .curl),
      failureMessage(of: request, as: .http),
    ] {
      #expect(
        message?.contains(
          "The body of the request is a stream that cannot be read: it was opened before. Create the request again")
          == true,
        "\(message ?? "none")")
    }
  }

  @Test func aStreamIsBounded() throws {
    let message = try failureMessage(of: upload(Data(count: 64 << 20 + 1 << 16)), as: .http)
    #expect(message?.contains("it has more than 64 MB") == true, "\(message ?? "none")")
  }

  @Test func curlKeepsBinaryBodies() throws {
    func option(_ body: Data) throws -> String {
      var request = URLRequest(url: try #require(URL(string: "https://example.com/files")))
      request.httpMethod = "POST"
      request.httpBody = body
      let lines = try snapshot(of: request, as: .curl).components(separatedBy: " \\\n\t")
      return try #require(lines.first { $0.hasPrefix("--data") })
    }
    #expect(
      try option(Data([0x89, 0x50, 0x27, 0x25, 0x5C, 0x20, 0x0A, 0, 0xFF]))
        == #"--data-binary @<(printf '\211P\047\045\134 \012\000\377')"#)
    let long = try option(Data(repeating: 0xFF, count: 4096))
    #expect(long.hasPrefix("--data-binary \"@body-") && long.hasSuffix(".bin\"") && long.count < 120)
    #expect(try option(Data(repeating: 0xFE, count: 4096)) != long)
  }
}

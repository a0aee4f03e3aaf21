import Foundation
import SnapshotCore
import SnapshotHTTP
import SnapshotTestSupport
import Testing

/// Redactions and matchers of headers.
@Suite struct HeaderFilterTests {
  @Test func headers() throws {
    let response = RecordedResponse(status: 200, headers: ["X-ID": UUID().uuidString, "Age": "12"], text: "")
    #expect(
      try snapshot(
        of: response, as: .http.redacting(.header("x-id", matching: .uuid), .header("Age", matching: .int))
      ).hasPrefix("HTTP 200 OK\nAge: <int>\nX-ID: <uuid>"))
    #expect(
      failureMessage(of: response, as: .http.redacting(.header("Age", matching: .uuid)))?.contains(
        #"The value of Age is not a UUID: "12"."#) == true)
  }

  @Test func headersOfMessages() throws {
    let response = RecordedResponse(
      status: 200, headers: ["Date": "now", "DATE": "then", "X": "1"], text: "Updated: no")
    #expect(
      try snapshot(of: response, as: .http.redacting(.header("date")))
        == "HTTP 200 OK\nDate: [redacted]\nDATE: [redacted]\nX: 1\n\nUpdated: no")
  }

  @Test func aHeaderThatIsAbsentFails() throws {
    let response = RecordedResponse(
      status: 200, headers: ["Authorization": "s3cr3t", "X": "1"], text: "Authorisation: no header: of this message")
    let strategy = Snapshotting<RecordedResponse, String>.http(credentials: .none)
    // The body has a line of the same form, as for the filter itself.
    #expect(try snapshot(of: response, as: strategy.redacting(.header("Authorisation"))).contains("s3cr3t"))
    let plain = RecordedResponse(status: 200, headers: ["Authorization": "s3cr3t", "X": "1"], text: "{}")
    let message = try #require(failureMessage(of: plain, as: strategy.redacting(.header("Authorisation"))))
    #expect(
      message.contains(
        #"Nothing was redacted: there is no header named "Authorisation". Headers: Authorization, X. Correct"#),
      "\(message)")
    #expect(!message.contains("s3cr3t"))
    #expect(
      try snapshot(of: plain, as: strategy.redacting(.header("authorization"), .header("Date").optional)).contains(
        "X: 1"))
  }
}

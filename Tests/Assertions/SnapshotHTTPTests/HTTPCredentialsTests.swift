import Foundation
import SnapshotCore
import SnapshotHTTP
import SnapshotTestSupport
import Testing

@Suite struct HTTPCredentialsTests {
  private func header(_ name: String, _ value: String, _ credentials: HTTPCredentials = .standard) -> String? {
    credentials.redacting(RecordedResponse(status: 200, headers: RecordedHeaders([(name, value)]))).headers[name]
  }

  @Test(arguments: [
    ("Authorization", "Bearer abc.def", "Bearer [redacted]"), ("authorization", "abc def", "[redacted]"),
    ("Proxy-Authorization", "Basic dXNlcg==", "Basic [redacted]"), ("X-API-Key", "Bearer", "[redacted]"),
    ("Cookie", "a=1; theme=dark=2;flag", "a=[redacted]; theme=[redacted];[redacted]"),
    ("Set-Cookie", "id=1; Path=/; HttpOnly", "id=[redacted]; Path=/; HttpOnly"), ("Set-Cookie", "", ""),
    (
      "Location", "https://a.example/cb?code=1&state=2#access_token=3",
      "https://a.example/cb?code=[redacted]&state=2#access_token=[redacted]"
    ),
    (
      "Link", "<https://u:p@a.example/?page=2&api-key=x>; rel=next",
      "<https://[redacted]@a.example/?page=2&api-key=[redacted]>; rel=next"
    ),
    ("Accept", "text/html;q=0.8", "text/html;q=0.8"),
  ])
  func headers(name: String, value: String, expected: String) {
    let redacted = header(name, value)
    #expect(redacted == expected)
    #expect(redacted.flatMap { header(name, $0) } == redacted, "redacting twice is redacting once")
    #expect(header(name, value, .none) == value)
  }

  @Test(arguments: [
    ("/a?access_token=x&b=token", "/a?access_token=[redacted]&b=token"),
    ("/a?AccessToken=x&access%5Ftoken=y&tokens=z", "/a?AccessToken=[redacted]&access%5Ftoken=[redacted]&tokens=z"),
    ("https://user:p@ss@host/a@b?X-Amz-Signature=1", "https://[redacted]@host/a@b?X-Amz-Signature=[redacted]"),
    ("/a?key=&key", "/a?key=[redacted]&key"), ("/a=b@c", "/a=b@c"),
  ])
  func targets(target: String, expected: String) {
    #expect(HTTPCredentials.standard.redacting(RecordedRequest(target: target)).target == expected)
  }

  @Test func bodiesOfJSONKeepTheirTypes() throws {
    let text = #"{ "user":{"password" : "p","n":1.50}, "token":[{"a":"x","b":7,"c":null,"d":true}],"key":"k" }"#
    let body = HTTPCredentials.standard.redacting(RecordedResponse(status: 200, text: text)).body
    #expect(
      String(decoding: body, as: UTF8.self)
        == #"{ "user":{"password" : "[redacted]","n":1.50}, "token":[{"a":"[redacted]","b":0,"c":null,"d":true}],"key":"k" }"#
    )
  }

  @Test func formsAreRedactedAndOtherBodiesAreNot() {
    func body(_ type: String, _ text: String) -> String {
      let request = RecordedRequest(method: "POST", target: "/", headers: ["content-type": type], text: text)
      return String(decoding: HTTPCredentials.standard.redacting(request).body, as: UTF8.self)
    }
    #expect(
      body("application/x-www-form-urlencoded; charset=utf-8", "password=1&name=Blob&code=2")
        == "password=[redacted]&name=Blob&code=[redacted]")
    #expect(body("text/plain", "password=1") == "password=1")
  }

  @Test func namesAreAdded() throws {
    let credentials = HTTPCredentials.standard.adding(headers: ["X-Session"], names: ["Pin-Code"])
    let response = RecordedResponse(
      status: 200, headers: ["x-session": "1", "Content-Type": "application/json"], text: #"{"pin_code":"2"}"#)
    #expect(
      try snapshot(of: response, as: .http(credentials: credentials))
        == "HTTP 200 OK\nContent-Type: application/json\nx-session: [redacted]\n\n{\n  \"pin_code\" : \"[redacted]\"\n}"
    )
    #expect(try snapshot(of: response, as: .http).contains("x-session: 1"))
  }

  @Test func everyFormOfHTTPIsRedacted() throws {
    let request = RecordedRequest(target: "/?token=secret1", headers: ["Authorization": "secret2"])
    let response = RecordedResponse(status: 200, headers: ["Set-Cookie": "a=secret3"])
    let exchange = RecordedExchange(request: request, response: response)
    let texts = [
      try snapshot(of: request, as: .http), try snapshot(of: response, as: .http),
      try snapshot(of: exchange, as: .http),
      try snapshot(of: [exchange], as: .http(body: .verbatim)),
    ]
    #expect(texts.allSatisfy { !$0.contains("secret") && $0.contains("[redacted]") })
    #expect(try snapshot(of: [exchange], as: .http(credentials: .none)).contains("secret3"))
  }
}

import Foundation
import SnapshotCore
import SnapshotHTTP
import SnapshotTestSupport
import Testing

/// Credentials in the notations in which clients and servers write them. No notation may leave a part of one.
@Suite struct HTTPCredentialNotationTests {
  private func body(_ text: String, _ type: String) -> String {
    let response = RecordedResponse(status: 200, headers: ["Content-Type": type], text: text)
    return String(decoding: HTTPCredentials.standard.redacting(response).body, as: UTF8.self)
  }

  private func header(_ name: String, _ value: String) -> String? {
    HTTPCredentials.standard.redacting(RecordedResponse(status: 200, headers: RecordedHeaders([(name, value)])))
      .headers[name]
  }

  @Test(arguments: [
    "X-Token", "Access-Token", "Refresh-Token", "X-Client-Secret", "X-CSRFToken", "X-Auth-Key", "Auth-Token",
    "X-Shopify-Access-Token", "Ocp-Apim-Subscription-Key", "X-Functions-Key", "X-Api-Token", "X-Api-Secret", "DPoP",
    "Set-Cookie2", "X-Authorization", "X-Forwarded-Access-Token", "X-Password", "X-JWT", "session_id",
  ])
  func namesOfHeaders(name: String) {
    #expect(header(name, "s3cret-value") == "[redacted]")
    #expect(header(name.uppercased(), "s3cret-value") == "[redacted]")
  }

  @Test(arguments: [
    ("a=s3cret; Path=/, b=s3cret; HttpOnly", "a=[redacted]; Path=/, b=[redacted]; HttpOnly"),
    (
      "a=s3cret; Expires=Wed, 21 Oct 2026 07:28:00 GMT,b=s3cret; Secure",
      "a=[redacted]; Expires=Wed, 21 Oct 2026 07:28:00 GMT,b=[redacted]; Secure"
    ), ("a=s3cret, b=s3cret", "a=[redacted], b=[redacted]"),
    ("a=1; Secure, b=s3cret", "a=[redacted]; Secure, b=[redacted]"),
    ("a=x,s3cret; Path=/", "a=[redacted]; Path=/"),
  ])
  func joinedCookies(value: String, expected: String) {
    #expect(header("Set-Cookie", value) == expected)
  }

  @Test(arguments: [
    ("/a?token=s3cret?s3cret&b=1", "/a?token=[redacted]&b=1"), ("/a?token=\"s3cret\"", "/a?token=[redacted]"),
    ("/a?user[password]=s3cret", "/a?user[password]=[redacted]"),
    ("/a?user%5Bpassword%5D=s3cret&token[]=s3cret", "/a?user%5Bpassword%5D=[redacted]&token[]=[redacted]"),
    ("/a;jsessionid=s3cret?b=1", "/a;jsessionid=[redacted]?b=1"),
    (
      "/a?to=https%3A%2F%2Fb.example%2F%3Faccess_token%3Ds3cret%26c%3D1",
      "/a?to=https%3A%2F%2Fb.example%2F%3Faccess_token%3D%5Bredacted%5D%26c%3D1"
    ), ("/a?to=%252Fb%253Ftoken%253Ds3cret", "/a?to=%252Fb%253Ftoken%253D%255Bredacted%255D"),
  ])
  func targets(target: String, expected: String) {
    let redacted = HTTPCredentials.standard.redacting(RecordedRequest(target: target)).target
    #expect(redacted == expected)
    #expect(HTTPCredentials.standard.redacting(RecordedRequest(target: redacted)).target == redacted)
  }

  @Test(arguments: [
    ("password=s3cret#s3cret&a=1", "password=[redacted]&a=1"),
    ("a=1&password=s3cret?s3 cret", "a=1&password=[redacted]"),
    ("a=1&user[password]=s3cret", "a=1&user[password]=[redacted]"),
    ("password=s3cret<\"s3cret\">", "password=[redacted]"),
  ])
  func forms(text: String, expected: String) {
    #expect(body(text, "application/x-www-form-urlencoded") == expected)
  }

  @Test func aFormWithoutAType() {
    #expect(body("a=1&password=s3cret", "") == "a=1&password=[redacted]")
    #expect(body("a = 1&password=1", "") == "a = 1&password=1")
  }

  @Test(arguments: ["x", "\"x\"; charset=utf-8"])
  func fieldsOfMultipartForms(boundary: String) {
    func form(_ password: String, _ pin: String) -> Data {
      var form = Data()
      for (header, value) in [
        ("form-data; name=\"a\"", "1"), ("form-data; name=\"user[password]\"", password),
        ("form-data; filename=\"token\"; name=b", "2"), ("form-data; name=token; filename=\"c\"", pin),
      ] {
        form += Data("--x\r\nContent-Disposition: \(header)\r\nX: y\r\n\r\n\(value)\r\n".utf8)
      }
      return form + Data("--x\r\n\r\n".utf8) + [0xFF] + Data("\r\n--x--\r\n".utf8)
    }
    let type = "multipart/form-data; boundary=\(boundary)"
    let request = RecordedRequest(
      method: "POST", target: "/", headers: ["Content-Type": type], body: form("s3\r\ncret", "1"))
    #expect(HTTPCredentials.standard.redacting(request).body == form("[redacted]", "[redacted]"))
    var damaged = request
    damaged.headers = ["Content-Type": "multipart/form-data; boundary="]
    #expect(HTTPCredentials.standard.redacting(damaged).body == request.body)
  }

  @Test func bodiesThatAreNotUTF8() {
    func redacted(_ body: Data, _ type: String) -> Data {
      HTTPCredentials.standard.redacting(RecordedResponse(status: 200, headers: ["Content-Type": type], body: body))
        .body
    }
    let form = Data("name=caf".utf8) + [0xE9] + Data("&password=s3cret".utf8)
    #expect(
      redacted(form, "application/x-www-form-urlencoded")
        == Data("name=caf".utf8) + [0xE9] + Data("&password=[redacted]".utf8))
    let json = Data(#"{"name":"caf"#.utf8) + [0xE9] + Data(#"","password" : "s3cret","pwd":1}"#.utf8)
    #expect(
      redacted(json, "application/json; charset=iso-8859-1")
        == Data(#"{"name":"caf"#.utf8) + [0xE9] + Data(#"","password" : "[redacted]","pwd":0}"#.utf8))
  }

  @Test(arguments: [
    (
      #"{"next":"https://a.example/?page=2&access_token=s3cret","key":"a=b"}"#,
      #"{"next":"https://a.example/?page=2&access_token=[redacted]","key":"a=b"}"#
    ), (#"["/a?X-Amz-Signature=s3cret"]"#, #"["/a?X-Amz-Signature=[redacted]"]"#),
    (#"{"url":"postgres:\/\/u:s3cret@db\/a"}"#, #"{"url":"postgres://[redacted]@db/a"}"#),
    (
      #"{"body":"{\"user\":{\"password\":\"s3cret\"},\"n\":1}"}"#,
      #"{"body":"{\"user\":{\"password\":\"[redacted]\"},\"n\":1}"}"#
    ), (#"{"t":"1 ? a=1 : b","url":"https:\/\/a.example\/"}"#, #"{"t":"1 ? a=1 : b","url":"https:\/\/a.example\/"}"#),
  ])
  func stringsOfJSON(text: String, expected: String) {
    #expect(body(text, "application/json") == expected)
    #expect(body(expected, "application/json") == expected)
  }

  @Test(arguments: [
    (
      "{\"token\":\"s3cret\"}\n{\"token\" : \"s3\\\"cret\",\"a\":1}\n",
      "{\"token\":\"[redacted]\"}\n{\"token\" : \"[redacted]\",\"a\":1}\n"
    ),
    ("event: a\ndata: {\"accessToken\":\"s3cret\"}\n\n", "event: a\ndata: {\"accessToken\":\"[redacted]\"}\n\n"),
    ("{\"pwd\": 123, \"secret\":null, \"jwt\":\"s3cret", "{\"pwd\": 0, \"secret\":null, \"jwt\":\"[redacted]\""),
    ("f({\"token\":\"s3cret\"})", "f({\"token\":\"[redacted]\"})"), ("say \"token\": a", "say \"token\": a"),
    (
      "{\"token\":[\"s3cret\"]}\n{\"secret\":{\"a\":\"s3cret\"}}\r\n",
      "{\"token\":[\"[redacted]\"]}\n{\"secret\":{\"a\":\"[redacted]\"}}\r\n"
    ), ("data: {\"token\":[\"s3cret\"]}", "data: {\"token\":[\"[redacted]\"]}"),
    (
      "see https://u:s3cret@a.example/?token=s3cret, <a href='https://b/?key=s3cret&amp;b=1'>",
      "see https://[redacted]@a.example/?token=[redacted] <a href='https://b/?key=[redacted]&amp;b=1'>"
    ),
  ])
  func textsThatContainJSON(text: String, expected: String) {
    #expect(body(text, "text/plain") == expected)
    #expect(body(expected, "text/plain") == expected)
  }
}

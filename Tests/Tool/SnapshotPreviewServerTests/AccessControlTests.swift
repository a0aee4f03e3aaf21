import Foundation
import SnapshotPreviewMessages
import Testing

@testable import SnapshotPreviewServer

/// Who may read the page, asked through the requests that browsers and other programs send.
@Suite struct AccessControlTests {
  private let access = AccessControl(token: "0123456789abcdef", port: 4321)
  private let source = FixedSource()

  private func response(
    _ target: String, method: String = "GET", token: String? = "0123456789abcdef", host: String? = "127.0.0.1:4321",
    _ headers: [String: String] = [:]
  ) async -> PageResponse {
    var all = headers
    all["Host"] = host
    if let token { all["Cookie"] = "other=1; snapshot-preview-4321=\(token)" }
    let site = PreviewSite(access: access, source: source)
    return await site.response(to: PageRequest(method: method, target: target, headers: all))
  }

  @Test func theURLOpensThePageAndSetsACookie() async throws {
    #expect(access.url == "http://127.0.0.1:4321/?token=0123456789abcdef")
    let page = await response("/?token=0123456789abcdef", token: nil)
    #expect(page.status == 200)
    #expect(
      page.headers["Set-Cookie"] == "snapshot-preview-4321=0123456789abcdef; Path=/; HttpOnly; SameSite=Strict")
    #expect(await response("/").headers["Set-Cookie"] == nil)
  }

  @Test(arguments: ["/", "/style.css", "/script.js", "/events", "/picture?preview=a"])
  func everyRequestNeedsTheToken(_ target: String) async {
    #expect(await response(target).status == 200)
    #expect(await response(target, token: nil).status == 403)
    #expect(await response(target, token: "0123456789abcdeg").status == 403)
    #expect(await response(target, token: "0123456789abcde").status == 403)
    #expect(await response(target, token: "").status == 403)
  }

  @Test(
    arguments: [
      "127.0.0.1", "127.0.0.1:80", "evil.example:4321", "localhost.evil.example:4321", "[::1]:4321", "", nil,
    ] as [String?])
  func otherHostsAreRefused(_ host: String?) async {
    #expect(await response("/", host: host).status == 403)
  }

  @Test func theNameOfTheLoopbackAddressIsAllowed() async {
    #expect(await response("/", host: "localhost:4321").status == 200)
    #expect(await response("/", host: "LOCALHOST:4321").status == 200)
  }

  @Test(arguments: [
    "https://evil.example", "http://127.0.0.1:4322", "https://127.0.0.1:4321", "http://localhost:4321", "null",
    "file://",
  ])
  func otherOriginsAreRefused(_ origin: String) async {
    #expect(await response("/events", ["Origin": origin]).status == 403)
    #expect(await response("/events", ["Origin": "http://127.0.0.1:4321"]).status == 200)
  }

  @Test func pagesOfOtherSitesAreRefused() async {
    for site in ["cross-site", "same-site"] {
      #expect(await response("/picture?preview=a", ["Sec-Fetch-Site": site]).status == 403)
      #expect(await response("/", ["Sec-Fetch-Site": site]).status == 403)
      // A link that contains the token, for example in a terminal in the browser.
      #expect(await response("/?token=0123456789abcdef", token: nil, ["Sec-Fetch-Site": site]).status == 200)
      #expect(
        await response("/events?token=0123456789abcdef", token: nil, ["Sec-Fetch-Site": site]).status == 403)
    }
    #expect(await response("/events", ["Sec-Fetch-Site": "same-origin"]).status == 200)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "HEAD", "OPTIONS", "get"])
  func onlyReadingIsAllowed(_ method: String) async {
    let refusal = await response("/", method: method)
    #expect(refusal.status == 405)
    #expect(refusal.headers["Allow"] == "GET")
  }

  @Test func requestsWithABodyAreRefused() async {
    #expect(await response("/", ["Content-Length": "1"]).status == 413)
    #expect(await response("/", ["Transfer-Encoding": "chunked"]).status == 413)
    #expect(await response("/", ["Content-Length": "0"]).status == 200)
  }

  @Test(arguments: [
    "/../etc/passwd", "/..%2f..%2fetc%2fpasswd", "//etc/passwd", "/style.css/", "/script.js/../secret", "/%2e%2e/",
    "/Sources",
    "/.snapshot.yml", "*", "",
  ])
  func nothingElseIsServed(_ target: String) async {
    #expect(await response(target).status == 404)
  }

  @Test func everyResponseIsProtected() async {
    let responses = [
      await response("/"), await response("/script.js"), await response("/picture?preview=a"),
      await response("/nothing"),
      await response("/", token: nil),
    ]
    for response in responses {
      let policy = response.headers["Content-Security-Policy"] ?? ""
      #expect(policy.hasPrefix("default-src 'none'; "))
      #expect(!policy.contains("unsafe"))
      #expect(response.headers["X-Content-Type-Options"] == "nosniff")
      #expect(response.headers["Cache-Control"] == "no-store")
      #expect(response.headers["Referrer-Policy"] == "no-referrer")
      #expect(response.headers["Access-Control-Allow-Origin"] == nil)
    }
  }

  @Test func tokensAreRandom() {
    let tokens = Set((0..<100).map { _ in AccessControl.randomToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}

/// A source with one state, and a preview with the key `a`.
struct FixedSource: PageSource {
  func states() async -> AsyncStream<PageState> {
    AsyncStream { continuation in
      var state = PageState(title: "app \u{2028} </script>")
      state.revision = 3
      continuation.yield(state)
      continuation.finish()
    }
  }

  func picture(of key: String, in configuration: PreviewConfiguration) async -> PictureResult {
    guard key == "a" else { return key == "b" ? .failed("Drawing it failed.") : .unknown }
    let issue = PreviewPicture.Issue(
      rule: "text-truncated", element: configuration.device, message: configuration.locale, frame: nil)
    return .drawn(PreviewPicture(png: "iVBO", width: 10, height: 20, issues: [issue]))
  }
}

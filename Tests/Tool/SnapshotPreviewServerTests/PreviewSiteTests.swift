import Foundation
import SnapshotPreviewMessages
import Testing

@testable import SnapshotPreviewServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the page and its resources contain.
@Suite struct PreviewSiteTests {
  private let access = AccessControl(token: "0123456789abcdef", port: 4321)

  private func response(_ target: String) async -> PageResponse {
    let headers = ["host": "127.0.0.1:4321", "cookie": "snapshot-preview-4321=0123456789abcdef"]
    let site = PreviewSite(access: access, source: FixedSource())
    return await site.response(to: PageRequest(target: target, headers: headers))
  }

  private func text(_ response: PageResponse) -> String {
    guard case .bytes(let data) = response.body else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  @Test func thePageLoadsOnlyFromThisServer() async {
    let page = text(await response("/"))
    #expect(page.contains("<script src=\"/script.js\"></script>"))
    for text in [page, text(await response("/style.css")), text(await response("/script.js"))] {
      #expect(!text.contains("://"))
      #expect(!text.contains("innerHTML"))
      #expect(!text.contains("eval("))
    }
    // The policy allows neither.
    #expect(!page.contains("style=") && !page.contains("onclick="))
  }

  @Test func everyFieldHasALabel() async {
    let page = text(await response("/"))
    for name in ["device", "orientation", "typeSize", "colorScheme", "direction", "locale", "filter", "issues"] {
      #expect(page.contains(#"name="\#(name)""#))
    }
    #expect(page.components(separatedBy: "<label").count == 9)
  }

  @Test func picturesAreDrawnInTheChosenConfiguration() async throws {
    let target =
      "/picture?preview=a&device=iPhone16&orientation=landscape&typeSize=accessibility3&colorScheme=dark"
      + "&direction=rightToLeft&locale=ar_SA"
    let drawn = await response(target)
    #expect(drawn.status == 200)
    #expect(drawn.headers["Content-Type"] == "application/json")
    #expect(
      text(drawn) == """
        {"picture":{"height":20,"issues":[{"element":"iPhone16","message":"ar_SA","rule":"text-truncated"}],"png":"iVBO",\
        "texts":{},"width":10}}
        """)
  }

  @Test func picturesThatAreNotDrawnHaveReasons() async {
    let failed = await response("/picture?preview=b")
    #expect(failed.status == 200)
    #expect(text(failed) == #"{"failure":"Drawing it failed."}"#)
    for target in ["/picture?preview=c", "/picture", "/picture?preview=../a", "/picture?preview=%00"] {
      let unknown = await response(target)
      #expect(unknown.status == 404)
      #expect(text(unknown) == #"{"failure":"This preview no longer exists."}"#)
    }
    for locale in ["", "a/b", "../x", "%00", String(repeating: "a", count: 65), "a%0Ab"] {
      #expect(await response("/picture?preview=a&locale=\(locale)").status == 400)
    }
  }

  @Test func statesAreSentAsEvents() async throws {
    let response = await response("/events")
    #expect(response.headers["Content-Type"] == "text/event-stream")
    guard case .events(let events) = response.body else {
      Issue.record("no events")
      return
    }
    var bytes: [UInt8] = []
    for await event in events { bytes += event }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("data: {") && text.hasSuffix("}\n\n"))
    // One event is one line.
    #expect(text.dropLast(2).contains("\n") == false)
    #expect(text.contains(#""revision":3"#))
  }

  @Test func theServerListensOnTheLoopbackAddress() async throws {
    let server = PreviewServer(port: 0, source: FixedSource())
    let (urls, continuation) = AsyncStream.makeStream(of: String.self)
    let running = Task { try await server.run { continuation.yield($0) } }
    defer { running.cancel() }
    var iterator = urls.makeAsyncIterator()
    let url = try #require(await iterator.next())
    #expect(url.wholeMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+\/\?token=[0-9a-f]{32}/) != nil)
    func status(_ url: String, _ headers: [String: String] = [:]) async throws -> (Int, Data) {
      var request = URLRequest(url: try #require(URL(string: url)))
      // Other tests keep the threads busy.
      request.timeoutInterval = 600
      for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
      // A session of its own, because it would keep the cookie.
      let session = URLSession(configuration: .ephemeral)
      let (data, response) = try await session.data(for: request)
      return ((response as? HTTPURLResponse)?.statusCode ?? 0, data)
    }
    let page = try await status(url)
    #expect(page.0 == 200)
    #expect(String(decoding: page.1, as: UTF8.self).hasPrefix("<!DOCTYPE html>"))
    let base = String(url.prefix { $0 != "?" })
    #expect(try await status(base).0 == 403)
    #expect(try await status(url, ["Origin": "https://evil.example"]).0 == 403)
    #expect(try await status(url, ["Host": "evil.example"]).0 == 403)
    // A port that is in use is an error with a remedy.
    let port = try #require(UInt16(base.split(separator: ":").last?.dropLast() ?? ""))
    await #expect(throws: PreviewServerError.self) {
      try await PreviewServer(port: port, source: FixedSource()).run { _ in }
    }
  }
}

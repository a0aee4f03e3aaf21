import Foundation
import SnapshotCore
import SnapshotSeededRandom
import SnapshotTestSupport
import SnapshotFoundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The formats that swift-snapshot-testing records, byte for byte.
@Suite struct UpstreamFormatTests {
  private func request(_ url: String, method: String? = nil, headers: [String: String] = [:], body: String? = nil)
    throws
    -> URLRequest
  {
    var request = URLRequest(url: try #require(URL(string: url)))
    if let method { request.httpMethod = method }
    for (name, value) in headers { request.addValue(value, forHTTPHeaderField: name) }
    request.httpBody = body.map { Data($0.utf8) }
    return request
  }

  @Test func requestsWithoutABody() throws {
    let headers = ["Cookie": "session={}", "Accept": "text/html", "Content-Type": "application/json"]
    let get = try request("https://example.com?b=2&a=1&c=3", headers: headers)
    #expect(
      try snapshot(of: get, as: .raw) == """
        GET https://example.com?a=1&b=2&c=3
        Accept: text/html
        Content-Type: application/json
        Cookie: session={}
        """)
    #expect(
      try snapshot(of: get, as: .curl)
        == "curl \\\n\t--header \"Accept: text/html\" \\\n\t--header \"Content-Type: application/json\" \\\n"
        + "\t--cookie \"session={}\" \\\n\t\"https://example.com?a=1&b=2&c=3\"")
    let head = try request("https://example.com/", method: "HEAD", headers: ["Cookie": "session={}"])
    #expect(try snapshot(of: head, as: .raw) == "HEAD https://example.com/\nCookie: session={}")
    #expect(
      try snapshot(of: head, as: .curl)
        == "curl \\\n\t--head \\\n\t--cookie \"session={}\" \\\n\t\"https://example.com/\"")
  }

  @Test func requestsWithABody() throws {
    let post = try request(
      "https://example.com/subscribe", method: "POST",
      headers: ["Cookie": "session={\"user\":\"0\"}", "Accept": "text/html"],
      body: "pricing[billing]=monthly&pricing[lane]=individual")
    #expect(
      try snapshot(of: post, as: .raw) == """
        POST https://example.com/subscribe
        Accept: text/html
        Cookie: session={"user":"0"}

        pricing[billing]=monthly&pricing[lane]=individual
        """)
    #expect(
      try snapshot(of: post, as: .curl)
        == "curl \\\n\t--request POST \\\n\t--header \"Accept: text/html\" \\\n"
        + "\t--data \"pricing[billing]=monthly&pricing[lane]=individual\" \\\n"
        + "\t--cookie \"session={\\\"user\\\":\\\"0\\\"}\" \\\n\t\"https://example.com/subscribe\"")
    // No JSON: pretty leaves it as it is.
    #expect(
      try snapshot(of: post, as: .raw(pretty: true)).hasSuffix("\n\npricing[billing]=monthly&pricing[lane]=individual"))
  }

  @Test func requestsWithJSON() throws {
    let post = try request(
      "http://example.com/create", method: "POST", headers: ["Accept": "application/json"],
      body: #"{"name":"a", "age":1}"#)
    #expect(
      try snapshot(of: post, as: .raw(pretty: true)) == """
        POST http://example.com/create
        Accept: application/json

        {
          "age" : 1,
          "name" : "a"
        }
        """)
    #expect(try snapshot(of: post, as: .raw).hasSuffix("\n\n" + #"{"name":"a", "age":1}"#))
    #expect(try snapshot(of: post, as: .curl).contains(#"--data "{\"name\":\"a\", \"age\":1}""#))
    let escaped = try request("http://example.com/", method: "PUT", body: #"{"a":"\"b\""}"#)
    #expect(try snapshot(of: escaped, as: .curl).contains(#"--data "{\"a\":\"\\\"b\\\"\"}""#))
  }

  @Test func requestWithoutAURL() throws {
    var request = try request("https://example.com")
    request.url = nil
    #expect(try snapshot(of: request, as: .raw) == "GET (null)")
    #expect(failureMessage(of: request, as: .curl)?.contains("no URL") == true)
  }

  enum Direction: String, CaseIterable {
    case up, down, left, right
    var rotatedLeft: Direction {
      switch self {
      case .up: .left
      case .down: .right
      case .left: .down
      case .right: .up
      }
    }
  }

  @Test func functionsOverAllCases() throws {
    let strategy = Snapshotting<Direction, String>.func(into: Snapshotting<Direction, String>.description)
    #expect(strategy.pathExtension == "csv")
    #expect(
      try snapshot(of: { $0.rotatedLeft }, as: strategy)
        == "\"up\",\"left\"\n\"down\",\"right\"\n\"left\",\"down\"\n\"right\",\"up\"")
    #expect(try snapshot(of: \.rotatedLeft, as: strategy) == snapshot(of: { $0.rotatedLeft }, as: strategy))
  }

  @Test func functionsWhoseResultsArriveOutOfOrder() throws {
    let late = Snapshotting<Direction, String>(
      pathExtension: nil, diffing: .lines,
      asyncSnapshot: { direction in
        Async { callback in
          let delay = direction == .up ? 0.02 : 0
          let done = Locked(callback)
          DispatchQueue.global().asyncAfter(deadline: .now() + delay) { done.withLock { $0(direction.rawValue) } }
        }
      })
    let strategy = Snapshotting<Direction, String>.func(into: late)
    #expect(
      try snapshot(of: { $0 }, as: strategy)
        == "\"up\",\"up\"\n\"down\",\"down\"\n\"left\",\"left\"\n\"right\",\"right\"")
    let failing = Snapshotting<Direction, String>.func(
      into: SimplySnapshotting.lines.throwingPullback { (_: Direction) in throw CancellationError() })
    #expect(failureMessage(of: { $0 }, as: failing) == "CancellationError()")
  }

  @Test func waitingDoesNotChangeTheSnapshot() throws {
    let start = Date()
    let strategy = Snapshotting<String, String>.wait(for: 0.03, on: .lines)
    #expect(strategy.pathExtension == "txt")
    #expect(try snapshot(of: "a", as: strategy) == "a")
    #expect(Date().timeIntervalSince(start) >= 0.03)
    // The wait is not part of the time that the assertion allows.
    #expect(try Waiting.result(of: strategy.snapshot("b"), timeout: 0.001) == "b")
  }

  struct Unencodable: Encodable {
    struct Refusal: Error {}
    func encode(to encoder: any Encoder) throws { throw Refusal() }
  }

  @Test func encodingErrorsFailTheAssertion() {
    #expect(failureMessage(of: Unencodable(), as: .json) == "Refusal()")
    #expect(failureMessage(of: Unencodable(), as: .plist)?.contains("Refusal()") == true)
    #expect(failureMessage(of: Double.infinity, as: .json) != nil)
    #expect(failureMessage(of: ["a": Date()] as Any, as: .json)?.contains("cannot be represented as JSON") == true)
    #expect(failureMessage(of: [1: 2] as Any, as: .json)?.contains("cannot be represented as JSON") == true)
    #expect(failureMessage(of: Double.nan as Any, as: .json)?.contains("cannot be represented as JSON") == true)
  }

  /// References have the numbers that serialization writes, whatever the encoder writes.
  @Test(arguments: 0..<40) func numbersOfPropertyListsAreThoseOfSerialization(seed: UInt64) throws {
    struct Numbers: Encodable {
      var doubles: [Double]
      var floats: [Float]
      var texts = ["<real>1</real>", "</real>", "1.5"]
      var whole = [1, -2]
    }
    var random = SplitMix(seed: seed)
    let bits = (0..<20).map { _ in Double(bitPattern: random.next()) }
    let special: [Double] = [
      0, -0.0, 1, -2, 0.1, 100, 1e15, 1e16, 1e17, 1e21, -1e-5, 123_456.789, .pi, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude,
    ]
    // Seeds that are multiples of 4 have what is not a number as well.
    let all = bits.filter { seed % 4 == 0 || $0.isFinite } + special + (seed % 4 == 0 ? [.infinity, -.infinity] : [])
    let numbers = Numbers(doubles: all, floats: all.map { Float($0) }.filter { seed % 4 == 0 || $0.isFinite })
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let list = try PropertyListSerialization.propertyList(from: encoder.encode(numbers), format: nil)
    let expected = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    #expect(try snapshot(of: numbers, as: .plist) == String(decoding: expected, as: UTF8.self))
  }

  @Test func ownEncodersAndData() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = []
    #expect(try snapshot(of: ["a": 1], as: .json(encoder)) == #"{"a":1}"#)
    let properties = PropertyListEncoder()
    properties.outputFormat = .xml
    #expect(try snapshot(of: ["a": 1], as: .plist(properties)).contains("<key>a</key>"))
    let numbers = try snapshot(of: ["a": 0.1, "b": 2, "c": 1e300], as: .plist)
    for number in ["0.10000000000000001", "2", "1.0000000000000001e+300"] {
      #expect(numbers.contains("<real>\(number)</real>"))
    }
    // A value without real numbers is not serialized again, which would change nothing.
    struct Whole: Encodable {
      var bytes = Data((0..<200).map { UInt8($0) })
      var date = Date(timeIntervalSince1970: 1_000_000_000.25)
      var texts = ["<&>\"'", "é e\u{301} 😀", "", " a\n\tb "]
      var keys = ["b": 1, "B": 2, "a10": 3, "a9": 4, "é": 5, "": 6]
      var flags = [true, false]
      var large = UInt64.max
      var small = Int64.min
      var none: [Int] = []
      var nothing: [String: Int] = [:]
      var nested = [[["deep": [Data(), Data([1])]]]]
      var url = URL(string: "https://example.com/?a=1&b=2")
    }
    let whole = try snapshot(of: Whole(), as: .plist)
    let list = try PropertyListSerialization.propertyList(from: Data(whole.utf8), format: nil)
    let again = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    #expect(whole == String(decoding: again, as: UTF8.self))
    #expect(try snapshot(of: Data([0, 255]), as: .data) == Data([0, 255]))
    #expect(try snapshot(of: "a\r\nb", as: .lines) == "a\r\nb")
  }
}

import Foundation
import SnapshotCore
import SnapshotHTTP
import SnapshotTestSupport
import Testing

@Suite struct ExchangeFileTests {
  private func file(_ request: String = #""method":"GET","target":"/""#, _ response: String = #""status":200"#)
    -> String
  {
    #"{"version":1,"exchanges":[{"request":{\#(request)},"response":{\#(response)}}]}"#
  }

  private func exchange(_ body: Data, _ type: String = "text/plain") -> RecordedExchange {
    RecordedExchange(
      request: RecordedRequest(method: "POST", target: "/é?a=b", headers: ["A": "", "B": "c: d"], body: body),
      response: RecordedResponse(status: 418, reason: "Teapot", headers: ["Content-Type": type], body: body))
  }

  @Test(arguments: [
    Data(), Data("line\r\nline\n\nend".utf8), Data("\n".utf8), Data([0, 1, 2]), Data([0xFF, 0xFE]),
    Data(#"{"a":[1,2.50,{"b":"é\n\u0000"}],"c":{},"a":null}"#.utf8), Data("[]".utf8), Data("{oops".utf8),
    Data(#""text""#.utf8), Data((String(repeating: "[", count: 150) + String(repeating: "]", count: 150)).utf8),
  ])
  func bodiesAreReadAsTheyWereWritten(body: Data) throws {
    let exchanges = [exchange(body), exchange(Data())]
    let data = try ExchangeFile.data(exchanges)
    #expect(try ExchangeFile.exchanges(in: data) == exchanges)
    #expect(try ExchangeFile.data(ExchangeFile.exchanges(in: data)) == data)
  }

  @Test func bodiesOfJSONAreReadable() throws {
    let data = try ExchangeFile.data([exchange(Data(#"{"b" : 1.50, "a" : [ ]}"#.utf8), "application/problem+json")])
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("        \"json\" : {\n          \"b\" : 1.50,\n          \"a\" : []\n        }"))
    let read = try ExchangeFile.exchanges(in: data)
    #expect(read.first?.response.body == Data(#"{"b":1.50,"a":[]}"#.utf8))
  }

  @Test func forgedFilesGiveTypedErrors() {
    func error(_ text: String) -> ExchangeFileError? {
      #expect(throws: ExchangeFileError.self) { try ExchangeFile.exchanges(in: Data(text.utf8)) }
    }
    #expect(error(#"{"version":2,"exchanges":[]}"#) == .unsupportedVersion("2"))
    #expect(error("[]") == .malformed(path: "$", expected: "an object"))
    #expect(error("{}") == .malformed(path: "$", expected: "a member version"))
    #expect(error(#"{"version":1,"exchanges":{}}"#) == .malformed(path: "$.exchanges", expected: "an array"))
    #expect(
      error(file(#""method":"GET\n","target":"/""#))
        == .malformed(path: "$.exchanges[0].request.method", expected: "a string without line breaks"))
    #expect(
      error(file(#""method":"GET","target":1"#))
        == .malformed(path: "$.exchanges[0].request.target", expected: "a string"))
    #expect(
      error(file(#""method":"GET","target":"/","target":"/b""#))
        == .malformed(path: "$.exchanges[0].request", expected: "one member target"))
    for status in ["99", "1000", "\"200\"", "1e2", "null", "99999999999999999999"] {
      #expect(
        error(file(#""method":"GET","target":"/""#, "\"status\":\(status)"))
          == .malformed(path: "$.exchanges[0].response.status", expected: "a status from 100 to 999"))
    }
    #expect(
      error(file(#""method":"GET","target":"/","headers":["A"]"#))
        == .malformed(path: "$.exchanges[0].request.headers[0]", expected: "a header, “Name: value”"))
    #expect(
      error(file(#""method":"GET","target":"/","headers":["A: b\r\nC: d"]"#))
        == .malformed(path: "$.exchanges[0].request.headers[0]", expected: "a string without line breaks"))
    #expect(
      error(file(#""method":"GET","target":"/""#, #""status":200,"base64":"!""#))
        == .malformed(path: "$.exchanges[0].response.base64", expected: "base64"))
    #expect(
      error(file(#""method":"GET","target":"/""#, #""status":200,"json":1,"text":[]"#))
        == .malformed(path: "$.exchanges[0].response", expected: "one body, json, text or base64"))
    guard case .notJSON = error("{"), case .notJSON = error(String(repeating: "[", count: 100_000)) else {
      Issue.record("not JSON must be refused as such")
      return
    }
    #expect(throws: ExchangeFileError.notJSON("It is not UTF-8 text.")) { try ExchangeFile.exchanges(in: Data([0xFF])) }
  }

  @Test func filesAreBounded() {
    #expect(throws: ExchangeFileError.tooLarge(bytes: (16 << 20) + 1)) {
      try ExchangeFile.exchanges(in: Data(count: (16 << 20) + 1))
    }
    #expect(throws: ExchangeFileError.tooManyExchanges(1001)) {
      try ExchangeFile.data(Array(repeating: exchange(Data()), count: 1001))
    }
    let one = #"{"request":{"method":"GET","target":"/"},"response":{"status":200}}"#
    let many = #"{"version":1,"exchanges":["# + Array(repeating: one, count: 1001).joined(separator: ",") + "]}"
    #expect(throws: ExchangeFileError.tooManyExchanges(1001)) { try ExchangeFile.exchanges(in: Data(many.utf8)) }
    #expect(throws: ExchangeFileError.self) {
      try ExchangeFile.data([exchange(Data(repeating: 0xFF, count: 13 << 20))])
    }
    var split = exchange(Data())
    split.request.target = "/\r\nHost: other"
    #expect(throws: ExchangeFileError.lineBreak("a request target")) { try ExchangeFile.data([split]) }
  }
}

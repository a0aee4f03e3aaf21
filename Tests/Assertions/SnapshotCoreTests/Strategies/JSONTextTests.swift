import Foundation
import SnapshotTestSupport
import SnapshotSeededRandom
import Testing

// The subject is an internal algorithm.
@testable import SnapshotCore

@Suite struct JSONTextTests {
  @Test func layoutMatchesFoundation() throws {
    let text = #"{"b":[1,{"c":null,"a":"x"},[],{}],"a":true}"#
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let expected = try snapshot(of: object, as: .json)
    #expect(try snapshot(of: text, as: .jsonText) == expected)
    #expect(try snapshot(of: Data(text.utf8), as: .jsonText) == expected)
  }

  @Test func keyOrderCanBeKept() throws {
    #expect(try snapshot(of: #"{"b":1,"a":2}"#, as: .jsonText(keys: .asWritten)) == "{\n  \"b\" : 1,\n  \"a\" : 2\n}")
    #expect(
      try snapshot(of: #"{"é":1,"z":2,"Z":3,"z":1}"#, as: .jsonText)
        == "{\n  \"Z\" : 3,\n  \"z\" : 2,\n  \"z\" : 1,\n  \"é\" : 1\n}")
  }

  @Test(arguments: ["1.0", "1e400", "-0", "12345678901234567890.10", "0.1E-7", "true", "null", #""a\u00e9\n""#])
  func numbersStayAsTheyAreWritten(_ text: String) throws {
    let expected = text == #""a\u00e9\n""# ? #""aé\n""# : text
    #expect(try snapshot(of: "  " + text + "\n", as: .jsonText) == expected)
  }

  @Test func stringsAreReadAndWritten() throws {
    #expect(try snapshot(of: #""\ud83d\ude00 \/ \u0001 \" \\ \t""#, as: .jsonText) == #""😀 / \u0001 \" \\ \t""#)
    #expect(try snapshot(of: #""\ud83d x""#, as: .jsonText) == "\"\u{FFFD} x\"")
  }

  @Test(arguments: [
    ("", "line 1, column 1"), ("{", "column 2"), ("[1,]", "column 4"), ("{\"a\" 1}", "column 6"), ("01", "column 1"),
    ("1.", "column 3"), ("\"a", "column 3"), ("\"\n\"", "control character"), ("[1] 2", "after the value"),
    ("nul", "column 1"), ("-01", "leading zero"), ("[1", "closing bracket, but the text ends"),
    ("{\n  \"a\": tru\n}", "line 2, column 8"), ("\"\\x\"", "escape"), ("\"\\u12G4\"", "hexadecimal"), ("+1", "value"),
    ("\"\\u+123\"", "hexadecimal"), ("{\"a\":1,}", "key"), ("'a'", "value"), ("[1 2]", "comma"), ("-", "value"),
  ])
  func invalidJSONIsReported(_ text: String, _ words: String) throws {
    let message = try #require(failureMessage(of: text, as: .jsonText))
    #expect(message.hasPrefix("The text is not valid JSON: "))
    #expect(message.contains(words), "\(message)")
  }

  @Test func depthHasALimit() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(failureMessage(of: deep, as: .jsonText)?.contains("nested more than 256 levels deep") == true)
    let allowed = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    #expect(failureMessage(of: allowed, as: .jsonText) == nil)
    #expect(failureMessage(of: Data([0xFF]), as: .jsonText)?.contains("not UTF-8 text") == true)
  }

  @Test func anyTextIsFormattedOrRejected() throws {
    var random = SplitMix(seed: 7)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "u00e9", "1", "-", ".", "e", "true", "null", " ", "\n", "é",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      guard let pretty = try? snapshot(of: text, as: .jsonText) else { continue }
      // What is JSON here is JSON to Foundation, and laying it out again changes nothing.
      #expect(
        try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) as Any? != nil, "\(text)")
      #expect(try snapshot(of: pretty, as: .jsonText) == pretty)
    }
  }

  private func places(_ path: String, _ text: String) throws -> [String] {
    let json = try JSONText(text)
    return try JSONPath(path).places(in: json).map(json.source)
  }

  @Test func pathsSelectValues() throws {
    let text = #"{"a":{"b":[1,2,{"c":3}],"c":4},"x y":5,"a-b":6,"é":7,"d":{"a":{"c":8}}}"#
    #expect(try places("$.a.b[0]", text) == ["1"])
    #expect(try places("$.a.b[-1].c", text) == ["3"])
    #expect(try places("$['x y']", text) == ["5"])
    #expect(try places("$[\"x y\", 'é']", text) == ["5", "7"])
    #expect(try places("$.a-b", text) == ["6"])
    #expect(try places("$.é", text) == ["7"])
    #expect(try places("$..c", text) == ["3", "4", "8"])
    #expect(try places("$.a.*", text) == ["[1,2,{\"c\":3}]", "4"])
    #expect(try places("$.a.b[1:]", text) == ["2", "{\"c\":3}"])
    #expect(try places("$.a.b[::-2]", text) == ["1", "{\"c\":3}"])
    #expect(try places("$.a.b[:-1]", text) == ["1", "2"])
    #expect(try places("$.a.b[*].c", text) == ["3"])
    #expect(try places("$.missing.b", text) == [])
    #expect(try places("$.a.b.c[0]", text) == [])
    #expect(try places("$.a.b[9]", text) == [])
    #expect(try places("$", "[1]") == ["[1]"])
    // A value within one that is replaced has no place of its own.
    #expect(try places("$..a", text) == [#"{"b":[1,2,{"c":3}],"c":4}"#, #"{"c":8}"#])
    #expect(try places("$..*..*..*", text).count > 0)
  }

  @Test(arguments: [
    ("", "expected a $ at character 1"), ("a", "expected a $"), ("$.", "expected a name"),
    ("$[", "expected a name in quotation marks, a number or *"), ("$[]", "a number or *"),
    ("$.a b", "expected a dot or a bracket"), ("$[?@.a]", "filters are not supported"),
    ("$['a]", "closing quotation mark"),
    ("$[1", "expected a comma or a closing bracket"), ("$[1:2:", "closing bracket"), ("$.1", "expected a name"),
    ("$[99999999999999999999]", "invalid number"), ("$[-]", "invalid number"), ("$a", "expected a dot or a bracket"),
  ])
  func unreadablePathsAreNamed(_ path: String, _ reason: String) {
    let error = #expect(throws: JSONPathError.self) { try JSONPath(path) }
    #expect(error?.description.hasPrefix("Invalid JSON path \(path.debugDescription): ") == true)
    #expect(error?.description.contains(reason) == true)
    #expect(error?.description.contains("$.user.token") == true)
  }
}

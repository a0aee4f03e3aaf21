import Foundation
import SnapshotCore
import SnapshotStructure
import SnapshotTestSupport
import Testing

@Suite struct JSONStructureTests {
  private func message(_ old: String, _ new: String) -> String? { Diffing.jsonStructure.diffV2(old, new)?.0 }

  private func lines(_ old: String, _ new: String) -> [String] {
    message(old, new)?.split(separator: "\n").dropFirst().map(String.init) ?? []
  }

  @Test(arguments: [
    (#"{"a":1,"b":[{"c":null,"d":true}]}"#, "{\n \"b\": [{\"d\": true, \"c\": null}], \"a\": 1 }"),
    (#"[1.0, 100, -0, 0.5e1, 1E400]"#, "[1, 1e2, 0, 5, 10e399]"), (#""\u00e9\/""#, #""é/""#),
    (#"{"z":1,"a":2,"é":3}"#, #"{"é":3,"a":2,"z":1}"#),
  ])
  func orderAndNotationAreIgnored(old: String, new: String) {
    #expect(message(old, new) == nil)
    #expect(message(new, old) == nil)
  }

  @Test func differencesAreListedByPath() {
    let old =
      #"{"paths":{"/pets":{"get":{"responses":{"200":{"a":1,"b":2},"404":{}}}}},"info":{"x.y":"1","":[1,{"k":2}]}}"#
    let new = #"{"info":{"":[1,{"k":3}],"x.y":1},"paths":{"/pets":{"get":{"responses":{"404":[]}}}},"tags":[1]}"#
    #expect(
      message(old, new) == """
        The JSON has 5 differences (reference → new):
        info[""][1].k: 2 → 3
        info["x.y"]: "1" → 1
        paths./pets.get.responses.200: missing, was {…} (2 members)
        paths./pets.get.responses.404: {} → []
        tags: added […] (1 element)
        """)
    #expect(lines("1", "true") == ["$: 1 → true"])
  }

  @Test func anInsertedElementIsOneDifference() {
    #expect(lines("[1,2,3,4]", "[1,9,2,3,4]") == ["[1]: added 9"])
    #expect(lines("[1,2,3,4]", "[1,2,4]") == ["[2]: missing, was 3"])
    #expect(lines("[1,1]", "[1]") == ["[1]: missing, was 1"])
    #expect(lines("[1,2]", "[2,1]") == ["[0]: 1 → 2", "[1]: 2 → 1"])
  }

  @Test func charactersAreComparedByTheirBytes() {
    #expect(lines("\"\u{E9}\"", "\"e\u{301}\"").count == 1)
    #expect(lines("{\"\u{E9}\":1}", "{\"e\u{301}\":1}").count == 2)
    #expect(lines("12345678901234567890.1", "12345678901234567890.2").count == 1)
  }

  @Test func longListsAreBounded() {
    let old = "[" + (0..<1000).map(String.init).joined(separator: ",") + "]"
    let new = "[" + (0..<1000).map { String($0 + 1000) }.joined(separator: ",") + "]"
    #expect(lines(old, new).count == 101)
    #expect(lines(old, new).last == "… and 900 more")
    let long = "\"" + String(repeating: "x", count: 10_000) + "\""
    #expect((message("1", long)?.utf8.count ?? 10_000) < 300)
  }

  @Test(arguments: [
    (#"{"a":{"b":1,"c":2,"b":1}}"#, "more than one member at a.b"), ("{", "is not valid JSON"),
    (String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000), "is not valid JSON"),
    ("\"" + String(repeating: "x", count: 16 * 1024 * 1024) + "\"", "16777218 bytes"),
  ])
  func documentsThatCannotBeComparedAreRefused(text: String, reason: String) {
    #expect(message(text, "{}")?.contains(reason) == true)
    #expect(message("{}", text)?.contains(reason) == true)
    #expect(throws: (any Error).self) { try Diffing.jsonStructure.encode(text) }
    #expect(throws: (any Error).self) { try Diffing.jsonStructure.decode(Data(text.utf8)) }
    // Two texts with the same fault do not match either.
    #expect(!Diffing.jsonStructure.matches(text, Data(text.utf8)))
  }

  @Test func theReferenceIsTheTextAsWritten() throws {
    #expect(try snapshot(of: #"{"b": 1,"a":2}"#, as: .jsonDocument) == #"{"b": 1,"a":2}"#)
    #expect(try snapshot(of: Data(#"{"b": 1}"#.utf8), as: .jsonDocument) == #"{"b": 1}"#)
    #expect(throws: (any Error).self) { try snapshot(of: Data([0xFF]), as: .jsonDocument) }
    #expect(throws: (any Error).self) { try Diffing.jsonStructure.decode(Data([0xFF])) }
    #expect(Snapshotting<[String: Int], String>.json.comparing(.jsonStructure).diffing.diffV2("{}", "{ }") == nil)
  }

  @Test(arguments: [false, true])
  func recordingKeepsAReferenceThatMeansTheSame(isForced: Bool) throws {
    try withSandbox(environment: isForced ? ["SNAPSHOT_FORCE_RECORD": "all"] : [:]) { sandbox in
      func verify(_ text: String) -> Verdict {
        sandbox.run {
          sandbox.assertion(named: "a", record: isForced ? nil : .all).verify({ text }, as: .jsonDocument)
        }
      }
      let written = "{ \"b\": 1.0,\n\"a\": 2 }"
      try sandbox.place(written, as: "login.a.json")
      // A record mode in the code is reported in any case.
      let verdict = verify(#"{"a":2,"b":1}"#)
      #expect((verdict.message == nil) == isForced)
      #expect(sandbox.reference("login.a.json") == written)
      _ = verify(#"{"a":3,"b":1}"#)
      #expect(sandbox.reference("login.a.json") == #"{"a":3,"b":1}"#)
    }
  }
}

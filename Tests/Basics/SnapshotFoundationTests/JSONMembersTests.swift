import Foundation
import SnapshotFoundation
import SnapshotSeededRandom
import Testing

@Suite struct JSONMembersTests {
  private func sorted(_ json: String) -> String {
    String(decoding: JSONMembers.sorted(Data(json.utf8)), as: UTF8.self)
  }

  @Test func sortsMembersByTheBytesOfTheirKeys() {
    #expect(
      sorted(#"{"é":1,"b":{"z":[{"y":1,"x":2}],"a10":3,"a9":4},"B":null,"_":true,"a":"}"}"#)
        == #"{"B":null,"_":true,"a":"}","b":{"a10":3,"a9":4,"z":[{"x":2,"y":1}]},"é":1}"#)
  }

  /// As Darwin's encoder writes it: `item2` before `item10`, `b` before `C`.
  @Test func layoutStaysWhereItIs() {
    #expect(
      sorted(
        "{\n  \"b\" : 1,\n  \"C\" : {\n\n  },\n  \"item2\" : [\n    1.50,\n    \"\\/\"\n  ],\n  \"item10\" : 1e3\n}\n")
        == "{\n  \"C\" : {\n\n  },\n  \"b\" : 1,\n  \"item10\" : 1e3,\n  \"item2\" : [\n    1.50,\n    \"\\/\"\n  ]\n}\n"
    )
  }

  /// `\u0062` is `b`, and an escaped quotation mark stands before a letter.
  @Test func comparesKeysWithoutTheirEscapes() {
    #expect(
      sorted(#"{"c":1,"\u0062":2,"a":3,"\"":4,"\\":5,"\/":6}"#) == #"{"\"":4,"\/":6,"\\":5,"a":3,"\u0062":2,"c":1}"#)
  }

  @Test func equalKeysKeepTheirOrder() {
    #expect(sorted(#"{"b":1,"a":1,"b":2,"a":2}"#) == #"{"a":1,"a":2,"b":1,"b":2}"#)
  }

  @Test(arguments: [
    "", "{", #"{"a""#, #"{"a":"#, #"{"a":1"#, #"{"b":1 "a":2}"#, "[1", "[1 2]", #""a"#, #""a\"#, "{} x",
    #"{"b":1,,"a":2}"#,
    #"{b:1,a:2}"#, #"{"b":1,}"#,
  ])
  func otherDataIsUnchanged(_ text: String) { #expect(sorted(text) == text) }

  // MARK: - Properties

  private struct Tree: Encodable {
    var members: [String: Tree]?
    var elements: [Tree]?
    var text: String?
    var number: Double?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if let members {
        try container.encode(members)
      } else if let elements {
        try container.encode(elements)
      } else if let text {
        try container.encode(text)
      } else {
        try container.encode(number)
      }
    }

    init(depth: Int, _ random: inout SplitMix) {
      switch Int.random(in: 0..<(depth > 0 ? 4 : 2), using: &random) {
      case 0: text = Self.key(&random)
      case 1: number = Bool.random(using: &random) ? Double(Int.random(in: -9...9, using: &random)) / 8 : nil
      case 2: elements = (0..<Int.random(in: 0...3, using: &random)).map { _ in Tree(depth: depth - 1, &random) }
      default:
        let members = (0..<Int.random(in: 0...4, using: &random)).map { _ in
          (Self.key(&random), Tree(depth: depth - 1, &random))
        }
        self.members = Dictionary(members) { first, _ in first }
      }
    }

    private static func key(_ random: inout SplitMix) -> String {
      let pieces = ["a", "B", "10", "9", "_", "/", "\"", "\\", "é", "\u{1}", "{", "]", ",", ":", " ", "😀", "\n"]
      return (0..<Int.random(in: 0...4, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
    }
  }

  /// Whatever order an encoder has chosen, the result is the same, and it is what the encoder of Linux writes.
  @Test func orderDoesNotDependOnTheEncoder() throws {
    var random = SplitMix(seed: 47)
    for _ in 0..<500 {
      let tree = Tree(depth: 4, &random)
      for layout: JSONEncoder.OutputFormatting in [[], .prettyPrinted, .withoutEscapingSlashes] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = layout
        let unsorted = try encoder.encode(tree)
        encoder.outputFormatting.insert(.sortedKeys)
        let sorted = try encoder.encodeInStableOrder(tree)
        #expect(JSONMembers.sorted(unsorted) == sorted)
        #expect(JSONMembers.sorted(sorted) == sorted)
        #if !canImport(Darwin)
          #expect(try encoder.encode(tree) == sorted, "references stay as they are")
        #endif
      }
    }
  }

  @Test func encoderWithoutSortedKeysIsLeftAlone() throws {
    struct Pair: Encodable { var b = 1, a = 2 }
    let encoder = JSONEncoder()
    #expect(try encoder.encodeInStableOrder(Pair()).count == #"{"b":1,"a":2}"#.utf8.count)
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encodeInStableOrder(Pair()) == Data(#"{"a":2,"b":1}"#.utf8))
  }
}

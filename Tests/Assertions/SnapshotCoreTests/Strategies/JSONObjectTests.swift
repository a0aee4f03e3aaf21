import Foundation
import SnapshotSeededRandom
import SnapshotTestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The subject is an internal algorithm.
@testable import SnapshotCore

/// JSON of Foundation's objects: written by this package, so that it is the same on all systems, and byte for byte what
/// `JSONSerialization` of Linux writes, so that references stay.
@Suite struct JSONObjectTests {
  private func foundation(_ object: Any) throws -> String {
    String(
      decoding: try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys]),
      as: UTF8.self)
  }

  @Test func numbersArePrintedAsByFoundation() throws {
    let numbers: [Any] = [
      0.1, 1.0, -0.0, 1e20, Double.leastNonzeroMagnitude, 123456789.123456789, Float(0.1), Float(16_777_216),
      NSNumber(value: 0.1),
      NSNumber(value: 1),
      NSNumber(value: true), false, true, 1, 0, Int8(-3), UInt8(200), UInt64.max, Int64.min,
      Decimal(string: "1.10") ?? 0,
      NSDecimalNumber(string: "0.10000000000000001"),
    ]
    let expected = """
      0.1 1 -0 1e+20 5e-324 123456789.12345679 0.1 16777216 0.1 1 true false true 1 0 -3 200 18446744073709551615 \
      -9223372036854775808 1.1 0.10000000000000001
      """
    let text = try JSONObjectText.text(of: numbers)
    #expect(text == "[\n  " + expected.split(separator: " ").joined(separator: ",\n  ") + "\n]")
    #if !canImport(Darwin)
      #expect(try text == foundation(numbers))
    #endif
  }

  @Test func valuesOfFoundationAndSwiftAreWritten() throws {
    let object: [String: Any] = [
      "text": "a/b \"q\" \\ \n\r\t\u{8}\u{C}\u{1} \u{7F} é 😀",
      "object": NSDictionary(dictionary: ["k": NSString(string: "v")]),
      "array": NSArray(array: [NSNull(), NSMutableString(string: "m")]), "none": Optional<Int>.none as Any,
      "some": Optional<Int>.some(3) as Any, "empty": [String: Any](), "list": [Any](),
      "hashable": [AnyHashable("x"): 1],
    ]
    let text = try JSONObjectText.text(of: object)
    #expect(text.contains(#""text" : "a\/b \"q\" \\ \n\r\t\b\f\u0001 "# + "\u{7F}" + #" é 😀""#))
    #expect(text.contains("\"none\" : null") && text.contains("\"some\" : 3"))
    #expect(text.contains("\"empty\" : {\n\n  }") && text.contains("\"list\" : [\n\n  ]"))
    #if !canImport(Darwin)
      #expect(try text == foundation(object))
    #endif
  }

  @Test func keysAreSortedByValueAndWithoutCase() {
    func sorted(_ keys: [String]) -> [String] {
      keys.map { ($0, JSONKeyCollation($0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    }
    let inOrder = [
      "", "_id", "$ref", "1", "01", "2", "10", "a", "A", "a b", "a_b", "A_b", "a-b", "a1", "a01", "a9", "a10", "aa",
      "aB", "é", "ID", "Id2", "user_id", "username", "userName", "z", "Ω", "я",
    ]
    #expect(sorted(inOrder.reversed()) == inOrder)
    #expect(sorted(["user_id", "userName", "userID", "userId"]) == ["user_id", "userId", "userID", "userName"])
    #expect(sorted(["a10", "a9", "a09", "B", "b"]) == ["a9", "a09", "a10", "b", "B"])
    #expect(sorted(["e", "É", "é", "f", "E"]) == ["e", "E", "é", "É", "f"])
  }

  private static func key(_ random: inout SplitMix) -> String {
    let letters = "abcABCzZ_-. $/\"0123456789éèÉüñ"
    let ascii = (UInt8(0x20)...0x7E).map { Character(Unicode.Scalar($0)) }
    let alphabet = Bool.random(using: &random) ? Array(letters) : ascii
    return String(
      (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in alphabet.randomElement(using: &random) })
  }

  #if !canImport(Darwin)
    /// On Linux the order of keys is that of `JSONSerialization`, which sorts with the collation data of ICU.
    @Test func keyOrderMatchesFoundation() throws {
      var random = SplitMix(seed: 470)
      for round in 0..<1500 {
        let keys = Set((0..<Int.random(in: 2...8, using: &random)).map { _ in Self.key(&random) })
        let object = Dictionary(uniqueKeysWithValues: keys.map { ($0, 1 as Any) })
        #expect(try JSONObjectText.text(of: object) == foundation(object), "round \(round)")
      }
    }
  #endif

  @Test func keyOrderIsTotal() {
    var random = SplitMix(seed: 471)
    for _ in 0..<3000 {
      let (a, b, c) = (
        JSONKeyCollation(Self.key(&random)), JSONKeyCollation(Self.key(&random)), JSONKeyCollation(Self.key(&random))
      )
      #expect([a < b, b < a, a == b].count { $0 } == 1)
      if a < b, b < c { #expect(a < c) }
    }
  }

  @Test func bodiesOfRequestsHaveTheSameFormat() throws {
    var request = URLRequest(url: try #require(URL(string: "http://example.com")))
    request.httpBody = Data(#"{"b10":0.1,"b9":1.0,"B":[],"a":12345678901234567890}"#.utf8)
    #expect(
      try snapshot(of: request, as: .raw(pretty: true)).hasSuffix(
        "{\n  \"a\" : 12345678901234567890,\n  \"B\" : [\n\n  ],\n  \"b9\" : 1,\n  \"b10\" : 0.1\n}"))
    request.httpBody = Data("1".utf8)
    #expect(try snapshot(of: request, as: .raw(pretty: true)).hasSuffix("\n1"))
  }

  /// Keys of encodable values are sorted by their bytes, as in references of Linux.
  @Test func encodableValuesAreSortedByBytes() throws {
    let value = ["a10": 1, "a9": 2, "B": 3, "b": 4, "é": 5, "_": 6]
    let expected = "{\n  \"B\" : 3,\n  \"_\" : 6,\n  \"a10\" : 1,\n  \"a9\" : 2,\n  \"b\" : 4,\n  \"é\" : 5\n}"
    #expect(try snapshot(of: value, as: .json) == expected)
    #expect(try snapshot(of: expected, as: .jsonText) == expected)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try snapshot(of: value, as: .json(encoder)) == #"{"B":3,"_":6,"a10":1,"a9":2,"b":4,"é":5}"#)
  }
}

import Foundation
import SnapshotSeededRandom

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Values of all kinds, the same in every run. What swift-snapshot-testing 1.18 makes of them lies in `Recorded`.
enum OriginalCorpus {
  struct Numbers: RandomNumberGenerator {
    private var generator: SplitMix

    init(state: UInt64) { generator = SplitMix(seed: state) }

    mutating func next() -> UInt64 { generator.next() }

    mutating func one<T>(of values: [T]) -> T { values[Int.random(in: 0..<values.count, using: &self)] }
  }

  struct Pair { var first: Any, second: Any }
  struct Empty {}
  struct User: Codable {
    var id = 1, name = "Blob", tags = ["b", "a"], ratio = 0.1
    var home = URL(string: "https://a.b/c?d=1")
    var since = Date(timeIntervalSince1970: 12345)
    var note: String?
  }
  final class Box {
    var value: Any
    weak var parent: Box?
    init(_ value: Any) { self.value = value }
  }
  class Animal { var legs = 4 }
  final class Dog: Animal { var name = "Rex\n\"q\"" }
  enum Shape {
    case dot
    case circle(Int)
    case named(x: Int, y: String)
    case pair(Int, Int)
    indirect case nest(Shape)
  }
  enum Raw: String { case a, b = "bee" }
  struct Described: CustomStringConvertible {
    var a = 1
    var description: String { "de\nscribed" }
  }
  struct DebugOnly: CustomDebugStringConvertible {
    var a = 1
    var debugDescription: String { "debug" }
  }
  struct Generic<T> {
    var t: T
    var `class`: [T] = []
  }
  struct Flags: OptionSet { let rawValue: Int }
  struct Tupled { var t = (1, b: "x", (2, 3)) }
  struct AsDictionary: CustomReflectable {
    var customMirror: Mirror { Mirror(self, children: ["two": 1, "one": 2, "two": [3]], displayStyle: .dictionary) }
  }
  struct AsSet: CustomReflectable {
    var customMirror: Mirror { Mirror(self, unlabeledChildren: [3, 1, 20] as [Any], displayStyle: .set) }
  }
  struct All: Codable {
    var user = User(), users = [User(), User()], map = ["b": 1.5, "a": 2], data = Data([1, 2])
    var text = "a/b é \u{1} \u{2028}", big = 1e300, negative = -0.0, whole = 3.0, most = Int64.max
    var empty: [Int] = [], none: [String: Int] = [:]
  }

  static func local() -> Any {
    struct Local { var a: Int?, b: Int?? = .some(nil) }
    return Local()
  }

  static let texts = [
    "", "a", "two words", "quo\"te", "new\nline", "tab\t", "é", "e\u{301}", "👍🏽", "日本", "\\", "#1", "0x7f00",
  ]

  /// Values to dump.
  static var values: [Any] {
    var numbers = Numbers(state: 1)
    return (0..<260).map { _ in value(&numbers, depth: 3) } + [AsDictionary(), AsSet(), ring(), twice()]
  }

  private static func ring() -> Any {
    let ring = Box(0)
    ring.value = [ring]
    return ring
  }

  private static func twice() -> Any {
    let dog = Dog()
    return [dog, dog]
  }

  private static func value(_ numbers: inout Numbers, depth: Int) -> Any {
    let text = numbers.one(of: texts)
    let kind = Int.random(in: 0..<(depth > 0 ? 36 : 18), using: &numbers)
    switch kind {
    case 0: return Int.random(in: -100...100, using: &numbers)
    case 1: return text
    case 2: return text.dropFirst(0)
    case 3: return Character("x")
    case 4: return Double(Int.random(in: -100...100, using: &numbers)) / 8
    case 5: return Bool.random(using: &numbers)
    case 6: return Data([1, 2, 3].prefix(Int.random(in: 0...3, using: &numbers)))
    case 7: return URL(fileURLWithPath: "/a b")
    case 8: return Date(timeIntervalSince1970: Double(Int.random(in: 0...2_000_000_000, using: &numbers)))
    case 9: return Shape.dot
    case 10: return Raw.b
    case 11: return Empty()
    case 12: return Described()
    case 13: return Int?.none as Any
    case 14: return ()
    case 15: return Flags(rawValue: 1)
    case 16: return UInt8(7)
    case 17: return Float(0.1)
    case 18: return Pair(first: value(&numbers, depth: depth - 1), second: value(&numbers, depth: depth - 1))
    case 19: return (0..<Int.random(in: 0...3, using: &numbers)).map { _ in value(&numbers, depth: depth - 1) }
    case 20:
      var pairs: [String: Any] = [:]
      for _ in 0..<Int.random(in: 0...3, using: &numbers) {
        pairs[numbers.one(of: texts)] = value(&numbers, depth: depth - 1)
      }
      return pairs
    case 21: return Set((0..<4).map { _ in Int.random(in: 0...30, using: &numbers) })
    case 22: return Box(value(&numbers, depth: depth - 1))
    case 23: return Dog()
    case 24: return Shape.circle(3)
    case 25: return Shape.named(x: 1, y: text)
    case 26: return Shape.nest(.nest(.pair(1, 2)))
    case 27: return Optional(value(&numbers, depth: depth - 1)) as Any
    case 28: return Generic(t: text)
    case 29: return Generic<Int?>(t: nil, class: [1, nil])
    case 30: return (1, value(&numbers, depth: depth - 1))
    case 31: return Tupled()
    case 32: return local()
    case 33: return User()
    case 34: return DebugOnly()
    default: return [1: "a", 10: "b", 2: "c"]
    }
  }

  static var requests: [URLRequest] {
    var numbers = Numbers(state: 3)
    let addresses = [
      "https://example.com", "https://example.com/a/b?b=2&a=1", "http://x.y:80/?q=a%20b&q=c#frag",
      "https://user:pass@h/p?z&y=", "file:///a",
    ]
    let bodies = [
      nil, "", "a=1&b[c]=2", #"{"b":1,"a":[1,2]}"#, #"{"q":"\"x\""}"#, "not json", "line\nbreak", "[3,1]", #""x""#,
    ]
    let headers = [
      ("Accept", "text/html"), ("Cookie", "a=b; c=\"d\""), ("Content-Type", "application/json"),
      ("x-Q", "a \"quoted\" b"), ("accept-language", "de"),
    ]
    return (0..<80).compactMap { _ in
      guard let url = URL(string: numbers.one(of: addresses)) else { return nil }
      var request = URLRequest(url: url)
      request.httpMethod = numbers.one(of: ["GET", "GET", "POST", "HEAD", "PUT", "DELETE"])
      for header in headers where Bool.random(using: &numbers) {
        request.setValue(header.1, forHTTPHeaderField: header.0)
      }
      request.httpBody = numbers.one(of: bodies).map { Data($0.utf8) }
      return request
    }
  }

  /// Pairs of texts: first with few different lines, so that a change can be told in many ways, then with unique ones.
  static var pairs: [(old: String, new: String)] {
    var numbers = Numbers(state: 9)
    let words = ["a", "b", "c", "", " ", "x ", "é", "e\u{301}", "\t", "}", "long line"]
    return (0..<260).map { turn in
      let lines = Array(words.prefix(Int.random(in: 1...words.count, using: &numbers)))
      let isUnique = turn % 2 == 0
      let old = (0..<Int.random(in: 0...30, using: &numbers)).map { isUnique ? "line \($0)" : numbers.one(of: lines) }
      var new = old
      for edit in 0..<Int.random(in: 0...4, using: &numbers) {
        let line = isUnique ? "new \(edit)" : numbers.one(of: lines)
        let kind = Int.random(in: 0..<3, using: &numbers)
        let place = Int.random(in: 0...new.count, using: &numbers)
        if kind == 0 || place == new.count {
          new.insert(line, at: place)
        } else if kind == 1 {
          new.remove(at: place)
        } else {
          new[place] = line
        }
      }
      return (old.joined(separator: "\n"), new.joined(separator: "\n"))
    }
  }

  static let names = [
    "a b", "a/b", "../x", "", "  ", "ünï", "日本", "_", "-", "--", "a-", "-a", "a.b", "👍", "e\u{301}", "1½", "٣",
    "a\u{200D}b", "ª", "²", "Ⅷ", "ⅷ", "a\u{AD}b", "ก็", "a’b", "foo(_:bar:)", "test()", "raw name()", "a\nb",
    "\u{FEFF}a", "ﬁ", "A_b1",
  ]
}

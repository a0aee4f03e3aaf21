import Foundation
import SnapshotTestSupport
import SnapshotSeededRandom
import Testing

// The subject is an internal algorithm.
@testable import SnapshotCore

/// The rules of `dump`'s text that ``DumpTests`` leaves open, one test each.
@Suite struct DumpRuleTests {
  private func dumped(_ value: Any) throws -> String { try snapshot(of: value, as: .dump) }

  class Animal { var legs = 4 }
  final class Dog: Animal { var name = "Rex" }
  final class Leaf {}
  struct Wrapper { var inside: Any }
  struct DebugOnly: CustomDebugStringConvertible {
    var a = 1
    var debugDescription: String { "debug" }
  }
  struct Both: CustomStringConvertible, AnySnapshotStringConvertible {
    var a = 1
    var description: String { "description" }
    var snapshotDescription: String { "snapshot" }
  }
  final class Ring: CustomStringConvertible {
    var name = "ring"
    var description: String { "a ring" }
  }

  @Test func superclassFieldsAreNotShown() throws {
    #expect(try dumped(Dog()) == "▿ Dog\n  - name: \"Rex\"\n")
    #expect(try dumped(Leaf()) == "- Leaf\n")
  }

  @Test func debugDescriptionsAreIgnored() throws {
    #expect(try dumped(DebugOnly()) == "▿ DebugOnly\n  - a: 1\n")
  }

  @Test func ownSnapshotDescriptionComesFirst() throws {
    #expect(try dumped(Both()) == "- snapshot\n")
    #expect(try dumped(Ring()) == "▿ a ring\n  - name: \"ring\"\n")
  }

  @Test func fieldsAreSortedByTheirNames() throws {
    struct Numbers {
      var a10 = 0
      var a2 = 0
      var a1 = [3]
      var a: Int?
    }
    // Whether a field has children plays no part.
    #expect(
      try dumped(Numbers()) == """
        ▿ Numbers
          - a: Optional<Int>.none
          ▿ a1: 1 element
            - 3
          - a10: 0
          - a2: 0

        """)
  }

  /// Members without names, and names that are not unique, are sorted by their values, those without children first.
  @Test func membersAreSortedByTheirText() throws {
    #expect(
      try dumped([1: "a", 10: "b", 2: "c"]) == """
        ▿ 3 key/value pairs
          ▿ (2 elements)
            - key: 1
            - value: "a"
          ▿ (2 elements)
            - key: 10
            - value: "b"
          ▿ (2 elements)
            - key: 2
            - value: "c"

        """)
    struct Bag: CustomReflectable {
      var customMirror: Mirror {
        Mirror(
          self, children: [("b", [1]), ("a", 2), (nil, 3), ("a", [0]), ("a", 10)] as [Mirror.Child],
          displayStyle: .struct)
      }
    }
    #expect(
      try dumped(Bag()) == """
        ▿ Bag
          - 3
          - a: 10
          - a: 2
          ▿ a: 1 element
            - 0
          ▿ b: 1 element
            - 1

        """)
  }

  @Test func nestedOptionalsAndTypesWithParameters() throws {
    #expect(try dumped(Int??.some(nil) as Any) == "▿ Optional<Optional<Int>>\n  - some: Optional<Int>.none\n")
    #expect(try dumped(Wrapper(inside: Int?.none as Any)) == "▿ Wrapper\n  - inside: Optional<Int>.none\n")
    struct Generic<T> { var t: T }
    #expect(try dumped(Generic(t: 1)) == "▿ Generic<Int>\n  - t: 1\n")
    #expect(try dumped(Generic<Int>?.none as Any) == "- Optional<Generic<Int>>.none\n")
  }

  @Test func emptyCollectionsHaveNoChildren() throws {
    #expect(try dumped([:] as [Int: Int]) == "- 0 key/value pairs\n")
    #expect(try dumped(Set<Int>()) == "- 0 members\n")
    #expect(try dumped(Set([1])) == "▿ 1 member\n  - 1\n")
    #expect(try dumped((1, 2)) == "▿ (2 elements)\n  - .0: 1\n  - .1: 2\n")
  }

  @Test func addressesOfObjectsAreLeftOut() throws {
    #expect(try dumped(NSObject()) == "- <NSObject>\n")
    #expect(try !dumped([NSObject(), NSObject()]).contains("0x"))
  }

  @Test func datesAreInUTCInEveryTimeZone() throws {
    let zone = NSTimeZone.default
    NSTimeZone.default = try #require(TimeZone(identifier: "Pacific/Auckland"))
    defer { NSTimeZone.default = zone }
    #expect(try dumped(Date(timeIntervalSinceReferenceDate: 0.9)) == "- 2001-01-01T00:00:00Z\n")
  }

  /// Whether by arithmetic or by a formatter, a date has one text.
  @Test func datesOfAllTimes() {
    var numbers = SplitMix(seed: 5)
    let edges = [-11_676_096_000, 253_402_300_800, 951_782_400, 951_868_799, 4_107_542_400, 0, -1, -0.5, 0.5]
    let seconds = edges + (0..<300).map { _ in Double.random(in: -1e11...4e11, using: &numbers) }
    var usual = 0
    for seconds in seconds {
      for date in [Date(timeIntervalSince1970: seconds), Date(timeIntervalSince1970: seconds - 1)] {
        if let text = UTCDateText.usual(of: date) {
          usual += 1
          #expect(text == UTCDateText.any(of: date))
        }
      }
    }
    #expect(usual > 300)
  }

  @Test func unnamedReferenceCycle() throws {
    final class Loop {
      var items: [Any] = []
    }
    let loop = Loop()
    loop.items = [loop]
    #expect(try dumped(loop) == "▿ Loop\n  ▿ items: 1 element\n    ▿ value (circular reference detected)\n")
    loop.items = []
  }

  @Test func indentationIsTwoSpacesPerLevel() throws {
    #expect(
      try dumped([[["a"]]]) == "▿ 1 element\n  ▿ 1 element\n    ▿ 1 element\n      - \"a\"\n")
  }

  @Test func errorsAndTypesAreDescribed() throws {
    #expect(try dumped(CancellationError()) == "- CancellationError\n")
    #expect(try dumped(Int.self) == "- Int\n")
  }
}

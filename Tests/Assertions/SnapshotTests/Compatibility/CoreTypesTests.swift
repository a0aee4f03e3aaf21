import Foundation
import Snapshot
import Testing

/// The lines "Core types" of the contract with swift-snapshot-testing, through the public interface alone.
@Suite struct CoreTypesTests {
  private struct Person {
    var name: String
  }

  @Test func strategiesHaveThreeInitializersAndMutableProperties() {
    let sync = Snapshotting<Person, String>(pathExtension: "a", diffing: .lines, snapshot: { $0.name })
    let async = Snapshotting<Person, String>(
      pathExtension: "b", diffing: .lines, asyncSnapshot: { person in Async { $0(person.name + "!") } })
    var simple = SimplySnapshotting<String>(pathExtension: "c", diffing: .lines)
    simple.pathExtension = nil
    simple.diffing = Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { _, _ in nil
    }
    simple.snapshot = { Async(value: $0.uppercased()) }
    #expect(text(sync, Person(name: "x")) == "x")
    #expect(text(async, Person(name: "x")) == "x!")
    #expect(text(simple, "x") == "X")
    #expect(simple.diffing.diffV2("a", "b") == nil)
    #expect([sync.pathExtension, async.pathExtension, simple.pathExtension] == ["a", "b", nil])
  }

  @Test func pullbacksKeepExtensionAndDifference() {
    var lines = SimplySnapshotting.lines
    lines.pathExtension = "md"
    let names = lines.pullback { (person: Person) in person.name }
    let later = lines.asyncPullback { (person: Person) in
      Async<String> { callback in callback(person.name) }.map { $0 + "." }
    }
    #expect(names.pathExtension == "md")
    #expect(text(names, Person(name: "x")) == "x")
    #expect(text(later, Person(name: "x")) == "x.")
    #expect(later.diffing.diffV2("a", "b")?.0 == "@@ \u{2212}1,1 +1,1 @@\n\u{2212}a\n+b")
  }

  @Test func asyncDeliversItsValue() {
    var values: [Int] = []
    Async(value: 1).run { values.append($0) }
    Async { $0(2) }.map { $0 * 10 }.run { values.append($0) }
    #expect(values == [1, 20])
  }

  /// "`diffV2` property; `Diffing.init(toData:fromData:diff:)` and `diff` deprecated but working".
  @available(*, deprecated)
  @Test func deprecatedAndCurrentDiffsWork() {
    let toData: (Int) -> Data = { Data("\($0)".utf8) }
    let fromData: (Data) -> Int = { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    var older = Diffing<Int>(
      toData: toData, fromData: fromData, diff: { $0 == $1 ? nil : ("older", [XCTAttachment(data: Data())]) })
    let newer = Diffing<Int>(
      toData: toData, fromData: fromData, diffV2: { $0 == $1 ? nil : ("newer", [.data(Data([1]), name: "a.bin")]) })
    let trailing = Diffing<Int>(toData: toData, fromData: fromData) { $0 == $1 ? nil : ("trailing", []) }
    #expect(older.diff(1, 2)?.0 == "older")
    #expect(older.diff(1, 2)?.1.count == 1)
    #expect(older.diffV2(1, 2)?.1.count == 1)
    #expect(newer.diffV2(1, 2)?.0 == "newer")
    #expect(newer.diff(1, 2)?.0 == "newer")
    #expect(newer.diff(1, 1) == nil)
    #expect(trailing.diffV2(1, 2)?.0 == "trailing")
    older.diff = { _, _ in ("replaced", []) }
    #expect(older.diffV2(1, 1)?.0 == "replaced")
    #expect(older.fromData(older.toData(7)) == 7)
  }

  /// "Never export a name of Foundation's": these would be ambiguous.
  @Test func foundationNamesAreNotAmbiguous() throws {
    let encoder = PropertyListEncoder()
    let decoder = PropertyListDecoder()
    #expect(try decoder.decode([Int].self, from: encoder.encode([1])) == [1])
    _ = JSONEncoder()
    _ = Data()
    _ = URL(fileURLWithPath: "/")
    _ = Date()
  }

  /// More than there: constants of these types need no conformance of one's own. A value that is delivered later crosses
  /// threads only if its type may.
  @Test func strategiesAreSendable() {
    final class Box {}
    #expect(isSendable(Snapshotting<Box, Box>.self))
    #expect(isSendable(Diffing<Box>.self))
    #expect(isSendable(Async<String>.self))
    #expect(!isSendable(Async<Box>.self))
    #expect(isSendable(SnapshotTestingConfiguration.self))
  }

  private func isSendable<T>(_: T.Type) -> Bool { false }
  private func isSendable<T: Sendable>(_: T.Type) -> Bool { true }

  private struct Secret: AnySnapshotStringConvertible {
    static var renderChildren: Bool { true }
    var inside = 1
    var snapshotDescription: String { "secret" }
  }

  /// "protocol AnySnapshotStringConvertible … conforming: Character, Data, Date, NSObject, String, Substring, URL".
  @Test func typesProvideTheirSnapshotDescription() {
    let texts: [any AnySnapshotStringConvertible] = [
      Character("c"), Data([1]), Date(timeIntervalSince1970: 0), NSObject(), "s", "s".dropLast(0),
      URL(fileURLWithPath: "/a"),
    ]
    #expect(texts.map(\.snapshotDescription).allSatisfy { !$0.contains("0x") })
    #expect(text(Snapshotting<Secret, String>.dump, Secret()) == "▿ secret\n  - inside: 1\n")
  }

  private func text<Value>(_ strategy: Snapshotting<Value, String>, _ value: Value) -> String {
    var result = ""
    strategy.snapshot(value).run { result = $0 }
    return result
  }
}

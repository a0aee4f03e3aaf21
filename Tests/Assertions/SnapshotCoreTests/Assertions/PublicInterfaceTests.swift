import Foundation
import SnapshotCore
import SnapshotCustomDump
import Testing

/// The calls as a test writes them, with references of their own in `__Snapshots__` beside this file.
@Suite(.snapshots) struct PublicInterfaceTests {
  @Test func text() {
    assertSnapshot(of: "Hello\n", as: .lines)
    assertSnapshot(of: [3, 1, 2], as: .dump)
    assertSnapshot(of: ["id": 1], as: .json, named: "json")
  }

  @Test func severalStrategies() {
    assertSnapshots(of: 7, as: ["dump": .dump, "description": .description])
    assertSnapshots(of: 7, as: [.dump, .customDump])
  }

  @Test(arguments: ["narrow", "so wide that it has spaces"]) func cases(name: String) {
    assertSnapshot(of: name, as: .lines)
  }

  @available(*, deprecated)
  @Test func legacySpellings() {
    assertSnapshot(matching: "Hello", as: .lines)
    assertSnapshot(of: "Hello", as: .lines, named: "boolean", record: false as Bool)
    #expect(verifySnapshot(matching: "Hello", as: .lines) == nil)
  }

  @Test func customStrategies() {
    let lengths = SimplySnapshotting.lines.pullback { (words: [String]) in
      words.map { "\($0.count)" }.joined(separator: "\n")
    }
    assertSnapshot(of: ["a", "bc"], as: lengths)
    let later = SimplySnapshotting.lines.asyncPullback { (number: Int) in Async(value: "\(number)") }
    assertSnapshot(of: 5, as: later)
    let older = Diffing<String>(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diffV2: { $0.count == $1.count ? nil : ("lengths differ", []) })
    assertSnapshot(of: "xyz", as: Snapshotting(pathExtension: "txt", diffing: older))
  }

  @Test func replacedClosuresOfADiffingAreCalled() {
    var diffing = Diffing<String>.lines
    diffing.diffV2 = { _, _ in ("always", []) }
    #expect(diffing.diffV2("a", "a")?.0 == "always")
    #expect(Diffing<String>.lines.diffV2("a", "a") == nil)
  }

  @Test func attachmentsExistEverywhere() {
    _ = XCTAttachment(data: Data())
    _ = XCTAttachment(data: Data(), uniformTypeIdentifier: "public.text")
  }
}

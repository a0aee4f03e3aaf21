import InlineSnapshot
import Snapshot
import SnapshotUI
import Testing

final class Node {
  var next: Node?
}

@MainActor @Suite(.serialized) struct Failures {
  @Test func changed() { assertSnapshot(of: "a\nb", as: .lines) }

  @Test func changedInline() {
    assertInlineSnapshot(of: "a\nb", as: .lines) {
      """
      a
      c
      """
    }
  }

  @Test func canonicallyEqual() { assertSnapshot(of: "caf\u{E9}", as: .lines) }

  @Test func carriageReturns() { assertSnapshot(of: "a\nb", as: .lines) }

  @Test func noStrategies() { assertSnapshots(of: 1, as: [Snapshotting<Int, String>]()) }

  @Test func nestedDeeply() {
    let first = Node()
    var last = first
    for _ in 0..<2_000 {
      last.next = Node()
      last = last.next!
    }
    assertSnapshot(of: first, as: .customDump)
  }

  @Test func oneNameTwice() {
    assertSnapshot(of: 1, as: .json, named: "value")
    assertSnapshot(of: 2, as: .json, named: "value")
  }

  @Test func redactionWithATypingError() {
    assertSnapshot(of: #"{"token": "s3cr3t"}"#, as: .lines.redacting(.jsonPath("$.tokn")))
  }

  @Test func glyphs() { assertSnapshot(of: Text("漢字"), as: .image) }

  @Test func symbols() { assertSnapshot(of: Image(systemName: "heart.fil"), as: .image) }

  @Test func environmentObject() { assertSnapshot(of: Profile(), as: .image) }

  @Test func endless() { assertSnapshot(of: Endless(), as: .image) }
}

final class Model: ObservableObject {}

struct Profile: View {
  @EnvironmentObject var model: Model
  var body: some View { Text("\(ObjectIdentifier(model).hashValue)") }
}

struct Endless: View {
  var body: some View { AnyView(Endless()) }
}

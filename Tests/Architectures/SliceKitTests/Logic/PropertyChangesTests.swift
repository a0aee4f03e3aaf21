import SliceKit
import Testing

@Suite struct PropertyChangesTests {
  struct State: Equatable {
    enum Phase: Equatable {
      case idle
      case loading(progress: Int)
      case failed(String)
    }

    struct Row: Equatable {
      var title: String
      var isRead = false
    }

    var phase = Phase.idle
    var count = 1
    var name: String?
    var rows = [Row(title: "a"), Row(title: "b")]
    var scores = ["x": 1, "y": 2]
    var tags: Set<String> = ["p", "q", "r"]
    var pair = (1, "one")

    static func == (left: State, right: State) -> Bool {
      left.phase == right.phase && left.count == right.count && left.name == right.name && left.rows == right.rows
        && left.scores == right.scores && left.tags == right.tags && left.pair == right.pair
    }
  }

  private func lines(_ change: (inout State) -> Void) -> [String] {
    let old = State()
    var new = old
    change(&new)
    return PropertyChanges.lines(from: old, to: new)
  }

  @Test func properties() {
    #expect(lines { _ in } == [])
    #expect(lines { $0.count = 2 } == ["count: 1 → 2"])
    #expect(lines { $0.name = "Ada" } == [#"name: nil → "Ada""#])
    #expect(lines { $0.pair.1 = "two" } == [#"pair.1: "one" → "two""#])
  }

  @Test func cases() {
    #expect(lines { $0.phase = .loading(progress: 1) } == ["phase: idle → loading(progress: 1)"])
    #expect(
      PropertyChanges.lines(from: State.Phase.loading(progress: 1), to: State.Phase.loading(progress: 2)) == [
        "loading.progress: 1 → 2"
      ])
    #expect(
      PropertyChanges.lines(from: State.Phase.failed("a"), to: State.Phase.loading(progress: 2)) == [
        #"state: failed("a") → loading(progress: 2)"#
      ])
  }

  @Test func collections() {
    #expect(lines { $0.rows[1].isRead = true } == ["rows[1].isRead: false → true"])
    #expect(lines { $0.rows.removeLast() } == [#"rows[1]: Row(title: "b", isRead: false) → nothing"#])
    #expect(lines { $0.rows.append(.init(title: "c")) } == [#"rows[2]: nothing → Row(title: "c", isRead: false)"#])
    #expect(
      lines { $0.scores = ["y": 3, "z": 4] } == [
        #"scores["x"]: 1 → nothing"#, #"scores["y"]: 2 → 3"#, #"scores["z"]: nothing → 4"#,
      ])
    #expect(lines { $0.tags.insert("a") } == [#"tags: ["p", "q", "r"] → ["a", "p", "q", "r"]"#])
  }

  @Test func cyclicReferencesTerminate() {
    final class Node {
      var next: Node?
      var value: Int
      init(_ value: Int) { self.value = value }
    }
    let (first, second) = (Node(1), Node(2))
    first.next = first
    second.next = second
    #expect(PropertyChanges.lines(from: first, to: second).contains("value: 1 → 2"))
  }
}

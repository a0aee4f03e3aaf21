import Foundation
import SnapshotUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var count = 3
  @Entry fileprivate var title: String = "a = b"  // with a comment
  @Entry fileprivate var subtitle: String?
  @Entry fileprivate var action: (Int) -> Int = { $0 + 1 }
  @Entry fileprivate var `default`: [String: [Int]] = ["}": [1, 2]]
}

extension Transaction {
  @Entry fileprivate var isQuick = false
}

extension ContainerValues {
  @Entry fileprivate var rank: Int = 0
}

extension FocusedValues {
  @Entry fileprivate var document: String?
}

@MainActor @Suite struct EntryTests {
  @Test func entriesHaveTheirDefaultValues() {
    let values = EnvironmentValues()
    #expect(values.count == 3 && values.title == "a = b" && values.subtitle == nil)
    #expect(values.action(1) == 2 && values.default == ["}": [1, 2]])
    #expect(!Transaction().isQuick)
  }

  @Test func entriesAreStored() throws {
    struct Reader: View {
      @Environment(\.count) private var count
      @Environment(\.subtitle) private var subtitle

      var body: some View { Text("\(count) \(subtitle ?? "none")") }
    }
    let view = VStack {
      Reader()
      Reader().environment(\.count, 7).environment(\.subtitle, "set")
    }
    #expect(try view.inspect().texts == ["3 none", "7 set"])
    var transaction = Transaction()
    transaction.isQuick = true
    #expect(transaction.isQuick)
  }

  @Test func containersReadTheirEntries() throws {
    let view = VStack {
      ForEach(
        subviews: Group {
          Text("A").containerValue(\.rank, 2); Text("B")
        }
      ) { subview in
        Text("rank \(subview.containerValues.rank)")
      }
    }
    #expect(try view.inspect().texts == ["rank 2", "rank 0"])
  }
}

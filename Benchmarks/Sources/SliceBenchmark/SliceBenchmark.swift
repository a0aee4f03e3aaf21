import Foundation
import Slices
import Views

/// What a screen of slices costs: comparing two lists of 200 descriptors, and one action in a screen that shows as many.
///
/// Each figure is the processor's time, the least of several repetitions.
@main
enum SliceBenchmark {
  struct Row: SliceViewModel, Identifiable {
    var id: Int
    var text: String
  }

  enum Action: SliceAction { case touched(Int) }

  final class Coordinator: SliceCoordinator {
    private(set) var state: [Row]

    init(state: [Row]) { self.state = state }

    func sliceDescriptors(for state: [Row]) -> [SliceDescriptor] { state.map { SliceDescriptor(viewModel: $0) } }

    func handle(_ action: Action) {
      switch action {
      case .touched(let index): state[index].text += "."
      }
    }
  }

  final class RowSlice: Slice, SliceConfigurable {
    private let label = Label()

    var content: some View { label.padding(4) }

    func configure(with viewModel: Row) { label.text = viewModel.text }
  }

  static func main() throws {
    let rows = (0..<200).map { Row(id: $0, text: "row \($0)") }
    let old = rows.map { SliceDescriptor(viewModel: $0) }
    // A third goes, as many come, some are updated, and all that is left is turned around.
    let changed = rows.filter { $0.id % 3 != 0 }.reversed().map {
      Row(id: $0.id, text: $0.id % 7 == 0 ? "new" : $0.text)
    }
    let new = (changed + (200..<266).map { Row(id: $0, text: "") }).map { SliceDescriptor(viewModel: $0) }
    measure("changeset of 200 equal descriptors") { _ = Changeset(from: old, to: old) }
    measure("changeset of 200 descriptors, most of them moved") { _ = Changeset(from: old, to: new) }

    let screen = SliceScreen(
      Coordinator(state: rows), state: \.state, slices: SliceRegistry(RowSlice.self),
      in: RenderContext(width: 375, height: 667))
    _ = try screen.inspect()
    var index = 0
    try measure("one action in a screen of 200 slices, laid out again") {
      screen.send(.touched(index % 200))
      index += 1
      _ = try screen.inspect()
    }
  }

  private static func measure(_ title: String, _ work: () throws -> Void) rethrows {
    var best = UInt64.max
    for _ in 0..<30 {
      let start = clock()
      try work()
      best = min(best, UInt64(clock() - start))
    }
    let milliseconds = Double(best) / Double(CLOCKS_PER_SEC) * 1_000
    print("\(title): \((milliseconds * 1_000).rounded() / 1_000) ms")
  }
}

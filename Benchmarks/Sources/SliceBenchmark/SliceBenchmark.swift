import Foundation
import SliceKit
import SnapshotUI

/// The cost of screens of slices: comparing two lists of descriptors, the first look at a screen and one change of it.
///
/// Each figure is the processor's time, the least of several repetitions. Changesets are also compared with the difference that the
/// standard library computes between the same rows as plain values, which does not depend on the machine.
///
///     swift run -c release --package-path Benchmarks SliceBenchmark
///     swift run --package-path Benchmarks SliceBenchmark
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
    private let label = TextLabel()

    var content: some View { label.padding(4) }

    func configure(with viewModel: Row) { label.text = viewModel.text }
  }

  static func main() throws {
    for count in [200, 1_000] {
      let rows = rows(count)
      let old = rows.map { SliceDescriptor(viewModel: $0) }
      var few = rows
      few[count / 2].text = "new"
      few.remove(at: count / 3)
      few.insert(Row(id: count, text: "inserted"), at: 3)
      let fewChanges = few.map { SliceDescriptor(viewModel: $0) }
      // A third is removed, as many are added, some are updated, and the rest is reversed.
      let changed = rows.filter { $0.id % 3 != 0 }.reversed().map {
        Row(id: $0.id, text: $0.id % 7 == 0 ? "new" : $0.text)
      }
      let added = (count..<count + count / 3).map { Row(id: $0, text: "") }
      let manyChanges = (changed + added).map { SliceDescriptor(viewModel: $0) }
      compare("changeset of \(count) equal descriptors", Changeset(from: old, to: old), rows.difference(from: rows))
      compare(
        "changeset of \(count) descriptors, three changes", Changeset(from: old, to: fewChanges),
        few.difference(from: rows))
      compare(
        "changeset of \(count) descriptors, most of them moved", Changeset(from: old, to: manyChanges),
        (changed + added).difference(from: rows))
    }
    try measure("first look at a screen of 1,000 rows, lazy") { _ = try screen(1_000, .lazy).inspect() }
    let lazy = screen(1_000, .lazy)
    _ = try lazy.inspect()
    try measure("one change in a screen of 1,000 rows, lazy, and another look") {
      lazy.send(.touched(3))
      _ = try lazy.inspect()
    }
    try measure("scrolling a screen of 1,000 rows by 300 points") { try lazy.scroll(by: 300) }
    let eager = screen(200, .eager)
    _ = try eager.inspect()
    var index = 0
    try measure("one change in a screen of 200 slices, eager, and another look") {
      eager.send(.touched(index % 200))
      index += 1
      _ = try eager.inspect()
    }
  }

  private static func rows(_ count: Int) -> [Row] { (0..<count).map { Row(id: $0, text: "row \($0)") } }

  private static func screen(_ count: Int, _ loading: SliceRowLoading) -> SliceScreen<Coordinator> {
    SliceScreen(
      Coordinator(state: rows(count)), state: \.state, slices: SliceRegistry(RowSlice.self), rows: loading,
      in: RenderContext(width: 375, height: 667))
  }

  private static func measure(_ title: String, _ work: () throws -> Void) rethrows {
    print("\(title): \(rounded(try milliseconds(work))) ms")
  }

  /// Measures a changeset, and the difference of the same rows as plain values.
  private static func compare<Own, Plain>(
    _ title: String, _ changeset: @autoclosure () -> Own, _ difference: @autoclosure () -> Plain
  ) {
    let (own, plain) = (milliseconds { _ = changeset() }, milliseconds { _ = difference() })
    print("\(title): \(rounded(own)) ms, \(rounded(own / plain)) times a plain array difference (\(rounded(plain)) ms)")
  }

  /// Returns the time of the fastest of 30 runs.
  private static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    var best = UInt64.max
    for _ in 0..<30 {
      let start = clock()
      try work()
      best = min(best, UInt64(clock() - start))
    }
    return Double(best) / Double(CLOCKS_PER_SEC) * 1_000
  }

  private static func rounded(_ number: Double) -> Double { (number * 1_000).rounded() / 1_000 }
}

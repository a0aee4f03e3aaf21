import SliceKit
import Testing

/// S34: the cost of comparing two lists of descriptors, as numbers of operations, which do not depend on the machine.
///
/// `SliceBenchmark` measures the time.
@Suite(.serialized) struct ChangesetCostTests {
  /// Counts the operations on the view models of this suite, whose tests run one after the other.
  final class Counter: @unchecked Sendable {
    static let shared = Counter()
    var comparisons = 0
    var hashes = 0
  }

  struct CountedID: Hashable, Sendable {
    var number: Int

    func hash(into hasher: inout Hasher) {
      Counter.shared.hashes += 1
      hasher.combine(number)
    }
  }

  struct Counted: SliceViewModel, Identifiable {
    var id: CountedID
    var text = ""

    static func == (left: Counted, right: Counted) -> Bool {
      Counter.shared.comparisons += 1
      return left.id == right.id && left.text == right.text
    }
  }

  /// Returns the operations of the changeset between two lists, per descriptor.
  private func cost(_ old: [Counted], _ new: [Counted]) -> (comparisons: Double, hashes: Double) {
    let (before, after) = (old.map { SliceDescriptor(viewModel: $0) }, new.map { SliceDescriptor(viewModel: $0) })
    (Counter.shared.comparisons, Counter.shared.hashes) = (0, 0)
    let changes = Changeset(from: before, to: after)
    let count = Double(max(old.count, new.count))
    let (comparisons, hashes) = (Counter.shared.comparisons, Counter.shared.hashes)
    #expect(changes.isEmpty == (old == new))
    return (Double(comparisons) / count, Double(hashes) / count)
  }

  private func list(_ ids: some Sequence<Int>) -> [Counted] { ids.map { Counted(id: CountedID(number: $0)) } }

  @Test("S34: each view model is compared once, and its identity is hashed a fixed number of times")
  func linearCost() {
    var ratios: [Double] = []
    for count in [200, 2_000] {
      let old = list(0..<count)
      let equal = cost(old, old)
      #expect(equal.comparisons <= 1 && equal.hashes <= 6, "\(equal)")
      var changed = list((0..<count).filter { $0 % 3 != 0 }.reversed()) + list(count..<count + count / 3)
      for index in stride(from: 0, to: changed.count, by: 7) { changed[index].text = "new" }
      let moved = cost(old, changed)
      #expect(moved.comparisons <= 1 && moved.hashes <= 12, "\(moved)")
      ratios.append(moved.hashes)
    }
    // Ten times as many descriptors cost ten times as much; a quadratic cost would be a hundred times as high. The numbers are not
    // exactly proportional: tables that grow hash their keys again, and the buckets of a table differ in each process.
    #expect(ratios[1] <= ratios[0] * 2, "\(ratios)")
  }
}

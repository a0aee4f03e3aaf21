import Foundation

/// Measures work at two sizes, and prints a row for each kind.
struct SizeTable {
  /// The smaller and the larger number of units, such as actions.
  let sizes: [Int]
  /// The name of the unit.
  let unit: String
  private var rows: [(name: String, nanoseconds: [Double])] = []

  init(_ title: String, unit: String, sizes: [Int]) {
    self.sizes = sizes
    self.unit = unit
    print("\(title), nanoseconds of processor time per \(unit):")
  }

  /// Adds a row. Its ratio is relative to the first row.
  ///
  /// - Parameters:
  ///   - repetitions: The number of runs, of which the fastest counts.
  ///   - setUp: Prepares a run for a number of units. Its time does not count.
  ///   - work: The work of one run.
  mutating func row<Input>(
    _ name: String, repetitions: Int = 5, setUp: (Int) throws -> Input, work: (Input) throws -> Void
  ) rethrows {
    var nanoseconds: [Double] = []
    for size in sizes {
      var best = Double.infinity
      for _ in 0..<repetitions {
        let input = try setUp(size)
        let start = clock()
        try work(input)
        best = min(best, Double(clock() - start))
      }
      nanoseconds.append(best / Double(CLOCKS_PER_SEC) * 1e9 / Double(size))
    }
    rows.append((name, nanoseconds))
    let base = rows[0].nanoseconds
    let ratio = nanoseconds[1] / base[1]
    let growth = nanoseconds[1] / nanoseconds[0]
    let columns = zip(sizes, nanoseconds).map { "\($0) \(unit)s: \(rounded($1))" }.joined(separator: ", ")
    print("  \(name): \(columns), \(rounded(ratio)) times the first row, growth \(rounded(growth))")
  }

  private func rounded(_ number: Double) -> Double {
    let step = number < 10 ? 100.0 : 1
    return (number * step).rounded() / step
  }
}

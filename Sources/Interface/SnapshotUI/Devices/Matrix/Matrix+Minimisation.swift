// Summarizes the failed configurations of a matrix. A failure with one cause affects a block of configurations, such as
// all type sizes on one device. The failures are covered by blocks in which every configuration failed, and each block
// is described by one phrase.

extension Matrix {
  /// Returns phrases that describe the failed configurations: `["at xxxLarge on iPhoneSE3"]`, `["everywhere in dark"]`,
  /// `["everywhere"]`. Together they cover all failed configurations and no others.
  ///
  /// - Parameter names: The names of the failed configurations. Unknown names are ignored.
  /// - Complexity: The number of configurations times the number of values of all axes, for each phrase.
  package func describeFailures(_ names: some Sequence<String>) -> [String] {
    let failing = Set(names)
    return CellPlaces(self, cells: cells, isFailing: { failing.contains($0.name) }).blocks.map(phrase)
  }

  /// Returns abbreviations that describe chosen configurations: `["xS…L"]`, `["iPhoneSE3-xL", "dark"]`. Together they
  /// cover all chosen configurations and no others.
  ///
  /// - Parameters:
  ///   - chosen: Configurations of the matrix.
  ///   - all: The configurations to distinguish, including the chosen ones.
  func abbreviate(_ chosen: [MatrixCell], among all: [MatrixCell]) -> [String] {
    let names = Set(chosen.map(\.name))
    let places = CellPlaces(self, cells: all, isFailing: { names.contains($0.name) })
    let present = axes.indices.map { axis in Set((places.failing + places.passing).map { $0[axis] }) }
    return places.blocks.map { block in
      let restricted = axes.indices.filter { block.values[$0] != present[$0] }
      guard !restricted.isEmpty else { return "all" }
      return restricted.map { axes[$0].abbreviation(for: block.values[$0]) }.joined(separator: "-")
    }
  }
}

/// A set of value indices for each axis; the block contains the configurations of their product.
private struct Block {
  var values: [Set<Int>]

  func contains(_ place: [Int]) -> Bool {
    zip(values, place).allSatisfy { $0.contains($1) }
  }
}

/// The configurations of a matrix by the indices of their values.
private struct CellPlaces {
  let axisSizes: [Int]
  /// In the order of the configurations.
  let failing: [[Int]]
  let passing: [[Int]]

  init(_ matrix: Matrix, cells: [MatrixCell], isFailing: (MatrixCell) -> Bool) {
    axisSizes = matrix.axes.map(\.values.count)
    var failing: [[Int]] = []
    var passing: [[Int]] = []
    for cell in cells {
      let place = zip(matrix.axes, cell.coordinates).map { axis, coordinate in
        axis.values.firstIndex { $0.label == coordinate.value } ?? 0
      }
      if isFailing(cell) { failing.append(place) } else { passing.append(place) }
    }
    self.failing = failing
    self.passing = passing
  }

  /// Blocks that cover all failed configurations and no others.
  var blocks: [Block] {
    var uncovered = failing
    var blocks: [Block] = []
    while !uncovered.isEmpty {
      let block = largestBlock(covering: uncovered)
      uncovered.removeAll(where: block.contains)
      blocks.append(block)
    }
    return blocks
  }

  /// Returns the block that covers the most of the uncovered configurations. Blocks grow from the first one. Each axis
  /// is tried as the first to grow, because the first axis can prevent others from growing.
  func largestBlock(covering uncovered: [[Int]]) -> Block {
    let seed = uncovered[0]
    var best = Block(values: seed.map { [$0] })
    var most = 0
    for firstAxis in axisSizes.indices {
      let order = Array(axisSizes.indices[firstAxis...]) + Array(axisSizes.indices[..<firstAxis])
      let block = grown(from: seed, along: order)
      let count = uncovered.count(where: block.contains)
      if count > most {
        best = block
        most = count
      }
    }
    return best
  }

  private func grown(from seed: [Int], along axes: [Int]) -> Block {
    var block = Block(values: seed.map { [$0] })
    for axis in axes {
      for value in 0..<axisSizes[axis] where !block.values[axis].contains(value) {
        var wider = block
        wider.values[axis] = [value]
        // If no configuration of the wider part exists, the part doesn't show that the value failed.
        guard failing.contains(where: wider.contains), !passing.contains(where: wider.contains) else { continue }
        block.values[axis].insert(value)
      }
    }
    return block
  }
}

extension Matrix {
  private func phrase(for block: Block) -> String {
    let restricted = axes.indices.filter { block.values[$0].count < axes[$0].values.count }
    guard !restricted.isEmpty else { return "everywhere" }
    let spread = axes.indices.contains { block.values[$0].count == axes[$0].values.count && axes[$0].values.count > 1 }
    // Ordered axes, such as type sizes, come first: "at xxxLarge on iPhoneSE3".
    let parts = restricted.filter { axes[$0].isOrdered } + restricted.filter { !axes[$0].isOrdered }
    let words = parts.map { axes[$0].preposition + " " + axes[$0].words(for: block.values[$0]) }
    return (restricted.count == 1 && spread ? "everywhere " : "") + words.joined(separator: " ")
  }
}

extension MatrixAxis {
  /// Groups neighboring values of an ordered axis into ranges. Other values are single.
  private func runs(of chosen: Set<Int>) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for index in chosen.sorted() {
      if isOrdered, let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs
  }

  /// Returns the labels of values, with neighbors on an ordered axis as a range.
  fileprivate func words(for chosen: Set<Int>) -> String {
    let names = runs(of: chosen).map { run in
      run.count == 1
        ? values[run.lowerBound].label : "\(values[run.lowerBound].label) … \(values[run.upperBound].label)"
    }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns the abbreviations of values, or their labels if they have none: `xS…L/xxL`.
  fileprivate func abbreviation(for chosen: Set<Int>) -> String {
    func name(_ index: Int) -> String {
      values[index].abbreviation.isEmpty ? values[index].label : values[index].abbreviation
    }
    return runs(of: chosen).map { run in
      run.count == 1 ? name(run.lowerBound) : "\(name(run.lowerBound))…\(name(run.upperBound))"
    }.joined(separator: "/")
  }
}

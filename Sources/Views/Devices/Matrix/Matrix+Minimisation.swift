// Says in a few words which cells of a matrix failed. A failure that has one cause fails a block of cells: all sizes of
// one device, everything in dark. The failing cells are therefore covered by blocks, each a product of values that
// fails in every cell that it has, and each block is one phrase.

extension Matrix {
  /// What the failing cells have in common: `["at xxxLarge on iPhoneSE3"]`, `["everywhere in dark"]`,
  /// `["everywhere"]`. Together the phrases name every failing cell and none that passed.
  ///
  /// - Parameter names: the names of the failing cells; names that no cell has are ignored.
  /// - Complexity: cells × the values of all axes, for each phrase.
  public func describeFailures(_ names: some Sequence<String>) -> [String] {
    let failing = Set(names)
    return CellPlaces(self, cells: cells, isFailing: { failing.contains($0.name) }).blocks.map(phrase)
  }

  /// What cells have in common that others of the matrix have not, in the abbreviations of the cells' names: `["xS…L"]`,
  /// `["iPhoneSE3-xL", "dark"]`. Together they name every chosen cell and none of the others.
  ///
  /// - Parameters:
  ///   - chosen: Cells of the matrix.
  ///   - all: The cells that come into question, the chosen ones among them.
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

/// Values on each axis, by index: the cells of their product.
private struct Block {
  var values: [Set<Int>]

  func contains(_ place: [Int]) -> Bool {
    zip(values, place).allSatisfy { $0.contains($1) }
  }
}

/// The cells of a matrix by their values' indices.
private struct CellPlaces {
  let axisSizes: [Int]
  /// In the order of the cells.
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

  /// Blocks that together hold every failing cell and no other.
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

  /// The block that takes most of what is not covered yet. Blocks grow from the first such cell, each time along
  /// another axis first, because what grows first keeps others from growing.
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
        // A part of the block that is excluded altogether says nothing about the value.
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
    // What limits the size comes before where it is: "at xxxLarge on iPhoneSE3".
    let parts = restricted.filter { axes[$0].isOrdered } + restricted.filter { !axes[$0].isOrdered }
    let words = parts.map { axes[$0].preposition + " " + axes[$0].words(for: block.values[$0]) }
    return (restricted.count == 1 && spread ? "everywhere " : "") + words.joined(separator: " ")
  }
}

extension MatrixAxis {
  /// Neighbouring values of an ordered axis as one range each, every other value alone.
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

  /// The labels of some values: neighbours on an ordered axis as a range, others one by one.
  fileprivate func words(for chosen: Set<Int>) -> String {
    let names = runs(of: chosen).map { run in
      run.count == 1
        ? values[run.lowerBound].label : "\(values[run.lowerBound].label) … \(values[run.upperBound].label)"
    }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The abbreviations of some values, or the labels of those that have none: `xS…L/xxL`.
  fileprivate func abbreviation(for chosen: Set<Int>) -> String {
    func name(_ index: Int) -> String {
      values[index].abbreviation.isEmpty ? values[index].label : values[index].abbreviation
    }
    return runs(of: chosen).map { run in
      run.count == 1 ? name(run.lowerBound) : "\(name(run.lowerBound))…\(name(run.upperBound))"
    }.joined(separator: "/")
  }
}

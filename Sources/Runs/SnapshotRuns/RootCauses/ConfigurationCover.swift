/// A short description of the configurations of a matrix that have something in common.
///
/// A root cause usually affects a block of configurations: all sizes of one device, or everything in dark mode. The chosen
/// configurations are covered by blocks, so that 48 lines become one. A block is a product of values, all of whose known
/// configurations are chosen.
struct ConfigurationCover: Hashable, Sendable {
  /// One phrase for each block, such as `dark` or `typeSize xSmall…large × iPhoneSE3`, or only `all configurations`.
  let phrases: [String]

  /// - Parameters:
  ///   - chosen: The chosen configurations, each with one value per axis.
  ///   - all: All known configurations, including the chosen ones.
  /// - Complexity: O(*n* · *v*) for each phrase, for *n* configurations and *v* values of all axes.
  init(_ chosen: [[String]], among all: [[String]]) {
    let axes = ConfigurationCover.axes(of: all)
    func place(_ configuration: [String]) -> [Int]? {
      let values = configuration.map(AxisValue.init)
      guard values.count == axes.count else { return nil }
      let indices = zip(axes, values).compactMap { axis, value in axis.values.firstIndex(of: value.value) }
      return indices.count == axes.count ? indices : nil
    }
    let places = Set(chosen.compactMap(place))
    let others = Set(all.compactMap(place)).subtracting(places)
    guard !axes.isEmpty, !places.isEmpty else {
      phrases = chosen.isEmpty ? [] : ["all configurations"]
      return
    }
    guard !others.isEmpty else {
      phrases = ["all configurations"]
      return
    }
    let blocks = Blocks(sizes: axes.map(\.values.count), chosen: places, others: others).all
    phrases = blocks.map { ConfigurationCover.phrase($0, axes) }
  }

  /// The phrases as one: `dark, or type accessibility1…accessibility5 × iPhoneSE3`.
  var text: String { phrases.joined(separator: ", or ") }

  private struct Axis {
    var name: String
    /// From small to large.
    var values: [String]
  }

  private static func axes(of configurations: [[String]]) -> [Axis] {
    guard let count = configurations.map(\.count).max(), count > 0 else { return [] }
    return (0..<count).map { index in
      let values = configurations.filter { $0.indices.contains(index) }.map { AxisValue($0[index]) }
      let name = values.first?.axis ?? ""
      let sorted = Set(values.map(\.value)).sorted { SnapshotOrder.valuePrecedes("\(name)=\($0)", "\(name)=\($1)") }
      return Axis(name: name, values: sorted)
    }
  }

  private static func phrase(_ block: [Set<Int>], _ axes: [Axis]) -> String {
    let parts = zip(block, axes).compactMap { chosen, axis -> String? in
      guard chosen.count < axis.values.count else { return nil }
      return runs(chosen).map { run in
        run.count == 1
          ? axis.values[run.lowerBound] : "\(axis.values[run.lowerBound])…\(axis.values[run.upperBound])"
      }.joined(separator: "/")
    }
    return parts.isEmpty ? "all configurations" : parts.joined(separator: " × ")
  }

  /// Neighbours as one range.
  private static func runs(_ chosen: Set<Int>) -> [ClosedRange<Int>] {
    chosen.sorted().reduce(into: []) { runs, index in
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
  }
}

/// Products of values that hold chosen configurations and no others.
private struct Blocks {
  let sizes: [Int]
  let chosen: Set<[Int]>
  let others: Set<[Int]>
  private static let mostSeeds = 64

  var all: [[Set<Int>]] {
    var uncovered = chosen.sorted { $0.lexicographicallyPrecedes($1) }
    var blocks: [[Set<Int>]] = []
    while !uncovered.isEmpty {
      // The largest block first; with many configurations, of those from the first one on.
      let seeds = uncovered.count <= Blocks.mostSeeds ? uncovered : Array(uncovered.prefix(1))
      let candidates = seeds.flatMap { seed in
        sizes.indices.map { first in
          grown(from: seed, along: Array(sizes.indices[first...]) + Array(sizes.indices[..<first]))
        }
      }
      let counts = candidates.map { block in uncovered.count { Blocks.contains(block, $0) } }
      guard let best = counts.indices.max(by: { counts[$0] < counts[$1] }) else { break }
      uncovered.removeAll { Blocks.contains(candidates[best], $0) }
      blocks.append(candidates[best])
    }
    return blocks
  }

  private static func contains(_ block: [Set<Int>], _ place: [Int]) -> Bool {
    zip(block, place).allSatisfy { $0.contains($1) }
  }

  /// What grows first keeps others from growing.
  private func grown(from seed: [Int], along axes: [Int]) -> [Set<Int>] {
    var block = seed.map { Set([$0]) }
    for axis in axes {
      for value in 0..<sizes[axis] where !block[axis].contains(value) {
        var wider = block
        wider[axis] = [value]
        guard chosen.contains(where: { Blocks.contains(wider, $0) }),
          !others.contains(where: { Blocks.contains(wider, $0) })
        else { continue }
        block[axis].insert(value)
      }
    }
    return block
  }
}

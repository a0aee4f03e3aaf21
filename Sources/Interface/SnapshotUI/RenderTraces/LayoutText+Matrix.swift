import SnapshotRenderTraces

extension Matrix {
  /// Returns the layout trees of a view in all configurations as one text.
  ///
  /// - Parameter rendered: Renders the view in a configuration, or returns `nil` for one without elements. Called in the order
  ///   of the matrix.
  package func layoutText(of rendered: (MatrixCell) throws -> RenderedView?) rethrows -> String {
    let cells = cells
    var roots: [MergedNode] = []
    for (index, cell) in cells.enumerated() {
      MergedNode.mergeNodes(try rendered(cell).map { [$0.layoutTree] } ?? [], of: index, into: &roots)
    }
    let words = CellWords(matrix: self, cells: cells)
    let all = Array(cells.indices)
    return roots.flatMap { $0.lines(indentedBy: 0, in: nil, of: all, words: words) }.joined(separator: "\n") + "\n"
  }
}

/// An element of several layout trees: the same element in all configurations that have it.
private final class MergedNode {
  let title: String
  /// The titles of the node and its descendants in the configurations that have it.
  private var outlines: Set<String> = []
  /// The configurations that have the node, in ascending order, with the text for its frame in each.
  private(set) var places: [(cell: Int, place: String)] = []
  private var children: [MergedNode] = []

  private init(_ node: LayoutTree, outline: String, of cell: Int) {
    title = node.element.title
    add(node, outline: outline, of: cell)
  }

  /// Merges the nodes of a configuration into the nodes of the configurations before it.
  ///
  /// Nodes with equal descendants are matched first, then the nodes between them by title. Both matchings are longest
  /// common subsequences. Unmatched nodes are inserted between the matched ones.
  static func mergeNodes(_ nodes: [LayoutTree], of cell: Int, into merged: inout [MergedNode]) {
    let outlines = nodes.map(\.outline)
    var pairs: [(Int, Int)] = []
    var start = (0, 0)
    let alike = commonSubsequence(merged[...], outlines[...]) { $0.outlines.contains($1) }
    for end in alike + [(merged.count, nodes.count)] {
      pairs += commonSubsequence(merged[start.0..<end.0], nodes[start.1..<end.1]) { $0.title == $1.element.title }
      if end.0 < merged.count { pairs.append(end) }
      start = (end.0 + 1, end.1 + 1)
    }
    var result: [MergedNode] = []
    start = (0, 0)
    for end in pairs + [(merged.count, nodes.count)] {
      result += merged[start.0..<end.0]
      result += (start.1..<end.1).map { MergedNode(nodes[$0], outline: outlines[$0], of: cell) }
      if end.0 < merged.count {
        merged[end.0].add(nodes[end.1], outline: outlines[end.1], of: cell)
        result.append(merged[end.0])
      }
      start = (end.0 + 1, end.1 + 1)
    }
    merged = result
  }

  private func add(_ node: LayoutTree, outline: String, of cell: Int) {
    outlines.insert(outline)
    places.append((cell, node.placeText))
    Self.mergeNodes(node.children, of: cell, into: &children)
  }

  func lines(indentedBy depth: Int, in parent: MergedNode?, of cells: [Int], words: CellWords) -> [String] {
    let own = places.map(\.cell)
    var line = String(repeating: "  ", count: depth)
    if own != cells { line += "only \(words.text(for: own, within: cells)): " }
    line += title
    if !fills(parent) { line += " " + placesText(words) }
    return [line] + children.flatMap { $0.lines(indentedBy: depth + 1, in: self, of: own, words: words) }
  }

  /// Whether the frames are those of the parent.
  private func fills(_ parent: MergedNode?) -> Bool {
    guard let parent else { return false }
    let around = Dictionary(uniqueKeysWithValues: parent.places.map { ($0.cell, $0.place) })
    return places.allSatisfy { around[$0.cell] == $0.place }
  }

  private func placesText(_ words: CellWords) -> String {
    var distinct: [String] = []
    for place in places where !distinct.contains(place.place) { distinct.append(place.place) }
    guard distinct.count > 1 else { return distinct[0] }
    return distinct.map { place in
      let having = places.filter { $0.place == place }.map(\.cell)
      return words.text(for: having, within: places.map(\.cell)) + " " + place
    }.joined(separator: ", ")
  }
}

extension LayoutTree {
  /// The titles of the node and its descendants.
  fileprivate var outline: String {
    element.title + "\n" + children.map { $0.outline + "\u{1}" }.joined()
  }
}

/// The pairs of indices of a longest common subsequence.
///
/// - Complexity: quadratic in the lengths that remain without the common beginning and end.
private func commonSubsequence<Left, Right>(
  _ left: ArraySlice<Left>, _ right: ArraySlice<Right>, by areEqual: (Left, Right) -> Bool
) -> [(Int, Int)] {
  var pairs: [(Int, Int)] = []
  var (top, bottom) = (left.startIndex, left.endIndex)
  var (first, last) = (right.startIndex, right.endIndex)
  while top < bottom, first < last, areEqual(left[top], right[first]) {
    pairs.append((top, first))
    (top, first) = (top + 1, first + 1)
  }
  var ending: [(Int, Int)] = []
  while top < bottom, first < last, areEqual(left[bottom - 1], right[last - 1]) {
    (bottom, last) = (bottom - 1, last - 1)
    ending.append((bottom, last))
  }
  let columns = last - first
  var lengths = [[Int]](repeating: [Int](repeating: 0, count: columns + 1), count: bottom - top + 1)
  for row in (0..<(bottom - top)).reversed() {
    for column in (0..<columns).reversed() {
      lengths[row][column] =
        areEqual(left[top + row], right[first + column])
        ? lengths[row + 1][column + 1] + 1 : max(lengths[row + 1][column], lengths[row][column + 1])
    }
  }
  var (row, column) = (0, 0)
  while row < bottom - top, column < columns {
    if areEqual(left[top + row], right[first + column]) {
      pairs.append((top + row, first + column))
      (row, column) = (row + 1, column + 1)
    } else if lengths[row + 1][column] >= lengths[row][column + 1] {
      row += 1
    } else {
      column += 1
    }
  }
  return pairs + ending.reversed()
}

/// Short texts for sets of configurations, cached because the same sets recur.
private final class CellWords {
  private struct Question: Hashable {
    var chosen: [Int]
    var all: [Int]
  }

  private let matrix: Matrix
  private let cells: [MatrixCell]
  private var answers: [Question: String] = [:]

  init(matrix: Matrix, cells: [MatrixCell]) {
    self.matrix = matrix
    self.cells = cells
  }

  /// What the chosen configurations have in common, in contrast to the others.
  func text(for chosen: [Int], within all: [Int]) -> String {
    let question = Question(chosen: chosen, all: all)
    if let answer = answers[question] { return answer }
    let answer = matrix.abbreviate(chosen.map { cells[$0] }, among: all.map { cells[$0] }).joined(separator: " and ")
    answers[question] = answer
    return answer
  }
}

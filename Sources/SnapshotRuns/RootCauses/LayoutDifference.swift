/// What changed from one layout to another. Elements are matched inside matched parents: equal titles first, in their
/// order, then between them what is of one kind. What moved with its parent did not move.
struct LayoutDifference {
  private(set) var changes: [SemanticChange] = []

  init(from old: LayoutNode, to new: LayoutNode) {
    compare(old, new, inherited: (0, 0))
  }

  private mutating func compare(_ old: LayoutNode, _ new: LayoutNode, inherited: (x: Double, y: Double)) {
    let areas = [old.frame, new.frame]
    if old.title != new.title {
      let isText = old.kind == "Text" && new.kind == "Text"
      add(
        .elements, new, isText ? "text" : old.kind == new.kind ? "is" : "element",
        isText || old.kind == new.kind ? old.detail : old.title,
        isText || old.kind == new.kind ? new.detail : new.title,
        areas)
    }
    if old.isTruncated != new.isTruncated {
      add(.layout, new, "truncated", old.isTruncated ? "yes" : "no", new.isTruncated ? "yes" : "no", areas)
    }
    length(new, "frame.width", old.frame.width, new.frame.width, areas)
    length(new, "frame.height", old.frame.height, new.frame.height, areas)
    let moved = (x: new.frame.x - old.frame.x, y: new.frame.y - old.frame.y)
    if !PointNumber.areEqual(moved.x, inherited.x) { length(new, "frame.x", old.frame.x, new.frame.x, areas) }
    if !PointNumber.areEqual(moved.y, inherited.y) { length(new, "frame.y", old.frame.y, new.frame.y, areas) }
    for pair in LayoutDifference.pairs(old.children, new.children) {
      switch pair {
      case (let before?, let after?): compare(before, after, inherited: moved)
      case (let before?, nil): add(.elements, before, "removed", "", "", [before.frame])
      case (nil, let after?): add(.elements, after, "added", "", "", [after.frame])
      case (nil, nil): break
      }
    }
  }

  private mutating func length(
    _ node: LayoutNode, _ property: String, _ before: Double, _ after: Double, _ areas: [Area]
  ) {
    guard !PointNumber.areEqual(before, after) else { return }
    add(.layout, node, property, PointNumber.text(before), PointNumber.text(after), areas)
    changes[changes.count - 1].step = PointNumber.step(from: before, to: after)
  }

  private mutating func add(
    _ station: SemanticChange.Station, _ node: LayoutNode, _ property: String, _ before: String, _ after: String,
    _ areas: [Area]
  ) {
    changes.append(
      SemanticChange(
        station: station, element: node.title, kind: node.kind, property: property, before: before, after: after,
        areas: areas))
  }

  // MARK: Matching

  private static func pairs(_ old: [LayoutNode], _ new: [LayoutNode]) -> [(LayoutNode?, LayoutNode?)] {
    var result: [(LayoutNode?, LayoutNode?)] = []
    var start = (0, 0)
    for end in common(old, new, { $0.title == $1.title }) + [(old.count, new.count)] {
      let rest = (old: Array(old[start.0..<end.0]), new: Array(new[start.1..<end.1]))
      var inner = (0, 0)
      for match in common(rest.old, rest.new, { $0.kind == $1.kind }) + [(rest.old.count, rest.new.count)] {
        result += rest.old[inner.0..<match.0].map { ($0, nil) } + rest.new[inner.1..<match.1].map { (nil, $0) }
        if match.0 < rest.old.count { result.append((rest.old[match.0], rest.new[match.1])) }
        inner = (match.0 + 1, match.1 + 1)
      }
      if end.0 < old.count { result.append((old[end.0], new[end.1])) }
      start = (end.0 + 1, end.1 + 1)
    }
    return result
  }

  /// Lists longer than this are matched by their common beginning and end only.
  private static let longest = 400

  /// The indices of a longest common subsequence.
  private static func common(
    _ old: [LayoutNode], _ new: [LayoutNode], _ areAlike: (LayoutNode, LayoutNode) -> Bool
  ) -> [(Int, Int)] {
    let head = zip(old, new).prefix { areAlike($0, $1) }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { areAlike($0, $1) }.count
    let (middleOld, middleNew) = (old.count - head - tail, new.count - head - tail)
    var pairs = (0..<head).map { ($0, $0) }
    if middleOld > 0, middleNew > 0, middleOld <= longest, middleNew <= longest {
      var lengths = [[Int]](repeating: [Int](repeating: 0, count: middleNew + 1), count: middleOld + 1)
      for i in stride(from: middleOld - 1, through: 0, by: -1) {
        for j in stride(from: middleNew - 1, through: 0, by: -1) {
          lengths[i][j] =
            areAlike(old[head + i], new[head + j])
            ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
        }
      }
      var (i, j) = (0, 0)
      while i < middleOld, j < middleNew {
        if areAlike(old[head + i], new[head + j]) {
          pairs.append((head + i, head + j))
          (i, j) = (i + 1, j + 1)
        } else if lengths[i + 1][j] >= lengths[i][j + 1] {
          i += 1
        } else {
          j += 1
        }
      }
    }
    return pairs + (0..<tail).map { (old.count - tail + $0, new.count - tail + $0) }
  }
}

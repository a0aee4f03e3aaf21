import Foundation
import RenderTraces

/// The changes between two layouts.
///
/// Elements are matched inside of matched parents: first by title, in their order, then the elements between these by
/// kind. An element that moved with its parent counts as unmoved.
struct LayoutDifference {
  private(set) var changes: [SemanticChange] = []

  init(from old: LayoutTree, to new: LayoutTree) {
    compare(old, new, inherited: (0, 0))
  }

  private mutating func compare(_ old: LayoutTree, _ new: LayoutTree, inherited: (x: CGFloat, y: CGFloat)) {
    let areas = [old.frame, new.frame]
    let (before, after) = (old.element, new.element)
    if before.qualifiedName != after.qualifiedName {
      add(.elements, new, "element", before.title, after.title, areas)
    } else if before.detail != after.detail {
      add(.elements, new, after.isText ? "text" : "is", before.detail ?? "", after.detail ?? "", areas)
    }
    if old.isTruncated != new.isTruncated {
      add(.layout, new, "truncated", old.isTruncated ? "yes" : "no", new.isTruncated ? "yes" : "no", areas)
    }
    length(new, "frame.width", old.frame.width, new.frame.width, areas)
    length(new, "frame.height", old.frame.height, new.frame.height, areas)
    let moved = (x: new.frame.minX - old.frame.minX, y: new.frame.minY - old.frame.minY)
    if !PointLength.areEqual(moved.x, inherited.x) { length(new, "frame.x", old.frame.minX, new.frame.minX, areas) }
    if !PointLength.areEqual(moved.y, inherited.y) { length(new, "frame.y", old.frame.minY, new.frame.minY, areas) }
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
    _ node: LayoutTree, _ property: String, _ before: CGFloat, _ after: CGFloat, _ areas: [CGRect]
  ) {
    guard !PointLength.areEqual(before, after) else { return }
    add(.layout, node, property, pointText(before), pointText(after), areas)
    changes[changes.count - 1].step = PointLength.step(from: before, to: after)
  }

  private mutating func add(
    _ stage: SemanticChange.Stage, _ node: LayoutTree, _ property: String, _ before: String, _ after: String,
    _ areas: [CGRect]
  ) {
    changes.append(
      SemanticChange(
        stage: stage, element: node.element.title, kind: node.element.qualifiedName, property: property,
        before: before, after: after, areas: areas))
  }

  // MARK: Matching

  private static func pairs(_ old: [LayoutTree], _ new: [LayoutTree]) -> [(LayoutTree?, LayoutTree?)] {
    var result: [(LayoutTree?, LayoutTree?)] = []
    var start = (0, 0)
    for end in common(old, new, { $0.element == $1.element }) + [(old.count, new.count)] {
      let rest = (old: Array(old[start.0..<end.0]), new: Array(new[start.1..<end.1]))
      var inner = (0, 0)
      let alike = common(rest.old, rest.new) { $0.element.qualifiedName == $1.element.qualifiedName }
      for match in alike + [(rest.old.count, rest.new.count)] {
        result += rest.old[inner.0..<match.0].map { ($0, nil) } + rest.new[inner.1..<match.1].map { (nil, $0) }
        if match.0 < rest.old.count { result.append((rest.old[match.0], rest.new[match.1])) }
        inner = (match.0 + 1, match.1 + 1)
      }
      if end.0 < old.count { result.append((old[end.0], new[end.1])) }
      start = (end.0 + 1, end.1 + 1)
    }
    return result
  }

  /// Longer lists are matched only by their common beginning and end.
  private static let longest = 400

  /// The indices of a longest common subsequence.
  private static func common(
    _ old: [LayoutTree], _ new: [LayoutTree], _ areAlike: (LayoutTree, LayoutTree) -> Bool
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

import Foundation
import Raster
import SnapshotRenderTraces

/// Compares the frames of a layout with the operations of its drawing: texts start in their frames, rectangles fill them, and a
/// padding is as wide as it states.
struct LayoutConfirmation {
  /// What the operations of an element draw outside of transforms, which move and scale it.
  private struct Drawn {
    /// The origins of all lines, as far left, right, up and down as any of them.
    var corners: [CGPoint] = []
    /// The smallest and the largest bounds of the filled paths.
    var fills: (common: CGRect, all: CGRect)?
    var isTransformed = false
  }

  private var drawn: [String: Drawn] = [:]

  /// Frames are aligned to pixels, operations are not.
  private let tolerance: CGFloat
  /// The shapes that fill their frames.
  private static let fillingShapes: Set = ["Rectangle", "RoundedRectangle", "Capsule", "Color"]

  /// - Parameter scale: Pixels per point.
  init(_ drawing: DisplayListDescription, scale: CGFloat) {
    tolerance = 1.01 / min(1, max(0.1, scale))
    var isTransformed = [false]
    for item in drawing.items {
      switch item.operation {
      case .save, .beginMask: isTransformed.append(isTransformed.last ?? false)
      case .beginGroup(_, let filters): isTransformed.append(isTransformed.last == true || !filters.isEmpty)
      case .restore, .endGroup, .endMask: if isTransformed.count > 1 { isTransformed.removeLast() }
      case .concatenate: isTransformed[isTransformed.count - 1] = true
      default: break
      }
      guard let path = item.element else { continue }
      if isTransformed.last == true || item.outline != nil {
        drawn[path, default: Drawn()].isTransformed = true
      } else {
        Self.add(item.operation, to: &drawn[path, default: Drawn()])
      }
    }
  }

  /// Static, because a method would copy the dictionary that it changes.
  private static func add(_ operation: DisplayList.Operation, to drawn: inout Drawn) {
    switch operation {
    case .glyphs(let run, _):
      let all = drawn.corners + [run.origin]
      guard let bounds = CGRect(around: all) else { return }
      drawn.corners = [bounds.origin, CGPoint(x: bounds.maxX, y: bounds.maxY)]
    case .fill(let path, _, _):
      guard let bounds = CGRect(around: path.points) else { return }
      drawn.fills = drawn.fills.map { ($0.common.intersection(bounds), $0.all.union(bounds)) } ?? (bounds, bounds)
    default: break
    }
  }

  /// Whether the operations agree with the frames of all elements.
  func holds(for tree: LayoutTree) -> Bool {
    var frames: [String: (common: CGRect, all: CGRect)] = [:]
    Self.collect(tree, in: &frames)
    return holds(for: tree, frames)
  }

  /// Collects the frames of the elements that draw. Equal elements, such as those of a modifier that a view has twice, have one path.
  private static func collect(_ tree: LayoutTree, in frames: inout [String: (common: CGRect, all: CGRect)]) {
    if !tree.isModifier {
      let known = frames[tree.path]
      frames[tree.path] = (
        known?.common.intersection(tree.frame) ?? tree.frame, known?.all.union(tree.frame) ?? tree.frame
      )
    }
    for child in tree.children { collect(child, in: &frames) }
  }

  private func holds(for tree: LayoutTree, _ frames: [String: (common: CGRect, all: CGRect)]) -> Bool {
    holdsAlone(for: tree, frames) && tree.children.allSatisfy { holds(for: $0, frames) }
  }

  private func holdsAlone(for tree: LayoutTree, _ frames: [String: (common: CGRect, all: CGRect)]) -> Bool {
    guard hasStatedPadding(tree) else { return false }
    guard !tree.isModifier, let frames = frames[tree.path], let drawn = drawn[tree.path], !drawn.isTransformed else {
      return true
    }
    if tree.element.isText {
      let frame = tree.frame.insetBy(dx: -2 * tolerance, dy: -2 * tolerance)
      return drawn.corners.allSatisfy {
        frame.minX <= $0.x && $0.x <= frame.maxX && frame.minY <= $0.y && $0.y <= frame.maxY
      }
    }
    guard tree.children.isEmpty, Self.fillingShapes.contains(tree.element.name), let fills = drawn.fills else {
      return true
    }
    // Of several elements, each has the frame that all have in common or the one around them: one between them is not proven.
    guard isClose(tree.frame, fills.common) || isClose(tree.frame, fills.all) else { return false }
    return isClose(fills.common, frames.common) && isClose(fills.all, frames.all)
  }

  private func hasStatedPadding(_ tree: LayoutTree) -> Bool {
    guard tree.element.name == "padding", tree.children.count == 1,
      let length = tree.element.detail.flatMap({ Double($0) })
    else { return true }
    return isClose(tree.children[0].frame.insetBy(dx: -length, dy: -length), tree.frame)
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].allSatisfy {
      $0.magnitude <= tolerance
    }
  }
}

extension LayoutTree {
  /// Whether the element is a modifier, which has the path of the element that it modifies.
  fileprivate var isModifier: Bool { children.contains { $0.path == path } }
}

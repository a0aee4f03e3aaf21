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
    holdsAlone(for: tree) && tree.children.allSatisfy(holds)
  }

  private func holdsAlone(for tree: LayoutTree) -> Bool {
    guard hasStatedPadding(tree) else { return false }
    // Modifiers have the path of the element that they modify.
    guard !tree.children.contains(where: { $0.path == tree.path }), let drawn = drawn[tree.path], !drawn.isTransformed
    else { return true }
    if tree.element.isText {
      let frame = tree.frame.insetBy(dx: -2 * tolerance, dy: -2 * tolerance)
      return drawn.corners.allSatisfy {
        frame.minX <= $0.x && $0.x <= frame.maxX && frame.minY <= $0.y && $0.y <= frame.maxY
      }
    }
    guard tree.children.isEmpty, Self.fillingShapes.contains(tree.element.name), let fills = drawn.fills else {
      return true
    }
    return isClose(fills.common, tree.frame) && isClose(fills.all, tree.frame)
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

import Foundation
import Raster
import SnapshotRenderTraces

/// Compares the frames of a layout with the operations of its drawing: texts start in their frames, rectangles fill them, and a
/// padding is as wide as it states.
struct LayoutConfirmation {
  /// The operations of each path outside of transforms, which move and scale what they draw.
  private var drawn: [String: [DisplayList.Operation]] = [:]
  /// The paths that a transform contains.
  private var transformed: Set<String> = []

  /// Frames are aligned to pixels, operations are not.
  private static let tolerance: CGFloat = 1.01
  /// The shapes that fill their frames.
  private static let fillingShapes: Set = ["Rectangle", "RoundedRectangle", "Capsule", "Color"]

  init(_ drawing: DisplayListDescription) {
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
        transformed.insert(path)
      } else {
        drawn[path, default: []].append(item.operation)
      }
    }
  }

  /// Whether the operations agree with the frames of all elements.
  func holds(for tree: LayoutTree) -> Bool {
    holdsAlone(for: tree) && tree.children.allSatisfy(holds)
  }

  private func holdsAlone(for tree: LayoutTree) -> Bool {
    guard hasStatedPadding(tree) else { return false }
    // Modifiers have the path of the element that they modify.
    guard !tree.children.contains(where: { $0.path == tree.path }), !transformed.contains(tree.path),
      let operations = drawn[tree.path]
    else { return true }
    if tree.element.isText {
      let origins = operations.compactMap { $0.glyphRun?.origin }
      let frame = tree.frame.insetBy(dx: -2, dy: -2)
      return origins.allSatisfy { frame.minX <= $0.x && $0.x <= frame.maxX && frame.minY <= $0.y && $0.y <= frame.maxY }
    }
    guard tree.children.isEmpty, Self.fillingShapes.contains(tree.element.name) else { return true }
    let fills = operations.compactMap { operation in
      if case .fill(let path, _, _) = operation { CGRect(around: path.points) } else { nil as CGRect? }
    }
    return fills.allSatisfy { isClose($0, tree.frame) }
  }

  private func hasStatedPadding(_ tree: LayoutTree) -> Bool {
    guard tree.element.name == "padding", tree.children.count == 1,
      let length = tree.element.detail.flatMap({ Double($0) })
    else { return true }
    return isClose(tree.children[0].frame.insetBy(dx: -length, dy: -length), tree.frame)
  }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].allSatisfy { $0.magnitude <= Self.tolerance }
  }
}

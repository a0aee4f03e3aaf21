import Foundation
import Raster
import SnapshotRenderTraces

/// The operations of a drawing by the elements that draw them.
struct DrawnOperations {
  typealias Item = DisplayListDescription.Item

  let items: [Item]
  private let indicesOfPath: [String: [Int]]
  /// Whether transforms, masks, filters or backdrops spread or move what some operation draws.
  private let isMoved: Bool
  private let size: CGSize

  init(_ drawing: DisplayListDescription) {
    items = drawing.items
    size = drawing.size
    indicesOfPath = Dictionary(grouping: drawing.items.indices) { drawing.items[$0].element ?? "" }
    isMoved = drawing.items.contains { item in
      switch item.operation {
      case .concatenate, .backdrop, .beginMask: true
      case .beginGroup(_, let filters): !filters.isEmpty
      default: false
      }
    }
  }

  func items(of path: String) -> [Item] { (indicesOfPath[path] ?? []).map { items[$0] } }

  func indices(of path: String) -> [Int] { indicesOfPath[path] ?? [] }

  /// The indices of the operations of an element and its content, in drawing order.
  func indices(in tree: LayoutTree) -> [Int] {
    indicesOfPath.filter { path, _ in path == tree.path || path.hasPrefix(tree.path + "/") }.flatMap(\.value).sorted()
  }

  /// The areas in which an element and its content may draw; `nil` if they are not known.
  func areas(in tree: LayoutTree) -> [CGRect]? {
    let own = indices(in: tree)
    guard !own.isEmpty else { return [] }
    return isMoved ? nil : own.compactMap { items[$0].operation.area }
  }

  /// The number of lines of a text that is drawn.
  func lineCount(of path: String) -> Int {
    Set(items(of: path).compactMap { $0.operation.glyphRun?.origin.y }).count
  }

  // MARK: Comparing

  /// Whether an element and its content draw the same in another drawing, apart from their common position.
  func areEqual(in tree: LayoutTree, to other: LayoutTree, in drawing: DrawnOperations) -> Bool {
    let (own, others) = (indices(in: tree), drawing.indices(in: other))
    let offset = CGPoint(x: other.frame.minX - tree.frame.minX, y: other.frame.minY - tree.frame.minY)
    return own.count == others.count
      && zip(own, others).allSatisfy { items[$0].isEqual(to: drawing.items[$1], movedBy: offset) }
  }

  /// Whether a text has the same glyphs at the same places in another drawing, whatever their colors are.
  func haveSameGlyphs(_ text: LayoutTree, as other: LayoutTree, in drawing: DrawnOperations) -> Bool {
    let runs = (
      items(of: text.path).compactMap(\.operation.glyphRun),
      drawing.items(of: other.path).compactMap(\.operation.glyphRun)
    )
    return runs.0.map(\.face) == runs.1.map(\.face) && runs.0.map(\.size) == runs.1.map(\.size)
      && GlyphPlacement(runs.0) == GlyphPlacement(runs.1)
  }
}

extension DisplayListDescription.Item {
  /// Whether an operation draws the same as another one that is moved by an offset.
  fileprivate func isEqual(to other: Self, movedBy offset: CGPoint) -> Bool {
    if operation == other.operation, outline == other.outline, image == other.image {
      return offset == .zero || operation.bounds == nil && operation.glyphRun == nil
    }
    guard operation.keyword == other.operation.keyword, outline == nil, other.outline == nil, image == other.image,
      styleText == other.styleText, PaintColors(paintText).colors == PaintColors(other.paintText).colors
    else { return false }
    func isMoved(_ a: CGPoint, _ b: CGPoint) -> Bool {
      (b.x - a.x - offset.x).magnitude < 0.0025 && (b.y - a.y - offset.y).magnitude < 0.0025
    }
    if let run = operation.glyphRun, let moved = other.operation.glyphRun {
      return isMoved(run.origin, moved.origin) && run.hasGlyphs(of: moved)
    }
    if let path = operation.path, let moved = other.operation.path {
      let (points, others) = (path.points, moved.points)
      return path.commands == moved.commands && points.count == others.count && zip(points, others).allSatisfy(isMoved)
    }
    guard let bounds = operation.bounds, let moved = other.operation.bounds else { return false }
    return bounds.size == moved.size && isMoved(bounds.origin, moved.origin)
  }
}

extension GlyphRun {
  fileprivate func hasGlyphs(of other: GlyphRun) -> Bool {
    face == other.face && size == other.size && slant == other.slant && glyphs == other.glyphs
  }
}

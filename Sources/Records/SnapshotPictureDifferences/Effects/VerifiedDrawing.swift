import Foundation
import Raster
import SnapshotRenderTraces

/// A drawing from which this engine renders a picture pixel by pixel.
struct VerifiedDrawing {
  var trace: RenderTrace
  var picture: PixelBuffer
  /// Returns an image that the drawing names by its hash.
  var images: (ImageReference) -> PixelBuffer?

  /// More reversals are not tried one by one.
  private static let mostSingle = 4

  /// The indices of the reversals that change no pixel of the picture.
  ///
  /// - Complexity: that of rendering once; a few times more if some of the reversals change a pixel.
  func unnecessary(_ reversals: [(index: Int, reversal: DrawingReversal)]) -> Set<Int> {
    guard !reversals.isEmpty, let list = trace.displayList(images: images) else { return [] }
    func isSame(_ some: ArraySlice<(index: Int, reversal: DrawingReversal)>) -> Bool {
      var other = list
      for (_, reversal) in some {
        guard reversal.apply(to: &other) else { return false }
      }
      return trace.picture(of: other, pixels: picture.width * picture.height) == picture
    }
    if isSame(reversals[...]) { return Set(reversals.map(\.index)) }
    guard reversals.count > 1, reversals.count <= Self.mostSingle else { return [] }
    return Set(reversals.indices.filter { isSame(reversals[$0...$0]) }.map { reversals[$0].index })
  }
}

/// Undoes one change in a newer drawing.
enum DrawingReversal {
  /// Replaces consecutive operations by the same ones in another order, given by their indices.
  case order(start: Int, indices: [Int])
  /// Replaces the paints of operations, by the indices of the operations.
  case paints([Int: Paint])

  private struct OldPlace: Hashable {
    var path: String
    var frame: CGRect
  }

  /// The old order of the children of an element; `nil` if they do not draw one after another.
  static func order(of parent: MatchedElement, in drawn: DrawnOperations) -> DrawingReversal? {
    guard let before = parent.old?.children else { return nil }
    let places = Dictionary(
      before.enumerated().map { (OldPlace(path: $1.path, frame: $1.frame), $0) }, uniquingKeysWith: min)
    var ranks: [(rank: Int, indices: [Int])] = []
    var end: Int?
    for child in parent.children {
      guard let new = child.new else { continue }
      let indices = drawn.indices(in: new)
      guard let first = indices.first, let last = indices.last else { continue }
      guard last - first + 1 == indices.count, end == nil || end == first, drawn.isBalanced(first...last) else {
        return nil
      }
      end = last + 1
      guard let old = child.old, let rank = places[OldPlace(path: old.path, frame: old.frame)]
      else {
        return nil
      }
      ranks.append((rank, indices))
    }
    guard let end else { return nil }
    let indices = ranks.sorted { ($0.rank, $0.indices[0]) < ($1.rank, $1.indices[0]) }.flatMap(\.indices)
    return .order(start: end - indices.count, indices: indices)
  }

  /// The old paints of an element whose operations later ones may hide; `nil` if none does.
  static func paints(
    of path: String, from old: [DrawnOperations.Item], covered drawn: DrawnOperations
  ) -> DrawingReversal? {
    let indices = drawn.indices(of: path)
    guard old.count == indices.count, let last = indices.last else { return nil }
    var paints: [Int: Paint] = [:]
    for (before, index) in zip(old, indices) where before.paintText != drawn.items[index].paintText {
      guard before.operation.keyword == drawn.items[index].operation.keyword, before.image == nil,
        let paint = before.operation.paint,
        let area = drawn.items[index].operation.bounds ?? drawn.items[index].operation.area,
        drawn.items[(last + 1)...].contains(where: { $0.operation.mayHide(area) })
      else { return nil }
      paints[index] = paint
    }
    return paints.isEmpty ? nil : .paints(paints)
  }

  /// - Returns: Whether the drawing has the operations.
  func apply(to list: inout DisplayList) -> Bool {
    switch self {
    case .order(let start, let indices):
      guard indices.allSatisfy(list.items.indices.contains), start + indices.count <= list.items.count else {
        return false
      }
      list.items.replaceSubrange(start..<start + indices.count, with: indices.map { list.items[$0] })
    case .paints(let paints):
      for (index, paint) in paints {
        guard list.items.indices.contains(index), let operation = list.items[index].operation.with(paint) else {
          return false
        }
        list.items[index].operation = operation
      }
    }
    return true
  }
}

extension DrawnOperations {
  /// Whether each save, group and mask in a range ends in it.
  fileprivate func isBalanced(_ range: ClosedRange<Int>) -> Bool {
    var depth = 0
    for item in items[range] {
      switch item.operation {
      case .save, .beginGroup, .beginMask: depth += 1
      case .restore, .endGroup, .endMask: depth -= 1
      case .concatenate, .clip, .blendMode, .opacity: if depth == 0 { return false }
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}

extension DisplayList.Operation {
  /// Whether the operation may hide an area: it fills its surroundings with an opaque paint.
  fileprivate func mayHide(_ area: CGRect) -> Bool {
    switch self {
    case .fill(_, _, .color(let color)): color.alpha == 255 && bounds?.contains(area) == true
    case .fill, .image, .ninePartImage: bounds?.contains(area) == true
    default: false
    }
  }

  /// The operation with another paint; `nil` for operations without a paint.
  fileprivate func with(_ paint: Paint) -> DisplayList.Operation? {
    switch self {
    case .fill(let path, let rule, _): .fill(path, rule, paint)
    case .stroke(let path, let style, _): .stroke(path, style, paint)
    case .glyphs(let run, _): .glyphs(run, paint)
    default: nil
    }
  }
}

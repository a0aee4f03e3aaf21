import Foundation
import Raster
import SnapshotRenderTraces

/// Finds the changes that have no effect on a pixel: a line limit of a text with one line, or another order of elements that
/// do not overlap.
///
/// A test passes as long as the pixels are equal, so that a reference keeps its explanation while such changes add up. They are
/// not the cause of the next change of the picture.
///
/// A change of an element has no effect if its size, its place in the container and what it draws are equal apart from a common
/// movement, or if it draws only where pixels are equal. Another order and another color are undone in the new drawing, which
/// must render the same picture.
struct ChangeEffects {
  private let drawn: (old: DrawnOperations, new: DrawnOperations)
  private let places: [ElementPlace]
  private let paths: MatchedPaths
  private let drawing: VerifiedDrawing?
  private let hasChangedPixel: ([CGRect]) -> Bool

  /// - Parameters:
  ///   - places: The elements that ``SemanticChange/place`` refers to.
  ///   - drawing: The new drawing, if this engine renders the new picture from it.
  ///   - pictures: Two pictures of one size.
  init(
    from old: RenderTrace, to new: RenderTrace, _ matching: LayoutMatching, places: [ElementPlace],
    drawing: VerifiedDrawing?, pictures: (expected: PixelBuffer, actual: PixelBuffer)
  ) {
    drawn = (DrawnOperations(old.drawing), DrawnOperations(new.drawing))
    paths = MatchedPaths(matching)
    self.places = places
    self.drawing = drawing
    let scale = Double(pictures.actual.width) / max(1, Double(new.drawing.size.width))
    hasChangedPixel = { areas in
      let count = ImageComparison.differingPixels(
        expected: pictures.expected, actual: pictures.actual, outside: areas.map { PixelRect(of: $0, scale: scale) })
      return count.all > count.outside
    }
  }

  /// Marks the changes without an effect, unless no other change remains that is a cause.
  func mark(_ changes: inout [SemanticChange]) {
    let causes = changes.indices.filter { !changes[$0].isConsequence }
    guard causes.count > 1 else { return }
    var found = Set(
      causes.filter { index in changes[index].place.map { isWithoutEffect(changes[index], places[$0]) } ?? false })
    if let drawing {
      let reversals = causes.filter { !found.contains($0) }.compactMap { index in
        reversal(of: changes[index]).map { (index, $0) }
      }
      found.formUnion(drawing.unnecessary(reversals))
    }
    let remains = causes.contains { !found.contains($0) && !changes[$0].isFrame && !changes[$0].isAdaptation }
    guard remains else { return }
    for index in found { changes[index].isWithoutEffect = true }
  }

  // MARK: Changes of elements

  private func isWithoutEffect(_ change: SemanticChange, _ place: ElementPlace) -> Bool {
    guard change.property != "moved" else { return false }
    if change.property == "lineLimit", isLineLimitUnused(change, place.element) { return true }
    guard let (old, new) = place.element.versions else {
      return !place.element.holdsMatch && isInvisible(place)
    }
    guard old.hasSize(of: new) else { return false }
    if new.element.isText, TextArguments.placeGlyphs.contains(change.property) {
      return drawn.old.haveSameGlyphs(old, as: new, in: drawn.new)
    }
    return place.isKept(old, new) && isDrawnAlike(old, new)
  }

  /// Whether what two elements draw is equal apart from their positions, or differs only where pixels are equal.
  private func isDrawnAlike(_ old: LayoutTree, _ new: LayoutTree) -> Bool {
    if drawn.old.areEqual(in: old, to: new, in: drawn.new) { return true }
    return old.frame == new.frame && !hasChangedPixel(in: drawn.old.areas(in: old), drawn.new.areas(in: new))
  }

  private func hasChangedPixel(in old: [CGRect]?, _ new: [CGRect]?) -> Bool {
    guard let old, let new else { return true }
    return !(old + new).isEmpty && hasChangedPixel(old + new)
  }

  /// Whether an element that was added or removed draws nothing that is visible, and moves nothing.
  private func isInvisible(_ place: ElementPlace) -> Bool {
    guard let tree = place.element.latest, let parent = place.parent, let (old, new) = parent.element.versions,
      old.hasSize(of: new)
    else { return false }
    let moves = parent.element.children.contains { child in
      guard let before = child.old, let after = child.new else { return false }
      return !before.hasSize(of: after) || !before.hasOrigin(of: after, from: old, to: new)
    }
    let side = place.element.new == nil ? drawn.old : drawn.new
    return !moves && !hasChangedPixel(in: side.areas(in: tree), [])
  }

  /// Whether a text has no more lines than the old and the new limit allow.
  private func isLineLimitUnused(_ change: SemanticChange, _ element: MatchedElement) -> Bool {
    guard let old = element.old, let new = element.new, !old.isTruncated, !new.isTruncated else { return false }
    let limits = [change.before, change.after].map { $0 == "none" ? Int.max : Int($0) ?? 0 }
    let lines = max(drawn.old.lineCount(of: old.path), drawn.new.lineCount(of: new.path))
    return lines > 0 && limits.allSatisfy { $0 >= lines }
  }

  // MARK: Changes of the drawing

  /// How the change is undone in the new drawing; `nil` if it cannot be undone alone.
  private func reversal(of change: SemanticChange) -> DrawingReversal? {
    if change.property == "moved" {
      guard let place = change.place.map({ places[$0] }), let parent = place.parent?.element else { return nil }
      return isOnlyOrder(parent) ? .order(of: parent, in: drawn.new) : nil
    }
    guard change.isPaint, let path = paths.oldPath(of: change.path) else { return nil }
    return .paints(of: change.path, from: drawn.old.items(of: path), covered: drawn.new)
  }

  /// Whether the children that were moved are otherwise equal, and have the same place in their container.
  private func isOnlyOrder(_ parent: MatchedElement) -> Bool {
    guard let (from, to) = parent.versions else { return false }
    return parent.children.allSatisfy { child in
      guard child.isMoved else { return true }
      guard let old = child.old, let new = child.new else { return false }
      return old.hasSize(of: new) && old.hasOrigin(of: new, from: from, to: to)
        && drawn.old.areEqual(in: old, to: new, in: drawn.new)
    }
  }
}

/// The arguments of texts that only decide where glyphs are.
private enum TextArguments {
  static let placeGlyphs: Set = [
    "multilineTextAlignment", "lineLimit", "truncationMode", "lineSpacing", "paragraphSpacing", "minimumScaleFactor",
    "tracking", "baselineOffset",
  ]
}

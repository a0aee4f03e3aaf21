import Foundation
import Raster
import SnapshotRenderTraces
import SnapshotLedger

/// Why two images differ: the changes of their elements and their drawing, new defects of the layout, and the share of the
/// changed pixels that different drawing operations explain.
package struct SemanticDifference: Hashable, Sendable {
  /// The changes. Those that follow from others come last.
  package var changes: [SemanticChange]
  /// The defects that only the new layout has. They are never consequences of a change.
  package var defects: [LayoutDefect] = []
  /// The share of the changed pixels that lie where the display lists differ, in thousandths, rounded down.
  package var explained: Int
  /// Whether the display lists are equal byte for byte, so that only the renderer can have changed the pixels.
  package var isSameDrawing: Bool
  /// What another engine changed; `nil` if one engine made both images, or if that is not known.
  package var engine: EngineShare?
  /// Whether the traces of both images were verified, or of both what the engine changed.
  package var isProven = false
  /// What was left out because the explanations are too large, in sentences.
  package var omissions: [String] = []

  /// The changes that do not follow from others, and have an effect.
  package var primary: [SemanticChange] { listed.filter { !$0.isDerived } }

  /// The primary changes, and what controls derive from them.
  package var listed: [SemanticChange] { changes.filter { !$0.isConsequence && !$0.isWithoutEffect } }

  /// - Parameter pictures: The expected and the actual picture. Without them, the explained share is estimated from the
  ///   areas that the ledger states, and no change is known to have no effect.
  package init(
    from old: RenderTrace, to new: RenderTrace, image: LedgerEntry.ImageMetrics?,
    pictures: (expected: PixelBuffer, actual: PixelBuffer)? = nil
  ) {
    self.init(from: old, to: new, image: image, pictures: pictures, drawing: nil)
  }

  /// - Parameter drawing: The new drawing, if this engine renders the new picture from it.
  init(
    from old: RenderTrace, to new: RenderTrace, image: LedgerEntry.ImageMetrics?,
    pictures: (expected: PixelBuffer, actual: PixelBuffer)?, drawing verified: VerifiedDrawing?
  ) {
    isSameDrawing = old.drawingText == new.drawingText
    changes = []
    explained = 0
    guard !isSameDrawing else { return }
    var matching: LayoutMatching?
    // An older trace does not state the arguments that were added later.
    let (revision, other) = (old.argumentRevision, new.argumentRevision)
    if let before = revision > other ? old.layout?.stating(revision: other) : old.layout,
      let after = revision < other ? new.layout?.stating(revision: revision) : new.layout
    {
      matching = LayoutMatching(from: before, to: after)
    }
    let drawing = DrawingDifference(from: old, to: new, matching: matching)
    let layout = matching.map { LayoutDifference($0, textChanges: drawing.textChanges) }
    let limit = ExplanationLimits.changes
    let found = (layout: layout?.changes ?? [], drawing: drawing.changes)
    changes =
      ChangeReconciliation(layout: Array(found.layout.prefix(limit)), drawing: Array(found.drawing.prefix(limit)))
      .changes
    if pictures != nil {
      let drawn = DrawnChanges(from: old, to: new, matching)
      changes.removeAll { !drawn.shows($0) }
    }
    let causes = changes.count { !$0.isConsequence }
    if let matching, let layout, let pictures, old.drawing.size == new.drawing.size,
      pictures.expected.width == pictures.actual.width, pictures.expected.height == pictures.actual.height,
      causes > 1, hasWorkFor(causes, pictures.actual)
    {
      ChangeEffects(from: old, to: new, matching, places: layout.places, drawing: verified, pictures: pictures)
        .mark(&changes)
    }
    DerivedChanges.mark(&changes)
    let areas = ChangedAreas(from: old.drawing, to: new.drawing).areas
    if changes.allSatisfy(\.isConsequence) { addLastResort(old, new, areas) }
    var isComplete =
      layout?.isComplete != false && drawing.isComplete && max(found.layout.count, found.drawing.count) <= limit
    if let matching {
      let new = NewDefects(matching, from: old, to: new)
      defects = new.defects
      if !new.isComplete { isComplete = false }
    }
    explained = ExplainedPixels(areas, image: image, pictures: pictures, width: Double(new.drawing.size.width)).share
    if old.hasUnreadLayout || new.hasUnreadLayout {
      omissions.append("A layout was not compared, because it cannot be read or is too deep.")
      isComplete = false
    }
    if !isComplete {
      omissions.append("Some changes are not listed, because the explanations are too large.")
      // Changes that nobody sees are not explained.
      explained = min(explained, 999)
    }
  }

  /// Whether the effects of changes are examined, which reads the pictures once per change.
  private mutating func hasWorkFor(_ causes: Int, _ picture: PixelBuffer) -> Bool {
    if causes <= ExplanationLimits.effects, causes * picture.width * picture.height <= ExplanationLimits.pixels {
      return true
    }
    omissions.append("Changes without an effect on a pixel may be listed, because there are \(causes) changes.")
    return false
  }

  /// Adds a change for drawings that differ in a way that no property describes: an unnamed change is better than blaming the
  /// renderer.
  private mutating func addLastResort(_ old: RenderTrace, _ new: RenderTrace, _ areas: [CGRect]) {
    if let index = changes.firstIndex(where: { $0.isAdaptation || $0.isFrame }) {
      changes[index].isConsequence = false
      changes.insert(changes.remove(at: index), at: 0)
      return
    }
    let pairs = zip(old.drawing.items, new.drawing.items)
    let differing = pairs.first { $0 != $1 }?.1 ?? new.drawing.items.last ?? old.drawing.items.last
    let path = differing?.element ?? ""
    let name = DrawnElements(in: new.layout ?? old.layout).name(of: path)
    var change = SemanticChange(
      stage: .drawing, element: name.element.isEmpty ? "the image" : name.element,
      kind: name.kind.isEmpty ? "the image" : name.kind, property: "drawing", before: "", after: "", areas: areas)
    change.path = path
    changes.insert(change, at: 0)
  }
}

/// Decides which changes of a layout and its drawing are the same change, and which follow from others.
struct ChangeReconciliation {
  private(set) var changes: [SemanticChange]

  init(layout: [SemanticChange], drawing: [SemanticChange]) {
    var layout = layout
    var drawing = drawing
    let indicesOfPath = Dictionary(grouping: layout.indices.filter { layout[$0].stage == .elements }) {
      layout[$0].path
    }
    for index in drawing.indices {
      let own = indicesOfPath[drawing[index].path] ?? []
      let details = own.filter { layout[$0].isLeaf && layout[$0].property.isEmpty }
      let isShape = ["shape", "image", "drawing"].contains(drawing[index].property)
      if !details.isEmpty, !isShape, drawing[index].property != "glyphs" {
        // The details of a shape state its color and its line, which the drawing states one by one.
        for detail in details where !layout[detail].kind.hasSuffix("Image") { layout[detail].isConsequence = true }
      } else if !drawing[index].isPaint, !["font", "font size", "slant", "color"].contains(drawing[index].property) {
        let arguments = own.filter { !layout[$0].isConsequence && layout[$0].property != "moved" }
        if !arguments.isEmpty { drawing[index].isConsequence = true }
      }
    }
    let all = layout + drawing
    let hasOther = all.contains { !$0.isConsequence && !$0.isAdaptation && !$0.isFrame }
    changes = all.map { change in
      var change = change
      if change.isAdaptation, hasOther { change.isConsequence = true }
      return change
    }
    let order: [SemanticChange.Stage] = [.elements, .drawing, .layout]
    let ranks = changes.map { ($0.isConsequence ? 4 : 0) + (order.firstIndex(of: $0.stage) ?? 0) }
    changes = changes.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { changes[$0] }
  }
}

import Foundation
import Raster
import SnapshotRenderTraces
import SnapshotLedger

/// What is known about the difference of two pictures.
///
/// Render traces come from elsewhere. They are rendered and compared with their pictures before anything is derived from them,
/// and what they state besides their drawing counts as far as the drawing shows it.
package enum PictureDifference: Hashable, Sendable {
  case explained(SemanticDifference)
  /// The reference's trace states that this engine made the reference, which is wrong.
  case contradictedReference
  /// The new picture's trace states that this engine made the new picture, which is wrong.
  case contradictedPicture
  /// An explanation is too large to be compared, for the reason.
  case tooLarge(reason: String)
  /// A picture has no trace, or is damaged.
  case unknown

  /// The difference, if it is known.
  package var semantic: SemanticDifference? {
    if case .explained(let difference) = self { difference } else { nil }
  }

  /// - Parameters:
  ///   - image: The measurements of the comparison, if there are any.
  ///   - images: Returns an image that the drawings name by its hash.
  /// - Complexity: decodes each file, and renders each trace at most once, also if a picture is compared several times.
  package init(
    expected: ExplainedPicture, actual: ExplainedPicture, image: LedgerEntry.ImageMetrics? = nil,
    images: @escaping (ImageReference) -> PixelBuffer? = { _ in nil }
  ) {
    if let reason = [expected, actual].lazy.compactMap({ $0.trace.flatMap(ExplanationLimits.excess) }).first {
      self = .tooLarge(reason: reason)
      return
    }
    guard var old = expected.renderTrace, var new = actual.renderTrace else {
      self = .unknown
      return
    }
    guard let pictures = ExplainedPicture.pixels(of: expected, actual) else {
      // Nothing can be proven without pictures, and nothing can be accepted.
      if old.isSlim != new.isSlim { (old, new) = (old.slim, new.slim) }
      self = .explained(SemanticDifference(from: old, to: new, image: image))
      return
    }
    let (proof, rendered) = expected.proof(old, of: pictures.expected, images)
    guard proof != .contradicted else {
      self = .contradictedReference
      return
    }
    let isSameDrawing = old.drawingText == new.drawingText && old.settings?.scale == new.settings?.scale
    let newProof =
      isSameDrawing && rendered != nil && new.settings?.glyphsAreBlocks == old.settings?.glyphsAreBlocks
      ? new.proof(of: pictures.actual, rendered: rendered) : actual.proof(new, of: pictures.actual, images).proof
    if newProof == .contradicted, !isSameDrawing {
      self = .contradictedPicture
      return
    }
    if old.isSlim != new.isSlim { (old, new) = (old.slim, new.slim) }
    (old, new) = (expected.confirmed(old), actual.confirmed(new))
    let metrics =
      image
      ?? LedgerEntry.ImageMetrics(
        width: pictures.actual.width, height: pictures.actual.height,
        expectedWidth: pictures.expected.width == pictures.actual.width ? nil : pictures.expected.width,
        expectedHeight: pictures.expected.height == pictures.actual.height ? nil : pictures.expected.height,
        differingPixels: 0, largestChannelDifference: 0, clusters: [])
    guard case .stale(let engine) = proof, newProof == .verified, let rendered else {
      let drawing =
        newProof == .verified ? VerifiedDrawing(trace: new, picture: pictures.actual, images: images) : nil
      var difference = SemanticDifference(from: old, to: new, image: metrics, pictures: pictures, drawing: drawing)
      difference.isProven = proof == .verified && newProof == .verified
      self = .explained(difference)
      return
    }
    // This engine draws the old drawing as `rendered`: what lies before is the engine's, what lies behind the view's.
    var difference = SemanticDifference(
      from: old, to: new, image: metrics, pictures: (rendered, pictures.actual),
      drawing: VerifiedDrawing(trace: new, picture: pictures.actual, images: images))
    let share = EngineShare(
      old: engine, new: .current,
      pixels: ImageComparison.differingPixels(expected: pictures.expected, actual: rendered, outside: []).all,
      pixelsOfView: isSameDrawing
        ? 0 : ImageComparison.differingPixels(expected: rendered, actual: pictures.actual, outside: []).all)
    if isSameDrawing {
      difference.explained = 1000
      difference.isSameDrawing = false
    } else if share.pixelsOfView == 0 {
      // This engine draws the same picture from both drawings, so that the view has no part in the change.
      difference.explained = 1000
      for index in difference.changes.indices { difference.changes[index].isWithoutEffect = true }
    }
    difference.engine = share
    difference.changes.append(share.change)
    difference.isProven = true
    self = .explained(difference)
  }
}

/// The part of a difference that the engine made: the old drawing, rendered by the old engine and by this one.
package struct EngineShare: Hashable, Sendable {
  package var old: RenderEngine
  package var new: RenderEngine
  /// The number of pixels that the engines draw differently.
  package var pixels: Int
  /// The number of pixels in which the new picture differs from the old drawing as this engine renders it.
  package var pixelsOfView: Int

  var change: SemanticChange {
    SemanticChange(
      stage: .engine, element: "Rendering engine", kind: "Rendering engine", property: "revision",
      before: old.text(besides: new), after: new.text(besides: old))
  }
}

extension RenderTrace {
  /// The proof for a picture, given what this engine renders from the trace.
  fileprivate func proof(of picture: PixelBuffer, rendered: PixelBuffer?) -> ExplanationProof {
    if rendered == picture { return .verified }
    guard let settings else { return .unproven(reason: "it does not state the engine that made it") }
    return settings.engine == .current ? .contradicted : .stale(settings.engine)
  }
}

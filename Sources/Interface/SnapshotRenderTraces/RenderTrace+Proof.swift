import Foundation
import Raster
import SnapshotFoundation

/// Whether a trace describes a picture, found out by rendering it.
package enum ExplanationProof: Hashable, Sendable {
  /// This engine renders the picture from the trace, pixel by pixel.
  case verified
  /// Another engine made the picture, and this engine renders another picture from the trace.
  case stale(RenderEngine)
  /// This engine made the picture, as the trace states, but renders another one. The trace is forged or damaged, or belongs
  /// to another picture.
  case contradicted
  /// The picture cannot be rendered from the trace, for the reason.
  case unproven(reason: String)
}

extension RenderTrace {
  /// Renders the trace with this engine, and compares it with a picture.
  ///
  /// - Parameter images: Returns an image of the drawing, which is used if it has the stated hash.
  /// - Returns: The proof, and what this engine renders; `nil` if it cannot.
  /// - Complexity: that of rendering. A trace of another size than the picture's is not rendered.
  package func proof(
    of picture: PixelBuffer, images: (ImageReference) -> PixelBuffer? = { _ in nil }
  ) -> (proof: ExplanationProof, rendered: PixelBuffer?) {
    guard let settings else { return (.unproven(reason: "it does not state the engine that made it"), nil) }
    let engine = RenderEngine.current
    if settings.engine.revision > engine.revision {
      let revisions = "\(settings.engine.revision), which is newer than this engine, \(engine.revision)"
      return (.unproven(reason: "it was made by engine \(revisions)"), nil)
    }
    if isSlim {
      return (
        .unproven(reason: "it has hashes instead of curves, because it was recorded with explanations: .slim"), nil
      )
    }
    if let face = settings.faces.first {
      return (.unproven(reason: "it uses the font \(face), which is not embedded"), nil)
    }
    let other: ExplanationProof = settings.engine == engine ? .contradicted : .stale(settings.engine)
    func length(_ points: CGFloat) -> Int {
      max(1, Int(max(0, min(1e6, (points * settings.scale + 0.5).rounded(.down)))))
    }
    guard length(drawing.size.width) == picture.width, length(drawing.size.height) == picture.height else {
      return (other, nil)
    }
    guard let known = known(images) else {
      return (.unproven(reason: "it contains only the hash of an image, and the run does not have the image"), nil)
    }
    do {
      let list = try DisplayList(textForm: drawingText, images: known)
      let rendered = try self.picture(settings, of: list, pixels: picture.width * picture.height)
      return (rendered == picture ? .verified : other, rendered)
    } catch let error as PaintLimitError {
      return (.unproven(reason: "\(error)"), nil)
    } catch {
      return (other, nil)
    }
  }

  /// The largest number of pixels that the operations of a trace paint. A small text can paint a large picture many times.
  package static let mostPaintedPixels = 2_000_000_000

  /// The drawing with all digits; `nil` if it is slim, or needs an image that is not known.
  package func displayList(images: (ImageReference) -> PixelBuffer?) -> DisplayList? {
    guard !isSlim, let known = known(images) else { return nil }
    return try? DisplayList(textForm: drawingText, images: known)
  }

  /// What this engine renders from a list with the settings of the trace; `nil` if it cannot.
  ///
  /// - Parameter pixels: The number of pixels of the picture.
  package func picture(of list: DisplayList, pixels: Int) -> PixelBuffer? {
    settings.flatMap { try? picture($0, of: list, pixels: pixels) }
  }

  private func picture(_ settings: RenderSettings, of list: DisplayList, pixels: Int) throws -> PixelBuffer {
    var fonts = FontBook.embedded
    if settings.glyphsAreBlocks { fonts.glyphStyle = .blocks }
    // Layers of filters count several times.
    var renderer = Renderer(fonts: fonts, pixelLimit: max(4_000_000, 8 * pixels))
    renderer.paintLimit = Self.mostPaintedPixels
    return try renderer.render(list, scale: settings.scale)
  }

  /// The images of the drawing; `nil` if one of them is not known.
  private func known(_ images: (ImageReference) -> PixelBuffer?) -> [PixelImage]? {
    var known: [String: PixelImage] = [:]
    for image in drawing.items.compactMap(\.image) where known[image.hash] == nil {
      guard let buffer = images(image), "\(ContentHash128(of: buffer))" == image.hash else { return nil }
      known[image.hash] = PixelImage(buffer)
    }
    return Array(known.values)
  }
}

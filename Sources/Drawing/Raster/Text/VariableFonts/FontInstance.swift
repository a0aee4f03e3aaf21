import CRasterHarfBuzz
import Foundation

/// A variable font at one place on its axes.
final class FontInstance: Sendable {
  let font: VariableFont
  /// The normalized coordinates in 1/16384.
  let coordinates: [Int]
  /// The scalars of the regions of `HVAR`.
  private let advanceScalars: [Int]

  init(_ font: VariableFont, at place: [FontVariation]) {
    self.font = font
    coordinates = font.axes.coordinates(at: place)
    advanceScalars = font.advances?.store.scalars(at: coordinates) ?? []
  }

  /// Whether the font has outlines that vary.
  var hasOutlines: Bool { font.outlines != nil }

  /// Returns the advance of a glyph in font units, at least 0.
  func advance(of glyph: Int) -> Int {
    guard glyph >= 0, glyph < font.horizontalMetrics.glyphCount else { return 0 }
    let advance = font.horizontalMetrics.advance(of: glyph)
    if let advances = font.advances {
      let delta = advances.store.delta(advances.index(of: glyph), advanceScalars)
      return min(max(advance + FixedPoint.shifted(delta, by: FixedPoint.deltaBits), 0), 0xFFFF)
    }
    // Without the table, the outline has the variations. NB: it was validated, so that nothing throws.
    let varied = try? font.outlines?.advance(of: glyph, at: coordinates)
    return min(max(varied ?? advance, 0), 0xFFFF)
  }

  /// Returns the outline of a glyph, or `nil` if the font does not have the glyph.
  func outline(of glyph: Int) -> (any InstanceOutline)? {
    // NB: the outlines were validated, so that nothing throws for a glyph of the font.
    guard let outlines = font.outlines else { return nil }
    return try? outlines.outline(of: glyph, at: coordinates)
  }

  /// Returns the metrics of the instance.
  func metrics(_ metrics: FontMetrics) -> FontMetrics {
    var metrics = metrics
    font.metrics?.vary(&metrics, at: coordinates)
    return metrics
  }
}

extension FontInstance {
  /// Returns a HarfBuzz font that shapes at this place, with the advances of the instance, and destroys `font`.
  ///
  /// The result refers to the instance, which must outlive it.
  func shapingFont(replacing font: OpaquePointer) -> OpaquePointer {
    let functions = InstanceFunctions(
      context: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()),
      advance: { context, glyph in Int32(clamping: FontInstance.at(context)?.advance(of: Int(glyph)) ?? 0) },
      extents: hasOutlines
        ? { context, glyph, box in
          guard let outline = FontInstance.at(context)?.outline(of: Int(glyph)) else { return false }
          box?.pointee = outline.box
          return true
        } : nil)
    let coordinates = coordinates.map(Int32.init(clamping:))
    return shaping_font_create_instance(font, coordinates, coordinates.count, functions)
  }

  private static func at(_ context: UnsafeRawPointer?) -> FontInstance? {
    context.map { Unmanaged<FontInstance>.fromOpaque($0).takeUnretainedValue() }
  }
}

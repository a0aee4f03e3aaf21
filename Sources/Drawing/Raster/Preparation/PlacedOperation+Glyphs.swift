import Foundation

extension PlacedOperation {
  /// Prepares a glyph run. Text is drawn from masks at quarter-pixel horizontal and whole-pixel vertical positions.
  /// Rotated, mirrored, stretched and very large text is drawn from exact outlines.
  func prepared(_ run: GlyphRun, _ paint: PreparedPaint, _ shared: SceneCaches) throws -> PreparedOperation? {
    let size = Double(run.size) * transform.a
    guard run.size > 0, size.isFinite else { return nothing }
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a == transform.d && transform.a > 0
    guard isUpright, size <= GlyphMasks.largestSize else { return try preparedOutlines(run, paint, shared) }
    var glyphs: [PlacedGlyphMask] = []
    var keys: [UInt64] = []
    glyphs.reserveCapacity(run.glyphs.count)
    keys.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      let origin = CGPoint(x: run.origin.x + glyph.x, y: run.origin.y + glyph.y).applying(transform)
      guard abs(origin.x) < 1e6, abs(origin.y) < 1e6 else { continue }
      let quarters = floored(Double(origin.x) * 4 + 0.5)
      keys.append(FaceGlyphCache.key(glyph: glyph.id, phase: quarters & 3))
      glyphs.append(
        PlacedGlyphMask(
          mask: 0, x: Int32(truncatingIfNeeded: quarters >> 2),
          y: Int32(truncatingIfNeeded: floored(Double(origin.y) + 0.5))))
    }
    let found: (table: GlyphMaskTable, places: [Int32])
    do {
      found = try shared.masks.masks(face: run.face, size: size, slant: Double(run.slant), keys: keys)
    } catch is GlyphMasks.TooLarge {
      return try preparedOutlines(run, paint, shared)
    }
    var bounds = PixelRect.empty
    var count = 0
    found.table.bounds.withUnsafeBufferPointer { masks in
      for (index, place) in found.places.enumerated() {
        var glyph = glyphs[index]
        glyph.mask = place
        let reached = masks[Int(place)].moved(x: Int(glyph.x), y: Int(glyph.y))
        guard !reached.intersection(self.bounds).isEmpty else { continue }
        glyphs[count] = glyph
        count += 1
        bounds = bounds.union(reached)
      }
    }
    glyphs.removeLast(glyphs.count - count)
    return drawn(.glyphs(PreparedGlyphs(masks: found.table.masks, glyphs: glyphs), paint), bounds)
  }

  private func preparedOutlines(
    _ run: GlyphRun, _ paint: PreparedPaint, _ shared: SceneCaches
  ) throws -> PreparedOperation? {
    var outlines = FlattenedPath()
    for glyph in run.glyphs {
      let transform = transform.translatedBy(
        x: Double(run.origin.x + glyph.x), y: Double(run.origin.y + glyph.y))
      let path = try shared.masks.outline(
        face: run.face, glyph: glyph.id, size: Double(run.size), slant: Double(run.slant), transform: transform,
        within: bounds)
      outlines.contourStarts += path.contourStarts.map { $0 + outlines.vertices.count }
      outlines.vertices += path.vertices
      guard outlines.vertices.count <= FlattenedPath.mostVertices else {
        throw RenderError.tooManyVertices(operation: index, limit: FlattenedPath.mostVertices)
      }
    }
    return fill(outlines, .nonZero, paint, shared)
  }
}

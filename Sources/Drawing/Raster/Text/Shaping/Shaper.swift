import CRasterHarfBuzz

/// Shapes text of one face, script and direction, in font units.
struct Shaper {
  let cache: TextCache

  /// Returns the glyphs of the scalars in `range` in visual order. Cluster indices are relative to the start of the
  /// range.
  func glyphs(
    of text: [Unicode.Scalar], in range: Range<Int>, face: FontFace, options: ShapingOptions,
    features chosen: [FontFeature], language: TextLanguage? = nil
  ) -> [ShapedGlyph] {
    // Only cursive scripts depend on the context. HarfBuzz uses five scalars on either side.
    let reach = Self.cursiveScripts.contains(options.script) ? 5 : 0
    let window = max(0, range.lowerBound - reach)..<min(text.count, range.upperBound + reach)
    let features: UInt8 =
      (options.is_right_to_left ? 1 : 0) | (options.has_tabular_digits ? 2 : 0) | (options.omits_ligatures ? 4 : 0)
    let key = TextCache.ShapingKey(
      face: ObjectIdentifier(face), scalars: Array(text[window]), start: range.lowerBound - window.lowerBound,
      count: range.count, script: options.script, features: features, chosen: chosen,
      language: language)
    return cache.glyphs(key) {
      Self.shape(
        key.scalars, start: key.start, count: key.count, face: face, options: options,
        features: chosen.map {
          FontFeatureValue(tag: $0.tag.value, value: UInt32(clamping: $0.value))
        }, language: language?.tag ?? "und")
    }
  }

  private static func shape(
    _ text: [Unicode.Scalar], start: Int, count: Int, face: FontFace, options: ShapingOptions,
    features: [FontFeatureValue], language: String
  ) -> [ShapedGlyph] {
    let buffer = text.withUnsafeBufferPointer { text in
      // `Unicode.Scalar` has the memory layout of its value.
      text.withMemoryRebound(to: UInt32.self) {
        shaping_shape(face.font, $0.baseAddress, $0.count, start, count, options, language, features, features.count)
      }
    }
    // Memory is exhausted. Swift's own allocations end the process in this case too.
    guard let buffer else { preconditionFailure("HarfBuzz found no memory to shape \(count) scalars") }
    defer { shaping_buffer_destroy(buffer) }
    let glyphCount = shaping_buffer_count(buffer)
    if glyphCount == 0 { return [] }
    return [ShapedGlyph](unsafeUninitializedCapacity: glyphCount) { glyphs, initialized in
      if let start = glyphs.baseAddress { shaping_buffer_copy(buffer, start) }
      for index in 0..<glyphCount { glyphs[index].cluster -= UInt32(truncatingIfNeeded: start) }
      initialized = glyphCount
    }
  }

  /// Scripts with joining letters, as ISO 15924 tags.
  private static let cursiveScripts: Set<UInt32> = Set(
    ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Mani", "Phag", "Phlp", "Adlm", "Rohg", "Sogd", "Chrs", "Ougr"]
      .map { $0.utf8.reduce(0) { $0 << 8 | UInt32($1) } })
}

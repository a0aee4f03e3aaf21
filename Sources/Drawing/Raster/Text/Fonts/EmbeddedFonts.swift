import CRasterFonts

/// The embedded font faces.
enum EmbeddedFonts {
  /// The last fallback families, in order. JetBrains Mono is only used on request.
  static let families = ["Inter", "Noto Sans Arabic", "Noto Sans Hebrew"]

  /// The family of large texts with the metrics of the system: from 43 points, its letters are nearer to those of the system
  /// font than Inter's, except in bold weights.
  static let display = "Inter Display"

  /// Whether a text is drawn in the display family where it would be drawn in Inter.
  static func prefersDisplay(_ font: FontDescriptor) -> Bool {
    font.textMetrics == .system && font.size >= 43 && font.weight <= .regular
  }

  /// Returns the embedded family for a font design, for example monospaced.
  static func family(ofDesign name: String) -> String? { name == "ui-monospace" ? "JetBrains Mono" : nil }

  static let faces: [FontFace] = (0..<embedded_font_count()).compactMap { index in
    let file = embedded_font(index)
    let name = String(cString: file.name)
    guard let (family, weight) = styles[name] else { return nil }
    let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    return try? FontFace(
      bytes: bytes, isStatic: true, name: name, family: family, weight: weight, isItalic: false)
  }

  private static let styles: [String: (family: String, weight: FontWeight)] = [
    "Inter-Regular": ("Inter", .regular),
    "Inter-Medium": ("Inter", .medium),
    "Inter-SemiBold": ("Inter", .semibold),
    "Inter-Bold": ("Inter", .bold),
    "InterDisplay-Regular": (display, .regular),
    "NotoSansArabic-Regular": ("Noto Sans Arabic", .regular),
    "NotoSansArabic-Bold": ("Noto Sans Arabic", .bold),
    "NotoSansHebrew-Regular": ("Noto Sans Hebrew", .regular),
    "NotoSansHebrew-Bold": ("Noto Sans Hebrew", .bold),
    "JetBrainsMono-Regular": ("JetBrains Mono", .regular),
    "JetBrainsMono-Bold": ("JetBrains Mono", .bold),
  ]
}

import Foundation

/// The fonts that are available to text: the embedded fonts and those that you register. A font book is a value. There
/// is no global registry, and system fonts are never used.
///
///     var fonts = FontBook.embedded
///     try fonts.register(data: lato, family: "Lato")
///     try fonts.register(data: latoBold, family: "Lato", weight: .bold)
///
/// Two books are equal if they contain the same fonts under the same names and have the same fallback order.
public struct FontBook: Hashable, Sendable {
  /// The embedded fonts: Inter in four weights, Inter Display, and Noto Sans Arabic, Noto Sans Hebrew and JetBrains Mono in two
  /// weights each.
  public static let embedded = FontBook()

  /// The fallback families for characters that the requested family does not have, in order. The embedded families come
  /// last.
  public var fallbackFamilies: [String] = [] {
    didSet { if fallbackFamilies != oldValue { rebuild(storage.faces) } }
  }

  /// How glyphs are drawn (default: as outlines).
  public var glyphStyle = GlyphStyle.outlines {
    didSet { if glyphStyle != oldValue { rebuild(storage.faces) } }
  }

  /// How glyphs are drawn.
  public enum GlyphStyle: String, Hashable, Sendable, CaseIterable {
    /// As the fonts' outlines.
    case outlines
    /// As boxes with the glyph's advance width and the cap height. Such pictures show the layout of text and do not
    /// change with glyph shapes.
    case blocks
  }

  /// Whether snapshots may contain missing-glyph boxes and placeholders of unknown symbols. Otherwise the assertion
  /// fails and lists them, because such a reference would hide later changes of the text.
  public var allowsMissingGlyphs = false

  /// Whether snapshots may contain texts that are drawn differently from what the view asks for: in another design, weight
  /// or width, without small capitals, or, in Thai, Lao, Khmer and Burmese, broken within a word. Otherwise the assertion fails
  /// and lists them.
  public var allowsApproximateText = true

  private(set) var storage: FontStorage

  private init() { storage = FontStorage(faces: EmbeddedFonts.faces, [], .outlines) }

  private mutating func rebuild(_ faces: [FontFace]) {
    storage = FontStorage(faces: faces, fallbackFamilies, glyphStyle)
  }

  /// Registers a font, or replaces the one with the same family, weight and slant. Supports TrueType and CFF outlines,
  /// variable fonts, collections and color glyphs: COLR in both versions, CBDT, and PNG in sbix. SVG glyphs cannot be drawn; they
  /// are missing glyphs.
  ///
  /// A variable font with a weight axis is used for all weights, and one with an italic or slant axis for italics.
  /// `variations` fixes an axis at a value.
  ///
  ///     try fonts.register(data: sourceSerif, family: "Source Serif", variations: [FontVariation("opsz", 12)])
  ///     try fonts.register(data: notoCJK, family: "Noto Sans JP", index: 0)
  ///
  /// - Parameters:
  ///   - data: The content of a .ttf, .otf, .ttc or .otc file.
  ///   - family: The family name for ``FontDescriptor``.
  ///   - weight: The weight of the font.
  ///   - isItalic: Whether the font is italic.
  ///   - index: The index of the font in a collection, from 0.
  ///   - variations: Values for the font's axes, clamped to their ranges.
  ///   - palette: The index of the palette of color glyphs, from 0 (default: the first one).
  /// - Throws: A ``FontError``. The book is unchanged then.
  /// - Complexity: O(n) in the size of the font.
  public mutating func register(
    data: Data, family: String, weight: FontWeight = .regular, italic isItalic: Bool = false,
    index: Int = 0, variations: [FontVariation] = [], palette: Int? = nil
  ) throws(FontError) {
    let name = Self.faceName(family: family, weight: weight, isItalic: isItalic)
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(FontError) in
        try FontFace(
          bytes: bytes, isStatic: false, index: index, palette: palette, name: name, family: family, weight: weight,
          isItalic: isItalic)
      }
    }
    register(try result.get().pinned(at: variations))
  }

  /// Registers a regular font whose bytes live as long as the process. They are not copied.
  package mutating func register(staticBytes bytes: UnsafeRawBufferPointer, family: String) throws(FontError) {
    let name = Self.faceName(family: family, weight: .regular, isItalic: false)
    register(
      try FontFace(bytes: bytes, isStatic: true, name: name, family: family, weight: .regular, isItalic: false))
  }

  private mutating func register(_ face: FontFace) {
    let others = storage.faces.filter {
      $0.name != face.name
        && !($0.family == face.family && $0.weight == face.weight && $0.isItalic == face.isItalic)
    }
    rebuild(others + [face])
  }

  private static func faceName(family: String, weight: FontWeight, isItalic: Bool) -> String {
    "\(family)-\(weight.styleName)\(isItalic ? "Italic" : "")"
  }

  /// Registers a font from a file; see
  /// ``register(data:family:weight:italic:index:variations:palette:)``.
  ///
  /// - Throws: A ``FontError``, or an error of Foundation if the file cannot be read.
  public mutating func register(
    contentsOf file: URL, family: String, weight: FontWeight = .regular, italic isItalic: Bool = false,
    index: Int = 0, variations: [FontVariation] = [], palette: Int? = nil
  ) throws {
    try register(
      data: Data(contentsOf: file), family: family, weight: weight, italic: isItalic, index: index,
      variations: variations, palette: palette)
  }

  /// The family names in order of registration, starting with the embedded ones.
  public var families: [String] {
    storage.faces.reduce(into: []) { names, face in if !names.contains(face.family) { names.append(face.family) } }
  }

  /// The face names in order of registration.
  package var faceNames: [String] { storage.faces.map(\.name) }

  /// Returns the hexadecimal SHA-256 of a face's font file, or `nil` if the book does not have the face.
  package func digest(ofFace name: String) -> String? { storage.face(named: name)?.digest }

  /// Returns the metrics, in font units, of the face for a descriptor.
  public func metrics(for font: FontDescriptor) -> FontMetrics? { storage.candidates(for: font).first?.face.metrics }

  /// Returns the variable axes of the face for a descriptor, except those fixed at registration.
  package func axes(for font: FontDescriptor) -> [FontAxis] {
    guard let name = faceName(for: font) else { return [] }
    return storage.facesByName[InstanceName.parts(of: name)?.face ?? name]?.axes ?? []
  }

  /// Returns the name of the face for a descriptor, without fallback.
  public func faceName(for font: FontDescriptor) -> String? { storage.candidates(for: font).first?.face.name }

  /// Returns the outline of a glyph of a ``GlyphRun``, or `nil` if the book does not have the face or glyph.
  /// Thread-safe. Outlines are cached.
  public func outline(face: String, glyph: UInt32) -> GlyphOutline? {
    if face == MissingGlyph.face { return MissingGlyph(rawValue: glyph)?.outline }
    if face == UnknownSymbol.face { return glyph == UnknownSymbol.glyph ? UnknownSymbol.outline : nil }
    guard let face = storage.face(named: face) else { return nil }
    return glyphStyle == .blocks ? face.block(of: glyph) : face.outline(of: glyph)
  }

  /// Whether both books resolve and draw text identically.
  public static func == (left: FontBook, right: FontBook) -> Bool {
    left.allowsMissingGlyphs == right.allowsMissingGlyphs
      && left.allowsApproximateText == right.allowsApproximateText
      && (left.storage === right.storage
        || left.fallbackFamilies == right.fallbackFamilies && left.storage.identity == right.storage.identity)
  }

  /// Hashes the registered fonts and the fallback order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fallbackFamilies)
    hasher.combine(storage.identity)
  }
}

extension FontWeight {
  /// The weight in a face's name: OpenType's name for multiples of 100, otherwise the number.
  var styleName: String {
    let names = [
      100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold",
      800: "ExtraBold", 900: "Black",
    ]
    return names[value] ?? "\(value)"
  }
}

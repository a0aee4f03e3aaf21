/// The fonts that text may use: the embedded ones and those that the user registers. A value; there is no global
/// registry, and no system font is ever looked up.
///
///     var fonts = FontBook.embedded
///     try fonts.register(data: lato, family: "Lato")
///     try fonts.register(data: latoBold, family: "Lato", weight: .bold)
///
/// Two books are equal when they hold the same bytes under the same names, and fall back in the same order.
public struct FontBook: Hashable, Sendable {
  /// The embedded fonts alone: Inter in four weights, Noto Sans Arabic, Noto Sans Hebrew and JetBrains Mono in two.
  public static let embedded = FontBook()

  /// The families that are asked, in this order, for what the requested family does not have. The embedded ones are
  /// asked last.
  public var fallbackFamilies: [String] = [] {
    didSet { if fallbackFamilies != oldValue { rebuild(storage.faces) } }
  }

  /// How glyphs are drawn; by their outlines, unless a picture is to show the layout alone.
  public var glyphStyle = GlyphStyle.outlines {
    didSet { if glyphStyle != oldValue { rebuild(storage.faces) } }
  }

  /// How glyphs are drawn.
  public enum GlyphStyle: String, Hashable, Sendable, CaseIterable {
    /// As the fonts have them.
    case outlines
    /// Each as a box of its advance, as high as a capital letter: a picture of where text stands that no change of a
    /// letter's shape disturbs.
    case blocks
  }

  /// Whether a snapshot may show boxes for what no font has, and for symbols of unknown names. Unless it may, the
  /// assertion fails and names the text or the symbol: a reference full of boxes would hide every later change of it.
  public var allowsMissingGlyphs = false

  private(set) var storage: FontStorage

  /// The embedded fonts alone.
  private init() { storage = FontStorage(faces: EmbeddedFonts.faces, [], .outlines) }

  private mutating func rebuild(_ faces: [FontFace]) {
    storage = FontStorage(faces: faces, fallbackFamilies, glyphStyle)
  }

  /// Adds a font, or replaces the one of the same family, weight and slant. TrueType and CFF outlines, variable fonts,
  /// collections and colour glyphs (COLR version 0, CBDT) are read.
  ///
  /// A variable font with a weight axis serves every weight that a ``FontDescriptor`` asks for, and one with an axis of
  /// italics or slant serves italics; `variations` pins an axis, so that text no longer moves it.
  ///
  ///     try fonts.register(data: sourceSerif, family: "Source Serif", variations: [FontVariation("opsz", 12)])
  ///     try fonts.register(data: notoCJK, family: "Noto Sans JP", index: 0)
  ///
  /// - Parameters:
  ///   - data: the bytes of a .ttf, .otf, .ttc or .otc file.
  ///   - family: the name by which a ``FontDescriptor`` asks for the font.
  ///   - index: the place of the font in a collection, from 0.
  ///   - variations: places on the font's axes. Values beyond an axis become its end.
  /// - Throws: a ``FontError`` that says what is broken; the book stays as it was.
  /// - Complexity: linear in the size of the font.
  public mutating func register(
    data: Data, family: String, weight: FontWeight = .regular, italic isItalic: Bool = false,
    index: Int = 0, variations: [FontVariation] = []
  ) throws(FontError) {
    let name = "\(family)-\(weight.styleName)\(isItalic ? "Italic" : "")"
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(FontError) in
        try FontFace(
          bytes: bytes, isStatic: false, index: index, name: name, family: family, weight: weight, isItalic: isItalic)
      }
    }
    let face = try result.get().pinned(at: variations)
    let others = storage.faces.filter {
      $0.name != name && !($0.family == family && $0.weight == weight && $0.isItalic == isItalic)
    }
    rebuild(others + [face])
  }

  /// Adds the font of a file.
  ///
  /// - Throws: a ``FontError``, or Foundation's error when the file cannot be read.
  public mutating func register(
    contentsOf file: URL, family: String, weight: FontWeight = .regular, italic isItalic: Bool = false,
    index: Int = 0, variations: [FontVariation] = []
  ) throws {
    try register(
      data: Data(contentsOf: file), family: family, weight: weight, italic: isItalic, index: index,
      variations: variations)
  }

  /// The names of the families, in order of registration; the embedded ones first.
  public var families: [String] {
    storage.faces.reduce(into: []) { names, face in if !names.contains(face.family) { names.append(face.family) } }
  }

  /// The faces' names, in order of registration.
  public var faceNames: [String] { storage.faces.map(\.name) }

  /// The hexadecimal SHA-256 of a face's font file; `nil` for a name that the book does not have.
  public func digest(ofFace name: String) -> String? { storage.face(named: name)?.digest }

  /// The measures of the face that a descriptor resolves to, in font units.
  public func metrics(for font: FontDescriptor) -> FontMetrics? { storage.candidates(for: font).first?.face.metrics }

  /// The axes along which a descriptor's ``FontDescriptor/variations`` may move the face that it resolves to: those of a
  /// variable font that were not pinned when it was registered.
  public func axes(for font: FontDescriptor) -> [FontAxis] {
    guard let name = faceName(for: font) else { return [] }
    return storage.facesByName[InstanceName.parts(of: name)?.face ?? name]?.axes ?? []
  }

  /// The name of the face that a descriptor resolves to before any fallback.
  public func faceName(for font: FontDescriptor) -> String? { storage.candidates(for: font).first?.face.name }

  /// The shape of a glyph of a ``GlyphRun``; `nil` for a face or a glyph that the book does not have. May be called from
  /// any number of threads; each shape is read once.
  public func outline(face: String, glyph: UInt32) -> GlyphOutline? {
    if face == MissingGlyph.face { return MissingGlyph(rawValue: glyph)?.outline }
    if face == UnknownSymbol.face { return glyph == UnknownSymbol.glyph ? UnknownSymbol.outline : nil }
    guard let face = storage.face(named: face) else { return nil }
    return glyphStyle == .blocks ? face.block(of: glyph) : face.outline(of: glyph)
  }

  public static func == (left: FontBook, right: FontBook) -> Bool {
    left.allowsMissingGlyphs == right.allowsMissingGlyphs
      && (left.storage === right.storage
        || left.fallbackFamilies == right.fallbackFamilies && left.storage.identity == right.storage.identity)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(fallbackFamilies)
    hasher.combine(storage.identity)
  }
}

extension FontWeight {
  /// The weight in a face's name: OpenType's word for a hundred, the number for others.
  var styleName: String {
    let names = [
      100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold",
      800: "ExtraBold", 900: "Black",
    ]
    return names[value] ?? "\(value)"
  }
}

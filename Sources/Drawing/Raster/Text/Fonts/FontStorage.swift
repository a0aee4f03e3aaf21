import Foundation

/// A face and the slant of its synthesized oblique.
struct FontCandidate: Sendable {
  var face: FontFace
  /// The horizontal shear per unit of height.
  var slant: CGFloat
}

/// The shared storage of copies of a ``FontBook``: faces and caches.
///
/// `@unchecked Sendable`: the faces are immutable, and `lock` guards the dictionaries.
final class FontStorage: @unchecked Sendable {
  let faces: [FontFace]
  let facesByName: [String: FontFace]
  let fallbackFamilies: [String]
  /// Identifies a book: each face's name and content, and the glyph style.
  let identity: [String]
  let glyphStyle: FontBook.GlyphStyle
  let cache = TextCache()
  let glyphs = GlyphCache()

  /// The properties of a descriptor that determine its candidates.
  private struct Style: Hashable {
    var family: String?
    var weight: FontWeight
    var isItalic: Bool
    var variations: [FontVariation]
    var prefersDisplay: Bool
  }

  private let lock = NSLock()
  private var candidatesByStyle: [Style: [FontCandidate]] = [:]
  /// Instances of variable fonts. They are retained as long as the book, because caches identify them by object
  /// identity.
  private var instances: [String: FontFace] = [:]

  /// About 11 degrees, between the slants of Inter's and San Francisco's italics.
  static let obliqueSlant: CGFloat = 0.2

  init(faces: [FontFace], _ fallbackFamilies: [String], _ glyphStyle: FontBook.GlyphStyle) {
    self.faces = faces
    self.glyphStyle = glyphStyle
    self.fallbackFamilies = fallbackFamilies
    facesByName = Dictionary(faces.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    identity = faces.map(\.identity) + [glyphStyle.rawValue]
  }

  /// Returns the face or instance with a name, or `nil`.
  func face(named name: String) -> FontFace? {
    if let face = facesByName[name] { return face }
    lock.lock()
    defer { lock.unlock() }
    if let known = instances[name] { return known }
    guard let (base, place) = InstanceName.parts(of: name), let face = facesByName[base] else { return nil }
    let near = place.compactMap { variation in
      face.axes.first { $0.tag == variation.axis }.map { FontVariation($0.tag, $0.nearest(to: variation.value)) }
    }
    return near == place ? instance(of: face, at: place) : nil
  }

  /// Returns an instance of a face, or the face itself if there are no axis values. Requires `lock`.
  private func instance(of face: FontFace, at place: [FontVariation]) -> FontFace {
    guard !place.isEmpty else { return face }
    let name = InstanceName.name(of: face.name, at: place)
    if let known = instances[name] { return known }
    guard let made = face.instance(at: place, name: name, axes: []) else { return face }
    instances[name] = made
    return made
  }

  /// Returns the faces for a descriptor's text in order: the requested family, the fallback families, the embedded
  /// families.
  func candidates(for font: FontDescriptor) -> [FontCandidate] {
    let style = Style(
      family: font.family, weight: font.weight, isItalic: font.isItalic, variations: font.variations,
      prefersDisplay: EmbeddedFonts.prefersDisplay(font))
    lock.lock()
    defer { lock.unlock() }
    if let known = candidatesByStyle[style] { return known }
    let found = findCandidates(for: font)
    // Tests use few styles. The limit only bounds memory.
    if candidatesByStyle.count == 1000 { candidatesByStyle = [:] }
    candidatesByStyle[style] = found
    return found
  }

  private func findCandidates(for font: FontDescriptor) -> [FontCandidate] {
    var seen: Set<String> = []
    let prefersDisplay = EmbeddedFonts.prefersDisplay(font)
    let family = font.family ?? (prefersDisplay ? EmbeddedFonts.display : "Inter")
    let embedded = (prefersDisplay ? [EmbeddedFonts.display] : []) + EmbeddedFonts.families
    let names = [family] + (EmbeddedFonts.family(ofDesign: family).map { [$0] } ?? []) + fallbackFamilies
    return (names + embedded).filter { seen.insert($0).inserted }.compactMap { family in
      let members = faces.filter { $0.family == family }
      guard let face = FontMatching.nearest(font.weight, isItalic: font.isItalic, in: members) else { return nil }
      let place = face.place(for: font)
      return FontCandidate(
        face: instance(of: face, at: place),
        slant: font.isItalic && !face.leans(at: place) ? Self.obliqueSlant : 0)
    }
  }
}

/// A face and the slant of the oblique that is made of it.
struct FontCandidate: Sendable {
  var face: FontFace
  /// x moves by this much for each unit up.
  var slant: CGFloat
}

/// What the copies of a ``FontBook`` share: the faces, and the caches of what was set in them and of its glyphs. The faces
/// never change; what was looked up before is behind a lock.
final class FontStorage: @unchecked Sendable {
  let faces: [FontFace]
  let facesByName: [String: FontFace]
  let fallbackFamilies: [String]
  /// What makes two books equal: each face's name and bytes, and how glyphs are drawn.
  let identity: [String]
  let glyphStyle: FontBook.GlyphStyle
  let cache = TextCache()
  let glyphs = GlyphCache()

  /// What decides the candidates of a descriptor.
  private struct Style: Hashable {
    var family: String?
    var weight: FontWeight
    var isItalic: Bool
    var variations: [FontVariation]
  }

  private let lock = NSLock()
  private var candidatesByStyle: [Style: [FontCandidate]] = [:]
  /// Variable faces at the places that were asked for. They live as long as the book: caches know them by identity.
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

  /// The face of a name, that of a variable font's instance included; `nil` for one that the book does not have.
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

  /// The face at a place; itself where the place is empty. The lock is held.
  private func instance(of face: FontFace, at place: [FontVariation]) -> FontFace {
    guard !place.isEmpty else { return face }
    let name = InstanceName.name(of: face.name, at: place)
    if let known = instances[name] { return known }
    guard let made = face.instance(at: place, name: name, axes: []) else { return face }
    instances[name] = made
    return made
  }

  /// The faces to ask for a descriptor's text, in order: one of the requested family, of each fallback, of each embedded
  /// family.
  func candidates(for font: FontDescriptor) -> [FontCandidate] {
    let style = Style(family: font.family, weight: font.weight, isItalic: font.isItalic, variations: font.variations)
    lock.lock()
    defer { lock.unlock() }
    if let known = candidatesByStyle[style] { return known }
    let found = findCandidates(for: font)
    // A test asks for a few styles; whoever asks for more than this is not slowed down much.
    if candidatesByStyle.count == 1000 { candidatesByStyle = [:] }
    candidatesByStyle[style] = found
    return found
  }

  private func findCandidates(for font: FontDescriptor) -> [FontCandidate] {
    var seen: Set<String> = []
    let family = font.family ?? "Inter"
    let names = [family] + (EmbeddedFonts.family(ofDesign: family).map { [$0] } ?? []) + fallbackFamilies
    return (names + EmbeddedFonts.families).filter { seen.insert($0).inserted }.compactMap { family in
      let members = faces.filter { $0.family == family }
      guard let face = FontMatching.nearest(font.weight, isItalic: font.isItalic, in: members) else { return nil }
      let place = face.place(for: font)
      return FontCandidate(
        face: instance(of: face, at: place),
        slant: font.isItalic && !face.leans(at: place) ? Self.obliqueSlant : 0)
    }
  }
}

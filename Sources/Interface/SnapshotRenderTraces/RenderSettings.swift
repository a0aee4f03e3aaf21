import Foundation
import Raster

/// What decides the pixels of a display list besides the list itself.
///
///     engine 1 5fa0c3d2e1b49687
///     scale 2
///     glyphs blocks
///     face "Lato-Regular"
package struct RenderSettings: Hashable, Sendable {
  /// The engine that rendered the picture.
  package var engine: RenderEngine
  /// Pixels per point.
  package var scale: CGFloat
  /// Whether glyphs are drawn as boxes.
  package var glyphsAreBlocks: Bool
  /// The font faces of the drawing that are not embedded in the package.
  package var faces: [String]

  package init(
    engine: RenderEngine = .current, scale: CGFloat, glyphsAreBlocks: Bool = false, faces: [String] = []
  ) {
    self.engine = engine
    self.scale = scale
    self.glyphsAreBlocks = glyphsAreBlocks
    self.faces = faces
  }

  /// The settings of a display list that this engine renders.
  package init(of list: DisplayList, scale: CGFloat, fonts: FontBook) {
    self.init(scale: scale, glyphsAreBlocks: fonts.glyphStyle == .blocks)
    guard fonts != .embedded else { return }
    for case .glyphs(let run, _) in list.items.map(\.operation) where !faces.contains(run.face) {
      if fonts.digest(ofFace: run.face) != FontBook.embedded.digest(ofFace: run.face) { faces.append(run.face) }
    }
  }

  // MARK: Text

  var lines: [String] {
    var lines = ["engine \(engine.revision) \(engine.fingerprint)", "scale \(exactNumber(Double(scale)))"]
    if glyphsAreBlocks { lines.append("glyphs blocks") }
    return lines + faces.map { "face \"\($0.escaped(quotes: true))\"" }
  }

  /// Reads lines, of which unknown ones are ignored; `nil` without an engine and a scale.
  init?(lines: ArraySlice<Substring.UTF8View>) {
    var engine: RenderEngine?
    var scale: CGFloat?
    var (blocks, faces) = (false, [String]())
    for line in lines {
      var scanner = TextScanner(line, number: 0)
      switch try? scanner.word("a setting") {
      case "engine":
        guard let revision = (try? scanner.word("a revision")).flatMap({ Int($0) }), revision > 0,
          let fingerprint = try? scanner.word("a fingerprint"), scanner.isAtEnd
        else { return nil }
        engine = RenderEngine(revision: revision, fingerprint: String(fingerprint.prefix(32)))
      case "scale":
        guard let value = try? scanner.number(), value > 0, value.isFinite else { return nil }
        scale = CGFloat(value)
      case "glyphs": blocks = scanner.take("blocks")
      case "face":
        guard let face = try? scanner.quoted() else { return nil }
        faces.append(face)
      default: break
      }
    }
    guard let engine, let scale else { return nil }
    self.init(engine: engine, scale: scale, glyphsAreBlocks: blocks, faces: faces)
  }
}

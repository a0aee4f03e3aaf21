import Foundation
import Raster
import SnapshotRenderTraces

/// The texts that a drawing shows, by the paths of their elements. A drawing states the words of each line for printing only, so
/// they count if the font draws them with the glyphs of the line.
struct ConfirmedWords {
  /// The lines of each text; `nil` if the words of one of them are not those of its glyphs.
  private var texts: [String: Lines?] = [:]
  /// The bytes of text that are set again. More words are not confirmed.
  private static let mostBytes = 100_000
  /// Longer descriptions of texts are not read: they are shortened to 40 characters.
  private static let longestDetail = 1000

  init(_ trace: RenderTrace, fonts: FontBook = .embedded) {
    let foreign = Set(trace.settings?.faces ?? [])
    var known: [Line: Bool] = [:]
    var rest = Self.mostBytes
    for item in trace.drawing.items {
      guard let path = item.element, case .glyphs(let run, _) = item.operation, !run.text.isEmpty else { continue }
      let line = Line(run)
      if known[line] == nil {
        // A face of the user's own is not known here, and nothing is proven with it.
        let isForeign = foreign.contains(run.face)
        if !isForeign { rest -= run.text.utf8.count }
        known[line] = isForeign || rest >= 0 && fonts.draws(run)
      }
      guard known[line] == true, var lines = texts[path, default: Lines()] else {
        texts.updateValue(nil, forKey: path)
        continue
      }
      lines.append(run.text.withoutSpaces)
      texts[path] = lines
    }
  }

  /// What the words of a line depend on.
  private struct Line: Hashable {
    var face: String
    var text: String
    var glyphs: [UInt32]

    init(_ run: GlyphRun) {
      (face, text, glyphs) = (run.face, run.text, run.glyphs.map(\.id))
    }
  }

  /// The lines of a text without spaces.
  private struct Lines {
    private(set) var shown = ""
    /// What is shown between the ellipses of truncated lines.
    private(set) var parts: [String] = []
    /// The number of scalars in all parts.
    private(set) var count = 0
    private(set) var isTruncated = false

    mutating func append(_ line: String) {
      shown += line
      if line.contains("\u{2026}") { isTruncated = true }
      for part in line.split(separator: "\u{2026}") {
        parts.append(String(part))
        count += part.unicodeScalars.count
      }
    }
  }

  /// Whether the drawing shows the words of a text element.
  ///
  /// - Parameter detail: The words in quotation marks, of which long ones are shortened.
  func confirm(_ detail: String, at path: String) -> Bool {
    guard let found = texts[path], let lines = found, detail.utf8.count <= Self.longestDetail else { return false }
    var words = Self.unquoted(detail)
    let isShortened = words.hasSuffix("\u{2026}")
    if isShortened { words.removeLast() }
    words = words.withoutSpaces
    if words == lines.shown { return true }
    if isShortened {
      // A line that is truncated may show less than the shortened words.
      return lines.shown.hasPrefix(words) || lines.isTruncated && lines.parts.first.map { words.hasPrefix($0) } == true
    }
    // Lines in two directions have their parts in another order, and truncated ones show a part of the words.
    let length = words.unicodeScalars.count
    guard lines.count == length || lines.isTruncated && lines.count < length else { return false }
    return lines.parts.allSatisfy { words.contains($0) }
  }

  /// The text in quotation marks, without escapes.
  private static func unquoted(_ detail: String) -> String {
    var text = ""
    var isEscaped = false
    for character in detail.dropFirst().dropLast() {
      if isEscaped {
        if character != "n" { text.append(character) }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }
}

extension String {
  /// The text without spaces, invisible characters, the places of images, and hyphens, which a line may end with.
  fileprivate var withoutSpaces: String {
    let visible = unicodeScalars.filter {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint && $0 != "\u{FFFC}" && $0 != "\u{2010}"
    }
    return String(String.UnicodeScalarView(visible))
  }
}

extension RenderTrace {
  /// The trace without the words that its drawing does not show, and without a layout that its drawing contradicts. A trace comes
  /// from elsewhere, and a picture proves only its drawing.
  package func confirmed() -> RenderTrace {
    let words = ConfirmedWords(self)
    let confirmation = LayoutConfirmation(drawing, scale: settings?.scale ?? 1)
    var layout = layout.flatMap { confirmation.holds(for: $0) ? $0 : nil }
    var renamed: [String: String] = [:]
    func path(_ path: String) -> String {
      if let known = renamed[path] { return known }
      let isShown = ElementPath.words(in: path).map { words.confirm($0, at: path) } ?? true
      let name = isShown ? path : ElementPath.withoutWords(path, number: renamed.count)
      renamed[path] = name
      return name
    }
    layout?.forEach { node in
      if node.element.isText, let detail = node.element.detail, !words.confirm(detail, at: node.path) {
        node.element.detail = nil
      }
      node.path = path(node.path)
    }
    return replacing(layout: layout, drawing: drawing.renamingElements(path))
  }
}

extension LayoutTree {
  /// Calls a closure with each element, parents first.
  fileprivate mutating func forEach(_ body: (inout LayoutTree) -> Void) {
    body(&self)
    for index in children.indices { children[index].forEach(body) }
  }
}

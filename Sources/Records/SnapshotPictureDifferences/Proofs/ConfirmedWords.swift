import Foundation
import Raster
import SnapshotRenderTraces

/// The texts that a drawing shows, by the paths of their elements. A drawing states the words of each line for printing only, so
/// they count if the font draws them with the glyphs of the line.
struct ConfirmedWords {
  /// The lines of each text, without spaces; `nil` if the words of one of them are not those of its glyphs.
  private var lines: [String: [String]?] = [:]
  /// More lines are not set again.
  private static let mostLines = 20_000

  init(_ trace: RenderTrace, fonts: FontBook = .embedded) {
    let foreign = Set(trace.settings?.faces ?? [])
    var known: [Line: Bool] = [:]
    for item in trace.drawing.items {
      guard let path = item.element, case .glyphs(let run, _) = item.operation, !run.text.isEmpty else { continue }
      let line = Line(run)
      if known[line] == nil {
        // A face of the user's own is not known here, and nothing is proven with it.
        known[line] = known.count < Self.mostLines && (foreign.contains(run.face) || fonts.draws(run))
      }
      guard known[line] == true, let others = lines[path, default: []] else {
        lines.updateValue(nil, forKey: path)
        continue
      }
      lines[path] = others + [Self.withoutSpaces(run.text)]
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

  /// Whether the drawing shows the words of a text element.
  ///
  /// - Parameter detail: The words in quotation marks, of which long ones are shortened.
  func confirm(_ detail: String, at path: String) -> Bool {
    guard let found = lines[path], let drawn = found else { return false }
    var words = Self.unquoted(detail)
    let isShortened = words.hasSuffix("\u{2026}")
    if isShortened { words.removeLast() }
    words = Self.withoutSpaces(words)
    // Lines that are truncated show a part of the words, in one of several places.
    let parts = drawn.flatMap { $0.split(separator: "\u{2026}") }.map(String.init)
    let shown = drawn.joined()
    if words == shown || isShortened && shown.hasPrefix(words) { return true }
    let isTruncated = drawn.contains { $0.contains("\u{2026}") }
    if isShortened { return isTruncated && parts.first.map { words.hasPrefix($0) || $0.hasPrefix(words) } == true }
    // Lines in two directions have their parts in another order.
    guard parts.allSatisfy({ words.contains($0) }) else { return false }
    return isTruncated || parts.reduce(0) { $0 + $1.unicodeScalars.count } == words.unicodeScalars.count
  }

  private static func withoutSpaces(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint && $0 != "\u{FFFC}"
        })
    )
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

extension RenderTrace {
  /// The trace without the words that its drawing does not show, and without a layout that its drawing contradicts. A trace comes
  /// from elsewhere, and a picture proves only its drawing.
  package func confirmed() -> RenderTrace {
    let words = ConfirmedWords(self)
    var layout = layout.flatMap { LayoutConfirmation(drawing).holds(for: $0) ? $0 : nil }
    var renamed: [String: String] = [:]
    func path(_ path: String) -> String {
      guard let stated = ElementPath.words(in: path) else { return path }
      if let known = renamed[path] { return known }
      let name = words.confirm(stated, at: path) ? path : ElementPath.withoutWords(path, number: renamed.count)
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

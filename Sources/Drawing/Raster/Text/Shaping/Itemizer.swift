import CRasterHarfBuzz
import Foundation

/// A range of text with a single style, face, script and direction, which is shaped at once.
struct TextItem: Sendable {
  var range: Range<Int>
  /// The index of the styled run.
  var run: Int
  /// `nil` for text that no font has.
  var face: FontFace?
  var slant: CGFloat
  /// The ISO 15924 tag.
  var script: UInt32
  /// The embedding level of the bidirectional algorithm. Odd levels are right to left.
  var level: UInt8
}

/// Divides a paragraph into items.
struct Itemizer {
  let scalars: [Unicode.Scalar]
  let isClusterStart: [Bool]
  /// The index of each scalar's styled run.
  let runOfScalar: [Int]
  let levels: [UInt8]
  /// The candidate faces of each styled run.
  let candidates: [[FontCandidate]]

  /// Returns the items of a paragraph in logical order, and the scalars that no font has.
  func items(in range: Range<Int>) -> (items: [TextItem], missing: [Unicode.Scalar]) {
    var items: [TextItem] = []
    var missing: [Unicode.Scalar] = []
    let scripts = resolvedScripts(in: range)
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, !isClusterStart[end] { end += 1 }
      let run = runOfScalar[start]
      let previous = items.last.flatMap { $0.run == run ? $0 : nil }
      let candidate = candidate(for: start..<end, in: candidates[run], after: previous)
      if candidate == nil { missing += uncovered(in: start..<end, by: candidates[run]) }
      let item = TextItem(
        range: start..<end, run: run, face: candidate?.face, slant: candidate?.slant ?? 0,
        script: scripts[start - range.lowerBound], level: levels[start])
      if let previous, previous.face === item.face, previous.script == item.script, previous.level == item.level {
        items[items.count - 1].range = previous.range.lowerBound..<end
      } else {
        items.append(item)
      }
      start = end
    }
    return (items, missing)
  }

  /// Returns the first face that has a whole cluster, so that clusters never mix faces. A space keeps the face of the
  /// preceding text, so that words of one script are shaped together.
  private func candidate(
    for cluster: Range<Int>, in candidates: [FontCandidate], after previous: TextItem?
  ) -> FontCandidate? {
    let candidates = ordered(candidates, for: cluster)
    if cluster.count == 1, let scalar = Optional(scalars[cluster.lowerBound]), !scalar.isInvisible, !scalar.isSpace {
      return candidates.first { $0.face.covers(scalar) }
    }
    let visible = scalars[cluster].filter { !$0.isInvisible }
    if visible.allSatisfy(\.isSpace), let face = previous?.face, let slant = previous?.slant, !face.hasColor,
      visible.allSatisfy(face.covers)
    {
      return FontCandidate(face: face, slant: slant)
    }
    return candidates.first { covers(visible, $0.face) }
  }

  /// Returns the faces sorted by presentation, color faces first or last, if the cluster requests one.
  private func ordered(_ candidates: [FontCandidate], for cluster: Range<Int>) -> [FontCandidate] {
    guard candidates.contains(where: \.face.hasColor) else { return candidates }
    let wantsColor: Bool
    switch scalars[cluster].last?.value {
    case 0xFE0E: wantsColor = false
    case 0xFE0F: wantsColor = true
    default:
      wantsColor = scalars[cluster].contains { $0.value == 0xFE0F } || scalars[cluster.lowerBound].isShownAsEmoji
    }
    return candidates.filter { $0.face.hasColor == wantsColor } + candidates.filter { $0.face.hasColor != wantsColor }
  }

  /// Returns the scalars of a cluster that no face has, or all of them if no single face has the whole cluster.
  private func uncovered(in cluster: Range<Int>, by candidates: [FontCandidate]) -> [Unicode.Scalar] {
    let visible = scalars[cluster].filter { !$0.isInvisible }
    let uncovered = visible.filter { scalar in !candidates.contains { $0.face.covers(scalar) } }
    return uncovered.isEmpty ? visible : uncovered
  }

  private func covers(_ scalars: [Unicode.Scalar], _ face: FontFace) -> Bool {
    if scalars.allSatisfy(face.covers) { return true }
    guard scalars.count == 2 else { return false }
    return Unicode.Scalar(shaping_compose(scalars[0].value, scalars[1].value)).map { $0.value != 0 && face.covers($0) }
      ?? false
  }

  /// Returns the script of each scalar. Common scalars take the script of the preceding text, or of the following text
  /// at the start (UAX #24, 5.2).
  private func resolvedScripts(in range: Range<Int>) -> [UInt32] {
    var scripts = range.map { UnicodeScript.of(scalars[$0]) }
    var current = scripts.first(where: Self.isSpecific) ?? .common
    for index in scripts.indices {
      if Self.isSpecific(scripts[index]) { current = scripts[index] }
      scripts[index] = current
    }
    return scripts.map(\.tag)
  }

  private static func isSpecific(_ script: UnicodeScript) -> Bool {
    script != .common && script != .inherited && script != .unknown
  }
}

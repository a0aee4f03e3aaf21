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
      for part in parts(of: start..<end, candidate, in: candidates[run]) {
        if part.candidate == nil { missing += uncovered(in: part.range, by: candidates[run]) }
        let item = TextItem(
          range: part.range, run: run, face: part.candidate?.face, slant: part.candidate?.slant ?? 0,
          script: scripts[start - range.lowerBound], level: levels[start])
        // A mark that the face of its letter lacks is missing text by itself.
        if let previous = items.last, previous.run == run, previous.face === item.face, previous.script == item.script,
          previous.level == item.level, isClusterStart[part.range.lowerBound]
        {
          items[items.count - 1].range = previous.range.lowerBound..<part.range.upperBound
        } else {
          items.append(item)
        }
      }
      start = end
    }
    return (items, missing)
  }

  /// Returns a cluster with the face that has all of it. If no face has, the letter takes the face that lacks fewest of its marks,
  /// and the marks that this face lacks are parts without a face.
  private func parts(
    of cluster: Range<Int>, _ candidate: FontCandidate?, in candidates: [FontCandidate]
  ) -> [(range: Range<Int>, candidate: FontCandidate?)] {
    let marks = cluster.dropFirst()
    guard candidate == nil, !marks.isEmpty, scalars[marks].allSatisfy({ $0.isMark || $0.isInvisible }) else {
      return [(cluster, candidate)]
    }
    func lacks(_ index: Int, _ face: FontFace) -> Bool { !scalars[index].isInvisible && !face.covers(scalars[index]) }
    var best: (candidate: FontCandidate, lacking: Int)?
    for candidate in candidates where !lacks(cluster.lowerBound, candidate.face) {
      let lacking = marks.count { lacks($0, candidate.face) }
      if lacking < best?.lacking ?? .max { best = (candidate, lacking) }
    }
    guard let best else { return [(cluster, nil)] }
    var parts: [(range: Range<Int>, candidate: FontCandidate?)] = []
    for index in cluster {
      let isMissing = lacks(index, best.candidate.face)
      if let last = parts.last, (last.candidate == nil) == isMissing {
        parts[parts.count - 1].range = last.range.lowerBound..<index + 1
      } else {
        parts.append((index..<index + 1, isMissing ? nil : best.candidate))
      }
    }
    return parts
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

  /// Returns the faces sorted by presentation, color faces first or last, as the cluster requests it. Letters are drawn in the
  /// requested family even if its glyphs are colored.
  private func ordered(_ candidates: [FontCandidate], for cluster: Range<Int>) -> [FontCandidate] {
    guard candidates.contains(where: \.face.hasColor) else { return candidates }
    let wantsColor: Bool
    switch scalars[cluster].last?.value {
    case 0xFE0E: wantsColor = false
    case 0xFE0F: wantsColor = true
    default:
      wantsColor = scalars[cluster].contains { $0.value == 0xFE0F } || scalars[cluster.lowerBound].isShownAsEmoji
      if !wantsColor, !MissingGlyph.isInEmojiBlock(scalars[cluster.lowerBound]), let requested = candidates.first {
        let others = candidates.dropFirst()
        return [requested] + others.filter { !$0.face.hasColor } + others.filter(\.face.hasColor)
      }
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

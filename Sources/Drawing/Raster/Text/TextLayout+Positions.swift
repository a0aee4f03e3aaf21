import Foundation

// Positions of characters, for carets, selections and pointers. Offsets count Unicode scalars over all runs, as in
// ``TextLayout/Line/range``.
extension TextLayout {
  /// Returns the caret before the character at an offset, or after the last character: a rectangle of zero width and
  /// the line's height. At a change of direction, the caret is at the edge of the following character. `nil` for a text
  /// without lines.
  public func caret(at offset: Int) -> CGRect? {
    guard let line = lines.last(where: { $0.range.lowerBound <= offset }) ?? lines.first else { return nil }
    let frame = line.frame
    return CGRect(x: frame.minX + line.caret(at: offset), y: frame.minY, width: 0, height: frame.height)
  }

  /// Returns the offset of the caret nearest to a point, on the line at the point's height. 0 for a text without lines.
  public func offset(at point: CGPoint) -> Int {
    guard let line = lines.last(where: { $0.frame.minY <= point.y }) ?? lines.first else { return 0 }
    return line.offset(at: point.x - line.frame.minX)
  }

  /// Returns the rectangles of a selected range. Bidirectional text may have several rectangles per line.
  public func rectangles(for range: Range<Int>) -> [CGRect] {
    lines.flatMap { line in
      line.stretches(of: range).map { stretch in
        CGRect(
          x: line.frame.minX + stretch.lowerBound, y: line.frame.minY,
          width: stretch.upperBound - stretch.lowerBound, height: line.frame.height)
      }
    }
  }

  /// Returns the bounding box of all outlines, images and decorations, or `nil` if nothing is visible. It may be larger
  /// than the lines' frames, as for an italic f, or smaller, as for a period.
  ///
  /// - Parameter fonts: The fonts of the layout.
  public func inkBounds(in fonts: FontBook) -> CGRect? {
    lines.lazy.compactMap { $0.inkBounds(in: fonts) }.reduce(nil) { $0?.union($1) ?? $1 }
  }
}

extension TextLayout.Line {
  /// Returns the bounding box of the line's outlines, images and decorations, or `nil` if nothing is visible.
  package func inkBounds(in fonts: FontBook) -> CGRect? {
    var ink: CGRect?
    func include(_ rectangle: CGRect) {
      guard !rectangle.isNull, rectangle.width > 0, rectangle.height > 0 else { return }
      ink = ink?.union(rectangle) ?? rectangle
    }
    for run in runs {
      for glyph in run.glyphs.glyphs {
        guard let outline = fonts.outline(face: run.glyphs.face, glyph: glyph.id) else { continue }
        let scale = run.glyphs.size / CGFloat(outline.unitsPerEm)
        let origin = CGPoint(x: run.glyphs.origin.x + glyph.x, y: run.glyphs.origin.y + glyph.y)
        let upright = Transform(
          a: Double(scale), b: 0, c: Double(run.glyphs.slant * scale), d: -Double(scale), tx: Double(origin.x),
          ty: Double(origin.y))
        include(outline.path.applying(upright).boundingRect)
      }
      run.decorations.forEach(include)
      run.coloredLines.flatMap(\.rectangles).forEach(include)
      run.pictures.forEach { include($0.frame) }
      run.paintings.forEach { include($0.frame) }
    }
    return ink
  }
}

extension TextLayout.Line {
  /// The caret's distance from the line's left edge.
  fileprivate func caret(at offset: Int) -> CGFloat {
    if let cluster = clusters.first(where: { $0.start <= offset && offset < $0.end }) {
      return TextUnit.points(cluster.isRightToLeft ? cluster.right : cluster.left)
    }
    guard let last = clusters.max(by: { $0.end < $1.end }) else { return 0 }
    return TextUnit.points(last.isRightToLeft ? last.left : last.right)
  }

  fileprivate func offset(at x: CGFloat) -> Int {
    let x = TextUnit.nearest(to: x)
    guard let cluster = clusters.first(where: { $0.right > x }) ?? clusters.last else { return range.lowerBound }
    let isInLeftHalf = 2 * (x - cluster.left) < cluster.width
    return Int(isInLeftHalf == cluster.isRightToLeft ? cluster.end : cluster.start)
  }

  fileprivate func stretches(of range: Range<Int>) -> [Range<CGFloat>] {
    var stretches: [Range<Int>] = []
    for cluster in clusters where cluster.start < range.upperBound && cluster.end > range.lowerBound {
      if let last = stretches.last, last.upperBound == cluster.left {
        stretches[stretches.count - 1] = last.lowerBound..<max(last.lowerBound, cluster.right)
      } else if cluster.width > 0 {
        stretches.append(cluster.left..<cluster.right)
      }
    }
    return stretches.map { TextUnit.points($0.lowerBound)..<TextUnit.points($0.upperBound) }
  }
}

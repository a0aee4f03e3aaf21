/// A face's measures in font units, y up. Read from the tables directly, so that they depend on no library's rules.
public struct FontMetrics: Hashable, Sendable {
  /// The size of the em square, which a font's size in points scales.
  public var unitsPerEm: Int
  /// The highest reach above the baseline.
  public var ascent: Int
  /// The lowest reach below the baseline, positive downwards.
  public var descent: Int
  /// Extra space between lines.
  public var lineGap: Int
  /// The height of a flat capital letter.
  public var capHeight: Int
  /// The height of a flat small letter.
  public var xHeight: Int
  /// The top edge of an underline, negative below the baseline.
  public var underlinePosition: Int
  public var underlineThickness: Int
  /// The top edge of a strike-through.
  public var strikethroughPosition: Int
  public var strikethroughThickness: Int
}

extension FontMetrics {
  /// Reads `head`, `hhea`, `OS/2` and `post`. Where the latter two are absent, the values are proportions of the em.
  init(_ file: FontFile) throws(FontError) {
    let head = try file.requiredTable("head", atLeast: 54)
    let hhea = try file.requiredTable("hhea", atLeast: 36)
    let em = head.unsigned16(at: 18)
    guard (16...16384).contains(em) else {
      throw .invalidTable(family: file.family, table: "head", reason: "\(em) units per em are not within 16…16384")
    }
    let windows = file.table("OS/2").flatMap { $0.count >= 78 ? $0 : nil }
    let post = file.table("post").flatMap { $0.count >= 12 ? $0 : nil }

    unitsPerEm = em
    ascent = hhea.signed16(at: 4)
    descent = -hhea.signed16(at: 6)
    lineGap = max(0, hhea.signed16(at: 8))
    if ascent == 0, descent == 0, let windows {
      ascent = windows.signed16(at: 68)
      descent = -windows.signed16(at: 70)
      lineGap = max(0, windows.signed16(at: 72))
    }

    // xHeight and capHeight came with version 2 of the table.
    let heights = windows.flatMap { $0.unsigned16(at: 0) >= 2 && $0.count >= 90 ? $0 : nil }
    xHeight = heights?.signed16(at: 86) ?? em / 2
    capHeight = heights?.signed16(at: 88) ?? em * 7 / 10

    let thickness = post?.signed16(at: 10) ?? 0
    underlineThickness = thickness > 0 ? thickness : max(1, em / 20)
    underlinePosition = post?.signed16(at: 8) ?? -em / 10
    let strike = windows?.signed16(at: 26) ?? 0
    strikethroughThickness = strike > 0 ? strike : underlineThickness
    strikethroughPosition =
      strike > 0 ? windows?.signed16(at: 28) ?? 0 : (xHeight + underlineThickness) / 2
  }
}

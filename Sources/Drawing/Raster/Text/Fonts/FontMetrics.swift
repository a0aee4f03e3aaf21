/// Font metrics in font units, with y up. Read from the tables directly, independent of HarfBuzz.
public struct FontMetrics: Hashable, Sendable {
  /// The size of the em square.
  public var unitsPerEm: Int
  /// The ascent above the baseline.
  public var ascent: Int
  /// The descent below the baseline, as a positive number.
  public var descent: Int
  /// Extra space between lines.
  public var lineGap: Int
  /// The height of a flat capital letter.
  public var capHeight: Int
  /// The height of a flat lowercase letter.
  public var xHeight: Int
  /// The top edge of an underline, negative below the baseline.
  public var underlinePosition: Int
  /// The thickness of an underline.
  public var underlineThickness: Int
  /// The top edge of a strikethrough.
  public var strikethroughPosition: Int
  /// The thickness of a strikethrough.
  public var strikethroughThickness: Int
}

extension FontMetrics {
  /// Reads `head`, `hhea`, `OS/2` and `post`. If the latter two are missing, the values are proportions of the em.
  init(_ file: FontFile) throws(FontError) {
    let head = try file.requiredTable("head", atLeast: 54)
    let hhea = try file.requiredTable("hhea", atLeast: 36)
    let em = head.unsigned16(at: 18)
    guard (16...16384).contains(em) else {
      throw .invalidTable(family: file.family, table: "head", reason: "\(em) units per em are outside 16…16384")
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

    // Both fields exist since version 2 of the table.
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

/// The colors in the text of a paint, such as those of a gradient's stops.
package struct PaintColors {
  /// `#007AFF`, or `#007AFF80` with an opacity.
  private(set) var colors: [String] = []
  /// The text with `#` in place of each color.
  private(set) var form = ""

  init(_ text: String) {
    var rest = text[...]
    while let start = rest.firstIndex(of: "#") {
      let digits = rest[start...].dropFirst().prefix(while: \.isHexDigit)
      form += rest[...start]
      colors.append("#" + digits)
      rest = rest[digits.endIndex...]
    }
    form += rest
  }

  /// The distinct pairs of colors that differ; `nil` if the paints have different numbers of colors.
  func pairs(with other: PaintColors) -> [(before: String, after: String)]? {
    guard colors.count == other.colors.count else { return nil }
    var known: Set<[String]> = []
    return zip(colors, other.colors).filter { $0 != $1 && known.insert([$0, $1]).inserted }
  }

  /// Two colors without their opacity if it is equal: one color is one cause at every opacity.
  package static func withoutEqualOpacity(_ before: String, _ after: String) -> (before: String, after: String) {
    guard before.count == 9, after.count == 9, before.suffix(2) == after.suffix(2) else { return (before, after) }
    return (String(before.dropLast(2)), String(after.dropLast(2)))
  }
}

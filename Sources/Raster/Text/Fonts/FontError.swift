/// Why the bytes of a font file cannot be used.
public enum FontError: Error, Hashable, Sendable {
  /// The bytes do not begin as an OpenType or TrueType font does. `found` names the format if it is a known one.
  case notAFont(family: String, found: String?)
  /// The file has no font at this index: a collection has `count`, another file has one.
  case noSuchFont(family: String, index: Int, count: Int)
  /// The font does not vary along this axis. `axes` are those that it has.
  case unknownAxis(family: String, axis: FontTag, axes: [FontTag])
  /// A table is absent that every font needs.
  case missingTable(family: String, table: String)
  /// A table reaches past the end of the file, or is too short for what it has to hold.
  case truncatedTable(family: String, table: String)
  /// A table holds a value that no font may have.
  case invalidTable(family: String, table: String, reason: String)
}

extension FontError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .notAFont(let family, let found):
      let format = found.map { "they are \($0)" } ?? "they are no OpenType or TrueType font"
      return "The font '\(family)' cannot be registered: \(format). Give the bytes of one .ttf or .otf file."
    case .noSuchFont(let family, let index, let count):
      let file = count == 1 ? "the file has one font" : "the file is a font collection of \(count)"
      return "The font '\(family)' cannot be registered: \(file), none at index \(index). Indices count from 0."
    case .unknownAxis(let family, let axis, let axes):
      let known = axes.isEmpty ? "it is no variable font" : "its axes are \(axes.map(\.string).joined(separator: ", "))"
      return "The font '\(family)' cannot be registered: it has no axis '\(axis)', \(known). Set none but its axes."
    case .missingTable(let family, let table):
      return "The font '\(family)' cannot be registered: it has no table '\(table)'. Give a complete .ttf or .otf file."
    case .truncatedTable(let family, let table):
      return "The font '\(family)' cannot be registered: its table '\(table)' is cut off. Copy the font file again."
    case .invalidTable(let family, let table, let reason):
      return
        "The font '\(family)' cannot be registered: its table '\(table)' is invalid, \(reason). Repair the font file."
    }
  }

  public var errorDescription: String? { description }
}

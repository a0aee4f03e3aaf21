import Foundation

/// A reason why a font cannot be registered.
public enum FontError: Error, Hashable, Sendable {
  /// The data is not an OpenType or TrueType font. `found` is the name of another known format.
  case notAFont(family: String, found: String?)
  /// The file has no font at this index. `count` is the number of fonts in the file.
  case noSuchFont(family: String, index: Int, count: Int)
  /// The font has no such axis. `axes` are the available axes.
  case unknownAxis(family: String, axis: FontTag, axes: [FontTag])
  /// The font has no palette at this index. `count` is the number of palettes.
  case noSuchPalette(family: String, palette: Int, count: Int)
  /// A required table is missing.
  case missingTable(family: String, table: String)
  /// A table extends beyond the end of the file, or is too short.
  case truncatedTable(family: String, table: String)
  /// A table contains an invalid value.
  case invalidTable(family: String, table: String, reason: String)
}

extension FontError: CustomStringConvertible, LocalizedError {
  /// What is wrong with the font, and how to fix it.
  public var description: String {
    switch self {
    case .notAFont(let family, let found):
      let format = found.map { "the data is \($0)" } ?? "the data is not an OpenType or TrueType font"
      return "The font '\(family)' cannot be registered: \(format). Use the content of a .ttf, .otf, .ttc or .otc file."
    case .noSuchFont(let family, _, 0):
      return "The font '\(family)' cannot be registered: the collection contains no fonts. Use an intact font file."
    case .noSuchFont(let family, let index, let count):
      let file = count == 1 ? "the file contains one font" : "the file contains \(count) fonts"
      return "The font '\(family)' cannot be registered: \(file), but the index is \(index). Indices start at 0."
    case .unknownAxis(let family, let axis, let axes):
      let known =
        axes.isEmpty ? "it is not a variable font" : "its axes are \(axes.map(\.string).joined(separator: ", "))"
      return
        "The font '\(family)' cannot be registered: it has no axis '\(axis)'; \(known). Remove this axis from `variations`."
    case .noSuchPalette(let family, let palette, let count):
      let palettes =
        count == 0 ? "it has no palettes" : "it has \(count == 1 ? "one palette" : "\(count) palettes")"
      return
        "The font '\(family)' cannot be registered: \(palettes), but the palette is \(palette). Indices start at 0; omit `palette` for the first one."
    case .missingTable(let family, let table):
      return
        "The font '\(family)' cannot be registered: the table '\(table)' is missing. Use a complete .ttf or .otf file."
    case .truncatedTable(let family, let table):
      return
        "The font '\(family)' cannot be registered: the table '\(table)' is truncated. Restore or download the font file again."
    case .invalidTable(let family, let table, let reason):
      return
        "The font '\(family)' cannot be registered: the table '\(table)' is invalid: \(reason). Use an intact font file."
    }
  }

  /// The message, for `localizedDescription`.
  public var errorDescription: String? { description }
}

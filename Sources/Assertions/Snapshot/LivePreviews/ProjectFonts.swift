import Foundation
import Raster

/// The fonts that the system registers for an app, under the names with which `Font.custom` finds them.
enum ProjectFonts {
  /// The largest size of a font in bytes.
  private static let mostBytes = 64 << 20

  /// Returns the embedded fonts with those of files. A file that is not a font is left out.
  static func book(of files: [String]) -> FontBook {
    var book = FontBook.embedded
    // A family of the project with the name of an embedded one does not change the fonts of the system.
    let embedded = Set(book.families)
    for file in files {
      guard let data = FileManager.default.contents(atPath: file), data.count <= mostBytes,
        let names = FontNames([UInt8](data))
      else { continue }
      let weight = FontWeight(names.weight)
      if !embedded.contains(names.family) {
        try? book.register(data: data, family: names.family, weight: weight, italic: names.isItalic)
      }
      // The name of a face selects it in any weight.
      for name in Set([names.postScript, names.full]).sorted() where name != names.family && !embedded.contains(name) {
        try? book.register(data: data, family: name)
      }
    }
    return book
  }
}

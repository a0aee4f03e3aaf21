import Foundation
import Raster

/// The kitty graphics protocol: a base64-encoded PNG file in chunks of at most 4,096 characters.
enum Kitty {
  private static let chunkLength = 4096

  static func encode(_ picture: PixelBuffer, cells: (columns: Int, rows: Int)) -> String {
    guard let png = try? PNG.encode(picture) else { return "" }
    var rest = Substring(png.base64EncodedString())
    var text = ""
    // C=1 does not move the cursor; q=2 suppresses responses.
    var keys = "a=T,f=100,q=2,C=1,c=\(cells.columns),r=\(cells.rows),"
    repeat {
      let part = rest.prefix(chunkLength)
      rest = rest.dropFirst(part.count)
      text += "\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
      keys = ""
    } while !rest.isEmpty
    return text
  }

  /// Deletes all images.
  static let clear = "\u{1B}_Ga=d,q=2\u{1B}\\"
}

/// iTerm2's inline images: a base64-encoded PNG file in one escape sequence.
enum ITerm {
  static func encode(_ picture: PixelBuffer, cells: (columns: Int, rows: Int)) -> String {
    guard let png = try? PNG.encode(picture) else { return "" }
    return "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(cells.columns);height=\(cells.rows);"
      + "preserveAspectRatio=1:\(png.base64EncodedString())\u{07}"
  }
}

extension TerminalImageProtocol {
  /// The sequence that deletes images; empty for protocols whose images are overwritten by text.
  package var clearing: String { self == .kitty ? Kitty.clear : "" }
}

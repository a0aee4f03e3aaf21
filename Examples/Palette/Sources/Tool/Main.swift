import Foundation
import PaletteGenerator

/// Reads a file of colors, and writes the Swift files to a folder.
@main enum Tool {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      FileHandle.standardError.write(Data("Usage: palette COLORS.json FOLDER\n".utf8))
      exit(64)
    }
    let colors = try JSONDecoder().decode([NamedColor].self, from: Data(contentsOf: URL(fileURLWithPath: arguments[1])))
    let folder = URL(fileURLWithPath: arguments[2])
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in try PaletteGenerator.files(for: colors) {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
  }
}

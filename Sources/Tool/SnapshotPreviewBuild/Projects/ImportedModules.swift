import Foundation

/// The modules that sources import.
enum ImportedModules {
  /// Returns the modules that files import. Reads lines that begin with an import, also in comments.
  static func of(_ files: [String]) -> Set<String> {
    Set(
      files.flatMap { file -> [String] in
        guard let data = FileManager.default.contents(atPath: file) else { return [] }
        return of(source: String(decoding: data, as: UTF8.self))
      })
  }

  static func of(source: String) -> [String] {
    source.split(whereSeparator: \.isNewline).compactMap { line in
      guard let keyword = line.range(of: "import ") else { return nil }
      let before = line[..<keyword.lowerBound].split(separator: " ")
      // Attributes and access levels may precede it.
      guard before.allSatisfy({ $0.hasPrefix("@") || levels.contains(String($0)) }) else { return nil }
      let words = line[keyword.upperBound...].split(separator: " ")
      guard let name = words.first(where: { !kinds.contains(String($0)) }) else { return nil }
      return name.split(separator: ".").first.map(String.init)
    }
  }

  private static let levels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]
}

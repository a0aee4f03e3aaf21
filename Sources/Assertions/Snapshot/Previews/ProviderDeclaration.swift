import Foundation
import SnapshotFoundation
import SnapshotWorkspace

/// The declaration of a `PreviewProvider` in the sources of a package. The type itself does not know its file and line.
struct ProviderDeclaration {
  /// The name of the file.
  let file: String
  let path: String
  let line: Int

  /// Returns the declaration of a type, searched below the package of a test; `nil` if no source file contains it.
  ///
  /// - Parameter module: The module of the type. A file in a folder of this name is preferred.
  static func find(_ type: String?, module: String, near position: CallSite) -> ProviderDeclaration? {
    guard let type, let root = PackageRoot.containing(file: position.path) else { return nil }
    let found = sources(below: root).lazy.compactMap { find(type, in: $0) }
    var first: ProviderDeclaration?
    for declaration in found {
      if declaration.path.contains("/\(module)/") { return declaration }
      first = first ?? declaration
    }
    return first
  }

  /// Returns the declaration in a file.
  static func find(_ type: String, in path: String) -> ProviderDeclaration? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains(type) else { return nil }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      guard let name = words.firstIndex(of: type[...]), name > 0, keywords.contains(words[name - 1]),
        !line.drop(while: \.isWhitespace).hasPrefix("//")
      else { continue }
      return ProviderDeclaration(file: (path as NSString).lastPathComponent, path: path, line: index + 1)
    }
    return nil
  }

  private static let keywords: Set<Substring> = ["struct", "class", "enum", "extension"]

  /// The Swift files of a package. Hidden folders such as `.build` are not searched.
  private static func sources(below root: String) -> [String] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return folders.filter { !$0.hasPrefix(".") }.sorted().flatMap { folder in
      let files = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? []
      return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(root)/\(folder)/\($0)" }
    }
  }
}

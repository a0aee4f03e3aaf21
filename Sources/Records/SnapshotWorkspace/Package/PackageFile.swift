import Foundation
import SnapshotFoundation

/// A file of a package at a place that a test chooses.
///
/// The place is inside the package, and neither hidden, as `.git` and `.build` are, nor a manifest. No file is accessed.
package struct PackageFile: Hashable, Sendable {
  /// The absolute path of the package.
  package var root: String
  /// The components of the path relative to the package.
  package var parts: [String]

  /// The path relative to the package.
  package var relativePath: String { parts.joined(separator: "/") }
  package var path: String { root + "/" + relativePath }

  /// The reason why a test may not choose a place.
  package enum Refusal: Error, Hashable, Sendable {
    case absolutePath
    /// The path is empty, ends in a slash, or has an empty component or control characters.
    case invalidPath
    case outside(root: String)
    case hidden(String)
    case manifest

    /// The reason and the remedy, as a sentence without a full stop.
    package var description: String {
      switch self {
      case .absolutePath: "it is an absolute path. Pass a path relative to the test's file or to the package"
      case .invalidPath: "it is not the path of a file"
      case .outside(let root): "it is outside of the package \(root)"
      case .hidden(let name): "\(VisibleText.line(name)) is a hidden file or folder"
      case .manifest: "it is the manifest of a package"
      }
    }
  }

  /// Creates the file at a path. The components `.` and `..` are resolved without the file system.
  ///
  /// - Parameters:
  ///   - path: The path, relative to a folder.
  ///   - folder: The absolute path of the folder.
  ///   - root: The absolute path of the package, which contains the folder.
  package init(_ path: String, from folder: String, in root: String) throws(Refusal) {
    guard path.utf8.first != UInt8(ascii: "/") else { throw .absolutePath }
    guard folder == root || folder.utf8.starts(with: (root + "/").utf8) else { throw .outside(root: root) }
    var steps = folder.utf8.dropFirst(root.utf8.count).split(separator: UInt8(ascii: "/")).map {
      String(decoding: $0, as: UTF8.self)
    }
    // NB: split by bytes, as the file system does. In Swift, a slash and a combining mark are one character.
    let written = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard let last = written.last, ![".", ".."].contains(last) else { throw .invalidPath }
    for step in written {
      switch step {
      case ".": continue
      case "..": if steps.popLast() == nil { throw .outside(root: root) }
      default: steps.append(step)
      }
    }
    guard let parts = PlainFile.parts(of: steps.joined(separator: "/")) else { throw .invalidPath }
    if let hidden = parts.first(where: Self.isHidden) { throw .hidden(hidden) }
    guard !Self.isManifest(parts.last ?? "") else { throw .manifest }
    self.root = root
    self.parts = parts
  }

  /// Whether a test may not create the file without a person's acceptance: a compiler, a shell or an interpreter may run it, or
  /// SwiftPM may put it into a product.
  package var isSource: Bool {
    let words = (parts.last ?? "").split(separator: ".", omittingEmptySubsequences: false)
    guard words.count > 1, let pathExtension = words.last, !pathExtension.isEmpty else { return true }
    return CodeExtension.contains(String(pathExtension)) || PackageFolder.isForSources(parts[0])
  }

  /// The end of the path extension: `gz` of `tar.gz`; empty without one.
  package var pathExtension: String {
    let words = (parts.last ?? "").split(separator: ".", omittingEmptySubsequences: false)
    return words.count > 1 ? words.last.map(String.init) ?? "" : ""
  }

  /// Whether a name is that of a manifest of SwiftPM.
  package static func isManifest(_ name: String) -> Bool {
    let name = name.lowercased()
    return name == "package.swift" || name.hasPrefix("package@")
  }

  /// Whether a name is hidden. Some file systems ignore invisible characters and treat compatible characters as equal.
  package static func isHidden(_ name: String) -> Bool {
    let visible = name.unicodeScalars.first {
      !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isWhitespace
    }
    return visible.map { [".", "\u{2024}", "\u{2025}", "\u{2026}", "\u{FE52}", "\u{FF0E}"].contains($0) } ?? true
  }
}

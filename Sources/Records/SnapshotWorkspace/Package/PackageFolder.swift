import Foundation
import SnapshotFoundation

/// A folder that a setting names. It must be inside the package, and neither in `.git` nor among the sources.
package enum PackageFolder {
  /// What the folder is for.
  package enum Use: Sendable {
    case references
    case reports
  }

  /// The reason why a setting may not name a folder.
  package enum Refusal: Error, Hashable, Sendable {
    case absolutePath
    /// The path is empty, or has an empty component, `.`, `..` or control characters.
    case invalidPath
    case inGit
    case hidden(String)
    case sources(String)
    /// The folder has Swift sources in it.
    case containsSources
    /// A link on the path leads out of the package.
    case linkOutside
    /// A link on the path leads to a folder that is refused.
    case link(String)

    /// The reason and the remedy, as one or two sentences.
    package var description: String {
      switch self {
      case .absolutePath: "it is an absolute path. Write it relative to the package, such as References."
      case .invalidPath: "it is not a path of a folder inside the package. Write it without \"..\", such as References."
      case .inGit: "it is in .git. Choose a folder of the package, such as References."
      case .hidden(let name): "\(VisibleText.line(name)) is hidden. Choose a visible folder, such as References."
      case .sources(let name): "\(VisibleText.line(name)) is for sources. Choose another folder, such as References."
      case .containsSources: "it contains Swift sources. Choose a folder of its own, such as References."
      case .linkOutside: "it is a link that leads out of the package. Replace the link by a folder."
      case .link(let reason): "it is a link, and where it leads, \(reason)"
      }
    }
  }

  /// The folders in which SwiftPM looks for sources.
  private static let sources: Set = ["sources", "source", "src", "srcs", "plugins"]
  /// The folder in which SwiftPM looks for tests. References may be inside of it.
  private static let tests = "tests"

  /// Whether SwiftPM looks for sources in the folder of a name at the root of a package.
  static func isForSources(_ folder: String) -> Bool { sources.contains(name(folder)) }

  /// Checks a folder of a package.
  ///
  /// - Parameters:
  ///   - folder: The path, relative to the package.
  ///   - root: The absolute path of the package.
  /// - Returns: The components of the path.
  @discardableResult
  package static func check(_ folder: String, for use: Use, in root: String) throws(Refusal) -> [String] {
    let parts = try parts(of: folder, for: use)
    guard let package = real(root), let (existing, rest) = nearest(root, parts) else { return parts }
    // What a link leads to is checked like a path.
    guard existing != package + "/" + parts.dropLast(rest.count).joined(separator: "/") else {
      if use == .references, rest.isEmpty, containsSources(existing) { throw .containsSources }
      return parts
    }
    if existing == package, rest.count == parts.count { return parts }
    guard existing.hasPrefix(package + "/") else { throw .linkOutside }
    let target = ([String(existing.dropFirst(package.count + 1))] + rest).joined(separator: "/")
    do throws(Refusal) {
      _ = try self.parts(of: target, for: use)
    } catch {
      throw .link(error.description)
    }
    return parts
  }

  private static func parts(of folder: String, for use: Use) throws(Refusal) -> [String] {
    guard folder.utf8.first != UInt8(ascii: "/") else { throw .absolutePath }
    let path = folder.utf8.last == UInt8(ascii: "/") ? String(folder.dropLast()) : folder
    guard let parts = PlainFile.parts(of: path) else { throw .invalidPath }
    for part in parts where name(part).hasPrefix(".") {
      if name(part) == ".git" { throw .inGit }
      // Reports may be in `.build`.
      guard use == .reports, part.hasPrefix(".") else { throw .hidden(part) }
    }
    let first = name(parts[0])
    let isAmongTests = first == tests && (use == .reports || parts.count == 1)
    guard !sources.contains(first), !isAmongTests else { throw .sources(parts[0]) }
    return parts
  }

  /// A name without what some file systems ignore: case, compatible characters and invisible ones.
  private static func name(_ part: String) -> String {
    let visible = part.precomposedStringWithCompatibilityMapping.unicodeScalars.filter {
      !$0.properties.isDefaultIgnorableCodePoint && !$0.properties.isWhitespace
    }
    return String(String.UnicodeScalarView(visible)).lowercased()
  }

  /// Returns the nearest folder of a path that exists, without links, and the components below it.
  private static func nearest(_ root: String, _ parts: [String]) -> (path: String, rest: ArraySlice<String>)? {
    for count in (0...parts.count).reversed() {
      let path = ([root] + parts.prefix(count)).joined(separator: "/")
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      // A link to nothing leads nowhere inside of the package.
      return (real(path) ?? "", parts[count...])
    }
    return nil
  }

  private static func real(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  private static func containsSources(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.lowercased().hasSuffix(".swift") }
  }
}

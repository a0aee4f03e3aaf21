import Foundation
import SnapshotWorkspace

/// The folders of a package's test targets, from its manifest as text. The manifest is not run.
struct TestTargets {
  /// The folders, as components of paths relative to the package.
  private var folders: [[String]] = []
  private let root: String
  private let hasManifest: Bool

  private static let largestManifest = 1 << 20
  /// The folders in which SwiftPM looks for a target without a path.
  private static let standardFolders = ["Tests", "Sources", "Source", "src", "srcs"]

  init(packageRoot root: String) {
    self.root = root
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
    let manifests = names.filter { $0 == "Package.swift" || $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }
    hasManifest = !manifests.isEmpty
    var isUnderstood = true
    for name in manifests {
      guard let data = try? PlainFile.read([name], below: root, limit: Self.largestManifest),
        let manifest = SwiftTokens(Array(data)), add(from: manifest)
      else {
        isUnderstood = false
        continue
      }
    }
    // A manifest can compute its targets. Their folders are then those of SwiftPM's convention.
    if hasManifest, !isUnderstood || folders.isEmpty { folders.append(["Tests"]) }
  }

  /// Adds the test targets of a manifest. Returns `false` if some have a computed name or path.
  private mutating func add(from manifest: SwiftTokens) -> Bool {
    var isUnderstood = true
    for index in manifest.tokens.indices.dropLast()
    where manifest.isWord(at: index) && manifest.text(index) == "testTarget" && manifest.isMark("(", at: index + 1) {
      let arguments = manifest.elements(between: index + 1)
      func value(_ label: String) -> (isGiven: Bool, text: String?) {
        let argument = arguments.first {
          manifest.isWord(at: $0.lowerBound) && manifest.text($0.lowerBound) == label
            && manifest.isMark(":", at: $0.lowerBound + 1)
        }
        guard let argument else { return (false, nil) }
        return (true, argument.count == 3 ? LiteralText.value(manifest.text(argument.lowerBound + 2)) : nil)
      }
      let (name, path) = (value("name"), value("path"))
      if let path = path.text {
        folders.append(path.split(separator: "/").map(String.init).filter { $0 != "." })
      } else if !path.isGiven, let name = name.text {
        folders += Self.standardFolders.map { [$0, name] }
      } else {
        isUnderstood = false
      }
    }
    return isUnderstood
  }

  /// Returns the folder of the test target that contains a source; `nil` if none does. In a project without a manifest, test
  /// sources are those below a folder that is named so.
  func folder(containing path: String) -> String? {
    guard path.hasPrefix(root + "/") else { return nil }
    let parts = path.dropFirst(root.count + 1).split(separator: "/").dropLast().map(String.init)
    let found: ArraySlice<String>?
    if hasManifest {
      let longest = folders.filter { parts.starts(with: $0) }.max { $0.count < $1.count }
      found = longest.map { parts[..<max($0.count, min(parts.count, $0 == ["Tests"] ? 2 : 0))] }
    } else {
      let end = parts.lastIndex { ["test", "tests"].contains($0.lowercased()) || $0.hasSuffix("Tests") }
      found = end.map { parts[...$0] }
    }
    return found.map { ([root] + $0).joined(separator: "/") }
  }
}

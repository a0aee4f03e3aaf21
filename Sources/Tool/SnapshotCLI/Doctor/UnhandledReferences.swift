import Foundation
import SnapshotRuns

/// Finds folders of references that the package manager lists as unhandled files, with each build.
enum UnhandledReferences {
  static func diagnosis(_ package: PackageDescription, packageRoot: String) -> Diagnosis? {
    let missing = package.testTargets.flatMap { target in
      folders(of: target, packageRoot).map { (target: target.name, folder: $0) }
    }
    guard let first = missing.first else { return nil }
    return .warning(
      "unhandled", "SwiftPM lists references as unhandled files, because the manifest does not exclude them.",
      remedy: "In Package.swift, add to the test target \(first.target): exclude: [\"\(first.folder)\"]",
      paths: missing.map { "\($0.target): \($0.folder)" })
  }

  /// The folders of references below a target's folder that it neither excludes nor has as resources, relative to it.
  private static func folders(of target: PackageDescription.Target, _ packageRoot: String) -> [String] {
    let handled = (target.exclude ?? []) + (target.resources ?? []).map(\.path)
    let files = FileManager.default.enumerator(atPath: packageRoot + "/" + target.folder)
    return (files?.compactMap { $0 as? String } ?? []).filter { path in
      let isOutermost = path.split(separator: "/").count { $0 == PackageBoundary.folderName } == 1
      let isHandled = handled.contains { $0 == "." || path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
      return (path as NSString).lastPathComponent == PackageBoundary.folderName && isOutermost && !isHandled
    }.sorted()
  }
}

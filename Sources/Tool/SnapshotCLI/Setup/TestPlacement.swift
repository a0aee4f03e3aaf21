import Foundation
import SnapshotFoundation
import SnapshotRuns

/// The test target in which a first test belongs: one of the package, or one to declare.
struct TestPlacement {
  /// The target of the package; `nil` if it has no test target.
  let target: PackageDescription.Target?
  let name: String
  /// The targets that are tested: those with previews, or else one if the package has any.
  private let tested: [String]
  /// The products of this library that the test target needs and does not have.
  let missingProducts: [String]
  /// The modules with previews that the test target does not depend on.
  private let missingModules: [String]

  /// - Parameter modules: The modules with previews.
  init(in description: PackageDescription, packageRoot: String, previewModules modules: [String]) {
    let code = description.targets.filter { ["regular", "executable"].contains($0.type) }
    let withViews = code.filter { Self.hasViews($0, packageRoot) }
    let first = (withViews.first ?? code.first { $0.type == "regular" } ?? code.first)?.name
    tested = modules.isEmpty ? [first].compactMap(\.self) : modules
    let ownName = (tested.first ?? "App") + "Tests"
    let tests = description.testTargets
    target =
      tests.first { $0.links("Snapshot") } ?? tests.first { $0.links("SnapshotCore") }
      ?? tests.first { $0.name == ownName } ?? tests.first
    name = target?.name ?? ownName
    let hasTexts = modules.isEmpty && target?.links("SnapshotCore") == true
    let needed = hasTexts ? [] : ["Snapshot"] + (modules.isEmpty && withViews.isEmpty ? [] : ["SnapshotUI"])
    let target = target
    missingProducts = needed.filter { target?.links($0) != true }
    missingModules = modules.filter { module in target?.dependencies?.contains { $0.name == module } != true }
  }

  private static func hasViews(_ target: PackageDescription.Target, _ packageRoot: String) -> Bool {
    SourceFiles.swift(in: packageRoot + "/" + target.folder).contains { path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
      return text.split(separator: "\n").contains { ["import SwiftUI", "import SnapshotUI"].contains($0) }
    }
  }

  /// The folder of test files, relative to the package; `nil` if the manifest names each of the target's files.
  var folder: String? {
    guard let target else { return "Tests/" + name }
    guard let sources = target.sources else { return target.folder }
    return sources.first { !$0.hasSuffix(".swift") }.map { target.folder + "/" + $0 }
  }

  /// The folder of references beside the test files, relative to the target's folder, as the manifest excludes it.
  var excluded: String {
    guard let target, let folder, folder.count > target.folder.count else { return PackageBoundary.folderName }
    return folder.dropFirst(target.folder.count + 1) + "/" + PackageBoundary.folderName
  }

  /// The lines of the manifest that are missing.
  ///
  /// - Parameter hasPackage: Whether the package depends on this library.
  func manifestAdvice(hasPackage: Bool) -> String? {
    let dependency = """
      Add to the dependencies of the package
          \(StartingFiles.dependencyLine),

      """
    let products = missingProducts.map { ".product(name: \"\($0)\", package: \"swift-snapshot\")" }
    guard let target else {
      let tested = tested.map { "\"\($0)\", " }.joined()
      return """
        The package has no test target. In Package.swift:
        \(hasPackage ? "" : dependency)Add to the targets
            .testTarget(
              name: "\(name)",
              dependencies: [\(tested)\(products.joined(separator: ", "))],
              exclude: ["\(excluded)"]),
        Then run: swift run snapshot verify
        """
    }
    let added = missingModules.map { "\"\(VisibleText.line($0))\"" } + products
    guard !added.isEmpty else { return nil }
    let exclusion = """
      Add to the same target, after its dependencies
          exclude: ["\(excluded)"]

      """
    return """
      \(hasPackage ? "" : "Package.swift does not depend on swift-snapshot yet. " + dependency)\
      Add to the dependencies of the test target \(VisibleText.line(target.name))
      \(added.map { "    \($0)," }.joined(separator: "\n"))
      \(target.exclude?.contains(excluded) == true ? "" : exclusion)Then run: swift run snapshot verify
      """
  }
}

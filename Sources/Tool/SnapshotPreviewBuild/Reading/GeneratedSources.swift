import Foundation

/// The files that build tool plugins generate for a target.
///
/// Plugins are not run. A build of the package has left their files in its build folder, also one that failed later because a
/// module such as SwiftUI is missing.
struct GeneratedSources {
  private let target: PackageManifest.Target
  private let package: PackageReader.Package
  /// The folder of plugins' files in the build folder of a package.
  private let outputs: String

  /// - Parameter root: The folder of the package that was built.
  init(of target: PackageManifest.Target, in package: PackageReader.Package, builtIn root: String) {
    self.target = target
    self.package = package
    outputs = ItemKind.of(root + "/.build") == .folder ? root + "/.build/plugins/outputs" : ""
  }

  /// Adds the generated files to a module, and what is missing to its remarks.
  func add(to module: inout PreviewModule) {
    for plugin in target.pluginUsages ?? [] {
      let trees = folders(of: plugin.name).map { SourceTree($0) }
      let sources = trees.flatMap(\.sources)
      guard !sources.isEmpty else {
        let remedy =
          package.isDependency
          ? "" : " To generate them once: swift build --package-path \(package.folder). It can fail after that."
        module.remarks.append(
          "\(target.name) uses the plugin \(plugin.name), which is not run, so the files that it generates are missing.\(remedy)"
        )
        continue
      }
      module.sources = (module.sources + sources).sorted()
      module.remarks.append(
        "\(target.name) uses the plugin \(plugin.name), which is not run. The files of the last swift build are used.")
    }
  }

  /// The folders of a plugin's files: `<package>/<target>/destination/<plugin>`. Links are not followed.
  private func folders(of plugin: String) -> [String] {
    let packages = (try? FileManager.default.contentsOfDirectory(atPath: outputs)) ?? []
    return package.isDependency
      ? []
      : packages.sorted().compactMap { name in
        var folder = outputs
        for part in [name, target.name, "destination", plugin] {
          guard !part.contains("/"), !part.hasPrefix(".") else { return nil }
          folder += "/" + part
          guard ItemKind.of(folder) == .folder else { return nil }
        }
        return folder
      }
  }
}

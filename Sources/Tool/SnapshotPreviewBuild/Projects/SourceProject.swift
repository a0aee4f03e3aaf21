/// The Swift modules of a package, an Xcode project or a folder, as far as previews need them.
package struct SourceProject: Hashable, Sendable {
  package var name: String
  /// The folder of the project, absolute.
  package var root: String
  /// The modules that contain previews, and the modules that these import, in the order of their dependencies.
  package var modules: [PreviewModule] = []
  /// The products of other packages that modules depend on and that are not part of the project.
  package var externalProducts: [ExternalProduct] = []
  /// What the project contains and cannot be compiled, such as targets in C: one line each.
  package var remarks: [String] = []

  package init(name: String, root: String) {
    self.name = name
    self.root = root
  }

  /// A product of a package that is not in the project's folders.
  package struct ExternalProduct: Hashable, Sendable {
    package var product: String
    /// The URL or the identity of the package.
    package var package: String
  }
}

/// A module of Swift sources.
package struct PreviewModule: Hashable, Sendable {
  package var name: String
  /// The paths of the sources, absolute and sorted.
  package var sources: [String] = []
  /// The paths of asset catalogs, strings tables and fonts, absolute and sorted.
  package var resources: [String] = []
  /// The names of modules of the project that the module can import.
  package var dependencies: [String] = []
  /// The language mode, such as `5`.
  package var languageMode = "5"
  /// Arguments of the compiler: conditions, features and the default isolation.
  package var settings: [String] = []
  /// Whether the build system declares `Bundle.module` for the module.
  package var hasModuleBundle = false
  /// Whether Xcode declares the assets of the catalogs as members of `ColorResource` and `ImageResource`.
  package var hasAssetSymbols = false
  /// The package that `package` declarations belong to; `nil` outside of packages.
  package var packageName: String?

  package init(name: String) { self.name = name }
}

extension SourceProject {
  /// Removes modules that no module with previews imports, and sorts the others by their dependencies.
  ///
  /// - Parameter isNeeded: Whether a module contains previews.
  mutating func keepModules(where isNeeded: (PreviewModule) -> Bool) {
    let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    var sorted: [PreviewModule] = []
    var visited: Set<String> = []
    func visit(_ module: PreviewModule) {
      guard visited.insert(module.name).inserted else { return }
      for name in module.dependencies { if let dependency = byName[name] { visit(dependency) } }
      sorted.append(module)
    }
    for module in modules where isNeeded(module) { visit(module) }
    modules = sorted
  }
}

/// The Swift modules of a package, an Xcode project or a folder, as far as previews need them.
package struct SourceProject: Hashable, Sendable {
  package var name: String
  /// The folder of the project, absolute.
  package var root: String
  /// The modules that contain previews, and the modules that these import, in the order of their dependencies.
  package var modules: [PreviewModule] = []
  /// The package from which macros are built, in the cache; `nil` without packages of others.
  var dependencyFolder: String?
  /// What the project needs and cannot be compiled, such as binary frameworks: one line each.
  package var remarks: [String] = []

  package init(name: String, root: String) {
    self.name = name
    self.root = root
  }

  /// A product of a package that is not in the project's folders.
  package struct ExternalProduct: Hashable, Sendable {
    package var product: String
    /// The URL of the package; its identity if it has no URL.
    package var package: String
    /// The versions that the project accepts; `nil` for a package without a URL.
    var requirement: VersionRequirement?
  }

  /// Returns a path relative to the project, or to the folder of packages that it depends on.
  package func displayPath(of path: String) -> String {
    let folders = [root + "/"] + (dependencyFolder.map { [$0 + "/.build/checkouts/"] } ?? [])
    return folders.first(where: path.hasPrefix).map { String(path.dropFirst($0.count)) } ?? path
  }

  /// The modules of the project itself. Previews in modules of other packages are not drawn.
  package var ownModules: [PreviewModule] { modules.filter { !$0.isDependency } }
}

/// A module of a project or of a package that it depends on.
package struct PreviewModule: Hashable, Sendable {
  /// What a module is made of.
  package enum Kind: Hashable, Sendable {
    case swift
    case clang(ClangSources)
    /// A program that expands macros, and that the package manager builds from the sources in a folder.
    case macro(folder: String)
  }

  package var name: String
  package var kind = Kind.swift
  /// Whether the module belongs to a package that is not in the project's folders.
  package var isDependency = false
  /// The paths of the sources, absolute and sorted.
  package var sources: [String] = []
  /// The paths of asset catalogs, strings tables, fonts and other files of the bundle, absolute and sorted.
  package var resources: [String] = []
  /// The paths of the fonts that are registered for the module, absolute.
  package var fonts: [String] = []
  /// The names of modules of the project that the module can import.
  package var dependencies: [String] = []
  /// The products of packages outside of the project's folders that the module can import.
  package var externalProducts: [SourceProject.ExternalProduct] = []
  /// What the module needs and cannot be compiled: one sentence each.
  package var remarks: [String] = []
  /// The language mode, such as `5`.
  package var languageMode = "5"
  /// Arguments of the compiler: conditions, features and the default isolation.
  package var settings: [String] = []
  /// Whether the build system declares `Bundle.module` for the module.
  package var hasModuleBundle = false
  /// Whether the resources are those of the app, `Bundle.main`.
  package var hasMainBundle = false
  /// Whether Xcode declares the assets of the catalogs as members of `ColorResource` and `ImageResource`.
  package var hasAssetSymbols = false
  /// The libraries of the system that the module is linked with, such as `z`.
  package var linkedLibraries: [String] = []
  /// The package that `package` declarations belong to; `nil` outside of packages.
  package var packageName: String?

  package init(name: String) { self.name = name }

  var isMacro: Bool { if case .macro = kind { true } else { false } }

  /// The paths of all files that the module is built from, absolute.
  var files: [String] {
    let ofClang: [String] = if case .clang(let clang) = kind { clang.sources + clang.headerFiles } else { [] }
    return sources + resources + ofClang
  }
}

/// The sources of a module in C or C++, or the module map of a library of the system.
package struct ClangSources: Hashable, Sendable {
  /// The paths of the sources, absolute and sorted.
  package var sources: [String] = []
  /// The folder of public headers, absolute.
  package var headers: String
  /// The module map; `nil` if one is made for the headers.
  package var moduleMap: String?
  /// The paths of all headers and module maps of the target, absolute and sorted.
  package var headerFiles: [String] = []
  /// Arguments of the compiler: conditions and folders of headers.
  package var arguments: [String] = []
  /// The standard of C, such as `c11`.
  package var cLanguageStandard: String?
  /// The standard of C++, such as `c++17`.
  package var cxxLanguageStandard: String?
}

extension SourceProject {
  /// Removes modules that no module with previews imports, and sorts the others by their dependencies.
  ///
  /// - Parameters:
  ///   - includesSourcesOfMacros: Whether the modules that only macros import are kept. The package manager compiles them.
  ///   - isNeeded: Whether a module contains previews.
  mutating func keepModules(includesSourcesOfMacros: Bool = false, where isNeeded: (PreviewModule) -> Bool) {
    let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
    var sorted: [PreviewModule] = []
    var visited: Set<String> = []
    func visit(_ module: PreviewModule) {
      guard visited.insert(module.name).inserted else { return }
      if !module.isMacro || includesSourcesOfMacros {
        for name in module.dependencies { if let dependency = byName[name] { visit(dependency) } }
      }
      sorted.append(module)
    }
    for module in modules where isNeeded(module) { visit(module) }
    modules = sorted
  }
}

import Foundation

/// Reads a package and the packages on this machine that it depends on.
struct PackageReader {
  /// The largest number of packages that are read.
  private static let mostPackages = 64

  private struct Package {
    var folder: String
    var manifest: PackageManifest
  }

  private var packages: [Package] = []
  private var folders: Set<String> = []

  /// Reads the modules of packages and of the packages in folders that they name.
  ///
  /// - Parameter folders: The folders with the manifests, absolute.
  /// - Throws: ``ProjectError``, `CancellationError`.
  static func modules(ofPackagesIn folders: [String]) async throws -> PackageModules {
    var reader = PackageReader()
    for folder in folders { try await reader.read(folder) }
    return reader.modules()
  }

  private mutating func read(_ folder: String) async throws {
    let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard folders.count < Self.mostPackages, folders.insert(folder).inserted else { return }
    let manifest = try await PackageManifest.read(folder)
    packages.append(Package(folder: folder, manifest: manifest))
    for case let path? in manifest.dependencies.map(\.path) where ItemKind.of(path + "/Package.swift") == .file {
      try await read(path)
    }
  }

  private func modules() -> PackageModules {
    var result = PackageModules(name: packages.first?.manifest.name ?? "")
    let targetsOfProducts = Dictionary(
      packages.flatMap { package in package.manifest.products.map { ($0.name, $0.targets) } }
    ) { first, _ in first }
    for package in packages {
      let ownTargets = Set(package.manifest.targets.map(\.name))
      for target in package.manifest.targets where ["regular", "executable"].contains(target.type) {
        var module = PreviewModule(name: Self.moduleName(target.name))
        for dependency in target.dependencies {
          if !dependency.isProduct, ownTargets.contains(dependency.name) {
            module.dependencies.append(Self.moduleName(dependency.name))
          } else if let targets = targetsOfProducts[dependency.name] {
            module.dependencies += targets.map(Self.moduleName)
          } else {
            result.externalProducts.append(package.manifest.external(dependency))
          }
        }
        let folder = package.folder + "/" + package.manifest.folder(of: target, in: package.folder)
        let excluded = Set(target.exclude.map { Self.standardized($0, in: folder) })
        let tree = SourceTree(folder) { excluded.contains($0) }
        let chosen = target.sources?.map { Self.standardized($0, in: folder) }
        module.sources = tree.sources.filter { path in
          chosen?.contains { path == $0 || path.hasPrefix($0 + "/") } ?? true
        }
        module.resources = tree.resources
        for resource in target.resources {
          module.resources += Self.files(of: resource, in: folder)
        }
        module.resources = Array(Set(module.resources)).sorted()
        module.hasModuleBundle = !module.resources.isEmpty
        module.languageMode = package.manifest.languageMode(of: target)
        module.settings = target.settings.flatMap(\.arguments) + ["-D", "SWIFT_PACKAGE"]
        module.packageName = package.manifest.name
        if module.sources.isEmpty {
          result.remarks.append("The target \(target.name) has no Swift sources.")
        } else {
          result.modules.append(module)
        }
      }
    }
    return result
  }

  private static func moduleName(_ target: String) -> String { ModuleName.of(target) }

  private static func standardized(_ path: String, in folder: String) -> String {
    URL(fileURLWithPath: folder + "/" + path).standardizedFileURL.path
  }

  /// Returns the files of a declared resource that stand at the top of the bundle.
  private static func files(of resource: PackageManifest.Target.Resource, in folder: String) -> [String] {
    let path = standardized(resource.path, in: folder)
    guard !resource.isCopied, ItemKind.of(path) == .folder, (path as NSString).pathExtension.isEmpty else {
      return ItemKind.of(path) == .absent ? [] : [path]
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().prefix(SourceTree.mostFiles).flatMap { name in
      files(of: .init(path: resource.path + "/" + name, rule: [:]), in: folder)
    }
  }
}

/// The modules of packages, and what they need besides.
struct PackageModules {
  var name: String
  var modules: [PreviewModule] = []
  var externalProducts: [SourceProject.ExternalProduct] = []
  var remarks: [String] = []
}

/// Names of modules.
enum ModuleName {
  /// Returns the name of the module of a target or product: what no identifier contains becomes an underscore.
  static func of(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar in
      scalar == "_" || scalar.properties.isXIDContinue ? Character(scalar) : "_"
    }
    let text = String(scalars)
    return text.first.map { $0.isNumber } ?? true ? "_" + text : text
  }
}

extension PackageManifest {
  /// Returns the folder of a target, relative to the package.
  func folder(of target: Target, in root: String) -> String {
    if let path = target.path { return path }
    let candidates = ["Sources/\(target.name)", "Source/\(target.name)", "src/\(target.name)", "srcs/\(target.name)"]
    // The only target of its kind can have its files directly in the folder of sources.
    return candidates.first { ItemKind.of(root + "/" + $0) == .folder } ?? "Sources"
  }

  func languageMode(of target: Target) -> String {
    let ofTarget = target.settings.lazy.compactMap { $0.kind["swiftLanguageMode"]?.texts.first }.first
    if let mode = ofTarget ?? swiftLanguageVersions?.max() { return mode == "6" ? "6" : "5" }
    return (toolsVersion._version.split(separator: ".").first.flatMap { Int($0) } ?? 5) >= 6 ? "6" : "5"
  }

  func external(_ dependency: TargetDependency) -> SourceProject.ExternalProduct {
    let package = dependencies.first { $0.identity == dependency.package?.lowercased() }
    return .init(product: dependency.name, package: package?.url ?? dependency.package ?? dependency.name)
  }
}

extension PackageManifest.TargetSetting {
  /// The platforms whose code is compiled.
  private static let platforms: Set<String> = ["ios", "linux"]

  /// The arguments of the compiler.
  var arguments: [String] {
    let isActive =
      condition?.platformNames.map { $0.isEmpty || !Self.platforms.isDisjoint(with: $0) } ?? true
      && condition?.config.map { $0 == "debug" } ?? true
    guard tool == "swift", isActive else { return [] }
    return kind.sorted { $0.key < $1.key }.flatMap { name, value -> [String] in
      switch name {
      case "define": value.texts.flatMap { ["-D", $0] }
      case "enableUpcomingFeature": value.texts.flatMap { ["-enable-upcoming-feature", $0] }
      case "enableExperimentalFeature": value.texts.flatMap { ["-enable-experimental-feature", $0] }
      case "defaultIsolation": value.texts.first.map { ["-default-isolation", $0] } ?? []
      default: []
      }
    }
  }
}

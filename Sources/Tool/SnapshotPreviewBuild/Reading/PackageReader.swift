import Foundation

/// Reads packages into modules: those of a project, and those that they depend on.
struct PackageReader {
  /// The largest number of packages that are read.
  private static let mostPackages = 128

  struct Package {
    var folder: String
    var manifest: PackageManifest
    var traits: Set<String>
    var isDependency = false
  }

  private(set) var packages: [Package] = []
  private var folders: Set<String> = []

  /// Reads a package of the project, and the packages in folders that its manifest names.
  ///
  /// - Parameter folder: The folder with the manifest, absolute.
  /// - Throws: ``ProjectError``, `CancellationError`.
  mutating func read(_ folder: String) async throws {
    let folder = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard folders.count < Self.mostPackages, folders.insert(folder).inserted else { return }
    let manifest = try await PackageManifest.read(folder)
    packages.append(Package(folder: folder, manifest: manifest, traits: manifest.defaultTraits))
    for case let path? in manifest.dependencies.map(\.path) where ItemKind.of(path + "/Package.swift") == .file {
      try await read(path)
    }
  }

  /// Reads a package that was resolved.
  ///
  /// - Parameter records: A folder that keeps what manifests print.
  /// - Throws: ``ProjectError``, `CancellationError`.
  mutating func read(_ dependency: ResolvedPackage, records: String) async throws {
    guard folders.count < Self.mostPackages, folders.insert(dependency.folder).inserted else { return }
    let manifest = try await PackageManifest.read(
      dependency.folder, recordedIn: "\(records)/\(ModuleName.of(dependency.identity))-\(dependency.version).json")
    packages.append(
      Package(
        folder: dependency.folder, manifest: manifest, traits: Set(dependency.traits).subtracting(["default"]),
        isDependency: true))
  }

  /// The modules of all packages. Products that belong to none of them are external.
  func modules() -> PackageModules {
    var result = PackageModules(name: packages.first?.manifest.name ?? "")
    let targetsOfProducts = Dictionary(
      packages.flatMap { package in package.manifest.products.map { ($0.name, $0.targets) } }
    ) { first, _ in first }
    var names: Set<String> = []
    for package in packages {
      let ownTargets = Set(package.manifest.targets.map(\.name))
      for target in package.manifest.targets {
        guard var module = package.module(of: target), names.insert(module.name).inserted else { continue }
        if module.kind == .swift {
          GeneratedSources(of: target, in: package, builtIn: packages.first?.folder ?? package.folder).add(to: &module)
        }
        for dependency in target.dependencies where dependency.condition?.holds(package.traits) ?? true {
          if !dependency.isProduct, ownTargets.contains(dependency.name) {
            module.dependencies.append(ModuleName.of(dependency.name))
          } else if let targets = targetsOfProducts[dependency.name] {
            module.dependencies += targets.map(ModuleName.of)
          } else {
            module.externalProducts.append(package.manifest.external(dependency))
          }
        }
        result.modules.append(module)
      }
    }
    return result
  }
}

/// The modules of packages.
struct PackageModules {
  var name: String
  var modules: [PreviewModule] = []
}

extension PackageReader.Package {
  /// Returns the module of a target without its dependencies; `nil` for tests, plugins and snippets.
  func module(of target: PackageManifest.Target) -> PreviewModule? {
    var module = PreviewModule(name: ModuleName.of(target.name))
    module.isDependency = isDependency
    module.linkedLibraries = target.settings.flatMap { $0.linkedLibraries(traits) }
    switch target.type {
    case "macro":
      let root = folder + "/" + manifest.folder(of: target, in: folder)
      module.kind = .macro(folder: root)
      module.sources = SourceTree(root).sources
    case "system":
      let headers = folder + "/" + manifest.folder(of: target, in: folder)
      module.kind = .clang(ClangSources(headers: headers, moduleMap: headers + "/module.modulemap"))
    case "binary":
      module.remarks = ["\(target.name) is a binary framework."]
    case "regular", "executable":
      readSources(of: target, into: &module)
    default: return nil
    }
    return module
  }

  private func readSources(of target: PackageManifest.Target, into module: inout PreviewModule) {
    let root = folder + "/" + manifest.folder(of: target, in: folder)
    let excluded = Set(target.exclude.map { Self.standardized($0, in: root) })
    let tree = SourceTree(root) { excluded.contains($0) }
    let chosen = target.sources?.map { Self.standardized($0, in: root) }
    func isChosen(_ path: String) -> Bool { chosen?.contains { path == $0 || path.hasPrefix($0 + "/") } ?? true }
    module.sources = tree.sources.filter(isChosen)
    if module.sources.isEmpty {
      return readClangSources(of: target, tree.clangSources.filter(isChosen), tree.headers, in: root, into: &module)
    }
    module.resources = tree.resources
    for resource in target.resources { module.resources += Self.files(of: resource, in: root) }
    module.resources = Array(Set(module.resources)).sorted()
    module.hasModuleBundle = !module.resources.isEmpty
    module.fonts = SourceTree.fonts(in: module.resources)
    module.languageMode = manifest.languageMode(of: target)
    let conditions = traits.sorted().flatMap { ["-D", ModuleName.of($0)] }
    module.settings = target.settings.flatMap { $0.swiftArguments(traits) } + conditions + ["-D", "SWIFT_PACKAGE"]
    module.packageName = manifest.name
  }

  private func readClangSources(
    of target: PackageManifest.Target, _ sources: [String], _ headerFiles: [String], in root: String,
    into module: inout PreviewModule
  ) {
    var clang = ClangSources(headers: Self.standardized(target.publicHeadersPath ?? "include", in: root))
    guard !sources.isEmpty || ItemKind.of(clang.headers) == .folder else {
      module.remarks = ["The target \(target.name) has no sources."]
      return
    }
    #if !canImport(Darwin)
      if sources.contains(where: SourceTree.isObjectiveC) {
        module.remarks = ["The target \(target.name) has sources in Objective-C, which this platform does not have."]
      }
      clang.sources = sources.filter { !SourceTree.isObjectiveC($0) }
    #else
      clang.sources = sources
    #endif
    clang.headerFiles = headerFiles
    let map = clang.headers + "/module.modulemap"
    clang.moduleMap = ItemKind.of(map) == .file ? map : nil
    clang.arguments =
      target.settings.flatMap { $0.clangArguments(traits, in: root) } + ["-DSWIFT_PACKAGE=1", "-I", clang.headers]
    clang.cLanguageStandard = manifest.cLanguageStandard
    clang.cxxLanguageStandard = manifest.cxxLanguageStandard
    module.kind = .clang(clang)
  }

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

extension PackageManifest {
  /// Returns the folder of a target, relative to the package.
  func folder(of target: Target, in root: String) -> String {
    if let path = target.path { return path }
    let candidates = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
    // The only target of its kind can have its files directly in the folder of sources.
    return candidates.first { ItemKind.of(root + "/" + $0) == .folder } ?? "Sources"
  }

  func languageMode(of target: Target) -> String {
    let ofTarget = target.settings.lazy.compactMap { $0.kind["swiftLanguageMode"]?.texts.first }.first
    if let mode = ofTarget ?? swiftLanguageVersions?.max() { return mode == "6" ? "6" : "5" }
    return (toolsVersion._version.split(separator: ".").first.flatMap { Int($0) } ?? 5) >= 6 ? "6" : "5"
  }

  /// Returns the letters and digits of a name in lower case.
  private static func letters(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  func external(_ dependency: TargetDependency) -> SourceProject.ExternalProduct {
    // Older manifests name only a product. It stands for the package of this name, as far as letters go, or for the only one.
    let name = dependency.package ?? dependency.name
    let remote = dependencies.filter { $0.path == nil }
    let package =
      dependencies.first { $0.identity == name.lowercased() }
      ?? remote.first { Self.letters($0.identity) == Self.letters(name) }
      ?? (remote.count == 1 && dependency.package == nil ? remote.first : nil)
    return .init(
      product: dependency.name, package: package?.url ?? dependency.package ?? dependency.name,
      requirement: package?.requirement)
  }
}

extension PackageManifest.TargetSetting {
  /// The arguments of the compiler of Swift.
  func swiftArguments(_ traits: Set<String>) -> [String] {
    guard tool == "swift", condition?.holds(traits) ?? true else { return [] }
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

  /// The libraries that the linker searches.
  func linkedLibraries(_ traits: Set<String>) -> [String] {
    guard tool == "linker", condition?.holds(traits) ?? true else { return [] }
    return kind["linkedLibrary"]?.texts ?? []
  }

  /// The arguments of the compiler of C, for a target in a folder.
  func clangArguments(_ traits: Set<String>, in folder: String) -> [String] {
    guard tool == "c" || tool == "cxx", condition?.holds(traits) ?? true else { return [] }
    return kind.sorted { $0.key < $1.key }.flatMap { name, value -> [String] in
      switch name {
      case "define": value.texts.map { "-D" + $0 }
      case "headerSearchPath":
        value.texts.flatMap { ["-I", URL(fileURLWithPath: folder + "/" + $0).standardizedFileURL.path] }
      default: []
      }
    }
  }
}

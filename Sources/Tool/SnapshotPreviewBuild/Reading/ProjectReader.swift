import Foundation

/// Finds the projects at a path and reads them.
package struct ProjectReader: Sendable {
  /// The depth below the path at which projects are searched.
  private static let deepest = 5
  /// The largest number of projects at one path.
  private static let mostProjects = 500

  /// The largest number of folders that are searched.
  private static let mostFolders = 20_000

  /// Whether manifests are read, which runs their code. Without them, the sources of a package are one module each folder.
  package var runsManifests: Bool
  private let resolver: PackageResolver?

  /// - Parameters:
  ///   - runsManifests: Whether manifests are read, which runs their code.
  ///   - cache: The folder of caches, into which packages of others are fetched; `nil` for none.
  ///   - progress: Receives what happens, before something that takes long.
  package init(
    runsManifests: Bool = true, cache: String? = nil, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.runsManifests = runsManifests
    resolver = runsManifests ? cache.map { PackageResolver(cache: $0, progress: progress) } : nil
  }

  /// A project that was found and is not read yet.
  package enum Location: Hashable, Sendable {
    /// The folder of a package.
    case package(String)
    /// A folder whose name ends with `.xcodeproj`.
    case xcode(String)
    /// A folder without a manifest.
    case folder(String)
    /// Swift files.
    case files([String])

    /// The folder that contains the sources.
    package var folder: String {
      switch self {
      case .package(let path), .folder(let path): path
      case .xcode(let path): (path as NSString).deletingLastPathComponent
      case .files(let files): files.first.map { ($0 as NSString).deletingLastPathComponent } ?? "/"
      }
    }

    /// The path, as messages show it.
    package var path: String {
      switch self {
      case .package(let path), .xcode(let path), .folder(let path): path
      case .files(let files): files.first ?? ""
      }
    }
  }

  /// Returns the projects at paths.
  ///
  /// A folder is a package if it has a manifest, and else an Xcode project if it contains one. Otherwise, the projects in its
  /// subfolders are found. Without any, the folder itself is a module, or each of its subfolders if they are several apps.
  ///
  /// - Throws: ``ProjectError/absent(path:)``, ``ProjectError/noSources(path:)``.
  package func locations(_ paths: [String]) throws(ProjectError) -> [Location] {
    var locations: [Location] = []
    var files: [String] = []
    for path in paths {
      // A link to a project is followed, because a person has named it.
      let path = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
      switch ItemKind.of(path) {
      case .absent, .other: throw ProjectError.absent(path: path)
      case .file where path.hasSuffix("/Package.swift"):
        locations.append(.package((path as NSString).deletingLastPathComponent))
      case .file: files.append(path)
      case .folder where path.hasSuffix(".xcodeproj"): locations.append(.xcode(path))
      case .folder:
        var folders = 0
        let found = projects(in: path, depth: 0, folders: &folders)
        guard found.isEmpty else {
          locations += found
          continue
        }
        guard !SourceTree(path).sources.isEmpty else { throw ProjectError.noSources(path: path) }
        locations += modules(in: path)
      }
    }
    if !files.isEmpty {
      if let other = files.first(where: { !$0.hasSuffix(".swift") }) { throw ProjectError.noSources(path: other) }
      locations.append(.files(files.sorted()))
    }
    return locations
  }

  private func projects(in folder: String, depth: Int, folders: inout Int) -> [Location] {
    folders += 1
    if runsManifests, ItemKind.of(folder + "/Package.swift") == .file { return [.package(folder)] }
    guard depth <= Self.deepest, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return []
    }
    let visible = names.filter { !$0.hasPrefix(".") && !SourceTree.isIgnored($0) }.sorted()
    let xcode = visible.filter { $0.hasSuffix(".xcodeproj") && ItemKind.of("\(folder)/\($0)/project.pbxproj") == .file }
    if !xcode.isEmpty { return xcode.map { .xcode("\(folder)/\($0)") } }
    var found: [Location] = []
    for name in visible where found.count < Self.mostProjects && ItemKind.of("\(folder)/\(name)") == .folder {
      guard folders < Self.mostFolders else { break }
      found += projects(in: "\(folder)/\(name)", depth: depth + 1, folders: &folders)
    }
    return found
  }

  /// Returns a folder without projects as one module, or the apps in it: subfolders in which the names of files repeat, and of which
  /// several have an entry point. Files of one module have different names.
  private func modules(in folder: String) -> [Location] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    let parts = names.map { "\(folder)/\($0)" }.filter { path in
      let name = (path as NSString).lastPathComponent
      return ItemKind.of(path) == .folder && !name.hasPrefix(".") && !SourceTree.isIgnored(name)
        && !Self.isFolderOfTests(path)
    }
    let sources = parts.map { SourceTree($0, where: Self.isFolderOfTests).sources }
    let all = sources.joined().map { ($0 as NSString).lastPathComponent }
    let apps = sources.count { $0.contains(where: Self.hasEntryPoint) }
    guard Set(all).count < all.count, apps > 0 else { return [.folder(folder)] }
    let found = zip(parts, sources).filter { !$1.isEmpty }.map { part, _ in modules(in: part) }
    // The apps may all be in one of the subfolders.
    guard apps > 1 || found.contains(where: { $0.count > 1 }) else { return [.folder(folder)] }
    let loose = names.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    return found.flatMap { $0 } + (loose.isEmpty ? [] : [.files(loose)])
  }

  private static func hasEntryPoint(_ path: String) -> Bool {
    FileManager.default.contents(atPath: path)?.range(of: Data("@main".utf8)) != nil
  }

  /// Reads a project.
  ///
  /// - Parameter module: A module that is kept although it contains no previews; every module if the name is empty.
  /// - Throws: ``ProjectError``, `CancellationError`.
  package func project(at location: Location, including module: String? = nil) async throws -> SourceProject {
    var project: SourceProject
    func isNeeded(_ candidate: PreviewModule) -> Bool {
      !candidate.isDependency && candidate.kind == .swift
        && (Self.hasPreviews(candidate) || module == candidate.name || module == "")
    }
    switch location {
    case .package(let folder):
      var packages = PackageReader()
      try await packages.read(folder)
      project = SourceProject(name: packages.modules().name, root: folder)
      try await addModules(of: &packages, pins: [folder + "/Package.resolved"], to: &project, where: isNeeded)
    case .xcode(let path):
      let xcode = try XcodeProject(path)
      project = SourceProject(name: xcode.name, root: xcode.folder)
      var packages = PackageReader()
      for folder in runsManifests ? xcode.packageFolders : [] {
        do {
          try await packages.read(folder)
        } catch let error as ProjectError {
          // The modules of the package are missing, and the files that import them say so.
          project.remarks.append(error.description)
        }
      }
      try await addModules(of: &packages, and: xcode.modules, pins: xcode.pins, to: &project, where: isNeeded)
    case .folder(let folder):
      project = SourceProject(name: (folder as NSString).lastPathComponent, root: folder)
      let tree = SourceTree(folder, where: Self.isFolderOfTests)
      let sources = tree.sources.filter { !Self.isTest($0) }
      project.modules = [Self.module(project.name, sources, tree.bundle)]
      project.keepModules(where: isNeeded)
    case .files(let files):
      let folder = files.first.map { ($0 as NSString).deletingLastPathComponent } ?? "/"
      project = SourceProject(name: (folder as NSString).lastPathComponent, root: folder)
      project.modules = [Self.module(project.name, files, SourceTree(folder).bundle)]
      project.keepModules(where: isNeeded)
    }
    return project
  }

  /// Adds the modules that are needed, with those of the packages that they depend on.
  ///
  /// - Parameters:
  ///   - targets: The modules of an Xcode project. Their imports tell what they depend on.
  ///   - pins: Where the file with the versions of packages can be.
  private func addModules(
    of packages: inout PackageReader, and targets: [PreviewModule] = [], pins: [String],
    to project: inout SourceProject, where isNeeded: (PreviewModule) -> Bool
  ) async throws {
    let remarks = project.remarks
    func addModules(includesSourcesOfMacros: Bool) {
      let modules = packages.modules().modules
      let names = modules.map(\.name)
      let imports = targets.map { target in
        var target = target
        let imported = ImportedModules.of(target.sources)
        target.dependencies += names.filter(imported.contains)
        return target
      }
      project.modules = modules + imports.filter { target in !modules.contains { $0.name == target.name } }
      project.keepModules(includesSourcesOfMacros: includesSourcesOfMacros, where: isNeeded)
      project.remarks = remarks + project.modules.flatMap(\.remarks)
    }
    addModules(includesSourcesOfMacros: true)
    let dependencies = ProjectDependencies(project)
    guard let resolver, !project.modules.isEmpty, !dependencies.isEmpty else {
      return addModules(includesSourcesOfMacros: false)
    }
    let resolution = try await resolver.resolve(
      dependencies, pins: pins.first { ItemKind.of($0) == .file })
    let folder = dependencies.folder(in: resolver.cache)
    for package in resolution.packages { try await packages.read(package, records: folder + "/manifests") }
    addModules(includesSourcesOfMacros: false)
    project.dependencyFolder = folder
    project.remarks += resolution.remarks
  }

  private static func module(_ name: String, _ sources: [String], _ resources: [String]) -> PreviewModule {
    var module = PreviewModule(name: ModuleName.of(name))
    // A manifest is not a source of the module.
    module.sources = sources.filter { !($0 as NSString).lastPathComponent.hasPrefix("Package") || !isManifest($0) }
    module.resources = resources
    module.fonts = SourceTree.fonts(in: resources)
    module.hasAssetSymbols = true
    module.hasMainBundle = true
    return module
  }

  /// Whether a folder without a manifest contains the tests of its module, by its name: `AppTests`, `AppUITests`.
  private static func isFolderOfTests(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return name.hasSuffix("Tests") && ItemKind.of(path) == .folder
  }

  /// Whether a source is a test, by its imports.
  private static func isTest(_ path: String) -> Bool {
    !ImportedModules.of([path]).isDisjoint(with: ["XCTest", "Testing"])
  }

  private static func isManifest(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return name == "Package.swift" || name.hasPrefix("Package@swift-")
  }

  /// Whether a source of a module mentions previews.
  static func hasPreviews(_ module: PreviewModule) -> Bool {
    module.sources.contains { path in
      guard let data = FileManager.default.contents(atPath: path) else { return false }
      return data.range(of: Data("#Preview".utf8)) != nil || data.range(of: Data("PreviewProvider".utf8)) != nil
    }
  }
}

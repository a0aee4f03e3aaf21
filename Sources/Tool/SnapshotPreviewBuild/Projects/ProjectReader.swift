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
  package var runsManifests = true

  package init(runsManifests: Bool = true) { self.runsManifests = runsManifests }

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
  /// subfolders are found; without any, the folder itself is a module.
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
        locations.append(.folder(path))
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

  /// Reads a project.
  ///
  /// - Parameter module: A module that is kept although it contains no previews; every module if the name is empty.
  /// - Throws: ``ProjectError``, `CancellationError`.
  package func project(at location: Location, including module: String? = nil) async throws -> SourceProject {
    var project: SourceProject
    switch location {
    case .package(let folder):
      let packages = try await PackageReader.modules(ofPackagesIn: [folder])
      project = SourceProject(name: packages.name, root: folder)
      project.add(packages)
    case .xcode(let path):
      let xcode = try XcodeProject(path)
      project = SourceProject(name: xcode.name, root: xcode.folder)
      for folder in runsManifests ? xcode.packageFolders : [] {
        do {
          project.add(try await PackageReader.modules(ofPackagesIn: [folder]))
        } catch let error as ProjectError {
          // The modules of the package are missing, and the files that import them say so.
          project.remarks.append(error.description)
        }
      }
      let packageModules = project.modules.map(\.name)
      project.modules += xcode.modules.map { module in
        var module = module
        let imported = ImportedModules.of(module.sources)
        module.dependencies += packageModules.filter(imported.contains)
        return module
      }
      project.externalProducts += xcode.packageURLs.map { .init(product: "", package: $0) }
    case .folder(let folder):
      project = SourceProject(name: (folder as NSString).lastPathComponent, root: folder)
      let tree = SourceTree(folder)
      project.modules = [Self.module(project.name, tree.sources, tree.resources)]
    case .files(let files):
      let folder = files.first.map { ($0 as NSString).deletingLastPathComponent } ?? "/"
      project = SourceProject(name: (folder as NSString).lastPathComponent, root: folder)
      project.modules = [Self.module(project.name, files, SourceTree(folder).resources)]
    }
    project.keepModules { Self.hasPreviews($0) || module == $0.name || module == "" }
    return project
  }

  private static func module(_ name: String, _ sources: [String], _ resources: [String]) -> PreviewModule {
    var module = PreviewModule(name: ModuleName.of(name))
    // A manifest is not a source of the module.
    module.sources = sources.filter { !($0 as NSString).lastPathComponent.hasPrefix("Package") || !isManifest($0) }
    module.resources = resources
    module.hasAssetSymbols = true
    return module
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

extension SourceProject {
  fileprivate mutating func add(_ packages: PackageModules) {
    // Packages can depend on each other.
    let known = Set(modules.map(\.name))
    modules += packages.modules.filter { !known.contains($0.name) }
    externalProducts += packages.externalProducts
    remarks += packages.remarks
  }
}

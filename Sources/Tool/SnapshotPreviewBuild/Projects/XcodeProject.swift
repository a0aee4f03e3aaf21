import Foundation

/// The modules of an Xcode project: targets, the files that belong to them, and synchronized folders.
struct XcodeProject {
  private static let productTypes: Set<String> = [
    "com.apple.product-type.application", "com.apple.product-type.framework",
    "com.apple.product-type.framework.static", "com.apple.product-type.library.static",
    "com.apple.product-type.library.dynamic", "com.apple.product-type.app-extension",
    "com.apple.product-type.application.on-demand-install-capable",
  ]

  let name: String
  let folder: String
  private(set) var modules: [PreviewModule] = []
  /// The folders of packages that the project references.
  private(set) var packageFolders: [String] = []
  /// The URLs of packages that the project references.
  private(set) var packageURLs: [String] = []

  private let objects: XcodeObjects

  /// Reads a project.
  ///
  /// - Parameter project: The path of a folder whose name ends with `.xcodeproj`, absolute.
  /// - Throws: ``ProjectError/unreadableXcodeProject(path:reason:)``.
  init(_ project: String) throws(ProjectError) {
    objects = try XcodeObjects(project)
    name = ((project as NSString).lastPathComponent as NSString).deletingPathExtension
    folder = objects.folder
    readPackages()
    let targets = objects.list(objects.root["targets"]).filter {
      Self.productTypes.contains($0["productType"] as? String ?? "")
    }
    modules = targets.map(module)
    for index in modules.indices {
      modules[index].dependencies += modules.map(\.name).filter { $0 != modules[index].name }
    }
    // Modules do not import each other in a cycle. The imports of the sources tell the direction.
    for index in modules.indices {
      let imported = ImportedModules.of(modules[index].sources)
      modules[index].dependencies = modules[index].dependencies.filter(imported.contains)
    }
    modules.removeAll { $0.sources.isEmpty }
  }

  private mutating func readPackages() {
    packageURLs = objects.all("XCRemoteSwiftPackageReference").compactMap { $0["repositoryURL"] as? String }
    var folders = objects.all("XCLocalSwiftPackageReference").compactMap { $0["relativePath"] as? String }.map {
      URL(fileURLWithPath: folder + "/" + $0).standardizedFileURL.path
    }
    // Older projects have the folder of a package as a file.
    folders += objects.paths.values.filter { ItemKind.of($0 + "/Package.swift") == .file }
    // A package in a synchronized folder is named only as an exception of a target.
    for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
      guard let path = group["path"] as? String else { continue }
      let exceptions = objects.list(group["exceptions"]).flatMap { $0["membershipExceptions"] as? [String] ?? [] }
      folders += exceptions.map { URL(fileURLWithPath: "\(folder)/\(path)/\($0)").standardizedFileURL.path }
    }
    packageFolders = Array(Set(folders)).filter { ItemKind.of($0 + "/Package.swift") == .file }.sorted()
  }

  private func module(_ target: XcodeObjects.Object) -> PreviewModule {
    let settings = BuildSettings(of: target, in: objects)
    let targetName = target["name"] as? String ?? name
    let product = settings.text("PRODUCT_NAME").map { $0.contains("$") ? targetName : $0 } ?? targetName
    let moduleName = settings.text("PRODUCT_MODULE_NAME").flatMap { $0.contains("$") ? nil : $0 } ?? product
    var module = PreviewModule(name: ModuleName.of(moduleName))
    var files: Set<String> = []
    for phase in objects.list(target["buildPhases"]) {
      guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"] as? String ?? "") else { continue }
      for file in objects.list(phase["files"]) {
        guard let reference = file["fileRef"] as? String, let object = objects[reference] else { continue }
        // A group of a file in several languages has one child for each.
        let references =
          object["isa"] as? String == "PBXVariantGroup" ? object["children"] as? [String] ?? [] : [reference]
        files.formUnion(references.compactMap { objects.paths[$0] })
      }
    }
    for group in target["fileSystemSynchronizedGroups"] as? [String] ?? [] {
      guard let path = objects.paths[group] else { continue }
      let excluded = exceptions(of: objects[group], for: target).map { path + "/" + $0 }
      let tree = SourceTree(path) { candidate in excluded.contains(candidate) }
      files.formUnion(tree.sources + tree.resources)
    }
    // NB: the files of a target can stand anywhere; a link or a file that is absent is left out.
    module.sources = files.filter { $0.hasSuffix(".swift") && ItemKind.of($0) == .file }.sorted()
    module.resources = files.filter { SourceTree.isResource($0) && ItemKind.of($0) != .absent }.sorted()
    module.languageMode = settings.text("SWIFT_VERSION")?.hasPrefix("6") == true ? "6" : "5"
    module.settings = settings.compilerArguments
    module.hasAssetSymbols = settings.text("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS") != "NO"
    return module
  }

  /// Returns the files in a synchronized folder that do not belong to a target, relative to the folder.
  private func exceptions(of group: XcodeObjects.Object?, for target: XcodeObjects.Object) -> [String] {
    objects.list(group?["exceptions"]).filter { exception in
      objects[exception["target"]]?["name"] as? String == target["name"] as? String
    }.flatMap { $0["membershipExceptions"] as? [String] ?? [] }
  }
}

/// The build settings of a target in its debug configuration, above those of the project.
private struct BuildSettings {
  private let settings: [String: Any]

  init(of target: XcodeObjects.Object, in objects: XcodeObjects) {
    settings = Self.debug(objects.root, objects).merging(Self.debug(target, objects)) { $1 }
  }

  private static func debug(_ object: XcodeObjects.Object, _ objects: XcodeObjects) -> [String: Any] {
    let configurations = objects.list(objects[object["buildConfigurationList"]]?["buildConfigurations"])
    let chosen = configurations.first { $0["name"] as? String == "Debug" } ?? configurations.first
    return chosen?["buildSettings"] as? [String: Any] ?? [:]
  }

  /// The value of a setting. A list is separated by blanks.
  func text(_ name: String) -> String? {
    settings[name] as? String ?? (settings[name] as? [String])?.joined(separator: " ")
  }

  /// Conditions, features and the default isolation.
  var compilerArguments: [String] {
    var arguments: [String] = []
    for name in (text("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? "").split(separator: " ")
    where name.first != "$" && name != "DEBUG" {
      arguments += ["-D", String(name)]
    }
    if text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" { arguments += ["-default-isolation", "MainActor"] }
    if text("SWIFT_APPROACHABLE_CONCURRENCY") == "YES" {
      for feature in Self.approachable { arguments += ["-enable-upcoming-feature", feature] }
    }
    for (name, feature) in Self.features where text(name) == "YES" {
      arguments += ["-enable-upcoming-feature", feature]
    }
    return arguments
  }

  /// The features of the setting for approachable concurrency.
  private static let approachable = [
    "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
    "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
  ]

  private static let features = [
    ("SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS", "BareSlashRegexLiterals"),
    ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "ExistentialAny"),
    ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
    ("SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
  ]
}

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
  /// Where the file with the versions of packages can be.
  private(set) var pins: [String] = []

  private let objects: XcodeObjects

  /// Reads a project.
  ///
  /// - Parameter project: The path of a folder whose name ends with `.xcodeproj`, absolute.
  /// - Throws: ``ProjectError/unreadableXcodeProject(path:reason:)``.
  init(_ project: String) throws(ProjectError) {
    objects = try XcodeObjects(project)
    name = ((project as NSString).lastPathComponent as NSString).deletingPathExtension
    folder = objects.folder
    let data = "xcshareddata/swiftpm/Package.resolved"
    pins = ["\(project)/project.xcworkspace/\(data)", "\(folder)/\(name).xcworkspace/\(data)"]
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
    readFonts(of: targets)
  }

  /// Registers the fonts that an `Info.plist` or a build setting names, in all targets, because the app registers them for its
  /// process. Code that registers fonts itself means all of them.
  private mutating func readFonts(of targets: [XcodeObjects.Object]) {
    guard modules.contains(where: { !SourceTree.fonts(in: $0.resources).isEmpty }) else { return }
    var names: Set<String> = []
    for target in targets {
      let settings = BuildSettings(of: target, in: objects)
      names.formUnion((settings.text("INFOPLIST_KEY_UIAppFonts") ?? "").split(separator: " ").map(String.init))
      guard var path = settings.text("INFOPLIST_FILE") else { continue }
      for prefix in ["$(SRCROOT)/", "$(PROJECT_DIR)/", "${SRCROOT}/"] where path.hasPrefix(prefix) {
        path.removeFirst(prefix.count)
      }
      guard !path.contains("$"), let data = FileManager.default.contents(atPath: folder + "/" + path),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      else { continue }
      names.formUnion(list["UIAppFonts"] as? [String] ?? [])
    }
    let files = Set(names.map { ($0 as NSString).lastPathComponent })
    for index in modules.indices {
      let registersAll = modules[index].sources.contains { path in
        FileManager.default.contents(atPath: path)?.range(of: Data("CTFontManagerRegister".utf8)) != nil
      }
      modules[index].fonts = SourceTree.fonts(in: modules[index].resources).filter {
        registersAll || files.contains(($0 as NSString).lastPathComponent)
      }
    }
  }

  private mutating func readPackages() {
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

  /// Returns the products of packages with URLs that a target uses.
  private func externalProducts(of target: XcodeObjects.Object) -> [SourceProject.ExternalProduct] {
    objects.list(target["packageProductDependencies"]).compactMap { product in
      guard let name = product["productName"] as? String, !name.hasPrefix("plugin:"),
        let reference = objects[product["package"]], let url = reference["repositoryURL"] as? String
      else { return nil }
      return .init(product: name, package: url, requirement: VersionRequirement(ofXcode: reference["requirement"]))
    }
  }

  private func module(_ target: XcodeObjects.Object) -> PreviewModule {
    let settings = BuildSettings(of: target, in: objects)
    let targetName = target["name"] as? String ?? name
    let product = settings.text("PRODUCT_NAME").map { $0.contains("$") ? targetName : $0 } ?? targetName
    let moduleName = settings.text("PRODUCT_MODULE_NAME").flatMap { $0.contains("$") ? nil : $0 } ?? product
    var module = PreviewModule(name: ModuleName.of(moduleName))
    var files: Set<String> = []
    // Files of the bundle that are not sources.
    var copied: Set<String> = []
    for phase in objects.list(target["buildPhases"]) {
      guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"] as? String ?? "") else { continue }
      for file in objects.list(phase["files"]) {
        guard let reference = file["fileRef"] as? String, let object = objects[reference] else { continue }
        // A group of a file in several languages has one child for each.
        let references =
          object["isa"] as? String == "PBXVariantGroup" ? object["children"] as? [String] ?? [] : [reference]
        let paths = references.compactMap { objects.paths[$0] }
        files.formUnion(paths)
        if phase["isa"] as? String == "PBXResourcesBuildPhase" { copied.formUnion(paths.filter(SourceTree.isCopied)) }
      }
    }
    for group in target["fileSystemSynchronizedGroups"] as? [String] ?? [] {
      guard let path = objects.paths[group] else { continue }
      let excluded = exceptions(of: objects[group], for: target).map { path + "/" + $0 }
      let tree = SourceTree(path) { candidate in excluded.contains(candidate) }
      files.formUnion(tree.sources)
      copied.formUnion(tree.bundle)
    }
    // NB: the files of a target can stand anywhere; a link or a file that is absent is left out.
    module.sources = files.filter { $0.hasSuffix(".swift") && ItemKind.of($0) == .file }.sorted()
    module.resources = files.filter(SourceTree.isResource).union(copied).filter { ItemKind.of($0) != .absent }.sorted()
    module.hasMainBundle = true
    module.externalProducts = externalProducts(of: target)
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

extension VersionRequirement {
  /// Reads the requirement of a reference; `nil` for an unknown one.
  fileprivate init?(ofXcode requirement: Any?) {
    guard let values = requirement as? [String: Any], let kind = values["kind"] as? String else { return nil }
    func text(_ key: String) -> String? { values[key] as? String }
    switch kind {
    case "upToNextMajorVersion", "upToNextMinorVersion":
      guard let lower = text("minimumVersion") else { return nil }
      let numbers = lower.split(whereSeparator: { ".-+".contains($0) }).prefix(2).map { Int($0) ?? 0 }
      guard let major = numbers.first else { return nil }
      let minor = numbers.count > 1 ? numbers[1] : 0
      let isMajor = kind == "upToNextMajorVersion"
      guard max(major, minor) < 1_000_000 else { return nil }
      self = .range(from: Self.version(lower), upTo: isMajor ? "\(major + 1).0.0" : "\(major).\(minor + 1).0")
    case "versionRange":
      guard let lower = text("minimumVersion"), let upper = text("maximumVersion") else { return nil }
      self = .range(from: Self.version(lower), upTo: Self.version(upper))
    case "exactVersion":
      guard let version = text("version") else { return nil }
      self = .exact(Self.version(version))
    case "branch":
      guard let branch = text("branch") else { return nil }
      self = .branch(branch)
    case "revision":
      guard let revision = text("revision") else { return nil }
      self = .revision(revision)
    default: return nil
    }
  }

  /// Returns a version with three numbers, because Xcode accepts fewer.
  private static func version(_ text: String) -> String {
    let numbers = text.prefix { $0.isNumber || $0 == "." }.split(separator: ".")
    guard numbers.count < 3, numbers.count > 0 else { return text }
    return (numbers + Array(repeating: "0", count: 3 - numbers.count)).joined(separator: ".")
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

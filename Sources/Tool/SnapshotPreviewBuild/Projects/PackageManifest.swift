import Foundation

/// The parts of a package manifest that a build of its modules needs, as `swift package dump-package` prints them.
struct PackageManifest: Decodable {
  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Target: Decodable {
    struct Resource: Decodable {
      var path: String
      /// `process`, `copy` or `embedInCode`, as the only key.
      var rule: [String: AnyValue]
      var isCopied: Bool { rule["copy"] != nil }
    }

    var name: String
    var type: String
    var path: String?
    /// The folder of public headers; `nil` for `include`.
    var publicHeadersPath: String?
    var sources: [String]?
    var exclude: [String]
    var resources: [Resource]
    var dependencies: [TargetDependency]
    var settings: [TargetSetting]
    /// The build tool plugins that generate files of the target.
    var pluginUsages: [PluginUsage]?
  }

  /// A use of a plugin: `{"plugin": ["Name", "package"]}`.
  struct PluginUsage: Decodable {
    private var plugin: [String?]
    var name: String { plugin.first.flatMap(\.self) ?? "" }
  }

  /// A dependency: `{"byName": ["Name", condition]}`, `{"target": ["Name", condition]}` or
  /// `{"product": ["Name", "package", …]}`.
  struct TargetDependency: Decodable {
    var name: String
    var package: String?
    var isProduct: Bool
    var condition: Condition?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      guard let key = container.allKeys.first else { throw Self.unknownForm(container.codingPath) }
      var parts = try container.nestedUnkeyedContainer(forKey: key)
      name = try parts.decode(String.self)
      isProduct = key.stringValue == "product"
      package = isProduct ? try parts.decodeIfPresent(String.self) : nil
      // The aliases of a product's modules stand before its condition.
      if isProduct, !parts.isAtEnd { _ = try parts.decodeIfPresent(AnyValue.self) }
      if !parts.isAtEnd { condition = try parts.decodeIfPresent(Condition.self) }
    }

    private static func unknownForm(_ path: [any CodingKey]) -> DecodingError {
      .dataCorrupted(.init(codingPath: path, debugDescription: "a dependency has no kind"))
    }
  }

  /// When a dependency or a setting applies.
  struct Condition: Decodable {
    /// The platforms whose code is compiled.
    private static let platforms: Set<String> = ["ios", "linux"]

    var platformNames: [String]?
    var config: String?
    var traits: [String]?

    /// - Parameter enabled: The traits of the package.
    func holds(_ enabled: Set<String>) -> Bool {
      (platformNames.map { $0.isEmpty || !Self.platforms.isDisjoint(with: $0) } ?? true)
        && (config.map { $0 == "debug" } ?? true) && (traits.map { !enabled.isDisjoint(with: $0) } ?? true)
    }
  }

  /// A build setting: `{"tool": "swift", "kind": {"define": {"_0": "NAME"}}, "condition": …}`.
  struct TargetSetting: Decodable {
    var tool: String
    var kind: [String: AnyValue]
    var condition: Condition?
  }

  /// A package that the manifest names.
  struct PackageDependency: Decodable {
    var identity: String
    /// The folder of a package on this machine.
    var path: String?
    /// The URL of a repository, or its path.
    var url: String?
    /// The versions of a remote package; `nil` for one of a registry.
    var requirement: VersionRequirement?

    private struct Location: Decodable {
      var identity: String
      var path: String?
      var location: Remote?
      var requirement: VersionRequirement?
    }

    /// `{"remote": [{"urlString": "…"}]}`, or `{"local": ["…"]}`.
    private struct Remote: Decodable {
      struct URLString: Decodable { var urlString: String? }
      var remote: [URLString]?
      var local: [String]?
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      guard let key = container.allKeys.first,
        let location = try container.decode([Location].self, forKey: key).first
      else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "a package has no location"))
      }
      identity = location.identity
      path = location.path
      url = location.location?.remote?.first?.urlString ?? location.location?.local?.first
      requirement = location.requirement
    }
  }

  struct ToolsVersion: Decodable {
    var _version: String
  }

  /// A trait; the one named `default` enables others.
  struct Trait: Decodable {
    var name: String
    var enabledTraits: [String]?
  }

  var name: String
  var products: [Product]
  var targets: [Target]
  var dependencies: [PackageDependency]
  var toolsVersion: ToolsVersion
  var swiftLanguageVersions: [String]?
  var traits: [Trait]?
  var cLanguageStandard: String?
  var cxxLanguageStandard: String?

  /// The traits that are enabled without a choice.
  var defaultTraits: Set<String> {
    var enabled: Set<String> = []
    var new = ["default"]
    while let name = new.popLast() {
      guard enabled.insert(name).inserted else { continue }
      new += traits?.first { $0.name == name }?.enabledTraits ?? []
    }
    enabled.remove("default")
    return enabled
  }

  /// Runs the manifest of a folder, or reads what it printed before.
  ///
  /// - Parameter record: A file that keeps what the manifest of an unchanged folder prints.
  /// - Throws: ``ProjectError/unreadableManifest(path:reason:)``, `CancellationError`.
  static func read(_ folder: String, recordedIn record: String) async throws -> PackageManifest {
    if let data = FileManager.default.contents(atPath: record),
      let manifest = try? JSONDecoder().decode(PackageManifest.self, from: data)
    {
      return manifest
    }
    let data = try await dump(folder)
    try? FileManager.default.createDirectory(
      atPath: (record as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: record), options: .atomic)
    return try decode(data, of: folder)
  }

  /// Runs the manifest of a folder.
  ///
  /// - Throws: ``ProjectError/unreadableManifest(path:reason:)``, `CancellationError`.
  static func read(_ folder: String) async throws -> PackageManifest { try decode(try await dump(folder), of: folder) }

  private static func dump(_ folder: String) async throws -> Data {
    let result = try await ToolchainProcess.run("swift", ["package", "--package-path", folder, "dump-package"])
    guard result.succeeded else {
      throw ProjectError.unreadableManifest(path: folder + "/Package.swift", reason: result.firstError)
    }
    return Data(result.output.utf8)
  }

  private static func decode(_ data: Data, of folder: String) throws(ProjectError) -> PackageManifest {
    do {
      return try JSONDecoder().decode(PackageManifest.self, from: data)
    } catch {
      throw .unreadableManifest(
        path: folder + "/Package.swift", reason: "swift package dump-package has an unknown form")
    }
  }
}

/// The versions of a package that another one accepts.
enum VersionRequirement: Hashable, Sendable {
  case range(from: String, upTo: String)
  case exact(String)
  case branch(String)
  case revision(String)
}

extension VersionRequirement: Decodable {
  private struct Bounds: Decodable {
    var lowerBound: String
    var upperBound: String
  }

  private enum CodingKeys: CodingKey { case range, exact, branch, revision }

  /// Reads `{"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}`, or one of the other kinds with a list of one text.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let bounds = try container.decodeIfPresent([Bounds].self, forKey: .range)?.first {
      self = .range(from: bounds.lowerBound, upTo: bounds.upperBound)
    } else if let version = try container.decodeIfPresent([String].self, forKey: .exact)?.first {
      self = .exact(version)
    } else if let branch = try container.decodeIfPresent([String].self, forKey: .branch)?.first {
      self = .branch(branch)
    } else if let revision = try container.decodeIfPresent([String].self, forKey: .revision)?.first {
      self = .revision(revision)
    } else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: container.codingPath, debugDescription: "no known requirement"))
    }
  }
}

/// A key of any name.
struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// A JSON value of which only texts are read: `"text"`, `["text"]`, or the value of `{"_0": …}`.
struct AnyValue: Decodable {
  var texts: [String] = []

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      texts = container.allKeys.sorted { $0.stringValue < $1.stringValue }.flatMap {
        (try? container.decode(AnyValue.self, forKey: $0))?.texts ?? []
      }
    } else if let text = try? decoder.singleValueContainer().decode(String.self) {
      texts = [text]
    } else if let list = try? decoder.singleValueContainer().decode([String].self) {
      texts = list
    }
  }
}

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
    var sources: [String]?
    var exclude: [String]
    var resources: [Resource]
    var dependencies: [TargetDependency]
    var settings: [TargetSetting]
  }

  /// A dependency: `{"byName": ["Name", condition]}`, `{"target": ["Name", condition]}` or
  /// `{"product": ["Name", "package", …]}`.
  struct TargetDependency: Decodable {
    var name: String
    var package: String?
    var isProduct: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      guard let key = container.allKeys.first else { throw Self.unknownForm(container.codingPath) }
      var parts = try container.nestedUnkeyedContainer(forKey: key)
      name = try parts.decode(String.self)
      isProduct = key.stringValue == "product"
      package = isProduct && !parts.isAtEnd ? try? parts.decode(String.self) : nil
    }

    private static func unknownForm(_ path: [any CodingKey]) -> DecodingError {
      .dataCorrupted(.init(codingPath: path, debugDescription: "a dependency has no kind"))
    }
  }

  /// A build setting: `{"tool": "swift", "kind": {"define": {"_0": "NAME"}}, "condition": …}`.
  struct TargetSetting: Decodable {
    struct Condition: Decodable {
      var platformNames: [String]?
      var config: String?
    }

    var tool: String
    var kind: [String: AnyValue]
    var condition: Condition?
  }

  /// A package that the manifest names.
  struct PackageDependency: Decodable {
    var identity: String
    /// The folder of a package on this machine.
    var path: String?
    /// The URL of a remote package.
    var url: String?

    private struct Location: Decodable {
      var identity: String
      var path: String?
      var location: Remote?
    }

    /// `{"remote": [{"urlString": "…"}]}`, or `{"local": ["…"]}`.
    private struct Remote: Decodable {
      struct URLString: Decodable { var urlString: String? }
      var remote: [URLString]?
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
      url = location.location?.remote?.first?.urlString
    }
  }

  struct ToolsVersion: Decodable {
    var _version: String
  }

  var name: String
  var products: [Product]
  var targets: [Target]
  var dependencies: [PackageDependency]
  var toolsVersion: ToolsVersion
  var swiftLanguageVersions: [String]?

  /// Runs the manifest of a folder.
  ///
  /// - Throws: ``ProjectError/unreadableManifest(path:reason:)``, `CancellationError`.
  static func read(_ folder: String) async throws -> PackageManifest {
    let path = folder + "/Package.swift"
    let result = try await ToolchainProcess.run("swift", ["package", "--package-path", folder, "dump-package"])
    guard result.succeeded else {
      throw ProjectError.unreadableManifest(path: path, reason: firstError(in: result.errors))
    }
    do {
      return try JSONDecoder().decode(PackageManifest.self, from: Data(result.output.utf8))
    } catch {
      throw ProjectError.unreadableManifest(path: path, reason: "swift package dump-package has an unknown form")
    }
  }

  private static func firstError(in output: String) -> String {
    let lines = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let line = lines.first(where: { $0.contains("error: ") }), let label = line.range(of: "error: ") else {
      return lines.first ?? "swift package dump-package failed without an error message"
    }
    return String(line[label.upperBound...])
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

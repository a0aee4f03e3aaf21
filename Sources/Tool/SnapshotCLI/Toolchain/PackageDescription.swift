import Foundation
import Subprocess

/// The parts of a package manifest that the tool needs.
struct PackageDescription: Decodable, Sendable {
  struct Target: Decodable, Sendable {
    struct Resource: Decodable, Sendable { var path: String }

    var name: String
    var type: String
    /// The folder of the target, relative to the package; after reading, also where the manifest does not name it.
    var path: String?
    /// The files and folders with sources, if the manifest names them.
    var sources: [String]?
    var exclude: [String]?
    var resources: [Resource]?
    var dependencies: [Dependency]?

    var isTest: Bool { type == "test" }

    /// Whether the target depends on a product of this library.
    func links(_ product: String) -> Bool {
      dependencies?.contains { $0.name == product && ($0.package ?? "swift-snapshot") == "swift-snapshot" } ?? false
    }
  }

  /// A target or product that a target depends on: `{"byName": ["Name", condition]}`, `{"target": ["Name", condition]}` or
  /// `{"product": ["Name", "package", …]}`.
  struct Dependency: Decodable, Sendable {
    var name: String
    var package: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer().decode([String: Parts].self)
      guard let (kind, parts) = container.first else {
        throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no kind"))
      }
      name = parts.name
      package = kind == "product" ? parts.package : nil
    }

    private struct Parts: Decodable {
      var name: String
      var package: String?

      init(from decoder: any Decoder) throws {
        var parts = try decoder.unkeyedContainer()
        name = try parts.decode(String.self)
        // A condition stands in this place of targets.
        package = try? parts.decode(String.self)
      }
    }
  }

  /// A package that the manifest names: `{"sourceControl": [{"identity": "…"}]}`.
  struct Package: Decodable, Sendable {
    private struct Location: Decodable { var identity: String }

    var identity: String

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Location]].self)
      identity = kinds.values.first?.first?.identity ?? ""
    }
  }

  struct Product: Decodable, Sendable {
    var name: String
    var targets: [String]
    let isLibrary: Bool

    private enum Key: String, CodingKey { case name, targets, type, library }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      name = try container.decode(String.self, forKey: .name)
      targets = try container.decode([String].self, forKey: .targets)
      // `{"library": ["automatic"]}`.
      isLibrary = (try? container.nestedContainer(keyedBy: Key.self, forKey: .type))?.contains(.library) ?? false
    }
  }

  struct ToolsVersion: Decodable, Sendable {
    var _version: String
  }

  var name: String
  var targets: [Target]
  var products: [Product]?
  var dependencies: [Package]?
  var toolsVersion: ToolsVersion?

  var testTargets: [Target] { targets.filter(\.isTest) }

  /// The numbers of the tools version; empty if it is unknown.
  var toolsVersionNumbers: [Int] { toolsVersion?._version.split(separator: ".").compactMap { Int($0) } ?? [] }

  /// The reason why a manifest could not be read.
  struct Unreadable: Error {
    /// The package manager's error, on one line.
    var reason: String
    /// What to do, as a sentence without its period.
    var remedy = "Fix the manifest. Details: swift package describe"
  }

  /// Reads the manifest with the package manager, without resolving dependencies; `nil` if it cannot be read.
  init?(packageRoot: String) async {
    guard let package = try? await PackageDescription.read(packageRoot: packageRoot) else { return nil }
    self = package
  }

  /// Reads the manifest with the package manager, without resolving dependencies.
  ///
  /// - Throws: ``Unreadable`` with what the package manager printed.
  static func read(packageRoot: String) async throws(Unreadable) -> PackageDescription {
    let output: Data
    let errors: String
    let isRead: Bool
    do {
      let result = try await Subprocess.run(
        .name("swift"),
        arguments: Arguments(["package", "--package-path", packageRoot] + PackageManager.options + ["dump-package"]),
        output: .data(limit: 16 << 20), error: .string(limit: 1 << 20))
      output = result.standardOutput
      errors = result.standardError
      isRead = result.terminationStatus.isSuccess
    } catch {
      throw Unreadable(reason: "swift was not found on the PATH", remedy: Toolchain.remedy)
    }
    guard isRead else {
      let reason = firstError(in: errors)
      // What SwiftPM says about a manifest for a newer version.
      guard !reason.contains("is using Swift tools version") else {
        throw Unreadable(
          reason: reason, remedy: "Install a newer version of Swift, or lower swift-tools-version in Package.swift")
      }
      throw Unreadable(reason: reason)
    }
    do {
      var package = try JSONDecoder().decode(PackageDescription.self, from: output)
      package.locateTargets(in: packageRoot)
      return package
    } catch {
      throw Unreadable(reason: "swift package dump-package printed no description of a package")
    }
  }

  /// Returns the first error that the package manager printed, without its label, and with the line of a manifest that does not
  /// compile: `/app/Package.swift:7:33: expected ',' separator`.
  static func firstError(in output: String) -> String {
    let lines = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let errors = lines.filter { $0.contains("error: ") }
    // SwiftPM prints the command of the compiler before what the compiler says.
    let isCommand = { (line: String) in line.contains("Invalid manifest (compiled with:") }
    guard let line = errors.first(where: { !isCommand($0) }) ?? errors.first, let label = line.range(of: "error: ")
    else {
      return lines.first ?? "swift package dump-package failed without an error message"
    }
    let place = line[..<label.lowerBound]
    return (place.contains(".swift:") ? String(place) : "") + line[label.upperBound...]
  }
}

extension PackageDescription.Target {
  /// The folder of the target's sources, relative to the package.
  var folder: String { path ?? (isTest ? "Tests/\(name)" : "Sources/\(name)") }
}

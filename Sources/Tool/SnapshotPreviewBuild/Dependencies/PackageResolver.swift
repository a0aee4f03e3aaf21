import Foundation
import SnapshotFoundation
import Subprocess

/// A package at the version that the package manager chose.
struct ResolvedPackage: Hashable, Codable, Sendable {
  var identity: String
  var version: String
  /// The folder of the checked out sources, absolute.
  var folder: String
  var traits: [String]
}

/// The packages of others that a project depends on.
struct Resolution: Hashable, Codable, Sendable {
  var packages: [ResolvedPackage] = []
  /// Whether no package is missing.
  var isComplete = true
  /// Why packages are missing or have other versions: one sentence each.
  var remarks: [String] = []
}

/// Fetches the packages that projects depend on, with the package manager and in the cache.
///
/// The manager resolves a package that is written for the purpose. In it, each product of others has a package of its own, so that
/// different requirements of one package are combined, and a package that cannot be fetched can be left out.
actor PackageResolver {
  /// The largest number of packages that are tried one by one.
  private static let mostPackages = 64
  /// No program asks for a password.
  private static let environment = Environment.inherit.updating([
    "GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -oBatchMode=yes",
  ])

  nonisolated let cache: String
  private let progress: @Sendable (String) -> Void
  private var known: [String: Resolution] = [:]

  /// - Parameters:
  ///   - cache: The folder of caches, absolute.
  ///   - progress: Receives what happens, before something that takes long.
  init(cache: String, progress: @escaping @Sendable (String) -> Void) {
    self.cache = cache
    self.progress = progress
  }

  /// Fetches the packages of a project.
  ///
  /// A result without missing packages is kept in the cache until the requirements change; other results for this process.
  ///
  /// - Parameter pins: The path of the project's `Package.resolved`, which names the versions to use.
  /// - Throws: `CancellationError`, an error of the file system.
  func resolve(_ dependencies: ProjectDependencies, pins: String?) async throws -> Resolution {
    let folder = dependencies.folder(in: cache)
    let pinned = pins.flatMap { FileManager.default.contents(atPath: $0) }
    let key = StableHash.hexadecimal(dependencies.identity + String(decoding: pinned ?? Data(), as: UTF8.self))
    if let resolution = known[key] ?? recorded(key, in: folder) { return resolution }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let lock = try await FolderLock(of: folder)
    defer { lock.release() }
    // Another command can have fetched them meanwhile.
    if let resolution = recorded(key, in: folder) { return resolution }
    progress("Fetching the packages that \(dependencies.projectName) depends on, and reading their manifests.")
    let resolution = try await fetch(dependencies, pins: pinned, in: folder)
    known[key] = resolution
    if resolution.isComplete {
      let data = try JSONEncoder().encode(Record(key: key, resolution: resolution))
      try data.write(to: URL(fileURLWithPath: folder + "/resolution.json"), options: .atomic)
    }
    return resolution
  }

  private struct Record: Codable {
    var key: String
    var resolution: Resolution
  }

  private func recorded(_ key: String, in folder: String) -> Resolution? {
    guard let data = FileManager.default.contents(atPath: folder + "/resolution.json"),
      let record = try? JSONDecoder().decode(Record.self, from: data), record.key == key,
      record.resolution.packages.allSatisfy({ ItemKind.of($0.folder) == .folder })
    else { return nil }
    return record.resolution
  }

  private func fetch(
    _ dependencies: ProjectDependencies, pins: Data?, in folder: String
  ) async throws -> Resolution {
    // A branch keeps its name when it moves, so that the manifests can be others.
    try? FileManager.default.removeItem(atPath: folder + "/manifests")
    var resolution = Resolution()
    var dependencies = dependencies
    resolution.remarks = dependencies.removeUnsupported()
    var (outcome, isPinned) = try await attemptAll(dependencies, pins: pins, in: folder)
    let packages = Dictionary(grouping: dependencies.products, by: \.package).sorted { $0.key < $1.key }
    if case .failure = outcome, packages.count > 1 {
      for (package, products) in packages.prefix(Self.mostPackages) {
        var single = dependencies
        single.products = products
        single.macros = []
        if case .failure(let failure) = try await attempt(single, pins: nil, in: folder + "/single") {
          products.forEach { dependencies.remove($0) }
          resolution.remarks.append(Self.remark(package, failure))
        }
      }
      (outcome, isPinned) = try await attemptAll(dependencies, pins: pins, in: folder)
    }
    resolution.isComplete = resolution.remarks.isEmpty
    switch outcome {
    case .success(let packages):
      resolution.packages = packages
      if pins != nil, !isPinned {
        resolution.remarks.append(
          "The versions of Package.resolved cannot be checked out. Packages have the newest versions that the project accepts."
        )
      }
    case .failure(let failure):
      let names = Set(dependencies.products.map(\.package)).sorted().joined(separator: ", ")
      resolution.isComplete = false
      resolution.remarks.append(Self.remark(names, failure))
    }
    return resolution
  }

  /// Resolves with the versions of the project, and without them if that fails.
  private func attemptAll(
    _ dependencies: ProjectDependencies, pins: Data?, in folder: String
  ) async throws -> (outcome: Swift.Result<[ResolvedPackage], Failure>, isPinned: Bool) {
    if let pins {
      let outcome = try await attempt(dependencies, pins: pins, in: folder)
      if case .success = outcome { return (outcome, true) }
    }
    return (try await attempt(dependencies, pins: nil, in: folder), false)
  }

  private static func remark(_ package: String, _ failure: Failure) -> String {
    let reason = failure.reason.trimmingCharacters(in: CharacterSet(charactersIn: " .:"))
    return "\(package) cannot be used: \(reason). Code that needs it is left out."
  }

  private struct Failure: Error { var reason: String }

  private func attempt(
    _ dependencies: ProjectDependencies, pins: Data?, in folder: String
  ) async throws -> Swift.Result<[ResolvedPackage], Failure> {
    guard !dependencies.products.isEmpty else { return .success([]) }
    try dependencies.write(to: folder)
    let pinsFile = URL(fileURLWithPath: folder + "/Package.resolved")
    if let pins { try pins.write(to: pinsFile) } else { try? FileManager.default.removeItem(at: pinsFile) }
    let result = try await ToolchainProcess.run(
      "swift", ["package", "--package-path", folder, "show-dependencies", "--format", "json"],
      environment: Self.environment)
    guard result.succeeded else { return .failure(Failure(reason: result.firstError)) }
    let text = result.output.drop { $0 != "{" }
    guard let root = try? JSONDecoder().decode(Node.self, from: Data(text.utf8)) else {
      return .failure(Failure(reason: "swift package show-dependencies has an unknown form"))
    }
    return .success(root.packages(besides: URL(fileURLWithPath: folder).resolvingSymlinksInPath().path))
  }

  /// A package in the output of `swift package show-dependencies`.
  private struct Node: Decodable {
    var identity: String
    var version: String
    var path: String
    var traits: [String]?
    var dependencies: [Node]

    /// The packages below this one, each once, in the order of their identities.
    func packages(besides folder: String) -> [ResolvedPackage] {
      var found: [String: ResolvedPackage] = [:]
      func visit(_ node: Node) {
        for child in node.dependencies {
          // The packages that were written for the purpose have no version.
          if child.version == "unspecified", child.path.hasPrefix(folder + "/products/") {
            visit(child)
          } else if found[child.identity] == nil {
            found[child.identity] = ResolvedPackage(
              identity: child.identity, version: child.version, folder: child.path, traits: child.traits ?? [])
            visit(child)
          }
        }
      }
      visit(self)
      return found.values.sorted { $0.identity < $1.identity }
    }
  }
}

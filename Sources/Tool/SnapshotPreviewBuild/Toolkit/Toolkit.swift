import Foundation
import SnapshotFoundation
import Subprocess

/// The modules that previews are compiled against, and the program that draws them. They are built once for each toolchain, into a
/// folder that all projects share.
package struct Toolkit: Sendable {
  /// The reason why there is no toolkit.
  package enum Failure: Error, CustomStringConvertible {
    case noSources(searched: [String])
    case notBuilt(reason: String, log: String)
    case unknownBuild(path: String)

    package var description: String {
      switch self {
      case .noSources(let searched):
        "The sources of swift-snapshot were not found in \(searched.joined(separator: ", ")). Set SNAPSHOT_TOOLKIT to a clone of "
          + "the repository."
      case .notBuilt(let reason, let log):
        "The modules for drawing previews could not be built: \(reason). The whole output: \(log)"
      case .unknownBuild(let path): "The build description \(path) has an unknown form. Use a toolchain of swift.org."
      }
    }
  }

  /// The program that draws previews.
  package var host: String
  /// The arguments with which the compiler finds the modules and the macros.
  package var compilerArguments: [String]
  /// The folder of modules.
  package var modules: String
  /// A text that changes with the modules.
  var state = ""

  static let aliases: [(name: String, module: String)] = [
    ("SwiftUI", "SnapshotUI"), ("UIKit", "SnapshotUIKit"), ("Combine", "SnapshotPublishers"), ("os", "SnapshotOS"),
    ("OSLog", "SnapshotOSLog"),
  ]
}

/// Builds the toolkit, if it is not there yet.
package struct ToolkitBuild: Sendable {
  private static let product = "snapshot-preview-host"
  private static let target = "SnapshotPreviewHost"

  /// The folders of what the program is built from.
  private static let parts = ["Basics", "Drawing", "Interface", "Records", "Assertions", "Tool/SnapshotPreviewHost"]

  /// The folder of everything that is kept between calls.
  let cache: String
  /// The folder with the sources of swift-snapshot.
  let sources: String
  private let folder: String

  /// - Parameters:
  ///   - cache: The folder of caches, absolute.
  ///   - environment: The environment, in which `SNAPSHOT_TOOLKIT` names the sources.
  ///   - program: The path of the tool, beside which an installation keeps the sources.
  /// - Throws: ``Toolkit/Failure/noSources(searched:)``.
  package init(cache: String, environment: [String: String], program: String) throws {
    let installed = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("share/swift-snapshot").path
    let candidates = environment["SNAPSHOT_TOOLKIT"].map { [$0] } ?? [installed, Self.sourcesOfThisBuild]
    guard
      let found = candidates.first(where: { ItemKind.of($0 + "/Sources/Tool/SnapshotPreviewHost") == .folder })
    else { throw Toolkit.Failure.noSources(searched: candidates) }
    self.cache = cache
    sources = URL(fileURLWithPath: found).standardizedFileURL.path
    // What compilers write names its own path, so that a cache that was moved or restored elsewhere is built anew.
    folder = cache + "/toolkits/" + StableHash.hexadecimal(cache + "\n" + sources)
  }

  /// The folder of the package from which this program was built: five folders above this file.
  private static let sourcesOfThisBuild: String = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { url.deleteLastPathComponent() }
    return url.path
  }()

  /// Builds what has changed.
  ///
  /// - Parameter progress: Receives what happens, before something that takes long.
  /// - Throws: ``Toolkit/Failure``, `CancellationError`.
  package func run(progress: @Sendable (String) -> Void) async throws -> Toolkit {
    let version = try await Self.compilerVersion()
    let parts = Self.parts.map { "\($0): \(SourceState.of(sources + "/Sources/" + $0))" }
    let state = (parts + [version]).joined(separator: "\n")
    let stamp = folder + "/state.txt"
    if FileManager.default.contents(atPath: stamp) != Data(state.utf8) || toolkit() == nil {
      progress("Building the modules for drawing previews. This is done once for each toolchain, and takes minutes.")
      try prepareFolder()
      try await build()
      try Data(state.utf8).write(to: URL(fileURLWithPath: stamp), options: .atomic)
    }
    guard var toolkit = toolkit() else { throw Toolkit.Failure.unknownBuild(path: description) }
    toolkit.state = StableHash.hexadecimal(state)
    return toolkit
  }

  private var products: String { folder + "/build/debug" }
  private var description: String { products + "/description.json" }

  /// Makes a package whose contents are links to the sources, so that nothing is written beside the sources.
  private func prepareFolder() throws {
    let package = folder + "/package"
    try FileManager.default.createDirectory(atPath: package, withIntermediateDirectories: true)
    for name in ["Package.swift", "Package@swift-6.1.swift", "Sources", "Plugins", "Tests"] {
      let link = package + "/" + name
      guard ItemKind.of(link) == .absent, FileManager.default.fileExists(atPath: sources + "/" + name) else { continue }
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: sources + "/" + name)
    }
  }

  private func build() async throws {
    let log = folder + "/build.log"
    // Without the suites, so that their folders need not exist.
    let environment = Environment.inherit.updating(["SNAPSHOT_TEST_TARGETS": ""])
    let result = try await ToolchainProcess.run(
      "swift",
      [
        "build", "--package-path", folder + "/package", "--scratch-path", folder + "/build", "--build-system", "native",
        "--product", Self.product, "-Xlinker", Self.exportsSymbols,
      ],
      environment: environment)
    try Data(result.all.utf8).write(to: URL(fileURLWithPath: log))
    guard result.succeeded else {
      let lines = result.all.split(separator: "\n")
      let reason = lines.first { $0.contains("error: ") } ?? lines.last ?? "swift build printed nothing"
      throw Toolkit.Failure.notBuilt(reason: String(reason), log: log)
    }
  }

  /// The option of the linker with which libraries find the symbols of the program that loads them.
  private static var exportsSymbols: String {
    #if canImport(Darwin)
      "-export_dynamic"
    #else
      "--export-dynamic"
    #endif
  }

  /// The result of the last build; `nil` if it is incomplete.
  private func toolkit() -> Toolkit? {
    let host = products + "/" + Self.product
    guard access(host, X_OK) == 0, let data = FileManager.default.contents(atPath: description),
      let build = try? JSONDecoder().decode(BuildDescription.self, from: data),
      let command = build.swiftCommands.values.first(where: { $0.moduleName == Self.target })
    else { return nil }
    return Toolkit(
      host: host, compilerArguments: Self.arguments(for: command.otherArguments), modules: command.importPath)
  }

  private struct BuildDescription: Decodable {
    struct Command: Decodable {
      var moduleName: String
      var importPath: String
      var otherArguments: [String]
    }

    var swiftCommands: [String: Command]
  }

  /// Returns the arguments with which the compiler finds modules, headers and macros, without those of the target itself.
  static func arguments(for arguments: [String]) -> [String] {
    var kept: [String] = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      let next = index + 1 < arguments.count ? arguments[index + 1] : ""
      if argument == "-target" || argument == "-sdk" {
        kept += [argument, next]
        index += 2
      } else if argument == "-Xcc", next.hasPrefix("-fmodule-map-file=") || next.hasPrefix("-I") && next != "-I" {
        kept += [argument, next]
        index += 2
      } else if argument == "-Xcc", next == "-I", index + 3 < arguments.count {
        kept += arguments[index...index + 3]
        index += 4
      } else if argument.hasPrefix("-I"), argument != "-I" {
        kept += ["-Xcc", argument]
        index += 1
      } else if argument == "-Xfrontend", next == "-load-plugin-executable", index + 3 < arguments.count {
        kept += arguments[index...index + 3]
        index += 4
      } else {
        index += 1
      }
    }
    return kept
  }

  static func compilerVersion() async throws -> String {
    try await ToolchainProcess.run("swiftc", ["--version"]).output
  }
}

/// A text that changes when a file below a folder changes.
enum SourceState {
  static func of(_ folder: String) -> String {
    var count = 0
    var newest: Int64 = 0
    var size: Int64 = 0
    read(folder, &count, &newest, &size)
    return "\(count) files, \(size) bytes, newest \(newest)"
  }

  private static func read(_ folder: String, _ count: inout Int, _ newest: inout Int64, _ size: inout Int64) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
      let path = folder + "/" + name
      var attributes = stat()
      guard lstat(path, &attributes) == 0 else { continue }
      if attributes.st_mode & S_IFMT == S_IFDIR {
        read(path, &count, &newest, &size)
      } else {
        count += 1
        size += Int64(attributes.st_size)
        #if canImport(Darwin)
          newest = max(
            newest, Int64(attributes.st_mtimespec.tv_sec) * 1_000_000_000 + Int64(attributes.st_mtimespec.tv_nsec))
        #else
          newest = max(newest, Int64(attributes.st_mtim.tv_sec) * 1_000_000_000 + Int64(attributes.st_mtim.tv_nsec))
        #endif
      }
    }
  }
}

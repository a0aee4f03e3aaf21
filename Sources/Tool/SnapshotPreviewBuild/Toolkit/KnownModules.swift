import Foundation

/// The modules that the compiler finds.
struct KnownModules: Sendable {
  /// Modules of C that the toolchain has besides those of Swift.
  private static let ofC: Set<String> = ["CoreFoundation", "CDispatch", "SwiftShims", "Builtin", "zlib"]

  private var names: Set<String>
  private let projectModules: String

  /// - Parameters:
  ///   - libraryFolders: The folders of the toolchain's modules.
  ///   - projectModules: The folder of the project's own modules, which is read when it is asked for.
  ///   - modulesOfC: The names of the project's modules in C.
  init(toolkit: Toolkit, libraryFolders: [String], projectModules: String, modulesOfC: [String] = []) {
    self.projectModules = projectModules
    names = Self.ofC.union(Toolkit.aliases.map(\.name)).union(modulesOfC)
    for folder in libraryFolders + [toolkit.modules] { names.formUnion(Self.modules(in: folder)) }
  }

  func contains(_ module: String) -> Bool {
    names.contains(module) || ItemKind.of("\(projectModules)/\(module).swiftmodule") != .absent
  }

  private static func modules(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".swiftmodule") }.map { ($0 as NSString).deletingPathExtension }
  }

  /// Returns the folders in which the compiler finds the modules of the toolchain.
  static func libraryFolders() async throws -> [String] {
    struct Information: Decodable {
      struct Paths: Decodable { var runtimeLibraryImportPaths: [String] }
      var paths: Paths
    }

    let result = try await ToolchainProcess.run("swiftc", ["-print-target-info"])
    let information = try? JSONDecoder().decode(Information.self, from: Data(result.output.utf8))
    return information?.paths.runtimeLibraryImportPaths ?? []
  }
}

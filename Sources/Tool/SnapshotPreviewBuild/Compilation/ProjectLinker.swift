import Foundation

/// Links the objects of a project into a library.
struct ProjectLinker: Sendable {
  /// The libraries that are kept: processes of this command and of others can start again with theirs.
  private static let keptLibraries = 6

  /// The folder of the project in the cache.
  let folder: String
  /// How the objects were linked the last time.
  private var commands: LinkCommands?

  init(folder: String) { self.folder = folder }

  /// Links a library under a name of its own: a process can still have the one before open.
  ///
  /// - Parameters:
  ///   - libraries: The libraries of the system that the objects need.
  ///   - isRepeated: Whether the same objects were linked the last time, with the same imports.
  /// - Throws: ``ToolchainProcess/NotStarted``, `CancellationError`, an error of the file system.
  mutating func link(
    _ objects: [String], libraries: Set<String>, isRepeated: Bool
  ) async throws -> Result<String, CompilerDiagnostic> {
    let libraryFolder = folder + "/libraries"
    try FileManager.default.createDirectory(atPath: libraryFolder, withIntermediateDirectories: true)
    removeOldLibraries(in: libraryFolder)
    let library = libraryFolder + "/previews-\(UInt32.random(in: 0 ... .max)).so"
    if !isRepeated { commands = try await commands(linking: objects, libraries, to: library) }
    guard let commands else {
      return .failure(.init(message: "The modules cannot be linked: the compiler prints jobs of an unknown form"))
    }
    let result = try await commands.run(to: library, readsObjects: !isRepeated)
    guard result.succeeded else {
      let reason = result.all.split(separator: "\n").first { $0.contains("error") } ?? "the linker failed"
      return .failure(.init(message: "The modules cannot be linked: \(reason)"))
    }
    return .success(library)
  }

  private func commands(
    linking objects: [String], _ libraries: Set<String>, to library: String
  ) async throws -> LinkCommands? {
    let list = folder + "/objects.txt"
    try Data(objects.map { "\"\($0)\"" }.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: list))
    var arguments = ["-emit-library", "-o", library, "@" + list] + libraries.sorted().map { "-l" + $0 }
    #if canImport(Darwin)
      // The symbols of the program are found when it loads the library.
      arguments += ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #else
      arguments += ["-use-ld=lld"]
    #endif
    let jobs = try await ToolchainProcess.run("swiftc", arguments + ["-driver-print-jobs"])
    return jobs.succeeded ? LinkCommands(jobs: jobs.output, autolink: folder + "/autolink.txt") : nil
  }

  private func removeOldLibraries(in folder: String) {
    let libraries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { folder + "/" + $0 }
    let byTime = libraries.map { path in
      (path, (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date ?? .distantPast)
    }.sorted { $0.1 < $1.1 }
    for (path, _) in byTime.dropLast(Self.keptLibraries) { try? FileManager.default.removeItem(atPath: path) }
  }
}

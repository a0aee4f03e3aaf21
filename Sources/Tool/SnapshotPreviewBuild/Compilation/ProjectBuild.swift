import Foundation
import SnapshotFoundation

/// Compiles the modules of a project, and links them into a library that the program of the toolkit loads.
package struct ProjectBuild: Sendable {
  /// What a build has made.
  package struct Outcome: Sendable {
    /// The library; `nil` if no file compiles.
    package var library: String?
    /// The names of the modules in the library.
    package var modules: [String] = []
    /// The folders of resources by module.
    package var resources: [String: String] = [:]
    /// The errors of files that were left out, by the order in which they fail.
    package var failures: [CompilerDiagnostic] = []
    /// The paths of the files that were left out.
    package var excluded: [String] = []
    /// The errors of code that was replaced, with what was replaced.
    package var replacements: [CompilerDiagnostic] = []
    package var seconds: Double = 0
  }

  let project: PreviewProject
  let toolkit: Toolkit
  /// The folder of the project in the cache.
  package let folder: String
  /// Expressions of views, by the module that they are compiled in.
  let expressions: [String: [String]]

  /// - Parameter cache: The folder of caches, absolute.
  package init(_ project: PreviewProject, toolkit: Toolkit, cache: String, expressions: [String: [String]] = [:]) {
    self.project = project
    self.toolkit = toolkit
    self.expressions = expressions
    folder = cache + "/projects/" + StableHash.hexadecimal(project.root + "\n" + project.name)
  }

  /// Compiles what has changed.
  ///
  /// - Throws: ``ProjectError``, ``Toolkit/Failure``, `CancellationError`, an error of the file system.
  package func run() async throws -> Outcome {
    let start = ContinuousClock.now
    var outcome = Outcome()
    let compiler = ModuleCompiler(toolkit: toolkit, folder: folder)
    var objects: [String] = []
    for module in project.modules {
      let result = try await compiler.compile(module, expressions: expressions[module.name] ?? [])
      objects += result.objects
      outcome.failures += result.failures
      outcome.excluded += result.excluded
      outcome.replacements += result.replacements
      if !result.objects.isEmpty { outcome.modules.append(module.name) }
      if let resources = result.resources { outcome.resources[module.name] = resources }
    }
    if !objects.isEmpty { outcome.library = try await link(objects, &outcome) }
    let elapsed = (ContinuousClock.now - start).components
    outcome.seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
    return outcome
  }

  /// Links a library under a name of its own: a process can still have the one before open.
  private func link(_ objects: [String], _ outcome: inout Outcome) async throws -> String? {
    let folder = folder + "/libraries"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for old in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try? FileManager.default.removeItem(atPath: folder + "/" + old)
    }
    let library = folder + "/previews-\(UInt32.random(in: 0 ... .max)).so"
    let list = self.folder + "/objects.txt"
    try Data(objects.map { "\"\($0)\"" }.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: list))
    var arguments = ["-emit-library", "-o", library, "@" + list]
    #if canImport(Darwin)
      // The symbols of the program are found when it loads the library.
      arguments += ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #else
      arguments += ["-use-ld=lld"]
    #endif
    let result = try await ToolchainProcess.run("swiftc", arguments)
    guard result.succeeded else {
      let reason = result.all.split(separator: "\n").first { $0.contains("error") } ?? "the linker failed"
      outcome.failures.append(.init(message: "The modules cannot be linked: \(reason)"))
      return nil
    }
    return library
  }
}

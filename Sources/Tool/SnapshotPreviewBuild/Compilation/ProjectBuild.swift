import Foundation
import SnapshotFoundation

/// Compiles the modules of a project, and links them into a library that the program of the toolkit loads.
package actor ProjectBuild {
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

  private let project: SourceProject
  private let toolkit: Toolkit
  /// The folder of the project in the cache.
  package nonisolated let folder: String
  /// The file with the originals of copied sources, by the paths of the copies. A copy has one line more, at its start.
  package nonisolated var copiesFile: String { folder + "/copies.json" }
  /// Expressions of views, by the module that they are compiled in.
  let expressions: [String: [String]]

  /// - Parameter cache: The folder of caches, absolute.
  package init(_ project: SourceProject, toolkit: Toolkit, cache: String, expressions: [String: [String]] = [:]) {
    self.project = project
    self.toolkit = toolkit
    self.expressions = expressions
    // With the modules, because one that is left over from another reading of the project would be found.
    let identity = [project.root, project.name] + project.modules.map(\.name)
    folder = cache + "/projects/" + StableHash.hexadecimal(identity.joined(separator: "\n"))
  }

  private var libraryFolders: [String]?
  /// The last build that has made a library.
  private var last: Last?

  private struct Last {
    var outcome: Outcome
    var objects: [String]
    /// The files of the project by their paths. One whose code was partly left out has no compiled file.
    var states: [String: FileState]
    var compiled: [String: (module: PreviewModule, file: ModuleCompiler.CompiledFile)]
    /// The arguments of the frontend, by module.
    var frontends: [String: FrontendArguments] = [:]
  }

  /// Compiles what has changed.
  ///
  /// - Throws: ``ProjectError``, ``Toolkit/Failure``, `CancellationError`, an error of the file system.
  package func run() async throws -> Outcome {
    let start = ContinuousClock.now
    // Before reading, so that changes meanwhile are found the next time.
    let states = project.modules.flatMap { $0.sources + $0.resources }.reduce(into: [String: FileState]()) {
      $0[$1] = FileState($1, earlier: last?.states[$1])
    }
    var outcome: Outcome
    if let edited = try await compileEditedFile(states) {
      outcome = edited
    } else {
      outcome = try await compileModules(states)
    }
    let elapsed = (ContinuousClock.now - start).components
    outcome.seconds = Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
    return outcome
  }

  private func compiler() async throws -> ModuleCompiler {
    if libraryFolders == nil { libraryFolders = try await KnownModules.libraryFolders() }
    let known = KnownModules(
      toolkit: toolkit, libraryFolders: libraryFolders ?? [], projectModules: folder + "/modules")
    return ModuleCompiler(toolkit: toolkit, known: known, folder: folder)
  }

  private func compileModules(_ states: [String: FileState]) async throws -> Outcome {
    last = nil
    var outcome = Outcome()
    let compiler = try await compiler()
    var objects: [String] = []
    var copies: [String: String] = [:]
    var compiled: [String: (module: PreviewModule, file: ModuleCompiler.CompiledFile)] = [:]
    for module in project.modules {
      let result = try await compiler.compile(module, expressions: expressions[module.name] ?? [])
      objects += result.objects
      copies.merge(result.copies) { $1 }
      outcome.failures += result.failures
      outcome.excluded += result.excluded
      outcome.replacements += result.replacements
      for file in result.files { compiled[file.original] = (module, file) }
      if !result.objects.isEmpty { outcome.modules.append(module.name) }
      if let resources = result.resources { outcome.resources[module.name] = resources }
    }
    if !objects.isEmpty {
      try JSONEncoder().encode(copies).write(to: URL(fileURLWithPath: copiesFile))
      outcome.library = try await link(objects, &outcome)
    }
    if outcome.library != nil {
      last = Last(outcome: outcome, objects: objects, states: states, compiled: compiled)
    }
    return outcome
  }

  /// Compiles the only file that has changed, if no other file depends on the change.
  ///
  /// - Returns: `nil` if the modules must be compiled. An outcome without a library if the file does not compile.
  private func compileEditedFile(_ states: [String: FileState]) async throws -> Outcome? {
    guard let last, states.count == last.states.count else { return nil }
    let changed = states.filter { last.states[$0.key]?.stamp != $0.value.stamp }
    guard let (path, state) = changed.first else { return last.outcome }
    guard changed.count == 1, let (module, file) = last.compiled[path], state.interface == last.states[path]?.interface,
      let source = state.source
    else { return nil }
    let adapted = SourceAdaptation.adapted(source)
    // Another set of imports, or the first condition for iOS, is more than an edit of a body.
    guard (adapted != nil) == (file.path != file.original) else { return nil }
    if let adapted { try ModuleSources.write(adapted, of: file) }
    if last.frontends[module.name] == nil {
      self.last?.frontends[module.name] = try await compiler().frontendArguments(of: module)
    }
    guard let command = self.last?.frontends[module.name]?.compiling(file.path, to: file.object) else { return nil }
    let result = try await ToolchainProcess.run("swiftc", command)
    guard result.succeeded else {
      return Outcome(failures: CompilerDiagnostic.errors(in: result.all), excluded: [path])
    }
    var outcome = last.outcome
    outcome.library = try await link(last.objects, &outcome)
    self.last?.states = states
    self.last?.outcome = outcome
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

/// A file at the time of a build.
private struct FileState {
  var stamp: String
  /// The source, if it has changed since the earlier state.
  var source: String?
  /// What other files depend on.
  var interface: [UInt8] = []

  init(_ path: String, earlier: FileState?) {
    var attributes = stat()
    if stat(path, &attributes) == 0 {
      #if canImport(Darwin)
        let time = attributes.st_mtimespec
      #else
        let time = attributes.st_mtim
      #endif
      stamp = "\(attributes.st_size) \(time.tv_sec).\(time.tv_nsec) \(attributes.st_ino)"
    } else {
      stamp = "absent"
    }
    guard path.hasSuffix(".swift") else { return }
    if let earlier, earlier.stamp == stamp {
      interface = earlier.interface
    } else if let data = FileManager.default.contents(atPath: path) {
      let text = String(decoding: data, as: UTF8.self)
      source = text
      interface = InterfaceText.of(text)
    }
  }
}

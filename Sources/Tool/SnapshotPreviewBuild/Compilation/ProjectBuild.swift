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
  private let names: ModuleNames
  /// The folder of the package from which macros are built; `nil` if there are none.
  private let dependencies: String?
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
    names = ModuleNames(project.modules.map(\.name), besidesModulesIn: toolkit.modules)
    dependencies = project.dependencyFolder
    // With the modules, because one that is left over from another reading of the project would be found.
    let identity = [project.root, project.name] + project.modules.map(\.name)
    folder = cache + "/projects/" + StableHash.hexadecimal(identity.joined(separator: "\n"))
  }

  private var libraryFolders: [String]?
  /// The last build that has made a library.
  private var last: Last?
  /// How the objects of the last build are linked.
  private var linkCommands: LinkCommands?

  private struct Last {
    var outcome: Outcome
    var objects: [String] = []
    /// The libraries of the system that the objects need.
    var libraries: [String] = []
    var surroundings = Surroundings()
    /// The files of the project by their paths. One whose code was partly left out has no compiled file.
    var states: [String: FileState]
    var compiled: [String: (module: PreviewModule, file: ModuleCompiler.CompiledFile)] = [:]
    /// The arguments of the frontend, by module.
    var frontends: [String: FrontendArguments] = [:]
  }

  /// Compiles what has changed.
  ///
  /// - Throws: ``ProjectError``, ``Toolkit/Failure``, `CancellationError`, an error of the file system.
  package func run() async throws -> Outcome {
    let start = ContinuousClock.now
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let lock = try await FolderLock(of: folder)
    defer { lock.release() }
    // Before reading, so that changes meanwhile are found the next time.
    let states = project.ownModules.flatMap { $0.sources + $0.resources }.reduce(into: [String: FileState]()) {
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

  private func compiler(_ surroundings: Surroundings) async throws -> ModuleCompiler {
    if libraryFolders == nil { libraryFolders = try await KnownModules.libraryFolders() }
    let known = KnownModules(
      toolkit: toolkit, libraryFolders: libraryFolders ?? [], projectModules: folder + "/modules",
      modulesOfC: surroundings.modulesOfC)
    return ModuleCompiler(
      toolkit: toolkit, known: known, names: names, arguments: surroundings.arguments, folder: folder)
  }

  /// What the compiler of Swift finds besides modules of Swift.
  private struct Surroundings {
    /// The arguments for modules in C and for macros.
    var arguments: [String] = []
    var modulesOfC: [String] = []
    var headers: [String] = []
  }

  private func compileModules(_ states: [String: FileState]) async throws -> Outcome {
    last = nil
    linkCommands = nil
    var build = Last(outcome: Outcome(), states: states)
    var copies: [String: String] = [:]
    var moduleStates = ModuleStates(project, toolkit: toolkit, names: names, folder: folder)
    for module in project.modules {
      switch module.kind {
      case .macro:
        await buildMacro(module, &build)
        try Task.checkCancellation()
      case .clang(let sources): try await compile(module, sources, &build)
      case .swift:
        let result = try await compile(module, &moduleStates, build.surroundings)
        build.objects += result.objects
        copies.merge(result.copies) { $1 }
        build.outcome.failures += result.failures
        build.outcome.excluded += result.excluded
        build.outcome.replacements += result.replacements
        if !module.isDependency {
          for file in result.files { build.compiled[file.original] = (module, file) }
          if !result.objects.isEmpty { build.outcome.modules.append(names.compiled(module.name)) }
        }
        if let resources = result.resources { build.outcome.resources[module.name] = resources }
      }
      build.libraries += module.linkedLibraries
    }
    if !build.objects.isEmpty {
      try JSONEncoder().encode(copies).write(to: URL(fileURLWithPath: copiesFile))
      build.outcome.library = try await link(build, &build.outcome)
    }
    if build.outcome.library != nil { last = build }
    return build.outcome
  }

  /// Compiles a module in Swift, unless nothing has changed since the last time.
  private func compile(
    _ module: PreviewModule, _ states: inout ModuleStates, _ surroundings: Surroundings
  ) async throws -> ModuleCompiler.Result {
    let expressions = expressions[module.name] ?? []
    let moduleFolder = folder + "/" + module.name
    // Before reading, so that changes meanwhile are found the next time.
    let state = states.state(of: module, expressions: expressions, arguments: surroundings.arguments)
    if let result = ModuleRecord.result(in: moduleFolder, at: state) { return result }
    ModuleRecord.remove(in: moduleFolder)
    let result = try await compiler(surroundings).compile(module, expressions: expressions)
    if !result.objects.isEmpty { try ModuleRecord.write(result, of: state, in: moduleFolder) }
    return result
  }

  private func compile(_ module: PreviewModule, _ sources: ClangSources, _ build: inout Last) async throws {
    let compiler = ClangModuleCompiler(
      toolkit: toolkit, folder: folder, includedHeaders: build.surroundings.headers)
    let result = try await compiler.compile(module, sources)
    build.objects += result.objects
    build.outcome.failures += result.failures
    build.outcome.excluded += result.excluded
    build.surroundings.arguments += result.arguments
    build.surroundings.modulesOfC.append(module.name)
    build.surroundings.headers.append(sources.headers)
    if sources.sources.contains(where: { !$0.hasSuffix(".c") && !$0.lowercased().hasSuffix(".s") }) {
      build.libraries.append(Self.libraryOfCXX)
    }
  }

  #if canImport(Darwin)
    private static let libraryOfCXX = "c++"
  #else
    private static let libraryOfCXX = "stdc++"
  #endif

  /// Builds a macro. Code that uses it does not compile without it, and says so.
  private func buildMacro(_ module: PreviewModule, _ build: inout Last) async {
    do {
      guard let dependencies else { return }
      let program = try await MacroBuild(folder: dependencies).run(module.name)
      build.surroundings.arguments += [
        "-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(program)#\(module.name)",
      ]
    } catch {
      let reason = (error as? CompilerDiagnostic)?.message ?? String(describing: error)
      build.outcome.failures.append(.init(message: "The macros of \(module.name) cannot be built: \(reason)"))
    }
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
      self.last?.frontends[module.name] = try await compiler(last.surroundings).frontendArguments(of: module)
    }
    guard let command = self.last?.frontends[module.name]?.compiling(file.path, to: file.object) else { return nil }
    let result = try await ToolchainProcess.run("swiftc", command)
    guard result.succeeded else {
      return Outcome(failures: CompilerDiagnostic.errors(in: result.all), excluded: [path])
    }
    var outcome = last.outcome
    outcome.library = try await link(last, &outcome)
    ModuleRecord.remove(in: folder + "/" + module.name)
    self.last?.states = states
    self.last?.outcome = outcome
    return outcome
  }

  /// The libraries that are kept: processes of this command and of others can start again with theirs.
  private static let keptLibraries = 6

  private func removeOldLibraries(in folder: String) {
    let libraries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { folder + "/" + $0 }
    let byTime = libraries.map { path in
      (path, (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date ?? .distantPast)
    }.sorted { $0.1 < $1.1 }
    for (path, _) in byTime.dropLast(Self.keptLibraries) { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Links a library under a name of its own: a process can still have the one before open.
  private func link(_ build: Last, _ outcome: inout Outcome) async throws -> String? {
    let folder = folder + "/libraries"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    removeOldLibraries(in: folder)
    let library = folder + "/previews-\(UInt32.random(in: 0 ... .max)).so"
    let list = self.folder + "/objects.txt"
    try Data(build.objects.map { "\"\($0)\"" }.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: list))
    var arguments = ["-emit-library", "-o", library, "@" + list]
    arguments += Array(Set(build.libraries)).sorted().map { "-l" + $0 }
    #if canImport(Darwin)
      // The symbols of the program are found when it loads the library.
      arguments += ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #else
      arguments += ["-use-ld=lld"]
    #endif
    let isRepeated = linkCommands != nil
    if linkCommands == nil {
      let jobs = try await ToolchainProcess.run("swiftc", arguments + ["-driver-print-jobs"])
      if jobs.succeeded { linkCommands = LinkCommands(jobs: jobs.output, autolink: self.folder + "/autolink.txt") }
    }
    let result =
      if let linkCommands {
        try await linkCommands.run(to: library, readsObjects: !isRepeated)
      } else {
        try await ToolchainProcess.run("swiftc", arguments)
      }
    guard result.succeeded else {
      let reason = result.all.split(separator: "\n").first { $0.contains("error") } ?? "the linker failed"
      outcome.failures.append(.init(message: "The modules cannot be linked: \(reason)"))
      return nil
    }
    return library
  }
}

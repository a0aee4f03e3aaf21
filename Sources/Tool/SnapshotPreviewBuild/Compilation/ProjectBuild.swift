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
    // With the cache, because compilers write paths into what they make.
    let identity = [cache, project.root, project.name] + project.modules.map(\.name)
    folder = cache + "/projects/" + StableHash.hexadecimal(identity.joined(separator: "\n"))
    linker = ProjectLinker(folder: folder)
  }

  private var libraryFolders: [String]?
  /// The last build that has made a library.
  private var last: Last?
  private var linker: ProjectLinker

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
    let states = project.ownModules.flatMap(\.files).reduce(into: [String: FileState]()) {
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
    /// The folders of their public headers.
    var headers: [String] = []
    /// What changes with their headers and with the programs of macros.
    var states: [String] = []
  }

  private func compileModules(_ states: [String: FileState]) async throws -> Outcome {
    last = nil
    var build = Last(outcome: Outcome(), states: states)
    var copies: [String: String] = [:]
    var moduleStates = ModuleStates(project, toolkit: toolkit, names: names, folder: folder)
    for module in project.modules {
      switch module.kind {
      case .macro:
        await buildMacro(module, &build)
        try Task.checkCancellation()
      case .clang(let sources): try await compile(module, sources, &moduleStates, &build)
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
      try await link(&build, isRepeated: false)
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
    let state = states.state(of: module, with: expressions + surroundings.arguments + surroundings.states)
    return try await ModuleRecord.result(in: moduleFolder, at: state) {
      try await compiler(surroundings).compile(module, expressions: expressions)
    }
  }

  /// Compiles a module in C, unless nothing has changed since the last time.
  private func compile(
    _ module: PreviewModule, _ sources: ClangSources, _ states: inout ModuleStates, _ build: inout Last
  ) async throws {
    let headers = build.surroundings.headers
    let state = states.state(of: module, with: headers + build.surroundings.states)
    let result = try await ModuleRecord.result(in: folder + "/" + module.name, at: state) {
      try await ClangModuleCompiler(folder: folder, includedHeaders: headers).compile(module, sources)
    }
    build.surroundings.states.append(state)
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
      build.surroundings.states.append(FileState.stamp(program))
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
    ModuleRecord<ModuleCompiler.Result>.remove(in: folder + "/" + module.name)
    let result = try await ToolchainProcess.run("swiftc", command)
    guard result.succeeded else {
      return Outcome(failures: CompilerDiagnostic.errors(in: result.all), excluded: [path])
    }
    guard var build = self.last else { return nil }
    try await link(&build, isRepeated: true)
    build.states = states
    self.last = build
    return build.outcome
  }

  /// Links the objects of a build, or notes why they cannot be linked.
  ///
  /// - Parameter isRepeated: Whether the same objects were linked before, with the same imports.
  private func link(_ build: inout Last, isRepeated: Bool) async throws {
    var linker = linker
    switch try await linker.link(build.objects, libraries: Set(build.libraries), isRepeated: isRepeated) {
    case .success(let library): build.outcome.library = library
    case .failure(let error):
      build.outcome.library = nil
      build.outcome.failures.append(error)
    }
    self.linker = linker
  }
}

import Foundation
import SnapshotFoundation

/// Compiles a module without the code that does not compile.
struct ModuleCompiler {
  /// The largest number of attempts, each of which leaves out code with errors of the one before.
  private static let mostAttempts = 40

  /// The time in which the types of an expression are found. The compiler's own limit is ten minutes, and an expression with unknown
  /// types can take all of it.
  private static let mostSecondsOfExpression = 20

  /// A compiled module.
  struct Result: CompiledModule {
    var objects: [String] = []
    /// The sources as they were compiled.
    var files: [CompiledFile] = []
    /// The originals of copies, by the paths of the copies.
    var copies: [String: String] = [:]
    /// The errors of the files that were left out. Files that only miss what another such file declares come later.
    var failures: [CompilerDiagnostic] = []
    /// The paths of the files that were left out, in the order in which they failed.
    var excluded: [String] = []
    /// The errors of the code that was replaced, with what was replaced.
    var replacements: [CompilerDiagnostic] = []
    var resources: String?
  }

  /// A source that was compiled as a whole.
  struct CompiledFile: Codable, Sendable {
    /// The path in the project.
    var original: String
    /// The path that the compiler reads.
    var path: String
    var object: String
  }

  let toolkit: Toolkit
  let known: KnownModules
  let names: ModuleNames
  /// The arguments with which the compiler finds the project's modules in C and its macros.
  var arguments: [String] = []
  /// The folder of the project in the cache.
  let folder: String

  /// Compiles a module. The modules that it imports are compiled already.
  ///
  /// - Throws: ``ProjectError``, `CancellationError`, an error of the file system.
  func compile(_ module: PreviewModule, expressions: [String]) async throws -> Result {
    let moduleFolder = folder + "/" + module.name
    try FileManager.default.createDirectory(atPath: moduleFolder + "/objects", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: folder + "/modules", withIntermediateDirectories: true)
    var sources = try ModuleSources(module, expressions: expressions, in: moduleFolder)
    var result = Result(resources: sources.resources)
    var excluded: Set<Int> = []
    var replaced: [Int: UncompiledCode] = [:]
    for (index, file) in sources.files.enumerated() {
      guard let adapted = file.adapted else { continue }
      var code = UncompiledCode(adapted.text, file: file.original)
      guard code.leaveOutImports(file: file.original, where: { !known.contains($0) }) else { continue }
      replaced[index] = code
      try sources.replace(index, with: code.text)
    }
    for _ in 0..<Self.mostAttempts {
      let included = sources.files.indices.filter { !excluded.contains($0) }
      guard included.contains(where: { sources.files[$0].adapted != nil }) else { break }
      let map = try outputMap(of: included, sources.files, in: moduleFolder)
      let (isCompiled, output) = try await run(module, included.map { sources.files[$0] }, map: map.path)
      if isCompiled {
        result.objects = map.objects
        for file in sources.files where file.path != file.original { result.copies[file.path] = file.original }
        result.files = zip(included, map.objects).compactMap { index, object in
          let file = sources.files[index]
          guard file.adapted != nil, replaced[index] == nil else { return nil }
          return CompiledFile(original: file.original, path: file.path, object: object)
        }
        break
      }
      var errors = CompilerDiagnostic.errors(in: output)
      // A crash has no errors besides, or some that are not its cause.
      if !errors.contains(where: { $0.line > 0 }), let crash = CompilerDiagnostic.crash(in: output) { errors = [crash] }
      var hasChanged = false
      for index in included {
        let file = sources.files[index]
        let own = errors.filter { [file.original, file.path, file.statedPath].contains($0.file) }
        guard !own.isEmpty else { continue }
        hasChanged = true
        var code = replaced[index] ?? file.adapted.map { UncompiledCode($0.text, file: file.original) }
        // The last errors of a line first, so that a replacement does not move the others.
        let isReplaced = code?.replaceCode(around: own.reversed()) ?? false
        if isReplaced, let text = code?.text {
          replaced[index] = code
          try sources.replace(index, with: text)
        } else {
          replaced[index] = nil
          excluded.insert(index)
          result.failures += own
          result.excluded.append(file.original)
        }
      }
      guard hasChanged else {
        // The compiler says nothing about a file, such as after a crash.
        let own = errors.first { !$0.message.contains("command failed with exit code") } ?? errors.first
        let reason = own?.message ?? output.split(separator: "\n").last.map(String.init) ?? "no message"
        result.failures.append(.init(message: "The module \(module.name) does not compile: \(reason)"))
        break
      }
    }
    if result.objects.isEmpty, result.failures.isEmpty {
      result.failures.append(
        .init(
          message: "The module \(module.name) does not compile after \(Self.mostAttempts) attempts to leave code out."))
    }
    for (index, code) in replaced.sorted(by: { $0.key < $1.key }) {
      result.replacements += code.replacements.map { replacement in
        var error = replacement.error
        error.file = sources.files[index].original
        error.message = "\(replacement.subject): \(error.message)"
        return error
      }
    }
    return result
  }

  /// The folder of the compiler's cache of modules in C. Its files are invalid at another path, such as in a restored cache.
  private var moduleCache: String {
    let caches = URL(fileURLWithPath: folder + "/../..").standardizedFileURL.path
    return "\(caches)/module-cache/\(StableHash.hexadecimal(caches))"
  }

  private func run(_ module: PreviewModule, _ files: [ModuleSources.File], map: String) async throws -> (Bool, String) {
    var arguments = [
      "-module-name", names.compiled(module.name), "-emit-module", "-emit-module-path",
      "\(folder)/modules/\(names.compiled(module.name)).swiftmodule",
      "-incremental", "-enable-batch-mode", "-j\(ProcessInfo.processInfo.activeProcessorCount)", "-output-file-map",
      map,
      "-c", "-Onone", "-swift-version", module.languageMode, "-D", "DEBUG", "-suppress-warnings",
      "-continue-building-after-errors", "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-module-cache-path", moduleCache, "-I", folder + "/modules", "-I", toolkit.modules,
      "-Xfrontend", "-solver-expression-time-threshold=\(Self.mostSecondsOfExpression)",
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", module.name + "_main",
    ]
    if !files.contains(where: { $0.path.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
    for (name, alias) in Toolkit.aliases + names.aliases { arguments += ["-module-alias", "\(name)=\(alias)"] }
    if let package = module.packageName { arguments += ["-package-name", package] }
    arguments += module.settings + self.arguments + toolkit.compilerArguments
    // A list of files, because the command line has a limit.
    let list = folder + "/\(module.name)/sources.txt"
    let lines = (arguments + files.map(\.path)).map(Self.responseLine).joined(separator: "\n")
    try Data(lines.utf8).write(to: URL(fileURLWithPath: list))
    let result = try await ToolchainProcess.run("swiftc", ["@" + list])
    return (result.succeeded, result.all)
  }

  /// Returns the arguments with which the frontend compiles one file of a module that was compiled before.
  func frontendArguments(of module: PreviewModule) async throws -> FrontendArguments? {
    let list = folder + "/\(module.name)/sources.txt"
    let jobs = try await ToolchainProcess.run(
      "swiftc", ["@" + list, "-driver-print-jobs", "-driver-filelist-threshold", "1000000"])
    return jobs.succeeded ? FrontendArguments(jobs: jobs.output) : nil
  }

  /// A line of a response file. Characters are escaped one by one, because the driver reads an apostrophe in quotation marks as another
  /// quotation mark.
  private static func responseLine(_ argument: String) -> String {
    argument.reduce(into: "") { line, character in
      if character.isWhitespace || "\\'\"".contains(character) { line.append("\\") }
      line.append(character)
    }
  }

  /// Writes the map of the files that the compiler makes. Objects have numbers, because files in two folders can have one name.
  private func outputMap(
    of included: [Int], _ files: [ModuleSources.File], in moduleFolder: String
  ) throws -> (path: String, objects: [String]) {
    var map: [String: [String: String]] = [
      "": ["swift-dependencies": moduleFolder + "/objects/module.swiftdeps"]
    ]
    var objects: [String] = []
    for index in included {
      let name = (files[index].path as NSString).lastPathComponent
      let base = moduleFolder + "/objects/\(index)-\((name as NSString).deletingPathExtension)"
      map[files[index].path] = ["object": base + ".o", "swift-dependencies": base + ".swiftdeps"]
      objects.append(base + ".o")
    }
    let path = moduleFolder + "/output-map.json"
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(map).write(to: URL(fileURLWithPath: path))
    return (path, objects)
  }
}

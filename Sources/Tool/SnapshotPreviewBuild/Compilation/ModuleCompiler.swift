import Foundation

/// Compiles a module without the files that do not compile.
struct ModuleCompiler {
  /// The largest number of attempts, each of which leaves out the files with errors of the one before.
  private static let mostAttempts = 16

  /// A compiled module.
  struct Result: Sendable {
    var objects: [String] = []
    /// The errors of the files that were left out. Files that only miss what another such file declares come later.
    var failures: [CompilerDiagnostic] = []
    /// The paths of the files that were left out, in the order in which they failed.
    var excluded: [String] = []
    var resources: String?
  }

  let toolkit: Toolkit
  /// The folder of the project in the cache.
  let folder: String

  /// Compiles a module. The modules that it imports are compiled already.
  ///
  /// - Throws: ``ProjectError``, `CancellationError`, an error of the file system.
  func compile(_ module: PreviewModule, expressions: [String]) async throws -> Result {
    let moduleFolder = folder + "/" + module.name
    try FileManager.default.createDirectory(atPath: moduleFolder + "/objects", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: folder + "/modules", withIntermediateDirectories: true)
    let sources = try ModuleSources(module, expressions: expressions, in: moduleFolder)
    var result = Result(resources: sources.resources)
    var files = sources.files
    for _ in 0..<Self.mostAttempts {
      guard files.contains(where: { !ModuleSources.isGenerated($0, in: moduleFolder) }) else { break }
      let map = try outputMap(of: files, sources.files, in: moduleFolder)
      let (isCompiled, output) = try await run(module, files, map: map.path)
      if isCompiled {
        result.objects = map.objects
        return result
      }
      let errors = CompilerDiagnostic.errors(in: output)
      let failed = Set(errors.map(\.file)).subtracting([""])
      let remaining = files.filter { !failed.contains($0.original) && !failed.contains($0.path) }
      guard remaining.count < files.count else {
        // The compiler says nothing about a file, such as after a crash.
        let reason = errors.first?.message ?? output.split(separator: "\n").last.map(String.init) ?? "no message"
        result.failures.append(.init(message: "The module \(module.name) does not compile: \(reason)"))
        return result
      }
      result.failures += errors.filter { error in !remaining.contains { $0.original == error.file } }
      result.excluded += files.filter { !remaining.contains($0) }.map(\.original)
      files = remaining
    }
    return result
  }

  private func run(_ module: PreviewModule, _ files: [ModuleSources.File], map: String) async throws -> (Bool, String) {
    var arguments = [
      "-module-name", module.name, "-emit-module", "-emit-module-path", "\(folder)/modules/\(module.name).swiftmodule",
      "-incremental", "-enable-batch-mode", "-j\(ProcessInfo.processInfo.activeProcessorCount)", "-output-file-map", map,
      "-c", "-Onone", "-swift-version", module.languageMode, "-D", "DEBUG", "-suppress-warnings",
      "-continue-building-after-errors", "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-module-cache-path", folder + "/../../module-cache", "-I", folder + "/modules", "-I", toolkit.modules,
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", module.name + "_main",
    ]
    if !files.contains(where: { $0.path.hasSuffix("/main.swift") }) { arguments.append("-parse-as-library") }
    for (name, alias) in Toolkit.aliases { arguments += ["-module-alias", "\(name)=\(alias)"] }
    if let package = module.packageName { arguments += ["-package-name", package] }
    arguments += module.settings + toolkit.compilerArguments
    // A list of files, because the command line has a limit.
    let list = folder + "/\(module.name)/sources.txt"
    let lines = (arguments + files.map(\.path)).map(Self.responseLine).joined(separator: "\n")
    try Data(lines.utf8).write(to: URL(fileURLWithPath: list))
    let result = try await ToolchainProcess.run("swiftc", ["@" + list])
    return (result.succeeded, result.all)
  }

  /// A line of a response file.
  private static func responseLine(_ argument: String) -> String {
    "\"" + argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Writes the map of the files that the compiler makes. Objects have numbers, because files in two folders can have one name.
  private func outputMap(
    of files: [ModuleSources.File], _ all: [ModuleSources.File], in moduleFolder: String
  ) throws -> (path: String, objects: [String]) {
    var map: [String: [String: String]] = [
      "": ["swift-dependencies": moduleFolder + "/objects/module.swiftdeps"]
    ]
    var objects: [String] = []
    for file in files {
      let name = (file.path as NSString).lastPathComponent
      let base = moduleFolder + "/objects/\(all.firstIndex(of: file) ?? 0)-\((name as NSString).deletingPathExtension)"
      map[file.path] = ["object": base + ".o", "swift-dependencies": base + ".swiftdeps"]
      objects.append(base + ".o")
    }
    let path = moduleFolder + "/output-map.json"
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(map).write(to: URL(fileURLWithPath: path))
    return (path, objects)
  }
}

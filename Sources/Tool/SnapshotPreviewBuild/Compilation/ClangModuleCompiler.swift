import Foundation

/// Compiles a module in C or C++, and makes the module map with which Swift finds its headers.
struct ClangModuleCompiler {
  /// The folder of the project in the cache.
  let folder: String
  /// The folders of headers of the modules that it includes.
  var includedHeaders: [String]

  struct Result: CompiledModule {
    var objects: [String] = []
    var failures: [CompilerDiagnostic] = []
    var excluded: [String] = []
    /// The arguments with which the compiler of Swift finds the module.
    var arguments: [String] = []
  }

  /// Compiles all sources. One that does not compile is left out.
  ///
  /// - Throws: ``ToolchainProcess/NotStarted``, `CancellationError`, an error of the file system.
  func compile(_ module: PreviewModule, _ clang: ClangSources) async throws -> Result {
    let objects = "\(folder)/\(module.name)/objects"
    try FileManager.default.createDirectory(atPath: objects, withIntermediateDirectories: true)
    var result = Result()
    let map = try clang.moduleMap ?? moduleMap(of: module, clang)
    result.arguments = ["-Xcc", "-fmodule-map-file=" + map, "-Xcc", "-I", "-Xcc", clang.headers]
    let common =
      ["-c", "-O0", "-fPIC", "-w", "-fno-color-diagnostics"] + clang.arguments
      + includedHeaders.flatMap { ["-I", $0] }
    for (index, source) in clang.sources.enumerated() {
      let name = ((source as NSString).lastPathComponent as NSString).deletingPathExtension
      let object = "\(objects)/\(index)-\(name).o"
      let arguments = common + Self.standard(of: source, clang) + [source, "-o", object]
      let compilation = try await ToolchainProcess.run("clang", arguments)
      if compilation.succeeded {
        result.objects.append(object)
      } else {
        result.failures += CompilerDiagnostic.errors(in: compilation.all)
        result.excluded.append(source)
      }
    }
    return result
  }

  private static func standard(of source: String, _ clang: ClangSources) -> [String] {
    let isC = ["c", "m"].contains((source as NSString).pathExtension)
    if source.hasSuffix(".S") || source.hasSuffix(".s") { return [] }
    let standard = isC ? clang.cLanguageStandard : clang.cxxLanguageStandard
    return standard.map { ["-std=" + $0] } ?? []
  }

  /// Writes the module map that the package manager makes for public headers without one: the header of the module's name is the
  /// umbrella, and else the folder.
  private func moduleMap(of module: PreviewModule, _ clang: ClangSources) throws -> String {
    let headers = ["\(clang.headers)/\(module.name).h", "\(clang.headers)/\(module.name)/\(module.name).h"]
    let umbrella = headers.first { ItemKind.of($0) == .file }.map { "header \(String(reflecting: $0))" }
    let path = "\(folder)/\(module.name)/module.modulemap"
    let text = """
      module \(module.name) {
        umbrella \(umbrella ?? String(reflecting: clang.headers))
        export *
      }

      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    return path
  }
}

import Foundation

/// What the compilation of a module has made.
protocol CompiledModule: Codable, Sendable {
  var objects: [String] { get }
}

/// The result of the last compilation of a module, which holds until something changes that the module is compiled from.
struct ModuleRecord<Result: CompiledModule>: Codable {
  private var state: String
  private var result: Result

  /// Returns the result in the folder of a module, or compiles the module and keeps the result.
  ///
  /// - Parameter state: What changes with everything that the module is compiled from.
  /// - Throws: The error of the compilation, an error of the file system.
  static func result(
    in folder: String, at state: String, isolation: isolated (any Actor)? = #isolation,
    compile: () async throws -> Result
  ) async throws -> Result {
    if let data = FileManager.default.contents(atPath: path(in: folder)),
      let record = try? JSONDecoder().decode(ModuleRecord.self, from: data), record.state == state,
      record.result.objects.allSatisfy({ ItemKind.of($0) == .file })
    {
      return record.result
    }
    remove(in: folder)
    let result = try await compile()
    // A module without objects is a header or has failed, and costs little.
    if !result.objects.isEmpty {
      let data = try JSONEncoder().encode(ModuleRecord(state: state, result: result))
      try data.write(to: URL(fileURLWithPath: path(in: folder)), options: .atomic)
    }
    return result
  }

  /// Removes the result, because its objects are about to change.
  static func remove(in folder: String) { try? FileManager.default.removeItem(atPath: path(in: folder)) }

  private static func path(in folder: String) -> String { folder + "/result.json" }
}

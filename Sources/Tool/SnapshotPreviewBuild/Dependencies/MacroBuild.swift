import Foundation

/// Builds the programs that expand macros, with the package manager.
struct MacroBuild: Sendable {
  /// The folder of the package that depends on the macros.
  let folder: String

  /// Builds what has changed.
  ///
  /// - Returns: The path of the program.
  /// - Throws: ``CompilerDiagnostic`` with the reason, ``ToolchainProcess/NotStarted``, `CancellationError`.
  func run(_ name: String) async throws -> String {
    let options = ["build", "--package-path", folder, "--build-system", "native"]
    let result = try await ToolchainProcess.run("swift", options + ["--product", name])
    guard result.succeeded else {
      let error = CompilerDiagnostic.errors(in: result.all).first
      throw error ?? CompilerDiagnostic(message: "swift build failed without an error message")
    }
    let path = try await ToolchainProcess.run("swift", options + ["--show-bin-path"])
    return path.output.trimmingCharacters(in: .whitespacesAndNewlines) + "/\(name)-tool"
  }
}

extension CompilerDiagnostic: Error {}

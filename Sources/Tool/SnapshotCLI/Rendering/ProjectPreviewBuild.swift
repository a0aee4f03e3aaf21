import Foundation
import SnapshotPreviewBuild
import SnapshotPreviewServer

/// Compiles the modules of a project for `snapshot render`.
struct ProjectPreviewBuild: PreviewBuilding {
  let build: ProjectBuild
  let project: SourceProject
  let host: String

  func run() async throws -> PreviewBuildOutcome {
    let outcome = try await build.run()
    var result = PreviewBuildOutcome(
      succeeded: outcome.library != nil, seconds: outcome.seconds, errors: outcome.failures.map(message),
      omissions: outcome.replacements.map(message))
    guard let library = outcome.library else { return result }
    let resources = outcome.resources.sorted { $0.key < $1.key }.flatMap { ["--resources", "\($0.key)=\($0.value)"] }
    let fonts = project.modules.flatMap { module in module.fonts.flatMap { ["--font", "\(module.name)=\($0)"] } }
    result.programs = [
      TestProgram(executable: host, arguments: resources + fonts + ["--copies", build.copiesFile, library])
    ]
    result.modules = outcome.modules
    return result
  }

  private func message(_ error: CompilerDiagnostic) -> PageState.SourceMessage {
    let file = project.displayPath(of: error.file)
    return PageState.SourceMessage(file: file, line: error.line, column: error.column, text: error.message)
  }

  /// Finds the previews in the sources of the project.
  func declarations() -> [PreviewDeclaration] {
    project.ownModules.filter { $0.kind == .swift }.flatMap(\.sources).flatMap { path -> [PreviewDeclaration] in
      guard let data = FileManager.default.contents(atPath: path) else { return [] }
      let file = project.displayPath(of: path)
      return PreviewDeclaration.all(in: String(decoding: data, as: UTF8.self), file: file)
    }
  }
}

import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotReports
import SnapshotRuns

struct DoctorCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Find problems with the toolchain, the configuration and references.",
    discussion: """
      Checks Swift, system libraries, .snapshot.yml, git, permissions and CI. Decodes every reference, and reports Git LFS \
      pointers, conflict markers, and names that collide on case-insensitive disks. Lists view files \
      with code for Apple's platforms, and previews that are not drawn. With --determinism, runs the tests twice \
      in new processes and exits with 5 if the results differ. Changes nothing.
      """)

  @OptionGroup var common: CommonOptions

  @Flag(help: "Run the tests twice and compare the results.")
  var determinism = false

  func perform() async throws -> SnapshotExitCode {
    let root = try common.packageRoot()
    let system = SystemChecks(packageRoot: root, environment: ProcessInfo.processInfo.environment)
    let sources = SourceChecks(packageRoot: root).platformBranches
    let previews = PreviewChecks(packageRoot: root, description: await PackageDescription(packageRoot: root))
    var diagnoses =
      await system.diagnoses() + ReferenceChecks(packageRoot: root).diagnoses
      + [sources, previews.undrawnPreviews].compactMap { $0 }
    for diagnosis in diagnoses { try say(diagnosis) }
    if determinism {
      let found = try await compareRuns(root)
      try say(found)
      diagnoses.append(found)
    }
    let problems = diagnoses.count { $0.state == .problem }
    let warnings = diagnoses.count { $0.state == .warning }
    if !common.json {
      Console.print(
        problems + warnings == 0
          ? common.palette.good("\u{2713} No problems found")
          : "\(problems) \(problems == 1 ? "problem" : "problems"), \(warnings) \(warnings == 1 ? "warning" : "warnings")"
      )
    }
    return DoctorCommand.exitCode(diagnoses)
  }

  /// The exit code by ``RunFindings/precedence``; codes that no run has come last.
  private static func exitCode(_ diagnoses: [Diagnosis]) -> SnapshotExitCode {
    let codes = Set(diagnoses.compactMap { SnapshotExitCode(rawValue: $0.exitCode) }).subtracting([.clean])
    return RunFindings.precedence.map(\.code).first(where: codes.contains) ?? codes.first ?? .clean
  }

  private func compareRuns(_ root: String) async throws -> Diagnosis {
    let configuration = (try? Configuration(packageRoot: root)) ?? Configuration()
    let run = TestRun(
      packageRoot: root, folder: try RunChoice.folder(named: common.run, packageRoot: root),
      arguments: try TestOptions.plain.arguments(configuration, packageRoot: root), recordMode: .never,
      isRecording: false,
      allowsCIWrites: false, isVerbose: common.verbose, showsProgress: !common.quiet)
    let report = try await run.perform(repetitions: 2, retries: 0)
    let unsteady = report.results(.nondeterministic).map(\.id)
    if !unsteady.isEmpty || !report.flakyIssues.isEmpty {
      return .problem(
        "determinism",
        "\(unsteady.count + report.flakyIssues.count) snapshots or tests differ between two runs of the same code.",
        remedy: "Look for clocks, random numbers, set or dictionary order and locales. See: swift run snapshot review",
        paths: unsteady + report.flakyIssues.map(\.test), .nondeterministic)
    }
    guard report.facts?.ending == .finished, !report.results.isEmpty else {
      return .problem(
        "determinism", "The tests did not finish twice: \(Headline(report).title).",
        remedy: "See \(report.folder.path)/output.log", .testsFailed)
    }
    return .good("determinism", "Two runs had the same \(report.results.count) snapshots.")
  }

  private func say(_ diagnosis: Diagnosis) throws {
    if common.json { return try Console.print(JSONReport.line(diagnosis)) }
    let palette = common.palette
    let mark: String =
      switch diagnosis.state {
      case .good: palette.good("\u{2713}")
      case .note: palette.quiet("\u{00B7}")
      case .warning: palette.warning("!")
      case .problem: palette.bad("\u{2717}")
      }
    if common.quiet, diagnosis.state == .good || diagnosis.state == .note { return }
    Console.print("\(mark) \(VisibleText.line(diagnosis.message))")
    for path in diagnosis.paths.prefix(10) { Console.print("    \(VisibleText.line(path))") }
    if diagnosis.paths.count > 10 { Console.print("    and \(diagnosis.paths.count - 10) more; --json lists all") }
    if !diagnosis.remedy.isEmpty { Console.print(palette.quiet("  \(VisibleText.line(diagnosis.remedy))")) }
  }
}

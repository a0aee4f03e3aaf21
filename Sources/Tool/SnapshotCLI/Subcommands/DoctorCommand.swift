import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

struct DoctorCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Find problems with the toolchain, the configuration and references.",
    usage: "snapshot doctor [<options>] [-- <swift-test-arguments> ...]",
    discussion: """
      Checks Swift, system libraries, .snapshot.yml, git, permissions and CI. Decodes every reference, and reports Git LFS \
      pointers, conflict markers, and names that collide on case-insensitive disks. Lists view files \
      with code for Apple's platforms, and previews that are not drawn. Changes nothing.

      With --determinism, runs the tests a second time with another time zone, locale, hash seed, working folder, home \
      folder, terminal and processor count. Lists the snapshots that differ and the setting that changes them, and exits \
      with 5. --run, --filter, --skip, -j, -v and arguments after -- are for these runs of swift test.
      """)

  @Flag(help: "Run the tests in another environment, and list the snapshots that differ.")
  var determinism = false

  @OptionGroup(title: "Test Options") var tests: TestOptions
  @OptionGroup(title: "Run Options") var newRun: NewRunOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func perform() async throws -> SnapshotExitCode {
    let root = try newRun.project.packageRoot()
    let system = SystemChecks(packageRoot: root, environment: ProcessInfo.processInfo.environment)
    let sources = SourceChecks(packageRoot: root)
    let previews = PreviewChecks(packageRoot: root, description: await PackageDescription(packageRoot: root))
    var diagnoses =
      await system.diagnoses() + ReferenceChecks(packageRoot: root).diagnoses
      + [
        sources.platformBranches, sources.availabilityBranches, sources.conditionalTests, previews.undrawnPreviews,
      ].compactMap { $0 }
    for diagnosis in diagnoses { try say(diagnosis) }
    if determinism {
      let found = try await compareEnvironments(root)
      for diagnosis in found { try say(diagnosis) }
      diagnoses += found
    }
    let problems = diagnoses.count { $0.state == .problem }
    let warnings = diagnoses.count { $0.state == .warning }
    if !output.json {
      Console.print(
        problems + warnings == 0
          ? output.palette.good("\u{2713} No problems found")
          : "\(counted(problems, "problem")), \(counted(warnings, "warning"))"
      )
    }
    return DoctorCommand.exitCode(diagnoses)
  }

  func validate() throws {
    guard !determinism, newRun.run != nil || tests.areUsed else { return }
    throw ValidationError("--run and options of the tests require --determinism.")
  }

  /// The exit code by ``RunFindings/precedence``; codes that no run has come last.
  private static func exitCode(_ diagnoses: [Diagnosis]) -> SnapshotExitCode {
    let codes = Set(diagnoses.compactMap { SnapshotExitCode(rawValue: $0.exitCode) }).subtracting([.clean])
    return RunFindings.precedence.map(\.code).first(where: codes.contains) ?? codes.first ?? .clean
  }

  private func compareEnvironments(_ root: String) async throws -> [Diagnosis] {
    let configuration = (try? Configuration(packageRoot: root)) ?? Configuration()
    let arguments = TestArguments.absolute(
      tests.arguments(configuration, packageRoot: root), in: FileManager.default.currentDirectoryPath)
    let run = TestRun(
      packageRoot: root, folder: try RunChoice.folder(named: newRun.run, packageRoot: root), arguments: arguments,
      recordMode: .never, isRecording: false, allowsCIWrites: false, isVerbose: tests.swiftTest.verbose,
      showsProgress: !output.quiet)
    let environments = try await TestEnvironments(
      folder: root + "/.build/snapshots/determinism", inherited: ProcessInfo.processInfo.environment,
      canPreload: PreloadedLibrary.canBeLoaded(withTestArguments: arguments))
    return try await run.compare(in: environments).diagnoses
  }

  private func say(_ diagnosis: Diagnosis) throws {
    if output.json { return try Console.print(JSONReport.line(diagnosis)) }
    let palette = output.palette
    let mark: String =
      switch diagnosis.state {
      case .good: palette.good("\u{2713}")
      case .note: palette.quiet("\u{00B7}")
      case .warning: palette.warning("!")
      case .problem: palette.bad("\u{2717}")
      }
    if output.quiet, diagnosis.state == .good || diagnosis.state == .note { return }
    Console.print("\(mark) \(VisibleText.line(diagnosis.message))")
    for path in diagnosis.paths.prefix(10) { Console.print("    \(VisibleText.line(path))") }
    if diagnosis.paths.count > 10 { Console.print("    and \(diagnosis.paths.count - 10) more; --json lists all") }
    if !diagnosis.remedy.isEmpty { Console.print(palette.quiet("  \(VisibleText.line(diagnosis.remedy))")) }
  }
}

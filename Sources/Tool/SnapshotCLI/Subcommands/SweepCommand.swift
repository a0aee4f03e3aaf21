import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

struct SweepCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Find the widths and type sizes at which the layout of a view breaks.",
    usage: "snapshot sweep <key> [<options>] [-- <swift-test-arguments> ...]",
    discussion: """
      Runs the test of a picture. Instead of comparing the picture, lays out its view at every whole width and type size, and \
      lists the lint findings with the widths at which each begins and ends. Writes a picture for each of these widths, and \
      proposes a matrix with one width for each interval. Compares and records nothing.

      The key selects one snapshot of the last run, such as login()#1@device=iPhoneSE3. The sweep uses its other settings.
      """)

  @Option(help: ArgumentHelp("Sweep these widths, in points.", valueName: "first...last"))
  var width = WidthRange(first: 280, last: 1024)

  @Option(
    help: ArgumentHelp("Sweep these type sizes: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.", valueName: "first...last"))
  var type = TypeRange.all

  @Argument(help: "Select the snapshot by an id, the end of an id, a glob, or File.swift:12.")
  var key: String

  @OptionGroup(title: "Test Options") var swiftTest: SwiftTestOptions
  @OptionGroup(title: "Run Options") var source: RunOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func perform() async throws -> SnapshotExitCode {
    let root = try source.project.packageRoot()
    let entry = try chosenEntry()
    let request = SweepRequest(id: entry.id, first: width.first, last: width.last, typeSizes: type.sizes)
    let folder = RunFolder(path: root + "/.build/snapshots/sweeps/" + RunName.make())
    try folder.create()
    let configuration = try Configuration(packageRoot: root)
    let run = TestRun(
      packageRoot: root, folder: folder,
      arguments: ["test", "--filter", Self.filter(for: entry)]
        + BuildSystem.arguments(configuration.testArguments + swiftTest.arguments, packageRoot: root),
      recordMode: .never, isRecording: false, allowsCIWrites: false, isVerbose: swiftTest.verbose,
      showsProgress: !output.quiet, sweep: request)
    var facts = RunFacts(packageDirectory: root, arguments: run.arguments, ending: .running)
    try await run.attempt(&facts)
    return try report(result(in: folder, facts), request, folder)
  }

  /// The only snapshot that the key selects. Of several configurations of one test, the first.
  private func chosenEntry() throws -> LedgerEntry {
    let report = try source.report()
    let pictures = try report.select([key], among: report.results).filter { $0.entry.format == "png" }
    guard let first = pictures.first else {
      throw CommandError(.noSuchKey, "No picture matches \(key). To list the snapshots: swift run snapshot list")
    }
    let tests = Set(pictures.map { SnapshotID.withoutConfiguration($0.id) })
    guard tests.count == 1 else {
      let names = tests.sorted(by: SnapshotOrder.textPrecedes).prefix(5).joined(separator: ", ")
      throw CommandError(.usage, "\(key) selects \(tests.count) snapshots: \(names). Specify one of them.")
    }
    return first.entry
  }

  /// The regular expression that selects the test of an entry.
  private static func filter(for entry: LedgerEntry) -> String {
    if let test = entry.runningTest { return "^" + NSRegularExpression.escapedPattern(for: test) + "($|/)" }
    let path = entry.suite.isEmpty ? entry.target + "." : entry.target + "." + entry.suite + "/"
    let name = entry.test.prefix { $0 != "(" }
    return "^" + NSRegularExpression.escapedPattern(for: path + name) + "(\\(|$)"
  }

  private func result(in folder: RunFolder, _ facts: RunFacts) throws -> SweepResult {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: folder.absolutePath(SweepResult.fileName))),
      let result = try? JSONDecoder().decode(SweepResult.self, from: data)
    else {
      let reason = facts.reasons.first ?? facts.issues.first?.message ?? "its test did not make the assertion"
      throw CommandError(
        .incomplete,
        "The view was not swept: \(reason) Output: \(folder.path)/output.log. Update the key with: swift run snapshot verify"
      )
    }
    if let problem = result.problem { throw CommandError(.incomplete, "The view was not swept: \(problem)") }
    return result
  }

  private func report(_ result: SweepResult, _ request: SweepRequest, _ folder: RunFolder) throws -> SnapshotExitCode {
    let summary = SweepSummary(result, of: request)
    if output.json {
      for line in summary.jsonLines(folder: folder.path) { try Console.print(JSONReport.line(line)) }
      return summary.unknown.isEmpty ? .clean : .incomplete
    }
    for line in summary.lines + summary.unknown { Console.print(VisibleText.line(line)) }
    if summary.lines.isEmpty, summary.unknown.isEmpty { Console.print("No findings at any width.") }
    if !output.quiet {
      Console.print(output.palette.quiet("layouts  ") + grouped(result.layouts))
      Console.print(output.palette.quiet("matrix   ") + summary.matrix)
      if !result.pictures.isEmpty {
        Console.print(
          output.palette.quiet("pictures ") + VisibleText.line("\(result.pictures.count) in \(folder.artifactsPath)"))
      }
    }
    return summary.unknown.isEmpty ? .clean : .incomplete
  }
}

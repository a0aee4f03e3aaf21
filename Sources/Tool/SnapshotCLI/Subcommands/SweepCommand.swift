import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotReports
import SnapshotRuns

struct SweepCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Find the widths and type sizes at which the layout of a view breaks.",
    usage: "snapshot sweep <key> [--width <first>...<last>] [--type <first>...<last>]",
    discussion: """
      Runs the test of a picture. Instead of comparing the picture, lays out its view at every whole width and type size, and \
      lists what lint finds in the layouts with the widths at which it begins and ends. Writes a picture for each edge, and \
      proposes a matrix with one width for each interval. Compares and records nothing.

      The key selects one snapshot of the last run, such as login()#1@device=iPhoneSE3, which gives the other settings.
      """)

  @OptionGroup var common: CommonOptions
  @OptionGroup var tests: TestOptions

  @Option(help: ArgumentHelp("The widths in points.", valueName: "first...last"))
  var width = WidthRange(first: 280, last: 1024)

  @Option(help: ArgumentHelp("The type sizes: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.", valueName: "first...last"))
  var type = TypeRange.all

  @Argument(help: "The snapshot: an id, the end of an id, a glob, or File.swift:12.")
  var key: String

  func perform() async throws -> SnapshotExitCode {
    let root = try common.packageRoot()
    let entry = try chosenEntry()
    let request = SweepRequest(id: entry.id, first: width.first, last: width.last, typeSizes: type.sizes)
    let folder = RunFolder(path: root + "/.build/snapshots/sweeps/" + RunName.make())
    try folder.create()
    let configuration = try Configuration(packageRoot: root)
    let run = TestRun(
      packageRoot: root, folder: folder,
      arguments: ["test", "--filter", Self.filter(for: entry)]
        + BuildSystem.arguments(configuration.testArguments + tests.passthrough, packageRoot: root),
      recordMode: .never, isRecording: false, allowsCIWrites: false, isVerbose: common.verbose,
      showsProgress: !common.quiet, sweep: request)
    var facts = RunFacts(packageDirectory: root, arguments: run.arguments, ending: .running)
    try await run.attempt(&facts)
    return try report(result(in: folder, facts), request, folder)
  }

  /// The only snapshot that the key selects. Of several configurations of one test, the first.
  private func chosenEntry() throws -> LedgerEntry {
    let report = try common.existingReport()
    let pictures = try common.choose([key], from: report, among: report.results).filter { $0.entry.format == "png" }
    guard let first = pictures.first else {
      throw CommandError(.noSuchKey, "\(key) selects no picture. To list the snapshots: swift run snapshot list")
    }
    let tests = Set(pictures.map { SnapshotID.withoutConfiguration($0.id) })
    guard tests.count == 1 else {
      let names = tests.sorted(by: SnapshotOrder.textPrecedes).prefix(5).joined(separator: ", ")
      throw CommandError(.usage, "\(key) selects \(tests.count) snapshots: \(names). Name one of them.")
    }
    return first.entry
  }

  /// The regular expression that selects the test of an entry.
  private static func filter(for entry: LedgerEntry) -> String {
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
    if common.json {
      for line in summary.jsonLines(folder: folder.path) { try Console.print(JSONReport.line(line)) }
      return summary.unknown.isEmpty ? .clean : .incomplete
    }
    for line in summary.lines + summary.unknown { Console.print(VisibleText.line(line)) }
    if summary.lines.isEmpty, summary.unknown.isEmpty { Console.print("No findings at any width.") }
    if !common.quiet {
      Console.print(common.palette.quiet("layouts  ") + DifferenceSentence.grouped(result.layouts))
      Console.print(common.palette.quiet("matrix   ") + summary.matrix)
      if !result.pictures.isEmpty {
        Console.print(
          common.palette.quiet("pictures ") + VisibleText.line("\(result.pictures.count) in \(folder.artifactsPath)"))
      }
    }
    return summary.unknown.isEmpty ? .clean : .incomplete
  }
}

/// `280...1024`, or `375`.
struct WidthRange: ExpressibleByArgument {
  var first: Int
  var last: Int

  init(first: Int, last: Int) {
    self.first = first
    self.last = last
  }

  init?(argument: String) {
    let parts = argument.replacing("…", with: "...").components(separatedBy: "...")
    guard (1...2).contains(parts.count), let first = Int(parts[0]), let last = Int(parts[parts.count - 1]), first >= 1,
      first <= last, last <= SweepRequest.greatestWidth
    else { return nil }
    self.init(first: first, last: last)
  }

  var defaultValueDescription: String { "\(first)...\(last)" }
}

/// `XS...AX5`, or `L`.
struct TypeRange: ExpressibleByArgument {
  var sizes: [String]

  static let all = TypeRange(sizes: names.map(\.size))

  private static let names: [(name: String, size: String)] = [
    ("XS", "xSmall"), ("S", "small"), ("M", "medium"), ("L", "large"), ("XL", "xLarge"), ("XXL", "xxLarge"),
    ("XXXL", "xxxLarge"), ("AX1", "accessibility1"), ("AX2", "accessibility2"), ("AX3", "accessibility3"),
    ("AX4", "accessibility4"), ("AX5", "accessibility5"),
  ]

  init(sizes: [String]) { self.sizes = sizes }

  init?(argument: String) {
    func index(_ text: String) -> Int? {
      Self.names.firstIndex { $0.name == text.uppercased() || $0.size.uppercased() == text.uppercased() }
    }
    let parts = argument.replacing("…", with: "...").components(separatedBy: "...")
    guard (1...2).contains(parts.count), let first = index(parts[0]), let last = index(parts[parts.count - 1]),
      first <= last
    else { return nil }
    self.init(sizes: Self.names[first...last].map(\.size))
  }

  var defaultValueDescription: String { "XS...AX5" }
}

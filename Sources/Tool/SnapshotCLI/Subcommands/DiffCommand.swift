import ArgumentParser
import Foundation
import Raster
import SnapshotFoundation
import SnapshotLedger
import SnapshotReports
import SnapshotReview
import SnapshotRuns
import SnapshotWorkspace

struct DiffCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two files, two folders, or a file or folder with a git revision.",
    usage: """
      snapshot diff <expected> <actual>
      snapshot diff <path> --against <ref>
      snapshot diff <snapshot>
      """,
    discussion: """
      Compares pictures by pixels, texts by lines, and other files by bytes. A <snapshot> is a failed snapshot of the last run.

      With --form semantic and --against, explains two git revisions without building or running anything.

      Exits with 0 if there is no difference or all differences are tolerated, with 1 if something differs or exists on one \
      side only, with 65 if a file is not a valid PNG, and with 66 if a file, revision or snapshot does not exist.
      """)

  @Option(help: ArgumentHelp("Compare with the same path in a git revision.", valueName: "ref"))
  var against: String?

  /// How a difference is shown: as a picture or, for `semantic`, as text.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case side, overlay, heat, onion, blink, semantic

    var picture: DifferenceForm? { DifferenceForm(rawValue: rawValue) }
  }

  @Option(
    help: ArgumentHelp(
      "Show differences in the pictures of --out as side, overlay, heat, onion or blink (default: overlay). With semantic, "
        + "print the root causes and changed elements that the explanations in the pictures show.",
      valueName: "form"))
  var form: Form?

  @Option(
    help: ArgumentHelp(
      "Write pictures of the differences to a file or, when comparing folders, to a folder.", valueName: "path"))
  var out: String?

  @Argument(help: "Compare an expected and an actual file or folder, one path with --against, or a snapshot.")
  var paths: [String] = []

  @OptionGroup(title: "Comparison Options") var comparison: ComparisonOptions
  @OptionGroup(title: "Run Options") var source: RunOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func validate() throws {
    if paths.isEmpty || paths.count > 2 || (against != nil && paths.count != 1) {
      throw ValidationError("Specify two files or folders, one path with --against <ref>, or a snapshot.")
    }
    if form == .semantic, out != nil || output.json {
      throw ValidationError("--form semantic cannot be combined with --out or --json.")
    }
    if let form, form != .semantic, out == nil { throw ValidationError("--form \(form.rawValue) requires --out.") }
    if paths.count == 2 || against != nil, source.run != nil || source.project.packagePath != nil {
      throw ValidationError("--run and --package-path select a snapshot. They cannot be combined with paths.")
    }
  }

  func perform() async throws -> SnapshotExitCode {
    let absolute = paths.map(DiffFile.absolute)
    if let against {
      return try await compare(absolute[0], against: against)
    }
    guard absolute.count == 2 else { return try compareKey(paths[0]) }
    switch (DiffFile.kind(absolute[0]), DiffFile.kind(absolute[1])) {
    case (.file, .file):
      if form == .semantic {
        let (old, new) = (try DiffFile.read(absolute[0]), try DiffFile.read(absolute[1]))
        return try tellChanges(ofFiles: [.init(name: paths[1], expected: old, actual: new)])
      }
      return try report.perform(expected: absolute[0], actual: absolute[1])
    case (.folder, .folder):
      return try compareTrees(
        FileTree(folder: absolute[0]), FileTree(folder: absolute[1]), expectedFolder: absolute[0],
        actualFolder: absolute[1])
    case (.absent, _): throw absent(absolute[0])
    case (_, .absent): throw absent(absolute[1])
    default:
      throw CommandError(
        .usage,
        "Cannot compare a file with a folder: \(absolute[0]) and \(absolute[1]). Specify two files or two folders.")
    }
  }

  private func absent(_ path: String) -> CommandError {
    CommandError(.noSuchKey, "No such file or folder: \(path). Usage: snapshot diff <expected> <actual>")
  }

  private var report: PairReport {
    PairReport(
      palette: output.palette, tolerance: comparison.tolerance, unit: comparison.metric.unit,
      form: form?.picture ?? .overlay, out: out, isJSON: output.json, isQuiet: output.quiet)
  }
}

// MARK: Folders and revisions

extension DiffCommand {
  private func compare(_ path: String, against revision: String) async throws -> SnapshotExitCode {
    switch DiffFile.kind(path) {
    case .absent: throw absent(path)
    case .folder:
      return try compareTrees(
        await FileTree(folder: path, revision: revision), FileTree(folder: path), expectedFolder: "\(revision):\(path)",
        actualFolder: path)
    case .file:
      let folder = (path as NSString).deletingLastPathComponent
      let name = (path as NSString).lastPathComponent
      let tree = try await FileTree(folder: folder, revision: revision, only: name)
      guard let old = try tree.data(at: name) else {
        throw CommandError(
          .noSuchKey, "\(path) does not exist in git revision \(revision). Choose another revision with --against.")
      }
      if form == .semantic {
        return try tellChanges(ofFiles: [.init(name: name, expected: old, actual: try DiffFile.read(path))])
      }
      return try report.perform(
        PairReport.Pair(
          expected: old, actual: DiffFile.read(path), expectedPath: "\(revision):\(path)", actualPath: path))
    }
  }

  private func compareTrees(
    _ expected: FileTree, _ actual: FileTree, expectedFolder: String, actualFolder: String
  ) throws -> SnapshotExitCode {
    let names = Set(expected.paths).union(actual.paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if form == .semantic {
      return try tellChanges(
        ofFiles: names.map { .init(name: $0, expected: try expected.data(at: $0), actual: try actual.data(at: $0)) })
    }
    let report = report
    var results: [FileComparison] = []
    for (index, name) in names.enumerated() {
      WorkProgress.tell("Comparing files", done: index, of: names.count)
      let (old, new) = (try expected.data(at: name), try actual.data(at: name))
      guard let old, let new else {
        results.append(FileComparison(name: name, outcome: old == nil ? .new : .missing))
        try say(results[results.count - 1], picture: nil)
        continue
      }
      let result = FileComparison(
        name: name, expected: old, actual: new, expectedPath: "\(expectedFolder)/\(name)",
        actualPath: "\(actualFolder)/\(name)", tolerance: comparison.tolerance)
      var picture: String?
      if let out, result.picture != nil {
        picture = "\(out)/\(name)"
        try report.writePicture(old, new, to: DiffFile.absolute(out) + "/" + name)
      }
      results.append(result)
      try say(result, picture: picture)
    }
    guard !results.isEmpty else {
      throw CommandError(.incomplete, "Nothing was compared: \(expectedFolder) and \(actualFolder) contain no files.")
    }
    if !output.json { Console.print(headline(results)) }
    return results.exitCode
  }

  /// Prints one line per file that differs.
  private func say(_ result: FileComparison, picture: String?) throws {
    if output.json { return try Console.print(JSONReport.line(result.line(unit: comparison.metric.unit))) }
    guard result.outcome != .equal, !output.quiet else { return }
    let mark = result.outcome == .tolerated ? output.palette.good("\u{2713}") : output.palette.bad("\u{2717}")
    var line = "\(mark) \(VisibleText.line(result.name))  \(result.summary)"
    if let picture { line += output.palette.quiet("  \(VisibleText.line(picture))") }
    Console.print(
      ([line] + result.notes.map { output.palette.quiet("    " + VisibleText.line($0)) }).joined(separator: "\n"))
  }

  private func headline(_ results: [FileComparison]) -> String {
    func count(_ outcome: FileComparison.Outcome) -> Int { results.count { $0.outcome == outcome } }
    let parts: [(Int, String)] = [
      (count(.changed), "changed"), (count(.missing), "only in expected"), (count(.new), "only in actual"),
      (count(.unreadable), "unreadable"), (count(.tolerated), "within the tolerance"), (count(.equal), "equal"),
    ]
    let text = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let files = "\(counted(results.count, "file")): \(text)"
    return results.exitCode == .clean
      ? output.palette.good("\u{2713} ") + files : output.palette.bad("\u{2717} ") + files
  }
}

// MARK: A snapshot of the last run

extension DiffCommand {
  private func compareKey(_ key: String) throws -> SnapshotExitCode {
    if DiffFile.kind(DiffFile.absolute(key)) != .absent {
      throw CommandError(.usage, "Specify a second path to compare \(key) with, or a git revision with --against.")
    }
    let report = try source.report()
    let pattern = KeyPattern(key)
    let matching = report.results.filter { pattern.matches($0.entry) }
    guard !matching.isEmpty else {
      throw CommandError(.noSuchKey, AcceptanceError.noSuchKey(key, nearest: report.nearestID(to: key)).description)
    }
    if form == .semantic { return try tellChanges(of: matching, in: report) }
    if let refusal = report.refusals(of: matching).first { throw CommandError(.inputOutput, refusal + ".") }
    let kept = matching.compactMap { result -> (String, String, String)? in
      guard let old = report.artifactPath(result.entry.artifacts.expected),
        let new = report.artifactPath(result.entry.artifacts.actual)
      else { return nil }
      return (result.id, old, new)
    }
    guard !kept.isEmpty else {
      throw CommandError(.noSuchKey, "\(key) has no difference to show: it passed, or it had no reference.")
    }
    guard kept.count > 1 else { return try self.report.perform(expected: kept[0].1, actual: kept[0].2) }
    guard out == nil else {
      throw CommandError(.usage, "\(key) selects \(kept.count) snapshots. Select one of them for --out.")
    }
    var results: [FileComparison] = []
    for (id, old, new) in kept {
      let result = FileComparison(
        name: id, expected: try DiffFile.read(old), actual: try DiffFile.read(new), expectedPath: old, actualPath: new,
        tolerance: comparison.tolerance)
      results.append(result)
      try say(result, picture: nil)
    }
    if !output.json { Console.print(headline(results)) }
    return results.exitCode
  }
}

extension DiffCommand {
  /// Prints the changed elements of snapshots, grouped by root cause.
  private func tellChanges(of results: [SnapshotResult], in report: RunReport) throws -> SnapshotExitCode {
    let changed = results.filter { $0.status == .changed || $0.status == .nondeterministic }
    let causes = Cause.causes(of: changed, in: report).filter { $0.unexplained != nil }
    guard !causes.isEmpty else {
      throw CommandError(
        .noSuchKey,
        "The changed elements of these snapshots are unknown. They passed, are not pictures of views, or their references were "
          + "not rendered on this machine. Check out the code of the references and run: swift run snapshot verify")
    }
    for cause in causes { tell(cause) }
    return .changed
  }

  private func tell(_ cause: Cause) {
    Console.print("\(output.palette.strong(VisibleText.line(cause.title)))  \(VisibleText.line(cause.extent))")
    for line in cause.defects { Console.print("  " + output.palette.warning(VisibleText.line(line))) }
    for line in cause.details { Console.print("  " + VisibleText.line(line)) }
  }

  /// Prints the root causes of the differences of files, from the explanations that the pictures contain.
  private func tellChanges(ofFiles files: [FileDifferences.File]) throws -> SnapshotExitCode {
    let tolerance = comparison.tolerance
    let differences = FileDifferences(files) { file, old, new in
      let result = FileComparison(
        name: file.name, expected: old, actual: new, expectedPath: file.name, actualPath: file.name,
        tolerance: tolerance)
      guard result.outcome != .unreadable else { throw CommandError(.unreadableReference, result.failure) }
      return result.outcome == .changed ? .changed(result.picture?.exact) : .same
    }
    if let failure = differences.failure { throw failure }
    for cause in differences.causes { tell(cause) }
    for (title, names) in differences.others where !names.isEmpty && !output.quiet {
      Console.print(output.palette.quiet("\(title):"))
      for name in names { Console.print("  " + VisibleText.line(name)) }
    }
    if !differences.differs { Console.print(output.palette.good("\u{2713} ") + "No differences.") }
    return differences.differs ? .changed : .clean
  }
}

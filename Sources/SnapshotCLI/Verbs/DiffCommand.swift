import ArgumentParser
import Foundation
import Raster
import SnapshotLedger
import SnapshotReports
import SnapshotReview
import SnapshotRuns

struct DiffCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two files, two folders, or a file or folder with a git revision.",
    usage: """
      snapshot diff EXPECTED ACTUAL
      snapshot diff PATH --against REF
      snapshot diff KEY
      """,
    discussion: """
      Pictures are compared pixel by pixel, exactly unless an option says otherwise; texts line by line; other files \
      byte by byte. A KEY is a snapshot of the last run that did not pass.

      Ends with 0 where nothing counts that differs, with 1 where something does or only one side has a file, with 65 \
      where a file is no readable PNG, and with 66 where there is no such file, revision or key.
      """)

  @OptionGroup var common: CommonOptions

  @OptionGroup var comparison: ComparisonOptions

  @Option(help: ArgumentHelp("Compare with what a git revision has in this place.", valueName: "ref"))
  var against: String?

  /// The forms of a picture, and one that is none.
  enum Form: String, ExpressibleByArgument, CaseIterable {
    case side, overlay, heat, onion, blink, semantic

    var picture: DifferenceForm { DifferenceForm(rawValue: rawValue) ?? .overlay }
  }

  @Option(
    help: ArgumentHelp(
      "How the picture of a difference shows it: side, overlay, heat, onion or blink; or semantic, which tells of a KEY "
        + "what changed of its elements, as text."))
  var form: Form = .overlay

  @Option(help: ArgumentHelp("Write pictures of the differences: a file, or for folders a folder.", valueName: "path"))
  var out: String?

  @Flag(
    help: ArgumentHelp(
      "Decode pictures that say by themselves that they are equal.",
      discussion: "Always done on continuous integration."))
  var decode = false

  @Argument(help: "The expected and the actual file or folder; one of them with --against; or a snapshot's key.")
  var paths: [String] = []

  func validate() throws {
    if paths.isEmpty || paths.count > 2 || (against != nil && paths.count != 1) {
      throw ValidationError("Give two files or folders, one with --against REF, or a snapshot's key.")
    }
    if form == .semantic, paths.count != 1 || against != nil || out != nil || common.json {
      throw ValidationError("--form semantic goes with a snapshot's key alone, and prints text.")
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
      return try report.perform(expected: absolute[0], actual: absolute[1])
    case (.folder, .folder):
      return try compareTrees(
        FileTree(folder: absolute[0]), FileTree(folder: absolute[1]), expectedFolder: absolute[0],
        actualFolder: absolute[1])
    case (.absent, _): throw absent(absolute[0])
    case (_, .absent): throw absent(absolute[1])
    default:
      throw VerbError(.usage, "\(absolute[0]) and \(absolute[1]): give two files or two folders.")
    }
  }

  private func absent(_ path: String) -> VerbError {
    VerbError(.noSuchKey, "There is no file or folder \(path). Give two that exist: snapshot diff A.png B.png")
  }

  private var report: PairReport {
    PairReport(
      palette: common.palette, tolerance: comparison.tolerance, unit: comparison.metric.unit, form: form.picture,
      out: out,
      mustDecode: decode, isJSON: common.json, isQuiet: common.quiet)
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
        throw VerbError(
          .noSuchKey, "The git revision \(revision) has no file \(path). Name one that has: --against REF")
      }
      return try report.perform(
        PairReport.Pair(
          expected: old, actual: DiffFile.read(path), expectedPath: "\(revision):\(path)", actualPath: path))
    }
  }

  private func compareTrees(
    _ expected: FileTree, _ actual: FileTree, expectedFolder: String, actualFolder: String
  ) throws -> SnapshotExitCode {
    let report = report
    var results: [FileComparison] = []
    for name in Set(expected.paths).union(actual.paths).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let (old, new) = (try expected.data(at: name), try actual.data(at: name))
      guard let old, let new else {
        results.append(FileComparison(name: name, outcome: old == nil ? .new : .missing))
        try say(results[results.count - 1], picture: nil)
        continue
      }
      let result = FileComparison(
        name: name, expected: old, actual: new, expectedPath: "\(expectedFolder)/\(name)",
        actualPath: "\(actualFolder)/\(name)", rules: report.rules)
      var picture: String?
      if let out, result.picture != nil {
        picture = "\(out)/\(name)"
        try report.writePicture(old, new, to: DiffFile.absolute(out) + "/" + name)
      }
      results.append(result)
      try say(result, picture: picture)
    }
    guard !results.isEmpty else {
      throw VerbError(.incomplete, "Neither \(expectedFolder) nor \(actualFolder) has a file: nothing was compared.")
    }
    if !common.json { Console.print(headline(results)) }
    return results.exitCode
  }

  /// One line a file; nothing for equal ones.
  private func say(_ result: FileComparison, picture: String?) throws {
    if common.json { return try Console.print(JSONReport.line(result.line(unit: comparison.metric.unit))) }
    guard result.outcome != .equal, !common.quiet else { return }
    let mark = result.outcome == .tolerated ? common.palette.good("\u{2713}") : common.palette.bad("\u{2717}")
    var line = "\(mark) \(VisibleText.line(result.name))  \(result.summary)"
    if let picture { line += common.palette.quiet("  \(VisibleText.line(picture))") }
    Console.print(
      ([line] + result.notes.map { common.palette.quiet("    " + VisibleText.line($0)) }).joined(separator: "\n"))
  }

  private func headline(_ results: [FileComparison]) -> String {
    func count(_ outcome: FileComparison.Outcome) -> Int { results.count { $0.outcome == outcome } }
    let parts: [(Int, String)] = [
      (count(.changed), "changed"), (count(.missing), "only in expected"), (count(.new), "only in actual"),
      (count(.unreadable), "unreadable"), (count(.tolerated), "within the tolerance"), (count(.equal), "equal"),
    ]
    let text = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let files = "\(results.count) \(results.count == 1 ? "file" : "files"): \(text)"
    return results.exitCode == .clean
      ? common.palette.good("\u{2713} ") + files : common.palette.bad("\u{2717} ") + files
  }
}

// MARK: A snapshot of the last run

extension DiffCommand {
  private func compareKey(_ key: String) throws -> SnapshotExitCode {
    if DiffFile.kind(DiffFile.absolute(key)) != .absent {
      throw VerbError(.usage, "Give another file or folder to compare \(key) with, or a git revision: --against REF")
    }
    let report = try common.existingReport()
    let pattern = KeyPattern(key)
    let matching = report.results.filter { pattern.matches($0.entry) }
    guard !matching.isEmpty else {
      throw VerbError(.noSuchKey, AcceptanceError.noSuchKey(key).description)
    }
    if form == .semantic { return try tellChanges(of: matching, in: report) }
    if let refusal = report.refusals(of: matching).first { throw VerbError(.inputOutput, refusal + ".") }
    let kept = matching.compactMap { result -> (String, String, String)? in
      guard let old = report.artifactPath(result.entry.artifacts.expected),
        let new = report.artifactPath(result.entry.artifacts.actual)
      else { return nil }
      return (result.id, old, new)
    }
    guard !kept.isEmpty else {
      throw VerbError(.noSuchKey, "\(key) has no expected and actual file to compare: it passed, or had no reference.")
    }
    guard kept.count > 1 else { return try self.report.perform(expected: kept[0].1, actual: kept[0].2) }
    let rules = self.report.rules
    var results: [FileComparison] = []
    for (id, old, new) in kept {
      let result = FileComparison(
        name: id, expected: try DiffFile.read(old), actual: try DiffFile.read(new), expectedPath: old, actualPath: new,
        rules: rules)
      results.append(result)
      try say(result, picture: nil)
    }
    if !common.json { Console.print(headline(results)) }
    return results.exitCode
  }
}

extension DiffCommand {
  /// What changed of the elements of some snapshots, cause by cause.
  private func tellChanges(of results: [SnapshotResult], in report: RunReport) throws -> SnapshotExitCode {
    let changed = results.filter { $0.status == .changed || $0.status == .nondeterministic }
    let causes = Cause.causes(of: changed, in: report).filter { $0.unexplained != nil }
    guard !causes.isEmpty else {
      throw VerbError(
        .noSuchKey,
        "Of these snapshots nothing is known of the elements: they passed, are no pictures of views, or their reference was "
          + "never made here. It is known after: snapshot verify, where they pass")
    }
    for cause in causes {
      Console.print("\(common.palette.strong(VisibleText.line(cause.title)))  \(VisibleText.line(cause.extent))")
      for line in cause.details { Console.print("  " + VisibleText.line(line)) }
    }
    return .changed
  }
}

extension [FileComparison] {
  /// The exit code of the gravest outcome.
  var exitCode: SnapshotExitCode {
    var findings: RunFindings = []
    for result in self {
      switch result.outcome {
      case .equal, .tolerated: break
      case .changed, .missing, .new: findings.insert(.changed)
      case .unreadable: findings.insert(.unreadableReference)
      }
    }
    return findings.exitCode
  }
}

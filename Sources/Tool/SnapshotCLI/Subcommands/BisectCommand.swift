import ArgumentParser
import Foundation
import Raster
import SnapshotFoundation
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

struct BisectCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "bisect",
    abstract: "Find the commit that changed a reference.",
    usage: """
      snapshot bisect [<options>] <snapshot>
      snapshot bisect --build --good <ref> [<options>] <snapshot> [-- <swift-test-arguments> ...]
      """,
    discussion: """
      Compares the versions of one reference in git; builds and runs nothing. Prints the commit since which the reference is as it is in \
      --bad. With --region, only these pixels count; with --text, only whether the text or the explanation of the picture contains \
      a text.

      With --build, ignores the references, which can be wrong or outdated: builds commits between --good and --bad in a folder of the \
      user's caches, runs the test in each, and finds the first one that renders what --bad renders. This takes one build per \
      halving of the range.

      Exits with 0 if a commit was found, and with 66 if none changed the reference, or if git has no such reference.
      """)

  @Option(help: ArgumentHelp("Search only commits that this revision does not have.", valueName: "ref"))
  var good: String?

  @Option(help: ArgumentHelp("Search the commits of this revision (default: HEAD).", valueName: "ref"))
  var bad = "HEAD"

  @Option(help: ArgumentHelp("Compare only the pixels in a rectangle.", valueName: "x,y,w,h"))
  var region: Region?

  @Option(help: ArgumentHelp("Compare only whether the reference contains a text.", valueName: "text"))
  var text: String?

  @Flag(help: "Build commits and run the test in them, instead of reading references; requires --good.")
  var build = false

  @Argument(
    help: ArgumentHelp(
      "Select one reference by an id, the end of an id, a glob, or the path of a file.", valueName: "snapshot"))
  var key: String

  @OptionGroup var swiftTest: SwiftTestOptions
  @OptionGroup var source: HistoryOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func validate() throws {
    if region != nil, text != nil { throw ValidationError("--region cannot be combined with --text.") }
    if build, good == nil || region != nil || text != nil {
      throw ValidationError("--build requires --good, and compares the whole values.")
    }
    if !build, swiftTest.verbose || !swiftTest.arguments.isEmpty {
      throw ValidationError("--verbose and arguments of swift test require --build.")
    }
    if text?.isEmpty == true { throw ValidationError("--text must not be empty.") }
  }

  func perform() async throws -> SnapshotExitCode {
    let catalog = try ReferenceCatalog(ofLastRunIn: source.project)
    if build { return try await buildCommits(catalog) }
    let log = try await ReferenceLog(of: catalog.boundary, from: bad)
    let history = try await SnapshotHistory(of: [key], in: catalog, log: log, limit: source.limit)
    guard let reference = history.references.first, history.references.count == 1 else {
      let ids = history.references.prefix(5).map(\.id).joined(separator: ", ")
      throw CommandError(
        .usage, "\(key) selects \(history.references.count) references. Select one of them: \(ids), …")
    }
    let searched = try await searched(reference, log)
    guard let found = try commit(among: searched, in: history) else {
      let range = good.map { "\($0)..\(bad)" } ?? bad
      let shallow = history.isShallow ? " The clone is shallow. To fetch older commits: git fetch --unshallow" : ""
      throw CommandError(
        .noSuchKey,
        "No commit of \(range) changed \(subject) of \(reference.id).\(shallow) To list all versions: swift run snapshot history"
      )
    }
    var one = reference
    one.versions = [found]
    let printer = HistoryOutput(history: history, output: output)
    let changes = history.changes(of: one)
    if output.json {
      try printer.print(one, changes)
    } else if let change = changes.first {
      for line in HistoryOutput.lines(found, change, output.palette) { Console.print(line) }
      if !output.quiet {
        let others = searched.count - 1
        let verb = others == 1 ? "changes" : "change"
        if others > 0 {
          Console.print(output.palette.quiet("\(counted(others, "other version")) \(verb) it, too: history"))
        }
      }
    }
    return .clean
  }

  /// Prints the commit that changed what the test renders.
  private func buildCommits(_ catalog: ReferenceCatalog) async throws -> SnapshotExitCode {
    let entries = catalog.paths.map { ($0, catalog.entry(of: $0)) }.filter { path, entry in
      path == key || KeyPattern(key).matches(entry)
    }
    guard let (path, entry) = entries.first, entries.count == 1 else {
      let reason =
        entries.isEmpty
        ? "No reference matches \(key)." : "\(key) selects \(entries.count) references. Select one of them."
      throw CommandError(entries.isEmpty ? .noSuchKey : .usage, reason)
    }
    let root = catalog.boundary.root
    let configuration = try Configuration(packageRoot: root)
    let name = entry.test.prefix { $0 != "(" }
    let filter = swiftTest.arguments.isEmpty ? ["--filter", NSRegularExpression.escapedPattern(for: String(name))] : []
    let bisection = BuiltBisection(
      catalog: catalog, copy: try await GitWorkingCopy(containing: root, remedy: "Run in a clone."), entry: entry,
      arguments: ["test"] + filter
        + BuildSystem.arguments(configuration.testArguments + swiftTest.arguments, packageRoot: root),
      isVerbose: swiftTest.verbose, showsProgress: !output.quiet && !output.json)
    let found = try await bisection.commit(from: good ?? "", to: bad)
    let version = ReferenceVersion(rendered: path, in: found.commit)
    let change = VersionChange(
      name: entry.id, kind: found.before == nil ? .added : .changed, old: found.before, new: found.after,
      isOldMissing: false, isNewMissing: false)
    if output.json {
      try Console.print(JSONReport.line(HistoryOutput.VersionLine(id: entry.id, version, change)))
    } else {
      for line in HistoryOutput.lines(version, change, output.palette) { Console.print(line) }
    }
    if !found.skipped.isEmpty {
      let list = found.skipped.prefix(10).map { String($0.prefix(10)) }.joined(separator: ", ")
      Console.note("warning: One of these can be the commit, too. They were not built, or have no such test: \(list)")
    }
    return .clean
  }

  private var subject: String {
    region != nil ? "the pixels in the region" : text != nil ? "whether the text is part" : "the contents"
  }

  /// The versions in the range, newest first, without the working copy.
  private func searched(
    _ reference: SnapshotHistory.Reference, _ log: ReferenceLog
  ) async throws -> [ReferenceVersion] {
    let committed = reference.versions.filter { $0.commit != nil }
    guard let good else { return committed }
    let copy = try await GitWorkingCopy(containing: log.folder, remedy: "Run in a clone.")
    let range = [try await copy.commit(bad), "^" + (try await copy.commit(good))]
    let listing = try await copy.output(["rev-list"] + range + ["--"])
    let hashes = Set(String(decoding: listing, as: UTF8.self).split(separator: "\n").map(String.init))
    return committed.filter { $0.commit.map { hashes.contains($0.hash) } == true }
  }

  /// The newest version before which the reference had another state than now.
  private func commit(
    among versions: [ReferenceVersion], in history: SnapshotHistory
  ) throws -> ReferenceVersion? {
    guard let newest = versions.first else { return nil }
    let wanted = try state(of: history.contents(of: newest))
    for version in versions where version.kind != .oldestKnown {
      // A clone without the contents before cannot show that they were the same.
      let isMissing = version.old != nil && history.contents(before: version) == nil
      if try isMissing || state(of: history.contents(before: version)) != wanted { return version }
    }
    return nil
  }

  private enum State: Equatable {
    case absent
    case contents(Data)
    case pixels(PixelBuffer)
    case contains(Bool)
  }

  private func state(of file: Data?) throws -> State {
    guard let file else { return .absent }
    if let text {
      let searched = PNG.hasSignature(file) ? PNG.explanation(in: file).text ?? Data() : file
      return .contains(searched.range(of: Data(text.utf8)) != nil)
    }
    guard PNG.hasSignature(file), let picture = try? PNG.decode(file) else {
      guard region == nil else {
        throw CommandError(.unreadableReference, "--region requires pictures, and a version of \(key) is none.")
      }
      return .contents(file)
    }
    guard let rect = region?.rect else { return .pixels(picture) }
    return .pixels(picture.cropped(to: rect))
  }
}

extension PixelBuffer {
  /// The pixels in a rectangle, transparent where it is beyond the edges.
  fileprivate func cropped(to rect: PixelRect) -> PixelBuffer {
    let rows = max(rect.top, 0)..<max(min(rect.bottom, height), max(rect.top, 0))
    let columns = max(rect.left, 0)..<max(min(rect.right, width), max(rect.left, 0))
    let pixels = rows.flatMap { self.pixels[($0 * width + columns.lowerBound)..<($0 * width + columns.upperBound)] }
    return PixelBuffer(width: columns.count, height: rows.count, pixels: pixels)
      ?? PixelBuffer(width: 1, height: 1, filledWith: .clear)
  }
}

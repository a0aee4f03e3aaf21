import ArgumentParser
import Foundation
import Raster
import SnapshotFoundation
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

struct ResolveCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Resolve merge conflicts of references.",
    usage: """
      snapshot resolve [<options>] [<snapshot> ...]
      snapshot resolve --driver <base> <ours> <theirs> <path>
      """,
    discussion: """
      Lists the references that both branches of a merge, rebase, cherry-pick or stash changed, with what each side changed, and asks \
      which version to take. Writes the whole file, and marks it as resolved in git. Builds and runs nothing: verify the merged \
      code afterwards, because it can draw a third picture.

      Without a terminal, prints the conflicts and the commands that resolve them.

      Git calls --driver after snapshot init --merge-driver. It resolves what needs no decision, and otherwise leaves the version of the \
      current branch.

      Exits with 1 if conflicts are left, and with 66 if a snapshot has no conflict.
      """)

  @Flag(help: "Take the version of the current branch; in a rebase, that of the branch that it is rebased onto.")
  var ours = false

  @Flag(help: "Take the version of the other branch; in a rebase, that of the commit that is applied.")
  var theirs = false

  @Flag(help: "Take the common version of both branches, and record the snapshot again.")
  var base = false

  @Option(help: ArgumentHelp("Write a picture of base, ours and theirs to a .png file.", valueName: "file"))
  var out: String?

  @Flag(help: "Merge the files that git passes, as a merge driver.")
  var driver = false

  @Argument(
    help: ArgumentHelp(
      "Select references by an id, the end of an id, a glob, or the path of a file.", valueName: "snapshot"))
  var keys: [String] = []

  @OptionGroup var writing: CIWriteOption
  @OptionGroup(title: "Project Options") var project: ProjectOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions
  @OptionGroup var input: InputOption

  private var side: MergeConflict.Side? { ours ? .ours : theirs ? .theirs : base ? .base : nil }

  func validate() throws {
    if [ours, theirs, base].count(where: { $0 }) > 1 {
      throw ValidationError("Specify one of --ours, --theirs and --base.")
    }
    if driver, side != nil || out != nil || keys.count != 4 {
      throw ValidationError("--driver takes the paths of base, ours and theirs, and the path in the repository.")
    }
    if let out, !out.hasSuffix(".png") { throw ValidationError("--out must name a .png file.") }
    if out != nil, side != nil {
      throw ValidationError("--out shows conflicts, and cannot be combined with a decision.")
    }
  }

  func perform() async throws -> SnapshotExitCode {
    if driver { return try await merge() }
    if side != nil { try writing.check() }
    let catalog = try ReferenceCatalog(ofLastRunIn: project)
    let copy = try await GitWorkingCopy(
      containing: catalog.boundary.root, remedy: "Conflicts are those of a merge in git.")
    let conflicts = try selected(try await MergeConflict.all(of: catalog.boundary, in: copy), in: catalog)
    guard !conflicts.isEmpty else {
      if !output.json { Console.print("No conflicts in references.") }
      return .clean
    }
    if let out { try write(conflicts, catalog, to: DiffFile.absolute(out)) }
    let asks = side == nil && !output.json && !input.noInput && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    if asks { try writing.check() }
    if !output.json, !output.quiet { for line in try await sides(copy) { Console.print(output.palette.quiet(line)) } }
    var left = 0
    var isQuitting = false
    for conflict in conflicts {
      guard !isQuitting else {
        left += 1
        continue
      }
      let id = catalog.entry(of: conflict.path).id
      if side == nil { try say(conflict, id: id, asks: asks) }
      let decision = side.map(Answer.take) ?? (asks ? ask(conflict) : .skip)
      switch decision {
      case .take(let side):
        try await conflict.resolve(taking: side, in: catalog.boundary, copy)
        try say(conflict, id: id, taken: side)
        continue
      case .quit: isQuitting = true
      case .skip: break
      }
      left += 1
    }
    if !output.json {
      let resolved = conflicts.count - left
      Console.print("\(resolved) resolved, \(left) left.")
      if resolved > 0, !output.quiet {
        Console.print(
          "To verify the merged code: swift run snapshot verify. To bring a conflict back: git checkout -m -- <file>")
      }
    }
    return left == 0 ? .clean : .changed
  }

  private func selected(_ conflicts: [MergeConflict], in catalog: ReferenceCatalog) throws -> [MergeConflict] {
    func matches(_ key: String, _ conflict: MergeConflict) -> Bool {
      key == conflict.path || KeyPattern(key).matches(catalog.entry(of: conflict.path))
    }
    for key in keys where !conflicts.contains(where: { matches(key, $0) }) {
      throw CommandError(
        .noSuchKey, "No reference with a merge conflict matches \(key). To list all: swift run snapshot resolve")
    }
    return keys.isEmpty ? conflicts : conflicts.filter { conflict in keys.contains { matches($0, conflict) } }
  }

  // MARK: Printing

  /// The commits of both sides.
  private func sides(_ copy: GitWorkingCopy) async throws -> [String] {
    func title(_ revision: String) async throws -> String? {
      let answer = try await Git.run(
        ["log", "-1", "--no-show-signature", "--format=%h %s", revision, "--"], in: copy.top)
      return answer.isSuccess && !answer.line.isEmpty ? VisibleText.line("\(revision) \(answer.line)") : nil
    }
    var lines = [try await title("HEAD").map { "ours    \($0)" }].compactMap { $0 }
    for revision in ["MERGE_HEAD", "REBASE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD"] {
      if let title = try await title(revision) {
        lines.append("theirs  \(title)")
        break
      }
    }
    return lines
  }

  private func say(_ conflict: MergeConflict, id: String, asks: Bool) throws {
    let (ours, theirs) = (conflict.change(of: .ours), conflict.change(of: .theirs))
    if output.json {
      return try Console.print(
        JSONReport.line(
          Line(type: "conflict", id: id, reference: conflict.path, ours: ours.cause, theirs: theirs.cause)))
    }
    Console.print(output.palette.strong(VisibleText.line(id)) + "  " + VisibleText.line(conflict.path))
    for (name, change) in [("ours", ours), ("theirs", theirs)] {
      Console.print("  \(name)\(String(repeating: " ", count: 8 - name.count))\(VisibleText.line(change.cause))")
      guard !output.quiet else { continue }
      for line in change.details.prefix(10) {
        Console.print(output.palette.quiet("          " + VisibleText.line(line)))
      }
    }
    guard !asks, !output.quiet else { return }
    let word = ShellText.quote(VisibleText.line(conflict.path))
    for side in ["ours", "theirs"] { Console.print("    swift run snapshot resolve --\(side) \(word)") }
  }

  private func say(_ conflict: MergeConflict, id: String, taken: MergeConflict.Side) throws {
    if output.json {
      return try Console.print(
        JSONReport.line(Line(type: "resolved", id: id, reference: conflict.path, taken: taken.name)))
    }
    guard !output.quiet else { return }
    let deleted = conflict.versions[taken] == nil ? " (deleted)" : ""
    Console.print("\(output.palette.good("\u{2713}")) \(VisibleText.line(conflict.path)): \(taken.name)\(deleted)")
  }

  private enum Answer {
    case take(MergeConflict.Side)
    case skip, quit
  }

  private func ask(_ conflict: MergeConflict) -> Answer {
    while true {
      FileHandle.standardError.write(Data("Take [o]urs, [t]heirs or [b]ase, [s]kip, [q]uit? ".utf8))
      switch readLine()?.lowercased() {
      case "o", "ours": return .take(.ours)
      case "t", "theirs": return .take(.theirs)
      case "b", "base": return .take(.base)
      case "s", "skip": return .skip
      case "q", "quit", nil: return .quit
      default: continue
      }
    }
  }

  private func write(_ conflicts: [MergeConflict], _ catalog: ReferenceCatalog, to path: String) throws {
    var group = PictureGallery.Group(title: "Merge conflicts")
    for conflict in conflicts {
      var item = PictureGallery.Item(name: catalog.entry(of: conflict.path).id, place: conflict.path)
      item.pictures = MergeConflict.Side.allCases.compactMap { side in
        guard let file = conflict.versions[side]?.contents, let header = try? PNG.header(of: file) else { return nil }
        return .init(data: file, width: Double(header.width), height: Double(header.height), variant: side.name)
      }
      if !item.pictures.isEmpty { group.items.append(item) }
    }
    var gallery = PictureGallery()
    gallery.groups = [group]
    try PictureFile.write(gallery, width: 320, to: path, of: "conflicts")
    if !output.json { Console.print(VisibleText.line(path)) }
  }

  private struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type: String
    var id: String
    var reference: String
    /// What the sides changed.
    var ours: String?
    var theirs: String?
    var taken: String?
  }

  // MARK: Merge driver

  private func merge() async throws -> SnapshotExitCode {
    let paths = keys.map(DiffFile.absolute)
    let files = try paths.prefix(3).map(DiffFile.read)
    if let merged = MergeDriver.merged(base: files[0], ours: files[1], theirs: files[2]) {
      if merged != files[1] { try OutputFile.write(merged, to: paths[1]) }
      return .clean
    }
    // Texts that git can merge line by line. Pictures, and texts with conflicts, need a decision.
    if !files.contains(where: PNG.hasSignature), files.allSatisfy({ GitDamage(of: $0) == nil }) {
      let folder = (paths[1] as NSString).deletingLastPathComponent
      let merged = try await Git.run(["merge-file", "-p", "-q", paths[1], paths[0], paths[2]], in: folder)
      if merged.isSuccess {
        try OutputFile.write(Data(merged.output), to: paths[1])
        return .clean
      }
    }
    Console.note("Both sides changed \(VisibleText.line(keys[3])). To decide: swift run snapshot resolve")
    return .changed
  }
}

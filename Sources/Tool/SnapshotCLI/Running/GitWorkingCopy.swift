import Foundation
import SnapshotFoundation
import SnapshotRuns
import SnapshotWorkspace

/// A git working copy. Commands only read, except for those of `snapshot resolve`.
struct GitWorkingCopy {
  /// The folder for which it was found.
  private let folder: String
  /// The absolute path of its root, without symbolic links.
  let top: String

  /// - Parameter remedy: What to do if the folder is in no working copy.
  /// - Throws: ``CommandError`` if the folder is in no working copy, or if git is not installed.
  init(containing folder: String, remedy: String) async throws {
    self.folder = folder
    let result = try await Git.run(["rev-parse", "--show-toplevel"], in: folder)
    guard result.isSuccess, !result.line.isEmpty else {
      throw CommandError(.inputOutput, "\(folder) is not in a git repository. \(remedy)")
    }
    top = URL(fileURLWithPath: result.line).resolvingSymlinksInPath().path
  }

  /// Returns the full hash of a commit.
  ///
  /// - Throws: ``CommandError`` if git does not know the revision.
  func commit(_ revision: String) async throws -> String {
    let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
    let result = try await Git.run(arguments, in: folder)
    guard !result.isSuccess || result.line.isEmpty else { return result.line }
    let shown = VisibleText.line(revision)
    let remedy =
      try await isShallow
      ? "The clone is shallow. Fetch its history: git fetch --unshallow. In GitHub Actions: fetch-depth: 0"
      : "Specify a commit, branch or tag, such as origin/main. To fetch branches: git fetch"
    throw CommandError(.noSuchKey, "Unknown git revision \(shown) in \(top). \(remedy)")
  }

  /// Compares the working copy with a commit.
  ///
  /// - Parameter paths: Absolute paths of files; the result contains those that exist in the commit.
  func changes(since commit: String, knowing paths: [String]) async throws -> ChangedFiles {
    // Renames are an absent file and a new one. Comparing no contents, git needs no blobs of partial clones.
    let compared = try await output(
      ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--ignore-submodules=none", commit, "--"])
    let untracked = try await output(["ls-files", "--others", "--exclude-standard", "-z"])
    let ignored = try await output(["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z"])
    // Git does not look at files that a user marked as unchanged: lowercase letters.
    let assumed = try await output(["ls-files", "-v", "-z"]).split(separator: 0).filter {
      $0.first.map(Self.isLowercase) == true
    }
    .map { $0.dropFirst(2) }
    let relative = paths.filter { $0.hasPrefix(top + "/") }.map { String($0.dropFirst(top.utf8.count + 1)) }
    let known =
      relative.isEmpty
      ? [] : try await output(["ls-tree", "--name-only", "--full-tree", "-z", commit, "--"] + relative)
    var changed = Set((compared.split(separator: 0) + untracked.split(separator: 0)).map(absolute))
    changed.formUnion(assumed.map(absolute))
    return ChangedFiles(
      top: top, paths: changed, ignored: Set(ignored.split(separator: 0).map(absolute)),
      known: Set(known.split(separator: 0).map(absolute)))
  }

  private static func isLowercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

  private func absolute(_ path: some Sequence<UInt8>) -> String {
    let text = String(decoding: Array(path), as: UTF8.self)
    return top + "/" + (text.hasSuffix("/") ? String(text.dropLast()) : text)
  }

  /// Whether the clone lacks older commits.
  var isShallow: Bool {
    get async throws { try await Git.run(["rev-parse", "--is-shallow-repository"], in: top).line == "true" }
  }

  /// The output of git in the root of the working copy.
  func output(_ arguments: [String], input: String = "", locks: Bool = false) async throws -> [UInt8] {
    try await Git.output(arguments, in: top, input: input, locks: locks)
  }
}

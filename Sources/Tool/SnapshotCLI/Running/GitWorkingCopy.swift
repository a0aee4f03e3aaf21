import Foundation
import SnapshotFoundation
import SnapshotRuns
import SnapshotWorkspace
import Subprocess

/// A git working copy. All commands only read.
struct GitWorkingCopy {
  /// The folder for which it was found.
  private let folder: String
  /// The absolute path of its root, without symbolic links.
  let top: String

  /// - Throws: ``CommandError`` if the folder is in no working copy, or if git is not installed.
  init(containing folder: String) async throws {
    self.folder = folder
    let result = try await Self.run(["rev-parse", "--show-toplevel"], in: folder)
    let path = Self.line(result.output)
    guard result.isSuccess, !path.isEmpty else {
      throw CommandError(
        .inputOutput,
        "\(folder) is not in a git repository. Run in a clone, or omit --since to verify all test targets.")
    }
    top = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Returns the full hash of a commit.
  ///
  /// - Throws: ``CommandError`` if git does not know the revision.
  func commit(_ revision: String) async throws -> String {
    let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
    let result = try await Self.run(arguments, in: folder)
    let hash = Self.line(result.output)
    guard !result.isSuccess || hash.isEmpty else { return hash }
    let shown = VisibleText.line(revision)
    let isShallow = Self.line(try await output(["rev-parse", "--is-shallow-repository"])) == "true"
    let remedy =
      isShallow
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

  /// The output of git in the root of the working copy.
  private func output(_ arguments: [String]) async throws -> [UInt8] {
    let result = try await Self.run(arguments, in: top)
    guard result.isSuccess else {
      throw CommandError(.inputOutput, "git \(arguments[0]) failed in \(top): \(result.errors)")
    }
    return result.output
  }

  private static func line(_ output: [UInt8]) -> String {
    String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs git. Programs that a git configuration could start are turned off, and the folder may belong to another user, as in
  /// CI containers.
  private static func run(
    _ arguments: [String], in folder: String
  ) async throws -> (isSuccess: Bool, output: [UInt8], errors: String) {
    let safe = ["-c", "safe.directory=*", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
    do {
      let result = try await Subprocess.run(
        .name("git"), arguments: Arguments(["-C", folder] + safe + arguments),
        environment: .inherit.updating(["GIT_OPTIONAL_LOCKS": "0"]), output: .bytes(limit: 256 << 20),
        error: .string(limit: 65_536))
      return (result.terminationStatus.isSuccess, result.standardOutput, result.standardError)
    } catch let error as SubprocessError {
      throw CommandError(.inputOutput, "Cannot run git: \(error). Check that git is installed and on the PATH.")
    }
  }
}

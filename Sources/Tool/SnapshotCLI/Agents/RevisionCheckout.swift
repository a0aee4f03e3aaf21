import Foundation
import SnapshotFoundation
import Subprocess

/// The files of a git revision in a temporary folder, which is deleted with this object. The repository and its working copy stay as
/// they are: no worktree is added.
final class RevisionCheckout: Sendable {
  /// The folder that corresponds to the one that was asked for.
  let path: String
  private let root: String

  /// - Parameter folder: A folder in the working copy.
  /// - Throws: ``CommandError`` if the folder is in no working copy, or git does not know the revision.
  init(of revision: String, containing folder: String) async throws {
    let copy = try await GitWorkingCopy(containing: folder)
    let commit = try await copy.commit(revision)
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    root = NSTemporaryDirectory() + "/snapshot-revision-\(commit.prefix(12))-\(UInt64.random(in: 0 ... .max))"
    path = real == copy.top ? root : root + real.dropFirst(copy.top.count)
    try FileManager.default.createDirectory(
      atPath: root, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let archive = root + ".tar"
    defer { try? FileManager.default.removeItem(atPath: archive) }
    try await Self.run("git", ["-C", copy.top, "-c", "safe.directory=*", "archive", "--output=" + archive, commit])
    try await Self.run("tar", ["-x", "-f", archive, "-C", root])
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private static func run(_ program: String, _ arguments: [String]) async throws {
    do {
      let result = try await Subprocess.run(
        .name(program), arguments: Arguments(arguments), output: .discarded, error: .string(limit: 65_536))
      guard result.terminationStatus.isSuccess else {
        throw CommandError(.inputOutput, "\(program) failed: \(result.standardError)")
      }
    } catch let error as SubprocessError {
      throw CommandError(.inputOutput, "Cannot run \(program): \(error). Check that it is installed and on the PATH.")
    }
  }
}

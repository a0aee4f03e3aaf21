import Foundation
import SnapshotRuns
import Subprocess

/// The files of a git revision in a folder of the user's caches. The repository and its working copy stay as they are.
///
/// The folder of a repository is kept, with what was built in it, so that the next revision changes only the files that differ.
struct RevisionCheckout {
  /// The folder that corresponds to the one that was asked for.
  let path: String

  /// - Parameters:
  ///   - folder: A folder in the working copy.
  ///   - caches: The folder of caches.
  /// - Throws: ``CommandError`` if the folder is in no working copy, or git does not know the revision.
  init(of revision: String, containing folder: String, caches: String = Self.caches) async throws {
    let copy = try await GitWorkingCopy(containing: folder, remedy: "Compare in a clone.")
    let commit = try await copy.commit(revision)
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let place = caches + "/revisions/" + ContentDigest.of(Data(copy.top.utf8)).prefix(16)
    // The folder has the name of the original one, which is the identity of a package.
    let root = place + "/" + (copy.top as NSString).lastPathComponent
    path = real == copy.top ? root : root + real.dropFirst(copy.top.count)
    do {
      try FileManager.default.createDirectory(
        atPath: root, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw CommandError(.inputOutput, "Cannot create \(root): \(error.localizedDescription)")
    }
    // With an index of its own, which knows the files of the last revision.
    let options = [
      "-C", copy.top, "-c", "safe.directory=*", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null",
    ]
    do {
      let result = try await Subprocess.run(
        .name("git"), arguments: Arguments(options + ["--work-tree=" + root, "read-tree", "--reset", "-u", commit]),
        environment: .inherit.updating(["GIT_INDEX_FILE": place + "/index"]), output: .discarded,
        error: .string(limit: 65_536))
      guard result.terminationStatus.isSuccess else {
        throw CommandError(.inputOutput, "git cannot write revision \(revision) to \(root): \(result.standardError)")
      }
    } catch let error as SubprocessError {
      throw CommandError.notStarted("git", error)
    }
  }

  /// The folder of caches of this tool.
  static var caches: String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/swift-snapshot" }
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first?.path
    return (caches ?? NSTemporaryDirectory()) + "/swift-snapshot"
  }
}

/// Lets one caller after another work with the checkouts of revisions.
actor Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Performs work when no other work is performed.
  func take<Result: Sendable>(_ work: @Sendable () async throws -> Result) async rethrows -> Result {
    if isTaken {
      await withCheckedContinuation { waiting.append($0) }
    }
    isTaken = true
    defer {
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
    return try await work()
  }
}

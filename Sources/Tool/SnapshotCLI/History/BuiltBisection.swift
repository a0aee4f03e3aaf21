import Foundation
import Raster
import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

/// Finds the commit that changed what a test renders, whatever its reference says: builds commits between two revisions, and halves
/// the range each time.
struct BuiltBisection {
  struct Found {
    /// The first commit that renders as the bad revision does.
    var commit: ReferenceLog.Commit
    /// The commits between it and the last one that renders otherwise. They could not be built, or have no such test.
    var skipped: [String]
    var before: Data?
    var after: Data?
  }

  let catalog: ReferenceCatalog
  let copy: GitWorkingCopy
  /// The entry of the snapshot.
  let entry: LedgerEntry
  /// The arguments of `swift` from `test` on.
  let arguments: [String]
  let isVerbose: Bool
  let showsProgress: Bool

  /// - Throws: ``CommandError`` if a revision is unknown, if the bad one renders nothing, or if both render the same.
  func commit(from good: String, to bad: String) async throws -> Found {
    let (first, last) = (try await copy.commit(good), try await copy.commit(bad))
    let listing = try await copy.output(["rev-list", "--first-parent", "--reverse", last, "^" + first, "--"])
    var commits = String(decoding: listing, as: UTF8.self).split(separator: "\n").map(String.init)
    guard !commits.isEmpty else {
      throw CommandError(.noSuchKey, "No commits in \(good)..\(bad). Specify an older revision with --good.")
    }
    guard let wanted = try await rendering(of: last) else {
      throw CommandError(
        .noSuchKey,
        "\(entry.id) has no value at \(bad): the revision was not built, or has no such test. To see why: --verbose")
    }
    var before = try await rendering(of: first)
    guard before.map({ MergeDriver.isSame($0, wanted) }) != true else {
      throw CommandError(.noSuchKey, "\(entry.id) renders the same at \(good) and \(bad).")
    }
    commits.removeLast()
    var skipped: Set<String> = []
    var (low, high) = (0, commits.count)
    while low < high {
      // The nearest commit to the middle that can be built.
      let middle = (low + high) / 2
      let candidates = (low..<high).filter { !skipped.contains(commits[$0]) }
      guard let index = candidates.min(by: { abs($0 - middle) < abs($1 - middle) }) else { break }
      guard let value = try await rendering(of: commits[index]) else {
        skipped.insert(commits[index])
        continue
      }
      if MergeDriver.isSame(value, wanted) {
        high = index
      } else {
        low = index + 1
        before = value
      }
    }
    let between = (low..<high).map { commits[$0] }
    let hash = high < commits.count ? commits[high] : last
    return Found(commit: try await description(of: hash), skipped: between, before: before, after: wanted)
  }

  private func description(of hash: String) async throws -> ReferenceLog.Commit {
    let log = try await copy.output(
      ["log", "-1", "--no-show-signature", "--no-color", "--format=%aI%x00%aN%x00%s", hash, "--"])
    let fields = String(decoding: log, as: UTF8.self).trimmingCharacters(in: .newlines).split(
      separator: "\0", omittingEmptySubsequences: false
    ).map(String.init)
    return ReferenceLog.Commit(
      hash: hash, parents: [], date: fields.first ?? "", author: fields.dropFirst().first ?? "",
      subject: fields.dropFirst(2).first ?? "", changes: [])
  }

  /// Builds a commit, runs the test, and returns what it renders; `nil` if there is nothing.
  private func rendering(of commit: String) async throws -> Data? {
    if showsProgress { Console.note("Building \(commit.prefix(10))") }
    let checkout = try await RevisionCheckout(of: commit, containing: catalog.boundary.root)
    let folder = RunFolder(packageRoot: checkout.path, run: "bisect")
    try? FileManager.default.removeItem(atPath: folder.path)
    let run = TestRun(
      packageRoot: checkout.path, folder: folder, arguments: arguments, recordMode: .never, isRecording: false,
      allowsCIWrites: false, isVerbose: isVerbose, showsProgress: showsProgress)
    let report = try await run.perform()
    guard report.facts?.ending == .finished,
      let result = report.results.first(where: { $0.id == entry.id && $0.entry.format == entry.format })
    else { return nil }
    // A passed snapshot renders its reference.
    return result.status == .passed
      ? report.referenceContents(of: result.entry) : report.contents(result.entry.artifacts.actual)
  }
}

import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotReview
import SnapshotRunFixtures
import SnapshotRuns
import Testing

/// References whose folders and files are replaced by links while they are written.
@Suite(.serialized) struct LinkRaceTests {
  private static let mostSwaps = 600
  private static let path = "/App/__Snapshots__/LoginTests/a.1.txt"

  /// Replaces a file or folder by a link and back, again and again, until it is told to stop.
  private final class Swapper: Sendable {
    private let state = Locked((swaps: 0, isEnding: false))
    private let done = DispatchSemaphore(value: 0)

    var swaps: Int { state.withLock { $0.swaps } }

    init(_ path: String, linkTo target: String) {
      Thread.detachNewThread { [state, done] in
        while !state.withLock({ $0.isEnding }) {
          guard rename(path, path + "-parked") == 0 else { continue }
          if symlink(target, path) == 0 {
            usleep(UInt32.random(in: 0...200))
            // A writer may have replaced the link of a file by a file.
            unlink(path)
            state.withLock { $0.swaps += 1 }
          }
          // A writer creates folders that are missing at this moment.
          while rename(path + "-parked", path) != 0 { try? FileManager.default.removeItem(atPath: path) }
          usleep(UInt32.random(in: 0...200))
        }
        done.signal()
      }
    }

    func end() {
      state.withLock { $0.isEnding = true }
      done.wait()
    }
  }

  private let package: TemporaryPackage
  private let outside: String
  private let reference: String

  init() throws {
    package = try TemporaryPackage()
    outside = package.root + "-outside"
    // The same path, whichever folder is the link.
    try OutputFile.write(Data("secret".utf8), to: outside + Self.path)
    reference = try package.write("Tests" + Self.path, Data("old".utf8))
  }

  /// What is outside of the package, and what the journals keep.
  private func check() throws {
    let files = FileManager.default.enumerator(atPath: outside)?.compactMap { $0 as? String } ?? []
    #expect(files.count == 4, "\(files)")
    #expect(FileManager.default.contents(atPath: outside + Self.path) == Data("secret".utf8))
    let folder = package.root + "/.build/snapshots/undo"
    for name in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] {
      #expect(FileManager.default.contents(atPath: folder + "/" + name) != Data("secret".utf8), "\(name)")
    }
  }

  /// Writes and undoes while a path is swapped.
  private func race(swapping path: String, linkTo target: String) throws -> (written: Int, refused: Int) {
    let swapper = Swapper(path, linkTo: target)
    var (written, refused, turn) = (0, 0, 0)
    while swapper.swaps < Self.mostSwaps || written == 0 || refused == 0, turn < 100_000 {
      turn += 1
      do {
        let change = UndoJournal.Change(reference: reference, data: turn % 7 == 0 ? nil : Data("new \(turn)".utf8))
        let journal = try UndoJournal.perform([change], verb: "accept", in: package.boundary)
        if turn % 2 == 0 { try journal?.undo() }
        written += 1
      } catch {
        refused += 1
      }
      if turn % 50 == 0 { try check() }
    }
    swapper.end()
    #expect(swapper.swaps >= 500)
    return (written, refused)
  }

  @Test(arguments: ["Tests", "Tests/App", "Tests/App/__Snapshots__", "Tests/App/__Snapshots__/LoginTests"])
  func noFolderIsFollowed(folder: String) throws {
    defer { try? FileManager.default.removeItem(atPath: outside) }
    let count = try race(swapping: package.root + "/" + folder, linkTo: outside + folder.dropFirst("Tests".count))
    #expect(count.written > 0 && count.refused > 0)
    try check()
  }

  @Test func noFileIsFollowed() throws {
    defer { try? FileManager.default.removeItem(atPath: outside) }
    let count = try race(swapping: reference, linkTo: outside + Self.path)
    #expect(count.written > 0)
    try check()
  }

  @Test func whatWasNotShownIsNotAccepted() throws {
    defer { try? FileManager.default.removeItem(atPath: outside) }
    var entry = LedgerEntry.example(
      name: "a", outcome: .changed, format: "txt", file: package.root + "/Tests/App/LoginTests.swift",
      reference: reference)
    entry.artifacts = .init(
      expected: try package.keep("a-old", Data("old".utf8)), actual: try package.keep("a-new", Data("shown".utf8)))
    try package.write("Tests/App/LoginTests.swift", Data())
    let report = RunReport(
      folder: package.run, ledger: Ledger(entries: [entry]), facts: .example(packageDirectory: package.root),
      in: package.boundary)
    var shown = Decisions(run: "run")
    for result in report.results { shown.set(.accept, for: result, in: report) }
    _ = try Acceptance(of: report, results: report.results, shown: shown)
    _ = try package.keep("a-new", Data("swapped".utf8))
    #expect(throws: AcceptanceError.outdatedDecision(id: entry.id)) {
      try Acceptance(of: report, results: report.results, shown: shown)
    }
  }
}

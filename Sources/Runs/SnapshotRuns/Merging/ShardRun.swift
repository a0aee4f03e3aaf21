import Foundation
import SnapshotLedger

/// A run to merge. Problems with its files are gaps of the merged run, not errors.
struct ShardRun {
  let folder: RunFolder
  var facts: RunFacts?
  var ledger = Ledger()
  /// What is missing or truncated, one sentence each.
  var gaps: [String] = []

  /// Reads a run. Reads regular files only, since the folder is untrusted.
  init(_ folder: RunFolder) {
    self.folder = folder
    let facts = folder.path + "/" + RunFacts.fileName
    switch FileKind(facts) {
    case .absent:
      gaps.append("\(folder.name): \(RunFacts.fileName) is missing, so it is unknown whether the run finished")
    case .regular:
      do {
        self.facts = try RunFacts(of: folder)
      } catch {
        gaps.append("\(folder.name): \(error)")
      }
    case .folder, .other: gaps.append("\(folder.name): \(RunFacts.fileName) is not a regular file")
    }
    if self.facts != nil, shard == nil {
      gaps.append(
        "\(folder.name): \(RunFacts.fileName) does not specify a shard; run the tests with: swift run snapshot verify --shard i/n"
      )
    }
    readLedger()
    judgeEnd()
  }

  private mutating func readLedger() {
    switch FileKind(folder.ledgerPath) {
    case .absent: break
    case .regular:
      do {
        ledger = try Ledger(contentsOf: folder)
      } catch {
        gaps.append("\(label): \(error)")
      }
    case .folder, .other: gaps.append("\(label): ledger.jsonl is not a regular file")
    }
    if !ledger.isComplete {
      gaps.append("\(label): its ledger is truncated")
    } else if let stated = facts?.assertions, ledger.entries.count < stated {
      gaps.append("\(label): its ledger has \(ledger.entries.count) of \(stated) assertions")
    }
  }

  private mutating func judgeEnd() {
    guard let facts else { return }
    if facts.ending == .running {
      gaps.append("\(label): the run did not finish; it was killed or is still running")
    } else if facts.shard != nil, facts.tests == nil || facts.selected == nil || facts.notRun == nil {
      // A run that failed to build has no tests, and has a finding of its own.
      if facts.ending != .notBuilt { gaps.append("\(label): \(RunFacts.fileName) does not list its tests") }
    }
  }

  /// The shard of the tests; `nil` if it is unspecified or impossible.
  var shard: RunFacts.Shard? { facts?.shard.flatMap { $0.isPossible ? $0 : nil } }

  /// The name for messages: `shard-2 (2/4)`.
  var label: String { folder.name + (shard.map { " (\($0.number)/\($0.count))" } ?? "") }
}

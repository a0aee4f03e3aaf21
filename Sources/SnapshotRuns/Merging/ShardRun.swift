import Foundation
import SnapshotLedger

/// A run that is to be merged, as far as it can be read: whatever is wrong with its files is a gap, not an error.
struct ShardRun {
  let folder: RunFolder
  var facts: RunFacts?
  var ledger = Ledger()
  /// What is missing or cut off, a sentence each.
  var gaps: [String] = []

  /// Reads a run. What lies in its place but is no regular file is not read: the folder may come from anywhere.
  init(_ folder: RunFolder) {
    self.folder = folder
    let facts = folder.path + "/" + RunFacts.fileName
    switch FileKind(facts) {
    case .absent: gaps.append("\(folder.name): \(RunFacts.fileName) is missing, so nothing tells whether the run ended")
    case .regular:
      do {
        self.facts = try RunFacts(of: folder)
      } catch {
        gaps.append("\(folder.name): \(error)")
      }
    case .folder, .other: gaps.append("\(folder.name): \(RunFacts.fileName) is not a regular file")
    }
    if self.facts != nil, shard == nil {
      gaps.append("\(folder.name): \(RunFacts.fileName) names no shard; make the run with snapshot verify --shard i/n")
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
      gaps.append("\(label): its ledger was cut off")
    } else if let stated = facts?.assertions, ledger.entries.count < stated {
      gaps.append("\(label): its ledger has \(ledger.entries.count) of \(stated) assertions")
    }
  }

  private mutating func judgeEnd() {
    guard let facts else { return }
    if facts.ending == .running {
      gaps.append("\(label): the run did not end; it was killed or is still running")
    } else if facts.shard != nil, facts.tests == nil || facts.selected == nil || facts.notRun == nil {
      // One that was not built has no tests, and says so itself.
      if facts.ending != .notBuilt { gaps.append("\(label): \(RunFacts.fileName) does not name its tests") }
    }
  }

  /// Which part of the tests it is; `nil` where it does not say so, or names a part that there cannot be.
  var shard: RunFacts.Shard? { facts?.shard.flatMap { $0.isPossible ? $0 : nil } }

  /// `shard-2 (2/4)`.
  var label: String { folder.name + (shard.map { " (\($0.number)/\($0.count))" } ?? "") }
}

/// What a path names, links not followed.
package enum FileKind {
  case absent, regular, folder, other

  package init(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = .absent
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}

import Foundation
import SnapshotFoundation
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

/// The summary of a run that a subcommand prints.
struct Summary {
  let report: RunReport
  let output: OutputOptions

  func print(reports: [String] = []) throws {
    if output.json {
      for line in try JSONReport(report).lines { Console.print(line) }
      return
    }
    let text = TextReport(report, palette: output.palette)
    guard !output.quiet else {
      Console.print(text.headline)
      return
    }
    Console.print(text.text)
    for line in hints(reports) { Console.print(line) }
  }

  /// Paths of reports, and the command to run next.
  private func hints(_ reports: [String]) -> [String] {
    var hints = reports.map { ("report", shortPath($0)) }
    let pending = report.pending
    let decided = report.accepted.count + report.rejected.count
    if decided > 0, !pending.isEmpty {
      hints.append(("pending", "\(pending.count) of \(pending.count + decided) to decide: \(report.tool) review"))
    }
    if pending.count == 1, let only = pending.first {
      hints.append(("accept", AcceptHint.text(for: only, in: report)))
    } else if !pending.isEmpty {
      hints.append(("accept", "\(report.tool) accept <snapshot>, or \(report.tool) accept --all"))
    }
    let pointers = report.gitLFSPointers
    if !pointers.isEmpty { hints.append(("fetch", GitCheckout.lfsCommand(for: pointers))) }
    let written = report.results.filter { $0.status == .new || $0.status == .rerecorded }
    if !written.isEmpty {
      hints.append(("next", "check the recorded references, then: swift run snapshot verify"))
    } else if !report.accepted.isEmpty, pending.isEmpty {
      hints.append(("next", report.verification))
    }
    switch report.facts?.ending {
    case .running, .notBuilt, .crashed, .cutShort:
      hints.append(("output", shortPath(report.folder.path + "/output.log")))
    case .finished where report.findings.contains(.otherFailure):
      hints.append(("output", shortPath(report.folder.path + "/output.log")))
    case .finished, .interrupted, nil: break
    }
    return hints.map { name, value in
      output.palette.quiet(name + String(repeating: " ", count: max(1, 8 - name.count))) + VisibleText.line(value)
    }
  }

  /// The path relative to the current folder, if the folder contains it.
  private func shortPath(_ path: String) -> String {
    let current = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
  }
}

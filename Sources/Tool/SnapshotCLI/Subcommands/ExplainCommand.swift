import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotReports
import SnapshotReview
import SnapshotRuns
import SnapshotWorkspace

struct ExplainCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Verify the explanations in reference pictures, or add them.",
    usage: "snapshot explain [<options>] [<snapshot> ...]",
    discussion: """
      A reference picture contains its explanation: the layout of the view and the display list. Reports read root causes from \
      it on every machine. This command renders each explanation and compares it with its picture.

      With --write, adds explanations to references that have none, and replaces outdated ones, without changing a pixel. The \
      explanations come from the last run on this machine. An explanation is outdated if the view changed without changing a \
      pixel; to find these: swift run snapshot verify --check-explanations

      Exits with 1 if an explanation contradicts its picture.
      """)

  @Flag(help: "Add missing explanations and replace outdated ones. Pixels are unchanged; snapshot undo reverts it.")
  var write = false

  @Flag(help: "Print the explanations as text.")
  var text = false

  @OptionGroup var selection: SnapshotSelection

  @OptionGroup var writing: CIWriteOption
  @OptionGroup(title: "Run Options") var source: RunOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func validate() throws {
    if text, write || output.json { throw ValidationError("--text cannot be combined with --write or --json.") }
  }

  func perform() async throws -> SnapshotExitCode {
    if write { try writing.check() }
    let report = try source.report()
    let chosen = try report.select(selection.keys, among: report.results).filter { $0.entry.format == "png" }
    let pictures = chosen.compactMap { result in
      report.referenceContents(of: result.entry).map { Picture(result: result, file: $0) }
    }
    guard !pictures.isEmpty else {
      throw CommandError(.noSuchKey, "No reference pictures found. To render them: swift run snapshot verify")
    }
    return write ? try add(to: pictures, in: report) : try verify(pictures, in: report)
  }

  private struct Picture {
    var result: SnapshotResult
    var file: Data
  }

  private struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "explanation"
    var id: String
    var state: String
    var engine: Int?
    var reason: String?
  }

  // MARK: Verifying

  private func verify(_ pictures: [Picture], in report: RunReport) throws -> SnapshotExitCode {
    var counts: [ReferenceExplanation.State: Int] = [:]
    for (index, picture) in pictures.enumerated() {
      WorkProgress.tell("Verifying explanations", done: index, of: pictures.count)
      let current = RenderTraceArchive(besides: report.folder)?.text(id: picture.result.id, reference: picture.file)
      let explanation = ReferenceExplanation(of: picture.file, current: current)
      counts[explanation.state, default: 0] += 1
      if output.json {
        try Console.print(
          JSONReport.line(
            Line(
              id: picture.result.id, state: explanation.state.rawValue, engine: explanation.engine?.revision,
              reason: explanation.reason.isEmpty ? nil : explanation.reason)))
        continue
      }
      let isGood = explanation.state == .verified
      if !output.quiet, !selection.keys.isEmpty || !isGood || text {
        let mark =
          isGood
          ? output.palette.good("\u{2713}")
          : explanation.state == .contradicted ? output.palette.bad("\u{2717}") : output.palette.quiet("-")
        Console.print("\(mark) \(VisibleText.line(picture.result.id))  \(VisibleText.line(explanation.sentence))")
      }
      if text, let explanation = explanation.text {
        let lines = String(decoding: explanation, as: UTF8.self).split(
          separator: "\n", omittingEmptySubsequences: false)
        for line in lines { Console.print(VisibleText.line(String(line))) }
      }
    }
    if !output.json {
      let parts = ReferenceExplanation.State.allCases.compactMap { state in
        counts[state].map { "\($0) \(state.rawValue)" }
      }
      let count = counted(pictures.count, "picture")
      Console.print("\(count): \(parts.joined(separator: ", "))")
    }
    return counts[.contradicted] == nil ? .clean : .changed
  }

  // MARK: Writing

  private func add(to pictures: [Picture], in report: RunReport) throws -> SnapshotExitCode {
    guard let boundary = report.boundary else {
      throw CommandError(.inputOutput, AcceptanceError.noPackage.description)
    }
    var changes: [UndoJournal.Change] = []
    var changed: [SnapshotResult] = []
    var refused: [(id: String, obstacle: ReferenceExplanation.Obstacle)] = []
    for (index, picture) in pictures.enumerated() {
      WorkProgress.tell("Adding explanations", done: index, of: pictures.count)
      do throws(ReferenceExplanation.Obstacle) {
        let file = try ReferenceExplanation.adding(to: picture.file, id: picture.result.id, from: report.folder)
        guard let path = report.referencePath(of: picture.result.entry) else { continue }
        changes.append(.init(reference: path, data: file))
        changed.append(picture.result)
      } catch {
        refused.append((picture.result.id, error))
      }
    }
    try UndoJournal.perform(changes, verb: "explain", in: boundary)
    for result in changed where output.json {
      try Console.print(JSONReport.line(Line(id: result.id, state: "written")))
    }
    for (id, obstacle) in refused where obstacle != .present {
      if output.json {
        try Console.print(JSONReport.line(Line(id: id, state: "refused", reason: obstacle.sentence)))
      } else {
        Console.print("\(output.palette.warning("!")) \(VisibleText.line(id))  \(obstacle.sentence)")
      }
    }
    if !output.json {
      let present = refused.count { $0.obstacle == .present }
      Console.print(
        "\(counted(changes.count, "explanation was", "explanations were")) written"
          + (present > 0 ? ", \(counted(present, "reference already has", "references already have")) one." : "."))
    }
    return .clean
  }
}

import Foundation
import SnapshotFoundation
import SnapshotReports
import SnapshotReview
import SnapshotRuns

/// Runs a review in the terminal: shows the session, passes keys to it, and performs its commands.
struct ReviewLoop {
  var session: ReviewSession
  let report: RunReport
  var decisions: Decisions
  let palette: TerminalPalette
  let images: TerminalImageProtocol?
  /// The undo journals of the decisions, in order; `nil` for decisions that wrote nothing.
  private var journals: [UndoJournal?] = []
  /// The contents of the snapshots that were shown or listed. Nothing else is accepted.
  private var seen: Decisions
  private var noted: Set<SnapshotResult.Key> = []

  init(
    session: ReviewSession, report: RunReport, decisions: Decisions, palette: TerminalPalette,
    images: TerminalImageProtocol?
  ) {
    self.session = session
    self.report = report
    self.decisions = decisions
    self.palette = palette
    self.images = images
    seen = Decisions(run: report.folder.name)
  }

  /// The duration of each picture in blink mode, in milliseconds.
  private static let blink: Int32 = 500

  /// Runs until the user quits or has decided everything.
  ///
  /// - Returns: The number of undecided snapshots.
  mutating func run() throws -> Int {
    let terminal = try RawTerminal()
    defer { terminal.close() }
    let graphics = images ?? terminal.imageProtocol(environment: ProcessInfo.processInfo.environment)
    var shown = Shown()
    var phase = 0
    let began = ContinuousClock.now
    while true {
      session.seconds = (ContinuousClock.now - began) / .seconds(1)
      if terminal.takeRedraw() { shown.frame = nil }
      noteShown()
      terminal.setFarewell(result.joined(separator: "\n") + "\n")
      draw(on: terminal, graphics: graphics, phase: phase, &shown)
      guard session.undecidedCount > 0 else { return 0 }
      let isBlinking = session.mode == .blink && shown.picture != nil
      guard let key = terminal.key(within: isBlinking ? Self.blink : 1000) else {
        phase += 1
        continue
      }
      for command in session.press(key) {
        guard command != .quit else { return session.undecidedCount }
        do {
          try perform(command)
        } catch {
          // Show the error on the screen, and continue the review.
          session.message = "\(error)"
        }
      }
    }
  }

  /// What was decided and what is left, as lines.
  var result: [String] {
    let (accepted, rejected) = (session.count(of: .accept), session.count(of: .reject))
    var lines = ["\(accepted) accepted, \(rejected) rejected, \(session.undecidedCount) left to review."]
    if accepted > 0 { lines.append("To verify: \(report.verification). To undo: \(report.tool) undo") }
    if session.undecidedCount > 0 { lines.append("Decisions are saved. To continue: \(report.tool) review") }
    return lines
  }

  private mutating func perform(_ command: ReviewSession.Command) throws {
    switch command {
    case .decide(let verdict, let results):
      decisions = try Decisions.update(of: report.folder) { made in
        if verdict == .accept {
          let acceptance = try Acceptance(of: report, results: results, shown: seen)
          journals.append(try acceptance.perform())
          for item in acceptance.items { made.accept(item) }
        } else {
          journals.append(nil)
          for result in results { made.set(verdict, for: result, in: report) }
        }
      }
      session.didDecide(verdict, results)
    case .undo(let results):
      decisions = try Decisions.update(of: report.folder) { made in
        try journals.last??.undo()
        _ = journals.popLast()
        for result in results { made.set(nil, for: result, in: report) }
      }
      session.didUndo()
    case .openReport: try openReport()
    case .quit: break
    }
  }

  /// Remembers the contents of the snapshots of the current group, before they are shown for the first time.
  private mutating func noteShown() {
    for result in session.group?.results ?? [] where noted.insert(result.key).inserted {
      seen.set(.accept, for: result, in: report)
    }
  }

  private mutating func openReport() throws {
    let path = try ReportFormat.html.write(report, into: report.folder.path)
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [opener, path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try? process.run()
    session.message = path
  }

  /// The contents of the screen, so that a picture is sent only when it changes.
  private struct Shown {
    var item: SnapshotResult.Key?
    var picture: ReviewImage?
    var text: TextDifference?
    var frame: Frame?

    struct Frame: Equatable {
      var item: SnapshotResult.Key?
      var mode: ReviewSession.Mode
      var phase: Int
      var isZoomed: Bool
      var columns: Int
      var rows: Int
    }
  }

  private func draw(
    on terminal: RawTerminal, graphics: TerminalImageProtocol, phase: Int, _ shown: inout Shown
  ) {
    if shown.item != session.item?.key || shown.frame == nil {
      shown.item = session.item?.key
      shown.picture = session.item.flatMap { ReviewImage(of: $0, in: report) }
      shown.text = session.item.flatMap { TextDifference(of: $0, in: report) }
    }
    let size = terminal.size
    let screen = ReviewScreen(
      session, of: report, columns: size.columns, rows: size.rows, palette: palette,
      caption: graphics == .none ? nil : shown.picture?.caption(in: session.mode, phase: phase), text: shown.text,
      cellWidth: size.cellWidth, cellHeight: size.cellHeight)
    let frame = Shown.Frame(
      item: screen.picture == nil ? nil : shown.item, mode: session.mode,
      phase: session.mode == .blink ? phase % 2 : 0, isZoomed: session.isZoomed, columns: size.columns, rows: size.rows)
    let isNew = frame != shown.frame
    shown.frame = frame
    var output = isNew ? graphics.clearing + "\u{1B}[2J" : ""
    for (row, line) in screen.lines.enumerated() {
      // Keep the rows of an unchanged picture.
      if let place = screen.picture, !isNew, row >= place.row, row < place.row + place.box.rows { continue }
      output += "\u{1B}[\(row + 1);1H\(line)\u{1B}[K"
    }
    let clusters = session.isZoomed ? session.item?.entry.image?.clusters ?? [] : []
    if let place = screen.picture, isNew,
      let picture = shown.picture?.zoomed(on: clusters).shown(in: session.mode, phase: phase)
    {
      output += "\u{1B}[\(place.row + 1);\(place.column + 1)H" + graphics.encode(picture, in: place.box)
    }
    terminal.write(output)
  }
}

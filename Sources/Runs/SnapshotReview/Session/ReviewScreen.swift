import SnapshotFoundation
import SnapshotLedger
import SnapshotRuns
import SnapshotWorkspace

/// The content of the terminal during a review: lines of text, and a box for an image.
package struct ReviewScreen: Sendable {
  /// The lines. Each fits the width and has no control characters except for styles.
  package var lines: [String]
  /// The position of the image: row and column of its top left character cell, from zero, and its size.
  package var picture: (row: Int, column: Int, box: TerminalBox)?

  /// The minimum terminal size of a review.
  package static let smallest = (columns: 40, rows: 12)

  package init(
    _ session: ReviewSession, of report: RunReport, columns: Int, rows: Int, palette: TerminalPalette,
    caption: String? = nil, text: TextDifference? = nil, cellWidth: Int = 8, cellHeight: Int = 16
  ) {
    let writer = Writer(session: session, report: report, columns: columns, rows: rows, palette: palette)
    let head = writer.head
    let foot = writer.foot
    let room = max(rows - head.count - foot.count, 1)
    var middle: [String] = []
    if session.showsHelp {
      middle = writer.help
    } else if session.isExpanded {
      middle = writer.configurations(room: room)
    } else if session.mode == .semantic {
      middle = writer.changes(orDifference: text)
    } else if let text {
      middle = writer.difference(text)
    } else if let caption {
      middle = [palette.quiet(writer.cut(caption, columns - 1))]
      if room > 2 {
        picture = (
          head.count + 1, 1,
          TerminalBox(columns: columns - 2, rows: room - 2, cellWidth: cellWidth, cellHeight: cellHeight)
        )
      }
    } else if let item = session.item {
      middle = item.entry.message.split(separator: "\n", omittingEmptySubsequences: false).map {
        writer.cut(String($0))
      }
    }
    if middle.count > room {
      middle = Array(middle.prefix(room - 1)) + [palette.quiet("… \(middle.count - room + 1) more lines")]
    }
    middle += [String](repeating: "", count: room - middle.count)
    lines = head + middle + foot
  }

  private struct Writer {
    let session: ReviewSession
    let report: RunReport
    let columns: Int
    let rows: Int
    let palette: TerminalPalette

    /// Truncates a line to a width, and makes unsafe characters visible.
    func cut(_ text: String, _ width: Int? = nil) -> String {
      let width = width ?? columns
      let safe = VisibleText.line(text)
      return safe.count <= width ? safe : String(safe.prefix(max(width - 1, 0))) + "…"
    }

    var head: [String] {
      guard let group = session.group, let item = session.item else {
        return [palette.strong("snapshot review"), "No snapshots to review."]
      }
      let pace = TimeLeft.text(
        done: session.decidedCount, of: session.decidedCount + session.undecidedCount, seconds: session.seconds)
      let place =
        "\(session.groupIndex + 1)/\(session.groups.count) · \(session.undecidedCount) to review"
        + (pace.map { " · \($0)" } ?? "")
      var lines = [palette.strong("snapshot review") + palette.quiet(cut("  \(place)", columns - 15))]
      let extent = group.cause.flatMap { $0.unexplained == nil ? nil : "  " + $0.extent } ?? ""
      let title = cut(group.title, columns - 1)
      // An extent that does not fit has a line of its own, because it says how much a decision covers.
      let hasLine = title.count + extent.count > columns - 1 && rows > 15
      lines.append(palette.style("\u{258C}", "36") + palette.strong(title) + palette.quiet(hasLine ? "" : cut(extent)))
      if hasLine { lines.append(palette.quiet(cut(extent))) }
      let cell = name(of: item, in: group)
      let number = group.results.count > 1 ? "\(session.itemIndex + 1) of \(group.results.count): " : ""
      let state = verdict(of: item)
      lines.append("  " + cut(number + cell, columns - 4 - state.count) + "  " + colored(state))
      if let defect = group.cause?.defects.first {
        let more = (group.cause?.defects.count ?? 1) - 1
        lines.append(palette.warning("  " + cut(defect + (more > 0 ? "  and \(more) more" : ""), columns - 2)))
      }
      let sentence = DifferenceSentence.of(item.entry)
      lines.append("  " + cut(sentence.isEmpty ? "\(item.status.word) · \(line(of: item))" : sentence, columns - 2))
      return lines
    }

    /// Returns the configuration of a snapshot; with its test if the group has several.
    private func name(of item: SnapshotResult, in group: ReviewGroup) -> String {
      guard !item.entry.cell.isEmpty else { return item.id }
      let values = item.entry.cell.joined(separator: ", ")
      let own = SnapshotID.withoutConfiguration(item.id)
      return group.results.allSatisfy { SnapshotID.withoutConfiguration($0.id) == own }
        ? values : "\(item.entry.title): \(values)"
    }

    private func line(of item: SnapshotResult) -> String { report.displayPlace(of: item.entry) }

    private func verdict(of item: SnapshotResult) -> String {
      switch session.verdicts[item.key] {
      case .accept: "accepted"
      case .reject: "rejected"
      case nil: item.status.word
      }
    }

    private func colored(_ state: String) -> String {
      switch state {
      case "accepted": palette.good(state)
      case "rejected": palette.warning(state)
      default: palette.bad(state)
      }
    }

    var foot: [String] {
      let modes = ReviewSession.Mode.allCases.map { mode in
        let text = "\(mode.rawValue) \(mode.title)"
        return mode == session.mode ? "\u{2039}\(text)\u{203A}" : text
      }
      let decisions = ["a accept", "r reject", "s skip", "u undo", "A R S group"]
      let places = ["\u{23CE} list", "[ ] snapshot", "n p group"]
      let keys = wrapped(decisions + places + modes + ["z zoom", "/ search", "o report", "? help", "q quit"])
      return message(lines: min(4, rows - head.count - keys.count - 1)) + keys
    }

    /// Wraps words into lines without truncating them.
    private func wrapped(_ words: [String]) -> [String] {
      words.reduce(into: [String]()) { lines, word in
        if let last = lines.last, last.count + 2 + word.count <= columns {
          lines[lines.count - 1] = last + "  " + word
        } else {
          lines.append(cut(word))
        }
      }
    }

    /// The changed elements of this snapshot and of the group, or the difference of a text that has no elements.
    func changes(orDifference text: TextDifference?) -> [String] {
      guard let item = session.item else { return [] }
      let own = SemanticText.lines(of: item, in: report)
      var lines = own.map { cut("  " + $0) }
      if own.isEmpty {
        if let text { return difference(text) }
        lines = [cut("  No element changes available: the run has no layout or display list of the reference.")]
      }
      let details = session.group?.cause?.details ?? []
      if !details.isEmpty {
        lines += ["", palette.strong(cut("Other changes with the same root cause"))] + details.map { cut("  " + $0) }
      }
      return lines
    }

    /// Wraps the message into at most the given number of lines.
    private func message(lines count: Int) -> [String] {
      if let question = session.question { return [palette.warning(cut(question))] }
      if let search = session.search { return [cut("/" + search)] }
      var rest = VisibleText.line(session.message)[...]
      var lines: [String] = []
      while rest.count > columns, lines.count + 1 < count {
        let line = rest.prefix(columns)
        let end = line.lastIndex(of: " ").map(line.index(after:)) ?? line.endIndex
        lines.append(palette.strong(String(rest[..<end])))
        rest = rest[end...]
      }
      return lines + [palette.strong(cut(String(rest)))]
    }

    func configurations(room: Int) -> [String] {
      guard let group = session.group else { return [] }
      let first = max(0, min(session.itemIndex - room / 2, group.results.count - room))
      return group.results.indices.dropFirst(first).prefix(room).map { index in
        let item = group.results[index]
        let mark = index == session.itemIndex ? "\u{25B8} " : "  "
        let state = verdict(of: item)
        let name = name(of: item, in: group)
        return mark + cut(name, columns - 4 - state.count) + "  " + colored(state)
      }
    }

    func difference(_ text: TextDifference) -> [String] {
      var lines: [String] = []
      for (index, hunk) in text.hunks.enumerated() {
        if index > 0 { lines.append(palette.quiet("⋯")) }
        for (number, line) in hunk.numbered { lines.append(self.line(line, number)) }
      }
      return lines
    }

    private func line(_ line: TextDifference.Line, _ number: Int) -> String {
      let mark = line.kind == .removed ? "-" : line.kind == .added ? "+" : " "
      let color = line.kind == .removed ? "31" : "32"
      var room = columns - 8
      var text = palette.quiet(String(repeating: " ", count: max(0, 5 - "\(number)".count)) + "\(number) ")
      text += line.kind == .common ? mark : palette.style(mark, color)
      for span in line.spans where room > 0 {
        let piece = cut(span.text, room)
        room -= piece.count
        text += line.kind == .common ? piece : palette.style(piece, span.isChanged ? color + ";7" : color)
      }
      return text
    }

    var help: [String] {
      [
        "a  Accept: the new value becomes the reference.",
        "r  Reject: the reference is kept, and the test keeps failing.",
        "s  Skip: decide later.",
        "u  Undo the last decision.",
        "A R S  Accept, reject or skip all remaining snapshots of the group.",
        "[ ] or \u{2190} \u{2192}  Go to the previous or next snapshot of the group.",
        "n p or \u{2193} \u{2191}  Go to the next or previous group.",
        "\u{23CE} or e  List the snapshots of the group.",
        "1 side by side  2 onion skin  3 blink  4 heat map  5 changed elements",
        "z  Zoom in on the changed areas.",
        "/  Search by name.",
        "o  Open the report in a browser.",
        "q  Quit. Decisions are saved.",
      ].map { cut("  " + $0) }
    }
  }
}

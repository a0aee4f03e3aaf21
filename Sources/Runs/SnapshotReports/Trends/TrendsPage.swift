import Foundation
import SnapshotFoundation
import SnapshotRuns

/// The trends of past runs as an HTML page in one file, without a script. Equal runs give equal bytes.
package struct TrendsPage: Sendable {
  package let document: String

  package init(_ history: RunHistory) {
    var body = HTMLWriter()
    Self.writeHeader(history, &body)
    body.raw("<main>\n")
    Self.writeCharts(history, &body)
    for section in TrendSection.sections(of: history) { Self.write(section, &body) }
    Self.writeRuns(history, &body)
    body.raw("</main>\n<footer><p>This page is self-contained and loads nothing from the network.</p></footer>\n")
    document =
      HTMLDocument(
        title: Self.title(history),
        policy: "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
        style: ReportAssets.trendsStyle, body: body.document
      ).text
  }

  private static func title(_ history: RunHistory) -> String { "Trends of \(counted(history.runs.count, "run"))" }

  private static func writeHeader(_ history: RunHistory, _ html: inout HTMLWriter) {
    html.element("header") { html in
      html.element("h1", text: title(history))
      html.element("p") { html in
        html.text(counted(history.snapshotCount, "snapshot"))
        let incomplete = history.runs.count { !$0.isComplete }
        if incomplete > 0 { html.text(", \(counted(incomplete, "incomplete run"))") }
      }
      for sentence in history.unreadable.prefix(20) { html.element("p", ["class": "remark"], text: sentence) }
    }
    html.lineFeed()
  }

  /// The statuses that the first chart shows, and their classes.
  private static let failures: [(status: SnapshotStatus, name: String)] = [
    (.changed, "bad"), (.missing, "bad"), (.error, "bad"), (.nondeterministic, "warn"), (.rerecorded, "accent"),
    (.new, "accent"),
  ]

  private static func writeCharts(_ history: RunHistory, _ html: inout HTMLWriter) {
    let failures = history.runs.map { run in
      TrendChart.Column(
        title: run.name + ": " + description(of: run),
        parts: ["bad", "warn", "accent"].map { name in
          .init(
            name: name,
            value: Double(Self.failures.filter { $0.name == name }.reduce(0) { $0 + (run.counts[$1.status] ?? 0) }))
        })
    }
    let durations = history.runs.map { run in
      TrendChart.Column(
        title: "\(run.name): \(TrendNumber.duration(milliseconds: run.milliseconds))",
        parts: [.init(name: "accent", value: run.milliseconds)])
    }
    html.element("section") { html in
      html.element("h2", text: "Snapshots that did not pass, by run")
      html.element("p", ["class": "legend"]) { html in
        for (name, text) in [
          ("bad", "changed, missing or error"), ("warn", "nondeterministic"), ("accent", "recorded"),
        ] {
          html.element("span") { html in
            html.element("i", ["class": name]) { _ in }
            html.text(text)
          }
        }
      }
      TrendChart(
        label: "Snapshots that did not pass, by run. The table below has the numbers.", columns: failures,
        axis: { grouped(Int($0)) }
      ).write(&html)
    }
    html.lineFeed()
    html.element("section") { html in
      html.element("h2", text: "Time of all assertions, by run")
      TrendChart(
        label: "Time of all assertions, by run. The table below has the numbers.", columns: durations,
        axis: TrendNumber.duration
      ).write(&html)
    }
    html.lineFeed()
  }

  private static func write(_ section: TrendSection, _ html: inout HTMLWriter) {
    html.element("section") { html in
      html.element("h2", text: section.title)
      guard !section.rows.isEmpty else {
        html.element("p", text: section.textIfEmpty)
        return
      }
      html.element("ol", ["class": "bars"]) { html in
        for row in section.rows {
          html.element("li") { html in
            html.element("b", text: row.value)
            html.element("span", ["class": "id"], text: row.subject.id)
            html.element("span", ["class": "details"], text: row.details)
            html.element(
              "i", ["class": section.kind, "style": "width:\(TrendNumber.coordinate(max(row.share, 0.004) * 100))%"]
            ) { _ in }
          }
        }
      }
    }
    html.lineFeed()
  }

  /// `120 passed, 2 changed`.
  private static func description(of run: RunHistory.Run) -> String {
    let counts = SnapshotStatus.allCases.reversed().compactMap { status in
      run.counts[status].map { status.counted($0) }
    }
    return counts.isEmpty ? "no snapshots" : counts.joined(separator: ", ")
  }

  private static let mostRows = 500

  /// The numbers of the charts as a table, the latest run first.
  private static func writeRuns(_ history: RunHistory, _ html: inout HTMLWriter) {
    html.element("section") { html in
      html.element("h2", text: "Runs")
      html.element("div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": "Runs"]) { html in
        html.element("table") { html in
          html.raw("<thead><tr>")
          for title in ["Run", "Commit", "Result", "Time"] { html.element("th", ["scope": "col"], text: title) }
          html.raw("</tr></thead>")
          html.element("tbody") { html in
            for run in history.runs.suffix(mostRows).reversed() {
              html.element("tr") { html in
                html.element("th", ["scope": "row"], text: run.name)
                html.element("td", ["class": "commit"], text: String((run.commit ?? "").prefix(10)))
                html.element("td", text: description(of: run) + (run.isComplete ? "" : ", incomplete"))
                html.element("td", text: TrendNumber.duration(milliseconds: run.milliseconds))
              }
              html.lineFeed()
            }
          }
        }
      }
      if history.runs.count > mostRows {
        html.element("p", text: "\(counted(history.runs.count - mostRows, "earlier run")) not listed.")
      }
    }
    html.lineFeed()
  }
}

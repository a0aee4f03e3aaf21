import Foundation
import SnapshotLedger
import SnapshotRuns

/// The forms in which a run can be told, each with the name of its file.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  case html, json, junit, markdown, github, gitlab, sarif

  package var fileName: String {
    switch self {
    case .html: "report.html"
    case .json: "report.json"
    case .junit: "junit.xml"
    case .markdown: "report.md"
    case .github: "github.txt"
    case .gitlab: "gl-code-quality.json"
    case .sarif: "report.sarif"
    }
  }

  /// The bytes of the report: equal for equal runs.
  ///
  /// - Parameter images: Where readers of Markdown see the run's folder; see ``MarkdownReport``.
  package func render(_ report: RunReport, images: String? = nil) throws -> Data {
    switch self {
    case .html: Data(HTMLReport(report).document.utf8)
    case .json: try JSONReport(report).data
    case .junit: Data(JUnitReport(report).document.utf8)
    case .markdown: Data(MarkdownReport(report, images: images).document.utf8)
    case .github: Data(GitHubReport(report).document.utf8)
    case .gitlab: try GitLabReport(report).data
    case .sarif: try SARIFReport(report).data
    }
  }

  /// Renders the report and writes it into a folder, with the pictures that lie beside it; the path of the file.
  @discardableResult
  package func write(
    _ report: RunReport, into folder: String, images: String? = nil, pageBudget: Int = HTMLReport.pageBudget
  ) throws -> String {
    let path = folder + "/" + fileName
    if self == .html {
      let page = HTMLReport(report, pageBudget: pageBudget)
      // The folder may be that of a run, with a link in the place of its own.
      for (name, data) in page.assets.sorted(by: { $0.key < $1.key }) {
        do throws(PlainFile.Refusal) {
          _ = try PlainFile.exists(PlainFile.parts(of: name) ?? [], below: folder)
        } catch {
          throw ReportError.unwritable(path: folder + "/" + name, reason: error.reason)
        }
        try AtomicFile.write(data, to: folder + "/" + name)
      }
      try AtomicFile.write(Data(page.document.utf8), to: path)
      return path
    }
    try AtomicFile.write(render(report, images: images), to: path)
    return path
  }
}

import Foundation
import SnapshotRuns
import SnapshotWorkspace

/// A report format.
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

  /// Renders a report. Equal runs give equal bytes.
  ///
  /// - Parameters:
  ///   - images: The base URL of images in Markdown; see ``MarkdownReport``.
  ///   - link: The URL of the whole report, for Markdown.
  package func render(_ report: RunReport, images: String? = nil, link: String? = nil) throws -> Data {
    switch self {
    case .html: Data(HTMLReport(report).document.utf8)
    case .json: try JSONReport(report).data
    case .junit: Data(JUnitReport(report).document.utf8)
    case .markdown: Data(MarkdownReport(report, images: images, link: link).document.utf8)
    case .github: Data(GitHubReport(report).document.utf8)
    case .gitlab: try GitLabReport(report).data
    case .sarif: try SARIFReport(report).data
    }
  }

  /// Renders a report and writes it to a folder, together with its assets.
  ///
  /// - Returns: The path of the report.
  @discardableResult
  package func write(
    _ report: RunReport, into folder: String, images: String? = nil, link: String? = nil,
    pageBudget: Int = HTMLReport.pageBudget
  ) throws -> String {
    let path = folder + "/" + fileName
    if self == .html {
      let page = try HTMLReport(report, pageBudget: pageBudget) { name, data in
        // The folder may belong to an untrusted run that has a symbolic link in place of the asset folder.
        do throws(PlainFile.Refusal) {
          _ = try PlainFile.exists(PlainFile.parts(of: name) ?? [], below: folder)
        } catch {
          throw ReportError.unwritable(path: folder + "/" + name, reason: error.reason)
        }
        try OutputFile.write(data, to: folder + "/" + name)
      }
      try OutputFile.write(Data(page.document.utf8), to: path)
      return path
    }
    try OutputFile.write(render(report, images: images, link: link), to: path)
    return path
  }
}

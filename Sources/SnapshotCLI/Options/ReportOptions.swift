import ArgumentParser
import Foundation
import SnapshotReport

/// Which reports are written, and where.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Reports to write: html, json, junit, markdown, separated by commas.", valueName: "formats"))
  var report: FormatList = FormatList(formats: [.html])

  @Option(help: ArgumentHelp("The folder for reports; that of the run unless given.", valueName: "dir"))
  var out: String?

  /// Writes the reports; their paths.
  func write(_ run: RunReport) throws -> [String] {
    let folder = out.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? run.folder.path
    return try report.formats.map { try $0.write(run, into: folder) }
  }
}

/// `html,junit`.
struct FormatList: ExpressibleByArgument {
  var formats: [ReportFormat]

  init(formats: [ReportFormat]) { self.formats = formats }

  init?(argument: String) {
    formats = []
    for word in argument.split(separator: ",") {
      guard let format = ReportFormat(rawValue: String(word)) else { return nil }
      if !formats.contains(format) { formats.append(format) }
    }
    if formats.isEmpty { return nil }
  }

  var defaultValueDescription: String { formats.map(\.rawValue).joined(separator: ",") }
}

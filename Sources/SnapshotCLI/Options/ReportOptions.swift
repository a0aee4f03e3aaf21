import ArgumentParser
import Foundation
import SnapshotReport

/// Which reports are written, and where.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Reports to write: html, json, junit, markdown, github, gitlab, sarif, separated by commas; html unless given.",
      valueName: "formats"))
  var report: FormatList?

  @Option(help: ArgumentHelp("The folder for reports; that of the run unless given.", valueName: "dir"))
  var out: String?

  /// Writes the reports; their paths.
  func write(_ run: RunReport, _ configuration: Configuration, packageRoot: String) throws -> [String] {
    let formats = report?.formats ?? configuration.formats ?? [.html]
    let configured = configuration.reportDirectory.map {
      URL(fileURLWithPath: $0, relativeTo: URL(fileURLWithPath: packageRoot, isDirectory: true)).standardizedFileURL
        .path
    }
    let folder = out.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? configured ?? run.folder.path
    let paths = try formats.map { try $0.write(run, into: folder) }
    if formats.contains(.github) { try GitHubActions.tell(run) }
    return paths
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

/// The workflow that the tool runs in.
enum GitHubActions {
  /// Prints the annotations, and appends the summary to that of the step where there is one.
  static func tell(_ run: RunReport) throws {
    let annotations = GitHubReport(run).document
    if !annotations.isEmpty { Console.print(String(annotations.dropLast())) }
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    guard descriptor >= 0 else {
      throw ReportError.unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: Data(MarkdownReport(run).document.utf8))
  }
}

import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotReports
import SnapshotRuns

/// Which reports are written, and where.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Reports to write: html, json, junit, markdown, github, gitlab, sarif, separated by commas; html unless given.",
      valueName: "formats"))
  var report: FormatList?

  @Option(help: ArgumentHelp("The folder for reports; that of the run unless given.", valueName: "dir"))
  var out: String?

  @Option(
    name: .customLong("image-base-url"),
    help: ArgumentHelp(
      "Where readers of the Markdown report see the run's folder; its pictures are shown from there.", valueName: "url")
  )
  var imageBaseURL: String?

  @Option(
    help: ArgumentHelp(
      "Copy the pictures of the Markdown report into a folder, and show them from there.", valueName: "dir"))
  var attachDir: String?

  enum SingleFile: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

  @Option(
    help: "Whether the HTML report is one file: always, never, or auto, which puts pictures beyond 25 MiB beside it.")
  var singleFile: SingleFile = .auto

  private var pageBudget: Int {
    switch singleFile {
    case .auto: HTMLReport.pageBudget
    case .always: .max
    case .never: 0
    }
  }

  /// Writes the reports; their paths.
  func write(_ run: RunReport, _ configuration: Configuration, packageRoot: String) throws -> [String] {
    let formats = report?.formats ?? configuration.formats ?? [.html]
    let configured = configuration.reportDirectory.map {
      URL(fileURLWithPath: $0, relativeTo: URL(fileURLWithPath: packageRoot, isDirectory: true)).standardizedFileURL
        .path
    }
    let folder = out.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? configured ?? run.folder.path
    if let attachDir { try attach(run, to: URL(fileURLWithPath: attachDir).standardizedFileURL.path) }
    let images = imageBaseURL ?? attachDir
    let paths = try formats.map { try $0.write(run, into: folder, images: images, pageBudget: pageBudget) }
    if formats.contains(.github) { try GitHubActions.tell(run, images: images) }
    return paths
  }

  /// Copies what the Markdown report shows, by the same relative paths.
  private func attach(_ run: RunReport, to folder: String) throws {
    for result in MarkdownReport.mostChanged(run) {
      for relative in [result.entry.artifacts.expected, result.entry.artifacts.actual].compactMap({ $0 }) {
        // The path comes from the run: a picture among the artifacts stays one beside the comment.
        guard relative.hasPrefix("artifacts/"), relative.hasSuffix(".png"), let data = run.contents(relative) else {
          continue
        }
        try AttachedFile.write(data, to: relative, in: folder)
      }
    }
  }
}

/// Files beside a report whose names come from a run.
enum AttachedFile {
  static func write(_ data: Data, to relative: String, in folder: String) throws {
    do throws(PlainFile.Refusal) {
      guard let parts = PlainFile.parts(of: relative) else { throw .invalidPath }
      _ = try PlainFile.exists(parts, below: folder)
    } catch {
      throw ReportError.unwritable(path: folder + "/" + relative, reason: error.reason)
    }
    try AtomicFile.write(data, to: folder + "/" + relative)
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
  static func tell(_ run: RunReport, images: String? = nil) throws {
    let annotations = GitHubReport(run).document
    if !annotations.isEmpty { Console.print(String(annotations.dropLast())) }
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    guard descriptor >= 0 else {
      throw ReportError.unwritable(path: path, reason: String(cString: strerror(errno)))
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: Data(MarkdownReport(run, images: images).document.utf8))
  }
}

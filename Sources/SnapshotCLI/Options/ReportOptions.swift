import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotReports
import SnapshotRuns

/// Options for report formats and folders.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report formats to write, separated by commas: html, json, junit, markdown, github, gitlab, sarif (default: html).",
      valueName: "formats"))
  var report: FormatList?

  @Option(help: ArgumentHelp("The output folder for reports (default: the run's folder).", valueName: "dir"))
  var out: String?

  @Option(
    name: .customLong("image-base-url"),
    help: ArgumentHelp(
      "The URL of the run's folder, for pictures in the Markdown report.", valueName: "url")
  )
  var imageBaseURL: String?

  @Option(
    help: ArgumentHelp(
      "Copy the pictures of the Markdown report to a folder, and link to the copies.", valueName: "dir"))
  var attachDir: String?

  enum SingleFile: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

  @Option(
    help: """
      Whether to embed pictures in the HTML report: always, never, or auto, which embeds all up to 25 MiB, and only the first \
      of more.
      """)
  var singleFile: SingleFile = .auto

  private var pageBudget: Int {
    switch singleFile {
    case .auto: HTMLReport.pageBudget
    case .always: .max
    case .never: 0
    }
  }

  /// Writes the reports, and returns their paths.
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
    if formats.contains(.github) { try GitHubActions.report(run, images: images) }
    return paths
  }

  /// Copies the pictures of the Markdown report, with the same relative paths.
  private func attach(_ run: RunReport, to folder: String) throws {
    for result in MarkdownReport.mostChanged(run) {
      for relative in [result.entry.artifacts.expected, result.entry.artifacts.actual].compactMap({ $0 }) {
        // The path comes from the run, so copy only pictures in its artifacts folder.
        guard relative.hasPrefix("artifacts/"), relative.hasSuffix(".png"), let data = run.contents(relative) else {
          continue
        }
        try AttachedFile.write(data, to: relative, in: folder)
      }
    }
  }
}

/// Writes files whose relative paths come from a run.
enum AttachedFile {
  static func write(_ data: Data, to relative: String, in folder: String) throws {
    do throws(PlainFile.Refusal) {
      guard let parts = PlainFile.parts(of: relative) else { throw .invalidPath }
      _ = try PlainFile.exists(parts, below: folder)
    } catch {
      throw ReportError.unwritable(path: folder + "/" + relative, reason: error.reason)
    }
    try OutputFile.write(data, to: folder + "/" + relative)
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

/// Output for a GitHub Actions workflow.
enum GitHubActions {
  /// Prints annotations, and appends a summary to the step summary if the environment has one.
  static func report(_ run: RunReport, images: String? = nil) throws {
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

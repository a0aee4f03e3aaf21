import ArgumentParser
import Foundation
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

/// Options for report formats and folders.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write reports in these formats, separated by commas: html, json, junit, markdown, github, gitlab, sarif (default: html).",
      valueName: "formats"))
  var report: FormatList?

  @OptionGroup var contents: ReportContentOptions

  /// Writes the reports, and returns their paths.
  func write(_ run: RunReport, _ configuration: Configuration, packageRoot: String) throws -> [String] {
    let formats = report?.formats ?? configuration.formats ?? [.html]
    let configured = configuration.reportDirectory.map {
      URL(fileURLWithPath: $0, relativeTo: URL(fileURLWithPath: packageRoot, isDirectory: true)).standardizedFileURL
        .path
    }
    let paths = try contents.write(formats, of: run, into: contents.folder ?? configured ?? run.folder.path)
    if formats.contains(.github) { try contents.reportToGitHub(run) }
    return paths
  }
}

/// Options for the folder of reports, and for their pictures and links.
struct ReportContentOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Write reports to this folder (default: the run's folder).", valueName: "dir"))
  var out: String?

  @Option(
    name: .customLong("image-base-url"),
    help: ArgumentHelp(
      "Link the pictures of the Markdown report at this URL, where the files of --attach-dir are published.",
      valueName: "url")
  )
  var imageBaseURL: String?

  @Option(
    name: .customLong("report-url"),
    help: ArgumentHelp(
      "Link the Markdown report to the whole report at this URL (default: the CI job on GitHub and GitLab).",
      valueName: "url")
  )
  var reportURL: String?

  @Option(
    help: ArgumentHelp(
      "Write the pictures of the Markdown report to a folder: the changed area of up to 3 root causes.",
      valueName: "dir"))
  var attachDir: String?

  enum SingleFile: String, ExpressibleByArgument, CaseIterable { case auto, always, never }

  @Option(
    help: """
      Embed pictures in the HTML report: always, never, or auto, which embeds the first 8 MiB of pictures.
      """)
  var singleFile: SingleFile = .auto

  private var pageBudget: Int {
    switch singleFile {
    case .auto: HTMLReport.pageBudget
    case .always: .max
    case .never: 0
    }
  }

  /// The folder of `--out`, absolute.
  var folder: String? { out.map { URL(fileURLWithPath: $0).standardizedFileURL.path } }

  /// Whether an option was specified.
  var areUsed: Bool {
    out != nil || imageBaseURL != nil || reportURL != nil || attachDir != nil || singleFile != .auto
  }

  /// Where the Markdown report finds its pictures. Folders of this machine mean nothing in a comment.
  private var images: String? {
    imageBaseURL ?? attachDir.map { $0.hasPrefix("/") ? ($0 as NSString).lastPathComponent : $0 }
  }

  private var link: String? { reportURL ?? Self.jobURL(ProcessInfo.processInfo.environment) }

  /// Writes the reports of a run, and returns their paths.
  func write(_ formats: [ReportFormat], of run: RunReport, into folder: String) throws -> [String] {
    if let attachDir { try attach(run, to: URL(fileURLWithPath: attachDir).standardizedFileURL.path) }
    return try formats.map { try $0.write(run, into: folder, images: images, link: link, pageBudget: pageBudget) }
  }

  /// Prints annotations for GitHub Actions, and appends the step summary.
  func reportToGitHub(_ run: RunReport) throws { try GitHubActions.report(run, images: images, link: link) }

  /// The page of the CI job, where the run's files can be downloaded.
  private static func jobURL(_ environment: [String: String]) -> String? {
    if let server = environment["GITHUB_SERVER_URL"], let repository = environment["GITHUB_REPOSITORY"],
      let run = environment["GITHUB_RUN_ID"]
    {
      return "\(server)/\(repository)/actions/runs/\(run)"
    }
    return environment["CI_JOB_URL"]
  }

  /// Writes the pictures of the Markdown report.
  private func attach(_ run: RunReport, to folder: String) throws {
    for crop in CauseCrop.crops(of: run.causes, in: run) {
      try AttachedFile.write(crop.file, to: crop.name, in: folder)
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

  static var allValueStrings: [String] { ReportFormat.allCases.map(\.rawValue) }

  var defaultValueDescription: String { formats.map(\.rawValue).joined(separator: ",") }
}

/// Output for a GitHub Actions workflow.
enum GitHubActions {
  /// Prints annotations, and appends a summary to the step summary if the environment has one.
  static func report(_ run: RunReport, images: String?, link: String?) throws {
    let annotations = GitHubReport(run).document
    if !annotations.isEmpty { Console.print(String(annotations.dropLast())) }
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    guard descriptor >= 0 else { throw ReportError(writing: path, code: errno) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: Data(MarkdownReport(run, images: images, link: link).document.utf8))
  }
}

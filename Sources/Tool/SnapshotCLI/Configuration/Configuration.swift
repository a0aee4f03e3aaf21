import Foundation
import SnapshotReports
import SnapshotReview
import SnapshotWorkspace

/// The contents of a package's `.snapshot.yml`. Command line options override it.
struct Configuration: Equatable {
  var filter: [String]?
  var skip: [String]?
  var jobs: Int?
  /// Additional arguments of `swift test`, which precede those of the command line.
  var testArguments: [String] = []
  var retries: Int?
  var repetitions: Int?
  var allowsFlaky: Bool?
  var stale: StalePolicy?
  var lint: LintPolicy?
  var formats: [ReportFormat]?
  /// The folder for reports, relative to the package.
  var reportDirectory: String?
  var grouping: ReviewGrouping?
  var images: ReviewImages?
  /// The number of runs to keep.
  var keptRuns: Int?
  /// Where tests store references.
  var references = ReferenceSettings()
  /// Folders of references in addition to `__Snapshots__` folders, relative to the package.
  var referenceFolders: [String] = []
  /// All of these folders, with the folder of all references if one is set.
  var allReferenceFolders: [String] { referenceFolders + (references.directory.map { [$0] } ?? []) }
  /// Additional path extensions of references.
  var referenceExtensions: [String] = []
  /// Globs of references that are never stale.
  var keptReferences: [String] = []

  static let fileName = ReferenceSettings.fileName

  /// A key of the file, with its documentation and a closure that applies its value.
  struct Key: Sendable {
    /// Section and key: `verify.retries`.
    var name: String
    var values: String
    var example: String
    var summary: String
    /// The command line option that overrides the key, or an empty string.
    var option: String
    /// For what the folders are that the value names, if it names folders.
    var folders: PackageFolder.Use?
    /// Applies a value; returns `nil` if the value is invalid.
    var take: @Sendable (inout Configuration, ConfigurationValue) -> Void?
  }

  /// All keys, in the order in which they are documented.
  static let keys: [Key] = [
    Key(
      name: "test.filter", values: "a regular expression or a list", example: "AppTests",
      summary: "run only tests that match",
      option: "--filter"
    ) { configuration, value in value.texts.map { configuration.filter = $0 } },
    Key(
      name: "test.skip", values: "a regular expression or a list", example: "[SlowTests, Network]",
      summary: "skip tests that match",
      option: "--skip"
    ) { configuration, value in value.texts.map { configuration.skip = $0 } },
    Key(
      name: "test.jobs", values: "a number from 1 to 1024", example: "2",
      summary: "number of parallel build jobs and test workers",
      option: "-j"
    ) { configuration, value in value.number(in: 1...1024).map { configuration.jobs = $0 } },
    Key(
      name: "test.arguments", values: "an argument or a list", example: "[--parallel]",
      summary: "additional arguments for swift test", option: ""
    ) { configuration, value in value.texts.map { configuration.testArguments = $0 } },
    Key(
      name: "verify.retries", values: "a number from 0 to 10", example: "1",
      summary: "how often to run failing tests again, each time in a new process", option: "--retries"
    ) { configuration, value in value.number(in: 0...10).map { configuration.retries = $0 } },
    Key(
      name: "verify.repeat", values: "a number from 1 to 1000", example: "1",
      summary: "how often to run all tests, to find flaky snapshots and tests", option: "--repeat"
    ) { configuration, value in value.number(in: 1...1000).map { configuration.repetitions = $0 } },
    Key(
      name: "verify.allow-flaky", values: "true or false", example: "false",
      summary: "whether a run with only flaky failures succeeds", option: "--allow-flaky, --no-allow-flaky"
    ) { configuration, value in value.truth.map { configuration.allowsFlaky = $0 } },
    Key(
      name: "verify.stale", values: "ignore, warn or error", example: "warn",
      summary: "what to do about references that no test uses (default: warn, on CI error)",
      option: "--stale"
    ) { configuration, value in value.choice(StalePolicy.self).map { configuration.stale = $0 } },
    Key(
      name: "verify.lint", values: "off, warn or error", example: "warn",
      summary: "what to do about lint findings (default: off)",
      option: "--lint"
    ) { configuration, value in value.choice(LintPolicy.self).map { configuration.lint = $0 } },
    Key(
      name: "report.formats", values: "a list of html, json, junit, markdown, github, gitlab and sarif",
      example: "[html, junit]",
      summary: "report formats to write (default: html)", option: "--report"
    ) { configuration, value in value.choices(ReportFormat.self).map { configuration.formats = $0 } },
    Key(
      name: "report.directory", values: "a folder, relative to the package", example: "build/reports",
      summary: "output folder for reports (default: the run's folder)", option: "--out", folders: .reports
    ) { configuration, value in value.text.map { configuration.reportDirectory = $0 } },
    Key(
      name: "review.by", values: "cause, test or file", example: "cause",
      summary: "how to group changes in a review",
      option: "--by"
    ) { configuration, value in value.choice(ReviewGrouping.self).map { configuration.grouping = $0 } },
    Key(
      name: "review.images", values: "auto, kitty, iterm, sixel, blocks or none", example: "auto",
      summary: "how to show pictures in the terminal", option: "--images"
    ) { configuration, value in value.choice(ReviewImages.self).map { configuration.images = $0 } },
    Key(
      name: "references.directory", values: "a folder, relative to the package", example: "References",
      summary: "folder in which tests store references (default: `__Snapshots__` beside each test file)", option: "",
      folders: .references
    ) { configuration, value in value.text.map { configuration.references.directory = $0 } },
    Key(
      name: "references.omit-first-number", values: "true or false", example: "false",
      summary: "whether the first unnamed snapshot of a test has no number, as `test.txt` (default: false)", option: ""
    ) { configuration, value in value.truth.map { configuration.references.omitsFirstNumber = $0 } },
    Key(
      name: "references.omit-case", values: "true or false", example: "false",
      summary:
        "whether `named:` replaces the case of a parameterized test, as in swift-snapshot-testing (default: false)",
      option: ""
    ) { configuration, value in value.truth.map { configuration.references.omitsCase = $0 } },
    Key(
      name: "references.keep", values: "a glob or a list", example: "[\"*.macOS.png\"]",
      summary: "references that are never stale, because another platform or condition uses them", option: ""
    ) { configuration, value in value.texts.map { configuration.keptReferences = $0 } },
    Key(
      name: "references.folders", values: "a folder, relative to the package, or a list",
      example: "[Tests/Fixtures]",
      summary: "folders for references in addition to `__Snapshots__`", option: "", folders: .references
    ) { configuration, value in value.texts.map { configuration.referenceFolders = $0 } },
    Key(
      name: "references.extensions", values: "a path extension or a list", example: "[tmpl]",
      summary: "additional path extensions of references", option: ""
    ) { configuration, value in value.texts.map { configuration.referenceExtensions = $0 } },
    Key(
      name: "runs.keep", values: "a number from 1 to 100000", example: "20",
      summary: "number of runs to keep in .build/snapshots (default: 20), at most 100 MB together", option: ""
    ) { configuration, value in value.number(in: 1...100_000).map { configuration.keptRuns = $0 } },
  ]
}

/// What to do about references that no test uses.
enum StalePolicy: String, CaseIterable {
  case ignore, warn, error

  /// The policy without an option or a setting: CI fails, because nobody reads the warnings of a successful job.
  static var automatic: StalePolicy {
    ContinuousIntegration.isDetected(in: ProcessInfo.processInfo.environment) ? .error : .warn
  }
}

extension Configuration.Key {
  /// The row of the key in Documentation/Configuration.md.
  var row: String {
    let options = option.split(separator: ", ").map { "`\($0)`" }.joined(separator: ", ")
    return "| `\(name)` | \(values) | \(summary) | \(options) |"
  }
}

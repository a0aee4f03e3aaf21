import SnapshotReports
import SnapshotReview

/// What a package's `.snapshot.yml` says. An option on the command line wins over it; what neither says has the
/// default of the option.
struct Configuration: Equatable {
  var filter: [String]?
  var skip: [String]?
  var jobs: Int?
  /// Arguments of `swift test`, before those of the command line.
  var testArguments: [String] = []
  var retries: Int?
  var repetitions: Int?
  var allowsFlaky: Bool?
  var stale: StalePolicy?
  var formats: [ReportFormat]?
  /// The folder for reports, relative to the package.
  var reportDirectory: String?
  var grouping: ReviewGrouping?
  var images: ReviewCommand.Images?
  /// How many runs are kept.
  var keptRuns: Int?
  /// Folders of references besides those named `__Snapshots__`, relative to the package.
  var referenceFolders: [String] = []
  /// Path extensions of references besides the usual ones.
  var referenceExtensions: [String] = []

  static let fileName = ".snapshot.yml"

  /// A key of the file: what its value may be in words, an example, and what takes it in.
  struct Key: Sendable {
    /// Section and key: `verify.retries`.
    var name: String
    var values: String
    var example: String
    var summary: String
    /// The option that wins over it; empty where there is none.
    var option: String
    /// `nil` where the value does not fit.
    var take: @Sendable (inout Configuration, ConfigurationValue) -> Void?
  }

  /// All keys, in the order in which they are documented.
  static let keys: [Key] = [
    Key(
      name: "test.filter", values: "a regular expression, or a list of some", example: "AppTests",
      summary: "run only tests that match",
      option: "--filter"
    ) { configuration, value in value.texts.map { configuration.filter = $0 } },
    Key(
      name: "test.skip", values: "a regular expression, or a list of some", example: "[SlowTests, Network]",
      summary: "leave out tests that match",
      option: "--skip"
    ) { configuration, value in value.texts.map { configuration.skip = $0 } },
    Key(
      name: "test.jobs", values: "a number from 1 to 1024", example: "2",
      summary: "how many jobs build and test at once",
      option: "-j"
    ) { configuration, value in value.number(in: 1...1024).map { configuration.jobs = $0 } },
    Key(
      name: "test.arguments", values: "an argument, or a list of some", example: "[--parallel]",
      summary: "further arguments of swift test; those of the command line follow", option: ""
    ) { configuration, value in value.texts.map { configuration.testArguments = $0 } },
    Key(
      name: "verify.retries", values: "a number from 0 to 10", example: "1",
      summary: "how often failing tests run again, each time in a fresh process", option: "--retries"
    ) { configuration, value in value.number(in: 0...10).map { configuration.retries = $0 } },
    Key(
      name: "verify.repeat", values: "a number from 1 to 1000", example: "1",
      summary: "how often all tests run, to find what differs from itself", option: "--repeat"
    ) { configuration, value in value.number(in: 1...1000).map { configuration.repetitions = $0 } },
    Key(
      name: "verify.allow-flaky", values: "true or false", example: "false",
      summary: "whether what failed and then passed is let through", option: "--allow-flaky, --no-allow-flaky"
    ) { configuration, value in value.truth.map { configuration.allowsFlaky = $0 } },
    Key(
      name: "verify.stale", values: "ignore, warn or error", example: "warn",
      summary: "what is done about references that no test needs; warn unless given",
      option: "--stale"
    ) { configuration, value in value.choice(StalePolicy.self).map { configuration.stale = $0 } },
    Key(
      name: "report.formats", values: "a list of html, json, junit, markdown, github, gitlab and sarif",
      example: "[html, junit]",
      summary: "the reports that are written", option: "--report"
    ) { configuration, value in value.choices(ReportFormat.self).map { configuration.formats = $0 } },
    Key(
      name: "report.directory", values: "a folder, relative to the package", example: "build/reports",
      summary: "where reports are written; into the run's folder unless given", option: "--out"
    ) { configuration, value in value.text.map { configuration.reportDirectory = $0 } },
    Key(
      name: "review.by", values: "cause, test or file", example: "cause",
      summary: "what makes snapshots one group of a review",
      option: "--by"
    ) { configuration, value in value.choice(ReviewGrouping.self).map { configuration.grouping = $0 } },
    Key(
      name: "review.images", values: "auto, kitty, iterm, sixel, blocks or none", example: "auto",
      summary: "how pictures are shown in the terminal", option: "--images"
    ) { configuration, value in value.choice(ReviewCommand.Images.self).map { configuration.images = $0 } },
    Key(
      name: "references.folders", values: "a folder, relative to the package, or a list of some",
      example: "[Tests/Fixtures]",
      summary: "where references may be written besides folders named `__Snapshots__`", option: ""
    ) { configuration, value in value.texts.map { configuration.referenceFolders = $0 } },
    Key(
      name: "references.extensions", values: "a path extension, or a list of some", example: "[tmpl]",
      summary: "formats of references besides the usual ones of texts, data and pictures", option: ""
    ) { configuration, value in value.texts.map { configuration.referenceExtensions = $0 } },
    Key(
      name: "runs.keep", values: "a number from 1 to 100000", example: "20",
      summary: "how many runs are kept in .build/snapshots; 20 unless given", option: ""
    ) { configuration, value in value.number(in: 1...100_000).map { configuration.keptRuns = $0 } },
  ]
}

/// What is done about references that no test needs.
enum StalePolicy: String, CaseIterable { case ignore, warn, error }

extension Configuration.Key {
  /// The key's row in the table of the documentation.
  var row: String {
    let options = option.split(separator: ", ").map { "`\($0)`" }.joined(separator: ", ")
    return "| `\(name)` | \(values) | \(summary) | \(options) |"
  }
}

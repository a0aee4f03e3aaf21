import ArgumentParser

/// Options for the tests to run.
struct TestOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Run only tests that match the regular expression; repeatable.", valueName: "regex"))
  var filter: [String] = []

  @Option(help: ArgumentHelp("Skip tests that match the regular expression; repeatable.", valueName: "regex"))
  var skip: [String] = []

  @Option(
    name: .customShort("j"),
    help: ArgumentHelp("The number of parallel build jobs and, with --parallel, of test workers.", valueName: "n"))
  var jobs: Int?

  @Flag(name: .customLong("allow-ci-writes"), help: "Allow writing references on CI.")
  var allowsCIWrites = false

  @Option(
    name: .customLong("Xtest", withSingleDash: true), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Pass an argument to swift test; repeatable. Arguments after -- are passed too.", valueName: "argument"))
  var passthrough: [String] = []

  /// The arguments of `swift` for every run. Options override the configuration; additional arguments are appended to
  /// those of the configuration.
  func arguments(_ configuration: Configuration, packageRoot: String) -> [String] {
    let filters = filter.isEmpty ? configuration.filter ?? [] : filter
    let skipped = skip.isEmpty ? configuration.skip ?? [] : skip
    let further = BuildSystem.arguments(configuration.testArguments + passthrough, packageRoot: packageRoot)
    let jobs = (jobs ?? configuration.jobs).map(String.init)
    return ["test"] + filters.flatMap { ["--filter", $0] } + skipped.flatMap { ["--skip", $0] }
      + (jobs.map { ["--jobs", $0] } ?? []) + further
      + (further.contains("--parallel") ? jobs.map { ["--num-workers", $0] } ?? [] : [])
  }

  /// The default options.
  static var plain: TestOptions {
    get throws { try TestOptions.parse([]) }
  }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("-j must be at least 1, not \(jobs).") }
  }
}

/// When references are written.
enum RecordMode: String, ExpressibleByArgument, CaseIterable { case all, failed, missing, never }

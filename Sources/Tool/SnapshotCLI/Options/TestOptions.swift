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
    var arguments = ["test"]
    for filter in filters { arguments += ["--filter", filter] }
    for skip in skipped { arguments += ["--skip", skip] }
    if let jobs { arguments += ["--jobs", jobs] }
    arguments += further
    if let jobs, further.contains("--parallel") { arguments += ["--num-workers", jobs] }
    return arguments
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

import ArgumentParser

/// How `swift test` runs.
struct SwiftTestOptions: ParsableArguments {
  @Flag(name: [.customShort("v"), .long], help: "Print the output of swift test to standard error.")
  var verbose = false

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Pass these arguments to swift test.", valueName: "swift-test-arguments"))
  var arguments: [String] = []
}

/// Options for the tests to run.
struct TestOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Run only tests that match the regular expression; repeatable.", valueName: "regex"))
  var filter: [String] = []

  @Option(help: ArgumentHelp("Skip tests that match the regular expression; repeatable.", valueName: "regex"))
  var skip: [String] = []

  @Option(
    name: .customShort("j"),
    help: ArgumentHelp("Use n parallel build jobs and, with --parallel, n test workers.", valueName: "n"))
  var jobs: Int?

  @OptionGroup var swiftTest: SwiftTestOptions

  /// The arguments of `swift` for every run. Options override the configuration; additional arguments are appended to
  /// those of the configuration.
  func arguments(_ configuration: Configuration, packageRoot: String) -> [String] {
    let filters = filter.isEmpty ? configuration.filter ?? [] : filter
    let skipped = skip.isEmpty ? configuration.skip ?? [] : skip
    let further = BuildSystem.arguments(
      configuration.testArguments + swiftTest.arguments, packageRoot: packageRoot)
    let jobs = (jobs ?? configuration.jobs).map(String.init)
    var arguments = ["test"]
    for filter in filters { arguments += ["--filter", filter] }
    for skip in skipped { arguments += ["--skip", skip] }
    if let jobs { arguments += ["--jobs", jobs] }
    arguments += further
    if let jobs, further.contains("--parallel") { arguments += ["--num-workers", jobs] }
    return arguments
  }

  /// Whether an option was specified.
  var areUsed: Bool {
    !filter.isEmpty || !skip.isEmpty || jobs != nil || swiftTest.verbose || !swiftTest.arguments.isEmpty
  }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("-j must be at least 1, not \(jobs).") }
  }
}

import ArgumentParser

/// Which tests run, and how.
struct TestOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Run only tests that match a regular expression; repeatable.", valueName: "regex"))
  var filter: [String] = []

  @Option(help: ArgumentHelp("Leave out tests that match a regular expression; repeatable.", valueName: "regex"))
  var skip: [String] = []

  @Option(
    name: .customShort("j"),
    help: ArgumentHelp("How many jobs build at once, and under --parallel how many tests run.", valueName: "n"))
  var jobs: Int?

  @Flag(name: .customLong("allow-ci-writes"), help: "Let a run on continuous integration write references.")
  var allowsCIWrites = false

  @Option(
    name: .customLong("Xtest", withSingleDash: true), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Pass an argument on to swift test; repeatable. All that follows -- is passed on too.", valueName: "argument"))
  var passedOn: [String] = []

  /// The arguments of `swift`, without those that every run has of its own. What the command line says of a thing goes
  /// for what the configuration says of it; further arguments add up.
  func arguments(_ configuration: Configuration) -> [String] {
    let filters = filter.isEmpty ? configuration.filter ?? [] : filter
    let skipped = skip.isEmpty ? configuration.skip ?? [] : skip
    let further = configuration.testArguments + passedOn
    let jobs = (jobs ?? configuration.jobs).map(String.init)
    return ["test"] + filters.flatMap { ["--filter", $0] } + skipped.flatMap { ["--skip", $0] }
      + (jobs.map { ["--jobs", $0] } ?? []) + further
      + (further.contains("--parallel") ? jobs.map { ["--num-workers", $0] } ?? [] : [])
  }

  /// Whether they say anything of the tests that run and of how they do.
  var saysWhatRuns: Bool { !filter.isEmpty || !skip.isEmpty || jobs != nil || !passedOn.isEmpty }

  /// Without any option.
  static var plain: TestOptions {
    get throws { try TestOptions.parse([]) }
  }

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("-j needs a number above zero; it was \(jobs).") }
  }
}

/// When references are written.
enum RecordMode: String, ExpressibleByArgument, CaseIterable { case all, failed, missing, never }

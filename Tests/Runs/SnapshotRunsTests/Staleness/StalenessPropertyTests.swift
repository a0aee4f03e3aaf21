import Foundation
import SnapshotLedger
import SnapshotRunFixtures
import SnapshotRuns
import SnapshotSeededRandom
import Testing

/// For random filters and random kept runs, no file that a run of all tests reads is stale.
///
/// The runs are simulated: `Scripts/check/stale-references` has the same suites as a package, and runs it.
@Suite struct StalenessPropertyTests {
  // Of all forms; the package of the script has 200.
  private static let suites = Suites(count: 60)

  /// 2,000 seeds, in blocks.
  @Test(arguments: 0..<20) func noFileThatAFullRunReadsIsStale(block: Int) {
    for seed in block * 100..<block * 100 + 100 {
      var random = SplitMix(seed: UInt64(seed))
      let earlier = (0..<Int.random(in: 0...3, using: &random)).map { _ in Self.suites.run(using: &random) }
      let run = Self.suites.run(using: &random)
      let hasSources = Bool.random(using: &random)
      let history = EarlierRuns(entries: earlier.flatMap(\.entries), ended: earlier.flatMap { $0.facts.ended ?? [] })
      let found = Self.suites.stale(after: run, history, hasSources: hasSources)
      let lost = Self.suites.read.intersection(found.stale.map(\.path))
      #expect(lost.isEmpty, "seed \(seed): \(lost.sorted().prefix(5))")
      #expect(found.usedCount + found.unknown.count + found.stale.count == Self.suites.files.count)
    }
  }

  @Test func aRunOfAllTestsFindsExactlyTheUnusedFiles() {
    let found = Self.suites.stale(after: Self.suites.run { _ in true }, EarlierRuns(), hasSources: true)
    #expect(Set(found.stale.map(\.path)) == Set(Self.suites.unused))
    #expect(found.unknown.isEmpty)
  }
}

/// The suites of a package that has references of every form, and the runs of them.
private struct Suites {
  /// One assertion of a test.
  private struct Use {
    var test: String
    var reference: String
    var entry: LedgerEntry

    init(test: String, isKnown: Bool = true, reference: String, source: String, line: Int) {
      self.test = test
      self.reference = reference
      entry = .example(
        test: isKnown ? "check(_:)" : "exit()", name: "\(line)", format: "txt", file: source, line: line,
        reference: reference, runningTest: isKnown ? test : nil)
    }
  }

  struct Run {
    var entries: [LedgerEntry]
    var facts: RunFacts
  }

  /// The ids, as `swift test list` prints them.
  private(set) var tests: [String] = []
  /// The tests that run only if a condition holds.
  private var conditional: Set<String> = []
  private var uses: [Use] = []
  private var sources: [String: String] = [:]
  /// Files that no test uses.
  let unused: [String]
  private(set) var files: [String] = []
  /// The files that a run of all tests reads.
  private(set) var read: Set<String> = []
  private var list = TestList(ids: [])

  private static let folder = "/app/Tests/AppTests"
  private static let formCount = 10

  init(count: Int) {
    unused = (0..<count / 10).map { "\(Self.folder)/__Snapshots__/Suites\($0 * 4)/removed\($0).1.txt" }
    for number in 0..<count { add(form: (number * 3 + number / 10) % Self.formCount, number) }
    read = Set(uses.map(\.reference).filter { $0.hasSuffix(".txt") })
    files = read.sorted() + unused
    list = TestList(ids: tests)
  }

  private mutating func add(form: Int, _ n: Int) {
    let file = "Suites\(n / 4 * 4)"
    func id(_ name: String) -> String { "AppTests.S\(n)/\(name)" }
    var names: [String] = []
    func use(_ test: String, _ reference: String, in file: String, isKnown: Bool = true, _ suites: inout Suites) {
      suites.uses.append(
        Use(
          test: test, isKnown: isKnown, reference: "\(Self.folder)/__Snapshots__/\(file)/\(reference).txt",
          source: "\(Self.folder)/\(file).swift", line: suites.uses.count))
    }
    switch form {
    case 0:  // an initializer
      names = ["empty\(n)()", "first\(n)()", "second\(n)()"]
      for name in names { use(id(name), "\(name.dropLast(2)).init.1", in: file, &self) }
      use(id("first\(n)()"), "first\(n).1", in: file, &self)
      use(id("second\(n)()"), "second\(n).name", in: file, &self)
    case 1:  // a computed property, recorded before names had the test
      names = ["reads\(n)()", "readsAgain\(n)()"]
      for name in names { use(id(name), "title.1", in: file, &self) }
      use(id("reads\(n)()"), "title.2", in: file, &self)
    case 2:  // a helper that forwards only the file
      names = ["one\(n)()", "two\(n)()"]
      for name in names { use(id(name), "\(name.dropLast(2)).checkInFile-_-file.1", in: file, &self) }
      use(id("two\(n)()"), "two\(n).checkInFile-_-file.2", in: file, &self)
    case 3:  // a parameterized test
      names = ["sizes\(n)(width:)"]
      for width in 1...3 { use(id(names[0]), "sizes\(n)-width.\(width).1", in: file, &self) }
    case 4:  // an exit test
      names = ["exits\(n)()", "stays\(n)()"]
      use(id(names[0]), "exit\(n).1", in: file, isKnown: false, &self)
      use(id(names[1]), "stays\(n).1", in: file, &self)
    case 5:  // a raw identifier with a slash
      names = ["`either/or \(n)`()", "`and.or \(n)`()"]
      use(id(names[0]), "either-or-\(n).1", in: file, &self)
      use(id(names[1]), "and-or-\(n).checkInFile-_-file.1", in: file, &self)
    case 6:  // a name that is not the test's
      names = ["own\(n)()", "shares\(n)()", "sharesToo\(n)()"]
      use(id(names[0]), "own\(n).chosen\(n).1", in: file, &self)
      for name in names[1...] { use(id(name), "shared\(n).same", in: file, &self) }
    case 7:  // conditions
      names = ["enabled\(n)()", "named\(n)()", "helped\(n)()"]
      conditional.formUnion(names.prefix(2).map(id))
      use(id(names[0]), "enabled\(n).1", in: file, &self)
      use(id(names[1]), "named\(n).conditional\(n).1", in: file, &self)
      use(id(names[2]), "helped\(n).checkInFile-_-file.1", in: file, &self)
    case 8:  // XCTest
      names = ["testOne\(n)", "testTwo\(n)", "testSkipped\(n)"]
      conditional.insert(id(names[2]))
      for name in names { use(id(name), "setUp.1", in: file, &self) }
      use(id(names[0]), "testOne\(n).1", in: file, &self)
      use(id(names[2]), "unlike\(n).1", in: file, &self)
    default:  // a helper of another file, a reference in the source, and a function outside of a type
      names = ["elsewhere\(n)()", "inline\(n)()"]
      use(id(names[0]), "elsewhere\(n).checkHere-_.1", in: "Helpers", &self)
      uses.append(
        Use(
          test: id(names[1]), reference: "\(Self.folder)/\(file).swift:9", source: "\(Self.folder)/\(file).swift",
          line: 9))
      tests.append("AppTests.free\(n)()")
      use("AppTests.free\(n)()", "free\(n).floating\(n).1", in: file, &self)
    }
    tests += names.map(id)
    // The source has the words that the real one has.
    let words = names.map { "func \($0)" } + ["checkInFile(", "init(", "var title:", "testName: \"unlike\(n)\""]
    sources["\(Self.folder)/\(file).swift", default: ""] += words.joined(separator: "\n") + "\n"
    sources["\(Self.folder)/Helpers.swift"] = "func checkHere(_ text: String) {}"
  }

  /// A run of random tests, with or without the condition.
  func run(using random: inout SplitMix) -> Run {
    let shares: [Double] = [0, 0.02, 0.1, 0.5, 0.9, 1]
    let share = shares[Int.random(in: 0..<shares.count, using: &random)]
    let bySuite = Bool.random(using: &random)
    var chosen: Set<String> = []
    var suites: [String: Bool] = [:]
    for test in tests {
      let suite = String(test.prefix { $0 != "/" })
      let isChosen = Double.random(in: 0..<1, using: &random) < share
      if bySuite ? suites[suite, default: isChosen] : isChosen { chosen.insert(test) }
      suites[suite] = suites[suite] ?? isChosen
    }
    let holds = Bool.random(using: &random)
    return run(condition: holds) { chosen.contains($0) }
  }

  func run(condition: Bool = true, of isChosen: (String) -> Bool) -> Run {
    let chosen = tests.filter(isChosen)
    let ran = Set(chosen.filter { condition || !conditional.contains($0) })
    var facts = RunFacts.example()
    func printed(_ id: String) -> String { id.hasSuffix(")") ? id : TestList(ids: [id]).tests[0].consoleName }
    facts.ended = ran.map(printed).sorted()
    facts.skipped = chosen.filter { !ran.contains($0) }.map { SkippedTest(test: printed($0)) }
    return Run(entries: uses.filter { ran.contains($0.test) }.map(\.entry), facts: facts)
  }

  func stale(after run: Run, _ history: EarlierRuns, hasSources: Bool) -> StaleReferences {
    StaleReferences(
      inventory: ReferenceInventory(files: files), report: .example(run.entries, facts: run.facts), tests: list,
      history: history, source: { hasSources ? sources[$0] : nil })
  }
}

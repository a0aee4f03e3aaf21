import Foundation
import SnapshotLedger
import Testing

/// `snapshot doctor --determinism`, with a script in the place of `swift` whose results depend on its environment.
@Suite struct DeterminismTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  private static let id = "AppTests/LoginTests/welcome()#a"

  private func entry(_ name: String, _ outcome: LedgerEntry.Outcome, hash: String? = nil) throws -> String {
    var entry = LedgerEntry(
      id: "AppTests/LoginTests/welcome()#\(name)", target: "AppTests", suite: "LoginTests", test: "welcome()",
      name: name, file: workshop.root + "/Tests/LoginTests.swift", line: 7, outcome: outcome, format: "txt",
      mode: "never", reference: workshop.root + "/\(name).txt", milliseconds: 1, process: 1)
    entry.actualHash = hash
    return String(decoding: try JSONEncoder().encode(entry), as: UTF8.self)
  }

  /// A call of `swift test`. Shell code runs before the tests; then `$value` is the hash of the snapshot `a`, which differs
  /// from its reference. Without a value, it is not asserted. The snapshot `b` always passes.
  private func answer(_ code: String) throws {
    let list = "echo 'AppTests.LoginTests/welcome()'; echo 'AppTests.SumTests/testSum'"
    let ledger = "\"$SNAPSHOT_RUN_DIRECTORY/ledger.jsonl\""
    try workshop.swift(
      """
      [ "$1" = package ] && { echo '{"name":"App","targets":[{"name":"AppTests","type":"test"}]}'; exit; }
      [ "$1" = test ] || exit 1
      [ "$2" = list ] && { \(list); exit; }
      root='\(workshop.root)'
      echo "$@" >> "$root/args.txt"
      n=$(cat "$root/n" 2>/dev/null || echo 0); n=$((n+1)); echo $n > "$root/n"
      end="Test Suite 'All tests' ended at x"
      begin() { echo "Test Suite 'All tests' started at x"; }
      \(code)
      begin
      echo '\(try entry("b", .passed))' >> \(ledger)
      [ -z "$value" ] || echo '\(try entry("a", .changed, hash: "@VALUE@"))' | sed "s|@VALUE@|$value|" >> \(ledger)
      echo "$end"
      [ -z "$value" ] || exit 1

      """)
  }

  private func doctor(_ arguments: String...) throws -> Tool.Outcome {
    try Tool.run(
      ["doctor", "--determinism"] + arguments, environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin"],
      in: workshop.root)
  }

  private var calls: [String] { (workshop.read("args.txt") ?? "").split(separator: "\n").map(String.init) }

  private static let hasProcessors =
    ProcessInfo.processInfo.activeProcessorCount > 1
    && FileManager.default.isExecutableFile(atPath: "/usr/bin/taskset")

  @Test(arguments: [
    ("time zone (TZ=Pacific/Kiritimati)", "$TZ"), ("locale (LC_ALL=tr_TR.UTF-8)", "$LC_ALL"),
    ("hash seed", "${SWIFT_DETERMINISTIC_HASHING:-$$}"), ("working folder", "$(pwd)"), ("home folder", "$HOME"),
    ("terminal (TERM=dumb)", "$TERM"),
  ])
  func theSettingIsNamed(setting: String, value: String) throws {
    try answer("value=x\(value)")
    let outcome = try doctor()
    #expect(outcome.status == 5)
    #expect(
      outcome.output.contains("\u{2717} 1 snapshot differs with another \(setting).\n    \(Self.id)\n  The values "))
    #expect(outcome.output.components(separatedBy: "1 snapshot differs").count == 2, "\(outcome.output)")
    #expect(outcome.output.contains("To see a difference: swift run snapshot diff '\(Self.id)'\n"))
  }

  @Test(.enabled(if: hasProcessors, "There is one processor, or no taskset."))
  func theProcessorCountIsNamed() throws {
    try answer("value=$(nproc)")
    let outcome = try doctor()
    #expect(outcome.status == 5)
    #expect(outcome.output.contains("\u{2717} 1 snapshot differs with another processor count (1).\n    \(Self.id)\n"))
  }

  /// A difference from the reference that is the same everywhere is none between runs.
  @Test(arguments: ["", "value=same"])
  func equalResults(code: String) throws {
    try answer(code)
    let outcome = try doctor()
    #expect(outcome.status == 0)
    let count = code.isEmpty ? "1 snapshot has the same value" : "2 snapshots have the same values"
    #expect(
      outcome.output.contains(
        "\(count) with another time zone, locale, hash seed, working folder, home folder, terminal"))
    #expect(calls.count == 2)
    #expect(calls.last?.contains("--skip-build") == true)
    #expect(calls.first?.contains("--skip-build") == false)
  }

  @Test func differencesInTheSameEnvironmentAreReportedSeparately() throws {
    try answer("value=$n")
    let outcome = try doctor()
    #expect(outcome.status == 5)
    #expect(outcome.output.contains("1 snapshot differs between two runs in the same environment.\n    \(Self.id)\n"))
    #expect(outcome.output.contains("clock"))
    #expect(outcome.output.contains("with another") == false, "\(outcome.output)")
  }

  /// A set of two elements has the same order with half of all seeds.
  @Test func differencesOfTheHashSeedAreFoundInSmallSets() throws {
    try answer(
      """
      value=ab
      if [ -z "$SWIFT_DETERMINISTIC_HASHING" ]; then
        s=$(cat "$root/s" 2>/dev/null || echo 0); s=$((s+1)); echo $s > "$root/s"
      fi
      [ "${s:-0}" = 2 ] || [ "${s:-0}" = 5 ] && value=ba
      """)
    let outcome = try doctor()
    #expect(outcome.status == 5)
    #expect(
      outcome.output.contains("1 snapshot differs with another hash seed.\n    \(Self.id)\n"), "\(outcome.output)")
  }

  @Test func aSnapshotOfOneEnvironment() throws {
    try answer("[ -n \"$TZ\" ] || value=x")
    let outcome = try doctor()
    #expect(outcome.status == 5)
    #expect(
      outcome.output.contains(
        "1 snapshot differs with another time zone (TZ=Pacific/Kiritimati).\n    \(Self.id) (asserted in only one run)\n"
      ))
  }

  @Test func aTestThatFailsInOneEnvironment() throws {
    let failure = "\(workshop.root)/Tests/Sum.swift:3: error: SumTests.testSum : failed - 3,0 is not 3.0"
    try answer(
      """
      begin
      [ -z "$LC_ALL" ] || echo '\(failure)'
      [ "$TERM" = dumb ] || echo "Test Case 'SumTests.testRun' passed (0.1 seconds)"
      begin() { :; }
      """)
    let outcome = try doctor()
    #expect(outcome.status == 5)
    #expect(
      outcome.output.contains(
        "1 test differs with another locale (LC_ALL=tr_TR.UTF-8).\n    SumTests.testSum (failed in only one run)\n"))
    #expect(
      outcome.output.contains(
        "1 test differs with another terminal (TERM=dumb).\n    SumTests.testRun (ran in only one run)\n"))
  }

  @Test func aCrashInOneEnvironment() throws {
    try answer(
      """
      case "$HOME" in *home-folder) begin; echo "error: Process 'x' exited with unexpected signal code 11"; exit 1;; esac
      """)
    let outcome = try doctor()
    #expect(outcome.status == 5)
    #expect(outcome.output.contains("The tests do not finish with another home folder: a test process crashed."))
    #expect(outcome.output.contains("all settings changed") == false)
  }

  @Test func testsThatDoNotStartAreNotChecked() throws {
    try answer("case \"$(pwd)\" in *working-folder) echo 'error: no such module' >&2; exit 1;; esac")
    let outcome = try doctor()
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        "! The tests do not start with another working folder, so this was not checked: error: no such module."))
    #expect(outcome.output.contains("have the same value") || outcome.output.contains("has the same value"))
  }

  @Test func differencesOfSeveralSettingsTogether() throws {
    try answer("[ \"$TERM\" = dumb ] && value=$TZ; value=${value:-none}")
    let outcome = try doctor()
    #expect(outcome.status == 5)
    #expect(
      outcome.output.contains("1 snapshot differs with all settings changed at once, but not with each of them alone."))
  }

  @Test func testsThatDoNotFinishAnywhere() throws {
    try answer("echo '/app/A.swift:1:2: error: cannot find x in scope' >&2; exit 1")
    let outcome = try doctor()
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("The tests did not finish: "))
    #expect(calls.count == 1)
  }

  /// Only the tests that differ run with each setting.
  @Test func argumentsReachTheChild() throws {
    try answer("value=x$TZ")
    let outcome = try doctor("--filter", "Tests", "--", "--build-system", "swiftbuild")
    #expect(outcome.status == 5)
    #expect(calls.allSatisfy { $0.contains("--build-system swiftbuild") })
    #expect(calls.prefix(2).allSatisfy { $0.contains("--filter Tests") })
    #expect(calls.count > 8)
    #expect(calls.dropFirst(2).allSatisfy { $0.hasSuffix(#"--filter ^AppTests\.LoginTests/welcome\(\)($|/)"#) })
    #expect(calls.dropFirst(2).allSatisfy { !$0.contains("--filter Tests") })
  }

  /// The package manager runs in another folder.
  @Test func buildFoldersAreAbsolute() throws {
    try answer("")
    #expect(try doctor("--", "--scratch-path", "build", "--build-path=/b").status == 0)
    #expect(calls.allSatisfy { $0.contains("--scratch-path /") && $0.contains("/build --build-path=/b") }, "\(calls)")
    #expect(calls.last?.contains("--package-path") == false)
  }

  @Test func argumentsOfTestsNeedTheFlag() throws {
    #expect(try workshop.snapshot("doctor", "--", "--parallel").status == 64)
    #expect(try workshop.snapshot("doctor", "--filter", "Login").status == 64)
  }
}

import Foundation
import SnapshotRepository
import SnapshotWorkspace
import Testing

@testable import SnapshotCLI

@Suite struct ConfigurationTests {
  private func configuration(_ yaml: String) throws -> Configuration {
    try Configuration(yaml: yaml, path: "/app/.snapshot.yml")
  }

  private func mistake(_ yaml: String) -> String {
    do {
      _ = try configuration(yaml)
      return "none"
    } catch let error as CommandError {
      return "\(error.code.rawValue) \(error.message)"
    } catch {
      return "\(error)"
    }
  }

  @Test func everyKey() throws {
    let read = try configuration(
      """
      test:
        filter: AppTests
        skip: [Slow, "Very.*Slow"]
        jobs: 3
        arguments:
          - --parallel
      verify:
        retries: 2
        repeat: 4
        allow-flaky: true
        stale: warn
      report:
        formats: [html, junit]
        directory: build/reports
      review:
        by: test
        images: sixel
      runs:
        keep: 7
      """)
    var expected = Configuration()
    expected.filter = ["AppTests"]
    expected.skip = ["Slow", "Very.*Slow"]
    expected.jobs = 3
    expected.testArguments = ["--parallel"]
    expected.retries = 2
    expected.repetitions = 4
    expected.allowsFlaky = true
    expected.stale = .warn
    expected.formats = [.html, .junit]
    expected.reportDirectory = "build/reports"
    expected.grouping = .test
    expected.images = .sixel
    expected.keptRuns = 7
    #expect(read == expected)
  }

  @Test(arguments: ["", "# nothing\n", "verify:\n", "verify:\n  # retries: 1\n", "{}"])
  func emptyFilesSetNothing(yaml: String) throws {
    #expect(try configuration(yaml) == Configuration())
  }

  @Test func mistakesNameTheirPlaceAndTheRemedy() {
    #expect(
      mistake("verify:\n  retries: many\n")
        == "78 /app/.snapshot.yml:2:12: invalid value for verify.retries: expected a number from 0 to 10.")
    #expect(
      mistake("verify:\n  retires: 1\n")
        == "78 /app/.snapshot.yml:2:3: unknown key verify.retires. Did you mean verify.retries? Available: "
        + "verify.retries, verify.repeat, verify.allow-flaky, verify.stale, verify.lint.")
    #expect(
      mistake("\nreports:\n  formats: html\n")
        == "78 /app/.snapshot.yml:2:1: unknown section reports. Did you mean report? Available: "
        + "test, verify, report, review, references, runs.")
    #expect(
      mistake("- verify\n").hasPrefix("78 /app/.snapshot.yml:1:1: the file must contain keys with values"))
    #expect(mistake("verify: 3\n").hasPrefix("78 /app/.snapshot.yml:1:9: verify must contain keys"))
    #expect(mistake("verify:\n\tretries: 1\n").hasPrefix("78 /app/.snapshot.yml:2:1: invalid YAML"))
    #expect(mistake("verify: {retries: 1\n").hasPrefix("78 /app/.snapshot.yml:"))
    #expect(mistake("verify: {retries: 1}\nverify: {retries: 2}\n").hasPrefix("78 /app/.snapshot.yml"))
    #expect(
      mistake("report:\n  formats: []\n").contains(":2:12: invalid value for report.formats: expected a list of html"))
    #expect(mistake("report:\n  formats: [html, pdf]\n").contains("invalid value for report.formats"))
    #expect(mistake("verify:\n  allow-flaky: yes\n").contains("expected true or false"))
    #expect(mistake("[*a]").hasPrefix("78 "))
  }

  /// Tests read the section `references` without a YAML parser. What they read otherwise is an error.
  @Test func testsReadTheSameSettings() throws {
    let read = try configuration(
      "references: # all\n  folders: [a,\n    b]\n  directory: 'My References'  # here\n  keep:\n  - '*.macOS.png'\n"
        + "  omit-first-number: true\n  omit-case: false\nverify:\n  retries: 1\n")
    #expect(read.references == ReferenceSettings(directory: "My References", omitsFirstNumber: true))
    #expect(read.referenceFolders == ["a", "b"] && read.keptReferences == ["*.macOS.png"])
    for yaml in [
      "references: {directory: R}\n", "'references':\n  directory: R\n", "references:\n  'directory': R\n",
      "references:\n  directory: \"\\x52\"\n", "references:\n  directory: R\n   S\n",
      "x: &a R\nreferences:\n  directory: *a\n", "{\n  references: {directory: R}}\n",
      "references:\n  directory: !!str R\n",
      "? references\n: directory: R\n", "--- {references: {directory: R}}\n",
      "references:\n    directory: >\n      R\n",
    ] { #expect(mistake(yaml).hasPrefix("78 /app/.snapshot.yml"), "\(yaml): \(mistake(yaml))") }
  }

  @Test(arguments: [
    ("/tmp/x", "absolute path"), ("../x", "without \"..\""), ("a/../../x", "without \"..\""), (".git/x", "in .git"),
    ("x/.git\u{200C}", "in .git"), ("Sources/x", "for sources"), ("src", "for sources"), ("Plugins/x", "for sources"),
  ])
  func foldersMustBeInsideThePackage(folder: String, reason: String) {
    for key in ["references.directory", "references.folders", "report.directory"] {
      let parts = key.split(separator: ".")
      let message = mistake("\(parts[0]):\n  \(parts[1]): \(folder)\n")
      #expect(
        message.hasPrefix("78 /app/.snapshot.yml:2:") && message.contains("invalid value for \(key): "), "\(message)")
      #expect(message.contains(reason), "\(message)")
    }
  }

  @Test func reportsAreNotWrittenThroughALink() throws {
    let workshop = try Workshop()
    try workshop.swift("exit 1\n")
    let outside = NSTemporaryDirectory() + "reports-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: outside) }
    try FileManager.default.createSymbolicLink(atPath: workshop.root + "/build", withDestinationPath: outside)
    try workshop.write(".snapshot.yml", "report:\n  directory: build/reports\n")
    let outcome = try workshop.snapshot("verify")
    #expect(outcome.status == 78 && outcome.errors.contains("leads out of the package"), "\(outcome.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside) == [])
  }

  /// A command that ignored an invalid file would prune what the file protects.
  @Test func everyCommandOnReferencesReportsAnInvalidFile() throws {
    let workshop = try Workshop()
    try workshop.swift("exit 1\n")
    _ = try workshop.snapshot("verify")
    try workshop.write(".snapshot.yml", "references:\n  keeep: '*'\n")
    for verb in [["prune", "--yes"], ["list"], ["status"], ["accept", "--all"], ["undo"], ["report"], ["lint"]] {
      let outcome = try Tool.run(
        verb + ["--package-path", workshop.root], environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin"],
        in: workshop.root)
      #expect(outcome.status == 78 && outcome.errors.contains("references.keep?"), "\(verb): \(outcome.errors)")
    }
  }

  @Test func theTableInTheDocumentationHasEveryKey() throws {
    let page = try Repository.text("Documentation/Configuration.md")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.map(String.init) == Configuration.keys.map(\.row))
  }

  @Test func theCommandLineTakesPrecedenceOverTheFile() throws {
    let workshop = try Workshop()
    try workshop.swift("echo \"$@\" > args.txt\nexit 1\n")
    try workshop.write(".snapshot.yml", "test:\n  skip: Slow\n  jobs: 3\n  arguments: --parallel\n")
    _ = try workshop.snapshot("verify", "--", "--quiet")
    #expect(workshop.read("args.txt")?.contains("--skip Slow --jobs 3 --parallel --quiet --num-workers 3") == true)
    _ = try workshop.snapshot("verify", "--skip", "Other", "-j", "2")
    #expect(workshop.read("args.txt")?.contains("--skip Other --jobs 2 --parallel --num-workers 2") == true)

    try workshop.write(".snapshot.yml", "verify:\n  retries: 11\n")
    for verb in ["verify", "record", "review"] {
      let outcome = try workshop.snapshot(verb)
      #expect(outcome.status == 78, "\(verb)")
      #expect(
        outcome.errors.contains(
          ".snapshot.yml:2:12: invalid value for verify.retries: expected a number from 0 to 10."), "\(verb)")
    }
  }

  @Test func theFileSetsTheFolderOfReports() throws {
    let workshop = try Workshop()
    try workshop.swift("exit 1\n")
    try workshop.write(".snapshot.yml", "report:\n  formats: [junit, markdown]\n  directory: build/reports\n")
    try FileManager.default.createDirectory(atPath: workshop.root + "/Tests", withIntermediateDirectories: true)
    _ = try Tool.run(
      ["verify", "--package-path", workshop.root], environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin"],
      in: workshop.root + "/Tests")
    #expect(workshop.read("build/reports/junit.xml") != nil)
    #expect(workshop.read("build/reports/report.md") != nil)
    #expect(workshop.read("build/reports/report.html") == nil)
  }

  @Test func onlyTheLastRunsAreKept() throws {
    let workshop = try Workshop()
    try workshop.swift("exit 1\n")
    try workshop.write(".snapshot.yml", "runs:\n  keep: 2\n")
    let runs = workshop.root + "/.build/snapshots/runs/"
    for (name, hours) in [("a", 30), ("b", 20), ("c", 10), ("d", 0)] {
      try FileManager.default.createDirectory(atPath: runs + name, withIntermediateDirectories: true)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -3600 * Double(hours))], ofItemAtPath: runs + name)
    }
    _ = try workshop.snapshot("verify", "--run", "new")
    // d is younger than an hour, so it counts, and may be under way.
    #expect(try FileManager.default.contentsOfDirectory(atPath: runs).sorted() == ["d", "new"])
  }
}

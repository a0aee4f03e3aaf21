import Foundation
import Testing

@testable import SnapshotCLI

/// `snapshot init` and `snapshot doctor`, with a script in the place of `swift`.
@Suite struct InitTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    let package = #"{"name":"app","targets":[{"name":"AppTests","type":"test"}]}"#
    try workshop.swift("[ \"$1\" = package ] && { echo '\(package)'; exit; }\nexit 1\n")
    try workshop.makeFolder("Tests/AppTests")
  }

  @Test func everythingIsWrittenOnce() throws {
    let outcome = try workshop.snapshot("init")
    #expect(outcome.status == 0)
    #expect(workshop.read(".gitattributes") == "**/__Snapshots__/** -text\n")
    #expect(workshop.read(".gitignore") == ".build/\n")
    #expect(workshop.read("Tests/AppTests/FirstSnapshotTests.swift")?.contains("assertSnapshot") == true)
    #expect(outcome.output.contains("Package.swift does not depend on swift-snapshot yet"))

    let yaml = workshop.read(".snapshot.yml") ?? ""
    #expect(try Configuration(yaml: yaml, path: "x") == Configuration())
    #expect(try workshop.snapshot("init").output.hasPrefix("The package is already set up."))
    #expect(workshop.read(".snapshot.yml") == yaml)
  }

  @Test func theExamplesOfAllKeysAreRight() throws {
    let yaml = StartingFiles.commentedConfiguration.split(separator: "\n").map { line in
      // An example is `  # key: value`; what a key is for holds spaces before its colon.
      let bare = line.hasPrefix("  # ") ? line.dropFirst(4) : line
      return bare.prefix { $0 != ":" }.contains(" ") ? "" : line.hasPrefix("  # ") ? "  " + bare : line
    }.joined(separator: "\n")
    let all = try Configuration(yaml: yaml, path: "x")
    #expect(all.keptRuns == 20)
    #expect(all.skip == ["SlowTests", "Network"])
    for key in Configuration.keys {
      #expect(yaml.contains("  \(key.name.split(separator: ".")[1]): \(key.example)"), "\(key.name)")
    }
  }

  @Test func whatIsThereStays() throws {
    try workshop.write(".snapshot.yml", "verify:\n  retries: 2\n")
    try workshop.write(".gitattributes", "*.bin binary")
    try workshop.write(".gitignore", "/.build\n")
    try workshop.write("Tests/AppTests/LoginTests.swift", "import Snapshot\n")
    try workshop.write("Package.swift", ".product(name: \"Snapshot\", package: \"x\")")
    let before = workshop.read("Package.swift")
    let planned = try workshop.snapshot("init", "--dry-run")
    #expect(planned.output.hasPrefix("+ .gitattributes: **/__Snapshots__/** -text\n"))
    #expect(workshop.read(".gitattributes") == "*.bin binary")
    let outcome = try workshop.snapshot("init", "--json")
    #expect(
      outcome.output
        == #"{"action":"extended","dryRun":false,"path":".gitattributes","schemaVersion":1,"type":"initialized"}"#
        + "\n")
    #expect(workshop.read(".gitattributes") == "*.bin binary\n**/__Snapshots__/** -text\n")
    #expect(workshop.read(".snapshot.yml") == "verify:\n  retries: 2\n")
    #expect(workshop.read(".gitignore") == "/.build\n")
    #expect(workshop.read("Package.swift") == before)
    #expect(workshop.read("Tests/AppTests/FirstSnapshotTests.swift") == nil)
  }

  @Test func theDoctorNamesEachDamage() throws {
    let folder = "Tests/AppTests/__Snapshots__/LoginTests"
    try workshop.makeFolder(folder)
    try workshop.write("\(folder)/a.png", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 3\n")
    try workshop.write("\(folder)/b.png", "no picture")
    try workshop.write("\(folder)/c.txt", "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n")
    try workshop.write("\(folder)/D.txt", "d")
    try workshop.write("\(folder)/d.txt", "d")
    try workshop.write("\(folder)/e.txt.77.tmp", "")
    try workshop.write("Tests/AppTests/LoginTests.swift", "import Snapshot\n// record: .all\nlet x = f(record: .all)\n")
    let outcome = try workshop.snapshot("doctor")
    #expect(outcome.status == 65)
    for part in [
      "1 reference is a Git LFS pointer.\n    \(folder)/a.png\n  Fetch the files: git lfs pull",
      "1 reference is not a valid PNG.\n    \(folder)/b.png",
      "1 reference contains conflict markers.\n    \(folder)/c.txt",
      "2 references have names that collide on disks of macOS or Windows.\n    \(folder)/D.txt\n    \(folder)/d.txt",
      "1 temporary files",
      "1 place in the tests sets a record mode that rewrites references.\n    Tests/AppTests/LoginTests.swift:3",
      "git may convert line endings",
    ] {
      #expect(outcome.output.contains(part), "\(part)")
    }
  }

  @Test func theDoctorSpeaksJSONAndOfCI() throws {
    let outcome = try workshop.snapshot("doctor", "--json", environment: ["GITLAB_CI": "1"])
    let objects = try outcome.output.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(objects.allSatisfy { $0?["schemaVersion"] as? Int == 1 && $0?["type"] as? String == "diagnosis" })
    let ci = objects.first { $0?["check"] as? String == "ci" }
    #expect((ci??["message"] as? String)?.contains("GITLAB_CI is set") == true)
  }

  @Test func theDoctorFindsABadConfiguration() throws {
    try workshop.write(".snapshot.yml", "verify: 3\n")
    let outcome = try workshop.snapshot("doctor")
    #expect(outcome.status == 78)
    #expect(outcome.output.contains(".snapshot.yml:1:9: verify must contain keys"))
  }
}

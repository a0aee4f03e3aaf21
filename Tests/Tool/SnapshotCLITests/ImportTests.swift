import Foundation
import Raster
import SnapshotLedger
import SnapshotRepository
import SnapshotRuns
import Testing

/// Images and texts of other tools, end to end: import, review, accept and undo.
@Suite struct ImportTests {
  private let workshop: Workshop

  /// An Xcode project: a git repository without a package.
  init() throws {
    workshop = try Workshop()
    try FileManager.default.removeItem(atPath: workshop.root + "/Package.swift")
    try workshop.makeFolder(".git")
  }

  private func write(_ path: String, _ data: Data) throws {
    try workshop.makeFolder((path as NSString).deletingLastPathComponent)
    try data.write(to: URL(fileURLWithPath: workshop.root + "/" + path))
  }

  private func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  private func write(_ path: String, _ color: RGBA, width: Int = 6) throws {
    try write(path, PNG.encode(PixelBuffer(width: width, height: 4, filledWith: color)))
  }

  private func contents(_ path: String) -> Data? { FileManager.default.contents(atPath: workshop.root + "/" + path) }

  private func setDate(_ path: String, _ seconds: TimeInterval) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: workshop.root + "/" + path)
  }

  private var runs: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: workshop.root + "/.build/snapshots/runs")) ?? []).sorted()
  }

  private static let snapshots = "AppTests/__Snapshots__/LoginTests"

  /// The references of an app, and what swift-snapshot-testing left in `SNAPSHOT_ARTIFACTS`.
  private func makeSnapshotTesting() throws {
    try write("AppTests/LoginTests.swift", "class LoginTests {\n  func state() {}\n  func welcome() {}\n}\n")
    try write("\(Self.snapshots)/welcome.iPhone.png", .black)
    try write("Artifacts/LoginTests/welcome.iPhone.png", RGBA(0x3366CC))
    try write("\(Self.snapshots)/state.1.txt", "a\nb\n")
    try write("Artifacts/LoginTests/state.1.txt", "a\nc\n")
    try write("\(Self.snapshots)/raw.1", Data([0xFF, 0]))
    try write("Artifacts/LoginTests/raw.1", Data([0xFE, 0, 1]))
    try write("\(Self.snapshots)/same.1.json", "{}")
    try write("Artifacts/LoginTests/same.1.json", "{}")
  }

  @Test func theWholeLoopOfSwiftSnapshotTesting() throws {
    try makeSnapshotTesting()
    let imported = try workshop.snapshot("import", "Artifacts")
    #expect(imported.status == 1, "\(imported.errors)")
    #expect(imported.errors.contains("Importing \(workshop.root)/Artifacts: swift-snapshot-testing, 4 files"))
    #expect(imported.output.contains("AppTests/LoginTests/welcome#iPhone"))
    #expect(imported.output.contains("24 of 24 pixels differ"))
    #expect(imported.output.contains("AppTests/LoginTests.swift:3"))
    #expect(imported.output.contains("3 changed") && imported.output.contains("1 passed"))
    #expect(imported.output.contains("report.html"))
    #expect(try workshop.snapshot("status").status == 1)
    #expect(try workshop.snapshot("list").output.split(separator: "\n").count == 4)
    let review = try workshop.snapshot("review", "--no-input", "--by", "test")
    #expect(review.status == 1)
    #expect(review.output.contains("snapshot accept 'AppTests/LoginTests/welcome#iPhone'"))
    let difference = try workshop.snapshot("diff", "state#1")
    #expect(difference.status == 1 && difference.output.contains("+ c"), "\(difference.errors)")
    let before = ["welcome.iPhone.png", "state.1.txt", "raw.1"].map { contents("\(Self.snapshots)/\($0)") }
    #expect(try workshop.snapshot("accept", "state#1").status == 0)
    let left = try workshop.snapshot("status")
    #expect(left.status == 1 && left.output.contains("2 changed, 1 accepted, 1 passed"), "\(left.output)")
    #expect(!left.output.contains("state#1") && left.output.contains("welcome#iPhone"), "\(left.output)")
    #expect(try workshop.snapshot("undo").status == 0)
    #expect(try workshop.snapshot("status").output.contains("3 changed"))
    let accepted = try workshop.snapshot("accept", "--all")
    #expect(accepted.status == 0, "\(accepted.errors)")
    #expect(accepted.output.contains("3 references were written. To verify: run the tests again"))
    for name in ["welcome.iPhone.png", "state.1.txt", "raw.1"] {
      #expect(contents("\(Self.snapshots)/\(name)") == contents("Artifacts/LoginTests/\(name)"), "\(name)")
    }
    let nothing = try workshop.snapshot("status")
    #expect(nothing.status == 0 && nothing.output.contains("3 accepted, 1 passed"), "\(nothing.output)")
    #expect(
      nothing.output.contains("next    run the tests again") && !nothing.output.contains("--all"), "\(nothing.output)")
    let again = try workshop.snapshot("import", "Artifacts")
    #expect(again.status == 0 && again.output.contains("All 4 snapshots match"), "\(again.output)")
    #expect(try workshop.snapshot("undo").status == 0)
    #expect(["welcome.iPhone.png", "state.1.txt", "raw.1"].map { contents("\(Self.snapshots)/\($0)") } == before)
    #expect(runs.count == 2)
    #expect(workshop.read(".build/snapshots/.gitignore") == "*\n")
  }

  @Test func reviewImportsArtifacts() throws {
    try makeSnapshotTesting()
    let review = try workshop.snapshot("review", "--artifacts", "Artifacts", "--layout", "snapshot-testing")
    #expect(review.status == 1 && review.output.contains("snapshot reject 'AppTests/LoginTests/state#1'"))
    try FileManager.default.removeItem(atPath: workshop.root + "/Artifacts")
    try write("Artifacts/LoginTests/same.1.json", "{}")
    try write("Artifacts/GoneTests/old.1.txt", "old")
    let unpaired = try workshop.snapshot("review", "--artifacts", "Artifacts")
    #expect(unpaired.status == 6 && unpaired.errors.contains("GoneTests/old.1.txt"), "\(unpaired.errors)")
    #expect(try workshop.snapshot("review", "--layout", "playwright").status == 64)
  }

  @Test func printedJSONHasTheResults() throws {
    try makeSnapshotTesting()
    let imported = try workshop.snapshot("import", "Artifacts", "--json")
    let schema = try JSONSchema(
      contentsOf: Repository.url("Documentation/snapshot.schema.json").path)
    let lines = imported.output.split(separator: "\n")
    #expect(lines.count >= 5)
    for line in lines {
      let value = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(try schema.mistakes(in: value, as: "line") == [], "\(line)")
    }
    #expect(imported.output.contains("\"exitCode\":1"))
  }

  @Test func aSnapshotOfTwoModulesIsLeftOutUntilTheModuleIsSelected() throws {
    try makeSnapshotTesting()
    try write("OtherTests/__Snapshots__/LoginTests/welcome.iPhone.png", .white)
    let imported = try workshop.snapshot("import", "Artifacts")
    #expect(imported.status == 6)
    #expect(imported.output.contains("2 references match: \(Self.snapshots)/welcome.iPhone.png, OtherTests/"))
    #expect(imported.output.contains("select one with --references"))
    #expect(imported.output.contains("2 changed") && imported.output.contains("Incomplete"))
    let selected = try workshop.snapshot("import", "Artifacts", "--references", "AppTests")
    #expect(selected.status == 1 && selected.output.contains("3 changed"), "\(selected.output)")
  }

  @Test func aFileWithoutAReferenceIsMissingIfItsTestIsKnown() throws {
    try makeSnapshotTesting()
    try write("Artifacts/LoginTests/new.1.txt", "new")
    try write("Artifacts/GoneTests/old.1.txt", "old")
    try write("Artifacts/loose.txt", "loose")
    let imported = try workshop.snapshot("import", "Artifacts")
    #expect(imported.status == 6)
    #expect(
      imported.output.contains("1 missing") && imported.output.contains("No reference: \(Self.snapshots)/new.1.txt"))
    #expect(imported.output.contains("Not compared: GoneTests/old.1.txt: no reference and no test file"))
    #expect(imported.output.contains("Not compared: loose.txt: it is not in a folder named after a test file"))
    #expect(try workshop.snapshot("accept", "new#1").status == 0)
    #expect(workshop.read("\(Self.snapshots)/new.1.txt") == "new")
  }

  @Test func theFolderOfAnotherProjectIsAnError() throws {
    try makeSnapshotTesting()
    try write("Foreign/HomeTests/home.1.txt", "home")
    let foreign = try workshop.snapshot("import", "Foreign")
    #expect(foreign.status == 66)
    #expect(foreign.errors.contains("folder of another project, or of an older test run?"))
    #expect(foreign.errors.contains("HomeTests/home.1.txt"))
    try workshop.makeFolder("Empty")
    let empty = try workshop.snapshot("import", "Empty")
    #expect(empty.status == 6 && empty.errors.contains("The folder is empty"))
    #expect(try workshop.snapshot("import", "Nowhere").status == 66)
    #expect(try workshop.snapshot("import", "AppTests/LoginTests.swift").status == 74)
    try write("Loose/a.bin", "?")
    let unknown = try workshop.snapshot("import", "Loose")
    #expect(unknown.status == 64 && unknown.errors.contains("--layout snapshot-testing"))
    #expect(try workshop.snapshot("import", "Loose", "--layout", "folders").status == 64)
    #expect(try workshop.snapshot("import", "Artifacts", "--references", "/").status == 64)
    #expect(runs == [])
  }

  @Test func withoutAProjectThereIsNoReference() throws {
    try FileManager.default.removeItem(atPath: workshop.root + "/.git")
    let outside = try workshop.snapshot("import", "bin")
    #expect(outside.status == 74 && outside.errors.contains("create an empty .snapshot.yml"), "\(outside.errors)")
  }

  @Test func unreadableFilesAreNeverGreen() throws {
    try write("AppTests/__Snapshots__/T/same.1.txt", "same")
    for name in ["link.1.txt", "pipe.1.txt", "large.1.txt", "b\u{7}ll.1.txt"] {
      try write("AppTests/__Snapshots__/T/\(name)", "same")
    }
    try write("Artifacts/T/same.1.txt", "same")
    try write("secret.txt", "same")
    let folder = workshop.root + "/Artifacts/T"
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link.1.txt", withDestinationPath: workshop.root + "/secret.txt")
    #expect(mkfifo(folder + "/pipe.1.txt", 0o644) == 0)
    try write("Artifacts/T/large.1.txt", "")
    #expect(truncate(folder + "/large.1.txt", 300 << 20) == 0)
    try write("Artifacts/T/b\u{7}ll.1.txt", "same")
    let imported = try workshop.snapshot("import", "Artifacts")
    #expect(imported.status == 6, "\(imported.errors)")
    #expect(imported.output.contains("T/link.1.txt: it is a symbolic link, which is not followed"))
    #expect(imported.output.contains("T/pipe.1.txt: it is not a regular file"))
    #expect(imported.output.contains("T/large.1.txt: it has 314572800 bytes"))
    #expect(imported.output.contains("T/b\\u{7}ll.1.txt: its name has control characters"))
    #expect(imported.output.contains("1 passed") || imported.output.contains("Incomplete"))
    #expect(!imported.output.contains("match"))
  }

  @Test func damagedFilesAreErrors() throws {
    try write("AppTests/__Snapshots__/T/good.1.png", .black)
    try write("Artifacts/T/good.1.png", "not a picture")
    let damaged = try workshop.snapshot("import", "Artifacts")
    #expect(damaged.status == 2)
    #expect(damaged.output.contains("The new image is not a valid PNG"), "\(damaged.output)")
    #expect(try workshop.snapshot("accept", "--all").output.contains("Nothing to accept"))
    let digest = String(repeating: "0", count: 64)
    try write(
      "AppTests/__Snapshots__/T/good.1.png",
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 1\n")
    try write("Artifacts/T/good.1.png", .black)
    let pointer = try workshop.snapshot("import", "Artifacts")
    #expect(pointer.status == 65 && pointer.output.contains("git lfs pull"), "\(pointer.output)")
  }

  @Test func referencesBehindALinkAreNotAccepted() throws {
    try makeSnapshotTesting()
    try write("Elsewhere/good.1.txt", "a")
    try workshop.makeFolder("AppTests/__Snapshots__")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.root + "/AppTests/__Snapshots__/LinkTests", withDestinationPath: workshop.root + "/Elsewhere")
    try write("Artifacts/LinkTests/good.1.txt", "b")
    let imported = try workshop.snapshot("import", "Artifacts")
    #expect(imported.status == 6 && imported.output.contains("LinkTests/good.1.txt"), "\(imported.output)")
    #expect(try workshop.snapshot("accept", "--all").status == 0)
    #expect(workshop.read("Elsewhere/good.1.txt") == "a")
  }

  @Test func anArtifactThatIsOlderThanItsReferenceIsAWarning() throws {
    try makeSnapshotTesting()
    try setDate("Artifacts/LoginTests/state.1.txt", 1_000_000)
    let imported = try workshop.snapshot("import", "Artifacts")
    #expect(imported.status == 1)
    #expect(imported.errors.contains("LoginTests/state.1.txt is older than its reference"), "\(imported.errors)")
    #expect(imported.errors.contains("run the tests again before you accept"))
  }

  @Test func expectedAndActualFolders() throws {
    try write("Design/Expected/home/start.png", .black)
    try write("Design/Expected/same.png", .black)
    try write("Design/Actual/home/start.png", .white)
    try write("Design/Actual/same.png", .black)
    let unlisted = try workshop.snapshot("import", "Design/Actual", "--expected", "Design/Expected")
    #expect(unlisted.status == 78 && unlisted.errors.contains("folders: [Design/Expected]"), "\(unlisted.errors)")
    try write(".snapshot.yml", "references:\n  folders: [Design/Expected]\n")
    let imported = try workshop.snapshot("import", "Design/Actual", "--expected", "Design/Expected")
    #expect(imported.status == 1 && imported.output.contains("Design/Expected/home/start"), "\(imported.output)")
    #expect(try workshop.snapshot("accept", "--all").status == 0)
    #expect(contents("Design/Expected/home/start.png") == contents("Design/Actual/home/start.png"))
    try write("Design/Expected/gone.png", .black)
    let gone = try workshop.snapshot("import", "Design/Actual", "--expected", "Design/Expected")
    #expect(gone.status == 6 && gone.output.contains("Design/Expected/gone.png: there is no actual file for it"))
    #expect(try workshop.snapshot("import", "Design/Actual", "--expected", "/usr").status == 64)
  }

  @Test func playwright() throws {
    try write("e2e/home.spec.ts", "// spec")
    for project in ["chromium", "webkit"] { try write("e2e/home.spec.ts-snapshots/start-\(project)-linux.png", .black) }
    let results = "test-results/home-shows-start-webkit"
    try write("\(results)/start-expected.png", .black)
    try write("\(results)/start-actual.png", .white)
    try write("\(results)/start-diff.png", .white)
    try write("\(results)/error-context.md", "# Error")
    let unlisted = try workshop.snapshot("import", "test-results")
    #expect(unlisted.status == 78 && unlisted.errors.contains("folders: [e2e]"), "\(unlisted.errors)")
    try write(".snapshot.yml", "references:\n  folders: [e2e]\n")
    let imported = try workshop.snapshot("import", "test-results")
    #expect(imported.status == 1, "\(imported.output)\(imported.errors)")
    #expect(imported.output.contains("e2e/home.spec.ts/start#webkit-linux") && imported.errors.contains("Playwright"))
    #expect(try workshop.snapshot("accept", "--all").status == 0)
    #expect(contents("e2e/home.spec.ts-snapshots/start-webkit-linux.png") == contents("\(results)/start-actual.png"))
    #expect(
      contents("e2e/home.spec.ts-snapshots/start-chromium-linux.png") == contents("\(results)/start-expected.png"))
  }

  @Test func paparazzi() throws {
    let name = "com.app_HomeTest_start_dark.png"
    for module in ["app", "feature"] { try write("\(module)/src/test/snapshots/images/\(name)", .black) }
    try write("app/build/paparazzi/failures/\(name)", .white)
    try write("app/build/paparazzi/failures/delta-\(name)", .white, width: 18)
    try write(".snapshot.yml", "references:\n  folders: [app/src/test/snapshots]\n")
    let imported = try workshop.snapshot("import", "app/build/paparazzi/failures")
    #expect(imported.status == 1, "\(imported.output)\(imported.errors)")
    #expect(imported.output.contains("com.app/HomeTest/start_dark") && imported.output.contains("1 changed"))
    #expect(try workshop.snapshot("accept", "--all").status == 0)
    #expect(
      contents("app/src/test/snapshots/images/\(name)") == contents("app/build/paparazzi/failures/\(name)"))
    #expect(contents("feature/src/test/snapshots/images/\(name)") != contents("app/build/paparazzi/failures/\(name)"))
  }

  @Test func aThousandFiles() throws {
    try workshop.makeFolder("Artifacts/ListTests")
    try workshop.makeFolder("AppTests/__Snapshots__/ListTests")
    for index in 0..<1000 {
      try workshop.write("AppTests/__Snapshots__/ListTests/row.\(index).txt", "\(index)")
      try workshop.write("Artifacts/ListTests/row.\(index).txt", index % 100 == 0 ? "x" : "\(index)")
    }
    let imported = try workshop.snapshot("import", "Artifacts", "-q")
    #expect(imported.status == 1 && imported.output == "\u{2717} 10 changed, 990 passed\n", "\(imported.output)")
  }

  /// The reference that was accepted must be the one that was compared.
  @Test func aReferenceThatChangedSinceTheImportIsNotOverwritten() throws {
    try makeSnapshotTesting()
    _ = try workshop.snapshot("import", "Artifacts")
    try write("\(Self.snapshots)/state.1.txt", "edited\n")
    let accepted = try workshop.snapshot("accept", "--all")
    #expect(accepted.status == 74 && accepted.errors.contains("changed after the run"), "\(accepted.errors)")
    #expect(workshop.read("\(Self.snapshots)/state.1.txt") == "edited\n")
  }

  @Test func acceptingIsRejectedOnCI() throws {
    try makeSnapshotTesting()
    #expect(try workshop.snapshot("import", "Artifacts", environment: ["CI": "true"]).status == 1)
    #expect(try workshop.snapshot("accept", "--all", environment: ["CI": "true"]).status == 77)
  }
}

import Foundation
import SnapshotLedger
import SnapshotRepository
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
    try describe(Self.tests(linking: "Snapshot"))
    #expect(try workshop.snapshot("init").output.hasPrefix("The package is already set up.\nNext: "))
    #expect(workshop.read(".snapshot.yml") == yaml)
  }

  /// The test target as `swift package dump-package` describes it, with products of the library.
  private static func tests(linking products: String...) -> String {
    let dependencies = products.map { #"{"product":["\#($0)","swift-snapshot",null,null]}"# }
    return #"{"name":"AppTests","type":"test","dependencies":[\#(dependencies.joined(separator: ","))]}"#
  }

  /// A package with a target that imports SwiftUI, and the description of the rest of its manifest.
  private func makeViews(_ rest: String) throws {
    let targets =
      ["App", "Core"].map { #"{"name":"\#($0)","type":"regular"}"# } + [
        Self.tests(linking: "Snapshot", "SnapshotUI")
      ]
    let package = #"{"name":"app","targets":[\#(targets.joined(separator: ","))]\#(rest)}"#
    try workshop.swift("[ \"$1\" = package ] && { echo '\(package)'; exit; }\nexit 1\n")
    for folder in ["App", "Core"] { try workshop.makeFolder("Sources/\(folder)") }
    try workshop.write("Sources/App/Card.swift", "import SwiftUI\n")
    try workshop.write(
      "Sources/Core/Both.swift", "#if canImport(SwiftUI)\n  import SwiftUI\n#else\n  import SnapshotUI\n#endif\n")
    try workshop.write("Package.swift", ".product(name: \"Snapshot\", package: \"swift-snapshot\")")
  }

  /// A test of previews needs each module that has some.
  @Test func theTestDependsOnAllModulesWithPreviews() throws {
    try makeViews("")
    for module in ["App", "Core"] {
      try workshop.write("Sources/\(module)/Preview.swift", "import SnapshotUI\n#Preview { Text(verbatim: \"a\") }\n")
    }
    let output = try workshop.snapshot("init").output
    #expect(
      output.contains(
        "Add to the dependencies of the test target AppTests\n    \"App\",\n    \"Core\",\nAdd to the same target"),
      "\(output)")
    #expect(workshop.read("Tests/AppTests/PreviewTests.swift")?.contains("assertPreviews(in: \"Core\")") == true)
  }

  @Test func aTargetThatImportsSwiftUIIsAliased() throws {
    try makeViews("")
    let advice = """
      App imports SwiftUI. To compile it unchanged on Linux, add to Package.swift, before `let package`
          let aliases: [SwiftSetting] = [
            .define("HEADLESS", .when(platforms: [.linux])),
            .unsafeFlags(
              [
                "SwiftUI=SnapshotUI", "UIKit=SnapshotUIKit", "Combine=SnapshotPublishers",
                "os=SnapshotOS", "OSLog=SnapshotOSLog",
              ].flatMap { ["-module-alias", $0] }, .when(platforms: [.linux])),
          ]
      Add to this target
          dependencies: [.product(name: "SnapshotUI", package: "swift-snapshot", condition: .when(platforms: [.linux]))],
          swiftSettings: aliases
      On a Mac, the app keeps SwiftUI. Details: Documentation/Platforms.md#unchanged-imports

      """
    #expect(try workshop.snapshot("init").output.hasSuffix(advice))
    // The manifest is not edited.
    let manifest = ".product(name: \"Snapshot\", package: \"swift-snapshot\")"
    #expect(workshop.read("Package.swift") == manifest)
    try workshop.write("Package.swift", manifest + "[\"-module-alias\"]")
    #expect(try workshop.snapshot("init").output.hasPrefix("The package is already set up."))
  }

  /// SwiftPM refuses versions of libraries with unsafe flags below tools version 6.2, also behind a condition.
  @Test(arguments: [("6.1.0", "App", true), ("6.2.0", "App", false), ("5.10", "Core", false)])
  func aLibraryThatHasVersionsNeedsAVariable(version: String, target: String, needsVariable: Bool) throws {
    let product = "{\"name\":\"Library\",\"targets\":[\"\(target)\"],\"type\":{\"library\":[\"automatic\"]}}"
    try makeViews(",\"products\":[\(product)],\"toolsVersion\":{\"_version\":\"\(version)\"}")
    let output = try workshop.snapshot("init").output
    #expect(output.contains("Context.environment[\"HEADLESS\"]") == needsVariable)
    #expect(output.contains("Then run on Linux: HEADLESS=1 swift test\n") == needsVariable)
    #expect(output.contains("because Library is a library with a tools version below 6.2") == needsVariable)
    #expect(output.contains("condition: .when(platforms: [.linux])") != needsVariable)
  }

  @Test func theExamplesOfAllKeysAreValid() throws {
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

  @Test func existingFilesAreKept() throws {
    try workshop.write(".snapshot.yml", "verify:\n  retries: 2\n")
    try workshop.write(".gitattributes", "*.bin binary")
    try workshop.write(".gitignore", "/.build\n")
    try workshop.write("Tests/AppTests/LoginTests.swift", "import Snapshot\n")
    try workshop.write("Package.swift", "// swift-tools-version: 6.2")
    try describe(Self.tests(linking: "Snapshot"))
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
    try workshop.makeFolder(".git")
    let folder = "Tests/AppTests/__Snapshots__/LoginTests"
    try workshop.makeFolder(folder)
    let digest = String(repeating: "0", count: 64)
    try workshop.write("\(folder)/a.png", "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 3\n")
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
      "1 temporary file is left over from interrupted writes.",
      "1 place in the tests sets a record mode that rewrites references.\n    Tests/AppTests/LoginTests.swift:3",
      "git may convert line endings",
    ] {
      #expect(outcome.output.contains(part), "\(part)")
    }
  }

  /// The test of a merge tool has conflict markers in its values. A conflict after the run is found.
  @Test func theDoctorTrustsAReferenceThatTheLastRunFoundEqual() throws {
    let reference = "Tests/AppTests/__Snapshots__/MergeTests/conflict.txt"
    try workshop.makeFolder("Tests/AppTests/__Snapshots__/MergeTests")
    try workshop.write(reference, "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n")
    #expect(try workshop.snapshot("doctor").output.contains("1 reference contains conflict markers."))
    try workshop.makeFolder(".build/snapshots/runs/one")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.root + "/.build/snapshots/latest", withDestinationPath: "runs/one")
    let entry = LedgerEntry(
      id: "AppTests/MergeTests/merge()#conflict", target: "AppTests", suite: "MergeTests", test: "merge()",
      name: "conflict", file: workshop.root + "/Tests/MergeTests.swift", line: 7, outcome: .passed, format: "txt",
      mode: "missing", reference: workshop.root + "/" + reference, milliseconds: 1, process: 1)
    try workshop.write(
      ".build/snapshots/runs/one/ledger.jsonl", String(decoding: try entry.ledgerLine(), as: UTF8.self))
    #expect(try workshop.snapshot("doctor").output.contains("All 1 references are readable."))
    let later = Date(timeIntervalSinceNow: 60)
    try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: workshop.root + "/" + reference)
    #expect(try workshop.snapshot("doctor").output.contains("1 reference contains conflict markers."))
  }

  @Test func theDoctorWritesJSONAndDetectsCI() throws {
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

  @Test func aPackageOfTextsGetsATestWithoutPictures() throws {
    try describe(Self.tests(linking: "SnapshotCore"))
    #expect(try workshop.snapshot("init").status == 0)
    #expect(workshop.read("Tests/AppTests/FirstSnapshotTests.swift")?.hasPrefix("import SnapshotCore\n") == true)
  }

  // MARK: Packages and machines that lack something

  /// Puts a `swift` in place that describes a package with these targets.
  private func describe(_ targets: String, version: String = "9.9") throws {
    let script = """
      #!/bin/sh
      [ "$1" = --version ] && { echo 'Swift version \(version) (x)'; exit; }
      echo '{"name":"app","targets":[\(targets)]}'

      """
    try workshop.write("bin/swift", script)
  }

  @Test func theAdviceForTheManifestIsThatOfTheReadme() throws {
    let readme = try Repository.text("README.md")
    #expect(readme.contains(StartingFiles.dependencyLine))
    #expect(try workshop.snapshot("init").output.contains(StartingFiles.dependencyLine))
  }

  @Test func aPackageWithoutTests() throws {
    try describe(#"{"name":"App","type":"regular"}"#)
    let output = try workshop.snapshot("init").output
    #expect(output.contains("+ Tests/AppTests/FirstSnapshotTests.swift\n"))
    #expect(
      output.contains(
        """
        The package has no test target. In Package.swift:
        Add to the dependencies of the package
            \(StartingFiles.dependencyLine),
        Add to the targets
            .testTarget(
              name: "AppTests",
              dependencies: ["App", .product(name: "Snapshot", package: "swift-snapshot")],
              exclude: ["__Snapshots__"]),
        Then run: swift run snapshot verify
        """))
    #expect(try workshop.snapshot("doctor").output.contains("The package has no test target."))
  }

  /// SwiftPM would take a folder of the target's name for the target, and the tests outside of it would not run any more.
  @Test(arguments: [
    ("", "Tests/Old.swift", "Tests"), ("", "Tests/AppTests/Old.swift", "Tests/AppTests"),
    (#","path":"Specs""#, "Specs/Old.swift", "Specs"), (#","sources":["Unit"]"#, "Tests/Unit/Old.swift", "Tests/Unit"),
    (#","sources":["Old.swift"]"#, "Tests/Old.swift", nil),
  ])
  func theFirstTestIsAmongTheOthers(more: String, old: String, folder: String?) throws {
    try FileManager.default.removeItem(atPath: workshop.root + "/Tests/AppTests")
    try workshop.makeFolder((old as NSString).deletingLastPathComponent)
    try workshop.write(old, "")
    try describe(#"{"name":"AppTests","type":"test"\#(more)}"#)
    let output = try workshop.snapshot("init").output
    let written = output.split(separator: "\n").filter { $0.hasSuffix("FirstSnapshotTests.swift") }
    #expect(written == (folder.map { ["+ \($0)/FirstSnapshotTests.swift"] } ?? []))
    #expect(output.contains("The manifest names each source of AppTests, so no test was added.") == (folder == nil))
    #expect(output.contains(#"exclude: ["\#(more.contains("Unit") ? "Unit/" : "")__Snapshots__"]"#))
  }

  @Test func whatTheTestTargetHasIsNotPrinted() throws {
    let regular = #"{"name":"App","type":"regular"}"#
    try workshop.makeFolder("Sources/App")
    try workshop.write("Sources/App/Card.swift", "import SnapshotUI\n")
    try describe(regular + "," + Self.tests(linking: "Snapshot"))
    let output = try workshop.snapshot("init").output
    #expect(!output.contains(StartingFiles.dependencyLine))
    #expect(!output.contains(#"name: "Snapshot","#))
    #expect(output.contains("test target AppTests\n    .product(name: \"SnapshotUI\", package: \"swift-snapshot\"),\n"))
  }

  @Test func theDoctorNamesReferencesThatAreNotExcluded() throws {
    try workshop.makeFolder("Tests/AppTests/Screens/__Snapshots__/LoginTests")
    let message = "SwiftPM lists references as unhandled files"
    let remedy = "add to the test target AppTests: exclude: [\"Screens/__Snapshots__\"]"
    let output = try workshop.snapshot("doctor").output
    #expect(output.contains(message) && output.contains(remedy), "\(output)")
    let excluded = ["Screens/__Snapshots__", "Screens"].map { #""exclude":["\#($0)"]"# }
    for handled in excluded + [#""resources":[{"path":"Screens"}]"#] {
      try describe(#"{"name":"AppTests","type":"test",\#(handled)}"#)
      #expect(try workshop.snapshot("doctor").output.contains(message) == false, "\(handled)")
    }
  }

  @Test func aManifestThatCannotBeRead() throws {
    let error = "/p/Package.swift:9:3: error: cannot find 'targt' in scope"
    try workshop.swift("[ \"$1\" = package ] && { echo \"warning: x\" >&2; echo \"\(error)\" >&2; exit 1; }\n")
    let outcome = try workshop.snapshot("init")
    #expect(outcome.status == 74)
    #expect(outcome.output.contains("+ .snapshot.yml"))
    #expect(!outcome.output.contains("does not depend on"))
    #expect(
      outcome.errors.contains(
        "Cannot read Package.swift, so no test was added: /p/Package.swift:9:3: cannot find 'targt' in scope\n"))
    #expect(outcome.errors.contains("Fix the manifest. Details: swift package describe. Then run again:"))
    let diagnosis = try workshop.snapshot("doctor")
    #expect(diagnosis.status == 74)
    #expect(diagnosis.output.contains("Cannot read Package.swift: /p/Package.swift:9:3: cannot find 'targt' in scope"))
  }

  @Test func aManifestForANewerSwift() throws {
    let error = "error: package 'app' is using Swift tools version 9.9.0 but the installed version is 6.2.0"
    try workshop.swift("[ \"$1\" = package ] && { echo \"\(error)\" >&2; exit 1; }\n")
    let remedy = "Install a newer version of Swift, or lower swift-tools-version in Package.swift"
    #expect(try workshop.snapshot("init").errors.contains(remedy))
    #expect(try workshop.snapshot("doctor").output.contains(remedy))
  }

  @Test func manifestsForVersionsOfSwiftAreNamed() throws {
    let sentence = "versions of Swift read Package@swift-6.1.swift, Package@swift-6.2.swift instead of Package.swift."
    #expect(try workshop.snapshot("init", "--dry-run").output.contains("Some versions of Swift") == false)
    for version in ["6.2", "6.1"] { try workshop.write("Package@swift-\(version).swift", "") }
    #expect(try workshop.snapshot("init", "--dry-run").output.contains(sentence))
  }

  @Test func aMachineWithoutSwift() throws {
    try FileManager.default.removeItem(atPath: workshop.root + "/bin/swift")
    let outcome = try workshop.snapshot("init", environment: ["PATH": workshop.root + "/bin"])
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("no test was added: swift was not found on the PATH\nInstall Swift 6.2 or later"))
    #expect(
      try workshop.snapshot("verify", environment: ["PATH": workshop.root + "/bin"]).errors
        .contains("swift was not found on the PATH. Install Swift 6.2 or later, and add it to the PATH."))
  }

  @Test func aFolderThatCannotBeWritten() throws {
    // A folder in the place of the file, because root can write to any folder.
    try workshop.makeFolder(".gitattributes")
    let outcome = try workshop.snapshot("init")
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("Make the folder writable, then run the command again."), "\(outcome)")
    #expect(!outcome.errors.contains("--out"))
  }

  @Test func aMachineWithoutGit() throws {
    let environment = ["PATH": workshop.root + "/bin"]
    #expect(try workshop.snapshot("doctor", environment: environment).output.contains("git was not found on the PATH."))
    #expect(
      try workshop.snapshot("resolve", environment: environment).errors
        .contains("git was not found on the PATH. Install git, and add it to the PATH."))
  }

  @Test func aPackageWithoutGit() throws {
    #expect(try workshop.snapshot("doctor").output.contains("The package is not in a git repository."))
    try workshop.makeFolder(".git")
    #expect(try workshop.snapshot("doctor").output.contains("not in a git repository") == false)
  }

  @Test func aPathWithSpaces() throws {
    try workshop.makeFolder("My App (1)/Tests/AppTests")
    try workshop.write("My App (1)/Package.swift", "// swift-tools-version: 6.2\n")
    let package = workshop.root + "/My App (1)"
    #expect(try workshop.snapshot("init", "--package-path", package).status == 0)
    #expect(workshop.read("My App (1)/Tests/AppTests/FirstSnapshotTests.swift")?.contains("assertSnapshot") == true)
    let diagnosis = try workshop.snapshot("doctor", "--package-path", package)
    #expect(diagnosis.output.contains("Runs can be written to .build/snapshots."), "\(diagnosis)")
  }

  @Test func anOlderSwift() throws {
    try describe(#"{"name":"AppTests","type":"test"}"#, version: "6.1.3")
    let diagnosis = try workshop.snapshot("doctor")
    #expect(diagnosis.status == 74)
    #expect(diagnosis.output.contains("Swift 6.1.3 is too old.\n  Install Swift 6.2 or later"))
  }

  @Test func aProxyIsNamedWithoutItsPassword() throws {
    let diagnosis = try workshop.snapshot(
      "doctor", environment: ["HTTPS_PROXY": "http://user:secret@proxy.example:3128"])
    #expect(diagnosis.output.contains("through proxy.example:3128 (HTTPS_PROXY is set)"))
    #expect(!diagnosis.output.contains("secret"))
  }
}

import Foundation
import Testing

@testable import SnapshotCLI  // Most settings show only in a test process, and some only on other machines.

/// The settings in which `snapshot doctor --determinism` runs the tests.
@Suite struct TestEnvironmentTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  private func environments(_ inherited: [String: String] = [:]) async throws -> TestEnvironments {
    try await TestEnvironments(folder: workshop.root + "/environments", inherited: inherited, canPreload: false)
  }

  private func variables(_ name: String, _ inherited: [String: String] = [:]) async throws -> [String: String?] {
    let environments = try await environments(inherited)
    return try #require(environments.variations.first { $0.name == name }).variables(besides: inherited)
  }

  /// Settings differ from the user's, whatever those are.
  @Test func theUsersSettingIsNeverChosen() async throws {
    #expect(try await variables("locale")["LC_ALL"] == "tr_TR.UTF-8")
    #expect(try await variables("locale", ["LANG": "tr_TR.UTF-8"])["LC_ALL"] == "de_DE.UTF-8")
    #expect(try await variables("terminal")["TERM"] == "dumb")
    #expect(try await variables("terminal", ["TERM": "dumb"])["TERM"] == "xterm-256color")
    #expect(try await variables("terminal")["NO_COLOR"] == "1")
    let colored = try await variables("terminal", ["NO_COLOR": "1"])
    #expect(colored.keys.contains("NO_COLOR") && colored["NO_COLOR"] == .some(nil))
    let seeded = try await variables("hash seed", ["SWIFT_DETERMINISTIC_HASHING": "1"])
    #expect(seeded["SWIFT_DETERMINISTIC_HASHING"] == .some(nil))
  }

  /// Without a library in the test process, Foundation on Linux has one locale.
  @Test func settingsThatCannotChangeAreListed() async throws {
    #expect(try await environments().exceptions.contains { $0.hasPrefix("Locale.current (") })
  }

  @Test func settingsAreCombined() async throws {
    let first = TestEnvironment(
      name: "a", variables: ["A": "1", "B": "1"], preloadedLibraries: ["/a.so"], launcher: ["/bin/a", "-x"])
    let second = TestEnvironment(
      name: "b", variables: ["B": nil], preloadedLibraries: ["/b.so"], workingFolder: "/folder")
    let both = first.combined(with: second)
    #expect(
      both.variables(besides: ["LD_PRELOAD": "/own.so"])
        == ["A": "1", "B": nil, "LD_PRELOAD": "/own.so:/a.so:/b.so", "PWD": "/folder"])
    #expect(both.command(["test"]).arguments == ["-x", "swift", "test"])
    #expect(second.command(["test"]).arguments == ["test"])
    #expect(second.variables(besides: ["LD_PRELOAD": ""])["LD_PRELOAD"] == "/b.so")
  }

  @Test(arguments: [
    ("Name:\tsnapshot\nCpus_allowed_list:\t0-3\nMems:\t0\n", "0"), ("Cpus_allowed_list:\t6,8-9\n", "6"),
    ("Cpus_allowed_list:\t2\n", nil), ("Cpus_allowed:\tff\n", nil),
  ])
  func processors(status: String, first: String?) { #expect(Processors.firstOfMany(inStatus: status) == first) }

  /// Files of the toolchain are linked; other files of the user are not there.
  @Test func theHomeFolder() throws {
    try workshop.write("home/.swiftpm/configuration/mirrors.json", "{}")
    try workshop.write("home/.apprc", "a")
    let path = workshop.root + "/environments/home-folder"
    try workshop.write("environments/home-folder/left", "over")
    for _ in 0..<2 {
      #expect(try HomeFolder(at: path, toolchainOf: workshop.root + "/home").path == path)
      #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [".swiftpm"])
      #expect(workshop.read("environments/home-folder/.swiftpm/configuration/mirrors.json") == "{}")
    }
    #expect(workshop.read("home/.swiftpm/configuration/mirrors.json") == "{}")
  }

  @Test func aFolderThatCannotBeWritten() async throws {
    try workshop.write("environments", "a file")
    await #expect(throws: CommandError.self) { _ = try await environments() }
  }

  @Test func librariesAreNotMixedWithSanitizers() {
    #expect(PreloadedLibrary.canBeLoaded(withTestArguments: ["test", "--parallel"]))
    #expect(!PreloadedLibrary.canBeLoaded(withTestArguments: ["test", "--sanitize=address"]))
    #expect(!PreloadedLibrary.canBeLoaded(withTestArguments: ["test", "--static-swift-stdlib"]))
  }
}

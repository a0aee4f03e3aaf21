import Foundation
import SnapshotRepository
import Testing

@testable import SnapshotCLI  // The folders of a machine without a library can only be made up below the command.

/// `snapshot doctor` and system libraries, with pkg-config files that the tests make up.
@Suite struct LibraryChecksTests {
  let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    try workshop.swift("")
  }

  /// Writes a file with the lines of a library, and more lines.
  private func pkgConfigFile(_ name: String, version: String = "99.0", _ lines: String...) throws {
    let text = ["prefix=/nowhere", "Name: \(name)", "Version: \(version)", "Cflags: -I${prefix}/include"] + lines
    try workshop.write("pkgconfig/\(name).pc", text.joined(separator: "\n") + "\n")
  }

  /// The checks on a machine with these files, on which the compiler finds no header by itself.
  private func diagnosis(of check: String, hasProgram: Bool = true) throws -> Diagnosis {
    let search = PkgConfigFolders(
      folders: [workshop.root + "/pkgconfig"], programVersion: hasProgram ? "2.0" : nil, usualFolders: [])
    let found = LibraryChecks(search: search, headerFolders: []).diagnoses
    return try #require(found.first { $0.check == check })
  }

  // MARK: Files that are missing

  @Test func theCommandNamesTheMissingFile() throws {
    try pkgConfigFile("libpng", "Requires.private: made-up-codec >= 1.2")
    try pkgConfigFile("harfbuzz")
    let outcome = try workshop.snapshot("doctor", environment: ["PKG_CONFIG_PATH": workshop.root + "/pkgconfig"])
    let message =
      "made-up-codec.pc was not found. libpng.pc requires it, so SwiftPM ignores all flags of libpng.pc."
    #expect(outcome.output.contains(message), "\(outcome)")
    #expect(
      outcome.output.contains("\n  Install the package that contains made-up-codec.pc. If it is installed, add"))
    #expect(outcome.output.contains("harfbuzz 99.0.\n"))
  }

  @Test func aMachineWithoutTheFileOfZlib() throws {
    try pkgConfigFile("libpng", "Requires.private: zlib")
    try pkgConfigFile("harfbuzz")
    let found = try diagnosis(of: "libpng")
    #expect(found.state == .problem)
    #expect(found.exitCode == 74)
    #expect(found.message.hasPrefix("zlib.pc was not found. libpng.pc requires it, so SwiftPM ignores all flags"))
    #if os(macOS)
      #expect(found.remedy.hasPrefix("Install it: brew install pkgconf."))
    #else
      #expect(found.remedy.hasPrefix("Install it: apt-get install zlib1g-dev."))
    #endif
    #expect(try diagnosis(of: "harfbuzz").message == "harfbuzz 99.0.")
    try pkgConfigFile("zlib")
    #expect(try diagnosis(of: "libpng").message == "libpng 99.0.")
  }

  @Test func requirementsOfRequirementsAreFollowed() throws {
    try pkgConfigFile("harfbuzz", "Requires: glib-2.0, freetype2 >= 9")
    try pkgConfigFile("glib-2.0", "Requires.private: harfbuzz")
    try pkgConfigFile("freetype2", "Requires: glib-2.0", "Requires.private: bzip2")
    #expect(
      try diagnosis(of: "harfbuzz").message == "bzip2.pc was not found. harfbuzz.pc requires it "
        + "(harfbuzz.pc requires freetype2.pc requires bzip2.pc), so SwiftPM ignores all flags of harfbuzz.pc.")
  }

  @Test func aMachineWithoutTheLibrary() throws {
    let found = try diagnosis(of: "libpng")
    #expect(found.state == .problem)
    #expect(found.message == "libpng is not installed: libpng.pc was not found.")
    #if os(macOS)
      #expect(found.remedy.hasPrefix("Install it: brew install pkgconf libpng,"))
    #else
      #expect(found.remedy.hasPrefix("Install it: apt-get install pkgconf libpng-dev,"))
    #endif
  }

  @Test func aFolderInWhichSwiftPMDoesNotLook() throws {
    try workshop.write("lib64/libpng.pc", "Name: libpng\nVersion: 1.6.40\n")
    var search = PkgConfigFolders(folders: [], programVersion: nil, usualFolders: [workshop.root + "/lib64"])
    func libpng() throws -> Diagnosis {
      try #require(LibraryChecks(search: search, headerFolders: []).diagnoses.first { $0.check == "libpng" })
    }
    #expect(try libpng().message == "libpng.pc is in \(workshop.root)/lib64, which SwiftPM does not search.")
    #expect(try libpng().remedy.hasPrefix("Install pkg-config, which searches this folder by default: "))
    search.programVersion = "2.0"
    #expect(try libpng().remedy == "Add the folder to the search path: export PKG_CONFIG_PATH=\(workshop.root)/lib64")
    try workshop.write("lib64/zlib.pc", "")
    try pkgConfigFile("libpng", "Requires.private: zlib")
    search.folders = [workshop.root + "/pkgconfig"]
    #expect(
      try libpng().message == "zlib.pc is in \(workshop.root)/lib64, which SwiftPM does not search. "
        + "libpng.pc requires it, so SwiftPM ignores all flags of libpng.pc.")
  }

  @Test func aHeaderThatTheCompilerFindsMakesItAWarning() throws {
    try workshop.write("include/png.h", "")
    let search = PkgConfigFolders(folders: [], programVersion: "2.0", usualFolders: [])
    let found = LibraryChecks(search: search, headerFolders: [workshop.root + "/include"]).diagnoses
    let libpng = try #require(found.first { $0.check == "libpng" })
    #expect(libpng.state == .warning)
    #expect(libpng.message.hasSuffix("Swift uses the headers in \(workshop.root)/include instead."))
    #expect(found.first { $0.check == "harfbuzz" }?.state == .problem)
  }

  // MARK: The program and versions

  @Test func theCommandOnAMachineWithoutPkgConfig() throws {
    let outcome = try workshop.snapshot("doctor", environment: ["PATH": workshop.root + "/bin"])
    #expect(outcome.output.contains("! pkg-config was not found on the PATH."), "\(outcome)")
    #if os(macOS)
      #expect(outcome.output.contains("\n  Install it: brew install pkgconf\n"))
    #else
      #expect(outcome.output.contains("\n  Install it: apt-get install pkgconf\n"))
    #endif
  }

  @Test func anOlderLibrary() throws {
    try pkgConfigFile("harfbuzz", version: "2.7.4")
    let found = try diagnosis(of: "harfbuzz")
    #expect(found.state == .problem)
    #expect(found.message == "harfbuzz 2.7.4 is older than 4.0.")
    try pkgConfigFile("harfbuzz", version: "10.2.0")
    #expect(try diagnosis(of: "harfbuzz").state == .good)
  }

  @Test func aFileThatSwiftPMCannotRead() throws {
    try pkgConfigFile("libpng", "Libs: -L${libdir}")
    let found = try diagnosis(of: "libpng")
    #expect(found.state == .problem)
    #expect(
      found.message == "SwiftPM ignores libpng.pc, because \(workshop.root)/pkgconfig/libpng.pc is not valid: "
        + "the variable libdir is not set.")
  }

  @Test func filesAreReadAsSwiftPMReadsThem() throws {
    let text = """
      # A comment
      codec=made-up
      Version: 1.2.3 # another

      Requires.private: ${codec}-codec,zlib  >= 1.2 , brotli
      Requires: glib-2.0 = 2.1
      URL: https://example.org/a=b
      """
    let file = try PkgConfigFile(text, folder: "/x")
    #expect(file.version == "1.2.3")
    #expect(file.requirements == ["glib-2.0", "made-up-codec", "zlib", "brotli"])
    #expect(throws: PkgConfigFile.Malformed.self) { try PkgConfigFile("Name: x\nnonsense\n", folder: "/x") }
  }

  // MARK: One table

  private func repositoryText(_ path: String) throws -> String {
    return try Repository.text(path)
  }

  @Test func bootstrapInstallsTheSameLibraries() throws {
    let rows = try repositoryText("Scripts/libraries.tsv").split(separator: "\n").filter { !$0.hasPrefix("#") }
    let table = SystemLibrary.all.map { library in
      [
        library.name, library.minimum?.description ?? "-", library.header ?? "-", library.aptPackage,
        library.brewFormula,
      ].joined(separator: "\t")
    }
    #expect(rows.map(String.init) == table)
  }

  @Test(arguments: [SystemLibrary.libpng, .harfbuzz])
  func theManifestNamesTheSamePackages(library: SystemLibrary) throws {
    let providers =
      #"pkgConfig: "\#(library.name)", providers: [.apt(["\#(library.aptPackage)", "pkgconf"]), "#
      + #".brew(["\#(library.brewFormula)", "pkgconf"])]"#
    let manifest = try repositoryText("Package.swift").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let isNamed = manifest.contains(providers)
    #expect(isNamed, "Package.swift does not contain: \(providers)")
  }

  /// A reader who copies a command from a page gets everything that SwiftPM needs.
  @Test func pagesInstallPkgConfigWithTheLibraries() throws {
    let documentation = Repository.url("Documentation")
    let files = try #require(FileManager.default.enumerator(atPath: documentation.path)).compactMap { $0 as? String }
    var commands = 0
    let pages = files.filter { $0.hasSuffix(".md") || $0.hasSuffix(".yml") }.map { "Documentation/" + $0 }
    for path in ["README.md"] + pages {
      for line in try repositoryText(path).split(separator: "\n") {
        for (command, package) in [("apt-get install ", "libpng-dev"), ("brew install ", "libpng")] {
          for part in line.components(separatedBy: command).dropFirst() {
            let words = part.prefix { !"`&#'".contains($0) }.split(separator: " ")
            guard words.contains(Substring(package)) else { continue }
            commands += 1
            #expect(words.contains("pkgconf"), "\(path): \(line)")
          }
        }
      }
    }
    #expect(commands > 10)
  }
}

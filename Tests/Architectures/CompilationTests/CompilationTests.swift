import Foundation
import SliceKit
import Testing

/// Code that must not compile. A comment above each rejected line has a part of the error's message.
@Suite struct CompilationTests {
  private static let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// Returns the rejected lines of a file and a part of each message.
  private func announced(in file: URL) throws -> [TypeChecker.Diagnostic] {
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    return lines.enumerated().compactMap { index, line in
      line.range(of: "// Rejected: ").map { .init(line: index + 2, message: String(line[$0.upperBound...])) }
    }
  }

  @Test(
    "S3, S4: view models that are mutable, refer to mutable data or cannot be compared do not compile",
    arguments: [
      "CapturingClosure", "ForeignExample", "MutableClass", "MutableReference", "NotComparable", "RequiredInitializer",
    ])
  func rejected(name: String) throws { try expectErrors(in: name) }

  @Test("Code that uses what only this package's modules share does not compile") func internals() throws {
    try expectErrors(in: "PackageInternals")
  }

  /// Expects the announced errors of a fixture, and no others.
  private func expectErrors(in name: String) throws {
    let file = Self.folder.appendingPathComponent(name + ".swift")
    let announced = try announced(in: file)
    #expect(!announced.isEmpty)
    let found = try TypeChecker().errors(in: file)
    #expect(found.map(\.line) == announced.map(\.line))
    for (error, part) in zip(found, announced) { #expect(error.message.contains(part.message)) }
  }

  @Test("The corrected code compiles") func accepted() throws {
    #expect(try TypeChecker().errors(in: Self.folder.appendingPathComponent("Valid.swift")) == [])
  }

  @Test("Forms in tests for swift-snapshot-testing compile without warnings", arguments: [5, 6])
  func existingForms(languageMode: Int) throws {
    let file = Self.folder.appendingPathComponent("ExistingForms.swift")
    #expect(try TypeChecker().typeCheck([file], languageMode: languageMode) == "")
  }

  @Test("Conformances that are redundant compile") func ownConformances() throws {
    #expect(try TypeChecker().errors(in: Self.folder.appendingPathComponent("OwnConformances.swift")) == [])
  }

  @Test("Each fixture is checked") func everyFixture() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(
      files == [
        "CapturingClosure.swift", "ExistingForms.swift", "ForeignExample.swift", "MutableClass.swift",
        "MutableReference.swift", "NotComparable.swift", "OwnConformances.swift", "PackageInternals.swift",
        "RequiredInitializer.swift", "Valid.swift",
      ])
  }
}

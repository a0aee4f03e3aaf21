import Foundation

/// The modules of a package with previews, and the test that verifies them.
struct PreviewTestFile {
  private let packageRoot: String
  private let targets: [PackageDescription.Target]

  init(packageRoot: String, description: PackageDescription) {
    self.packageRoot = packageRoot
    targets = description.targets
  }

  /// The modules with previews, sorted.
  var modules: [String] {
    targets.filter { $0.type == "regular" || $0.type == "executable" }.filter { target in
      contains(target) { $0.contains("#Preview") || $0.contains(": PreviewProvider") }
    }.map(\.name).sorted()
  }

  /// Whether a test asserts previews.
  var exists: Bool { !filters.isEmpty }

  /// Filters for `swift test` that select the tests of previews.
  var filters: [String] {
    tests.flatMap { target, functions in functions.map { "^\(target)\\.(.*/)?\($0)(\\(|$)" } }
  }

  /// The test targets with tests of previews.
  var testTargets: [String] { tests.map(\.target) }

  /// The functions that assert previews, by test target.
  private var tests: [(target: String, functions: [String])] {
    targets.filter { $0.type == "test" }.map { target in
      (target.name, sources(of: target).flatMap(Self.functions(in:)))
    }.filter { !$0.functions.isEmpty }
  }

  /// Filters for `swift test` that select the tests of previews.
  ///
  /// - Throws: ``CommandError`` with the test to write if there is none.
  func requiredFilters() throws -> [String] {
    let filters = filters
    guard filters.isEmpty else { return filters }
    guard let proposal else {
      throw CommandError(
        .incomplete, "The package has no previews, or no test target in which a test could assert them.")
    }
    throw CommandError(
      .incomplete,
      """
      No test asserts previews. Modules with previews: \(modules.joined(separator: ", "))
      To write this test to \(proposal.path): swift run snapshot init

      \(proposal.text)
      """)
  }

  /// The file to add; `nil` if no module has previews, a test asserts them, or there is no test target.
  var proposal: (path: String, text: String)? {
    let modules = modules
    guard let first = modules.first, !exists else { return nil }
    let tests = targets.filter { $0.type == "test" }
    guard let target = tests.first(where: { $0.name == first + "Tests" }) ?? tests.first else { return nil }
    let path = target.folder + "/PreviewTests.swift"
    guard !FileManager.default.fileExists(atPath: packageRoot + "/" + path) else { return nil }
    return (path, Self.text(modules: modules))
  }

  /// Returns a test of previews.
  static func text(modules: [String]) -> String {
    let assertions = modules.map { "  assertPreviews(in: \"\($0)\")\n" }
    return
      "import Snapshot\nimport SnapshotUI\nimport Testing\n\n@MainActor @Test func previews() {\n\(assertions.joined())}\n"
  }

  /// Returns the names of the functions that assert previews.
  static func functions(in source: String) -> [String] {
    var function = ""
    var found: [String] = []
    for line in source.split(separator: "\n") {
      let code = line.trimmingCharacters(in: .whitespaces)
      if code.hasPrefix("//") { continue }
      if let keyword = line.range(of: "func ") {
        function = String(line[keyword.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
      let asserts = code.contains("assertPreviews(") || code.contains("assertPreview(")
      if asserts, !function.isEmpty, !found.contains(function) { found.append(function) }
    }
    return found
  }

  private func sources(of target: PackageDescription.Target) -> [String] {
    SourceFiles.swift(in: packageRoot + "/" + target.folder).compactMap {
      try? String(contentsOfFile: $0, encoding: .utf8)
    }
  }

  private func contains(_ target: PackageDescription.Target, where isWanted: (String) -> Bool) -> Bool {
    sources(of: target).contains(where: isWanted)
  }
}

import Foundation

/// The modules of a package with previews, and the test that verifies them.
struct PreviewTestFile {
  private let packageRoot: String
  private let description: PackageDescription
  private var targets: [PackageDescription.Target] { description.targets }

  init(packageRoot: String, description: PackageDescription) {
    self.packageRoot = packageRoot
    self.description = description
  }

  /// The test target for a test of the previews, or of a value if there are none.
  var placement: TestPlacement {
    TestPlacement(in: description, packageRoot: packageRoot, previewModules: modules)
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
        .incomplete,
        modules.isEmpty
          ? "The package has no previews."
          : "The manifest names each source of \(placement.name): write a test of the previews, and add it there.")
    }
    throw CommandError(
      .incomplete,
      """
      No test asserts previews. Modules with previews: \(modules.joined(separator: ", "))
      To write this test to \(proposal.path): swift run snapshot init

      \(proposal.text)
      """)
  }

  /// The file to add; `nil` if no module has previews, or a test asserts them.
  var proposal: (path: String, text: String)? {
    let modules = modules
    guard !modules.isEmpty, !exists, let folder = placement.folder else { return nil }
    let path = folder + "/PreviewTests.swift"
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

import Foundation
import SnapshotRepository
import Testing

/// The tutorials of the documentation: after each step that shows a file, all files compile, and after the last step they are
/// those of `Examples/Recipes`.
@Suite struct TutorialTests {
  /// A step that shows a file.
  private struct Step {
    var tutorial: String
    /// The name of the file that the reader edits.
    var name: String
    /// The contents after the step.
    var contents: String
  }

  private static let tutorials = Repository.url("Sources/Assertions/Snapshot/Snapshot.docc/Tutorials")

  private func read(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// The steps of all tutorials, in the order of the table of contents.
  private func steps() throws -> [Step] {
    let contents = try read(Self.tutorials.appendingPathComponent("Tutorials.tutorial"))
    let names = contents.matches(of: #/@TutorialReference\(tutorial: "doc:([^"]+)"\)/#).map { String($0.1) }
    return try names.flatMap { name in
      let tutorial = try read(Self.tutorials.appendingPathComponent(name + ".tutorial"))
      return try tutorial.matches(of: #/@Code\(name: "([^"]+)", file: "([^"]+)"\)/#).map { match in
        Step(
          tutorial: name, name: String(match.1),
          contents: try read(Self.tutorials.appendingPathComponent("Resources/" + match.2)))
      }
    }
  }

  @Test func everyStepCompiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tutorial-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let steps = try steps()
    #expect(steps.count >= 10)
    let checker = try TypeChecker()
    var files: Set<URL> = []
    for step in steps {
      // One module has the files of the target and of its tests here.
      let contents = step.contents.replacing("import Recipes\n", with: "")
      let file = folder.appendingPathComponent(step.name)
      files.insert(file)
      try contents.write(to: file, atomically: true, encoding: .utf8)
      let output = try checker.typeCheck(files.sorted { $0.path < $1.path })
      #expect(output == "", "\(step.tutorial), \(step.name)")
    }
  }

  @Test func theLastStepsMatchTheExample() throws {
    var last: [String: String] = [:]
    for step in try steps() { last[step.name] = step.contents }
    let example = Repository.url("Examples/Recipes")
    var files: [String: String] = [:]
    for folder in ["Sources", "Tests"] {
      for name in try FileManager.default.contentsOfDirectory(atPath: example.appendingPathComponent(folder).path)
      // The pictures that only the picture book shows.
      where name.hasSuffix(".swift") && name != "PictureBookTests.swift" {
        files[name] = try read(example.appendingPathComponent(folder + "/" + name))
      }
    }
    #expect(last.keys.sorted() == files.keys.sorted())
    for (name, contents) in files { #expect(last[name] == contents, "\(name)") }
  }
}

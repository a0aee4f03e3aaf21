import Foundation
import SnapshotRepository
import Testing

/// Documentation/Architecture.md names the floors, modules, files and declarations that exist.
@Suite struct ArchitecturePageTests {
  private let page: String

  init() throws { page = try Repository.text("Documentation/Architecture.md") }

  @Test func floorsAndModulesAreThoseOfTheSources() throws {
    var modules: [String: Set<String>] = [:]
    var floor = ""
    for row in page.matches(of: /(?m)^\| (?:\[\w+\]\(\.\.\/Sources\/(\w+)\))? ?\| ([^|]*) \| [^|]* \|$/) {
      if let next = row.output.1 { floor = String(next) }
      modules[floor, default: []].formUnion(row.output.2.matches(of: /`(\w+)`/).map { String($0.output.1) })
    }
    let floors = try folders(in: "Sources")
    #expect(modules == Dictionary(uniqueKeysWithValues: try floors.map { ($0, Set(try folders(in: "Sources/\($0)"))) }))
  }

  @Test func eachStepNamesAFileAndItsDeclarations() throws {
    let walks = page.components(separatedBy: "\n### ").dropFirst()
    #expect(walks.count == 3)
    for walk in walks {
      let steps = walk.matches(of: /(?m)^\d+\. \[([^\]]+)\]\(\.\.\/(Sources\/[^)]+)\)((?s:.*?))(?=\n\d+\. |\n\n|\z)/)
      #expect(steps.count >= 8 && steps.count <= 25, "\(walk.prefix { $0 != "\n" })")
      #expect(Set(steps.map(\.output.2)).count == steps.count, "A step enters a file again.")
      for step in steps {
        let (name, path, words) = (step.output.1, String(step.output.2), step.output.3)
        #expect(path.hasSuffix("/\(name)"), "\(path) has another name than its link")
        guard let source = try? Repository.text(path) else {
          Issue.record("\(path) does not exist.")
          continue
        }
        // The first name of a step is one that the file declares.
        guard let first = words.firstMatch(of: /`([\w.]+)`/) else { continue }
        let declared = first.output.1.split(separator: ".").last ?? first.output.1
        #expect(source.contains(declared), "\(path) does not have \(first.output.1)")
      }
    }
  }

  private func folders(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: Repository.url(path), includingPropertiesForKeys: [.isDirectoryKey])
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }.map(\.lastPathComponent)
  }
}

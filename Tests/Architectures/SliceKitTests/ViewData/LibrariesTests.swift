import Foundation
import SnapshotRepository
import Testing

/// V10 and B14: the page says which libraries and packages each product links, and the manifest is as it says.
@Suite struct LibrariesTests {
  private static func text(of file: String) throws -> String {
    try String(contentsOf: Repository.url(file).resolvingSymlinksInPath(), encoding: .utf8)
  }

  private struct Target {
    /// The targets of this package that it depends on.
    var targets: Set<String> = []
    /// The system libraries and the packages that it links itself.
    var libraries: Set<String> = []
    var packages: Set<String> = []
  }

  /// The targets of the manifest.
  private static func targets() throws -> [String: Target] {
    let manifest = try text(of: "Package.swift")
    var targets: [String: Target] = [:]
    for part in manifest.split(separator: /\n  \.(?=\w+\()/).dropFirst() {
      guard let name = part.firstMatch(of: /name: "(\w+)"/)?.output.1 else { continue }
      var target = Target()
      if part.hasPrefix("systemLibrary") {
        target.libraries = [String(try #require(part.firstMatch(of: /pkgConfig: "(\w+)"/)).output.1)]
      } else if let start = part.range(of: "dependencies: [") {
        // The list ends where a bracket closes that it did not open; products have none.
        let dependencies = part[start.upperBound...].prefix { $0 != "]" }
        target.packages = Set(dependencies.matches(of: /package: "([\w-]+)"/).map { String($0.output.1) })
        let own = dependencies.replacing(/\.product\([^)]*\)/, with: "")
        target.targets = Set(own.matches(of: /"(\w+)"/).map { String($0.output.1) })
      }
      // The publishers and the parser have names of their own in the manifest.
      if part.contains(/(?:\+ |: )combine\b/) { target.packages.insert("OpenCombine") }
      if part.contains(/(?:\+ |: )swiftSyntax\b/) { target.packages.insert("swift-syntax") }
      target.libraries.formUnion(part.matches(of: /linkedLibrary\("(\w+)"\)/).map { String($0.output.1) })
      targets[String(name)] = target
    }
    return targets
  }

  /// Returns everything that targets link.
  private static func closure(of names: [String], in targets: [String: Target]) throws -> Target {
    var (all, open) = (Target(), names)
    while let next = open.popLast() {
      guard all.targets.insert(next).inserted else { continue }
      let target = try #require(targets[next], "\(next)")
      all.libraries.formUnion(target.libraries)
      all.packages.formUnion(target.packages)
      open += target.targets
    }
    return all
  }

  /// The rows of the page's table: product, libraries, packages.
  private static func rows() throws -> [(product: String, libraries: Set<String>, packages: Set<String>)] {
    let page = try text(of: "Documentation/ViewData.md")
    let section = try #require(page.range(of: "## Libraries and packages"))
    func names(_ cell: Substring) -> Set<String> { Set(cell.matches(of: /`([\w-]+)`/).map { String($0.output.1) }) }
    return page[section.upperBound...].split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      return names(cells[1]).sorted().map { ($0, names(cells[2]), names(cells[3])) }
    }
  }

  @Test("V10, B14: the page lists the libraries and packages of every product") func products() throws {
    let targets = try Self.targets()
    let manifest = try Self.text(of: "Package.swift")
    let products = manifest.matches(of: /\.(?:library|executable)\(\s*name: "(\w+)",\s*targets: \[([^\]]+)\]\)/)
    let rows = try Self.rows()
    #expect(Set(rows.map(\.product)) == Set(products.map { String($0.output.1) }))
    for product in products {
      let row = try #require(rows.first { $0.product == product.output.1 }, "\(product.output.1)")
      let closure = try Self.closure(of: product.output.2.matches(of: /\w+/).map { String($0.output) }, in: targets)
      #expect(row.libraries == closure.libraries, "\(row.product)")
      #expect(row.packages == closure.packages, "\(row.product)")
    }
  }

  @Test("V10, B14: the rasterizer links no package, and views link only OpenCombine") func noPackages() throws {
    #expect(try Self.closure(of: ["Raster"], in: Self.targets()).packages.isEmpty)
    for name in ["SnapshotUI", "SliceKit"] {
      #expect(try Self.closure(of: [name], in: Self.targets()).packages == ["OpenCombine"], "\(name)")
    }
  }

  @Test("V10: the page says why each library and package is needed") func reasons() throws {
    let page = try Self.text(of: "Documentation/ViewData.md")
    let section = page[try #require(page.range(of: "## Libraries and packages")).upperBound...]
    let all = try Self.rows().reduce(into: Set<String>()) { $0.formUnion($1.libraries.union($1.packages)) }
    #expect(!all.isEmpty)
    for name in all { #expect(section.contains("- `\(name)`"), "\(name)") }
  }
}

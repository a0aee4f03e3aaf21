import Foundation
import SnapshotWorkspace

/// The folder `test-results` of Playwright: `<test>/<name>-actual.<extension>`, with `-expected`, `-diff` and `-previous` beside
/// it. The reference is `<spec file>-snapshots/<name>-<project>-<platform>.<extension>` by default.
///
/// The name in `test-results` can be shortened, and a configuration can change the path of the reference. The reference is
/// therefore the file with the contents of `-expected`; the names decide if several files have them.
///
/// Source: `packages/playwright/src/matchers/toMatchSnapshot.ts` of microsoft/playwright, class `SnapshotHelper`.
enum PlaywrightLayout {
  static let folderSuffix = "-snapshots"

  /// Returns the path without a role such as `actual` and without its extension; `nil` if the file has another role.
  static func base(of path: String, role: String) -> String? {
    let path = path as NSString
    let stem = path.deletingPathExtension
    guard stem.hasSuffix("-" + role), !(stem as NSString).lastPathComponent.hasPrefix("-") else { return nil }
    return String(stem.dropLast(role.count + 1))
  }

  static func fill(_ plan: inout ImportPlan, _ artifacts: ArtifactFolder, _ references: ReferenceFiles) {
    var search = Search(references: references)
    let byPath = Dictionary(artifacts.files.map { ($0.path, $0) }) { first, _ in first }
    for file in artifacts.files {
      let pathExtension = (file.name as NSString).pathExtension
      func sibling(_ base: String, _ role: String) -> ArtifactFolder.File? {
        byPath["\(base)-\(role)" + (pathExtension.isEmpty ? "" : "." + pathExtension)]
      }
      if let base = base(of: file.path, role: "expected") {
        if sibling(base, "actual") == nil { plan.leaveOut(file, "there is no actual file for it") }
        continue
      }
      guard let base = base(of: file.path, role: "actual") else { continue }
      // Without a reference, Playwright writes no expected file, and by default records the new value.
      let expected = sibling(base, "expected")
      let candidates: [String]
      do throws(PlainFile.Refusal) {
        candidates = search.references(
          equalTo: try artifacts.contents(of: expected ?? file), format: pathExtension,
          base: (base as NSString).lastPathComponent, folder: file.parts[0])
      } catch {
        plan.leaveOut(expected ?? file, error.reason)
        continue
      }
      switch candidates.count {
      case 0:
        plan.leaveOut(
          file,
          expected == nil
            ? "Playwright found no reference; record it with playwright test --update-snapshots"
            : "no reference has the contents of its expected file; run the tests again")
      case 1: plan.pairs.append(pair(file, base: (base as NSString).lastPathComponent, candidates[0], references))
      default: plan.leaveOut(file, matching: candidates)
      }
    }
  }

  private static func pair(
    _ file: ArtifactFolder.File, base: String, _ reference: String, _ references: ReferenceFiles
  ) -> ImportPlan.Pair {
    let parts = reference.split(separator: "/").map(String.init)
    var pair = ImportPlan.Pair(
      actual: file, reference: reference, hasReference: true, source: nil,
      target: parts.dropLast().joined(separator: "/"), suite: "",
      test: ((parts.last ?? "") as NSString).deletingPathExtension, name: "",
      format: (reference as NSString).pathExtension)
    if let index = parts.firstIndex(where: { $0.hasSuffix(folderSuffix) }) {
      let spec = String(parts[index].dropLast(folderSuffix.count))
      let source = (parts[..<index] + [spec]).joined(separator: "/")
      pair.target = parts[..<index].joined(separator: "/")
      pair.suite = ([spec] + parts[(index + 1)...].dropLast()).joined(separator: "/")
      pair.source = references.exists(source) ? source : nil
    }
    if pair.test.hasPrefix(base + "-") {
      pair.name = String(pair.test.dropFirst(base.count + 1))
      pair.test = base
    }
    return pair
  }

  /// Finds references by their contents. Each file is read at most once.
  private struct Search {
    let references: ReferenceFiles
    private var paths: [String: [Int: [String]]] = [:]
    private var digests: [String: String] = [:]

    init(references: ReferenceFiles) { self.references = references }

    /// Returns the references with the same contents. The names of the reference, the spec and the project decide if several
    /// files have them.
    mutating func references(equalTo data: Data, format: String, base: String, folder: String) -> [String] {
      if paths[format] == nil {
        paths[format] = Dictionary(grouping: references.all(withExtension: format)) {
          references.attributes(of: $0)?.size ?? -1
        }
      }
      let digest = ContentDigest.of(data)
      var found: [String] = []
      for path in paths[format]?[data.count] ?? [] {
        if digests[path] == nil {
          digests[path] = ((try? references.contents(of: path)) ?? nil).map(ContentDigest.of) ?? ""
        }
        if digests[path] == digest { found.append(path) }
      }
      for rule in [Self.hasName(base), Self.isOfProject(base, folder), Self.isOfSpec(folder)] where found.count > 1 {
        let named = found.filter(rule)
        if !named.isEmpty { found = named }
      }
      return found
    }

    private static func hasName(_ base: String) -> (String) -> Bool {
      { path in
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return stem == base || stem.hasPrefix(base + "-")
      }
    }

    /// The folder of a test ends with the project, such as `-chromium`, which follows the name in the reference.
    private static func isOfProject(_ base: String, _ folder: String) -> (String) -> Bool {
      let folder = folder.replacing(/-(retry|repeat)\d+/, with: "")
      return { path in
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        guard stem.hasPrefix(base + "-") else { return false }
        let words = stem.dropFirst(base.count + 1).split(separator: "-")
        return words.indices.contains { folder.hasSuffix("-" + words[...$0].joined(separator: "-")) }
      }
    }

    /// The folder of a test begins with the path of the spec file, without its extension and with hyphens.
    private static func isOfSpec(_ folder: String) -> (String) -> Bool {
      { path in
        guard
          let spec = path.split(separator: "/").first(where: { $0.hasSuffix(folderSuffix) })?.dropLast(
            folderSuffix.count),
          let stem = spec.split(separator: ".").first
        else { return false }
        return folder == stem || folder.hasPrefix(stem + "-")
      }
    }
  }
}

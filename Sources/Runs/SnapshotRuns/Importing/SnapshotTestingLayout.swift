import Foundation

/// The folder `SNAPSHOT_ARTIFACTS` of swift-snapshot-testing: `<test file without .swift>/<test>.<name>.<extension>`. It has only
/// new values. The reference is `__Snapshots__/<test file without .swift>/<the same file name>` beside the test file.
///
/// Source: `Sources/SnapshotTesting/AssertSnapshot.swift` of pointfreeco/swift-snapshot-testing, function `verifySnapshot`.
enum SnapshotTestingLayout {
  static func fill(_ plan: inout ImportPlan, _ artifacts: ArtifactFolder, _ references: ReferenceFiles) {
    for file in artifacts.files {
      guard file.parts.count > 1 else {
        plan.leaveOut(file, "it is not in a folder named after a test file")
        continue
      }
      let stem = file.parts[file.parts.count - 2]
      let candidates = candidates(for: file, stem, references)
      if let only = candidates.first, candidates.count == 1 {
        plan.pairs.append(pair(file, reference: only, hasReference: true, references))
        continue
      }
      guard candidates.isEmpty else {
        plan.leaveOut(file, matching: candidates)
        continue
      }
      let sources = references.sources(named: stem + ".swift")
      switch sources.count {
      case 0: plan.leaveOut(file, ImportPlan.noReference)
      case 1:
        let folder = (sources[0] as NSString).deletingLastPathComponent
        let reference = [folder, PackageBoundary.folderName, stem, file.name].filter { !$0.isEmpty }
        plan.pairs.append(
          pair(file, reference: reference.joined(separator: "/"), hasReference: false, references))
      default:
        plan.leaveOut(
          file, "no reference found, and \(sources.count) test files have its name: \(sources.joined(separator: ", "))")
      }
    }
  }

  private static func candidates(
    for file: ArtifactFolder.File, _ stem: String, _ references: ReferenceFiles
  ) -> [String] {
    let named = references.named(file.name).map { ($0, $0.split(separator: "/")) }
    let usual = named.filter { $0.1.suffix(3).first == "__Snapshots__" && $0.1.count > 2 }
    let own = usual.filter { $0.1[$0.1.count - 2] == stem }
    guard own.isEmpty else { return own.map(\.0) }
    // A test can pass any folder as `snapshotDirectory`.
    return named.filter { $0.1.suffix(3).first != "__Snapshots__" || $0.1.count < 3 }.map(\.0)
  }

  private static func pair(
    _ file: ArtifactFolder.File, reference: String, hasReference: Bool, _ references: ReferenceFiles
  ) -> ImportPlan.Pair {
    let stem = file.parts[file.parts.count - 2]
    let folders = (reference as NSString).deletingLastPathComponent
    var target = folders
    var source: String?
    if folders == "__Snapshots__/" + stem {
      target = ""
    } else if folders.hasSuffix("/__Snapshots__/" + stem) {
      target = String(folders.dropLast("/__Snapshots__/".count + stem.count))
    }
    let path = target.isEmpty ? stem + ".swift" : target + "/" + stem + ".swift"
    if references.exists(path) { source = path }
    // Test and name never contain a dot; a strategy without a path extension adds nothing.
    let words = file.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return ImportPlan.Pair(
      actual: file, reference: reference, hasReference: hasReference, source: source, target: target, suite: stem,
      test: words[0], name: words.count > 2 ? words[1..<(words.count - 1)].joined(separator: ".") : words.last ?? "",
      format: words.count > 2 ? words.last ?? "" : "")
  }
}

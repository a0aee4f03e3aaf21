import Foundation

/// A folder of actual files beside a folder of expected files, with the same relative paths.
enum FolderLayout {
  static func fill(
    _ plan: inout ImportPlan, _ artifacts: ArtifactFolder, _ references: ReferenceFiles, expected: String
  ) {
    func reference(_ path: String) -> String { expected.isEmpty ? path : expected + "/" + path }
    for file in artifacts.files {
      let path = reference(file.path)
      let name = file.name as NSString
      plan.pairs.append(
        ImportPlan.Pair(
          actual: file, reference: path, hasReference: references.exists(path), source: nil, target: expected,
          suite: file.parts.dropLast().joined(separator: "/"), test: name.deletingPathExtension, name: "",
          format: name.pathExtension))
    }
    // A file that the other tool no longer writes was not compared.
    let compared = Set(plan.pairs.map(\.reference)).union(artifacts.refused.map { reference($0.path) })
    for path in references.all(below: expected) where !compared.contains(path) {
      plan.unpaired.append(ImportPlan.Unpaired(path: path, reason: "there is no actual file for it"))
    }
  }
}

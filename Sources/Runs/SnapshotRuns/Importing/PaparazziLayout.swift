import Foundation

/// The folder `build/paparazzi/failures` of Paparazzi: `<package>_<class>_<method>_<label>.png` is the new image, and `delta-`
/// before the name is its difference. The reference is `src/test/snapshots/images/<the same file name>` in the same module.
///
/// Source: `paparazzi/src/main/java/app/cash/paparazzi/SnapshotVerifier.kt`, `Snapshot.kt` and `internal/ImageUtils.kt` of
/// cashapp/paparazzi.
enum PaparazziLayout {
  private static let deltaPrefix = "delta-"

  /// Returns the path of the new image of a difference; `nil` if the path is not that of a difference.
  static func image(ofDelta path: String) -> String? {
    let name = (path as NSString).lastPathComponent
    guard name.hasPrefix(deltaPrefix) else { return nil }
    return String(path.dropLast(name.count)) + name.dropFirst(deltaPrefix.count)
  }

  static func fill(_ plan: inout ImportPlan, _ artifacts: ArtifactFolder, _ references: ReferenceFiles) {
    let paths = Set(artifacts.files.map(\.path))
    for file in artifacts.files {
      if let image = image(ofDelta: file.path) {
        if !paths.contains(image) {
          plan.leaveOut(file, "it shows a difference, but the new image is not in the folder")
        }
        continue
      }
      let named = references.named(file.name)
      var candidates = named
      if let module = module(of: file, in: artifacts, below: references.root) {
        let own = named.filter { $0.hasPrefix(module) }
        if !own.isEmpty { candidates = own }
      }
      switch candidates.count {
      case 0: plan.leaveOut(file, ImportPlan.noReference)
      case 1: plan.pairs.append(pair(file, reference: candidates[0]))
      default: plan.leaveOut(file, matching: candidates)
      }
    }
  }

  /// Returns the path of the module that wrote a file, relative to the project and with a slash at the end; `nil` if the
  /// folder was copied.
  private static func module(
    of file: ArtifactFolder.File, in artifacts: ArtifactFolder, below root: String
  ) -> String? {
    let path = artifacts.root + "/" + file.path
    guard path.hasPrefix(root + "/") else { return nil }
    let inside = path.dropFirst(root.count + 1)
    guard let build = inside.range(of: "build/paparazzi/failures/") else { return nil }
    let module = inside[..<build.lowerBound]
    return module.isEmpty || module.hasSuffix("/") ? String(module) : nil
  }

  private static func pair(_ file: ArtifactFolder.File, reference: String) -> ImportPlan.Pair {
    let name = file.name as NSString
    let words = name.deletingPathExtension.split(separator: "_", maxSplits: 2).map(String.init)
    return ImportPlan.Pair(
      actual: file, reference: reference, hasReference: true, source: nil,
      target: words.count == 3 ? words[0] : (reference as NSString).deletingLastPathComponent,
      suite: words.count == 3 ? words[1] : "", test: words.count == 3 ? words[2] : name.deletingPathExtension, name: "",
      format: name.pathExtension)
  }
}

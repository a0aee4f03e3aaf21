import Foundation
import SnapshotFoundation

extension PackageDescription {
  /// Finds the folders of targets without a path, as the package manager does.
  mutating func locateTargets(in packageRoot: String) {
    for index in targets.indices where targets[index].path == nil {
      targets[index].path = folder(of: targets[index], in: packageRoot)
    }
  }

  /// A target's folder has its name, in the first of these folders that exists. Since tools version 5.9, the only target of its
  /// kind may have its sources directly in that folder.
  private func folder(of target: Target, in packageRoot: String) -> String {
    let folders = ["Sources", "Source", "src", "srcs"]
    let parents = target.isTest ? ["Tests"] : target.type == "plugin" ? ["Plugins"] : folders
    func isFolder(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: packageRoot + "/" + path, isDirectory: &isFolder)
      return exists && isFolder.boolValue
    }
    let parent = parents.first(where: isFolder)
    let own = (parent ?? parents[0]) + "/" + target.name
    let isOnly = targets.count { $0.isTest == target.isTest && ($0.type == "plugin") == (target.type == "plugin") } == 1
    let allowsParent = !toolsVersionNumbers.lexicographicallyPrecedes([5, 9]) || toolsVersion == nil
    guard let parent, isOnly, allowsParent, !isFolder(own) else { return own }
    return parent
  }
}

import SnapshotFoundation

extension CallSite {
  /// The module of the test.
  var module: String {
    let id = fileID.description
    return id.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(id[..<$0]) } ?? id
  }

  /// The name of the file without its folder and its extension.
  var fileBaseName: String {
    let path = path
    let name = path.partsAtLastSlash?.end ?? path
    return name.hasSuffix(".swift") ? String(name.utf8.dropLast(".swift".utf8.count)) ?? name : name
  }

  /// The folder of the file.
  var folder: String {
    guard let folder = path.partsAtLastSlash?.beginning else { return "." }
    return folder.isEmpty ? "/" : folder
  }

  /// Throws an error if the path of the file is not absolute, because no reference can be stored beside it.
  func requireAbsolutePath() throws(ReferenceError) {
    guard path.hasPrefix("/") else { throw .fileWithoutPath(file: path) }
  }
}

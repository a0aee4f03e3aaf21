import SnapshotFoundation

extension CallSite {
  /// The module of the test.
  var module: String { String("\(fileID)".prefix { $0 != "/" }) }

  /// The name of the file without its folder and its extension.
  var fileBaseName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }

  /// The folder of the file.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Throws an error if the path of the file is not absolute, because no reference can be stored beside it.
  func requireAbsolutePath() throws(ReferenceError) {
    guard path.hasPrefix("/") else { throw .fileWithoutPath(file: path) }
  }
}

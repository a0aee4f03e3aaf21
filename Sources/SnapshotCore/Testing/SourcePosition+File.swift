import TestReporting

extension SourcePosition {
  /// The module of the test.
  var module: String { String(fileID.prefix { $0 != "/" }) }

  /// The file's name without folder and extension.
  var fileBaseName: String {
    let name = filePath.split(separator: "/").last.map(String.init) ?? filePath
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }

  /// The folder of the file.
  var folder: String {
    guard let slash = filePath.lastIndex(of: "/") else { return "." }
    return slash == filePath.startIndex ? "/" : String(filePath[..<slash])
  }
}

extension SourcePosition {
  /// Throws where the path of the test's file is none: references beside it would be somewhere else.
  func requirePath() throws(ReferenceError) {
    guard filePath.hasPrefix("/") else { throw .fileWithoutPath(file: filePath) }
  }
}

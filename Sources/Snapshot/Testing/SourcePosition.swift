/// Where an assertion stands in the source.
struct SourcePosition: Sendable {
  /// "Module/File.swift".
  var fileID: String
  /// Absolute path of the file.
  var filePath: String
  var line: Int
  var column: Int
  /// The file's path as XCTest wants it; `nil` where it is made at run time.
  var staticFilePath: StaticString?

  init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.init(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    staticFilePath = filePath
  }

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

/// Where something stands in the source.
package struct SourcePosition: Sendable {
  /// "Module/File.swift".
  package var fileID: String
  /// Absolute path of the file.
  package var filePath: String
  package var line: Int
  package var column: Int
  /// The file's path as XCTest wants it; `nil` where it is made at run time.
  package var staticFilePath: StaticString?

  package init(fileID: String, filePath: String, line: Int, column: Int) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.init(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    staticFilePath = filePath
  }
}

/// Where something stands in the source, as the test frameworks want to hear it.
public struct CallSite: Sendable {
  /// "Module/File.swift".
  public let fileID: StaticString
  /// Path of the file.
  public let filePath: StaticString
  /// Line and column, from 1.
  public let line: UInt
  public let column: UInt

  public init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

extension CallSite: CustomStringConvertible {
  /// "Module/File.swift:12".
  public var description: String { "\(fileID):\(line)" }
}

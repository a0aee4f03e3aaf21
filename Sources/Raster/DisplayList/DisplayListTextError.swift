/// Why a text is not that of a display list.
public struct DisplayListTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int
  /// What is wrong there.
  public let reason: String
  /// What to do about it.
  public let remedy: String

  public var description: String { "display list, line \(line): \(reason). \(remedy)" }
}

/// An error in the text of a display list.
public struct DisplayListTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, starting at 1.
  public let line: Int
  /// What is wrong in the line.
  public let reason: String
  /// How to fix it.
  public let remedy: String

  /// The line, the reason and the remedy in one message.
  public var description: String { "Display list, line \(line): \(reason). \(remedy)" }
}

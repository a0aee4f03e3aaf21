/// What the comparison of two folders ignores.
public struct FolderOptions: OptionSet, Hashable, Sendable {
  /// The raw value of the option set.
  public let rawValue: Int
  /// Creates an option set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Whether the lines of a text end in a line feed or in a carriage return and a line feed.
  public static let ignoringLineEndings = FolderOptions(rawValue: 1 << 0)
  /// Whether the owner may execute a file.
  public static let ignoringExecutableBits = FolderOptions(rawValue: 1 << 1)
}

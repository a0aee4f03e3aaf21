/// The numbers of `CFF2`, in dictionaries, charstrings and indexes.
extension FontTableReader {
  /// The first byte of keys and operators of two bytes.
  static let escape = 12

  /// Reads the rest of a number that dictionaries and charstrings encode in one or two bytes.
  ///
  /// - Parameter first: The first byte.
  /// - Returns: `nil` if no such number begins with the byte.
  mutating func shortNumber(_ first: Int) throws(FontError) -> Int? {
    switch first {
    case 32...246: first - 139
    case 247...250: (first - 247) << 8 + 108 + (try unsigned8())
    case 251...254: -(first - 251) << 8 - 108 - (try unsigned8())
    default: nil
    }
  }

  /// Reads a number of one to four bytes.
  mutating func unsigned(bytes count: Int) throws(FontError) -> Int {
    var number = 0
    for _ in 0..<count { number = number << 8 | (try unsigned8()) }
    return number
  }
}

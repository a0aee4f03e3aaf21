/// Words of commands that people copy into a shell.
package enum ShellText {
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./,:@%".unicodeScalars)

  /// The word as a POSIX shell reads it back: bare where it can be, else in single quotes.
  package static func quote(_ word: String) -> String {
    if !word.isEmpty, word.unicodeScalars.allSatisfy(plain.contains) { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

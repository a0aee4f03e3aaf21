/// What stands after `--` and goes on to `swift test`.
///
/// NB: the parser of arguments gives what follows `--` to a list of its own only where a verb has no other list, and
/// `record` has one of keys. So each of these arguments gets its name, `-Xtest`, before the parser sees it.
enum PassedOn {
  static let option = "-Xtest"
  private static let verbs: Set = ["verify", "record"]

  /// The arguments of the tool, with the name of an option before each that follows `--`, if the verb runs tests.
  static func naming(_ arguments: [String]) -> [String] {
    guard let verb = arguments.first, verbs.contains(verb), let dashes = arguments.firstIndex(of: "--") else {
      return arguments
    }
    // In one word, because the parser takes a second `--` for the end of all options.
    return arguments[..<dashes] + arguments[(dashes + 1)...].map { "\(option)=\($0)" }
  }
}

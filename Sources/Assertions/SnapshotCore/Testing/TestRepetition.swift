/// Detects whether Swift Testing runs the tests of this process more than once.
enum TestRepetition {
  static let isAsked = isAsked(by: CommandLine.arguments)

  static func isAsked(by arguments: [String]) -> Bool {
    for (index, argument) in arguments.enumerated() where argument.hasPrefix("--rep") {
      let words = argument.split(separator: "=", maxSplits: 1)
      switch words.first {
      case "--repeat-until": return true
      case "--repetitions":
        let count = words.dropFirst().first.map(String.init) ?? arguments.dropFirst(index + 1).first
        if let count, count != "1" { return true }
      default: continue
      }
    }
    return false
  }
}

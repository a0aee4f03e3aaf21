/// Arguments of `swift test`, taken apart as far as the tool must understand them.
package enum TestArguments {
  /// Options with a value that `swift build` does not have.
  private static let testOptions: Set = [
    "--filter", "--skip", "-s", "--specifier", "--num-workers", "--xunit-output", "--attachments-path",
    "--event-stream-output-path", "--event-stream-version", "--testing-library",
  ]
  /// Options without a value that `swift build` does not have.
  private static let testFlags: Set = [
    "--parallel", "--no-parallel", "-l", "--list-tests", "--skip-build", "--show-codecov-path",
    "--show-code-coverage-path",
    "--show-coverage-path",
  ]

  /// The values of options, as `--filter X` and as `--filter=X`.
  package static func values(of options: Set<String>, in arguments: [String]) -> [String] {
    split(arguments).filter { options.contains($0.name) }.compactMap(\.value)
  }

  /// The arguments without some options and their values.
  package static func removing(_ options: Set<String>, from arguments: [String]) -> [String] {
    split(arguments).filter { !options.contains($0.name) }.flatMap(\.words)
  }

  /// The arguments that `swift build` takes, too: what is built with them is what `swift test` runs.
  package static func building(_ arguments: [String]) -> [String] {
    removing(testOptions.union(testFlags), from: arguments)
  }

  /// The build configuration alone, where it is one of the two: what of a foreign run's arguments may be used again.
  package static func configuration(of arguments: [String]) -> [String] {
    for (index, argument) in arguments.enumerated() {
      let isOption = ["-c", "--configuration"].contains(argument)
      let value =
        isOption ? arguments[(index + 1)...].first ?? "" : String(argument.dropFirst("--configuration=".count))
      guard isOption || argument.hasPrefix("--configuration="), ["debug", "release"].contains(value) else { continue }
      return ["-c", value]
    }
    return []
  }

  private struct Word {
    var name: String
    var value: String?
    var words: [String]
  }

  private static func split(_ arguments: [String]) -> [Word] {
    var words: [Word] = []
    var index = arguments.startIndex
    while index < arguments.endIndex {
      let argument = arguments[index]
      index += 1
      if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
        let value = String(argument[argument.index(after: equals)...])
        words.append(Word(name: String(argument[..<equals]), value: value, words: [argument]))
      } else if testOptions.contains(argument), index < arguments.endIndex {
        words.append(Word(name: argument, value: arguments[index], words: [argument, arguments[index]]))
        index += 1
      } else {
        words.append(Word(name: argument, words: [argument]))
      }
    }
    return words
  }
}

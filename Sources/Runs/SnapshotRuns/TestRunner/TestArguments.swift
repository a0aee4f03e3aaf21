/// Parses the arguments of `swift test` that the tool has to know.
package enum TestArguments {
  /// Options with a value that `swift build` does not support.
  private static let testOptions: Set = [
    "--filter", "--skip", "-s", "--specifier", "--num-workers", "--xunit-output", "--attachments-path",
    "--event-stream-output-path", "--event-stream-version", "--testing-library",
  ]
  /// Flags that `swift build` does not support.
  private static let testFlags: Set = [
    "--parallel", "--no-parallel", "-l", "--list-tests", "--skip-build", "--show-codecov-path",
    "--show-code-coverage-path",
    "--show-coverage-path",
  ]

  /// Returns the values of options, from `--filter X` and `--filter=X`.
  package static func values(of options: Set<String>, in arguments: [String]) -> [String] {
    split(arguments).filter { options.contains($0.name) }.compactMap(\.value)
  }

  /// Returns the arguments without some options and their values.
  package static func removing(_ options: Set<String>, from arguments: [String]) -> [String] {
    split(arguments).filter { !options.contains($0.name) }.flatMap(\.words)
  }

  /// Returns the arguments that `swift build` supports too. A build with them produces what `swift test` runs.
  package static func building(_ arguments: [String]) -> [String] {
    removing(testOptions.union(testFlags), from: arguments)
  }

  /// Returns the arguments with absolute paths of build folders, so that they can be passed from another working folder.
  package static func absolute(_ arguments: [String], in folder: String) -> [String] {
    let options = ["--scratch-path", "--build-path"]
    func absolute(_ path: some StringProtocol) -> String { path.hasPrefix("/") ? String(path) : folder + "/" + path }
    return arguments.indices.map { index in
      if index > 0, options.contains(arguments[index - 1]) { return absolute(arguments[index]) }
      for option in options where arguments[index].hasPrefix(option + "=") {
        return option + "=" + absolute(arguments[index].dropFirst(option.count + 1))
      }
      return arguments[index]
    }
  }

  /// Returns only the build configuration and the build system: the parts of a run's arguments that can be trusted, because
  /// they choose among the builds of the package.
  package static func trusted(in arguments: [String]) -> [String] {
    let configuration = value(of: ["-c", "--configuration"], in: arguments) { ["debug", "release"].contains($0) }
    return (configuration.map { ["-c", $0] } ?? []) + buildSystem(in: arguments)
  }

  /// Returns the option that names the build system, such as `--build-system swiftbuild`; empty without it.
  package static func buildSystem(in arguments: [String]) -> [String] {
    let option = "--build-system"
    let name = value(of: [option], in: arguments) { name in
      !name.isEmpty && name.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
    return name.map { [option, $0] } ?? []
  }

  /// Returns the last valid value of an option, from `--option X` and `--option=X`.
  private static func value(of names: Set<String>, in arguments: [String], where isValid: (String) -> Bool) -> String? {
    var found: String?
    for (index, argument) in arguments.enumerated() {
      var value: String?
      if names.contains(argument) {
        value = arguments[(index + 1)...].first
      } else if let equals = argument.firstIndex(of: "="), names.contains(String(argument[..<equals])) {
        value = String(argument[argument.index(after: equals)...])
      }
      if let value, isValid(value) { found = value }
    }
    return found
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

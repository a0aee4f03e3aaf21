/// The arguments of the compiler's frontend for a module, from the jobs that the driver prints.
///
/// Calling the frontend for one file takes half of the time that the driver takes for the same.
struct FrontendArguments: Sendable {
  /// The arguments of `swiftc` without inputs and outputs.
  private var arguments: [String] = []
  private var inputs: [String] = []

  /// Reads the first job that compiles; `nil` if there is none of a known form.
  init?(jobs: String) {
    guard let job = jobs.split(separator: "\n").first(where: { $0.contains(" -frontend -c ") }) else { return nil }
    // Without the program, because `swiftc` is the frontend if the first argument says so.
    var words = ShellWords.of(String(job)).dropFirst()
    while let word = words.popFirst() {
      switch word {
      case "-primary-file": continue
      case "-o", "-supplementary-output-file-map", "-num-threads", "-index-unit-output-path": _ = words.popFirst()
      case _ where word.hasPrefix("-emit-") && word.hasSuffix("-path"): _ = words.popFirst()
      case _ where word.hasPrefix("-serialize-diagnostics"): _ = words.popFirst()
      case _ where word.hasSuffix(".swift") && !word.hasPrefix("-") && arguments.last != "-Xcc": inputs.append(word)
      case _ where word.hasPrefix("@") || word == "-filelist" || word == "-primary-filelist": return nil
      default: arguments.append(word)
      }
    }
  }

  /// Returns the arguments of `swiftc` for one file; `nil` if it is not a file of the module.
  func compiling(_ path: String, to object: String) -> [String]? {
    guard inputs.contains(path) else { return nil }
    return arguments + inputs.filter { $0 != path } + ["-primary-file", path, "-o", object]
  }
}

/// The words of a command line as a shell reads them.
enum ShellWords {
  static func of(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let complete = word { words.append(complete) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let complete = word { words.append(complete) }
    return words
  }
}

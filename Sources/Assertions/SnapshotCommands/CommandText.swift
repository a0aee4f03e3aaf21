import SnapshotFoundation

extension CommandResult {
  /// The command line, how the program ended, and its outputs one after the other.
  var text: String {
    var text = "$ \(commandLine)\n"
    switch ending {
    case .exit(let code): text += "exit code: \(code)\n"
    case .signal(let number): text += "signal: \(Signals.name(of: number))\n"
    }
    text += Self.section("standard output", OutputText.text(of: standardOutput))
    text += Self.section("standard error", OutputText.text(of: standardError))
    return text
  }

  private static func section(_ title: String, _ text: String) -> String {
    if text.isEmpty { return "\n\(title): none\n" }
    return "\n\(title):\n\(text)" + (text.hasSuffix("\n") ? "" : "\n(no line feed at the end)\n")
  }
}

/// The output of a program as text that shows everything: control characters and what is not UTF-8 are escaped.
enum OutputText {
  static func text(of bytes: some Collection<UInt8>) -> String {
    let bytes = Array(bytes)
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var index = 0
    var text = String.UnicodeScalarView()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        index += encoded.count
        append(Unicode.UTF8.decode(encoded), to: &text)
      case .emptyInput: return String(text)
      case .error(let length):
        for byte in bytes[index..<index + length] {
          text += "\\x\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".unicodeScalars
        }
        index += length
      }
    }
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String.UnicodeScalarView) {
    switch scalar.properties.generalCategory {
    case .control where scalar != "\n" && scalar != "\t", .format, .lineSeparator, .paragraphSeparator:
      text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
    default: text.append(scalar)
    }
  }
}

extension Command {
  /// The command as a shell reads it.
  var commandLine: String { ([program] + arguments).map(Self.quoted).joined(separator: " ") }

  private static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./=:,@%+".utf8.contains(byte)
      }
    }
    return plain && !word.isEmpty
      ? word : "'" + OutputText.text(of: word.utf8.map { $0 }).replacing("'", with: "'\\''") + "'"
  }
}

extension CommandFailure: CustomStringConvertible {
  /// What happened, and how to fix it.
  public var description: String {
    switch self {
    case .notFound(let program, _) where program.contains("/"):
      """
      The program "\(VisibleText.line(program))" does not exist, or is not executable.
      Check the path. If it is relative, it begins in the folder in which the command runs.
      """
    case .notFound(let program, let folders):
      """
      The program "\(VisibleText.line(program))" was found neither as a product of the package nor in PATH.
      Add the product to the dependencies of the test target, so that it is built\
      \(folders.isEmpty ? "." : ". Products are looked for in: \(folders.joined(separator: ", "))")
      """
    case .notStarted(let program, let reason):
      "The program \"\(VisibleText.line(program))\" cannot be started: \(reason). Check the program and the folder `in:`."
    case .timeLimit(let program, let seconds, let output):
      """
      The program "\(VisibleText.line(program))" did not end within \(Self.text(ofSeconds: seconds)) and was killed.
      If it needs longer, pass `timeLimit:`. If it waits for input, pass `input:`.

      \(output.isEmpty ? "It wrote nothing." : "The end of its output:\n\(OutputText.text(of: output.utf8.map { $0 }))")
      """
    case .outputLimit(let program, let bytes):
      """
      The program "\(VisibleText.line(program))" wrote more than \(bytes) bytes and was killed.
      If that is intended, pass a larger `outputLimit:`.
      """
    case .failed(let result):
      """
      The program failed. Help, completion scripts and manual pages need a program with ArgumentParser.

      \(result.text)
      """
    case .noDescription(let program):
      """
      The program "\(VisibleText.line(program))" did not print its commands as JSON for --experimental-dump-help.
      Help, completion scripts and manual pages need a program with ArgumentParser 0.5 or newer.
      """
    }
  }

  /// `1 second`, `0.5 seconds`, `30 seconds`
  private static func text(ofSeconds seconds: Double) -> String {
    guard let whole = Int(exactly: seconds) else { return "\(seconds) seconds" }
    return counted(whole, "second")
  }
}

/// An error of the compiler.
package struct CompilerDiagnostic: Hashable, Codable, Sendable {
  /// The path of the file; empty for an error without a place.
  package var file: String
  package var line: Int
  package var column: Int
  package var message: String

  package init(file: String = "", line: Int = 0, column: Int = 0, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }

  /// Reads the errors that a compiler printed, each once: `file:line:column: error: text`, or `error: text`.
  static func errors(in output: String) -> [CompilerDiagnostic] {
    var found: [CompilerDiagnostic] = []
    var known: Set<CompilerDiagnostic> = []
    let lines = output.split(separator: "\n").map(String.init)
    for (index, line) in lines.enumerated() {
      guard var error = error(line) else { continue }
      // An error in the expansion of a macro is one of the line with the macro.
      if error.file.hasPrefix("macro expansion") || error.file.contains("swift-generated-sources") {
        let note = lines[(index + 1)...].prefix(40).first { $0.contains(": note: expanded code originates here") }
        guard let note, let place = Self.error(note.replacing(": note: ", with: ": error: ")) else { continue }
        error = CompilerDiagnostic(file: place.file, line: place.line, column: place.column, message: error.message)
      }
      if known.insert(error).inserted { found.append(error) }
    }
    // What the driver says besides, such as that a command failed.
    let located = found.filter { !$0.file.isEmpty && $0.file != "<unknown>" }
    return located.isEmpty ? found : located
  }

  /// Returns the place at which the compiler crashed, by the stack that it printed: the innermost one.
  static func crash(in output: String) -> CompilerDiagnostic? {
    guard let stack = output.range(of: "Stack dump:") else { return nil }
    let lines = output[stack.upperBound...].split(separator: "\n").prefix { !$0.hasPrefix("Stack dump:") }
    let message = "the compiler crashed"
    let places = lines.compactMap { line -> CompilerDiagnostic? in
      if let place = line.firstMatch(of: #/\[(/[^\]]*?):(\d+):(\d+)/#) {
        return .init(file: String(place.1), line: Int(place.2) ?? 0, column: Int(place.3) ?? 0, message: message)
      }
      return line.firstMatch(of: #/for file "([^"]+)"/#).map { .init(file: String($0.1), message: message) }
    }
    return places.last { $0.line > 0 } ?? places.last
  }

  private static func error(_ line: String) -> CompilerDiagnostic? {
    guard let marker = line.range(of: "error: ") else { return nil }
    let message = String(line[marker.upperBound...])
    let place = line[..<marker.lowerBound]
    guard place.hasSuffix(": ") else {
      return place.isEmpty || place.hasSuffix("fatal ") ? .init(message: message) : nil
    }
    var parts = place.dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while numbers.count < 2, let number = parts.last.flatMap({ Int($0) }) {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    return CompilerDiagnostic(
      file: parts.joined(separator: ":"), line: numbers.first ?? 0, column: numbers.count > 1 ? numbers[1] : 0,
      message: message)
  }
}

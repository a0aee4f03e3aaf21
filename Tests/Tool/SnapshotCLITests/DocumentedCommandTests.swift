import ArgumentParser
import Foundation
import SnapshotRepository
import Testing

@testable import SnapshotCLI

/// Every command line of the tool in the pages is one that the tool accepts.
@Suite struct DocumentedCommandTests {
  struct Command: Equatable {
    /// The words after `snapshot`.
    var words: [String]
    /// Whether it is a line of a code block, and not only named in a sentence.
    var isWhole: Bool
  }

  @Test func commandLinesOfThePagesAreAccepted() throws {
    var count = 0
    for file in Self.files() {
      for command in Self.commands(in: try Repository.text(file), isWorkflow: file.hasSuffix(".yml")) {
        count += 1
        let result = Result { _ = try SnapshotCommand.parseAsRoot(command.words) }
        guard case .failure(let error) = result, SnapshotCommand.exitCode(for: error) != .success else { continue }
        let message = SnapshotCommand.message(for: error)
        let refusals = [
          "Unknown option", "Unexpected argument", "is invalid for", "cannot be combined", "is not a shard",
          "does not exist: the shards are",
        ]
        if command.isWhole && command.words.count > 1 || refusals.contains(where: message.contains) {
          Issue.record("\(file): snapshot \(command.words.joined(separator: " "))\n\(message)")
        }
      }
    }
    #expect(count > 150)
  }

  private static let examples: [(String, [[String]])] = [
    ("`swift run snapshot verify --report html`", [["verify", "--report", "html"]]),
    ("```sh\nCI=1 swift run snapshot accept 'a b#*' --dry-run    # Comment\n```", [["accept", "a b#*", "--dry-run"]]),
    ("```\n- run: snapshot verify --shard 1/4 || true\n```", [["verify", "--shard", "1/4"]]),
    ("```sh\nsnapshot diff a \\\n  b\n```", [["diff", "a", "b"]]),
    ("# Comment of `snapshot verify`\n- run: snapshot verify -j 2", [["verify", "-j", "2"]]),
    ("The snapshot differs. `a snapshot test`, `snapshot … --x`, `.snapshot.yml`", []),
  ]

  @Test(arguments: examples)
  func commandLinesAreFound(text: String, commands: [[String]]) {
    #expect(Self.commands(in: text, isWorkflow: text.hasPrefix("#")).map(\.words) == commands)
  }

  /// The pages, with the workflows that they link to.
  private static func files() -> [String] {
    let nested = ["Documentation", "Examples"].flatMap { folder in
      let files = FileManager.default.enumerator(atPath: Repository.url(folder).path)
      let pages = files?.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") || $0.hasSuffix(".yml") } ?? []
      return pages.filter { !$0.contains(".build/") }.map { folder + "/" + $0 }
    }
    return ["README.md", "CONTRIBUTING.md"] + nested.sorted()
  }

  /// The words after `snapshot` of each command line in code.
  private static func commands(in text: String, isWorkflow: Bool) -> [Command] {
    let subcommands = Set(SnapshotCommand.configuration.subcommands.compactMap { $0.configuration.commandName })
    var found: [Command] = []
    for (words, isWhole) in code(in: text, isWorkflow: isWorkflow).flatMap({ line in
      simpleCommands(line.text).map { ($0, line.isWhole) }
    }) {
      guard let place = words.firstIndex(of: "snapshot"), isCall(words[..<place]) else { continue }
      let arguments = Array(words[(place + 1)...])
      guard let subcommand = arguments.first, subcommands.contains(subcommand) else { continue }
      if !arguments.contains(where: isPlaceholder) { found.append(Command(words: arguments, isWhole: isWhole)) }
    }
    return found
  }

  /// Whether a word belongs to a grammar or stands for others.
  private static func isPlaceholder(_ word: String) -> Bool {
    word.contains("…") || word.hasPrefix("[") || word.hasPrefix("<")
  }

  /// Whether the words before `snapshot` start it: variables, `swift run` with options, a step of a workflow.
  private static func isCall(_ words: ArraySlice<String>) -> Bool {
    words.allSatisfy { word in
      ["swift", "run", "-", "run:", "$", "-c", "release", "--package-path", "exec"].contains(word) || word.contains("=")
    }
  }

  /// The lines of code blocks, continued lines as one, and the spans of code in sentences.
  private static func code(in text: String, isWorkflow: Bool) -> [(text: String, isWhole: Bool)] {
    var lines: [(text: String, isWhole: Bool)] = []
    var isBlock = isWorkflow
    var continued = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isBlock.toggle()
      } else if isBlock {
        if line.hasSuffix("\\") {
          continued += withoutColumns(String(line.dropLast())) + " "
        } else {
          lines.append((continued + withoutColumns(String(line)), true))
          continued = ""
        }
      } else {
        let spans = line.split(separator: "`", omittingEmptySubsequences: false)
        lines += spans.indices.filter { $0 % 2 == 1 }.map { (String(spans[$0]), false) }
      }
    }
    return lines
  }

  /// Removes the indentation, and what stands in a second column. Variables of the shell have a value.
  private static func withoutColumns(_ line: String) -> String {
    let text = line.trimmingCharacters(in: .whitespaces).replacingOccurrences(
      of: "  .*", with: "", options: .regularExpression)
    return text.replacingOccurrences(of: #"\$\{?[A-Z_]+\}?"#, with: "1", options: .regularExpression)
  }

  /// Splits a line as a shell does: at operators into commands, at blanks into words. A comment ends it.
  private static func simpleCommands(_ line: String) -> [[String]] {
    var commands: [[String]] = [[]]
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == "#", word == nil {
        break
      } else if " \t&|;>()".contains(character) {
        if let finished = word { commands[commands.count - 1].append(finished) }
        word = nil
        if !" \t".contains(character) { commands.append([]) }
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { commands[commands.count - 1].append(word) }
    return commands
  }
}

import Foundation

/// What a program with ArgumentParser prints for `--experimental-dump-help`: its commands and their arguments.
struct ToolDescription: Decodable {
  /// A command of the program.
  struct Command: Decodable {
    var superCommands: [String]?
    var commandName: String
    var aliases: [String]?
    var abstract: String?
    var discussion: String?
    var defaultSubcommand: String?
    var shouldDisplay: Bool?
    var subcommands: [Command]?
    var arguments: [Argument]?
  }

  /// An argument, an option or a flag of a command.
  struct Argument: Decodable {
    enum Kind: String, Decodable { case positional, option, flag }

    struct Name: Decodable {
      enum Kind: String, Decodable { case long, short, longWithSingleDash }
      var kind: Kind
      var name: String
    }

    var kind: Kind
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var preferredName: Name?
    var valueName: String?
    var allValues: [String]?
    var allValueDescriptions: [String: String]?
    var abstract: String?
    var discussion: String?
  }

  var command: Command
}

extension ToolDescription {
  /// Asks a program for its description.
  ///
  /// - Throws: ``CommandFailure``.
  init(of command: SnapshotCommands.Command) throws {
    let output = try command.output(adding: ["--experimental-dump-help"])
    do {
      self = try JSONDecoder().decode(ToolDescription.self, from: output)
    } catch {
      throw CommandFailure.noDescription(program: command.program)
    }
  }
}

extension ToolDescription.Command {
  /// The subcommands that help lists, without the one that ArgumentParser adds to print it.
  var displayedSubcommands: [ToolDescription.Command] {
    (subcommands ?? []).filter { ($0.shouldDisplay ?? true) && !$0.isAddedHelp }
  }

  private var isAddedHelp: Bool { commandName == "help" && abstract == "Show subcommand help information." }

  /// The names of this command and of those that contain it.
  var path: [String] { (superCommands ?? []) + [commandName] }
}

extension Command {
  /// Returns what the program writes to its standard output with more arguments.
  ///
  /// - Throws: ``CommandFailure``, also if the program fails.
  func output(adding words: [String]) throws -> Data {
    var command = self
    command.arguments += words
    let result = try command.run()
    guard result.ending == .exit(0) else { throw CommandFailure.failed(result) }
    return result.standardOutput
  }

  /// The help of the program and of each of its subcommands, in the order of the declarations, after the command that prints it.
  func help() throws -> String {
    var texts: [String] = []
    func visit(_ description: ToolDescription.Command, _ path: [String]) throws {
      var command = self
      command.arguments += path + ["--help"]
      let text = OutputText.text(of: try command.output(adding: []))
      texts.append("$ \(command.commandLine)\n\(text)")
      for subcommand in description.displayedSubcommands {
        try visit(subcommand, path + [subcommand.commandName])
      }
    }
    try visit(try ToolDescription(of: self).command, [])
    return texts.joined(separator: "\n")
  }
}

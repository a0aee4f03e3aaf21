import Foundation

/// The commands of the last build in debug configuration, as the native build system of SwiftPM keeps them: `.build/debug.yaml`.
struct BuildManifest {
  /// A command of the build.
  struct Command {
    var inputs: [String] = []
    var outputs: [String] = []
    var arguments: [String] = []
  }

  private let commands: [Command]

  /// Reads the commands that compile modules in Swift, and the one that links the tests.
  ///
  /// - Parameter path: The path of the manifest. `nil` if there is none, as with Swift Build.
  init?(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    var commands: [Command] = []
    var command = Command()
    // NB: bytes, because a manifest has megabytes in lines of thousands of characters.
    for line in data.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: "  \"".utf8) { command = Command() }
      if let list = Self.list(line, after: "    inputs: ") { command.inputs = list }
      if let list = Self.list(line, after: "    outputs: ") { command.outputs = list }
      guard line.starts(with: "    args: [".utf8), Self.isWanted(command) else { continue }
      command.arguments = Self.list(line, after: "    args: ") ?? []
      commands.append(command)
    }
    self.commands = commands
  }

  private static func list(_ line: Data, after label: String) -> [String]? {
    guard line.starts(with: label.utf8) else { return nil }
    return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(label.utf8.count)))
  }

  private static func isWanted(_ command: Command) -> Bool {
    command.outputs.contains { $0.hasSuffix(".swiftmodule") || isTestProgram($0) }
  }

  private static func isTestProgram(_ path: String) -> Bool { path.hasSuffix("PackageTests.xctest") }

  /// The command that compiles the module of a source.
  func compilation(of source: String) -> Command? {
    commands.first { $0.inputs.contains(source) && $0.outputs.contains { $0.hasSuffix(".swiftmodule") } }
  }

  /// The command that links the program of all tests; `nil` if there is more than one.
  var link: Command? {
    let links = commands.filter { $0.outputs.count == 1 && Self.isTestProgram($0.outputs[0]) }
    return links.count == 1 ? links.first : nil
  }
}

extension BuildManifest.Command {
  /// The argument after an option.
  func value(of option: String) -> String? {
    arguments.firstIndex(of: option).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
  }
}

import Foundation

/// The commands that link objects into a library, from the jobs that the driver prints.
///
/// Calling the linker takes half of the time that the driver takes for the same. What the objects link automatically follows from
/// their imports, so that it is read again only when all modules are linked anew.
struct LinkCommands: Sendable {
  private struct Command {
    var program: String
    var arguments: [String]

    init?(_ job: Substring?) {
      guard let words = job.map({ ShellWords.of(String($0)) }), let program = words.first else { return nil }
      self.program = program
      arguments = Array(words.dropFirst())
    }

    /// The argument after `-o`.
    var output: String? {
      get { arguments.firstIndex(of: "-o").flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil } }
      set {
        guard let newValue, let index = arguments.firstIndex(of: "-o"), arguments.indices.contains(index + 1) else {
          return
        }
        arguments[index + 1] = newValue
      }
    }
  }

  private var extraction: Command?
  private var link: Command

  /// Reads the jobs of a link; `nil` if they have another form.
  ///
  /// - Parameter autolink: The file that keeps what objects link automatically.
  init?(jobs: String, autolink: String) {
    let lines = jobs.split(separator: "\n")
    guard let link = Command(lines.last), link.output != nil, lines.count <= 2 else { return nil }
    self.link = link
    guard lines.count == 2 else { return }
    guard var extraction = Command(lines.first), let list = extraction.output,
      let use = link.arguments.firstIndex(of: "@" + list)
    else { return nil }
    extraction.output = autolink
    self.extraction = extraction
    self.link.arguments[use] = "@" + autolink
  }

  /// Links.
  ///
  /// - Parameter readsObjects: Whether the objects can link other libraries automatically than the last time.
  /// - Throws: ``ToolchainProcess/NotStarted``, `CancellationError`.
  func run(to library: String, readsObjects: Bool) async throws -> ToolchainProcess.Result {
    if readsObjects, let extraction {
      let result = try await ToolchainProcess.run(extraction.program, extraction.arguments)
      guard result.succeeded else { return result }
    }
    var command = link
    command.output = library
    return try await ToolchainProcess.run(command.program, command.arguments)
  }
}

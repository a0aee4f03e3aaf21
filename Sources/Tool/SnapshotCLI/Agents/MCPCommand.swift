import ArgumentParser
import Foundation
import SnapshotMCP
import SnapshotRuns

struct MCPCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve previews and snapshots to coding agents over the Model Context Protocol.",
    usage: "snapshot mcp [<options>]",
    discussion: """
      Speaks the Model Context Protocol over standard input and output, until the input ends. Agents list and render previews, \
      use them, compare them with a git revision, and verify snapshots. Register the command with the agent, for example: \
      claude mcp add snapshot -- swift run snapshot mcp

      Drawing previews and verifying build the package, which runs its manifest, macros and plugins, and the code of its views.
      """)

  @Flag(help: "Allow tools that write into the project: accept and undo.")
  var allowWrites = false

  @OptionGroup(title: "Project Options") var project: ProjectOptions
  var output: MessageOutput { MessageOutput() }

  func perform() async throws -> SnapshotExitCode {
    let projects = BuiltPreviewProjects()
    // What else is printed, also by child processes, goes to standard error.
    let output = dup(STDOUT_FILENO)
    guard output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0, fcntl(output, F_SETFD, FD_CLOEXEC) >= 0 else {
      throw CommandError(.inputOutput, "Standard output cannot be used: \(String(cString: strerror(errno)))")
    }
    // A client that vanished is an error of the next write. NB: a handler, because children would inherit an ignored signal.
    signal(SIGPIPE) { _ in }
    let server = MCPServer(
      AgentTools.identity, tools: AgentTools(folder: project.start, projects: projects, allowsWrites: allowWrites).all,
      writer: MessageWriter(descriptor: output)
    ) { Console.note($0) }
    let interruptions = Interruption.signals()
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await server.run(reading: STDIN_FILENO) }
      group.addTask { for await _ in interruptions { return } }
      await group.next()
      await server.cancelAll()
      group.cancelAll()
    }
    await projects.end()
    return .clean
  }
}

/// The tools of `snapshot mcp`.
struct AgentTools {
  static let identity = MCPServer.Identity(
    name: "snapshot", title: "Snapshots and previews of SwiftUI", version: PackageVersion.current,
    instructions: """
      Renders SwiftUI previews of a Swift package without a simulator, exactly and repeatably. Work like this: list_previews, \
      render_preview, edit the source, render_preview again; check large text (typeSize AX3), dark mode and right to left with \
      variants. interact uses a preview. compare shows what changed since a git revision. verify runs the snapshot tests; show \
      changes to the user before accepting them.
      """)

  let folder: String
  let projects: any PreviewProjects
  let allowsWrites: Bool

  var all: [Tool] {
    PreviewTools(folder: folder, projects: projects).all
      + [CompareTool(folder: folder, projects: projects).tool]
      + CommandTools(folder: folder, allowsWrites: allowsWrites).all
  }
}

import ArgumentParser
import Foundation
import SnapshotLedger
import SnapshotPreviewServer
import SnapshotReports
import SnapshotRuns

struct PreviewCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show previews or snapshots in the browser while you edit.",
    usage: "snapshot preview [<options>] [-- <swift-build-arguments> ...]",
    discussion: """
      Builds the package after each change of its files, and shows every #Preview and PreviewProvider on a local page, with the \
      layout issues of each picture. The page reloads by itself, and lets you pick the device, type size, color scheme, \
      direction and locale. Build errors are shown with the last pictures.

      With --filter, shows the image snapshots that the matching tests assert, instead of previews: \
      snapshot preview --filter LoginTests

      Only this machine can open the page, with the URL that is printed. Previews need a test that calls assertPreviews; \
      snapshot init writes one. Press Ctrl-C to stop.
      """)

  @Option(
    help: ArgumentHelp(
      "Show the image snapshots of tests that match a regular expression, instead of previews; repeatable.",
      valueName: "filter"))
  var filter: [String] = []

  @Option(help: ArgumentHelp("Serve the page on this port of 127.0.0.1 (default: a free port).", valueName: "port"))
  var port: UInt16 = 0

  @Flag(help: "Open the page in the default browser.")
  var open = false

  @Option(help: ArgumentHelp("Allow this many seconds for drawing one preview.", valueName: "seconds"))
  var timeout = 10.0

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Pass these arguments to swift build.", valueName: "swift-build-arguments"))
  var buildArguments: [String] = []

  @OptionGroup(title: "Project Options") var project: ProjectOptions
  @OptionGroup(title: "Output Options") var output: JSONOption
  @OptionGroup(title: "Output Options") var amount: QuietOption

  func validate() throws {
    guard timeout > 0, timeout <= 3600 else {
      throw ValidationError("--timeout must be more than 0 and at most 3600 seconds, not \(timeout).")
    }
  }

  func perform() async throws -> SnapshotExitCode {
    let root = try project.packageRoot()
    let configuration = try Configuration(packageRoot: root)
    guard let description = await PackageDescription(packageRoot: root) else {
      throw CommandError(.inputOutput, "Cannot read Package.swift. See: swift package describe")
    }
    let file = PreviewTestFile(packageRoot: root, description: description)
    let filters = filter.isEmpty ? try file.requiredFilters() : filter
    let build = PreviewBuild(
      PreviewBuild.Tests(
        packageRoot: root, packageName: description.name, modules: file.modules, drawsSnapshots: !filter.isEmpty,
        filters: filters, testTargets: filter.isEmpty ? file.testTargets : description.testTargets.map(\.name)),
      arguments: TestArguments.building(
        BuildSystem.arguments(configuration.testArguments + buildArguments, packageRoot: root)))
    let drawsSnapshots = !filter.isEmpty
    let session = PreviewSession(
      PreviewSession.Scope(
        root: root, name: description.name, subjects: drawsSnapshots ? .snapshots : .testedPreviews,
        declarations: {
          drawsSnapshots ? [] : PreviewDeclaration.all(in: description.targets, packageRoot: root)
        }),
      build: build, timeout: timeout)
    let server = PreviewServer(port: port, source: session)
    // A closed connection is an error of its write. NB: a handler, because children would inherit an ignored signal.
    signal(SIGPIPE) { _ in }
    let announcement = Announcement(isJSON: output.json, isQuiet: amount.quiet, opensBrowser: open)
    let interruptions = Interruption.signals()
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run { url in await announcement.announce(url) } }
        group.addTask { try await session.run() }
        group.addTask { await session.watchTime() }
        group.addTask { for await _ in interruptions { return } }
        // The interruption, or the first error.
        _ = try await group.next()
        await session.end()
        group.cancelAll()
      }
    } catch let error as PreviewServerError {
      await session.end()
      throw CommandError(.inputOutput, error.description)
    } catch is CancellationError {
      return .clean
    } catch {
      await session.end()
      throw error
    }
    return .clean
  }
}

/// What the command prints when the page can be opened.
private struct Announcement: Sendable {
  let isJSON: Bool
  let isQuiet: Bool
  let opensBrowser: Bool

  func announce(_ url: String) async {
    if isJSON {
      Console.print((try? JSONReport.line(Line(url: url))) ?? "")
    } else {
      Console.print(url)
      if !isQuiet { Console.note("Open this URL in a browser. Press Ctrl-C to stop.") }
    }
    if opensBrowser, !(await Browser.open(url)) {
      Console.error("No browser could be started. Open the URL yourself.")
    }
  }

  private struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "preview"
    var url: String
  }
}

import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotLedger
import SnapshotPreviewBuild
import SnapshotPreviewServer
import SnapshotReports
import SnapshotRuns

struct PreviewCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show previews or snapshots in the browser while you edit.",
    usage: "snapshot preview [<path>] [<options>] [-- <swift-build-arguments> ...]",
    discussion: """
      Builds the package after each change of its files, and shows every #Preview and PreviewProvider on a local page, with the \
      layout issues of each picture. The page reloads by itself, and lets you pick the device, type size, color scheme, \
      direction and locale. Build errors are shown with the last pictures.

      With --filter, shows the image snapshots that the matching tests assert, instead of previews: \
      snapshot preview --filter LoginTests

      With a path, shows the previews of a package, an Xcode project or a folder that need not know of snapshots, like \
      snapshot render: snapshot preview .

      Only this machine can open the page, with the URL that is printed. Without a path, previews need a test that calls \
      assertPreviews; snapshot init writes one. Press Ctrl-C to stop.
      """)

  @Argument(
    help: ArgumentHelp(
      "Show the previews of this package, Xcode project, folder or file, without tests.", valueName: "path"))
  var path: String?

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

  var showsProgress: Bool { !output.json && !amount.quiet }

  func validate() throws {
    guard timeout > 0, timeout <= 3600 else {
      throw ValidationError("--timeout must be more than 0 and at most 3600 seconds, not \(timeout).")
    }
    if path != nil, !filter.isEmpty || !buildArguments.isEmpty {
      throw ValidationError("--filter and arguments of swift build cannot be used with a path: no tests are built.")
    }
  }

  func perform() async throws -> SnapshotExitCode {
    let session = if let path { try await projectSession(at: path) } else { try await testSession() }
    return try await serve(session)
  }

  /// The previews of a project that need not know of snapshots.
  private func projectSession(at path: String) async throws -> PreviewSession {
    let reader = ProjectReader(cache: CacheFolder.ofThisUser) { Console.note($0) }
    let locations = try reader.locations([path])
    guard locations.count == 1, let location = locations.first else {
      let paths = locations.prefix(8).map { VisibleText.line($0.path) }.joined(separator: ", ")
      throw CommandError(
        .usage,
        "\(VisibleText.line(path)) contains \(counted(locations.count, "project")). Specify one of them: \(paths)")
    }
    guard let session = try await ProjectRenderer(reader: reader, timeout: timeout).openPage(of: location) else {
      throw CommandError(
        .incomplete,
        "\(VisibleText.line(path)) contains no previews. Add a #Preview to a file that imports SwiftUI.")
    }
    return session
  }

  /// The previews, or the snapshots, of the package's tests.
  private func testSession() async throws -> PreviewSession {
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
    return PreviewSession(
      PreviewSession.Scope(
        root: root, name: description.name, subjects: drawsSnapshots ? .snapshots : .testedPreviews,
        declarations: {
          drawsSnapshots ? [] : PreviewDeclaration.all(in: description.targets, packageRoot: root)
        }),
      build: build, timeout: timeout)
  }

  private func serve(_ session: PreviewSession) async throws -> SnapshotExitCode {
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

import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotPreviewBuild
import SnapshotPreviewServer
import SnapshotRuns

struct RenderCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw the previews of a package, an Xcode project or a folder.",
    usage: "snapshot render <paths> ... [<options>]",
    discussion: """
      Draws every #Preview and PreviewProvider of unchanged sources that import SwiftUI, without a test and without a change of \
      the package. A file that does not compile on this platform is listed with its errors, and the others are drawn without it.

      A list of values makes variants: snapshot render . --device iPhoneSE3,iPadMini6 --scheme light,dark

      The manifest of a package is run, as swift build does; --without-manifest draws the sources without it. Nothing is written \
      into the package.
      """)

  @Argument(help: ArgumentHelp("Packages, Xcode projects, folders or Swift files.", valueName: "paths"))
  var paths: [String] = ["."]

  @Option(
    help: ArgumentHelp("Draw the previews that match a pattern, such as Card:*; repeatable.", valueName: "pattern"))
  var preview: [String] = []

  @Option(
    help: ArgumentHelp(
      "Draw a view instead of the previews, such as 'ProfileCard(name: \"Ada\")'; repeatable.", valueName: "expression"))
  var view: [String] = []

  @Option(help: ArgumentHelp("Compile the views of --view in this module.", valueName: "module"))
  var module: String?

  @Option(help: ArgumentHelp("Write the pictures into this folder (default: a folder of the cache).", valueName: "folder"))
  var out: String?

  @Flag(help: "Print the layout issues of each picture.")
  var lint = false

  @Flag(help: "Read no manifests, and compile the sources of a folder as one module.")
  var withoutManifest = false

  @Option(help: ArgumentHelp("Allow this many seconds for drawing one preview.", valueName: "seconds"))
  var timeout = 10.0

  @OptionGroup(title: "Variants") var variants: VariantOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func validate() throws {
    guard timeout > 0, timeout <= 3600 else {
      throw ValidationError("--timeout must be more than 0 and at most 3600 seconds, not \(timeout).")
    }
  }

  func perform() async throws -> SnapshotExitCode {
    let cache = CacheFolder.path(ProcessInfo.processInfo.environment)
    let reader = ProjectReader(runsManifests: !withoutManifest)
    let locations = try reader.locations(paths)
    let toolkit = try await ToolkitBuild(
      cache: cache, environment: ProcessInfo.processInfo.environment, program: Self.program
    ).run { Console.note($0) }
    // A closed pipe is an error of its write. NB: a handler, because children would inherit an ignored signal.
    signal(SIGPIPE) { _ in }
    var report = RenderReport(output: output, showsIssues: lint)
    for location in locations {
      do {
        try await render(location, reader, toolkit, cache, isOnly: locations.count == 1, &report)
      } catch let error as ProjectError {
        guard locations.count > 1 else { throw error }
        report.skip(location.path, because: error.description)
      }
    }
    return report.finish()
  }

  private static var program: String {
    #if os(Linux)
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    #else
      Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }

  private func render(
    _ location: ProjectReader.Location, _ reader: ProjectReader, _ toolkit: Toolkit, _ cache: String, isOnly: Bool,
    _ report: inout RenderReport
  ) async throws {
    let project = try await reader.project(at: location)
    guard !project.modules.isEmpty else {
      return report.skip(location.path, because: "It contains no previews.")
    }
    let build = ProjectBuild(project, toolkit: toolkit, cache: cache, expressions: [:])
    let source = ProjectPreviewBuild(build: build, project: project, host: toolkit.host)
    let session = PreviewSession(
      PreviewSession.Scope(
        root: project.root, name: project.name, subjects: .projectPreviews, declarations: { source.declarations() }),
      build: source, timeout: timeout)
    let folder = (out.map(Self.absolute) ?? build.folder + "/pictures") + (isOnly ? "" : "/" + project.name)
    report.begin(project, at: location.path)
    let clock = Task {
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(100))
        await session.checkTime()
      }
    }
    defer { clock.cancel() }
    try await session.buildOnce()
    guard let state = await session.listing() else {
      report.addFailures(await session.current, of: project)
      await session.end()
      return
    }
    report.addFailures(state, of: project)
    for item in state.items where preview.isEmpty || preview.contains(where: { item.matches($0) }) {
      for variant in variants.variants {
        let result = await session.picture(of: item.key, in: variant.configuration)
        try report.add(result, of: item, variant: variant.name, in: folder)
      }
    }
    await session.end()
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}

extension PageState.Item {
  /// The file and the name: `Card:Long title`.
  var label: String {
    let file = (fileID as NSString).lastPathComponent
    return "\((file as NSString).deletingPathExtension):\(name)"
  }

  /// Whether a pattern with `*` and `?` matches the label, the file or the name.
  fileprivate func matches(_ pattern: String) -> Bool {
    let label = label
    let file = label.prefix { $0 != ":" }
    return [label, String(file), name].contains {
      Glob.matches(Array(pattern.unicodeScalars), Array($0.unicodeScalars))
    }
  }
}

import ArgumentParser
import Foundation
import SnapshotFoundation
import SnapshotPreviewBuild
import SnapshotPreviewMessages
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

      A list of values makes variants: snapshot render . --device iPhoneSE3,iPadMini8_3 --scheme light,dark

      The manifest of a package is run, as swift build does; --without-manifest draws the sources without it. Nothing is written \
      into the package, unless you add --write-test.
      """)

  @Argument(
    help: ArgumentHelp(
      "Draw these packages, Xcode projects, folders or Swift files (default: the current folder).", valueName: "paths"))
  var paths: [String] = ["."]

  @Option(
    help: ArgumentHelp("Draw the previews that match a pattern, such as Card:*; repeatable.", valueName: "pattern"))
  var preview: [String] = []

  @Option(
    help: ArgumentHelp(
      "Draw a view instead of the previews, such as 'ProfileCard(name: \"Ada\")'; repeatable.", valueName: "expression")
  )
  var view: [String] = []

  @Option(help: ArgumentHelp("Compile the views of --view in this module.", valueName: "module"))
  var module: String?

  @Option(
    help: ArgumentHelp("Write the pictures into this folder (default: a folder of the cache).", valueName: "folder"))
  var out: String?

  @Option(
    help: ArgumentHelp(
      "Write descriptions of these forms beside each picture: layout, elements, accessibility.", valueName: "forms"))
  var text: String?

  @Option(help: ArgumentHelp("Write all pictures into this .html file.", valueName: "file"))
  var page: String?

  @Option(help: ArgumentHelp("Write all pictures into this .png file, as a contact sheet.", valueName: "file"))
  var sheet: String?

  @Flag(help: "Print the layout issues of each picture.")
  var lint = false

  @Flag(help: "Read no manifests, and compile the sources of a folder as one module.")
  var withoutManifest = false

  @Flag(help: "Draw again after each change of the sources, until Ctrl-C.")
  var watch = false

  @Flag(
    help: "Write a test of the package with the pictures as references, and print the lines that Package.swift lacks.")
  var writeTest = false

  @Option(help: ArgumentHelp("Allow this many seconds for drawing one preview.", valueName: "seconds"))
  var timeout = 10.0

  @OptionGroup var writing: CIWriteOption
  @OptionGroup(title: "Variants") var variants: VariantOptions
  @OptionGroup(title: "Output Options") var output: OutputOptions

  func validate() throws {
    guard timeout > 0, timeout <= 3600 else {
      throw ValidationError("--timeout must be more than 0 and at most 3600 seconds, not \(timeout).")
    }
    if let page, !page.hasSuffix(".html") { throw ValidationError("--page must name a .html file.") }
    if let sheet, !sheet.hasSuffix(".png") { throw ValidationError("--sheet must name a .png file.") }
    if writeTest, watch || withoutManifest || !view.isEmpty {
      throw ValidationError("--write-test cannot be combined with --watch, --without-manifest or --view.")
    }
    for form in forms where PreviewText(rawValue: form) == nil {
      throw ValidationError("--text must be layout, elements or accessibility, not \(form).")
    }
  }

  private var forms: [String] {
    (text ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  func perform() async throws -> SnapshotExitCode {
    // What was started ends with the command.
    let work = Task { try await renderAll() }
    let interruption = Task {
      for await _ in Interruption.signals() { work.cancel() }
    }
    defer { interruption.cancel() }
    do {
      return try await work.value
    } catch is CancellationError {
      return watch ? .clean : .incomplete
    }
  }

  private func renderAll() async throws -> SnapshotExitCode {
    if writeTest { try writing.check() }
    let reader = ProjectReader(runsManifests: !withoutManifest, cache: CacheFolder.ofThisUser) { Console.note($0) }
    let locations = try reader.locations(paths)
    if watch || writeTest, locations.count > 1 {
      let option = watch ? "--watch" : "--write-test"
      throw CommandError(
        .usage,
        "\(option) draws one project, and \(counted(locations.count, "project")) were found. Specify one of them.")
    }
    let renderer = try await ProjectRenderer(reader: reader, timeout: timeout, expressions: view, module: module)
    // A closed pipe is an error of its write. NB: a handler, because children would inherit an ignored signal.
    signal(SIGPIPE) { _ in }
    var report = RenderReport(output: output, showsIssues: lint)
    for location in locations {
      do {
        try await render(location, renderer, isOnly: locations.count == 1, &report)
      } catch let error as ProjectError {
        guard locations.count > 1 else { throw error }
        report.skip(location.path, because: error.description)
      }
    }
    try report.writeGallery(page: page, sheet: sheet)
    return report.finish()
  }

  private func render(
    _ location: ProjectReader.Location, _ renderer: ProjectRenderer, isOnly: Bool, _ report: inout RenderReport
  ) async throws {
    guard let opened = try await renderer.open(location) else {
      return report.skip(location.path, because: "It contains no previews.")
    }
    let base = out.map(Self.absolute) ?? opened.folder + "/pictures"
    let folder = isOnly ? base : report.unusedFolder(base + "/" + opened.project.name)
    report.begin(opened.project, at: location.path)
    if writeTest {
      return try await writeTest(of: location, opened, in: folder, &report)
    }
    guard watch else { return try await draw(opened, in: folder, &report) }
    try await draw(opened, in: folder, whenChanged: &report) { try await renderer.open(location) }
  }

  /// Draws once, and writes a test that verifies the pictures.
  private func writeTest(
    of location: ProjectReader.Location, _ opened: ProjectRenderer.Opened, in folder: String,
    _ report: inout RenderReport
  ) async throws {
    var test: WrittenPreviewTest? = try await WrittenPreviewTest(
      of: location, variants: variants, folder: opened.folder)
    defer { test?.removeCopy() }
    try await draw(opened, in: folder, &report, test: &test)
    if let test { try report.add(test, of: opened.project, await opened.session.current) }
  }

  /// Builds and draws once, and ends the process that draws.
  private func draw(
    _ opened: ProjectRenderer.Opened, in folder: String, _ report: inout RenderReport
  ) async throws {
    var test: WrittenPreviewTest?
    try await draw(opened, in: folder, &report, test: &test)
  }

  private func draw(
    _ opened: ProjectRenderer.Opened, in folder: String, _ report: inout RenderReport, test: inout WrittenPreviewTest?
  ) async throws {
    let clock = Task { await opened.session.watchTime() }
    defer { clock.cancel() }
    do {
      try await buildAndDraw(opened, in: folder, &report, test: &test)
    } catch {
      await opened.session.end()
      throw error
    }
    await opened.session.end()
  }

  private func buildAndDraw(
    _ opened: ProjectRenderer.Opened, in folder: String, _ report: inout RenderReport, test: inout WrittenPreviewTest?
  ) async throws {
    let session = opened.session
    try await session.buildOnce()
    let listing = await session.listing()
    if let listing { try variants.check(devices: listing.devices, typeSizes: listing.typeSizes) }
    report.addFailures(await session.current, of: opened.project)
    for item in listing?.items ?? [] {
      guard isSelected(item) else {
        test?.add(item, leftOutBecause: "not drawn")
        continue
      }
      for variant in variants.variants {
        var configuration = variant.configuration
        // The test draws on this device, also what a preview shows on another one.
        if test != nil, configuration.device.isEmpty { configuration.device = VariantOptions.defaultDevice }
        let result = await session.picture(
          of: item.key, in: configuration, texts: forms.compactMap(PreviewText.init),
          recording: test.flatMap { $0.verifies(item) ? $0.recording : nil })
        try report.add(result, of: item, variant: variant.name, in: folder)
        test?.add(item, leftOutBecause: result.recordingFailure)
      }
    }
  }

  /// Draws now and after each change, until Ctrl-C.
  private func draw(
    _ opened: ProjectRenderer.Opened, in folder: String, whenChanged report: inout RenderReport,
    reopen: () async throws -> ProjectRenderer.Opened?
  ) async throws {
    var opened = opened
    let watcher = SourceWatcher(packageRoot: opened.project.root)
    var sources = watcher.snapshot()
    while true {
      do {
        try await draw(opened, in: folder, &report)
      } catch let error as ProjectError {
        // A file can be deleted between reading the project and compiling it.
        Console.error(error.description)
      }
      try report.writeGallery(page: page, sheet: sheet)
      report.endRound()
      var current = sources
      var last = sources
      // Editors empty a file before they write it, so that a change counts when it is followed by none.
      while current == sources || current != last {
        try await Task.sleep(for: .milliseconds(15))
        (last, current) = (current, watcher.snapshot())
      }
      if current.changesProject(since: sources), let renewed = try? await reopen() { opened = renewed }
      sources = current
    }
  }

  private func isSelected(_ item: PageState.Item) -> Bool {
    if !view.isEmpty, preview.isEmpty { return item.fileID.contains("/SnapshotExpression") }
    return preview.isEmpty || preview.contains { item.matches($0) }
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}

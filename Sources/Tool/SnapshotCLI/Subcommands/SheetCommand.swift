import ArgumentParser
import Foundation
import Raster
import SnapshotFoundation
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

struct SheetCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Write a contact sheet of the last run's pictures as PNG or HTML.",
    usage: "snapshot sheet [<options>] [<snapshot> ...]",
    discussion: """
      Arranges the configurations of a matrix in rows and columns, and frames the ones that did not pass. Includes all pictures \
      of the run if no snapshots are specified. Runs no tests, and prints the path of the file.
      """)

  @Option(help: ArgumentHelp("Write the sheet to this .png or .html file.", valueName: "file"))
  var out = "sheet.png"

  @Option(help: "Show the actual, expected or difference picture in a .png file (default: actual).")
  var show: ContactSheetImage.Subject?

  @Option(
    help: ArgumentHelp("Set the width of each picture in a .png file, in pixels (default: 240).", valueName: "pixels"))
  var width: Int?

  @Option(
    help: ArgumentHelp("Show this matrix axis in columns (default: the axis with the most values).", valueName: "axis"))
  var across: String?

  @Flag(help: "Show only previews: #Preview and PreviewProvider.")
  var previews = false

  @OptionGroup var selection: SnapshotSelection

  @OptionGroup(title: "Run Options") var source: RunOptions
  @OptionGroup(title: "Output Options") var output: JSONOption

  private var isHTML: Bool { out.hasSuffix(".html") }

  func validate() throws {
    guard isHTML || out.hasSuffix(".png") else { throw ValidationError("--out must name a .png or .html file.") }
    if isHTML, show != nil || width != nil { throw ValidationError("--show and --width require a .png file.") }
    if let width, !(16...4096).contains(width) {
      throw ValidationError("--width must be between 16 and 4096, not \(width).")
    }
  }

  func perform() async throws -> SnapshotExitCode {
    var report = try source.report()
    report.results = try report.select(selection.keys, among: report.results)
    if previews {
      report.results.removeAll { $0.entry.preview == nil }
      guard !report.results.isEmpty else {
        throw CommandError(
          .noSuchKey, "The run verified no previews. To verify them: swift run snapshot verify --previews")
      }
    }
    if let across, !report.results.contains(where: { $0.entry.cell.contains { $0.hasPrefix(across + "=") } }) {
      let axes = Set(report.results.flatMap { $0.entry.cell.compactMap { $0.split(separator: "=").first } }).sorted()
      throw CommandError(.noSuchKey, "Unknown axis \(across). Axes of these snapshots: \(axes.joined(separator: ", "))")
    }
    let path = URL(fileURLWithPath: out).standardizedFileURL.path
    let count: Int
    if isHTML {
      report.results.removeAll { $0.entry.format != "png" }
      count = report.results.count
      try write(Data(HTMLReport(sheetsOf: report, across: across).document.utf8), count: count, to: path)
    } else {
      let sheet = ContactSheetImage(report, subject: show ?? .actual, width: width ?? 240, across: across)
      count = sheet.count
      try write(count == 0 ? Data() : PNG.encode(render(sheet)), count: count, to: path)
    }
    let refusals = report.refusals
    for refusal in refusals.prefix(20) { Console.error(refusal + ". It is not part of the sheet.") }
    if output.json {
      try Console.print(JSONReport.line(Line(path: path, snapshots: count)))
    } else {
      Console.print(VisibleText.line(path))
    }
    return refusals.isEmpty ? .clean : .inputOutput
  }

  private func render(_ sheet: ContactSheetImage) throws -> PixelBuffer {
    do {
      return try Renderer().render(sheet.list)
    } catch let error as RenderError {
      throw CommandError(
        .inputOutput, "Cannot render the contact sheet: \(error) Select fewer snapshots, or a smaller --width.")
    }
  }

  private func write(_ data: Data, count: Int, to path: String) throws {
    guard count > 0 else { throw CommandError(.noSuchKey, "These snapshots contain no pictures.") }
    try OutputFile.write(data, to: path)
  }

  private struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "sheet"
    var path: String
    var snapshots: Int
  }
}

extension ContactSheetImage.Subject: ExpressibleByArgument {}

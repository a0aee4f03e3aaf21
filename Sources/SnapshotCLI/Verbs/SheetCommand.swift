import ArgumentParser
import Foundation
import Raster
import SnapshotLedger
import SnapshotReports
import SnapshotRuns

struct SheetCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Puts snapshots of the last run on one contact sheet, a PNG or an HTML file.",
    discussion: """
      The axes of a matrix are rows and columns, and what did not pass is framed. Without keys, all pictures of the run. Runs \
      no test, and prints the path of what it wrote.
      """)

  @OptionGroup var common: CommonOptions

  @Option(help: ArgumentHelp("The file to write, .png or .html.", valueName: "file"))
  var out = "sheet.png"

  @Option(help: "Which picture of each is shown: actual, expected or difference.")
  var show: SheetPicture.Subject = .actual

  @Option(help: ArgumentHelp("The width of each picture in pixels.", valueName: "pixels"))
  var width = 240

  @Option(
    help: ArgumentHelp("The axis that runs across; the one with the most values unless given.", valueName: "axis"))
  var across: String?

  @Argument(
    help: "Snapshots: an id, any suffix of its path, a glob, File.swift:12, or a glob over cells such as login@*AX*.")
  var keys: [String] = []

  private var isHTML: Bool { out.hasSuffix(".html") }

  func validate() throws {
    guard isHTML || out.hasSuffix(".png") else { throw ValidationError("--out takes a .png or an .html file.") }
    guard (16...4096).contains(width) else { throw ValidationError("--width takes 16 to 4096; it was \(width).") }
  }

  func perform() async throws -> SnapshotExitCode {
    var report = try common.existingReport()
    report.results = try common.choose(keys, from: report, among: report.results)
    if let across, !report.results.contains(where: { $0.entry.cell.contains { $0.hasPrefix(across + "=") } }) {
      let axes = Set(report.results.flatMap { $0.entry.cell.compactMap { $0.split(separator: "=").first } }).sorted()
      throw VerbError(.noSuchKey, "There is no axis \(across). There are: \(axes.joined(separator: ", "))")
    }
    let path = URL(fileURLWithPath: out).standardizedFileURL.path
    let count: Int
    if isHTML {
      report.results.removeAll { $0.entry.format != "png" }
      count = report.results.count
      try write(Data(HTMLReport(sheetsOf: report, across: across).document.utf8), count: count, to: path)
    } else {
      let sheet = SheetPicture(report, subject: show, width: width, across: across)
      count = sheet.count
      try write(count == 0 ? Data() : PNG.encode(render(sheet)), count: count, to: path)
    }
    let refusals = report.refusals
    for refusal in refusals.prefix(20) { Console.error(refusal + ". It was left out.") }
    if common.json {
      try Console.print(JSONReport.line(Line(path: path, snapshots: count)))
    } else {
      Console.print(VisibleText.line(path))
    }
    return refusals.isEmpty ? .clean : .inputOutput
  }

  private func render(_ sheet: SheetPicture) throws -> PixelBuffer {
    do {
      return try Renderer().render(sheet.list)
    } catch let error as RenderError {
      throw VerbError(.inputOutput, "The sheet cannot be drawn: \(error). Name fewer snapshots, or a smaller --width.")
    }
  }

  private func write(_ data: Data, count: Int, to path: String) throws {
    guard count > 0 else { throw VerbError(.noSuchKey, "There are no pictures among these snapshots.") }
    try AtomicFile.write(data, to: path)
  }

  private struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "sheet"
    var path: String
    var snapshots: Int
  }
}

extension SheetPicture.Subject: ExpressibleByArgument {}

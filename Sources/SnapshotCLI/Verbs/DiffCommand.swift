import ArgumentParser
import Foundation
import Raster
import SnapshotReport

struct DiffCommand: Verb {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compares two PNG files exactly.",
    discussion: """
      Ends with 0 where size and every pixel are equal, with 1 where they differ, with 65 where a file is no \
      readable PNG, and with 66 where there is none.
      """)

  @OptionGroup var common: CommonOptions

  @Option(help: ArgumentHelp("Write a picture of the difference.", valueName: "file"))
  var out: String?

  @Argument(help: "The expected picture.")
  var expected: String

  @Argument(help: "The actual picture.")
  var actual: String

  func perform() async throws -> SnapshotExitCode {
    let left = try picture(expected)
    let right = try picture(actual)
    let difference = ImageComparison.difference(expected: left, actual: right)
    if let out, difference != nil {
      let picture = ImageComparison.differencePicture(expected: left, actual: right)
      try AtomicFile.write(PNG.encode(picture), to: URL(fileURLWithPath: out).standardizedFileURL.path)
    }
    try say(difference)
    return difference == nil ? .clean : .changed
  }

  private func picture(_ path: String) throws -> PixelBuffer {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: absolute) else {
      throw VerbError(.noSuchKey, "There is no file \(absolute). Give two PNG files: snapshot diff A.png B.png")
    }
    guard let data = FileManager.default.contents(atPath: absolute) else {
      throw VerbError(.inputOutput, "\(absolute) cannot be read. Give two PNG files: snapshot diff A.png B.png")
    }
    do {
      return try PNG.decode(data)
    } catch {
      throw VerbError(
        .unreadableReference, "\(absolute) is no readable PNG: \(error). Write it anew: snapshot record")
    }
  }

  private func say(_ difference: ImageDifference?) throws {
    if common.json { return try Console.print(JSONReport.line(Line(difference))) }
    guard let difference else { return Console.print(common.palette.good("\u{2713} equal")) }
    var lines: [String] = []
    if difference.sizesDiffer {
      lines.append(
        "sizes differ: \(difference.expectedWidth) \u{00D7} \(difference.expectedHeight) expected, "
          + "\(difference.actualWidth) \u{00D7} \(difference.actualHeight) actual")
    }
    lines.append(DifferenceSentence.of(difference))
    if !common.quiet {
      for cluster in difference.clusters {
        lines.append(
          "  \(cluster.width) \u{00D7} \(cluster.height) at (\(cluster.x), \(cluster.y)): "
            + "\(DifferenceSentence.grouped(cluster.differingPixels)) pixels")
      }
    }
    if let out { lines.append("difference  \(VisibleText.line(out))") }
    lines[0] = common.palette.bad("\u{2717} ") + lines[0]
    Console.print(lines.joined(separator: "\n"))
  }

  private struct Line: Encodable {
    var schemaVersion = JSONReport.schemaVersion
    var type = "difference"
    var equal: Bool
    var difference: ImageDifference?

    init(_ difference: ImageDifference?) {
      equal = difference == nil
      self.difference = difference
    }
  }
}

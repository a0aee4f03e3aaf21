import Foundation
import Raster
import SnapshotFoundation
import SnapshotReports
import SnapshotRuns
import SnapshotWorkspace

/// Compares two files, and prints the result.
struct PairReport {
  var palette: TerminalPalette
  /// The tolerance, or `nil` if every pixel must be equal.
  var tolerance: PixelTolerance?
  /// The unit of color distances.
  var unit: String
  var form: DifferenceForm
  /// The path of the difference picture to write.
  var out: String?
  var isJSON: Bool
  var isQuiet: Bool

  struct Pair {
    var expected: Data
    var actual: Data
    /// The names of the files in messages.
    var expectedPath: String
    var actualPath: String
  }

  func perform(expected: String, actual: String) throws -> SnapshotExitCode {
    try perform(
      Pair(
        expected: DiffFile.read(expected), actual: DiffFile.read(actual), expectedPath: expected, actualPath: actual))
  }

  func perform(_ pair: Pair) throws -> SnapshotExitCode {
    let result = FileComparison(
      name: (pair.actualPath as NSString).lastPathComponent, expected: pair.expected, actual: pair.actual,
      expectedPath: pair.expectedPath, actualPath: pair.actualPath, tolerance: tolerance)
    if result.outcome == .unreadable {
      throw CommandError(.unreadableReference, result.failure)
    }
    var written: String?
    if let out, result.picture != nil {
      written = out
      try writePicture(pair.expected, pair.actual, to: DiffFile.absolute(out))
    }
    if isJSON {
      try Console.print(JSONReport.line(result.line(unit: unit)))
    } else {
      var lines = result.lines(palette: palette, isQuiet: isQuiet)
      if let written { lines.append("difference  \(VisibleText.line(written))") }
      Console.print(lines.joined(separator: "\n"))
    }
    return [result].exitCode
  }

  func writePicture(_ expected: Data, _ actual: Data, to path: String) throws {
    let pictures = try ImageComparison.pictures(expectedFile: expected, actualFile: actual)
    let picture = ImageComparison.differencePicture(expected: pictures.expected, actual: pictures.actual, form: form)
    let file: Data
    do throws(PNGError) {
      file = try PNG.encode(picture, compression: .artifact)
    } catch {
      throw CommandError(.inputOutput, "Cannot write the picture \(path): \(error)")
    }
    try OutputFile.write(file, to: path)
  }
}

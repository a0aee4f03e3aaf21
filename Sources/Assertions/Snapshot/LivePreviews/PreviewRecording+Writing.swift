import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotPreviewMessages
import SnapshotUI

extension PreviewRecording {
  /// Writes the picture of a preview where a test of the package looks for it.
  ///
  /// The assertion of that test makes the picture and its name, so that the test finds what it draws itself.
  ///
  /// - Parameter drawn: The context in which the preview was drawn.
  /// - Returns: Why the reference was not written; `nil` if it was.
  @MainActor func perform(
    _ preview: Preview, in configuration: PreviewConfiguration, drawn: RenderContext
  ) -> String? {
    let cells: [MatrixCell]
    let matrix: Matrix
    do throws(UnknownPreviewValue) {
      matrix = try Matrix(configuration, axes: axes)
      cells = preview.configurations(of: matrix).cells
    } catch {
      return error.description
    }
    guard let cell = cells.first, cells.count == 1, cell.context == drawn else {
      return "It has configurations of its own (.snapshot(across:)). To record these: swift run snapshot record"
    }
    var settings = ProcessSettings.current
    // The folder of the test stands in for the package until all files are known.
    settings.runDirectory = (testFile as NSString).deletingLastPathComponent + "/.run"
    settings.forcedRecord = .all
    settings.allowsCIWrites = true
    var position = CallSite(fileID: "", filePath: "", line: 1, column: 1)
    position = position.at(
      line: 1, of: module + "/" + (testFile as NSString).lastPathComponent, path: testFile)
    let verification = PreviewVerification(matrix: matrix, position: position, testName: function)
    return ProcessSettings.$injected.withValue(settings) {
      PreviewAssertion(of: preview, verification).record()
    }
  }
}

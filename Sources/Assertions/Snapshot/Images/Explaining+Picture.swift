import Foundation
import SnapshotPictureDifferences
import Raster
import SnapshotRenderTraces
import SnapshotCore

extension Explaining {
  /// Explanations in PNG files.
  static var picture: Explaining {
    Explaining(
      embed: { trace, explanations, file in
        guard let text = explanations.stored(of: trace), let explained = try? PNG.explained(file, by: text) else {
          return file
        }
        return explained
      },
      // Explanations that are off state only the engine, in fewer bytes.
      isStored: { PNG.statedExplanationLength(in: $0) > 256 },
      isCurrent: { trace, file in
        guard let stored = PNG.explanation(in: file).text.flatMap({ RenderTrace($0) }),
          let new = RenderTrace(text: trace)
        else { return false }
        return stored.describesSameView(as: new)
      },
      causes: { reference, trace, actual, actualTrace in
        let difference = PictureDifference(
          expected: ExplainedPicture(file: reference, trace: trace),
          actual: ExplainedPicture(file: actual, trace: Data(actualTrace.utf8)))
        return difference.sentences
      })
  }
}

extension Explanations {
  /// The text that a reference stores; `nil` for traces that are too long.
  fileprivate func stored(of trace: String) -> Data? {
    guard trace.utf8.count <= PNGExplanation.longestText else { return nil }
    switch form {
    case .full: return Data(trace.utf8)
    case .slim: return RenderTrace(text: trace).map { Data($0.slim.text.utf8) }
    case .off: return RenderTrace.header(in: Data(trace.utf8)).map { Data($0.utf8) }
    }
  }
}

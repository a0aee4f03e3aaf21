import Foundation
import SnapshotCore
import SnapshotLedger
import SnapshotFoundation
import SnapshotUI

/// Asserts that each frame matches its reference: `<test>[.<name>].01.<extension>`, `.02`, and so on.
///
///     let states = game.replay(actions, from: Game(), environment: ())
///     let frames = zip(["start"] + actions.map { "\($0)" }, states).map { caption, state in
///       CaptionedFrame(caption, GameView(game: state))
///     }
///     assertSnapshots(of: frames, as: .image(on: .iPhoneSE3))
///
/// The frames that don't match are listed in one failure by their numbers and captions. `as: .contactSheet(…)` records
/// all frames in one picture instead. An empty array fails.
///
/// - Parameters:
///   - frames: The frames, in order.
///   - snapshotting: The strategy for the content of each frame.
///   - name: The name in the files of all frames.
public func assertSnapshots<Content: Drawable, Format>(
  of frames: @autoclosure () throws -> [CaptionedFrame<Content>],
  as snapshotting: Snapshotting<Content, Format>,
  named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let assertion = Assertion(
    name: name, record: record, timeout: timeout,
    position: CallSite(fileID: fileID, filePath: filePath, line: line, column: column), testName: testName)
  assertion.report(assertion.verify(frames: frames, as: snapshotting))
}

extension Assertion {
  /// Verifies every frame and combines the verdicts.
  package func verify<Content, Format>(
    frames: () throws -> [CaptionedFrame<Content>], as strategy: Snapshotting<Content, Format>
  ) -> Verdict {
    let context = Context(self)
    let made = Result { try Thrown.wrapping(frames) }
    guard case .success(let frames) = made else {
      return verify({ try made.get()[0].content }, as: strategy, in: context)
    }
    guard !frames.isEmpty else { return nothingAsserted(.noFrames, in: context) }
    let kind = strategy.pathExtension == "png" ? "image" : strategy.pathExtension ?? "data"
    let failures = frames.enumerated().compactMap { index, frame -> (title: String, verdict: Verdict)? in
      var assertion = self
      let number = FrameNumber.text(of: index, among: frames.count)
      assertion.cell = Cell(
        name: number, labels: ["frame=\(number)"], strategy: kind.hasSuffix(".txt") ? String(kind.dropLast(4)) : kind)
      let verdict = assertion.verify({ frame.content }, as: strategy, in: context)
      return verdict.message == nil ? nil : ("\(number) \(frame.caption)", verdict)
    }
    guard let first = failures.first else { return .passed }
    return Verdict(
      outcome: first.verdict.outcome,
      message: """
        \(failures.count) of \(counted(frames.count, "frame")) failed:
        \(failures.map { "  " + $0.title }.joined(separator: "\n"))

        First failure: frame \(first.title)

        \(first.verdict.message ?? "")
        """,
      attachments: first.verdict.attachments)
  }
}

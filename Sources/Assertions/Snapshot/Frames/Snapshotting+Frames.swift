import Raster
import SnapshotCore
import SnapshotUI

extension Snapshotting where Format == PixelBuffer {
  /// Numbered frames in one image, each with its number and its caption, in rows from left to right.
  ///
  ///     let states = game.replay(actions, from: Game(), environment: ())
  ///     let frames = zip(["start"] + actions.map { "\($0)" }, states).map { caption, state in
  ///       CaptionedFrame(caption, GameView(game: state))
  ///     }
  ///     assertSnapshot(of: frames, as: .contactSheet(layout: .device(config: .iPhoneSE3), columns: 4))
  ///
  /// `assertSnapshots(of: frames, as: .image)` records one file per frame.
  ///
  /// - Parameters:
  ///   - layout: The size of each frame.
  ///   - traits: Traits of each frame that differ from the default.
  ///   - columns: The largest number of frames in a row.
  ///   - cellScale: The scale factor of each frame.
  ///   - displayScale: The number of pixels per point of the sheet.
  ///   - tolerance: The differences that are tolerated. Use it or `precision`, not both.
  ///   - ignoring: The regions that are not compared: elements in all frames, or frames in points of the sheet.
  public static func contactSheet<Content: Drawable>(
    layout: SnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits(), columns: Int = 4,
    cellScale: CGFloat = 0.5, displayScale: CGFloat = 1, precision: Float = 1, perceptualPrecision: Float = 1,
    tolerance: PixelTolerance = .exact, ignoring: [IgnoredRegion] = []
  ) -> Snapshotting where Value == [CaptionedFrame<Content>] {
    let frame = layout.context(traits)
    let context = RenderContext(displayScale: displayScale, fonts: frame.fonts)
    let comparison = PictureComparison(precision, perceptualPrecision, tolerance, ignoring)
    return Snapshotting(
      pathExtension: "png", diffing: .image(comparison),
      exposing: { frames in
        let evaluated = frames.map { CaptionedFrame($0.caption, EvaluatedOnce($0.content)) }
        let sheet = FrameSheet(evaluated, in: frame, columns: columns, cellScale: cellScale)
        let subject = FrameSheet(frames, in: frame, columns: columns, cellScale: cellScale)
        return PictureExposure(of: subject, in: context, comparedBy: comparison) {
          let drawn = try sheet.sheet(in: context)
          let views = try zip(evaluated, drawn.cells).compactMap { frame, cell in
            try frame.content.evaluation(in: cell.context).view.map {
              DrawnView($0, origin: cell.origin, scale: cell.scale)
            }
          }
          return Evaluation(displayList: drawn.displayList, cells: views)
        } companion: { text in
          .text(EvaluatedOnce<Content>.companionExtension(text)) {
            try sheet.frames.enumerated().map { index, frame in
              "\(FrameNumber.text(of: index, among: frames.count))  \(frame.caption)\n"
                + (try frame.content.companionText(text, in: sheet.frameContext))
            }.joined(separator: "\n")
          }
        }
      })
  }
}

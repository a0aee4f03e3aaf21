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
  public static func contactSheet<Content: Drawable>(
    layout: SnapshotLayout = .sizeThatFits, traits: SnapshotTraits = SnapshotTraits(), columns: Int = 4,
    cellScale: CGFloat = 0.5, displayScale: CGFloat = 1, precision: Float = 1, perceptualPrecision: Float = 1
  ) -> Snapshotting where Value == [CaptionedFrame<Content>] {
    let frame = layout.context(traits)
    let context = RenderContext(displayScale: displayScale, fonts: frame.fonts)
    let sheet = { (frames: Value) in FrameSheet(frames, in: frame, columns: columns, cellScale: cellScale) }
    var strategy = Snapshotting<FrameSheet<Content>, PixelBuffer>.image(
      context: context, precision: precision, perceptualPrecision: perceptualPrecision
    ).pullback(sheet)
    strategy.companions = { text in text == .off ? nil : .companion(text, ofFramesIn: frame) }
    return strategy
  }
}

extension Snapshotting where Format == String {
  /// The companion texts of all frames, each below its number and its caption.
  fileprivate static func companion<Content: Drawable>(
    _ text: CompanionText, ofFramesIn context: RenderContext
  ) -> Snapshotting where Value == [CaptionedFrame<Content>] {
    .text(Content.self is any View.Type ? "\(text.kind.rawValue).txt" : "displaylist.txt") { frames in
      try frames.enumerated().map { index, frame in
        let title = "\(FrameNumber.text(of: index, among: frames.count))  \(frame.caption)\n"
        guard let view = frame.content as? any View else {
          return title + (try frame.content.picture(in: context)).textForm
        }
        let rendered = try view.rendered(in: context)
        return title + (text == .elements ? rendered.elementsText : rendered.layoutText)
      }.joined(separator: "\n")
    }
  }
}

/// One of several frames that show how a screen changes: a drawing, and what led to it.
public struct CaptionedFrame<Content: Drawable> {
  /// What led to the frame, such as the text of an action.
  public var caption: String
  /// What the frame shows.
  public var content: Content

  /// Creates a frame.
  public init(_ caption: String, _ content: Content) {
    self.caption = caption
    self.content = content
  }
}

extension CaptionedFrame: Sendable where Content: Sendable {}

/// Numbered frames in one picture, in rows from left to right, with the number and the caption above each one.
///
///     FrameSheet([CaptionedFrame("start", Counter(0)), CaptionedFrame("increment", Counter(1))])
package struct FrameSheet<Content: Drawable>: Drawable {
  /// The frames, in order.
  package var frames: [CaptionedFrame<Content>]
  /// The context of each frame: its size, appearance and so on.
  package var frameContext: RenderContext
  /// The largest number of frames in a row.
  package var columns: Int
  /// The scale at which frames are drawn.
  package var cellScale: CGFloat

  /// The largest number of lines of a caption. A longer one is truncated.
  static var captionLines: Int { 4 }

  /// Creates a sheet of frames.
  package init(
    _ frames: [CaptionedFrame<Content>], in frameContext: RenderContext = RenderContext(), columns: Int = 4,
    cellScale: CGFloat = 0.5
  ) {
    self.frames = frames
    self.frameContext = frameContext
    self.columns = columns
    self.cellScale = cellScale
  }

  /// - Throws: ``FrameError`` for the first frame that can't be drawn, and
  ///   ``ViewError/Reason/unusableSize(path:width:height:)`` without frames.
  package func displayList(in context: RenderContext) throws -> DisplayList { try sheet(in: context).displayList }

  /// Returns the drawing, and where it shows each frame, in order.
  package func sheet(in context: RenderContext) throws -> (displayList: DisplayList, cells: [SheetCell]) {
    guard !frames.isEmpty else { throw ViewError(.unusableSize(path: "FrameSheet", width: 0, height: 0)) }
    let (gap, scale) = (SheetStyle.gap, SheetStyle.usable(cellScale))
    let columns = min(max(1, columns), frames.count)
    let frameContext = SheetStyle.cellContext(self.frameContext)
    let lists = try frames.indices.map { index in
      do {
        return try SheetStyle.displayList(of: frames[index].content, in: frameContext)
      } catch {
        throw FrameError(frames: frames, index: index, underlying: error)
      }
    }
    let rows = stride(from: 0, to: lists.count, by: columns).map { $0..<min($0 + columns, lists.count) }
    let sizes = rows.map { row in row.map { SheetStyle.size(of: lists[$0], scale: scale) as CGSize? } }
    let origin = CGPoint(x: gap, y: gap / 2)
    let widths = GridArrangement(sizes, origin: origin, gap: gap).columns.map(\.width)
    let labels = try frames.indices.map { index in
      let number = FrameNumber.text(of: index, among: frames.count)
      return try SheetStyle.label(
        "\(number)  \(frames[index].caption)", width: widths[index % columns], lines: Self.captionLines, in: context)
    }
    let labelHeights = rows.map { row in
      row.map { max(SheetStyle.labelHeight, labels[$0].size.height + 4) }.max() ?? 0
    }
    let grid = GridArrangement(sizes, origin: origin, gap: gap, headingHeights: labelHeights)
    let size = CGSize(width: grid.end.x, height: grid.end.y)
    var places: [SheetCell] = []
    let list = DisplayList(recording: size) { canvas in
      SheetStyle.fillBackground(of: size, in: &canvas)
      for (indices, row) in zip(rows, grid.rows) {
        for (index, column) in zip(indices, grid.columns) {
          canvas.replay(labels[index], at: CGPoint(x: column.x, y: row.headingY))
          let origin = CGPoint(x: column.x, y: row.y)
          SheetStyle.draw(lists[index], at: origin, scale: scale, in: &canvas)
          places.append(SheetCell(context: frameContext, origin: origin, scale: scale))
        }
      }
    }
    return (list, places)
  }
}

/// The numbers of frames, from 01.
package enum FrameNumber {
  /// Returns the number of a frame with as many digits as the last one has, and at least two.
  package static func text(of index: Int, among count: Int) -> String {
    let number = String(index + 1)
    return String(repeating: "0", count: max(0, max(2, String(count).count) - number.count)) + number
  }
}

/// An error of drawing one of several frames.
package struct FrameError: Error, CustomStringConvertible {
  /// The frame's number, such as `03`.
  package let number: String
  /// The frame's caption.
  package let caption: String
  /// The error of drawing.
  package let underlying: any Error

  init<Content>(frames: [CaptionedFrame<Content>], index: Int, underlying: any Error) {
    number = FrameNumber.text(of: index, among: frames.count)
    caption = frames[index].caption
    self.underlying = underlying
  }

  /// The number, the caption and the reason.
  package var description: String { "Frame \(number) (\(caption)) cannot be drawn: \(underlying)" }
}

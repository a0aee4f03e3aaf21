import Foundation
import Raster

/// The pipeline stages between a value and its image: the layout of a view, and the display list.
///
/// Two traces explain why two images differ. A trace is kept as text beside the runs; it is a cache and no reference, so
/// traces of another version are ignored.
///
///     render trace 3
///     layout
///     padding detail "12" frame 0 0 100 44 path "RoundedRectangle"
///       RoundedRectangle frame 12 12 76 20
///     display list 100 44
///     fill #007AFF rounded-rect 12 12 76 20 radius 8 8 continuous @ RoundedRectangle
package struct RenderTrace: Hashable, Sendable {
  /// The elements with their frames; `nil` if the value is not a view.
  package var layout: LayoutTree?
  package var drawing: DisplayListDescription

  package init(layout: LayoutTree?, drawing: DisplayListDescription) {
    self.layout = layout
    self.drawing = drawing
  }

  /// The longest text that is read, in bytes of UTF-8.
  package static let longestText = 8 << 20

  private static let firstLine = "render trace 3"
  private static let layoutLine = "layout"
  private static let firstLineOfDrawing = "display list "

  // MARK: Printing

  /// The trace as text from which ``init(text:)`` makes an equal value, with geometry rounded as display lists round it.
  package var text: String {
    var text = Self.firstLine + "\n"
    if let layout { text += Self.layoutLine + "\n" + layout.traceText }
    return text + drawing.textForm
  }

  // MARK: Reading

  /// Reads the text of a trace; `nil` for other contents, other versions and longer texts than ``longestText``.
  package init?(_ data: Data) {
    guard data.count <= Self.longestText else { return nil }
    self.init(text: String(decoding: data, as: UTF8.self))
  }

  /// Reads the text of a trace; `nil` for other contents and other versions.
  ///
  /// A layout that cannot be read is left out, because the drawing alone still explains something.
  package init?(text: String) {
    guard text.utf8.count <= Self.longestText else { return nil }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines[0].elementsEqual(Self.firstLine.utf8),
      let start = lines.firstIndex(where: { $0.starts(with: Self.firstLineOfDrawing.utf8) }),
      let drawing = try? DisplayListDescription(textForm: String(text[lines[start].startIndex...]))
    else { return nil }
    self.drawing = drawing
    if lines[1].elementsEqual(Self.layoutLine.utf8) { layout = LayoutTree(traceLines: lines[2..<start]) }
  }
}

import Foundation
import Raster

/// The pipeline stages between a value and its image: the layout of a view, and the display list.
///
/// Two traces explain why two images differ. A trace is kept as text in the reference that it explains, and beside the runs.
/// It is data from elsewhere: ``proof(of:)`` renders it and compares the picture.
///
///     render trace 4
///     engine 1 5fa0c3d2e1b49687
///     scale 2
///     arguments 2
///     layout
///     padding detail "12" frame 0 0 100 44 path "RoundedRectangle"
///       RoundedRectangle frame 12 12 76 20
///     display list 100 44
///     fill #007AFF rounded-rect 12 12 76 20 radius 8 8 continuous @ RoundedRectangle
package struct RenderTrace: Hashable, Sendable {
  /// How the picture was rendered; `nil` if the text does not state it, so that nothing can be proven.
  package var settings: RenderSettings?
  /// The elements with their frames; `nil` if the value is not a view.
  package var layout: LayoutTree?
  /// Whether the text has a layout that cannot be read.
  package private(set) var hasUnreadLayout = false
  /// The drawing, with geometry rounded as display lists round it if it was read from a text.
  package private(set) var drawing: DisplayListDescription
  /// The text of the drawing with all digits, or in the slim form.
  package private(set) var drawingText: String
  /// The parts of the picture that its assertion does not compare.
  package var ignoredAreas: [IgnoredArea] = []
  /// Whether the text has hashes instead of the curves of paths. Nothing can be rendered from it.
  package private(set) var isSlim: Bool
  /// Which arguments the layout states. An older trace does not state those that were added later.
  package private(set) var argumentRevision = LayoutTree.argumentRevision

  package init(
    layout: LayoutTree?, drawing: DisplayListDescription, settings: RenderSettings? = nil,
    ignoredAreas: [IgnoredArea] = []
  ) {
    self.init(
      layout: layout, drawing: drawing, drawingText: drawing.exactTextForm, isSlim: false, settings: settings,
      ignoredAreas: ignoredAreas)
  }

  private init(
    layout: LayoutTree?, drawing: DisplayListDescription, drawingText: String, isSlim: Bool, settings: RenderSettings?,
    ignoredAreas: [IgnoredArea]
  ) {
    self.layout = layout
    self.drawing = drawing
    self.drawingText = drawingText
    self.isSlim = isSlim
    self.settings = settings
    self.ignoredAreas = ignoredAreas
  }

  /// The trace with another layout, and with other identities of the elements that draw. Its ``drawingText`` is unchanged.
  package func replacing(layout: LayoutTree?, drawing: DisplayListDescription) -> RenderTrace {
    var trace = self
    trace.layout = layout
    trace.drawing = drawing
    return trace
  }

  /// The longest text that is read, in bytes of UTF-8.
  package static let longestText = PNGExplanation.longestText

  private static let firstLine = "render trace 4"
  private static let slimLine = "slim"
  private static let argumentsWord = "arguments"
  private static let layoutLine = "layout"
  private static let firstLineOfDrawing = "display list "

  /// The trace with hashes instead of the curves of paths, and with rounded numbers.
  package var slim: RenderTrace {
    guard !isSlim else { return self }
    let text = drawing.slimTextForm
    var trace = self
    trace.drawing = (try? DisplayListDescription(textForm: text)) ?? drawing
    trace.drawingText = text
    trace.isSlim = true
    return trace
  }

  /// Whether another trace has the same layout, drawing and ignored areas, whatever rendered them. A slim trace is compared in its own form.
  package func describesSameView(as other: RenderTrace) -> Bool {
    let other = isSlim ? other.slim : other
    let revision = min(argumentRevision, other.argumentRevision)
    return drawingText == other.drawingText && ignoredAreas == other.ignoredAreas
      && layout?.stating(revision: revision) == other.layout?.stating(revision: revision)
  }

  // MARK: Printing

  /// The trace as text from which ``init(text:)`` makes a trace with the same text.
  package var text: String {
    var text = header
    if let layout {
      text += "\(Self.argumentsWord) \(argumentRevision)\n" + Self.layoutLine + "\n" + layout.traceText
    }
    return text + drawingText
  }

  /// The text without layout and drawing, which states only how the picture was rendered.
  package var header: String { Self.header(isSlim: isSlim, settings, ignoredAreas) }

  private static func header(
    isSlim: Bool, _ settings: RenderSettings?, _ ignored: [IgnoredArea]
  ) -> String {
    let lines = (settings?.lines ?? []) + ignored.prefix(IgnoredArea.mostStated).map(\.line)
    return ([firstLine] + (isSlim ? [slimLine] : []) + lines).map { $0 + "\n" }.joined()
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
      let start = lines.firstIndex(where: { $0.starts(with: Self.firstLineOfDrawing.utf8) })
    else { return nil }
    let drawingText = String(text[lines[start].startIndex...])
    guard let drawing = try? DisplayListDescription(textForm: drawingText, roundsNumbers: true) else { return nil }
    let layoutStart = lines[1..<start].firstIndex { $0.elementsEqual(Self.layoutLine.utf8) } ?? start
    let header = lines[1..<layoutStart]
    self.init(
      layout: layoutStart < start ? LayoutTree(traceLines: lines[layoutStart + 1..<start]) : nil, drawing: drawing,
      drawingText: drawingText, isSlim: header.contains { $0.elementsEqual(Self.slimLine.utf8) },
      settings: RenderSettings(lines: header), ignoredAreas: header.compactMap { IgnoredArea(line: $0) })
    hasUnreadLayout = layoutStart < start && layout == nil
    let arguments = Self.argumentsWord + " "
    argumentRevision =
      header.first { $0.starts(with: arguments.utf8) }
      .flatMap { Int(Substring($0.dropFirst(arguments.utf8.count))) } ?? 1
  }

  /// The ``header`` of a trace with a layout and a drawing, without reading these.
  package static func header(in data: Data) -> String? {
    settings(in: data).map { header(isSlim: false, $0, ignoredAreas(in: data)) }
  }

  /// Reads only how a picture was rendered, from the text of a trace or from its ``header``.
  package static func settings(in data: Data) -> RenderSettings? {
    headerLines(in: data).flatMap { RenderSettings(lines: $0) }
  }

  /// Reads only the ignored areas, from the text of a trace or from its ``header``.
  package static func ignoredAreas(in data: Data) -> [IgnoredArea] {
    (headerLines(in: data) ?? []).compactMap { IgnoredArea(line: $0) }
  }

  /// Returns the lines after the first one, up to the layout and the drawing; `nil` for other contents.
  private static func headerLines(in data: Data) -> ArraySlice<Substring.UTF8View>? {
    // The areas are the longest part of a header.
    let most = 40 + IgnoredArea.mostStated
    let lines = data.prefix(32_768).split(separator: UInt8(ascii: "\n"), maxSplits: most).map {
      Substring(String(decoding: $0, as: UTF8.self)).utf8
    }
    guard let first = lines.first, first.elementsEqual(Self.firstLine.utf8) else { return nil }
    return lines.dropFirst().prefix {
      !$0.elementsEqual(Self.layoutLine.utf8) && !$0.starts(with: Self.firstLineOfDrawing.utf8)
    }
  }
}

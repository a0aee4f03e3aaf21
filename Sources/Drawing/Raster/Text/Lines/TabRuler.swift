import Foundation

/// A tab stop.
public struct TabStop: Hashable, Sendable {
  /// How text after a tab aligns to the tab stop.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing
  }

  /// The distance in points from the edge at which lines begin.
  public var position: CGFloat
  /// How text aligns to the tab stop.
  public var alignment: Alignment

  /// Creates a tab stop.
  public init(_ position: CGFloat, _ alignment: Alignment = .leading) {
    self.position = position
    self.alignment = alignment
  }
}

/// The tab stops of a paragraph, in text units from the edge at which lines begin.
struct TabRuler: Hashable, Sendable {
  private struct Stop: Hashable, Sendable {
    var position: Int
    var alignment: TabStop.Alignment
  }

  private var stops: [Stop] = []
  /// The distance of default tab stops, or `nil` for each tab's own.
  private var interval: Int?

  init() {}

  init(_ style: ParagraphStyle) {
    stops = style.tabStops.map { Stop(position: TextUnit.nearest(to: $0.position), alignment: $0.alignment) }
      .sorted { ($0.position, $0.alignment.rawValue) < ($1.position, $1.alignment.rawValue) }
    interval = style.tabInterval.map { TextUnit.nearest(to: $0) }
  }

  /// Returns the widths of a line's tabs.
  ///
  /// - Parameters:
  ///   - tabs: The tabs in `range`, in logical order.
  ///   - range: The line's range.
  ///   - width: Returns the width of text between two positions, without tabs.
  func advances(
    of tabs: ArraySlice<ShapedText.Tab>, in range: Range<Int>, width: (_ from: Int, _ to: Int) -> Int
  ) -> [Int] {
    var pen = 0
    var start = range.lowerBound
    return tabs.indices.map { index in
      let tab = tabs[index]
      pen += width(start, tab.place)
      start = tab.place + 1
      let field = width(start, index + 1 < tabs.endIndex ? tabs[index + 1].place : range.upperBound)
      let advance = advance(of: tab, from: pen, before: field)
      pen += advance
      return advance
    }
  }

  private func advance(of tab: ShapedText.Tab, from pen: Int, before field: Int) -> Int {
    if let stop = stops.first(where: { $0.position > pen }) {
      switch stop.alignment {
      case .leading: return stop.position - pen
      case .center: return max(0, stop.position - pen - field / 2)
      case .trailing: return max(0, stop.position - pen - field)
      }
    }
    // A minimum distance of one point bounds the number of tabs in a line.
    let interval = max(TextUnit.perPoint, interval ?? tab.interval)
    return (pen / interval + 1) * interval - pen
  }
}

/// Where a tab leads to.
public struct TabStop: Hashable, Sendable {
  /// What of the text after a tab stands at its stop.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing
  }

  /// The distance from the edge at which lines begin, in points.
  public var position: CGFloat
  public var alignment: Alignment

  public init(_ position: CGFloat, _ alignment: Alignment = .leading) {
    self.position = position
    self.alignment = alignment
  }
}

/// The tab stops of a paragraph, in text units from the edge at which its lines begin.
struct TabRuler: Hashable, Sendable {
  private struct Stop: Hashable, Sendable {
    var position: Int
    var alignment: TabStop.Alignment
  }

  private var stops: [Stop] = []
  /// The distance of the stops after the last; `nil` takes each tab's own.
  private var interval: Int?

  init() {}

  init(_ style: ParagraphStyle) {
    stops = style.tabStops.map { Stop(position: TextUnit.nearest(to: $0.position), alignment: $0.alignment) }
      .sorted { ($0.position, $0.alignment.rawValue) < ($1.position, $1.alignment.rawValue) }
    interval = style.tabInterval.map { TextUnit.nearest(to: $0) }
  }

  /// How wide the tabs of a line are.
  ///
  /// - Parameters:
  ///   - tabs: those in `range`, in logical order.
  ///   - width: the width of the text between two places, tabs not counted.
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
    // Stops closer than a point would let a line hold any number of tabs.
    let interval = max(TextUnit.perPoint, interval ?? tab.interval)
    return (pen / interval + 1) * interval - pen
  }
}

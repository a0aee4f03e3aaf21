/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
  /// The width of a column, or the height of a row, in points.
  public enum Size: Sendable {
    /// A fixed length.
    case fixed(CGFloat)
    /// An equal share of the remaining length, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the column, or the height of the row.
  public var size: Size
  /// The distance to the next column or row in points; `nil` for 8.
  public var spacing: CGFloat?
  /// The alignment of the cells; `nil` for the grid's.
  public var alignment: Alignment?

  /// Creates a column or a row. Spacing is in points; `nil` is 8.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A grid with the given columns that is filled row by row. All views are laid out at once.
nonisolated public struct LazyVGrid<Content: View>: PrimitiveView {
  let layout: TrackLayout
  let content: Content

  /// Creates a grid. `spacing` is the distance between rows in points; `nil` is 8. `pinnedViews` has no effect.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = TrackLayout(
      axis: .vertical, tracks: columns, gap: finite(spacing ?? ViewSpacing.fallback),
      alignment: Alignment(horizontal: alignment, vertical: .center))
    self.content = content()
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    layout.reportEmptiness(of: "LazyVGrid", as: "columns", in: context)
    return [try .container("LazyVGrid", layout: layout, stackAxis: nil, content: content, in: context)]
  }
}

/// A grid with the given rows that is filled column by column. All views are laid out at once.
nonisolated public struct LazyHGrid<Content: View>: PrimitiveView {
  let layout: TrackLayout
  let content: Content

  /// Creates a grid. `spacing` is the distance between columns in points; `nil` is 8. `pinnedViews` has no effect.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = TrackLayout(
      axis: .horizontal, tracks: rows, gap: finite(spacing ?? ViewSpacing.fallback),
      alignment: Alignment(horizontal: .center, vertical: alignment))
    self.content = content()
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    layout.reportEmptiness(of: "LazyHGrid", as: "rows", in: context)
    return [try .container("LazyHGrid", layout: layout, stackAxis: nil, content: content, in: context)]
  }
}

/// A layout in lines along an axis. Each line has one view per track.
struct TrackLayout: ElementLayout {
  /// The axis along which the lines follow each other.
  var axis: Axis
  var tracks: [GridItem]
  var gap: CGFloat
  /// The alignment of the tracks across the axis, and of the views in their tracks.
  var alignment: Alignment

  /// A grid without columns or rows has one track.
  func reportEmptiness(of name: String, as label: String, in context: ElementContext) {
    guard tracks.isEmpty else { return }
    context.report("\(name) has no \(label), so a single flexible one is used; pass at least one GridItem")
  }

  private struct Track {
    var length: CGFloat
    var gap: CGFloat
    var alignment: Alignment
  }

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let across = axis.other
    let offered = across.length(of: proposal)
    let tracks = tracks(in: offered)
    let total = tracks.dropLast().reduce(tracks.last?.length ?? 0) { $0 + $1.length + $1.gap }
    let whole = offered.flatMap { $0.isFinite ? max($0, total) : nil } ?? total
    let start = start(of: total, in: whole)
    var placements: [Arrangement.Placement] = []
    var position: CGFloat = 0
    for first in stride(from: 0, to: node.children.count, by: max(1, tracks.count)) {
      let line = Array(zip(node.children[first...], tracks))
      let sizes = line.map { $0.dimensions(axis.proposal(along: nil, across: $1.length)) }
      let height = sizes.map { axis.length(of: $0.size) }.max() ?? 0
      var left = start
      for ((_, track), size) in zip(line, sizes) {
        let cell = ViewDimensions(axis.size(along: height, across: track.length))
        let inner = cell.offset(of: size, aligned: track.alignment)
        let corner = axis.point(along: position, across: left)
        placements.append(
          Arrangement.Placement(
            origin: CGPoint(x: corner.x + inner.x, y: corner.y + inner.y),
            proposal: axis.proposal(along: nil, across: track.length)))
        left += track.length + track.gap
      }
      position += height + gap
    }
    let along = max(0, position - (node.children.isEmpty ? 0 : gap))
    return Arrangement(size: axis.size(along: along, across: whole), placements: placements)
  }

  /// Returns the positions of the tracks across the axis.
  private func start(of total: CGFloat, in whole: CGFloat) -> CGFloat {
    let outer = ViewDimensions(axis.size(along: 0, across: whole))
    let inner = ViewDimensions(axis.size(along: 0, across: total))
    return axis.other.coordinate(of: outer.offset(of: inner, aligned: alignment))
  }

  private func tracks(in offered: CGFloat?) -> [Track] {
    // At least one track is needed.
    let tracks = self.tracks.isEmpty ? [GridItem()] : self.tracks
    let length = offered.flatMap { $0.isFinite ? $0 : nil }
    let gaps = tracks.map { finite($0.spacing ?? ViewSpacing.fallback) }
    var left = length.map { $0 - gaps.dropLast().reduce(0, +) }
    for track in tracks { if case .fixed(let fixed) = track.size { left = left.map { $0 - usable(fixed) } } }
    var flexible = tracks.count { if case .fixed = $0.size { false } else { true } }
    var made: [Track] = []
    for (track, gap) in zip(tracks, gaps) {
      let alignment = track.alignment ?? alignment
      switch track.size {
      case .fixed(let fixed): made.append(Track(length: usable(fixed), gap: gap, alignment: alignment))
      case .flexible(let least, let most):
        let share = left.map { $0 / CGFloat(flexible) } ?? least
        let taken = max(usable(least), min(share, most))
        left = left.map { $0 - taken }
        flexible -= 1
        made.append(Track(length: taken, gap: gap, alignment: alignment))
      case .adaptive(let least, let most):
        let share = max(0, left.map { $0 / CGFloat(flexible) } ?? least)
        let least = max(1, usable(least))
        let fitting = ((share + gap) / (least + gap)).rounded(.down)
        // Negative gaps can leave no length for a track, which makes the number of tracks undefined.
        let count = fitting.isFinite ? max(1, min(1000, fitting)) : 1
        let each = max(least, min((share - gap * (count - 1)) / count, most))
        left = left.map { $0 - share }
        flexible -= 1
        made += Array(repeating: Track(length: each, gap: gap, alignment: alignment), count: Int(count))
      }
    }
    return made
  }

  private func usable(_ length: CGFloat) -> CGFloat { length > 0 && length.isFinite ? length : 0 }
}

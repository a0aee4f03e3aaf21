/// The bar of a tab view with items of equal width: 49 points high, 32 on a phone in landscape, or on glass above the content.
struct TabBar: NonisolatedView {
  struct Item {
    var elements: [ViewElement]
    var badge: String?
    var isSelected: Bool
    var select: (() -> Void)?
  }

  let items: [Item]
  var look = BarLook()
  @Environment(\.designMetrics) private var metrics
  @Environment(\.safeAreaInsets) private var safeAreaInsets
  @Environment(\.self) private var environment

  var body: some View {
    if let floating = metrics.bars.floatingTabBar {
      floatingBar(floating)
    } else {
      edgeToEdgeBar
    }
  }

  private var row: some View {
    HStack(spacing: 0) {
      ForEach(items.indices) { index in TabBarItem(item: items[index]) }
    }
  }

  /// The items on a capsule, which reaches into the safe area at the bottom of the screen.
  private func floatingBar(_ floating: FloatingBarMetrics) -> some View {
    let below = min(safeAreaInsets.bottom, floating.bottomMargin + floating.height)
    return row.padding(.horizontal, floating.itemOverlap / 2).padding(floating.itemInset)
      .frame(maxWidth: floating.width(ofItems: items.count)).frame(height: floating.height)
      .glassEffect(.regular, in: .capsule).padding(.horizontal, floating.sideMargin)
      .frame(maxWidth: .infinity).padding(.bottom, floating.bottomMargin - below)
  }

  @ViewBuilder private var edgeToEdgeBar: some View {
    let row = row.frame(height: environment.hasCompactBars ? 32 : 49)
    if look.visibility == .hidden {
      row
    } else if look.styles.isEmpty, look.colorScheme == nil {
      row.background(Material.bar).overlay(alignment: .top) { BarLine() }
    } else {
      row.modified(
        BarBackground(
          look: BarLook(styles: look.styles, visibility: .visible, colorScheme: look.colorScheme), edge: .top))
    }
  }
}

nonisolated private struct TabBarItem: PrimitiveView {
  let item: TabBar.Item

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var element = try ViewElement.container(
      "TabItem", layout: LayeredLayout(alignment: .center), stackAxis: nil,
      content: content(isRow: context.environment.hasCompactBars).frame(maxWidth: .infinity, maxHeight: .infinity)
        .modified(
          TabSelection(isVisible: item.isSelected, metrics: context.environment.designMetrics.bars.floatingTabBar)),
      in: context)
    element.roles = .hasSystemTouchTarget
    element.actions.tap = item.select
    element.accessibility.traits = item.isSelected ? [.isButton, .isSelected] : .isButton
    return [element]
  }

  /// - Parameter isRow: Whether the title is beside the icon.
  private func content(isRow: Bool) -> some View {
    parts(isRow: isRow)
      .overlay(alignment: isRow ? .trailing : .top) {
        if let badge = item.badge {
          // The badge starts 10⅔ points after the middle of the item, 3 points below the top of the bar.
          Text(badge).font(.system(size: 13)).foregroundColor(.white).lineLimit(1)
            .padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18).background(Color.red, in: Capsule())
            .fixedSize().alignmentGuide(HorizontalAlignment.center) { $0[.leading] - 32 / 3 }
            // Beside an icon, it follows the title.
            .alignmentGuide(HorizontalAlignment.trailing) { $0[.leading] - 4 }.offset(y: isRow ? 0 : -5 / 3)
        }
      }
  }
}

/// The capsule behind the selected item of a bar on glass. It reaches over the edges of the item.
private struct TabSelection: ElementModifier {
  let isVisible: Bool
  let metrics: FloatingBarMetrics?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard isVisible, let metrics else { return try context.elements(of: content) }
    let color = Color(light: .black.opacity(0.07), dark: .white.opacity(0.143))
    return try context.elements(
      of: content.background { Capsule().fill(color).padding(.horizontal, -metrics.itemOverlap / 2) })
  }
}

extension FloatingBarMetrics {
  /// Returns the greatest width of a bar.
  fileprivate func width(ofItems count: Int) -> CGFloat { CGFloat(count) * itemPitch + itemOverlap + 2 * itemInset }
}

extension TabBarItem {
  @ViewBuilder fileprivate func parts(isRow: Bool) -> some View {
    if isRow {
      HStack(spacing: 5) { MadeElements(elements: item.elements) }
    } else {
      VStack(spacing: 2) { MadeElements(elements: item.elements) }
    }
  }
}

/// A style that draws the icon above the title or, in low bars, before it, at the same size for every type size.
nonisolated struct TabItemLabelStyle: LabelStyle {
  var isRow = false

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if isRow {
      HStack(spacing: 5) {
        configuration.icon.font(.system(size: 16))
        configuration.title.lineLimit(1)
      }
    } else {
      VStack(spacing: 2) {
        configuration.icon.font(.system(size: 20)).frame(height: 26)
        configuration.title.lineLimit(1)
      }
    }
  }
}

/// A white dot for each page; the dots of the other pages are pale. As on a phone, they are invisible on white.
nonisolated struct PageDots: View {
  let count: Int
  let shown: Int
  var hasBackground = false

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count) { index in
        Circle().fill(Color.white.opacity(index == shown ? 1 : 0.3)).frame(width: 7, height: 7)
      }
    }
    .modified(PageDotsBackground(isVisible: hasBackground))
    .frame(maxWidth: .infinity, minHeight: 36)
    .accessibilityElement(children: .ignore).accessibilityLabel(Text(verbatim: "Page \(shown + 1) of \(count)"))
  }
}

/// Draws the background of page dots.
private struct PageDotsBackground: ElementModifier {
  let isVisible: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard isVisible else { return try context.elements(of: content) }
    return try context.elements(
      of: content.padding(.horizontal, 12).padding(.vertical, 9).background(Color(.systemFill), in: Capsule()))
  }
}

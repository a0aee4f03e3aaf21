extension EnvironmentValues {
  /// Whether the bar of a tab view is at the top, as on a tablet. Sheets have that of phones.
  var hasTopTabBar: Bool { hasTabletBars }
}

/// The bar of a tab view on a tablet: titles on a capsule in the row of the navigation bar.
struct TopTabBar: NonisolatedView {
  /// The distance between the capsule and its items.
  private static let inset: CGFloat = 4

  let items: [TabBar.Item]
  @Environment(\.designMetrics) private var metrics
  @Environment(\.self) private var environment

  var body: some View {
    capsule.frame(maxWidth: .infinity, minHeight: environment.barHeight).padding(.bottom, metrics.bars.rowBottom)
  }

  @ViewBuilder private var capsule: some View {
    let row = HStack(spacing: 0) {
      ForEach(items.indices) { index in TopTabItem(item: items[index]) }
    }
    .padding(Self.inset).frame(height: 44)
    if metrics.bars.itemGlass != nil {
      row.glassEffect(.regular, in: .capsule)
    } else {
      row.background {
        Capsule().fill(Color(.secondarySystemGroupedBackground)).shadow(color: .black.opacity(0.12), radius: 8, y: 2)
      }
    }
  }
}

/// A title with its badge, and the background of the selected tab.
nonisolated private struct TopTabItem: PrimitiveView {
  let item: TabBar.Item

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var element = try ViewElement.container(
      "TabItem", layout: LayeredLayout(alignment: .center), stackAxis: nil, content: content, in: context)
    element.roles = .hasSystemTouchTarget
    element.actions.tap = item.select
    element.accessibility.traits = item.isSelected ? [.isButton, .isSelected] : .isButton
    return [element]
  }

  private var content: some View {
    HStack(spacing: 6) {
      MadeElements(elements: item.elements)
      if let badge = item.badge {
        Text(badge).font(.system(size: 13)).foregroundColor(.white).lineLimit(1)
          .padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18).background(Color.red, in: Capsule()).fixedSize()
      }
    }
    .padding(.horizontal, 16).frame(maxHeight: .infinity)
    .background(item.isSelected ? Color(.tertiarySystemFill) : .clear, in: Capsule())
  }
}

/// The view above the tabs of a tab view, on a capsule.
nonisolated struct TabAccessory: View {
  let view: AnyView

  var body: some View {
    view.padding(.horizontal, 16).frame(maxWidth: .infinity, minHeight: 48)
      .background(Color(.secondarySystemBackground), in: Capsule()).padding(.horizontal, 16)
      .padding(.bottom, 8)
  }
}

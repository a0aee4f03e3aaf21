/// Several screens with a bar of tabs. It shows the screen whose tag is selected, or the first one.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates a tab view whose selection is bound to `selection`.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var shown = 0
    var pages = context.outsideOfBars
    pages.environment.tabAccessory = nil
    let isPaged = context.environment.tabViewStyle._pages.isPaged
    let isAtTop = context.environment.hasTopTabBar && !isPaged
    pages.environment.isBesideTabBar = isAtTop
    let (tabs, preferences) = try pages.elements(
      of: content,
      transformingPreferences: { preferences, tabs in
        preferences.forget(NavigationBarKey.self)
        preferences.forget(NavigationDestinationsKey.self)
        shown = tabs.firstIndex { isSelected($0) } ?? 0
        guard preferences[PreferredColorSchemeKey.self] == nil, tabs.indices.contains(shown) else { return }
        preferences.set(PreferredColorSchemeKey.self, to: tabs[shown].traits.tabItem.preferredColorScheme)
      })
    let screen = Screenful(elements: tabs.indices.contains(shown) ? [tabs[shown]] : [])
    let content = try context.child(.type("content")).elements(of: screen)
    let bar = try bar(of: tabs, shown: shown, preferences, in: context.child(.type("bar")))
    guard isAtTop else {
      return [
        ViewElement(
          "TabView", kind: .container,
          layout: BarsLayout(hasTop: false, hasBottom: !bar.isEmpty, coversContent: isPaged),
          children: content + bar, in: context)
      ]
    }
    return [try atTop(bar, of: content, in: context)]
  }

  /// Returns the screen with the bar in the row of its navigation bar, or above it.
  private func atTop(
    _ bar: [ViewElement], of content: [ViewElement], in context: ElementContext
  ) throws -> ViewElement {
    let sharesRow = content.contains { screen in
      screen.contains { ($0.layout as? BarsLayout)?.hasTop == true && $0.name != "TabView" }
    }
    var accessory: [ViewElement] = []
    if !bar.isEmpty, let view = context.environment.tabAccessory {
      accessory = try context.child(.type("accessory")).elements(of: TabAccessory(view: view))
    }
    return ViewElement(
      "TabView", kind: .container,
      layout: BarsLayout(hasTop: !bar.isEmpty, hasBottom: !accessory.isEmpty, topCoversContent: sharesRow),
      children: content + bar + accessory, in: context)
  }

  private func isSelected(_ tab: ViewElement) -> Bool {
    guard let selection, let tag = tab.traits.tag else { return false }
    return tag == AnyHashable(selection.wrappedValue)
  }

  private func bar(
    of tabs: [ViewElement], shown: Int, _ preferences: Preferences, in context: ElementContext
  ) throws -> [ViewElement] {
    let style = context.environment.tabViewStyle._pages
    if style.isPaged {
      let dots = PageDots(
        count: tabs.count, shown: shown, hasBackground: context.environment.indexViewStyle._hasBackground)
      return style.showsDots ? try context.elements(of: dots) : []
    }
    guard !preferences[TabBarIsHiddenKey.self] else { return [] }
    let items = tabs.enumerated().compactMap { index, tab -> TabBar.Item? in
      guard !tab.traits.isTabHidden else { return nil }
      return TabBar.Item(
        elements: index == shown ? tab.traits.tabItem.selected : tab.traits.tabItem.unselected,
        badge: tab.traits.badge, isSelected: index == shown, select: select(tab, in: context))
    }
    if context.environment.hasTopTabBar { return try context.elements(of: TopTabBar(items: items)) }
    let bar = TabBar(items: items, look: preferences[TabBarLookKey.self])
    guard let accessory = context.environment.tabAccessory else { return try context.elements(of: bar) }
    return try context.elements(
      of: VStack(spacing: 0) {
        TabAccessory(view: accessory)
        bar
      })
  }

  private func select(_ tab: ViewElement, in context: ElementContext) -> (() -> Void)? {
    guard let selection, let value = tab.traits.tag?.base as? SelectionValue else { return nil }
    return context.performing { selection.wrappedValue = value }
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that shows its first screen.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

nonisolated extension View {
  /// Sets the item for the view in the bar of its ``TabView``.
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    modified(TabItemModifier(label: label()))
  }
}

/// The elements of a tab's item in the bar.
struct TabItemElements {
  var selected: [ViewElement] = []
  var unselected: [ViewElement] = []
  /// The color scheme that the tab prefers for the screen while it is selected.
  var preferredColorScheme: ColorScheme?
}

private struct TabItemModifier<Item: View>: ElementModifier {
  let label: Item

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context.outsideOfBars.child(.type("tabItem"))
    let isRow = context.environment.hasCompactBars
    let isAtTop = context.environment.hasTopTabBar
    inner.environment.font = .system(size: isAtTop ? 15 : isRow ? 12 : 10, weight: .medium)
    inner.environment.labelStyle =
      isAtTop ? AnyLabelStyle(TitleOnlyLabelStyle()) : AnyLabelStyle(TabItemLabelStyle(isRow: isRow))
    inner.environment.symbolVariants = .fill
    var item = TabItemElements()
    inner.environment.foregroundStyle = Color.accentColor
    item.selected = try inner.elements(of: label)
    inner.environment.foregroundStyle =
      isAtTop || context.environment.designMetrics.bars.floatingTabBar != nil ? Color(.label) : Color(.systemGray)
    item.unselected = try inner.elements(of: label)
    let elements = try context.elements(
      of: content,
      transformingPreferences: { preferences in
        item.preferredColorScheme = preferences[PreferredColorSchemeKey.self]
        preferences.forget(PreferredColorSchemeKey.self)
      }
    ).elements
    return elements.map { element in
      var element = element
      element.traits.tabItem = item
      return element
    }
  }
}

private struct TabItemElementsKey: ElementTraitKey {
  static var defaultValue: TabItemElements { TabItemElements() }
}

extension ElementTraits {
  /// The elements of the tab that shows the element.
  fileprivate var tabItem: TabItemElements {
    get { self[TabItemElementsKey.self] }
    set { self[TabItemElementsKey.self] = newValue }
  }
}

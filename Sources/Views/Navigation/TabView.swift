/// Several screens with a bar of tabs. It shows the screen whose tag is selected, or the first one.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates a tab view whose selection is bound to `selection`.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var shown = 0
    let (tabs, preferences) = try context.outsideOfBars.elements(
      of: content,
      transformingPreferences: { preferences, tabs in
        preferences.forget(NavigationBarKey.self)
        shown = tabs.firstIndex { isSelected($0) } ?? 0
        guard preferences[PreferredColorSchemeKey.self] == nil, tabs.indices.contains(shown) else { return }
        preferences.set(PreferredColorSchemeKey.self, to: tabs[shown].traits.tabItem.preferredColorScheme)
      })
    let screen = Screenful(elements: tabs.indices.contains(shown) ? [tabs[shown]] : [])
    let content = try context.child(.type("content")).elements(of: screen)
    let bar = try bar(
      of: tabs, shown: shown, isHidden: preferences[TabBarIsHiddenKey.self], in: context.child(.type("bar")))
    return [
      ViewElement(
        "TabView", kind: .container, layout: BarsLayout(hasTop: false, hasBottom: !bar.isEmpty),
        children: content + bar, in: context)
    ]
  }

  private func isSelected(_ tab: ViewElement) -> Bool {
    guard let selection, let tag = tab.traits.tag else { return false }
    return tag == AnyHashable(selection.wrappedValue)
  }

  private func bar(of tabs: [ViewElement], shown: Int, isHidden: Bool, in context: ElementContext) throws
    -> [ViewElement]
  {
    switch context.environment.tabViewStyle {
    case .page(let dots):
      return dots ? try context.elements(of: PageDots(count: tabs.count, shown: shown)) : []
    case .automatic:
      guard !isHidden else { return [] }
      let items = tabs.enumerated().map { index, tab in
        TabBar.Item(
          elements: index == shown ? tab.traits.tabItem.selected : tab.traits.tabItem.unselected,
          badge: tab.traits.badge, isSelected: index == shown,
          select: select(tab, in: context))
      }
      return try context.elements(of: TabBar(items: items))
    }
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

/// A screen of a ``TabView`` and its item in the tab bar.
public struct Tab<Value: Hashable, Content: View>: PrimitiveView {
  let title: String
  let symbol: String
  let value: Value?
  let content: Content

  /// Creates a tab with a title and a symbol that is selected by `value`.
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    symbol = systemImage
    self.value = value
    self.content = content()
  }

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: content.tabItem { Label(title, systemImage: symbol) }).map { element in
      var element = element
      element.traits.tag = value.map { AnyHashable($0) }
      return element
    }
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a title and a symbol that can't be selected by a value.
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    symbol = systemImage
    value = nil
    self.content = content()
  }
}

/// The appearance of tab views.
public enum TabViewStyle: Hashable, Sendable {
  /// The selected screen above a bar of tabs.
  case automatic
  /// The selected page alone, with an optional row of page dots below it.
  case page(showsDots: Bool)

  /// The visibility of page dots.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// The same as `always`.
    case automatic
    /// The dots are visible.
    case always
    /// The dots are hidden.
    case never
  }

  /// Pages with dots.
  public static let page = TabViewStyle.page(showsDots: true)

  /// Returns the page style with or without dots. `automatic` shows them.
  public static func page(indexDisplayMode: IndexDisplayMode) -> TabViewStyle {
    .page(showsDots: indexDisplayMode != .never)
  }
}

private struct TabViewStyleKey: EnvironmentKey {
  static let defaultValue = TabViewStyle.automatic
}

extension EnvironmentValues {
  var tabViewStyle: TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tab views in the view.
  public func tabViewStyle(_ style: TabViewStyle) -> some View { environment(\.tabViewStyle, style) }

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
    inner.environment.font = .system(size: 10, weight: .medium)
    inner.environment.labelStyle = AnyLabelStyle(TabItemLabelStyle())
    var item = TabItemElements()
    inner.environment.foregroundStyle = Color.accentColor
    item.selected = try inner.elements(of: label)
    inner.environment.foregroundStyle = Color(.systemGray)
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

/// Screens of which one is shown, with a bar that names them all. The one whose tag is selected is shown, or the first.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var shown = 0
    let (tabs, told) = try context.outsideOfBars.elements(
      of: content,
      tellingApart: { preferences, tabs in
        preferences.forget(NavigationBarKey.self)
        shown = tabs.firstIndex { isSelected($0) } ?? 0
        guard preferences[PreferredColorSchemeKey.self] == nil, tabs.indices.contains(shown) else { return }
        preferences.set(PreferredColorSchemeKey.self, to: tabs[shown].traits.tabItem.preferredColorScheme)
      })
    let screen = Screenful(elements: tabs.indices.contains(shown) ? [tabs[shown]] : [])
    let content = try context.child(.type("content")).elements(of: screen)
    let bar = try bar(of: tabs, shown: shown, isHidden: told[TabBarHidingKey.self], in: context.child(.type("bar")))
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
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content) }
}

/// One screen of a ``TabView``, with what stands for it in the bar.
public struct Tab<Value: Hashable, Content: View>: PrimitiveView {
  let title: String
  let symbol: String
  let value: Value?
  let content: Content

  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.title = String(title)
    symbol = systemImage
    self.value = value
    self.content = content()
  }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: content.tabItem { Label(title, systemImage: symbol) }).map { element in
      var element = element
      element.traits.tag = value.map { AnyHashable($0) }
      return element
    }
  }
}

extension Tab where Value == Never {
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    symbol = systemImage
    value = nil
    self.content = content()
  }
}

/// How tabs look.
public enum TabViewStyle: Hashable, Sendable {
  case automatic
  /// Pages beside each other, with a dot for each.
  case page(showsDots: Bool)

  /// When the dots of pages are shown.
  public enum IndexDisplayMode: Hashable, Sendable {
    case automatic
    case always
    case never
  }

  public static let page = TabViewStyle.page(showsDots: true)

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
  /// How the tab views in the view look.
  public func tabViewStyle(_ style: TabViewStyle) -> some View { environment(\.tabViewStyle, style) }

  /// What stands for the view in the bar of its ``TabView``.
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    modified(TabItemModifier(label: label()))
  }
}

/// What stands for a tab in the bar, selected and not.
struct TabItemElements {
  var selected: [ViewElement] = []
  var unselected: [ViewElement] = []
  /// What the tab prefers for the screen while it is shown.
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
      tellingApart: { preferences in
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

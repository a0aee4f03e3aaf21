/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  /// The tab of the search. Its title and icon are the system's unless it has its own.
  public static let search = TabRole()
}

/// The content of a ``TabView``: tabs and sections of tabs.
///
/// Tabs are views here, so that a tab view also takes views with `tabItem(_:)`.
public typealias TabContent = View

/// A screen of a ``TabView`` and its item in the tab bar.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveView {
  let label: Label
  let value: Value?
  let content: Content

  init(_ value: Value?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: content.tabItem { label }).map { element in
      var element = element
      element.traits.tag = value.map { AnyHashable($0) }
      return element
    }
  }
}

extension Tab where Label == SnapshotUI.Label<Text, Image>, Value == Never {
  /// Creates a tab with the system's title and symbol for a role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      nil, content(),
      SnapshotUI.Label(title: { Text(SystemWord.search) }, icon: { Image(systemName: "magnifyingglass") }))
  }
}

extension Tab where Label == SnapshotUI.Label<Text, Image> {
  /// Creates a tab with the system's title and symbol for a role that is selected by `value`.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      value, content(),
      SnapshotUI.Label(title: { Text(SystemWord.search) }, icon: { Image(systemName: "magnifyingglass") }))
  }
}

extension Tab {
  /// Creates a tab with a custom label that is selected by `value`.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, content(), label())
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a custom label that can't be selected by a value.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, content(), label())
  }
}

/// A group of tabs, which has a header in a sidebar. In a bar its tabs are among the others.
nonisolated public struct TabSection<Header: View, Content: View>: PrimitiveView {
  let content: Content

  /// Creates a section of tabs with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] { try context.elements(of: content) }
}

/// The items of a context menu. The legacy type for `contextMenu(_:)`.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu with items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

nonisolated extension View {
  /// Adds a context menu. It isn't drawn; a test chooses an item with `choose(contextMenuItem:)`.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modified(ContextMenuModifier(items: menuItems()))
  }

  /// Adds a context menu with a preview. Neither is drawn.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modified(ContextMenuModifier(items: menuItems()))
  }

  /// Adds a context menu; `nil` for none. The legacy spelling of ``contextMenu(menuItems:)``.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modified(ContextMenuModifier(items: contextMenu?.items))
  }

  /// Adds a context menu for the selected rows of a list. A test chooses an item with `choose(contextMenuItem:)`: it
  /// applies to the row.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modified(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

private struct ContextMenuModifier<Items: View>: ElementModifier {
  let items: Items

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var elements = try context.elements(of: content)
    let menu = context.menuChoices { items }
    for index in elements.indices {
      elements[index].inertModifiers.append(InertModifier(name: "contextMenu", detail: nil))
      elements[index].actions.contextMenu = menu
    }
    return elements
  }
}

extension ElementContext {
  /// Returns the items of a menu, which are made when a test asks for them.
  func menuChoices(_ items: @escaping () -> some View) -> Choices {
    Choices(control: .menu) {
      var inner = child(.type("contextMenu")).kept
      inner.evaluator = nil
      return try inner.elements(ofOwn: items()).flatMap { try $0.options() }
    }
  }
}

/// The menu of a list for its selected rows.
struct SelectionMenu {
  /// Returns the items for a row's tag.
  var choices: (AnyHashable) -> Choices?
  /// The action of a double click; `nil` for none.
  var primaryAction: ((AnyHashable) -> Void)?
}

private struct SelectionMenuModifier<I: Hashable, M: View>: ElementModifier {
  let menu: (Set<I>) -> M
  let primaryAction: ((Set<I>) -> Void)?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var elements = try context.elements(of: content)
    for index in elements.indices {
      elements[index].inertModifiers.append(InertModifier(name: "contextMenu", detail: typeName(I.self)))
      elements[index].actions.selectionMenu = SelectionMenu(
        choices: { tag in (tag.base as? I).map { item in context.menuChoices { menu([item]) } } },
        primaryAction: primaryAction.map { action in
          let action = context.performing(action)
          return { tag in if let item = tag.base as? I { action([item]) } }
        })
    }
    return elements
  }
}

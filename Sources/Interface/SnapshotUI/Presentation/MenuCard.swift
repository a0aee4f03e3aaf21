/// The lengths of menus, in points. See `Documentation/Metrics.md`.
enum MenuSize {
  /// Returns the width of a menu.
  static func width(in environment: EnvironmentValues) -> CGFloat {
    let isTablet = (environment.screenWidth ?? 0) >= 768
    if environment.dynamicTypeSize.isAccessibilitySize { return isTablet ? 343 : 370 }
    return isTablet ? 262 : 250
  }

  /// Returns the least height of a row: the distances of the first baseline from the top and of the last from the bottom,
  /// which are multiples of the line height of body text, each rounded to a pixel.
  static func rowHeight(in environment: EnvironmentValues) -> CGFloat {
    let line = environment.textStyles.metrics(for: .body, at: environment.dynamicTypeSize).leading
    let scale = environment.displayScale
    let lines = environment.designMetrics.menu.rowLines
    return ((line * lines.top * scale).rounded() + (line * lines.bottom * scale).rounded()) / scale
  }

  /// The width of the column with the icons. Its middle is 28 points before the menu's trailing edge, and in iOS 26
  /// 36 points after its leading edge.
  static let iconColumn: CGFloat = 24
  /// The distance between icons and titles in iOS 26.
  static let iconGap: CGFloat = 12
}

/// The card of an open menu, with a row for each item.
nonisolated struct MenuCard: StructuralView {
  let content: AnyView
  /// Closes the menu.
  let close: () -> Void

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let items = try context.child(.type("items")).elements(
      of: content.buttonStyle(MenuItemStyle()).labelStyle(MenuItemLabelStyle()).pickerStyle(.inline)
        .toggleStyle(MenuItemToggleStyle()).changingEnvironment { $0.isInMenu = true })
    let rows = MenuRows(elements: items, closing: close)
    let height = MenuSize.rowHeight(in: context.environment)
    let metrics = context.environment.designMetrics.menu
    let hasMarks = rows.rows.contains { $0.element.menuMark != nil }
    let hasIcons = metrics.hasLeadingIcons && rows.rows.contains(where: \.element.hasMenuIcon)
    let card = ShrinkingScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(rows.rows.indices) { index in
          let row = rows.rows[index]
          MenuDivider(above: row.start, metrics: metrics)
          HStack(spacing: 0) {
            if hasMarks { MenuMark(name: row.element.menuMark) }
            MadeElements(elements: [row.element])
          }
          .padding(.leading, hasIcons && !row.element.hasMenuIcon ? MenuSize.iconColumn + MenuSize.iconGap : 0)
          .padding(.horizontal, metrics.inset).padding(.vertical, metrics.hasLeadingIcons ? 10 : 11)
          .frame(maxWidth: .infinity, minHeight: row.isHeader ? 30 : height, alignment: .leading)
        }
      }
      .padding(.vertical, metrics.padding)
    }
    .background(DialogColor.alert, in: RoundedRectangle(cornerRadius: metrics.cornerRadius))
    .modified(ClippedCorners(radius: metrics.cornerRadius))
    .shadow(color: .black.opacity(0.2), radius: 32, y: 8)
    return try context.elements(of: card)
  }
}

/// The column before the titles of a menu: a check mark, or the arrow of a submenu.
private struct MenuMark: NonisolatedView {
  let name: String?

  var body: some View {
    ZStack {
      if let name { Image(systemName: name).font(.system(size: 13, weight: .semibold)).accessibilityHidden(true) }
    }
    .frame(width: 22, alignment: .leading).foregroundStyle(Color(.label))
  }
}

/// What divides a row of a menu from the row above it.
private struct MenuDivider: NonisolatedView {
  let start: MenuRows.Start
  let metrics: MenuMetrics
  @Environment(\.displayScale) private var displayScale

  init(above start: MenuRows.Start, metrics: MenuMetrics) {
    self.start = start
    self.metrics = metrics
  }

  @ViewBuilder var body: some View {
    switch (start, metrics.hasLeadingIcons) {
    case (.top, _), (.row, true): EmptyView()
    case (.row, false): Rectangle().fill(Color(.separator)).frame(height: 1 / displayScale)
    case (.group, false): Rectangle().fill(Color(.systemFill)).frame(height: metrics.groupGap)
    case (.group, true):
      Rectangle().fill(Color(.separator)).frame(height: 1).padding(.horizontal, metrics.inset)
        .frame(height: metrics.groupGap)
    }
  }
}

/// The rows of an open menu.
struct MenuRows {
  /// What is above a row.
  enum Start {
    /// The top of the menu, or the header of its group.
    case top
    case row
    case group
  }

  struct Row {
    var element: ViewElement
    var start: Start
    var isHeader = false
  }

  var rows: [Row] = []

  init(elements: [ViewElement], closing close: @escaping () -> Void) {
    var isNewGroup = false
    var group: AnyObject?
    for element in elements {
      if element.name == "Divider" {
        isNewGroup = true
        continue
      }
      let part = element.traits.section
      if part?.section !== group { isNewGroup = true }
      group = part?.section
      var element = element
      element.follow(with: close)
      let start: Start = rows.isEmpty || rows.last?.isHeader == true ? .top : isNewGroup ? .group : .row
      rows.append(Row(element: element, start: start, isHeader: part?.role == .header))
      isNewGroup = false
    }
  }
}

/// The appearance of an item in a menu: the title at the leading edge, the icon at the trailing edge, or before the
/// title in iOS 26.
nonisolated private struct MenuItemStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(maxWidth: .infinity, alignment: .leading)
      .modified(MenuItemColor(role: configuration.role)).modified(DimmedWhenPressed())
  }
}

/// The appearance of a toggle in a menu: an item with a check mark if it is on.
nonisolated private struct MenuItemToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.isOn
    return Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .changingTraits { $0.menuMark = isOn ? "checkmark" : nil }
  }
}

nonisolated private struct MenuItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItemLabel(title: AnyView(configuration.title), icon: AnyView(configuration.icon))
  }
}

private struct MenuItemLabel: NonisolatedView {
  let title: AnyView
  let icon: AnyView
  @Environment(\.designMetrics) private var metrics

  var body: some View {
    if metrics.menu.hasLeadingIcons {
      HStack(spacing: MenuSize.iconGap) {
        icon.frame(minWidth: MenuSize.iconColumn).changingTraits { $0.isMenuIcon = true }
        title.frame(maxWidth: .infinity, alignment: .leading)
      }
    } else {
      HStack(spacing: 8) {
        title.frame(maxWidth: .infinity, alignment: .leading)
        icon.frame(minWidth: MenuSize.iconColumn)
      }
    }
  }
}

extension ViewElement {
  /// The symbol before the title of the item.
  fileprivate var menuMark: String? { traits.menuMark ?? children.lazy.compactMap(\.menuMark).first }
}

private struct MenuIconKey: ElementTraitKey {
  static var defaultValue: Bool { false }
}

extension ElementTraits {
  /// Whether the element is the icon of an item in a menu.
  fileprivate var isMenuIcon: Bool {
    get { self[MenuIconKey.self] }
    set { self[MenuIconKey.self] = newValue }
  }
}

extension ViewElement {
  /// Whether the element is an item with an icon.
  fileprivate var hasMenuIcon: Bool { traits.isMenuIcon || children.contains(where: \.hasMenuIcon) }
}

/// The columns of a split view: beside each other on wide screens, and a stack of screens on compact ones.
nonisolated struct SplitColumns: StructuralView {
  struct Column {
    let place: NavigationSplitViewColumn
    let view: any View

    init(_ place: NavigationSplitViewColumn, _ view: any View) {
      self.place = place
      self.view = view
    }
  }

  let columns: [Column]
  let visibility: NavigationSplitViewVisibility
  let setVisibility: (NavigationSplitViewVisibility) -> Void
  let compactColumn: Binding<NavigationSplitViewColumn>?
  /// The destination of a link that replaces the detail column.
  let shown: Binding<[FollowedLink]>
  /// The context around the split view.
  let context: ElementContext

  func makeElements(in _: ElementContext) throws -> [ViewElement] {
    context.environment.isRegular ? try wide() : try compact()
  }

  // MARK: Wide screens

  private func wide() throws -> [ViewElement] {
    let state = SplitState(shown: shown, context: context)
    var made: [SplitColumn] = []
    let isLandscape = context.environment.isScreenLandscape
    let first = columns.count - visibility.count(of: columns.count, isLandscape: isLandscape ?? true)
    for (index, column) in columns.enumerated() {
      let toggle = index == first ? toggle(isSidebarShown: first == 0) : nil
      if column.place == .detail, let link = shown.wrappedValue.first {
        made.append(try replacedDetail(by: link, toggle, of: state))
      } else {
        made.append(try self.column(column, index, toggle, of: state))
      }
      state.destinations.append(made[index].destinations)
    }
    for column in made { context.preferences.take(column.preferences) }
    let children = try made.enumerated().map { index, column in
      try column.element(in: context.child(.type("column")).child(.position(index)))
    }
    return [
      ViewElement(
        "NavigationSplitView", kind: .container,
        layout: SplitLayout(
          widths: made.map { $0.width ?? SplitLayout.defaultWidth }, visibility: visibility,
          isLandscape: isLandscape),
        drawing: SplitLines(), children: children, in: context)
    ]
  }

  private func toggle(isSidebarShown: Bool) -> () -> Void {
    let hidden: NavigationSplitViewVisibility = columns.count > 2 ? .doubleColumn : .detailOnly
    return context.performing { setVisibility(isSidebarShown ? hidden : .all) }
  }

  private func column(
    _ column: Column, _ index: Int, _ toggle: (() -> Void)?, of state: SplitState
  ) throws -> SplitColumn {
    var inner = context.outsideOfBars.child(.position(index))
    inner.preferences = Preferences()
    inner.environment.sidebarToggle = toggle
    if column.place == .sidebar { inner.environment.listStyle = .sidebar }
    if column.place != .detail { inner.environment.navigator = state.navigator() }
    let elements = try inner.elements(of: AnyView(column.view))
    return SplitColumn(
      elements: elements, preferences: inner.preferences, isDetail: column.place == .detail, toggle: toggle)
  }

  private func replacedDetail(by link: FollowedLink, _ toggle: (() -> Void)?, of state: SplitState) throws
    -> SplitColumn
  {
    let (elements, preferences) = try link.screen.content.made(in: context.environment, of: context) { inner in
      inner.environment.sidebarToggle = toggle
    }
    return SplitColumn(elements: elements, preferences: preferences, isDetail: true, toggle: toggle)
  }

  // MARK: Compact screens

  private func compact() throws -> [ViewElement] {
    let column = compactColumn?.wrappedValue ?? .sidebar
    let last = columns.lastIndex { $0.place.index <= column.index } ?? 0
    var root: any View = columns[0].view
    for next in columns[..<(last + 1)].dropFirst().reversed() where next.place.index <= column.index {
      root = CompactColumn(below: root, above: next.view) { compactColumn?.wrappedValue = .sidebar }
    }
    return try context.elements(of: NavigationStack { AnyView(root) })
  }
}

/// A column of a split view on a compact screen, with the next column above it.
nonisolated private struct CompactColumn: StructuralView {
  let below: any View
  let above: any View
  let back: () -> Void

  init(below: any View, above: any View, back: @escaping () -> Void) {
    self.below = below
    self.above = above
    self.back = back
  }

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var destinations = context.preferences[NavigationDestinationsKey.self]
    let above = above
    destinations.presented.append(
      PresentedDestination(
        content: ScreenContent(context: context.child(.type("detail"))) { above }, dismiss: context.performing(back)))
    context.preferences.set(NavigationDestinationsKey.self, to: destinations)
    return try context.elements(of: AnyView(below))
  }
}

/// A column of a split view on a wide screen.
private struct SplitColumn {
  let elements: [ViewElement]
  let preferences: Preferences
  let isDetail: Bool
  let width: CGFloat?
  let destinations: NavigationDestinations
  private let bar: NavigationBarContent
  private let toggle: (() -> Void)?

  init(elements: [ViewElement], preferences: Preferences, isDetail: Bool, toggle: (() -> Void)?) {
    self.toggle = toggle
    self.elements = elements
    self.preferences = preferences
    self.isDetail = isDetail
    width = isDetail ? nil : preferences[SplitColumnWidthKey.self]
    destinations = preferences[NavigationDestinationsKey.self]
    var bar = preferences[NavigationBarKey.self]
    if isDetail, bar.displayMode == .automatic { bar.displayMode = .inline }
    self.bar = bar
    preferences.forget(SplitColumnWidthKey.self)
    preferences.forget(NavigationDestinationsKey.self)
    preferences.forget(NavigationBarKey.self)
  }

  /// Returns the column with its bars. A stack in the column has bars of its own.
  func element(in context: ElementContext) throws -> ViewElement {
    let hasStack = elements.contains { element in element.contains { $0.name == "NavigationStack" } }
    var bar = bar
    if hasStack {
      bar.isHidden = true
    } else {
      var inner = context
      inner.environment.sidebarToggle = toggle
      try bar.addSidebarToggle(in: inner)
    }
    let made = try NavigationScreen(name: "Column", elements: elements, bar: bar).makeElements(in: context)
    return made[0]
  }
}

/// What the columns of a split view share in one pass.
private final class SplitState {
  let shown: Binding<[FollowedLink]>
  let context: ElementContext
  var destinations: [NavigationDestinations] = []

  init(shown: Binding<[FollowedLink]>, context: ElementContext) {
    self.shown = shown
    self.context = context
  }

  /// Returns the navigator for the links of a leading column; `nil` without a host, where nothing can be tapped.
  func navigator() -> Navigator? {
    guard context.evaluator != nil else { return nil }
    let (shown, context) = (shown, context)
    func show(_ identity: ViewIdentity?, _ content: ScreenContent) -> () -> Void {
      context.performing {
        shown.wrappedValue = [FollowedLink(level: 0, identity: identity, screen: FollowedScreen(content))]
      }
    }
    return Navigator(
      pushValue: { value in
        guard let content = self.destinations.lazy.compactMap({ $0.content(for: value) }).first else {
          throw MissingDestination(
            type: typeName(type(of: value.base)),
            available: self.destinations.flatMap { $0.values.map(\.typeName) }.withoutRepetitions)
        }
        return show(nil, content)
      },
      pushLink: { identity, content in show(identity, content)() },
      refresh: { identity, content in
        guard let link = shown.wrappedValue.first(where: { $0.identity == identity }) else { return }
        link.screen.content = content
      })
  }
}

/// Columns of the given widths beside each other. The last one takes the remaining width. Leading columns may be hidden.
struct SplitLayout: ElementLayout {
  /// The width of a leading column, in points.
  static let defaultWidth: CGFloat = 320

  var widths: [CGFloat]
  var visibility: NavigationSplitViewVisibility
  /// Whether the screen is wider than high; `nil` to decide by the size of the split view.
  var isLandscape: Bool?

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1024, height: 768))
    let visible = visibleColumns(in: size)
    var x: CGFloat = 0
    let placements = visible.map { index in
      let room = max(0, size.width - x)
      let width = index == widths.count - 1 ? room : min(widths[index], room)
      defer { x += width }
      return Arrangement.Placement(
        origin: CGPoint(x: x, y: 0), proposal: ProposedViewSize(width: width, height: size.height))
    }
    return Arrangement(size: size, placements: placements)
  }

  func settle(_ node: LayoutNode, at place: Place) throws -> Settlement {
    Settlement(
      children: visibleColumns(in: place.frame.size).map { node.children[$0] },
      arrangement: node.arrangement(place.proposal), safeArea: place.safeArea)
  }

  private func visibleColumns(in size: CGSize) -> Range<Int> {
    let count = visibility.count(of: widths.count, isLandscape: isLandscape ?? (size.width > size.height))
    return (widths.count - count)..<widths.count
  }
}

/// Draws the lines between columns.
struct SplitLines: ElementDrawing {
  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    content(&canvas)
    let environment = node.environment
    let pixel = 1 / environment.displayScale
    let insets = environment.safeAreaInsets
    let isMirrored = environment.layoutDirection == .rightToLeft
    for child in node.children.dropLast() {
      let line = CGRect(
        x: isMirrored ? child.frame.minX : child.frame.maxX, y: node.frame.minY - insets.top, width: pixel,
        height: node.frame.height + insets.vertical)
      canvas.fill(Path(line), with: Color(.separator).rgba(in: environment))
    }
  }
}

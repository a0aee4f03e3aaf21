/// Screens on top of each other, with a bar that shows the title and the toolbar of the topmost one.
///
/// Under a ``ViewHost``, a tap on a navigation link shows its destination, and the back button returns. Without a host
/// the stack shows the topmost screen of its path.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let root: Root
  private let path: StackPath?
  @State private var ownPath = NavigationPath()
  @State private var followed: [FollowedLink] = []

  /// Creates a navigation stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// Creates a navigation stack with a path of values of any types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    self.path = StackPath(path)
  }

  /// Creates a navigation stack with a path of values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
  {
    self.root = root()
    self.path = StackPath(path)
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(ofBodyOf: self, properties: self) {
      StackScreens(root: root, path: path ?? StackPath($ownPath), followed: $followed, context: context)
    }
  }
}

/// The values of a stack's screens.
struct StackPath {
  let values: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
  /// Whether the path can contain a value.
  let accepts: (AnyHashable) -> Bool

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    set = { path.wrappedValue = NavigationPath(values: $0) }
    accepts = { _ in true }
  }

  init<Data: RangeReplaceableCollection>(_ path: Binding<Data>) where Data.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    set = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    accepts = { $0.base is Data.Element }
  }
}

/// The screens of a navigation stack. The topmost one is shown; those below keep their state.
nonisolated struct StackScreens<Root: View>: StructuralView {
  /// The greatest number of screens. A destination that shows itself exceeds it.
  private static var limit: Int { 128 }

  let root: Root
  let path: StackPath
  let followed: Binding<[FollowedLink]>
  /// The context around the stack.
  let context: ElementContext

  func makeElements(in _: ElementContext) throws -> [ViewElement] {
    let screens = try screens()
    let top = screens[screens.count - 1]
    context.preferences.take(top.preferences)
    var bar = top.bar
    bar.back = back(from: screens)
    try bar.addSidebarToggle(in: context)
    if bar.displayMode == .automatic {
      bar.displayMode = screens.map(\.bar.displayMode).last { $0 != .automatic } ?? .automatic
    }
    return try NavigationScreen(name: "NavigationStack", elements: top.elements, bar: bar).makeElements(in: context)
  }

  private func screens() throws -> [StackScreen] {
    let stack = StackState(path: path, followed: followed, context: context)
    var screens = [try screen(0, of: stack)]
    stack.destinations.append(screens[0].destinations)
    var values = path.values()[...]
    while let next = try next(above: screens, &values, in: stack) {
      guard screens.count < Self.limit else {
        throw ViewError(.tooDeep(path: context.identity?.typePath ?? "NavigationStack", limit: Self.limit))
      }
      let level = screens.count
      let pop = stack.popping(to: level, screens.map(\.source) + [next.source])
      var screen = try screen(level, next, of: stack, pop: pop)
      screen.pop = pop
      screens.append(screen)
      stack.destinations.append(screen.destinations)
    }
    return screens
  }

  /// Returns the screen above the last one: that of a binding, of a followed link, or of the next value of the path.
  private func next(
    above screens: [StackScreen], _ values: inout ArraySlice<AnyHashable>, in stack: StackState
  ) throws -> (content: ScreenContent, source: StackScreen.Source)? {
    if let presented = screens.last?.destinations.presented.first {
      return (presented.content, .binding(dismiss: presented.dismiss))
    }
    let level = screens.count - 1
    if let link = followed.wrappedValue.first(where: { $0.level == level }) {
      return (link.screen.content, .link(level: level))
    }
    guard let value = values.popFirst() else { return nil }
    guard let content = stack.content(for: value) else {
      throw ViewError(
        .noDestination(
          path: context.identity?.typePath ?? "NavigationStack", type: typeName(type(of: value.base)),
          available: stack.availableTypes))
    }
    return (content, .value(index: values.startIndex - 1))
  }

  private func screen(_ level: Int, of stack: StackState) throws -> StackScreen {
    var inner = context.outsideOfBars
    inner.preferences = Preferences()
    inner.environment.navigator = stack.navigator(of: level)
    return StackScreen(try inner.elements(of: root), inner.preferences, from: .root)
  }

  private func screen(
    _ level: Int, _ next: (content: ScreenContent, source: StackScreen.Source), of stack: StackState,
    pop: @escaping () -> Void
  ) throws -> StackScreen {
    let (elements, preferences) = try next.content.made(in: context.environment, of: context) { inner in
      inner.environment.navigator = stack.navigator(of: level)
      inner.environment.dismiss = DismissAction(inner.handler(performing: pop))
      inner.environment.isPresented = true
    }
    return StackScreen(elements, preferences, from: next.source)
  }

  private func back(from screens: [StackScreen]) -> NavigationBarContent.Back? {
    guard screens.count > 1, let pop = screens[screens.count - 1].pop else { return nil }
    return NavigationBarContent.Back(
      title: screens[screens.count - 2].bar.title, hidesTitle: screens[screens.count - 1].bar.hidesBackTitle,
      perform: pop)
  }
}

/// A screen of a navigation stack.
struct StackScreen {
  /// What shows the screen.
  enum Source {
    case root
    case binding(dismiss: () -> Void)
    case link(level: Int)
    case value(index: Int)
  }

  let elements: [ViewElement]
  let preferences: Preferences
  let source: Source
  let bar: NavigationBarContent
  let destinations: NavigationDestinations
  /// Shows the screen below.
  var pop: (() -> Void)?

  /// - Parameter preferences: The preferences of the elements, without those that the stack itself uses afterwards.
  init(_ elements: [ViewElement], _ preferences: Preferences, from source: Source) {
    self.elements = elements
    self.preferences = preferences
    self.source = source
    bar = preferences[NavigationBarKey.self]
    destinations = preferences[NavigationDestinationsKey.self]
    preferences.forget(NavigationBarKey.self)
    preferences.forget(NavigationDestinationsKey.self)
  }
}

/// What the screens of a stack share in one pass.
final class StackState {
  let path: StackPath
  let followed: Binding<[FollowedLink]>
  let context: ElementContext
  /// The destinations of the screens, the root's first.
  var destinations: [NavigationDestinations] = []

  init(path: StackPath, followed: Binding<[FollowedLink]>, context: ElementContext) {
    self.path = path
    self.followed = followed
    self.context = context
  }

  var availableTypes: [String] { destinations.flatMap { $0.values.map(\.typeName) }.withoutRepetitions }

  func content(for value: AnyHashable) -> ScreenContent? {
    destinations.lazy.compactMap { $0.content(for: value) }.first
  }

  /// Returns the navigator for the links of a screen; `nil` without a host, where nothing can be tapped.
  func navigator(of level: Int) -> Navigator? {
    guard context.evaluator != nil else { return nil }
    let (path, followed, context) = (path, followed, context)
    return Navigator(
      pushValue: { value in
        guard path.accepts(value), self.content(for: value) != nil else {
          throw MissingDestination(type: typeName(type(of: value.base)), available: self.availableTypes)
        }
        return context.performing { path.set(path.values() + [value]) }
      },
      pushLink: { identity, content in
        context.performing {
          followed.wrappedValue =
            followed.wrappedValue.filter { $0.level < level }
            + [FollowedLink(level: level, identity: identity, screen: FollowedScreen(content))]
        }()
      },
      refresh: { identity, content in
        guard let link = followed.wrappedValue.first(where: { $0.level == level && $0.identity == identity })
        else { return }
        link.screen.content = content
      })
  }

  /// Returns the action that removes the screens from a level on.
  func popping(to level: Int, _ sources: [StackScreen.Source]) -> () -> Void {
    let (path, followed) = (path, followed)
    return context.performing {
      // Screens that were shown later are above.
      followed.wrappedValue.removeAll { $0.level >= level - 1 }
      switch sources[level] {
      case .root, .link: break
      case .binding(let dismiss): dismiss()
      case .value(let index): path.set(Array(path.values().prefix(index)))
      }
      let below = sources[..<level].count { if case .value = $0 { true } else { false } }
      if path.values().count > below { path.set(Array(path.values().prefix(below))) }
    }
  }
}

/// A screen with its bars.
nonisolated struct NavigationScreen: PrimitiveView {
  let name: String
  let elements: [ViewElement]
  let bar: NavigationBarContent

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let content = try context.child(.type("content")).elements(of: Screenful(elements: elements))
    let top = bar.isHidden ? [] : try context.child(.type("bar")).elements(of: NavigationBar(content: bar))
    // The layout decides whether content is scrolled below the bar.
    let scrolledTop =
      top.isEmpty || !content.contains(where: \.maySkipStartOfContent)
      ? [] : try context.child(.type("bar")).elements(of: NavigationBar(content: bar, isScrolled: true))
    let bottom =
      bar.isBottomHidden ? [] : try context.child(.type("toolbar")).elements(of: BottomBar(items: bar.items))
    return [
      ViewElement(
        name, kind: .container,
        layout: BarsLayout(
          hasTop: !top.isEmpty, hasScrolledTop: !scrolledTop.isEmpty, hasBottom: !bottom.isEmpty,
          overlap: context.environment.navigationBarOverlap,
          endsWithLargeTitle: !bar.isHidden && bar.searchField.isEmpty && bar.hasLargeTitle(in: context.environment)),
        children: content + top + scrolledTop + bottom, in: context)
    ]
  }
}

extension EnvironmentValues {
  /// The distance by which the navigation bar extends above the safe area. A sheet has no camera island above it.
  fileprivate var navigationBarOverlap: CGFloat {
    designMetrics.bars.overlap(safeAreaTop: safeAreaInsets.top)
  }
}

/// Elements in a vertical stack, centered in the proposed size.
nonisolated struct Screenful: View {
  let elements: [ViewElement]

  var body: some View {
    VStack { MadeElements(elements: elements) }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

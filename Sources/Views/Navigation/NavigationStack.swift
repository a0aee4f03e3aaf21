/// A screen with a bar that shows the title and the toolbar of its content. It always shows its root: links don't push.
public struct NavigationStack<Root: View>: PrimitiveView {
  let root: Root

  /// Creates a navigation stack that shows `root`.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Creates a navigation stack that shows `root`. The path has no effect.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let inner = context.outsideOfBars
    var bar = NavigationBarContent()
    let made = try inner.elements(
      of: root,
      transformingPreferences: { preferences in
        bar = preferences[NavigationBarKey.self]
        preferences.forget(NavigationBarKey.self)
      }
    ).elements
    let content = try context.child(.type("content")).elements(of: Screenful(elements: made))
    let top = bar.isHidden ? [] : try context.child(.type("bar")).elements(of: NavigationBar(content: bar))
    let bottom = try context.child(.type("toolbar")).elements(of: BottomBar(items: bar.items))
    return [
      ViewElement(
        "NavigationStack", kind: .container, layout: BarsLayout(hasTop: !top.isEmpty, hasBottom: !bottom.isEmpty),
        children: content + top + bottom, in: context)
    ]
  }
}

/// The legacy name of ``NavigationStack``.
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Creates a navigation stack that shows `content`.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A navigation stack with the content as its root.
  public var body: some View { NavigationStack { content } }
}

extension ElementContext {
  /// The context for the content of a screen, independent of an enclosing list or stack.
  var outsideOfBars: ElementContext {
    var inner = self
    inner.stackAxis = nil
    inner.environment.isInList = false
    return inner
  }
}

/// Elements in a vertical stack, centered in the proposed size.
struct Screenful: View {
  let elements: [ViewElement]

  var body: some View {
    VStack { MadeElements(elements: elements) }.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A bar with a minimum height of 44 points. The title is centered in it, or below it if large.
private struct NavigationBar: View {
  let content: NavigationBarContent
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.isPresented) private var isPresented

  private var isLarge: Bool {
    switch content.displayMode {
    case .large: content.title != nil
    case .inline: false
    case .automatic: content.title != nil && verticalSizeClass != .compact && !isPresented
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      row
      if isLarge, let title = content.title {
        Text(title).font(.largeTitle.bold()).lineLimit(1).minimumScaleFactor(0.7).padding(.horizontal, 16)
          .padding(.bottom, 8).accessibilityAddTraits(.isHeader)
      }
      ForEach(content.searchField.indices) { index in
        MadeElements(elements: [content.searchField[index]]).padding(.horizontal, 16).padding(.bottom, 8)
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }

  private var row: some View {
    BarRow {
      HStack(spacing: 16) { items(.leading) }
      middle
      HStack(spacing: 16) { items(.trailing) }
    }
    .frame(minHeight: 44).padding(.horizontal, 16)
  }

  @ViewBuilder private var middle: some View {
    if content.items.contains(where: { $0.placement.part == .middle }) {
      HStack(spacing: 8) { items(.middle) }
    } else if !isLarge, let title = content.title {
      Text(title).font(.headline).lineLimit(1).dynamicTypeSize(...DynamicTypeSize.large)
        .accessibilityAddTraits(.isHeader)
    } else {
      HStack { EmptyView() }
    }
  }

  private func items(_ part: ToolbarItemPlacement.Part) -> some View {
    MadeElements(elements: content.items.filter { $0.placement.part == part }.flatMap(\.elements))
  }
}

/// The items of the bar at the bottom of the screen.
private struct BottomBar: View {
  let items: [ToolbarItems]

  var body: some View {
    let shown = items.filter { $0.placement.part == .bottom }.flatMap(\.elements)
    if !shown.isEmpty {
      HStack(spacing: 0) {
        ForEach(shown.indices) { index in
          if index > 0 { Spacer(minLength: 16) }
          MadeElements(elements: [shown[index]])
        }
      }
      .padding(.horizontal, 16).frame(maxWidth: .infinity, minHeight: 44)
      .background(Material.bar).overlay(alignment: .top) { Divider() }
    }
  }
}

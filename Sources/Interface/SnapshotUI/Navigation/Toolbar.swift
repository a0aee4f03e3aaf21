/// The content of a toolbar. A type of your own implements `body`.
///
///     struct EditingToolbar: ToolbarContent {
///       var body: some ToolbarContent {
///         ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
///       }
///     }
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The content of which a type of your own is made.
  associatedtype Body: ToolbarContent
  /// The content of which the toolbar is made.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Returns the views of the items with their placements. Don't implement this requirement: implement `body`.
  nonisolated func placedViews() -> [(placement: ToolbarItemPlacement, view: AnyView)]
}

nonisolated extension ToolbarContent {
  /// Returns the views of the body.
  public func placedViews() -> [(placement: ToolbarItemPlacement, view: AnyView)] {
    if let missing = MissingModelView(of: self) { return [(.automatic, AnyView(missing))] }
    return runOnCurrentThread(self) { $0.body }.placedViews()
  }
}

/// The content of a toolbar that users can customize. It is drawn as it is declared.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

nonisolated extension Never: CustomizableToolbarContent {
  /// Never called: no value of `Never` exists.
  public func placedViews() -> [(placement: ToolbarItemPlacement, view: AnyView)] { [] }
}

/// The views of a toolbar in one placement.
nonisolated public struct ToolbarItem<Content: View>: CustomizableToolbarContent, _BodilessContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a toolbar item with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item that users can customize. It is drawn even if it isn't shown by default.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  /// Returns the content with its placement.
  public func placedViews() -> [(placement: ToolbarItemPlacement, view: AnyView)] { [(placement, AnyView(content))] }
}

/// An alias of ``ToolbarItem``, which can hold several views.
public typealias ToolbarItemGroup = ToolbarItem

/// A space between the items of a toolbar.
nonisolated public struct ToolbarSpacer: CustomizableToolbarContent, _BodilessContent {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Creates a space. A flexible one takes the remaining width of a bottom bar.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }

  /// Returns the space with its placement.
  public func placedViews() -> [(placement: ToolbarItemPlacement, view: AnyView)] {
    switch placement.part {
    case .leading, .trailing: return [(placement, AnyView(ToolbarGroupEnd()))]
    case .middle, .nowhere: return []
    case .bottom: break
    }
    let space = sizing == .fixed ? AnyView(Color.clear.frame(width: 8, height: 1)) : AnyView(Spacer())
    return [(placement, space)]
  }
}

/// A space between the items of a navigation bar, which divides the items on glass into groups.
nonisolated private struct ToolbarGroupEnd: StructuralView {
  func makeElements(in context: ElementContext) throws -> [ViewElement] { [] }
}

/// The size of a space between the items of a toolbar.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool

  /// As wide as the room allows.
  public static let flexible = SpacerSizing(isFixed: false)
  /// Of the system's width.
  public static let fixed = SpacerSizing(isFixed: true)
}

nonisolated extension View {
  /// Adds items to the bars of the enclosing navigation stack.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    modified(ToolbarModifier(content: content()))
  }

  /// Adds items that users can customize to the bars of the enclosing navigation stack.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modified(ToolbarModifier(content: content()))
  }

  /// Adds views at the trailing edge of the enclosing navigation stack's bar.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modified(ToolbarModifier(views: [(.automatic, AnyView(content()))]))
  }

  /// Adds views at both edges of the enclosing navigation stack's bar. The legacy form of `toolbar(content:)`.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    modified(ToolbarModifier(views: [(.topBarLeading, AnyView(leading)), (.topBarTrailing, AnyView(trailing))]))
  }

  /// Adds a view at the leading edge of the enclosing navigation stack's bar. The legacy form of `toolbar(content:)`.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    modified(ToolbarModifier(views: [(.topBarLeading, AnyView(leading))]))
  }

  /// Adds a view at the trailing edge of the enclosing navigation stack's bar. The legacy form of `toolbar(content:)`.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    modified(ToolbarModifier(views: [(.topBarTrailing, AnyView(trailing))]))
  }

  /// Adds a menu to the title of the enclosing navigation stack's bar.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modified(TitleMenuModifier(content: content()))
  }
}

/// Creates the elements of a toolbar with the environment at the modifier's position.
private struct ToolbarModifier: ElementModifier {
  private let views: (ElementContext) -> [(placement: ToolbarItemPlacement, view: AnyView)]
  /// Whether the views are created in each pass.
  private let createsViews: Bool

  init(views: [(placement: ToolbarItemPlacement, view: AnyView)]) {
    self.views = { _ in views }
    createsViews = false
  }

  /// - Parameter content: The items, whose bodies read the environment at the modifier's position.
  init(content: some ToolbarContent) {
    views = { context in context.evaluateHere { content.placedViews() } }
    createsViews = content.hasBody
  }

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let outer = createsViews ? context.forViewsOfClosures : context
    let items = try views(context).collectingSecondaryActions.enumerated().map { index, item in
      var own = outer.forToolbar.child(.type("toolbar")).child(.position(index))
      own.environment.font = item.placement == .confirmationAction ? .body.bold() : .body
      if item.placement == .principal { own.environment.font = .headline }
      return ToolbarItems(
        placement: item.placement, elements: try own.elements(of: item.view),
        endsGroup: item.view.content is ToolbarGroupEnd)
    }
    return try context.elements(
      of: content,
      transformingPreferences: { preferences in
        var bar = preferences[NavigationBarKey.self]
        bar.items += items
        preferences.set(NavigationBarKey.self, to: bar)
      }
    ).elements
  }
}

extension [(placement: ToolbarItemPlacement, view: AnyView)] {
  /// The items, with one menu for all secondary actions.
  fileprivate var collectingSecondaryActions: Self {
    let secondary = filter { $0.placement == .secondaryAction }.map(\.view)
    guard !secondary.isEmpty else { return self }
    let menu = Menu {
      ForEach(secondary.indices) { index in secondary[index].labelStyle(TitleAndIconLabelStyle()) }
    } label: {
      Image(systemName: "ellipsis.circle")
    }
    .accessibilityLabel("More")
    return filter { $0.placement != .secondaryAction } + [(.topBarTrailing, AnyView(menu))]
  }
}

/// Creates the button of a title's menu.
private struct TitleMenuModifier<Items: View>: ElementModifier {
  let content: Items

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let menu = Menu {
      self.content
    } label: {
      Image(systemName: "chevron.down").font(.system(size: 9, weight: .bold)).foregroundStyle(Color(.secondaryLabel))
        .frame(width: 18, height: 18).background(Color(.tertiarySystemFill), in: Circle())
    }
    .accessibilityLabel("Title Menu")
    let made = try context.forToolbar.child(.type("toolbarTitleMenu")).elements(of: menu)
    return try context.elements(of: content.changingNavigationBar { $0.titleMenu = made })
  }
}

extension ElementContext {
  /// The context for the items of a bar.
  var forToolbar: ElementContext {
    var inner = self
    inner.stackAxis = nil
    inner.environment.isInList = false
    inner.environment.isInBar = true
    inner.environment.foregroundStyle = nil
    // Toolbar items have the same height at every type size.
    inner.environment.dynamicTypeSize = .large
    inner.environment.labelStyle = AnyLabelStyle(IconOnlyLabelStyle())
    inner.environment.mediumSymbolScale = Image.Scale.large.factor
    return inner
  }
}

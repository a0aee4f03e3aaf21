/// The kind of a presentation, which decides how it is drawn.
enum PresentationKind {
  case sheet
  case fullScreenCover
  case popover(PopoverAttachmentAnchor, arrowEdge: Edge?)
  case alert
  case confirmationDialog
  case menu

  /// The name in paths and text forms.
  var name: String {
    switch self {
    case .sheet: "sheet"
    case .fullScreenCover: "fullScreenCover"
    case .popover: "popover"
    case .alert: "alert"
    case .confirmationDialog: "confirmationDialog"
    case .menu: "menu"
    }
  }

  /// Whether the content is a screen of its own, with its own actions to dismiss it.
  var isScreen: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover: true
    case .alert, .confirmationDialog, .menu: false
    }
  }
}

/// The content of a presentation while it is presented.
struct Presentation<Content: View> {
  var id: AnyHashable?
  var content: () -> Content
  /// Changes the binding, so that it is no longer presented.
  var dismiss: () -> Void
}

/// Adds a presentation above the screen while its binding says so.
struct PresentationModifier<Content: View>: ElementModifier {
  let kind: PresentationKind
  var onDismiss: (() -> Void)?
  let presented: () -> Presentation<Content>?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var below = context
    below.presentationModifiers += 1
    var elements = try below.elements(of: content)
    guard let presentation = presented() else { return elements }
    let place = AnchorMark()
    if case .popover = kind { elements.mark(place, in: context) }
    guard context.beginsPresentation(kind.name) else { return elements }
    try context.present(kind, over: place, isStillPresented: { self.presented() != nil }, onDismiss: onDismiss) {
      inner in
      // Presentations of several modifiers of a view keep no state of each other.
      if context.presentationModifiers > 0 { inner = inner.child(.position(context.presentationModifiers)) }
      if let id = presentation.id { inner = inner.child(.identified(by: id)) }
      return (inner.evaluate(presentation.content), presentation.dismiss)
    }
    return elements
  }
}

extension ElementContext {
  /// Returns whether the screen can present another presentation. Otherwise it is reported.
  func beginsPresentation(_ name: String) -> Bool {
    if presenter.beginsPresentation() { return true }
    journal.diagnostics.append(
      ViewDiagnostic(
        .ignoredPresentation, path: identity?.typePath ?? name,
        message: "\(name) is not shown, because its screen already presents another view; present one at a time"))
    return false
  }

  /// Adds a presentation above the screen.
  ///
  /// - Parameters:
  ///   - place: The frame of the view that presents.
  ///   - make: Returns the content and the action that ends the presentation.
  func present<Content: View>(
    _ kind: PresentationKind, over place: AnchorMark, isStillPresented: @escaping () -> Bool,
    onDismiss: (() -> Void)? = nil, make: (inout ElementContext) -> (content: Content, dismiss: () -> Void)
  ) throws {
    // Nested presentations lie above their presenter.
    let index = journal.sheets.count
    var inner = forViewsOfClosures.outsideOfBars.child(.type(kind.name))
    // The preferences of the content apply to the presentation, not to the screen below it.
    inner.preferences = Preferences()
    inner.presenter = Presenter()
    let number = journal.beginPresentation()
    if let scheme = journal.preferredSchemes.sheets[number] { inner.environment.colorScheme = scheme }
    var screen = environment
    screen.safeAreaInsets.top = max(environment.safeAreaInsets.top, environment.topInsetOfScreen)
    inner.environment.topInsetOfScreen = screen.safeAreaInsets.top
    inner.environment.safeAreaInsets.top = screen.safeAreaInsets.top
    // The lists of a sheet above a sidebar are not those of the sidebar.
    if inner.environment.listStyle == .sidebar { inner.environment.listStyle = .insetGrouped }
    let (content, dismiss) = make(&inner)
    let ending = performing(dismiss)
    if kind.isScreen {
      let action = DismissAction(inner.handler(performing: ending))
      inner.environment.dismiss = action
      inner.environment.isPresented = true
      inner.environment.isElevated = kind.isElevated
      inner.environment.safeAreaInsets = kind.safeAreaInsets(inner.environment)
    } else {
      inner.environment.resetAppearance()
    }
    var element = try ViewElement.container(
      kind.name, layout: PassthroughLayout(), stackAxis: nil, content: content, in: inner)
    journal.newPreferredSchemes.sheets[number] = inner.preferences[PreferredColorSchemeKey.self]
    let options = inner.preferences[PresentationOptionsKey.self]
    element.show(as: kind, options, over: place, on: screen, in: inner.environment)
    element.roles = .sheet
    if kind.canBeSwiped { element.actions.dismiss = ending }
    element.actions.dismissForbidden = options.isDismissDisabled
    element.actions.isPresented = isStillPresented
    if let onDismiss { element.actions.disappear.append(performing(onDismiss)) }
    journal.sheets.insert(element, at: index)
  }
}

extension ElementContext {
  /// The context for the content of a screen, independent of an enclosing list or stack.
  var outsideOfBars: ElementContext {
    var inner = self
    inner.stackAxis = nil
    inner.environment.isInList = false
    if inner.environment.isInBar {
      inner.environment.isInBar = false
      inner.environment.mediumSymbolScale = 1
    }
    if inner.environment.isBesideTabBar { inner.environment.isBesideTabBar = false }
    if inner.environment.sidebarToggle != nil { inner.environment.sidebarToggle = nil }
    return inner
  }
}

extension EnvironmentValues {
  /// Whether sheets cover the whole screen, as on a phone in landscape.
  fileprivate var hasSheetsAsCovers: Bool { verticalSizeClass == .compact }
}

extension PresentationKind {
  /// Whether a swipe or a tap beside the presentation dismisses it.
  fileprivate var canBeSwiped: Bool {
    switch self {
    case .sheet, .popover, .confirmationDialog, .menu: true
    case .fullScreenCover, .alert: false
    }
  }

  /// Whether dark backgrounds are lighter.
  fileprivate var isElevated: Bool {
    if case .fullScreenCover = self { false } else { true }
  }

  fileprivate func safeAreaInsets(_ environment: EnvironmentValues) -> EdgeInsets {
    var insets = environment.safeAreaInsets
    switch self {
    case .sheet: if !environment.hasSheetsAsCovers { insets.top = 0 }
    case .popover:
      if environment.isRegular {
        insets = EdgeInsets()
      } else if !environment.hasSheetsAsCovers {
        insets.top = 0
      }
    case .fullScreenCover, .alert, .confirmationDialog, .menu: break
    }
    return insets
  }
}

private struct TopInsetOfScreenKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

extension EnvironmentValues {
  /// The safe area inset at the top of the screen below a sheet, whose own content has none.
  fileprivate var topInsetOfScreen: CGFloat {
    get { self[TopInsetOfScreenKey.self] }
    set { self[TopInsetOfScreenKey.self] = newValue }
  }

  /// Whether the screen is wide and high, as an iPad's is.
  var isRegular: Bool { horizontalSizeClass == .regular && verticalSizeClass != .compact }

  /// Resets the appearance that a dialog of the system doesn't take from its screen.
  fileprivate mutating func resetAppearance() {
    foregroundStyle = nil
    font = .body
    isBold = false
    isItalic = false
    lineLimit = nil
    isEnabled = true
    disabler = nil
    tint = nil
    labelStyle = nil
    isElevated = true
  }
}

extension ViewElement {
  /// Sets the layout and the drawing of a presentation.
  fileprivate mutating func show(
    as kind: PresentationKind, _ options: PresentationOptions, over place: AnchorMark,
    on screen: EnvironmentValues, in environment: EnvironmentValues
  ) {
    switch kind {
    case .sheet where environment.hasSheetsAsCovers: showAsCover(options)
    case .sheet: showAsSheet(options, on: screen)
    case .fullScreenCover: showAsCover(options)
    case .popover(let anchor, let edge):
      switch options.adaptation(in: environment, of: .popover) {
      case .popover: showAsPopover(options, over: place, at: anchor, arrowEdge: edge)
      case .fullScreenCover: showAsCover(options)
      case _ where environment.hasSheetsAsCovers: showAsCover(options)
      default: showAsSheet(options, on: screen)
      }
    case .alert: showAsDialog(.center)
    case .confirmationDialog:
      if environment.isRegular {
        showAsDialog(.center)
      } else {
        showAsDialog(.bottom)
      }
    case .menu: showAsMenu(over: place)
    }
  }

  private mutating func showAsSheet(_ options: PresentationOptions, on screen: EnvironmentValues) {
    let card = SheetLayout(options: options, screenInsets: screen.safeAreaInsets)
    layout = card
    drawing = SheetDrawing(layout: card)
    children = (options.background ?? []) + children
  }

  private mutating func showAsCover(_ options: PresentationOptions) {
    layout = CoverLayout(backgrounds: options.background?.count ?? 0)
    drawing = CoverDrawing(options: options)
    children = (options.background ?? []) + children
  }

  private mutating func showAsPopover(
    _ options: PresentationOptions, over place: AnchorMark, at anchor: PopoverAttachmentAnchor, arrowEdge: Edge?
  ) {
    let bubble = PopoverLayout(
      options: options, place: place, anchor: anchor, arrowEdge: arrowEdge, bubble: PopoverBubble())
    layout = bubble
    drawing = PopoverDrawing(layout: bubble)
    children = (options.background ?? []) + children
  }

  private mutating func showAsDialog(_ position: DialogLayout.Position) {
    layout = DialogLayout(position: position)
    drawing = DimmedScreenDrawing()
  }

  private mutating func showAsMenu(over place: AnchorMark) {
    layout = MenuLayout(place: place)
  }
}

extension [ViewElement] {
  /// Records the frame of the first element in the final layout.
  fileprivate mutating func mark(_ place: AnchorMark, in context: ElementContext) {
    guard let base = first else { return }
    var wrapper = ViewElement(
      "anchor", kind: .modifier, layout: AnchorLayout(mark: place), children: [base], in: context)
    wrapper.traits = base.traits
    self[0] = wrapper
  }
}

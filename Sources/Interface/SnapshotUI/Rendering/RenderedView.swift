import SnapshotRenderTraces

/// A view after layout, from which snapshots are made.
public struct RenderedView {
  /// The root element. Several elements are stacked vertically.
  public let element: ViewElement
  /// The elements in their final frames.
  public let layout: PlacedElement
  /// The drawing.
  public let displayList: DisplayList
  /// The color scheme of the screen: the view's preference, or the context's.
  public let colorScheme: ColorScheme
  /// The element of the screen, for text forms; `nil` without background and sheets.
  let screen: PlacedElement?
  /// The preferred color schemes of the screen and its sheets.
  let preferredSchemes: PreferredColorSchemes
  /// The diagnostics of the evaluation and the drawing; those of the layout are found on demand.
  let evaluationDiagnostics: [ViewDiagnostic]
  /// Whether a host has already run the actions of its views.
  let showsHostedView: Bool

  init(screen: PlacedElement, displayList: DisplayList, journal: EvaluationJournal) {
    layout = screen.children.count == 1 ? screen.children[0] : screen
    self.screen = screen.children.count == 1 && screen.element.detail == nil ? nil : screen
    element = layout.element
    self.displayList = displayList
    colorScheme = screen.environment.colorScheme
    preferredSchemes = journal.newPreferredSchemes
    showsHostedView = journal.showsHostedView
    evaluationDiagnostics = journal.diagnostics + journal.limits.missingAssets.filter { !$0.path.isEmpty }
  }
}

nonisolated extension View {
  /// Evaluates the view once, with the initial state, lays it out and records its drawing.
  ///
  /// - Parameters:
  ///   - endsAtActions: Whether a modifier with an action that runs when its view appears ends the evaluation with
  ///     ``ActionsOfElements``.
  ///   - adapt: Changes the environment of the screen.
  func firstEvaluation(
    in context: RenderContext, endingAtActions endsAtActions: Bool = false,
    adapting adapt: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> RenderedView {
    try RenderedView.settling { schemes in
      let journal = EvaluationJournal(preferredSchemes: schemes)
      var environment = EnvironmentValues(context, preferring: schemes.screen)
      adapt(&environment)
      journal.endsAtActions = endsAtActions
      let rendered = try rendered(in: context, root: ElementContext(environment: environment, journal: journal))
      // The drawing of a canvas leaves out views that can't be made.
      if journal.hasEndedAtActions { throw ActionsOfElements() }
      return rendered
    }
  }

  /// Lays out the elements that the view makes in a root context.
  func rendered(in context: RenderContext, root: ElementContext) throws -> RenderedView {
    let limits = root.journal.limits
    return try RenderLimits.$current.withValue(limits) {
      let (content, preferences) = try root.collectingPreferences { try $0.elements(ofOwn: self) }
      root.journal.newPreferredSchemes.screen = preferences[PreferredColorSchemeKey.self]
      var sheets = root.journal.sheets.count
      var (screen, size) = try Self.screen(of: content, root, on: context.background).placed(in: context)
      // A geometry reader creates its views, and presents their sheets, during layout.
      while root.journal.sheets.count > sheets {
        sheets = root.journal.sheets.count
        (screen, size) = try Self.screen(of: content, root, on: context.background).placed(in: context)
      }
      try limits.check()
      var canvas = DisplayListRecorder(size: size)
      if let background = context.background.color(in: root.environment.colorScheme) {
        canvas.fillBackground(background)
      }
      (screen.children.count == 1 ? screen.children[0] : screen).draw(in: &canvas)
      try limits.check()
      return RenderedView(screen: screen, displayList: canvas.displayList, journal: root.journal)
    }
  }

  /// Returns the element of the screen: the view's elements with the sheets over them.
  private static func screen(
    of content: [ViewElement], _ context: ElementContext, on background: PictureBackground
  ) -> ViewElement {
    var elements = content
    if elements.count != 1 {
      let stack = StackLayout(axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key)
      elements = [ViewElement("VStack", kind: .container, layout: stack, children: elements, in: context)]
    }
    var layout = ScreenLayout()
    if let sheet = context.journal.sheets.first, let covering = sheet.layout as? any ScreenCoveringLayout,
      let drawing = covering.drawingOfScreenBelow(sheet, on: background.color(in: context.environment.colorScheme))
    {
      layout.firstCoversScreen = true
      elements = [
        ViewElement(
          "coveredScreen", kind: .modifier, layout: CoveredScreenLayout(), drawing: drawing, children: elements,
          in: context)
      ]
    }
    return ViewElement(
      DisplayList.screen, detail: background.name, kind: .container, layout: layout, roles: .screen,
      children: elements + context.journal.sheets, in: context)
  }
}

/// The elements of a view, which can be laid out in several sizes.
struct ReusableElements {
  fileprivate let screen: ViewElement
  fileprivate let journal: EvaluationJournal

  /// Returns the layout in a size and the problems of the evaluation; `nil` if the layout presents sheets.
  func placed(in context: RenderContext) throws -> (layout: PlacedElement, size: CGSize, diagnostics: [ViewDiagnostic])?
  {
    let sheets = journal.sheets.count
    let known = journal.diagnostics.count
    // A geometry reader evaluates its views in each layout.
    defer { journal.diagnostics.removeSubrange(known...) }
    return try RenderLimits.$current.withValue(RenderLimits()) {
      let (root, size) = try screen.placed(in: context)
      guard journal.sheets.count == sheets else { return nil }
      try RenderLimits.current?.check()
      return (root.children.count == 1 ? root.children[0] : root, size, journal.diagnostics)
    }
  }
}

nonisolated extension View {
  /// Makes the view's elements for layouts in several sizes; `nil` if the view needs a second evaluation for the color
  /// scheme that it prefers.
  func reusableElements(in context: RenderContext) throws -> ReusableElements? {
    let journal = EvaluationJournal(preferredSchemes: PreferredColorSchemes())
    let root = ElementContext(environment: EnvironmentValues(context, preferring: nil), journal: journal)
    return try RenderLimits.$current.withValue(journal.limits) {
      let (content, preferences) = try root.collectingPreferences { try $0.elements(ofOwn: self) }
      guard preferences[PreferredColorSchemeKey.self] == nil else { return nil }
      return ReusableElements(screen: Self.screen(of: content, root, on: context.background), journal: journal)
    }
  }
}

extension PictureBackground {
  /// The name in text forms; `nil` for no background.
  fileprivate var name: String? {
    switch self {
    case .transparent: nil
    case .system: SystemColor.systemBackground.name
    case .color(let color): color.alpha == 0 ? nil : color.description
    }
  }
}

extension ViewElement {
  /// Returns the root in its final frame: the size of the context, or of the content.
  fileprivate func placed(in context: RenderContext) throws -> (PlacedElement, size: CGSize) {
    let node = LayoutNode(self)
    let path = ElementPath.root(children[0])
    guard context.displayScale > 0, context.displayScale.isFinite else {
      throw ViewError(.unusableScale(context.displayScale))
    }
    let proposal = ProposedViewSize(width: context.width, height: context.height)
    let size = node.size(proposal)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw ViewError(.unusableSize(path: path, width: size.width, height: size.height))
    }
    // Edges are rounded to the nearest pixel. The picture has at least one pixel.
    let pixel = 1 / context.displayScale
    let aligned = CGRect(origin: .zero, size: size).pixelAligned(scale: context.displayScale)
    let screen = CGRect(x: 0, y: 0, width: max(aligned.width, pixel), height: max(aligned.height, pixel))
    let insets = context.safeAreaInsets.physical(isMirrored: context.layoutDirection == .rightToLeft)
    let safe = CGRect(
      x: insets.left, y: insets.top, width: max(0, screen.width - insets.left - insets.right),
      height: max(0, screen.height - insets.top - insets.bottom))
    return (
      try node.placed(at: .zero, proposal: proposal, path: "", in: SafeArea(rect: safe, screen: screen)), screen.size
    )
  }
}

extension EdgeInsets {
  fileprivate func physical(isMirrored: Bool) -> (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
    (isMirrored ? trailing : leading, top, isMirrored ? leading : trailing, bottom)
  }
}

extension RenderedView {
  /// Renders until the color schemes equal those that the content prefers. The preferences are known only after an
  /// evaluation.
  ///
  /// - Parameters:
  ///   - known: The preferences that are already known.
  ///   - render: Renders with the given color schemes.
  static func settling(
    _ known: PreferredColorSchemes = PreferredColorSchemes(), _ render: (PreferredColorSchemes) throws -> RenderedView
  ) rethrows -> RenderedView {
    var used = known
    var rendered = try render(used)
    // Content that changes its preference with the color scheme never settles. Two further attempts are made.
    for _ in 0..<2 where rendered.preferredSchemes != used {
      used = rendered.preferredSchemes
      rendered = try render(used)
    }
    return rendered
  }
}

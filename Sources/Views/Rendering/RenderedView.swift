import RenderTraces

/// A view after layout: everything that its snapshots are made of.
public struct RenderedView {
  /// The elements that the bodies made, outermost first. A view that gives several is stacked from top to bottom.
  public let element: ViewElement
  /// The elements in their places.
  public let layout: PlacedElement
  public let displayList: DisplayList
  /// The color scheme of the screen: the context's, or the one that the view prefers.
  public let colorScheme: ColorScheme
  /// The screen around the elements, for texts: where it has a background, or sheets over it.
  let screen: PlacedElement?
  /// The color schemes that the screen and its sheets prefer.
  let preferredSchemes: PreferredColorSchemes
  /// What evaluation noticed on its way.
  private let noticed: [ViewDiagnostic]

  init(screen: PlacedElement, displayList: DisplayList, journal: EvaluationJournal) {
    layout = screen.children.count == 1 ? screen.children[0] : screen
    self.screen = screen.children.count == 1 && screen.element.detail == nil ? nil : screen
    element = layout.element
    self.displayList = displayList
    colorScheme = screen.environment.colorScheme
    preferredSchemes = journal.toldSchemes
    noticed = journal.diagnostics
  }

  /// What a person should look at, in the order in which it was found.
  ///
  /// - Complexity: looks through the whole layout each time: a picture that is compared need not wait for it.
  public var diagnostics: [ViewDiagnostic] { noticed + Diagnosis.diagnostics(of: layout) }
}

extension View {
  /// Evaluates the view once in a context, lays it out and records its drawing.
  ///
  /// A side that the context leaves open becomes what the view asks for, and the safe area is added to it.
  ///
  /// - Throws: ``ViewError`` where the view has no usable size or is nested too deeply.
  public func rendered(in context: RenderContext) throws -> RenderedView {
    try RenderedView.settling { schemes in
      let journal = EvaluationJournal(preferredSchemes: schemes)
      return try rendered(
        in: context,
        root: ElementContext(environment: EnvironmentValues(context, preferring: schemes.screen), journal: journal))
    }
  }

  /// Lays out the elements that the view makes in a context of its root.
  func rendered(in context: RenderContext, root: ElementContext) throws -> RenderedView {
    let limits = root.journal.limits
    return try RenderLimits.$current.withValue(limits) {
      let (content, told) = try root.telling { try $0.elements(ofOwn: self) }
      root.journal.toldSchemes.screen = told[PreferredColorSchemeKey.self]
      var sheets = root.journal.sheets.count
      var (screen, size) = try Self.screen(of: content, root, on: context.background).placed(in: context)
      // A geometry reader makes its views, and so presents its sheets, when it is laid out.
      while root.journal.sheets.count > sheets {
        sheets = root.journal.sheets.count
        (screen, size) = try Self.screen(of: content, root, on: context.background).placed(in: context)
      }
      try limits.check()
      var canvas = Canvas(size: size)
      if let background = context.background.color(in: root.environment.colorScheme) {
        canvas.fillBackground(background)
      }
      (screen.children.count == 1 ? screen.children[0] : screen).draw(in: &canvas)
      try limits.check()
      return RenderedView(screen: screen, displayList: canvas.displayList, journal: root.journal)
    }
  }

  /// How the view is drawn, on the context's background.
  public func displayList(in context: RenderContext) throws -> DisplayList {
    try rendered(in: context).displayList
  }

  /// The screen around the view's own elements, with the sheets over it.
  private static func screen(
    of content: [ViewElement], _ context: ElementContext, on background: PictureBackground
  ) -> ViewElement {
    var elements = content
    if elements.count != 1 {
      let stack = StackLayout(axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key)
      elements = [ViewElement("VStack", kind: .container, layout: stack, children: elements, in: context)]
    }
    return ViewElement(
      DisplayList.screen, detail: background.name, kind: .container, layout: ScreenLayout(),
      children: elements + context.journal.sheets, in: context)
  }
}

extension PictureBackground {
  /// What text forms of views call it; `nil` where there is none.
  fileprivate var name: String? {
    switch self {
    case .transparent: nil
    case .system: SystemColor.systemBackground.name
    case .color(let color): color.alpha == 0 ? nil : color.description
    }
  }
}

extension ViewElement {
  /// The root in its place: as large as the context says, or as the content asks for.
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
    // Edges round to the nearest pixel, here as everywhere; a picture has at least one.
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

/// The screen: all of what is proposed, with its first child in the middle of the safe area and sheets all over it.
struct ScreenLayout: ElementLayout {
  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let insets = node.element.environment.safeAreaInsets
    let offered = ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
    let child = node.children[0].dimensions(offered)
    let safe = CGSize(width: offered.width ?? child.width, height: offered.height ?? child.height)
    let offset = ViewDimensions(safe).offset(of: child, aligned: .center)
    let size = CGSize(width: safe.width + insets.horizontal, height: safe.height + insets.vertical)
    let sheet = Arrangement.Placement(origin: .zero, proposal: ProposedViewSize(size))
    return Arrangement(
      size: size,
      placements: [
        Arrangement.Placement(
          origin: CGPoint(x: offset.x + insets.leading, y: offset.y + insets.top), proposal: offered)
      ] + node.children.dropFirst().map { _ in sheet })
  }
}

/// The appearance of a button in a dialog: a title that fills its row.
nonisolated struct DialogButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    DialogButtonLabel(label: AnyView(configuration.label), role: configuration.role)
      .modified(DimmedWhenPressed())
  }
}

nonisolated private struct DialogButtonLabel: StructuralView {
  let label: AnyView
  let role: ButtonRole?

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let isAlert = context.environment.dialogStyle == .alert
    let isRegular = context.environment.isRegular
    let metrics = context.environment.designMetrics.alert
    var inner = context
    inner.environment.font = isAlert || isRegular ? .body : .title3
    if role == .cancel { inner.environment.font = inner.environment.font?.weight(.semibold) }
    inner.environment.foregroundStyle =
      context.environment.isEnabled ? (role == .destructive ? Color.red : Color.accentColor) : Color(.tertiaryLabel)
    inner.environment.multilineTextAlignment = .center
    let role = role
    return try inner.elements(
      of: label.lineLimit(2).minimumScaleFactor(0.7).padding(.horizontal, 8).padding(.vertical, 4)
        .frame(maxWidth: .infinity, minHeight: isAlert ? metrics.buttonHeight : isRegular ? 44 : 172 / 3)
        .modified(DialogButtonCapsule(isNeeded: isAlert && metrics.capsules != nil)).changingTraits {
          $0.dialogRole = role
        })
  }
}

/// The background of a button of an alert on glass.
private struct DialogButtonCapsule: ElementModifier {
  let isNeeded: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard isNeeded else { return try context.elements(of: content) }
    return try context.elements(of: content.background(Color(.secondarySystemFill), in: Capsule()))
  }
}

/// The card of an alert: 270 points wide, 310 at accessibility type sizes, with two short buttons beside each other or all
/// below each other.
struct AlertCard: NonisolatedView {
  let title: DialogTitle
  let actions: DialogActions
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.designMetrics) private var metrics

  var body: some View {
    let (metrics, capsules) = (metrics.alert, metrics.alert.capsules)
    VStack(spacing: 0) {
      ShrinkingScrollView {
        VStack(spacing: 0) {
          if !title.isEmpty {
            title.padding(EdgeInsets(top: 20, leading: 16, bottom: actions.fields.isEmpty ? 64 / 3 : 16, trailing: 16))
          }
          if !actions.fields.isEmpty { fields }
        }
      }
      DialogButtonColumn(
        actions: actions, mayBeRow: actions.buttons.count == 2, hasLines: capsules == nil, gap: capsules?.gap ?? 0
      )
      .modified(DialogButtonMargins(metrics: capsules))
    }
    .frame(width: typeSize.isAccessibilitySize ? metrics.accessibilityWidth : metrics.width)
    .background(DialogColor.alert, in: RoundedRectangle(cornerRadius: metrics.cornerRadius))
    .modified(ClippedCorners(radius: metrics.cornerRadius))
  }

  private var fields: some View {
    VStack(spacing: 8) {
      ForEach(actions.fields.indices) { index in
        MadeElements(elements: [actions.fields[index]]).padding(.horizontal, 7).frame(minHeight: 30)
          .background(DialogColor.field, in: RoundedRectangle(cornerRadius: 7))
          .overlay { RoundedRectangle(cornerRadius: 7).strokeBorder(Color(.separator), lineWidth: 0.5) }
      }
    }
    .padding(EdgeInsets(top: title.isEmpty ? 20 : 0, leading: 16, bottom: 64 / 3, trailing: 16))
  }
}

/// The distances between buttons on capsules and the edges of their card.
private struct DialogButtonMargins: ElementModifier {
  let metrics: AlertMetrics.CapsuleMetrics?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard let metrics else { return try context.elements(of: content) }
    return try context.elements(
      of: content.padding(
        EdgeInsets(top: 0, leading: metrics.sideInset, bottom: metrics.bottom, trailing: metrics.sideInset)))
  }
}

/// The cards of an action sheet: the actions, and the button that cancels.
nonisolated struct ActionSheetCards: StructuralView {
  let title: DialogTitle
  let actions: DialogActions

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let cards = VStack(spacing: 8) {
      VStack(spacing: 0) {
        if !title.isEmpty { title.padding(EdgeInsets(top: 13.5, leading: 16, bottom: 13.5, trailing: 16)) }
        ShrinkingScrollView {
          DialogButtonColumn(actions: only { $0 != .cancel }, mayBeRow: false, hasTopLine: !title.isEmpty)
        }
      }
      .background(DialogColor.alert, in: RoundedRectangle(cornerRadius: 14)).modified(ClippedCorners(radius: 14))
      if actions.hasCancel {
        DialogButtonColumn(actions: only { $0 == .cancel }, mayBeRow: false, hasTopLine: false)
          .background(DialogColor.cancel, in: RoundedRectangle(cornerRadius: 14))
      }
    }
    // In landscape a sheet is as wide as the shorter side.
    return try context.elements(of: cards.frame(maxWidth: context.environment.isRegular ? 304 : 428))
  }

  private func only(_ isWanted: (ButtonRole?) -> Bool) -> DialogActions {
    var actions = actions
    actions.buttons.removeAll { !isWanted($0.role) }
    return actions
  }
}

/// The buttons of a dialog with lines between them.
nonisolated struct DialogButtonColumn: PrimitiveView {
  let actions: DialogActions
  var mayBeRow: Bool
  var hasTopLine = true
  var hasLines = true
  /// The distance between two buttons.
  var gap: CGFloat = 0

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    [
      ViewElement(
        "Buttons", kind: .container, layout: DialogButtonLayout(mayBeRow: mayBeRow, gap: gap),
        drawing: hasLines ? DialogButtonLines(hasTopLine: hasTopLine) : nil, roles: .hasSystemTouchTarget,
        children: actions.buttons.map(\.element), in: context)
    ]
  }
}

/// Buttons below each other, or two beside each other if both titles fit on one line. The last button, which cancels,
/// then is the first.
struct DialogButtonLayout: ElementLayout {
  var mayBeRow: Bool
  /// The distance between two buttons.
  var gap: CGFloat = 0

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    let width = proposal.width ?? 270
    let half = max(0, (width - gap) / 2)
    let ideal = node.children.map { $0.size(.unspecified).width }
    if mayBeRow, node.children.count == 2, ideal.allSatisfy({ $0 <= half }) {
      let offered = ProposedViewSize(width: half, height: nil)
      let height = node.children.map { $0.size(offered).height }.max() ?? 0
      let cell = ProposedViewSize(width: half, height: height)
      return Arrangement(
        size: CGSize(width: width, height: height),
        placements: [CGPoint(x: width - half, y: 0), .zero].map { Arrangement.Placement(origin: $0, proposal: cell) })
    }
    var y: CGFloat = 0
    let offered = ProposedViewSize(width: width, height: nil)
    let placements = node.children.map { child in
      defer { y += child.size(offered).height + gap }
      return Arrangement.Placement(origin: CGPoint(x: 0, y: y), proposal: offered)
    }
    return Arrangement(size: CGSize(width: width, height: max(0, y - gap)), placements: placements)
  }

  func readingOrder(ofChildrenIn frames: [CGRect]) -> [Int] {
    let isRow = frames.count == 2 && frames[0].minY == frames[1].minY
    return isRow ? [1, 0] : Array(frames.indices)
  }
}

/// Draws the lines above and between the buttons of a dialog.
struct DialogButtonLines: ElementDrawing {
  var hasTopLine: Bool

  func draw(_ node: PlacedElement, in canvas: inout DisplayListRecorder, content: (inout DisplayListRecorder) -> Void) {
    content(&canvas)
    let pixel = 1 / node.environment.displayScale
    let color = Color(.separator).rgba(in: node.environment)
    let frames = node.children.map(\.frame)
    for top in Set(frames.map(\.minY)).sorted() where hasTopLine || top > node.frame.minY {
      let line = CGRect(x: node.frame.minX, y: top, width: node.frame.width, height: pixel)
      canvas.fill(Path(line), with: color)
    }
    for left in Set(frames.map(\.minX)).sorted() where left > node.frame.minX {
      let line = CGRect(x: left, y: node.frame.minY, width: pixel, height: node.frame.height)
      canvas.fill(Path(line), with: color)
    }
  }
}

/// The colors of dialogs. Real devices blur the screen below them.
enum DialogColor {
  static let alert = Color(light: Color(RGBA(0xF2F2F2, alpha: 247)), dark: Color(RGBA(0x2A2A2C, alpha: 247)))
  static let cancel = Color(light: Color(RGBA(0xFFFFFF)), dark: Color(RGBA(0x2C2C2E)))
  static let field = Color(light: Color(RGBA(0xFFFFFF)), dark: Color(RGBA(0x1C1C1E)))
}

/// Content that scrolls only if it doesn't fit.
nonisolated struct ShrinkingScrollView<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    ViewThatFits(in: .vertical) {
      content
      ScrollView { content }
    }
  }
}

/// Clips buttons to the corners of a card.
struct ClippedCorners: ElementModifier {
  let radius: CGFloat

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: content.clipShape(RoundedRectangle(cornerRadius: radius)))
  }
}

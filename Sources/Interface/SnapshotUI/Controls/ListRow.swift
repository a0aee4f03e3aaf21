import SnapshotRenderTraces

/// A row with its insets, badge and background, and in edit mode with its editing controls.
nonisolated struct ListRow: StructuralView {
  let element: ViewElement
  let selection: ListSelection?

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let isEditing = context.environment.editMode?.wrappedValue == .active
    let editing = edited(
      content(in: context.environment).modified(
        RowInsets(insets: insets(in: context.environment), isFixed: hasOwnInsets)
      )
      .stating(ElementArgument(ElementArgument.modifier, "listRowInsets"))
      .frame(maxWidth: .infinity, minHeight: context.environment.minimumListRowHeight, alignment: .leading),
      isEditing: isEditing)
    let row = swiped(withBackground(editing, in: context.environment), context).changingTraits {
      $0.forwardsTapsToControl = true
    }
    var elements = try context.elements(of: row)
    guard let selection, let tag = element.traits.tag, selection.accepts(tag), !element.traits.isSelectionDisabled
    else {
      return elements
    }
    for index in elements.indices {
      if selection.contains(tag) { elements[index].accessibility.traits.insert(.isSelected) }
      guard isEditing || !selection.isMultiple, context.environment.isEnabled else { continue }
      elements[index].actions.tap = context.performing { selection.select(tag) }
    }
    return elements
  }

  private var hasOwnInsets: Bool { element.traits.listRow.insets != nil }

  private func insets(in environment: EnvironmentValues) -> EdgeInsets {
    let appearance = element.traits.listRow
    let metrics = environment.designMetrics.list
    let vertical =
      metrics.tightContentHeight == nil ? element.rowControlInset ?? metrics.rowPadding : metrics.rowPadding
    let side = environment.listRowInset
    return appearance.insets
      ?? EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: appearance.trailingInset ?? side)
  }

  @ViewBuilder private func content(in environment: EnvironmentValues) -> some View {
    // The links of a sidebar show their destination beside it.
    let showsArrow = element.traits.listRow.showsArrow && environment.shownListStyle != .sidebar
    if element.traits.badge != nil || showsArrow {
      HStack(spacing: environment.designMetrics.list.arrowGap) {
        MadeElements(elements: [element])
        if let badge = element.traits.badge {
          Spacer(minLength: 0)
          Text(badge).foregroundColor(.secondary)
        }
        if showsArrow {
          DisclosureArrow()
        }
      }
    } else {
      MadeElements(elements: [element])
    }
  }

  /// Whether the row can be selected with others.
  private var isSelectable: Bool {
    guard let selection, selection.isMultiple, let tag = element.traits.tag else { return false }
    return selection.accepts(tag) && !element.traits.isSelectionDisabled
  }

  /// The row with a selection or delete circle before it, and a grip behind it.
  @ViewBuilder private func edited(_ row: some View, isEditing: Bool) -> some View {
    let canMove = element.traits.movement != nil
    if isEditing, isSelectable || element.traits.deletion != nil || canMove {
      HStack(spacing: 0) {
        if isSelectable {
          RowCircle(
            symbol: element.isSelected(in: selection) ? "checkmark.circle.fill" : "circle",
            color: element.isSelected(in: selection) ? .accentColor : Color(.tertiaryLabel)
          )
          .accessibilityHidden(true)
        } else if let delete = element.traits.deletion {
          RowCircle(symbol: "minus.circle.fill", color: .red).onTapGesture(perform: delete)
            .accessibilityElement().accessibilityLabel("Remove").accessibilityAddTraits(.isButton)
        }
        row
        if canMove {
          Image(systemName: "line.3.horizontal").font(.system(size: 20)).foregroundColor(Color(.tertiaryLabel))
            .padding(.trailing, 16).accessibilityElement().accessibilityLabel("Reorder")
            .accessibilityAddTraits(.isButton)
        }
      }
    } else {
      row
    }
  }

  @ViewBuilder private func withBackground(_ row: some View, in environment: EnvironmentValues) -> some View {
    if element.isSelected(in: selection) {
      if environment.shownListStyle == .sidebar {
        row.background(Color(.systemGray4), in: RoundedRectangle(cornerRadius: 10))
      } else {
        row.background(Color(.systemGray4))
      }
    } else if let background = element.traits.listRow.background {
      row.background { MadeElements(elements: background) }
        .stating(ElementArgument(ElementArgument.modifier, "listRowBackground"))
    } else {
      row
    }
  }

  /// The row, moved aside if its swipe actions are shown.
  @ViewBuilder private func swiped(_ row: some View, _ context: ElementContext) -> some View {
    if let revealed = context.environment.revealedSwipe, revealed.row == element.rowIdentity, revealed.row != nil {
      row.modified(RevealedSwipeActions(element: element, isLeading: revealed.isLeading))
    } else {
      row
    }
  }
}

/// The arrow at the end of a row: 7 × 12 points at the type size `large`, half a point before the content's edge, and
/// 2.5 points in iOS 26. It grows with body text.
struct DisclosureArrow: NonisolatedView {
  @Environment(\.designMetrics) private var metrics
  @ScaledMetric(relativeTo: .body) private var fontSize: CGFloat = 14

  var body: some View {
    Image(systemName: "chevron.forward").font(.system(size: fontSize, weight: .semibold))
      .foregroundColor(Color(.tertiaryLabel)).padding(.trailing, metrics.list.arrowInset).accessibilityHidden(true)
  }
}

extension ViewElement {
  /// Whether the element is a selected row.
  func isSelected(in selection: ListSelection?) -> Bool {
    guard let selection, let tag = traits.tag, !traits.isSelectionDisabled else { return false }
    return selection.accepts(tag) && selection.contains(tag)
  }
}

/// A circle before a row in edit mode.
nonisolated private struct RowCircle: View {
  let symbol: String
  let color: Color

  var body: some View {
    // The sign in a filled circle is white in both color schemes.
    Image(systemName: symbol).font(.system(size: 22)).symbolRenderingMode(.palette)
      .foregroundStyle(symbol.hasSuffix(".fill") ? Color.white : color, color).frame(width: 22)
      .padding(.leading, 16)
  }
}

/// Moves a row aside and draws its swipe actions in the free space.
private struct RevealedSwipeActions: ElementModifier {
  let element: ViewElement
  let isLeading: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var buttons = try element.swipeButtons(at: isLeading ? .leading : .trailing)
    if buttons.isEmpty, !isLeading, let delete = element.traits.deletion {
      buttons = try context.elements(
        of: Button(role: .destructive, action: delete) { Text(SystemWord.delete) }
          .buttonStyle(SwipeActionButtonStyle()))
    }
    // The first action is at the edge.
    let actions = HStack(spacing: 0) { MadeElements(elements: isLeading ? buttons : buttons.reversed()) }
    let children = try context.elements(of: content) + context.child(.type("swipe")).elements(of: actions)
    var wrapper = ViewElement(
      "swipe", kind: .attachment(baseIndex: 0), layout: AsideLayout(isLeading: isLeading),
      drawing: ClipDrawing(outline: { frame in Path { $0.addRect(frame) } }), children: children, in: context)
    wrapper.traits = element.traits
    return [wrapper]
  }
}

/// A layout that moves its first child aside for the second one.
private struct AsideLayout: ElementLayout {
  let isLeading: Bool

  func arrange(_ proposal: ProposedViewSize, in node: LayoutNode) -> Arrangement {
    guard let row = node.children.first, let actions = node.children.last else {
      return Arrangement(size: .zero, placements: [])
    }
    let size = row.size(proposal)
    let offered = ProposedViewSize(width: nil, height: size.height)
    let width = actions.size(offered).width
    return Arrangement(
      size: size,
      placements: [
        Arrangement.Placement(origin: CGPoint(x: isLeading ? width : -width, y: 0), proposal: proposal),
        Arrangement.Placement(origin: CGPoint(x: isLeading ? 0 : size.width - width, y: 0), proposal: offered),
      ])
  }
}

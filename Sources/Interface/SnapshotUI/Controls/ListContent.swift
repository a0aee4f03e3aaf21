import SnapshotRenderTraces

/// The rows of a list in its style.
nonisolated struct ListContent: StructuralView {
  let groups: [ListGroup]
  let style: ListLook
  let selection: ListSelection?
  let margins: ContentMargins
  let metrics: ListMetrics

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let background = style == .plain ? Color(.systemBackground) : Color(.systemGroupedBackground)
    // Rows fill the width. A list without rows must fill it itself.
    let isEmpty = groups.allSatisfy(\.rows.isEmpty)
    var scroll = ScrollView { rows(in: context.environment).modified(FillWidth(isNeeded: isEmpty)) }
    scroll.largeTitleOverlap = largeTitleOverlap
    guard context.environment.showsListBackground else { return try context.elements(of: scroll) }
    return try context.elements(of: scroll.background(background))
  }

  private func rows(in environment: EnvironmentValues) -> some View {
    let spacing = environment.listSectionSpacing.length
    let areOwn = groups.map { $0.margins(in: environment) }
    // Sections with margins of their own are apart from the padding of all.
    let haveOwn = areOwn.contains { $0.leading != nil || $0.trailing != nil }
    var padding = padding(in: environment)
    let sides = padding
    if haveOwn {
      padding.leading = 0
      padding.trailing = 0
    }
    return VStack(alignment: .leading, spacing: spacing ?? 0) {
      ForEach(groups.indices) { index in
        let group = groups[index]
        section(group, environment)
          .padding(.top, areOwn[index].top ?? (index == 0 ? 0 : distance(above: group, environment)))
          .padding(
            .bottom, areOwn[index].bottom ?? (index == groups.count - 1 ? 0 : distance(below: group, environment))
          )
          .stating(ElementArgument(ElementArgument.derived, "true"))
          .modified(
            SectionMargins(
              insets: EdgeInsets(
                leading: areOwn[index].leading ?? sides.leading, trailing: areOwn[index].trailing ?? sides.trailing),
              areNeeded: haveOwn))
      }
    }
    .padding(padding).stating(ElementArgument(ElementArgument.derived, "true"))
  }

  /// The headers of plain lists stay visible while the list scrolls.
  private func section(_ group: ListGroup, _ environment: EnvironmentValues) -> some View {
    let mark = SectionMark()
    var stack = VStack(alignment: .leading, spacing: 0) {
      caption(group.header, above: captionDistance.header, environment)
        .modified(SectionMarking(part: SectionPart(section: mark, role: .header)))
      if !group.rows.isEmpty {
        cards(group.rows, environment).modified(SectionMarking(part: SectionPart(section: mark, role: .row)))
      }
      caption(group.footer, below: captionDistance.footer, environment)
    }
    if style == .plain, !group.header.isEmpty {
      stack.pinnedViews = .sectionHeaders
      if environment.designMetrics.bars.itemGlass == nil { stack.pinnedBackground = Material.bar }
    }
    return stack
  }

  /// The distances between the rows and the captions of a section.
  private var captionDistance: (header: CGFloat, footer: CGFloat) {
    style == .plain ? (7, 7) : (metrics.header.bottom, metrics.footer.top)
  }

  private func distance(above group: ListGroup, _ environment: EnvironmentValues) -> CGFloat {
    // In place of 10 points there are 6 points and the distance above the header.
    if style != .plain, !group.header.isEmpty, environment.listSectionSpacing.isCompact {
      return metrics.header.top - 4
    }
    guard style != .plain, environment.listSectionSpacing.length == nil else { return 0 }
    return group.header.isEmpty ? metrics.header.absent : metrics.header.top
  }

  private func distance(below group: ListGroup, _ environment: EnvironmentValues) -> CGFloat {
    guard style != .plain, environment.listSectionSpacing.length == nil else { return 0 }
    return group.footer.isEmpty ? metrics.footer.absent : metrics.footer.bottom
  }

  /// The part of the distance above the first card that is absent below a large title.
  private var largeTitleOverlap: CGFloat {
    guard style != .plain, margins.top == nil, groups.first?.header.isEmpty == true else { return 0 }
    return metrics.firstCardTop
  }

  private func padding(in environment: EnvironmentValues) -> EdgeInsets {
    let first = groups.first.map { $0.header.isEmpty ? metrics.firstCardTop : metrics.header.top }
    let last = groups.last.map { $0.footer.isEmpty ? metrics.footer.absent : metrics.footer.bottom }
    let sides = style == .insetGrouped || style == .sidebar ? environment.listMargin : 0
    var insets =
      style == .plain
      ? EdgeInsets()
      : EdgeInsets(top: first ?? 0, leading: sides, bottom: last ?? 0, trailing: sides)
    insets.top = margins.top ?? insets.top
    insets.leading = margins.leading ?? insets.leading
    insets.bottom = margins.bottom ?? insets.bottom
    insets.trailing = margins.trailing ?? insets.trailing
    return insets
  }

  private func caption(
    _ elements: [ViewElement], above: CGFloat = 0, below: CGFloat = 0, _ environment: EnvironmentValues
  ) -> some View {
    MadeElements(elements: elements).padding(.horizontal, environment.listRowInset)
      .padding(.top, below).padding(.bottom, above)
  }

  /// All rows on one card, or each on its own with a distance in points.
  @ViewBuilder private func cards(_ rows: [ViewElement], _ environment: EnvironmentValues) -> some View {
    if let spacing = environment.listRowSpacing, spacing > 0 {
      VStack(alignment: .leading, spacing: spacing) {
        ForEach(rows.indices) { index in card([rows[index]]) }
      }
    } else {
      card(rows)
    }
  }

  @ViewBuilder private func card(_ rows: [ViewElement]) -> some View {
    // The background of a row replaces that of the card.
    let replaces = style != .plain && style != .sidebar && rows.contains { $0.traits.listRow.background != nil }
    let stack = VStack(alignment: .leading, spacing: 0) {
      ForEach(rows.indices) { index in
        let look = rows[index].traits.listRow
        ListRow(element: rows[index], selection: look.selection ?? selection)
          .modified(RowCard(isNeeded: replaces && look.background == nil))
          .modified(
            RowSeparator(
              isVisible: style != .sidebar && !look.hidesSeparator && (index < rows.count - 1 || style == .plain),
              tint: look.separatorTint))
      }
    }
    let corners = RoundedRectangle(cornerRadius: metrics.cardRadius)
    switch style {
    case .insetGrouped:
      stack.background(replaces ? Color.clear : Color(.secondarySystemGroupedBackground), in: corners)
        .modified(RoundedCardClipping(corners: corners, areNeeded: rows.contains(where: needsClipping)))
    case .grouped:
      stack.background(
        replaces ? Color.clear : Color(.secondarySystemGroupedBackground), ignoresSafeAreaEdges: .horizontal)
    case .plain, .sidebar: stack
    }
  }

  /// Whether the background of a row would cover the corners of its card.
  private func needsClipping(_ row: ViewElement) -> Bool {
    row.traits.listRow.background != nil || !row.traits.swipeActions.isEmpty
      || row.isSelected(in: row.traits.listRow.selection ?? selection)
  }
}

/// Marks elements as a part of a section.
private struct SectionMarking: ElementModifier {
  let part: SectionPart

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: content).map { element in
      var element = element
      element.traits.section = part
      return element
    }
  }
}

/// Draws the part of a card behind a row.
private struct RowCard: ElementModifier {
  let isNeeded: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard isNeeded else { return try context.elements(of: content) }
    return try context.elements(
      of: content.background(Color(.secondarySystemGroupedBackground), ignoresSafeAreaEdges: .horizontal))
  }
}

/// Clips the backgrounds of rows to the rounded corners of their card.
private struct RoundedCardClipping: ElementModifier {
  let corners: RoundedRectangle
  let areNeeded: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard areNeeded else { return try context.elements(of: content) }
    return try context.elements(
      of: content.clipShape(corners).stating(ElementArgument(ElementArgument.derived, "true")))
  }
}

/// Fills the proposed width.
private struct FillWidth: ElementModifier {
  let isNeeded: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard isNeeded else { return try context.elements(of: content) }
    return try context.elements(of: content.frame(maxWidth: .infinity, alignment: .leading))
  }
}

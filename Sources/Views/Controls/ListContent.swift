/// The rows of a list in its style.
nonisolated struct ListContent: StructuralView {
  let groups: [ListGroup]
  let style: ListLook
  let selection: ListSelection?
  let margins: ContentMargins

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let background = style == .plain ? Color(.systemBackground) : Color(.systemGroupedBackground)
    // Rows fill the width. A list without rows must fill it itself.
    let isEmpty = groups.allSatisfy(\.rows.isEmpty)
    let scroll = ScrollView { rows(in: context.environment).modified(FillWidth(isNeeded: isEmpty)) }
    guard context.environment.showsListBackground else { return try context.elements(of: scroll) }
    return try context.elements(of: scroll.background(background))
  }

  private func rows(in environment: EnvironmentValues) -> some View {
    VStack(alignment: .leading, spacing: environment.listSectionSpacing ?? (style == .plain ? 0 : 20)) {
      ForEach(groups.indices) { index in
        VStack(alignment: .leading, spacing: 0) {
          caption(groups[index].header).padding(.bottom, 7)
          if !groups[index].rows.isEmpty { cards(groups[index].rows, spacing: environment.listRowSpacing) }
          caption(groups[index].footer).padding(.top, 7)
        }
      }
    }
    .padding(padding)
  }

  private var padding: EdgeInsets {
    var insets =
      switch style {
      case .insetGrouped: EdgeInsets(.all, 16)
      case .grouped: EdgeInsets(.vertical, 16)
      case .plain: EdgeInsets()
      }
    insets.top = margins.top ?? insets.top
    insets.leading = margins.leading ?? insets.leading
    insets.bottom = margins.bottom ?? insets.bottom
    insets.trailing = margins.trailing ?? insets.trailing
    return insets
  }

  private func caption(_ elements: [ViewElement]) -> some View {
    MadeElements(elements: elements).padding(.horizontal, 16)
  }

  /// All rows on one card, or each on its own with a distance in points.
  @ViewBuilder private func cards(_ rows: [ViewElement], spacing: CGFloat?) -> some View {
    if let spacing, spacing > 0 {
      VStack(alignment: .leading, spacing: spacing) {
        ForEach(rows.indices) { index in card([rows[index]]) }
      }
    } else {
      card(rows)
    }
  }

  @ViewBuilder private func card(_ rows: [ViewElement]) -> some View {
    let stack = VStack(alignment: .leading, spacing: 0) {
      ForEach(rows.indices) { index in
        ListRow(element: rows[index], selection: selection)
        if !rows[index].traits.listRow.hidesSeparator, index < rows.count - 1 || style == .plain {
          RowSeparator(tint: rows[index].traits.listRow.separatorTint)
        }
      }
    }
    switch style {
    case .insetGrouped:
      stack.background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 10))
        .modified(RoundedCardClipping(areNeeded: rows.contains(where: needsClipping)))
    case .grouped: stack.background(Color(.secondarySystemGroupedBackground), ignoresSafeAreaEdges: .horizontal)
    case .plain: stack
    }
  }

  /// Whether the background of a row would cover the corners of its card.
  private func needsClipping(_ row: ViewElement) -> Bool {
    row.traits.listRow.background != nil || !row.traits.swipeActions.isEmpty || row.isSelected(in: selection)
  }
}

/// A line between two rows.
nonisolated private struct RowSeparator: StructuralView {
  let tint: Color?

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    guard let tint else { return try context.elements(of: Divider().padding(.leading, 16)) }
    return try context.elements(of: tint.frame(height: 1 / context.environment.displayScale).padding(.leading, 16))
  }
}

/// Clips the backgrounds of rows to the rounded corners of their card.
private struct RoundedCardClipping: ElementModifier {
  let areNeeded: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard areNeeded else { return try context.elements(of: content) }
    return try context.elements(of: content.clipShape(RoundedRectangle(cornerRadius: 10)))
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

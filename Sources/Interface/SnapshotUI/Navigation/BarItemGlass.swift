/// The items at a side of a navigation bar on glass. Icons beside each other share a capsule; texts have one of their own.
nonisolated struct BarItemsOnGlass: View {
  let items: [ToolbarItems]
  let metrics: BarGlassMetrics

  var body: some View {
    let groups = groups
    HStack(spacing: metrics.groupSpacing) {
      ForEach(groups.indices) { index in
        if groups[index].count == 1, groups[index][0].hasOwnBackground {
          MadeElements(elements: groups[index])
        } else {
          BarItemGlass(elements: groups[index], metrics: metrics)
        }
      }
    }
  }

  /// The elements of the items, one group for each surface of glass.
  private var groups: [[ViewElement]] {
    var groups: [[ViewElement]] = []
    var isOpen = false
    for item in items {
      if item.endsGroup { isOpen = false }
      for element in item.elements {
        let sharesGlass = !element.showsText && !element.hasOwnBackground
        if isOpen, sharesGlass { groups[groups.count - 1].append(element) } else { groups.append([element]) }
        isOpen = sharesGlass
      }
    }
    return groups
  }
}

/// Items on one surface of glass.
nonisolated struct BarItemGlass: View {
  let elements: [ViewElement]
  let metrics: BarGlassMetrics

  var body: some View {
    HStack(spacing: metrics.itemSpacing) {
      ForEach(elements.indices) { index in
        MadeElements(elements: [elements[index]])
          .padding(.horizontal, elements[index].showsText ? metrics.textPadding : metrics.iconPadding)
      }
    }
    .frame(minWidth: metrics.height, minHeight: metrics.height, maxHeight: metrics.height)
    .glassEffect(.regular, in: .capsule)
  }
}

extension ViewElement {
  /// Whether the element or its content shows a text.
  fileprivate var showsText: Bool { drawing?.text != nil || children.contains(where: \.showsText) }

  /// Whether the element or its content is on the background of a button.
  fileprivate var hasOwnBackground: Bool {
    traits.isButtonBackground || children.contains(where: \.hasOwnBackground)
  }
}

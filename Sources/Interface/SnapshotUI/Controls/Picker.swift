/// A control that selects one of several values. Its options are the views of its content, identified by their tags.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label
  /// What a menu shows instead of the selected option.
  private var currentValue: AnyView?

  /// Creates a picker with a custom label whose selection is bound to `selection`.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a picker with a custom label, and a view that a menu shows instead of the selected option.
  public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(selection: selection, content: content, label: label)
    currentValue = AnyView(currentValueLabel())
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let label = try ControlLabel(label, in: context)
    return switch context.environment.pickerStyle {
    case .menu, .navigationLink: [try menu(label, in: context)]
    case .segmented: [try segments(label, in: context)]
    case .inline: try rows(label, in: context)
    case .wheel: [try wheel(label, in: context)]
    }
  }

  private var selected: AnyHashable { AnyHashable(selection.wrappedValue) }

  private func isSelected(_ option: ViewElement) -> Bool {
    guard let tag = option.traits.tag else { return false }
    return tag == selected || AnyHashable(tag.base as? SelectionValue) == AnyHashable(Optional(selection.wrappedValue))
  }

  /// The options, each with a tap action that selects it.
  private func options(in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    inner.stackAxis = nil
    return try inner.elements(of: content).map { option in
      var option = option
      if let value = option.traits.tag?.base as? SelectionValue, context.environment.isEnabled,
        option.environment.isEnabled
      {
        option.actions.tap = context.performing { selection.wrappedValue = value }
      }
      if isSelected(option) { option.accessibility.traits.insert(.isSelected) }
      option.accessibility.traits.insert(.isButton)
      return option
    }
  }

  /// A label and the selected option, with arrows.
  private func menu(_ label: ControlLabel, in context: ElementContext) throws -> ViewElement {
    var inner = context
    inner.environment.foregroundStyle = context.environment.isInList ? Color.secondary : Color.accentColor
    // Outside of lists the menu's button has no room for icons.
    if !context.environment.isInList { inner.environment.labelStyle = AnyLabelStyle(TitleOnlyLabelStyle()) }
    inner.environment.alignsLabelTitles = false
    let isLink = context.environment.pickerStyle == .navigationLink
    let options = try options(in: inner)
    // The selected option is not a tap target: a tap on the picker opens the menu.
    let shown = try currentValue.map { try inner.child(.type("currentValueLabel")).elements(of: $0) }
    let chosen = (shown ?? Array(options.filter(isSelected).prefix(1))).map { option in
      var option = option
      option.actions.tap = nil
      option.accessibility.traits.subtract([.isButton, .isSelected])
      return option
    }
    let color = context.environment.isInList ? Color.secondary : Color.accentColor
    let spacing = context.environment.designMetrics.list.labeledContentSpacing
    let current = HStack(spacing: isLink ? 8 : 4) {
      MadeElements(elements: chosen)
      if isLink {
        DisclosureArrow()
      } else {
        // The arrows are 8⅓ × 12 points.
        Image(systemName: "chevron.up.chevron.down").font(.system(size: 14.75, weight: .medium)).foregroundColor(color)
      }
    }
    let showsLabel = context.environment.isInList && context.environment.showsLabels && !label.isEmpty
    var element = try picker(
      LabelAndValue(
        isStacked: showsLabel && context.environment.dynamicTypeSize.isAccessibilitySize, stackedSpacing: spacing
      ) {
        if showsLabel {
          label
          Spacer(minLength: 0)
        }
        current.modified(DimmedWhenDisabled())
      }, label, value: chosen.first, of: options, in: context)
    element.accessibility.traits.insert(.isButton)
    return element
  }

  private func segments(_ label: ControlLabel, in context: ElementContext) throws -> ViewElement {
    var inner = context
    inner.environment.font = .system(size: 13, weight: .medium)
    inner.environment.lineLimit = 1
    inner.environment.labelStyle = AnyLabelStyle(TitleOnlyLabelStyle())
    let options = try options(in: inner)
    let areSelected = options.map(isSelected)
    let radius = context.environment.designMetrics.segmentRadius
    let look = HStack(spacing: 0) {
      ForEach(options.indices) { index in
        if index > 0 { SegmentSeparator(isVisible: !areSelected[index] && !areSelected[index - 1]) }
        MadeElements(elements: [options[index]]).padding(.horizontal, 6).frame(maxWidth: .infinity, minHeight: 28)
          .modified(SegmentThumb(isVisible: areSelected[index], radius: radius.map { $0 - 2 })).padding(2)
      }
    }
    .modified(SegmentedTrack(radius: radius)).modified(DimmedWhenDisabled())
    let value = options.indices.first { areSelected[$0] }.map { options[$0] }
    var element = try picker(look, label, value: value, of: options, in: context)
    element.traits.listRow.controlInset = context.environment.designMetrics.list.padding(around: 32)
    element.traits.listRow.hasOnlyControlTexts = true
    return element
  }

  /// A row for each option, with a check mark beside the selected one.
  private func rows(_ label: ControlLabel, in context: ElementContext) throws -> [ViewElement] {
    let options = try options(in: context)
    let choices = choices(label, of: options)
    if context.environment.isInMenu {
      return options.map { option in
        var row = option
        row.actions.choices = choices
        if isSelected(option) { row.traits.menuMark = "checkmark" }
        return row
      }
    }
    return try options.enumerated().flatMap { index, option in
      let row = HStack(spacing: 8) {
        MadeElements(elements: [option]).frame(maxWidth: .infinity, alignment: .leading)
        if isSelected(option) {
          Image(systemName: "checkmark").font(.system(size: 15, weight: .semibold)).foregroundColor(.accentColor)
            .accessibilityHidden(true)
        }
      }
      var elements = try context.child(.position(index)).elements(of: row)
      for index in elements.indices {
        elements[index].actions.tap = option.actions.tap
        elements[index].actions.choices = choices
      }
      return elements
    }
  }

  /// A wheel of 216 points with the selected option in the middle, on a gray bar of 34 points. Options shrink and fade
  /// with their distance.
  private func wheel(_ label: ControlLabel, in context: ElementContext) throws -> ViewElement {
    var inner = context
    inner.environment.font = WheelRow.font
    inner.environment.lineLimit = 1
    let options = try options(in: inner)
    let middle = options.firstIndex(where: isSelected) ?? 0
    let shown = options.indices.filter { WheelRow.steps.contains($0 - middle) }
    let look = ZStack {
      WheelBar()
      ForEach(shown, id: \.self) { index in
        let step = index - middle
        MadeElements(elements: [options[index]])
          .scaleEffect(
            x: step == 0 ? WheelRow.magnification : 1,
            y: step == 0 ? WheelRow.magnification : WheelRow.scales[abs(step)]
          )
          .opacity(WheelRow.opacities[abs(step)]).offset(y: WheelRow.offset(step))
      }
    }
    .frame(maxWidth: .infinity).frame(height: WheelRow.height).clipped().modified(DimmedWhenDisabled())
    var element = try picker(
      look, label, value: options.indices.contains(middle) ? options[middle] : nil, of: options, in: context)
    element.accessibility.traits.formUnion(.isAdjustable)
    element.traits.listRow.hasOnlyControlTexts = true
    return element
  }

  private func picker(
    _ look: some View, _ label: ControlLabel, value: ViewElement?, of options: [ViewElement], in context: ElementContext
  ) throws -> ViewElement {
    var element = try ViewElement.container(
      "Picker", detail: value?.textContent, layout: LayeredLayout(alignment: .center), stackAxis: nil, content: look,
      in: context)
    element.roles = [.picker, .hasSystemTouchTarget]
    element.speak(label.words, value: value?.spokenWords)
    element.actions.choices = choices(label, of: options)
    return element
  }

  private func choices(_ label: ControlLabel, of options: [ViewElement]) -> Choices {
    Choices(control: .picker, label: label.words) {
      options.map { option in
        Choices.Option(
          label: option.spokenWords ?? "", isSelected: isSelected(option), choose: option.actions.tap)
      }
    }
  }
}

extension ViewElement {
  /// The text in the element; `nil` if it contains no text.
  var textContent: String? {
    if let text = drawing?.text { return text.words }
    let words = children.compactMap(\.textContent)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

/// The appearance of pickers.
public enum PickerLook: String, Hashable, Sendable, CaseIterable {
  /// The selected option with arrows beside it. The menu is drawn closed.
  case menu
  /// All options side by side.
  case segmented
  /// One row per option.
  case inline
  /// The selected option with a disclosure arrow.
  case navigationLink
  /// A wheel of the options, with the selected one in the middle.
  case wheel
}

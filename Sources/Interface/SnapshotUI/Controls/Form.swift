/// A container for the controls of a settings or data entry screen. It is drawn like a ``List``.
nonisolated public struct Form<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a form with the given content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    if context.environment.hasColumnsInForms {
      return [
        try .container(
          "Form", layout: StackLayout(axis: .vertical, spacing: 8, alignment: HorizontalAlignment.leading.key),
          stackAxis: .vertical, content: content, in: context)
      ]
    }
    var inner = context
    if inner.environment.listStyle == .sidebar { inner.environment.listStyle = .insetGrouped }
    return try List { content }.makeElements(in: inner).map { list in
      var form = list
      form.name = "Form"
      return form
    }
  }
}

/// A label at the leading edge and its content at the trailing edge; stacked vertically at accessibility type sizes.
public struct LabeledContent<Label: View, Content: View>: NonisolatedView {
  let label: Label
  let content: Content
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.labeledContentStyle) private var style
  @Environment(\.designMetrics) private var metrics

  /// Creates labeled content with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label and the content, whose text is secondary.
  public var body: some View {
    if let style {
      StyledControl(
        configuration: LabeledContentStyleConfiguration(label: .init(view: label), content: .init(view: content)),
        style: style, key: \.labeledContentStyle)
    } else if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: metrics.list.labeledContentSpacing) {
        TitleAndSubtitle(view: label)
        content.foregroundColor(.secondary)
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        TitleAndSubtitle(view: label)
        Spacer(minLength: 0)
        content.foregroundColor(.secondary).changingEnvironment { $0.alignTexts(.trailing) }
      }
    }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled content with a text label and a text value.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(titleKey) { Text(value) }
  }

  /// Creates labeled content with a text label and a text value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }
}

/// A card with a title above its content.
public struct GroupBox<Label: View, Content: View>: NonisolatedView {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a group box with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label in the headline font above the content, with 16 points of padding on a card.
  public var body: some View {
    if let style {
      StyledControl(
        configuration: GroupBoxStyleConfiguration(label: .init(view: label), content: .init(view: content)),
        style: style, key: \.groupBoxStyle)
    } else {
      VStack(alignment: .leading, spacing: 8) {
        label.font(.headline)
        content
      }
      .padding(16).background(in: RoundedRectangle(cornerRadius: 10), default: Color(.secondarySystemBackground))
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group box without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

/// A label that shows or hides its content when it is tapped.
public struct DisclosureGroup<Label: View, Content: View>: NonisolatedView {
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style
  @Environment(\.isInList) private var isInList

  /// Creates a disclosure group with a custom label whose expansion is bound to `isExpanded`.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content()
  }

  /// Creates a disclosure group that stores its own expansion state. It is collapsed at first.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content()
  }

  /// The label with an arrow, above the content if the group is expanded.
  public var body: some View {
    let isShown = isExpanded?.wrappedValue ?? isOpen
    if let style {
      StyledControl(
        configuration: DisclosureGroupStyleConfiguration(
          label: .init(view: label), content: .init(view: content), isExpanded: isExpanded ?? $isOpen),
        style: style, key: \.disclosureGroupStyle)
    } else if isInList {
      // The label and each view of the content are rows of the list.
      header(isShown)
      if isShown { content.padding(.leading, 20) }
    } else {
      VStack(alignment: .leading, spacing: 11) {
        header(isShown)
        if isShown { content }
      }
    }
  }

  /// The label with an arrow, which shows or hides the content.
  private func header(_ isShown: Bool) -> some View {
    Button {
      if let isExpanded { isExpanded.wrappedValue.toggle() } else { isOpen.toggle() }
    } label: {
      HStack {
        label.frame(maxWidth: .infinity, alignment: .leading)
        Image(systemName: isShown ? "chevron.down" : "chevron.forward").font(.system(size: 13, weight: .semibold))
          .foregroundColor(.accentColor)
      }
    }
    .buttonStyle(.plain).changingElement { $0.roles.insert(.hasSystemTouchTarget) }
  }
}

/// A placeholder for a screen that has no content to show.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a placeholder with a custom label, description and actions.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The label, the description and the actions, centered in the proposed size.
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundColor(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding(24).frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above a title.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 44)).foregroundColor(.secondary)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}

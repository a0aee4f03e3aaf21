/// Controls in groups, for settings and for data that a person enters: a ``List`` in its own spelling.
public struct Form<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try List { content }.makeElements(in: context).map { list in
      var form = list
      form.name = "Form"
      return form
    }
  }
}

/// A label with a value at the other end of the line; below each other where the type is very large.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.dynamicTypeSize) private var typeSize

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        label
        content.foregroundColor(.secondary)
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        label
        Spacer(minLength: 0)
        content.foregroundColor(.secondary).changingEnvironment { $0.alignTexts(.trailing) }
      }
    }
  }
}

extension LabeledContent where Label == Text {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }
}

/// Views on a card with a title above them.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      label.font(.headline)
      content
    }
    .padding(16).background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 10))
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A label that shows and hides what belongs to it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>?
  @State private var isOpen = false

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content()
  }

  /// A group that keeps for itself whether it is open; closed at first.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    let isShown = isExpanded?.wrappedValue ?? isOpen
    VStack(alignment: .leading, spacing: 11) {
      Button {
        if let isExpanded { isExpanded.wrappedValue.toggle() } else { isOpen.toggle() }
      } label: {
        HStack {
          label.frame(maxWidth: .infinity, alignment: .leading)
          Image(systemName: isShown ? "chevron.down" : "chevron.forward").font(.system(size: 13, weight: .semibold))
            .foregroundColor(.accentColor)
        }
      }
      .buttonStyle(.plain)
      if isShown { content }
    }
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// What a screen says that has nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle())
      description.font(.subheadline).foregroundColor(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding(24).frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { Views.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }
}

/// A large icon above a title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 44)).foregroundColor(.secondary)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}

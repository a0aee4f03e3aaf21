/// A group of views with a header and a footer. In a ``List`` it is a group of rows; elsewhere it adds its parts one
/// after another.
nonisolated public struct Section<Header: View, Content: View, Footer: View>: PrimitiveView {
  let header: Header
  let content: Content
  let footer: Footer

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let mark = SectionMark()
    func part(_ view: some View, _ role: SectionPart.Role, _ position: Int) throws -> [ViewElement] {
      try context.child(.position(position)).elements(of: view).map { element in
        var element = element
        element.traits.section = SectionPart(section: mark, role: role)
        return element
      }
    }
    if context.environment.isInMenu {
      let title = header.font(.footnote).foregroundStyle(Color(.secondaryLabel))
      return try part(title, .header, 0) + part(content, .row, 1) + part(footer, .footer, 2)
    }
    guard context.environment.isInList else {
      return try part(header, .header, 0) + part(content, .row, 1) + part(footer, .footer, 2)
    }
    return try part(header.modified(SectionCaptionStyle(isHeader: true)), .header, 0).map(\.asHeading)
      + part(content, .row, 1)
      + part(footer.modified(SectionCaptionStyle()), .footer, 2)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Creates a section with a header. The legacy spelling of `init(content:header:)`.
  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section {
  /// Creates a section with a header and a footer. The legacy spelling of `init(content:header:footer:)`.
  public init(header: Header, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Header == EmptyView {
  /// Creates a section with a footer. The legacy spelling of `init(content:footer:)`.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section where Content: View, Footer == EmptyView {
  /// Creates a section whose content is hidden unless it is expanded.
  public init<Rows: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows, @ViewBuilder header: () -> Header
  ) where Content == Rows? {
    self.init(content: { isExpanded.wrappedValue ? content() : nil }, header: header)
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Creates a section without a header or a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Header == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension ViewElement {
  /// The element with the header trait on its texts. Controls are unchanged.
  fileprivate var asHeading: ViewElement {
    guard !actions.isUsable, accessibility.traits.isDisjoint(with: .ofControls) else { return self }
    var heading = self
    if drawing?.text != nil || accessibility.label != nil, !accessibility.removedTraits.contains(.isHeader) {
      heading.accessibility.traits.insert(.isHeader)
    }
    heading.children = children.map(\.asHeading)
    return heading
  }
}

/// The gray text above and below the rows of a list.
private struct SectionCaptionStyle: ElementModifier {
  var isHeader = false

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    inner.environment.alignsLabelTitles = false
    let metrics = context.environment.designMetrics.list
    if isHeader, context.environment.headerProminence == .increased {
      inner.environment.font = .title3.weight(.semibold)
    } else if isHeader, context.environment.shownListStyle == .sidebar {
      inner.environment.font = .title3.weight(.semibold)
    } else {
      // The lines of footers are closer than those of other texts.
      inner.environment.font = isHeader ? metrics.headerFont : .footnote.leading(.tight)
      inner.environment.foregroundStyle = Color.secondary
      let isUppercase = isHeader && metrics.hasUppercaseHeaders && context.environment.listStyle != .plain
      if isUppercase, !context.environment.hasTextCase { inner.environment.textCase = .uppercase }
    }
    return try inner.elements(of: content)
  }
}

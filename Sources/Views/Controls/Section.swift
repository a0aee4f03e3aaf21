/// Views that belong together, with a header and a footer. In a ``List`` they make a group of rows; elsewhere they follow
/// each other.
public struct Section<Header: View, Content: View, Footer: View>: PrimitiveView {
  let header: Header
  let content: Content
  let footer: Footer

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let mark = SectionMark()
    func part(_ view: some View, _ role: SectionPart.Role, _ position: Int) throws -> [ViewElement] {
      try context.child(.position(position)).elements(of: view).map { element in
        var element = element
        element.traits.section = SectionPart(section: mark, role: role)
        return element
      }
    }
    guard context.environment.isInList else {
      return try part(header, .header, 0) + part(content, .row, 1) + part(footer, .footer, 2)
    }
    return try part(header.modified(CaptionLook()), .header, 0).map(\.asHeading) + part(content, .row, 1)
      + part(footer.modified(CaptionLook()), .footer, 2)
  }
}

extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  public init(header: Header, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Header == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Header == Text, Footer == EmptyView {
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

extension ViewElement {
  /// The element with each text in it a heading; controls stay what they are.
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

/// The small gray text above and below the rows of a list.
private struct CaptionLook: ElementModifier {
  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    inner.environment.font = .footnote
    inner.environment.foregroundStyle = Color.secondary
    return try inner.elements(of: content)
  }
}

private struct InListKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a view is part of a ``List``.
  var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }
}

/// What the parts of one section have in common.
final class SectionMark {}

/// Where an element belongs in a list.
struct SectionPart {
  enum Role {
    case header
    case row
    case footer
  }

  var section: SectionMark
  var role: Role
}

private struct SectionPartKey: ElementTraitKey {
  static var defaultValue: SectionPart? { nil }
}

extension ElementTraits {
  /// The section that the element belongs to, and its role there.
  var section: SectionPart? {
    get { self[SectionPartKey.self] }
    set { self[SectionPartKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the distances of the sections of a list from its edges and from each other, in points; `nil` for those of the style.
  ///
  /// On a list it applies to all sections, and on a section to this one.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    let problem = invalidValues(of: "listSectionMargins", ("length", length))
    let length = length.map { $0.isFinite ? max(0, $0) : 0 }
    return changingEnvironment { $0.listSectionMargins.set(edges, length) }
      .changingTraits(reporting: problem) { traits in
        // The innermost modifier takes precedence, as in the environment.
        var margins = ContentMargins()
        margins.set(edges, length)
        traits.sectionMargins = margins.adopting(traits.sectionMargins)
      }
  }
}

extension ContentMargins {
  fileprivate mutating func set(_ edges: Edge.Set, _ length: CGFloat?) {
    if edges.contains(.top) { top = length }
    if edges.contains(.leading) { leading = length }
    if edges.contains(.bottom) { bottom = length }
    if edges.contains(.trailing) { trailing = length }
  }

  /// The margins with those of another value where it has some.
  fileprivate func adopting(_ other: ContentMargins?) -> ContentMargins {
    ContentMargins(
      top: other?.top ?? top, leading: other?.leading ?? leading, bottom: other?.bottom ?? bottom,
      trailing: other?.trailing ?? trailing)
  }
}

extension ListGroup {
  /// The margins of the section: its own, or else those of the list.
  func margins(in environment: EnvironmentValues) -> ContentMargins {
    environment.listSectionMargins.adopting((rows + header + footer).lazy.compactMap(\.traits.sectionMargins).first)
  }
}

/// The margins at the sides of a section, where sections have different ones.
struct SectionMargins: ElementModifier {
  let insets: EdgeInsets
  let areNeeded: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard areNeeded else { return try context.elements(of: content) }
    return try context.elements(of: content.padding(insets))
  }
}

/// A section of a view: its header, its rows and its footer.
nonisolated public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable {
    let index: Int
  }

  /// The identity of the section.
  public let id: ID
  /// The header; no subviews for a section without one.
  public let header: SubviewsCollection
  /// The rows.
  public let content: SubviewsCollection
  /// The footer; no subviews for a section without one.
  public let footer: SubviewsCollection
  /// The values that the section passes to its container.
  public let containerValues: ContainerValues
}

/// The sections of a view. Consecutive views without a section are a section without header and footer.
nonisolated public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// The position of the first section: 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }

  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SectionCollection {
  /// Evaluates a view for a container.
  init(of view: some View, in context: ElementContext) throws {
    let source = try SubviewSource(view, in: context)
    var ranges: [Range<Int>] = []
    for index in source.counted.indices {
      let mark = source.counted[index].traits.section?.section
      if let last = ranges.last, source.counted[last.lowerBound].traits.section?.section === mark {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
    sections = ranges.enumerated().map { position, range in
      func part(_ role: SectionPart.Role) -> SubviewsCollection {
        SubviewsCollection(
          subviews: range.filter { (source.counted[$0].traits.section?.role ?? .row) == role }
            .map { Subview(source, $0) })
      }
      return SectionConfiguration(
        id: .init(index: position), header: part(.header), content: part(.row), footer: part(.footer),
        containerValues: source.counted[range.lowerBound].traits.containerValues)
    }
  }
}

/// The view that a group makes of the sections of another view.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
  let view: Sections
  let transform: (SectionCollection) -> Content

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let sections = try SectionCollection(of: view, in: context)
    let content = context.evaluate { transform(sections) }
    return try context.forViewsOfClosures.child(.type("sections")).elements(of: content)
  }
}

nonisolated extension Group {
  /// Creates a group of what a closure makes of the sections of a view.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(view: view, transform: transform) }
  }
}

/// The sections of a view, as the data of a `ForEach`.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  /// The sections, which are known when the view is evaluated.
  var sections: [SectionConfiguration] = []

  /// The position of the first section: 0.
  public var startIndex: Int { 0 }
  /// The number of sections.
  public var endIndex: Int { sections.count }

  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

nonisolated extension ForEach {
  /// Creates a view for each section of a view.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(ForEachSectionCollection(), id: \.id, content: content)
    dataInContext = { ForEachSectionCollection(sections: try SectionCollection(of: view, in: $0).sections) }
  }
}

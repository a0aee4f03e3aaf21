/// One of the views that a view consists of in its container: an element of a `ForEach`, a view of a block, a branch.
nonisolated public struct Subview: StructuralView, Identifiable {
  /// The identity of a subview.
  public struct ID: Hashable {
    let value: AnyHashable
  }

  let source: SubviewSource
  let index: Int
  /// The identity of the subview.
  public let id: ID
  /// The values that the subview passes to its container.
  public let containerValues: ContainerValues

  init(_ source: SubviewSource, _ index: Int) {
    self.source = source
    self.index = index
    let traits = source.counted[index].traits
    let tag = traits.explicitIdentity.flatMap { source.occurrences[$0] == 1 ? $0 : nil }
    id = ID(value: tag ?? AnyHashable(index))
    containerValues = traits.containerValues
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try source.element(at: index, in: context).map { [$0] } ?? []
  }
}

/// The views that a view consists of, in the environments in which the subviews are shown.
final class SubviewSource {
  fileprivate struct Evaluation {
    let storage: EnvironmentValues.Storage
    /// The axis of the stack; `nil` if the subviews are the same in all stacks.
    let axis: Axis??
    let elements: [ViewElement]
  }

  private let context: ElementContext
  private let make: (ElementContext) throws -> [ViewElement]
  /// The preferences of the subviews, until a subview is shown.
  private var preferences: Preferences?
  /// Whether each subview that is shown adds its own preferences.
  private var addsPreferencesOfEach = false
  /// The subviews in the environment of the container, whose number and values a container reads.
  let counted: [ViewElement]
  /// How often each explicit identity occurs.
  fileprivate let occurrences: [AnyHashable: Int]
  /// The subviews with the same steps as each subview, which are evaluated together.
  private let groups: [Range<Int>]
  /// The last evaluation of all subviews. Subviews that one container shows share it.
  private var last: Evaluation

  init(_ view: some View, in context: ElementContext) throws {
    self.context = context
    make = { try $0.elements(of: view) }
    var counting = context
    counting.subviewFilter = .noting
    // Preferences are those of the subviews that are shown.
    let preferences = Preferences()
    counting.preferences = preferences
    self.preferences = preferences
    counted = try make(counting)
    occurrences = counted.reduce(into: [:]) { counts, element in
      if let identity = element.traits.explicitIdentity { counts[identity, default: 0] += 1 }
    }
    groups = Self.groups(of: counted)
    last = Evaluation(counted, in: context)
  }

  /// Returns a subview in the environment in which it is shown, which modifiers may have changed.
  ///
  /// - Returns: `nil` for a view that has other subviews in that environment.
  func element(at index: Int, in shown: ElementContext) throws -> ViewElement? {
    if last.isValid(in: shown), !addsPreferencesOfEach {
      if let preferences { context.preferences.take(preferences) }
      preferences = nil
      return last.elements.indices.contains(index) ? last.elements[index] : nil
    }
    if let element = try onlyElement(at: index, in: shown) { return element }
    let elements = last.isValid(in: shown) ? last.elements : try allElements(in: shown)
    return elements.indices.contains(index) ? elements[index] : nil
  }

  /// Evaluates one subview, or those of one view; `nil` if it can't be evaluated alone.
  private func onlyElement(at index: Int, in shown: ElementContext) throws -> ViewElement? {
    guard let steps = counted[index].traits.subviewSteps else { return nil }
    var inner = context(in: shown)
    inner.subviewFilter = .only(steps)
    inner.preferences = Preferences()
    let group = groups[index]
    let elements = try make(inner)
    let element = elements.indices.contains(index - group.lowerBound) ? elements[index - group.lowerBound] : nil
    guard let element, elements.count == group.count, element.identity == counted[index].identity else { return nil }
    if preferences != nil || addsPreferencesOfEach {
      context.preferences.take(inner.preferences)
      preferences = nil
      addsPreferencesOfEach = true
    }
    return element
  }

  private func allElements(in shown: ElementContext) throws -> [ViewElement] {
    var inner = context(in: shown)
    if preferences == nil { inner.preferences = Preferences() }
    preferences = nil
    let elements = try make(inner)
    last = Evaluation(elements, in: shown)
    return elements
  }

  private func context(in shown: ElementContext) -> ElementContext {
    var inner = context
    inner.environment = shown.environment
    inner.stackAxis = shown.stackAxis
    inner.presenter = shown.presenter
    inner.subviewFilter = nil
    return inner
  }

  private static func groups(of elements: [ViewElement]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var start = 0
    while start < elements.count {
      let steps = elements[start].traits.subviewSteps
      let end = elements[start...].firstIndex { !SubviewSteps.areEqual($0.traits.subviewSteps, steps) }
      let group = start..<(end ?? elements.count)
      groups += Array(repeating: group, count: group.count)
      start = group.upperBound
    }
    return groups
  }
}

extension SubviewSource.Evaluation {
  fileprivate init(_ elements: [ViewElement], in context: ElementContext) {
    storage = context.environment.storage
    axis = elements.contains(where: \.followsStackAxis) ? .some(context.stackAxis) : nil
    self.elements = elements
  }

  /// Whether another evaluation in a context has the same result.
  fileprivate func isValid(in context: ElementContext) -> Bool {
    storage === context.environment.storage && (axis.map { $0 == context.stackAxis } ?? true)
  }
}

extension ViewElement {
  /// Whether the element is another one in another stack.
  fileprivate var followsStackAxis: Bool {
    switch kind {
    case .modifier, .attachment: children.contains(where: \.followsStackAxis)
    case .leaf, .container: ["Divider", "List", "Spacer"].contains(name)
    }
  }
}

/// The subviews of a view: a collection for a container, and a view that shows all of them.
nonisolated public struct SubviewsCollection: StructuralView, RandomAccessCollection {
  /// The position of a subview.
  public typealias Index = Int
  /// Some of the subviews.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: [Subview]

  /// The position of the first subview: 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { subviews.count }

  /// The subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Some of the subviews.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try subviews.flatMap { try $0.makeElements(in: context) }
  }
}

/// Some of the subviews of a view: a collection, and a view that shows them.
nonisolated public struct SubviewsCollectionSlice: StructuralView, RandomAccessCollection {
  /// The position of a subview.
  public typealias Index = Int
  /// Some of the subviews.
  public typealias SubSequence = SubviewsCollectionSlice

  let subviews: ArraySlice<Subview>

  /// The position of the first subview, which is its position in the collection.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// Some of the subviews.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try subviews.flatMap { try $0.makeElements(in: context) }
  }
}

/// The view that a group makes of the subviews of another view.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
  let view: Subviews
  let transform: (SubviewsCollection) -> Content

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let subviews = try SubviewsCollection(of: view, in: context)
    let content = context.evaluate { transform(subviews) }
    return try context.forViewsOfClosures.child(.type("subviews")).elements(of: content)
  }
}

extension SubviewsCollection {
  /// Evaluates a view for a container.
  init(of view: some View, in context: ElementContext) throws {
    let source = try SubviewSource(view, in: context)
    subviews = source.counted.indices.map { Subview(source, $0) }
  }
}

nonisolated extension Group {
  /// Creates a group of what a closure makes of the subviews of a view.
  ///
  ///     Group(subviews: content) { subviews in
  ///       ForEach(subviews.prefix(3)) { $0 }
  ///       if subviews.count > 3 { Text("and \(subviews.count - 3) more") }
  ///     }
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(view: view, transform: transform) }
  }
}

/// The subviews of a view, as the data of a `ForEach`.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  /// The subviews, which are known when the view is evaluated.
  var subviews: [Subview] = []

  /// The position of the first subview: 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { subviews.count }

  /// The subview at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
}

nonisolated extension ForEach {
  /// Creates a view for each subview of a view.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(ForEachSubviewCollection(), id: \.id, content: content)
    dataInContext = { ForEachSubviewCollection(subviews: try SubviewsCollection(of: view, in: $0).subviews) }
  }
}

import SnapshotRenderTraces

/// A view with an element modifier, which every modifier of this module returns.
nonisolated struct ModifiedElements<Content: View, Modifier: ElementModifier>: PrimitiveView, StructuralView {
  let content: Content
  let modifier: Modifier

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try modifier.elements(of: content, in: context)
  }
}

/// Returns the name of a view for an error message: the name of a modifier, or the type of any other view.
func pathName(of view: any View) -> String {
  if let any = view as? AnyView { return pathName(of: any.content) }
  return (view as? any NamedInPaths)?.nameInPaths ?? typeName(of: view)
}

/// A view whose name in paths isn't its type.
private protocol NamedInPaths {
  var nameInPaths: String { get }
}

extension ModifiedElements: NamedInPaths {
  fileprivate var nameInPaths: String { (modifier as? any NamedModifier)?.name ?? typeName(Modifier.self) }
}

/// A view that adds no step to the identity of its content.
nonisolated package protocol StructuralView: PrimitiveView {}

nonisolated extension StructuralView {
  /// `true`: the view adds no step to the identity of its content.
  public static var _isStructural: Bool { true }
}

/// A view of elements that already exist.
nonisolated struct MadeElements: StructuralView {
  let elements: [ViewElement]

  func makeElements(in context: ElementContext) throws -> [ViewElement] { elements }
}

/// A modifier that changes the elements of a view, or the environment in which they are made.
protocol ElementModifier {
  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement]
}

/// A modifier with the name that paths and text forms show.
protocol NamedModifier: ElementModifier {
  var name: String { get }
}

/// A modifier that changes the environment of a view.
struct EnvironmentModifier: ElementModifier {
  let change: (inout EnvironmentValues) -> Void

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    var inner = context
    change(&inner.environment)
    return try inner.elements(of: content)
  }
}

/// A modifier that changes the traits of a view's elements.
struct TraitModifier: ElementModifier {
  /// A message about invalid arguments of the modifier.
  var problem: String?
  let change: (inout ElementTraits) -> Void

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    context.report(problem)
    var elements = try context.elements(of: content)
    for index in elements.indices { change(&elements[index].traits) }
    return elements
  }
}

/// A modifier that wraps each element of a view in another layout or drawing.
struct WrappingModifier: NamedModifier {
  let name: String
  var detail: String?
  var layout: any ElementLayout = PassthroughLayout()
  var drawing: (any ElementDrawing)?
  /// A message about invalid arguments of the modifier.
  var problem: String?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    context.report(problem)
    return try context.elements(of: content).map { base in
      var wrapper = ViewElement(
        name, detail: detail, kind: .modifier, layout: layout, drawing: drawing, children: [base], in: context)
      wrapper.traits = base.traits
      return wrapper
    }
  }
}

/// A modifier that states arguments for render traces.
struct StatingModifier: ElementModifier {
  let arguments: [ElementArgument]

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: content).map { element in
      var element = element
      element.statements += arguments
      return element
    }
  }
}

nonisolated extension View {
  /// States arguments of the view's elements for render traces.
  func stating(_ arguments: ElementArgument...) -> some View { modified(StatingModifier(arguments: arguments)) }

  func modified<Modifier: ElementModifier>(_ modifier: Modifier) -> ModifiedElements<Self, Modifier> {
    ModifiedElements(content: self, modifier: modifier)
  }

  func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    modified(EnvironmentModifier(change: change))
  }

  /// - Parameter problem: A message about invalid arguments of the modifier.
  func changingTraits(reporting problem: String? = nil, _ change: @escaping (inout ElementTraits) -> Void) -> some View
  {
    modified(TraitModifier(problem: problem, change: change))
  }

  func wrapped(
    _ name: String, _ detail: String? = nil, layout: any ElementLayout = PassthroughLayout(),
    drawing: (any ElementDrawing)? = nil, reporting problem: String? = nil
  ) -> some View {
    modified(WrappingModifier(name: name, detail: detail, layout: layout, drawing: drawing, problem: problem))
  }
}

/// What a view knows while it makes its elements: its environment and where it stands.
public struct ElementContext {
  /// How deep views may be nested. A body that contains itself without end is found by it before the stack ends.
  static let depthLimit = 512

  private var box: EnvironmentBox
  /// The environment of the view whose body made the closures that are evaluated here.
  private var ownerBox: EnvironmentBox
  public private(set) var identity: ViewIdentity?
  private var depth = 0
  /// The axis of the stack that the view stands in, for what follows it: spacers and dividers.
  var stackAxis: Axis?
  let journal: EvaluationJournal

  init(environment: EnvironmentValues, journal: EvaluationJournal) {
    box = EnvironmentBox(environment)
    ownerBox = box
    self.journal = journal
  }

  /// The environment. Writing to it changes it for what is evaluated with this context afterwards.
  public var environment: EnvironmentValues {
    get { box.values }
    set { box = EnvironmentBox(newValue) }
  }

  var environmentBox: EnvironmentBox { box }

  /// The context one step down the tree of views.
  public func child(_ step: ViewIdentity.Step) -> ElementContext {
    var child = self
    child.identity = ViewIdentity(step, below: identity)
    return child
  }

  /// The elements of a view: its own if it is primitive, else those of its body.
  ///
  /// - Throws: ``ViewError/tooDeep(path:limit:)`` where views are nested too deeply.
  public func elements(of view: some View) throws -> [ViewElement] {
    guard depth < Self.depthLimit else {
      throw ViewError.tooDeep(path: identity?.typePath ?? typeName(of: view), limit: Self.depthLimit)
    }
    var context = view is any StructuralView ? self : child(.type(typeName(of: view)))
    context.depth = depth + 1
    if let primitive = view as? any PrimitiveView {
      return try primitive.makeElements(in: context)
    }
    context.ownerBox = box
    let body = try context.evaluating(view)
    var elements = try context.elements(of: body)
    for index in elements.indices { elements[index].owners.insert(typeName(of: view), at: 0) }
    return elements
  }

  private func evaluating<V: View>(_ view: V) throws -> V.Body {
    guard V.Body.self != Never.self else { throw ViewError.noBody(path: identity?.typePath ?? typeName(of: view)) }
    return EvaluationScope.$environment.withValue(ownerBox) { view.body }
  }

  /// Runs a closure that a body made, with that body's environment for its `@Environment` properties.
  func evaluate<Result>(_ closure: () -> Result) -> Result {
    EvaluationScope.$environment.withValue(ownerBox, operation: closure)
  }
}

/// An environment that many elements share.
final class EnvironmentBox: Sendable {
  nonisolated(unsafe) let values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }
}

/// What bodies that are being evaluated read through `@Environment`.
enum EvaluationScope {
  @TaskLocal static var environment: EnvironmentBox?
}

/// What evaluation and layout noticed on their way.
final class EvaluationJournal {
  var diagnostics: [ViewDiagnostic] = []
}

/// The context in which a view makes its elements: its environment and its position in the tree of views.
public struct ElementContext {
  /// The maximum depth of nested views. A body that contains itself exceeds it. On a thread with a small stack the
  /// limit is lower.
  static let depthLimit = 512

  private var box: EnvironmentBox
  private var owner: Owner
  /// The origin of the current view values.
  private var origin = ViewOrigin.evaluated
  /// The position of the view in the tree of views; `nil` at the root.
  package private(set) var identity: ViewIdentity?
  private var depth = 0
  /// The axis of the enclosing stack, which spacers and dividers follow.
  var stackAxis: Axis?
  let journal: EvaluationJournal
  /// The preferences of the views evaluated so far.
  var preferences = Preferences()
  /// The host's evaluator; `nil` for rendering without a host.
  var evaluator: (any BodyEvaluator)?
  /// The screen or presentation that presents others above it.
  var presenter = Presenter()
  /// The elements that blocks and data make, for a container that shows its subviews one by one; `nil` for all.
  var subviewFilter: SubviewFilter?
  /// The number of presentation modifiers around the view at this position.
  var presentationModifiers = 0

  init(environment: EnvironmentValues, journal: EvaluationJournal, evaluator: (any BodyEvaluator)? = nil) {
    box = EnvironmentBox(environment)
    owner = Owner(box, evaluator as? any StateSource)
    self.journal = journal
    self.evaluator = evaluator
    _ = MainActorChecks.areExempt
  }

  /// The environment. A new value applies to views that are evaluated with this context afterwards.
  package var environment: EnvironmentValues {
    get { box.values }
    set { box = EnvironmentBox(newValue) }
  }

  var environmentBox: EnvironmentBox { box }

  /// Returns the context one step down the tree of views.
  package func child(_ step: ViewIdentity.Step) -> ElementContext {
    var child = self
    child.identity = ViewIdentity(step, below: identity)
    child.presentationModifiers = 0
    return child
  }

  /// Returns the elements of a view: those that a primitive view makes, or those of the body.
  ///
  /// - Throws: ``ViewError/Reason/tooDeep(path:limit:)`` or ``ViewError/Reason/tooManyViews(path:limit:)``.
  package func elements<V: View>(of view: V) throws -> [ViewElement] {
    guard depth < Self.depthLimit, !StackSpace.isShort else {
      let path = [identity?.typePath, pathName(of: view)].compactMap { $0 }.joined(separator: "/")
      throw ViewError(.tooDeep(path: path, limit: depth))
    }
    try journal.limits.countView(at: identity)
    var context = V._isStructural ? self : child(.type(journal.name(of: V.self)))
    context.depth = depth + 1
    // A custom primitive view may create views from the current values of its bindings.
    if origin == .kept, V.Body.self == Never.self, !journal.isOwn(V.self) { context.origin = .remade }
    return try view._viewElements(in: context)
  }

  /// Returns the elements of the view's body, with the view as their owner.
  func elements<V: View>(ofBodyOf view: V) throws -> [ViewElement] {
    guard V.Body.self != Never.self else { throw ViewError(.noBody(path: identity?.typePath ?? typeName(V.self))) }
    var elements = try elements(ofBodyOf: view, properties: view) { runOnCurrentThread(view) { $0.body } }
    let name = journal.name(of: V.self)
    for index in elements.indices { elements[index].owners.insert(name, at: 0) }
    return elements
  }

  /// Returns the elements of the body of a view or a modifier.
  ///
  /// - Parameters:
  ///   - subject: The value that the body depends on, besides state and environment.
  ///   - properties: The value whose properties are state, bindings and environment values.
  func elements(ofBodyOf subject: Any, properties: Any, make: () -> some View) throws -> [ViewElement] {
    if let missing = journal.missingModel(of: properties, in: box.values, makesObjects: evaluator == nil) {
      throw ViewError(missing.reason(at: identity?.typePath ?? typeName(Swift.type(of: subject))))
    }
    var inner = self
    guard let evaluator else {
      inner.owner = Owner(box, owner.state)
      let frame = EvaluationFrame(environment: box, journal: journal, identity: identity)
      return try inner.elements(ofOwn: EvaluationFrame.$current.withValue(frame, operation: make))
    }
    let evaluated = evaluator.body(
      of: subject, properties: properties, at: identity, origin: origin, below: owner.state, in: box, make: make)
    inner.owner = Owner(box, evaluated.state)
    inner.origin = evaluated.origin
    return try inner.elements(ofOwn: evaluated.body)
  }

  /// Returns the elements of views that the owner's body created. They read the owner's state and environment.
  func elements<V: View>(ofOwn view: V) throws -> [ViewElement] {
    let frame = EvaluationFrame(environment: owner.box, state: owner.state, work: .elements)
    return try EvaluationFrame.$current.withValue(frame) { try elements(of: view) }
  }

  /// Returns the elements of the view that an object currently shows. The object may show another view in the next
  /// pass, so no body is kept.
  ///
  /// - Parameter make: Creates the view, in the environment of this context.
  package func elements(shownBy owner: some View, _ make: () -> some View) throws -> [ViewElement] {
    var inner = self
    inner.owner = Owner(box, self.owner.state)
    inner.origin = .evaluated
    let frame = EvaluationFrame(environment: box, journal: journal, identity: identity)
    let shown = EvaluationFrame.$current.withValue(frame, operation: make)
    var elements = try inner.elements(of: shown)
    for index in elements.indices { elements[index].owners.insert(typeName(of: owner), at: 0) }
    return elements
  }

  /// Runs a closure of the owner's body with the owner's environment and state.
  ///
  /// Use the context ``forViewsOfClosures`` for the views that it creates.
  func evaluate<Result>(_ closure: () -> Result) -> Result { evaluate(in: owner.box, closure) }

  /// Runs code of a style or a toolbar with the environment at this position, and with the owner's state.
  ///
  /// Use the context ``forViewsOfClosures`` for the views that it creates.
  func evaluateHere<Result>(_ code: () -> Result) -> Result { evaluate(in: box, code) }

  private func evaluate<Result>(in environment: EnvironmentBox, _ closure: () -> Result) -> Result {
    let frame = EvaluationFrame(
      environment: environment, state: owner.state, reader: owner.state?.readerOfClosures, journal: journal,
      identity: identity)
    return EvaluationFrame.$current.withValue(frame) { owner.state?.observingClosure(closure) ?? closure() }
  }

  /// The frame for code of a value at this position that isn't a view.
  func codeFrame(_ work: EvaluationFrame.Work) -> EvaluationFrame {
    EvaluationFrame(environment: box, state: owner.state, work: work, journal: journal, identity: identity)
  }

  /// The context for views that closures of the owner's body have created in this pass.
  var forViewsOfClosures: ElementContext {
    var context = self
    context.origin = owner.state?.hasNewClosures == true ? .evaluated : origin.remade
    return context
  }

  /// The context for views that a closure creates from other values than its body's properties, such as a size.
  var fresh: ElementContext {
    var context = self
    context.origin = .evaluated
    return context
  }

  /// The context for views that are unchanged since the last pass.
  var kept: ElementContext {
    var context = self
    context.origin = .kept
    return context
  }

  /// Returns an action that runs with the owner's environment and state.
  ///
  /// - Parameter modifier: The modifier or control that has the action.
  func performing(by modifier: String = "action", _ action: @escaping () -> Void) -> () -> Void {
    let frame = actionFrame(of: modifier)
    return { EvaluationFrame.$current.withValue(frame, operation: action) }
  }

  func actionFrame(of modifier: String) -> EvaluationFrame {
    EvaluationFrame(
      environment: owner.box, state: owner.state, work: .action, identity: identity, modifier: modifier)
  }

  /// Returns an action with a parameter that runs with the owner's environment and state.
  ///
  /// - Parameter modifier: The modifier or control that has the action.
  func performing<Value>(
    by modifier: String = "action", _ action: @escaping (Value) -> Void
  ) -> (Value) -> Void {
    let frame = actionFrame(of: modifier)
    return { value in EvaluationFrame.$current.withValue(frame) { action(value) } }
  }
}

/// The view whose body created the current closures: its environment, and its state under a host.
private final class Owner {
  let box: EnvironmentBox
  let state: (any StateSource)?

  init(_ box: EnvironmentBox, _ state: (any StateSource)? = nil) {
    self.box = box
    self.state = state
  }
}

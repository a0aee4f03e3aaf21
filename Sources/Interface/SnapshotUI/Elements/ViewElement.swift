import SnapshotRenderTraces

/// A node of the element tree: the result of evaluating a view in one environment.
///
/// The tree is a value, which layout measures without evaluating bodies again.
public struct ViewElement {
  private var storage: Storage

  /// How an element contributes to the paths of its descendants.
  enum Kind {
    case leaf
    case container
    /// Wraps one element and adds nothing to paths.
    case modifier
    /// Adds content to one element. The path of the added content contains the modifier's name.
    case attachment(baseIndex: Int)
  }

  init(
    _ name: String, detail: String? = nil, kind: Kind, layout: any ElementLayout = PassthroughLayout(),
    drawing: (any ElementDrawing)? = nil, roles: ElementRoles = [], children: [ViewElement] = [],
    in context: ElementContext
  ) {
    storage = Storage(
      name: name, detail: detail, children: children, identity: context.identity, kind: kind, layout: layout,
      drawing: drawing, environmentBox: context.environmentBox)
    if !roles.isEmpty { storage.roles = roles }
  }

  /// Elements are copied often and changed seldom, so a copy shares its storage until it is changed.
  private final class Storage {
    var name: String
    var detail: String?
    var children: [ViewElement]
    var owners: [String] = []
    let identity: ViewIdentity?
    var kind: Kind
    var layout: any ElementLayout
    var drawing: (any ElementDrawing)?
    var accessibility = AccessibilityProperties()
    var actions = ElementActions()
    var traits = ElementTraits()
    var roles: ElementRoles = []
    var inertModifiers: [InertModifier] = []
    var statements: [ElementArgument] = []
    let environmentBox: EnvironmentBox

    init(
      name: String, detail: String?, children: [ViewElement], identity: ViewIdentity?, kind: Kind,
      layout: any ElementLayout, drawing: (any ElementDrawing)?, environmentBox: EnvironmentBox
    ) {
      self.name = name
      self.detail = detail
      self.children = children
      self.identity = identity
      self.kind = kind
      self.layout = layout
      self.drawing = drawing
      self.environmentBox = environmentBox
    }

    convenience init(_ other: Storage) {
      self.init(
        name: other.name, detail: other.detail, children: other.children, identity: other.identity, kind: other.kind,
        layout: other.layout, drawing: other.drawing, environmentBox: other.environmentBox)
      owners = other.owners
      accessibility = other.accessibility
      actions = other.actions
      traits = other.traits
      roles = other.roles
      inertModifiers = other.inertModifiers
      statements = other.statements
    }
  }

  /// The storage of this copy, for writing.
  private var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
      return storage
    }
  }
}

extension ViewElement {
  /// The name in text forms, such as `HStack`, `Text` or `padding`.
  public package(set) var name: String {
    get { storage.name }
    set { own.name = newValue }
  }

  /// The detail in text forms, such as the characters of a text.
  public package(set) var detail: String? {
    get { storage.detail }
    set { own.detail = newValue }
  }

  /// The children, in the order of the views.
  public internal(set) var children: [ViewElement] {
    get { storage.children }
    set { own.children = newValue }
  }

  /// The types of the views whose body this element is the root of, outermost first.
  package internal(set) var owners: [String] {
    get { storage.owners }
    set { own.owners = newValue }
  }

  package var identity: ViewIdentity? { storage.identity }

  var kind: Kind {
    get { storage.kind }
    set { own.kind = newValue }
  }

  var layout: any ElementLayout {
    get { storage.layout }
    set { own.layout = newValue }
  }

  package internal(set) var drawing: (any ElementDrawing)? {
    get { storage.drawing }
    set { own.drawing = newValue }
  }

  package internal(set) var accessibility: AccessibilityProperties {
    get { storage.accessibility }
    _modify { yield &own.accessibility }
  }

  package internal(set) var actions: ElementActions {
    get { storage.actions }
    _modify { yield &own.actions }
  }

  var traits: ElementTraits {
    get { storage.traits }
    _modify { yield &own.traits }
  }

  var roles: ElementRoles {
    get { storage.roles }
    set { own.roles = newValue }
  }

  /// The modifiers without effect on a screen at rest, innermost first.
  package internal(set) var inertModifiers: [InertModifier] {
    get { storage.inertModifiers }
    _modify { yield &own.inertModifiers }
  }

  /// The arguments for render traces that neither the layout nor the environment has.
  var statements: [ElementArgument] {
    get { storage.statements }
    _modify { yield &own.statements }
  }

  var environmentBox: EnvironmentBox { storage.environmentBox }

  /// The environment of the view.
  package var environment: EnvironmentValues { storage.environmentBox.values }
}

/// A node of the element tree: what a view has become after its body has been evaluated in one environment.
///
/// The tree is a value. Layout measures it as often as it likes without evaluating a body again.
public struct ViewElement {
  private var storage: Storage

  /// How an element counts in the path that names its descendants.
  enum Kind {
    case leaf
    case container
    /// Wraps one element and leaves no trace in its path.
    case modifier
    /// Adds other content to one element; the added content's path names the modifier.
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

  /// Elements go through many hands, which look at them and seldom change them: a copy is a reference, and who changes
  /// one takes a storage of their own.
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
    }
  }

  /// The storage to write to.
  private var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
      return storage
    }
  }
}

extension ViewElement {
  /// What kind of node it is, such as `HStack`, `Text` or `padding`.
  public var name: String {
    get { storage.name }
    set { own.name = newValue }
  }

  /// What tells it apart for a reader: a text's words, a colour's value.
  public var detail: String? {
    get { storage.detail }
    set { own.detail = newValue }
  }

  public internal(set) var children: [ViewElement] {
    get { storage.children }
    set { own.children = newValue }
  }

  /// The views whose body this element is the root of, outermost first.
  public internal(set) var owners: [String] {
    get { storage.owners }
    set { own.owners = newValue }
  }

  public var identity: ViewIdentity? { storage.identity }

  var kind: Kind {
    get { storage.kind }
    set { own.kind = newValue }
  }

  var layout: any ElementLayout {
    get { storage.layout }
    set { own.layout = newValue }
  }

  var drawing: (any ElementDrawing)? {
    get { storage.drawing }
    set { own.drawing = newValue }
  }

  public internal(set) var accessibility: AccessibilityProperties {
    get { storage.accessibility }
    _modify { yield &own.accessibility }
  }

  public internal(set) var actions: ElementActions {
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

  var environmentBox: EnvironmentBox { storage.environmentBox }

  /// The environment in which the view was evaluated.
  public var environment: EnvironmentValues { storage.environmentBox.values }
}

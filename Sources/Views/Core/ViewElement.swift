/// A node of the element tree: what a view has become after its body has been evaluated in one environment.
///
/// The tree is a value. Layout measures it as often as it likes without evaluating a body again.
public struct ViewElement {
  /// What kind of node it is, such as `HStack`, `Text` or `padding`.
  public var name: String
  /// What tells it apart for a reader: a text's words, a colour's value.
  public var detail: String?
  public internal(set) var children: [ViewElement]
  /// The views whose body this element is the root of, outermost first.
  public internal(set) var owners: [String] = []
  public let identity: ViewIdentity?
  var kind: Kind
  var layout: any ElementLayout
  var drawing: (any ElementDrawing)?
  public internal(set) var accessibility = AccessibilityProperties()
  public internal(set) var actions = ElementActions()
  var traits = ElementTraits()
  let environmentBox: EnvironmentBox

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
    drawing: (any ElementDrawing)? = nil, children: [ViewElement] = [], in context: ElementContext
  ) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.layout = layout
    self.drawing = drawing
    self.children = children
    identity = context.identity
    environmentBox = context.environmentBox
  }

  /// The environment in which the view was evaluated.
  public var environment: EnvironmentValues { environmentBox.values }
}

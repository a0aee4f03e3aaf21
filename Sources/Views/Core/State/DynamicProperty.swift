/// A property of a view that reads what lives outside of the view: ``State``, ``Binding``, ``Environment``, and
/// structures of one's own that are made of them.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body under a host. The view is a value: what changes must be reached
  /// through a property wrapper or an object.
  func update()
}

extension DynamicProperty {
  /// Does nothing.
  public func update() {}
}

extension State: DynamicProperty {}
extension Binding: DynamicProperty {}
extension Environment: DynamicProperty {}

/// The properties of a view or a modifier that a host looks after, in the order in which they are declared.
struct DynamicProperties {
  struct Property {
    /// The property's name with its underscore, as evaluation logs show it.
    var name: String
    /// Tells the property apart from all others of the view: a property of the user's own may have several inside.
    var key: String
    var value: any DynamicProperty
  }

  let properties: [Property]

  /// The one place that reflects on views.
  init(of subject: Any) { properties = Self.properties(of: subject, in: nil) }

  private static func properties(of subject: Any, in parent: Property?) -> [Property] {
    Mirror(reflecting: subject).children.flatMap { child -> [Property] in
      guard let value = child.value as? any DynamicProperty else { return [] }
      let label = child.label ?? "_"
      let property = Property(
        name: parent?.name ?? label, key: parent.map { $0.key + "." + label } ?? label, value: value)
      return [property] + properties(of: value, in: property)
    }
  }
}

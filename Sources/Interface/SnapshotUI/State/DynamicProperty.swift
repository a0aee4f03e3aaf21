/// A property of a view whose value is stored outside of the view: ``State``, ``Binding``, ``Environment``, and custom
/// types composed of them.
public protocol DynamicProperty {
  /// Called before each evaluation of the view's body under a host.
  func update()
}

extension DynamicProperty {
  /// Does nothing.
  public func update() {}
}

extension State: DynamicProperty {}
extension Binding: DynamicProperty {}
extension Environment: DynamicProperty {}

/// The dynamic properties of a view or a modifier, in the order of declaration.
struct DynamicProperties {
  struct Property {
    /// The name of the property with its underscore, as evaluation logs show it.
    var name: String
    /// A key that is unique in the view, because a custom property may contain several dynamic properties.
    var key: String
    var value: any DynamicProperty
  }

  let properties: [Property]

  /// The only place that reflects on views.
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

/// Replaces a value for a printer: has its type and its parts, in an order that is the same in every process.
///
/// A printer tests values for equality and identity, so there is a stand-in for each combination of `Equatable`, `Identifiable`
/// and class.
protocol StandIn: CustomReflectable {}

struct PlainStandIn: StandIn {
  let customMirror: Mirror
}

struct IdentifiedStandIn: StandIn, Identifiable {
  let id: AnyHashable
  let customMirror: Mirror
}

struct EqualStandIn: StandIn, Equatable {
  let value: any Equatable
  let customMirror: Mirror

  static func == (left: Self, right: Self) -> Bool { left.value.isEqual(to: right.value) }
}

struct EqualIdentifiedStandIn: StandIn, Equatable, Identifiable {
  let value: any Equatable
  let id: AnyHashable
  let customMirror: Mirror

  static func == (left: Self, right: Self) -> Bool { left.value.isEqual(to: right.value) }
}

/// Replaces a key of a dictionary.
struct KeyStandIn: CustomReflectable, CustomStringConvertible, Hashable {
  let key: AnyHashable
  let shown: any StandIn

  var customMirror: Mirror { shown.customMirror }
  var description: String { "\(shown)" }

  static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// Replaces a value that is printed as a text.
struct TextStandIn: StandIn, CustomStringConvertible, Equatable {
  let description: String

  var customMirror: Mirror { Mirror(self, children: []) }
}

/// Replaces an object.
class ObjectStandIn: StandIn {
  /// Retained, so that no other object gets its address.
  let object: Any
  private let parts: () -> Mirror

  init(object: Any, parts: @escaping () -> Mirror) {
    self.object = object
    self.parts = parts
  }

  var customMirror: Mirror { parts() }
}

/// Replaces an object that is `Equatable`.
final class EqualObjectStandIn: ObjectStandIn, Equatable {
  private let equatable: any Equatable

  init(equatable: any Equatable, object: Any, parts: @escaping () -> Mirror) {
    self.equatable = equatable
    super.init(object: object, parts: parts)
  }

  static func == (left: EqualObjectStandIn, right: EqualObjectStandIn) -> Bool {
    left.equatable.isEqual(to: right.equatable)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool { (other as? Self) == self }
}

/// What is printed in the place of a value: its type and its parts, these in an order that is the same in every process.
///
/// A printer asks values whether they are equal or one and the same, and so each kind of value has its own stand-in.
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

/// The key of a dictionary.
struct KeyStandIn: CustomReflectable, CustomStringConvertible, Hashable {
  let key: AnyHashable
  let shown: any StandIn

  var customMirror: Mirror { shown.customMirror }
  var description: String { "\(shown)" }

  static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

/// What is printed as a text.
struct TextStandIn: StandIn, CustomStringConvertible, Equatable {
  let description: String

  var customMirror: Mirror { Mirror(self, children: []) }
}

class ObjectStandIn: StandIn {
  /// Kept, so that no other object takes its place in memory.
  let object: Any
  private let parts: () -> Mirror

  init(object: Any, parts: @escaping () -> Mirror) {
    self.object = object
    self.parts = parts
  }

  var customMirror: Mirror { parts() }
}

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

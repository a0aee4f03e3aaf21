import Foundation

/// A printer that reflects values with mirrors, such as swift-custom-dump, which this module does not import.
package protocol MirrorPrinting {
  /// Returns whether the printer prints the description of a value instead of its parts.
  static func isOpaque(_ value: Any) -> Bool
  /// Returns the value that the printer prints instead of a value, or `nil`.
  static func replacement(for value: Any) -> Any?
  /// Returns the mirror of a value.
  static func mirror(of value: Any) -> Mirror
  /// Returns the text of a value.
  static func text(of value: Any) -> String
}

/// Sorts the members of sets and dictionaries by their texts, at any depth, for a printer that keeps the order of mirrors or
/// sorts by a part of the text.
///
/// A value without sets and dictionaries is not changed. Other values are replaced by stand-ins with the same mirror, the same
/// equality and the same identity. An object that several values contain has one stand-in.
package final class OrderedValues<Printer: MirrorPrinting> {
  private var objects: [ObjectIdentifier: ObjectStandIn] = [:]

  private init() {}

  /// Prints values, or stand-ins for all of them if one has members to sort.
  package static func printing<Result>(_ values: Any..., by print: ([Any]) -> Result) -> Result {
    let order = OrderedValues()
    // The stand-ins of objects call `self` for their parts.
    defer { order.objects = [:] }
    var visited: Set<ObjectIdentifier> = []
    return print(values.contains { order.needsOrder($0, &visited) } ? values.map(order.ordered) : values)
  }

  /// Returns whether a value has addresses, or members in the order of hashing.
  private func needsOrder(_ value: Any, _ visited: inout Set<ObjectIdentifier>) -> Bool {
    if value is any AddressValue || value is any PartsInText { return true }
    if Printer.isOpaque(value) { return false }
    if type(of: value) == AnyHashable.self, let box = value as? AnyHashable { return needsOrder(box.base, &visited) }
    if let replacement = Printer.replacement(for: value) { return needsOrder(replacement, &visited) }
    let mirror = Printer.mirror(of: value)
    if mirror.displayStyle == .class, !visited.insert(ObjectIdentifier(value as AnyObject)).inserted { return false }
    if mirror.isUnordered, mirror.children.count > 1 { return true }
    return mirror.allChildren.contains { needsOrder($0.value, &visited) }
  }

  private func ordered(_ value: Any) -> Any {
    if value is any AddressValue || value is any PartsInText {
      return TextStandIn(description: CompactText.text(of: value))
    }
    if Printer.isOpaque(value) { return value }
    if type(of: value) == AnyHashable.self, let box = value as? AnyHashable { return ordered(box.base) }
    if let replacement = Printer.replacement(for: value) { return ordered(replacement) }
    let mirror = Printer.mirror(of: value)
    // A mirror of another subject cannot be rebuilt.
    guard let style = mirror.displayStyle, mirror.subjectType == type(of: value) else { return value }
    if style == .class { return standIn(forObject: value, mirror) }
    return mirror.children.isEmpty ? value : standIn(for: value, withPartsInOrder(mirror, of: value))
  }

  private func withPartsInOrder(_ mirror: Mirror, of value: Any) -> Mirror {
    // NB: opens the existential, because the subject of the mirror would otherwise be `Any`.
    func make<Subject>(_ type: Subject.Type) -> Mirror {
      guard let subject = value as? Subject else { return mirror }
      return Mirror(
        subject, children: children(of: mirror), displayStyle: mirror.displayStyle,
        ancestorRepresentation: .suppressed)
    }
    return _openExistential(type(of: value), do: make)
  }

  private func children(of mirror: Mirror) -> [Mirror.Child] {
    switch (mirror.isUnordered, mirror.displayStyle) {
    case (true, .dictionary): pairs(of: mirror)
    case (true, _):
      mirror.children.map { ordered($0.value) }.map { (text: Printer.text(of: $0), member: $0) }
        .sorted { CompactText.bytewise($0.text, $1.text) }.map { (label: nil, value: $0.member) }
    default: mirror.allChildren.map { (label: $0.label, value: ordered($0.value)) }
    }
  }

  private func pairs(of mirror: Mirror) -> [Mirror.Child] {
    var pairs: [(text: String, pair: (key: AnyHashable, value: Any))] = []
    for child in mirror.children {
      guard let pair = child.value as? (key: AnyHashable, value: Any) else { continue }
      let (shown, value) = (ordered(pair.key.base), ordered(pair.value))
      let key = (shown as? any StandIn).map { AnyHashable(KeyStandIn(key: pair.key, shown: $0)) } ?? pair.key
      pairs.append((Printer.text(of: shown) + "\u{0}" + Printer.text(of: value), (key: key, value: value)))
    }
    return pairs.sorted { CompactText.bytewise($0.text, $1.text) }.map { (label: nil, value: $0.pair) }
  }

  private func standIn(for value: Any, _ mirror: Mirror) -> any StandIn {
    let id = (value as? any Identifiable).map { identity(of: $0) }
    switch (value as? any Equatable, id) {
    case (let equatable?, let id?): return EqualIdentifiedStandIn(value: equatable, id: id, customMirror: mirror)
    case (let equatable?, nil): return EqualStandIn(value: equatable, customMirror: mirror)
    case (nil, let id?): return IdentifiedStandIn(id: id, customMirror: mirror)
    case (nil, nil): return PlainStandIn(customMirror: mirror)
    }
  }

  /// Objects may contain themselves: their parts are asked for when they are printed, and not before.
  private func standIn(forObject value: Any, _ mirror: Mirror) -> any StandIn {
    let id = ObjectIdentifier(value as AnyObject)
    if let known = objects[id] { return known }
    let parts = { [self] in withPartsInOrder(mirror, of: value) }
    let standIn =
      (value as? any Equatable).map { EqualObjectStandIn(equatable: $0, object: value, parts: parts) }
      ?? ObjectStandIn(object: value, parts: parts)
    objects[id] = standIn
    return standIn
  }

  private func identity(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
}

extension Mirror {
  /// Whether the children are in the order of hashing.
  fileprivate var isUnordered: Bool { subjectType is any OrderedByHash.Type }

  /// The children of the superclasses, from the root class on, and the own children.
  fileprivate var allChildren: [Mirror.Child] { (superclassMirror?.allChildren ?? []) + children }
}

/// A collection in the order of hashing.
private protocol OrderedByHash {}

extension Set: OrderedByHash {}
extension Dictionary: OrderedByHash {}
extension NSSet: OrderedByHash {}
extension NSDictionary: OrderedByHash {}

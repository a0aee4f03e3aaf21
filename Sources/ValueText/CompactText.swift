import Foundation

/// A value in one line, as messages, traces and cells of tables show it: like `String(describing:)`, but the same in every
/// process.
///
/// - Sets and dictionaries are sorted by their members' texts, at every depth.
/// - Optionals show what they hold, or `nil`.
/// - Structures and enumerations without a description of their own show their fields in the order of declaration.
/// - Objects without a description show their type alone, so that circles end.
/// - Addresses do not show: neither those of objects and pointers nor those by which the runtime names private types.
package enum CompactText {
  /// A value by itself, where text stands bare.
  package static func text(of value: Any) -> String {
    switch value {
    case let text as String: return text
    case let text as Substring: return String(text)
    case let text as Character: return String(text)
    default: return described(value, text)
    }
  }

  /// A part of a value, where text stands in quotation marks and in one line.
  package static func part(_ value: Any) -> String {
    switch value {
    case let text as String: text.debugDescription
    case let text as Substring: text.debugDescription
    case let text as Character: text.debugDescription
    default: described(value, part)
    }
  }

  /// - Parameter held: The text of what an optional holds.
  private static func described(_ value: Any, _ held: (Any) -> String) -> String {
    if let type = value as? Any.Type { return typeName(type) }
    // NB: the type is asked first, because a cast to it would put other values into a box.
    if type(of: value) == AnyHashable.self, let box = value as? AnyHashable { return held(box.base) }
    if let value = value as? any AddressValue { return value.textWithoutAddress }
    // NB: Foundation ends the process where it is to describe a date beyond its calendar.
    if let seconds = (value as? Date)?.timeIntervalSinceReferenceDate, !(seconds.magnitude < 1e11) {
      return "\(seconds) s"
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { held($0.value) } ?? "nil"
    case .collection:
      return list(mirror.children.map { part($0.value) })
    case .set:
      return list(mirror.children.map { part($0.value) }.sorted(by: bytewise))
    case .dictionary:
      return list(mirror.children.map { pair($0.value) }.sorted(by: bytewise), empty: "[:]")
    case .tuple:
      return "(" + fields(mirror) + ")"
    default:
      break
    }
    if let value = value as? any PartsInText { return value.textOfParts }
    if let text = ErrorText.text(of: value) { return text }
    if let value = value as? any CustomStringConvertible { return withoutAddress(value.description, of: value) }
    if let value = value as? any CustomDebugStringConvertible {
      return withoutAddress(value.debugDescription, of: value)
    }
    switch mirror.displayStyle {
    case .struct:
      return typeName(mirror.subjectType) + "(" + fields(mirror) + ")"
    case .enum:
      guard let payload = mirror.children.first else { return "\(value)" }
      let inside = Mirror(reflecting: payload.value)
      let text = inside.displayStyle == .tuple ? fields(inside) : part(payload.value)
      return (payload.label ?? "") + "(" + text + ")"
    case .class:
      return typeName(mirror.subjectType)
    default:
      return String(describing: value)
    }
  }

  private static func fields(_ mirror: Mirror) -> String {
    mirror.children.map { child in
      guard let label = child.label, !label.hasPrefix(".") else { return part(child.value) }
      return "\(label): \(part(child.value))"
    }.joined(separator: ", ")
  }

  static func list(_ parts: [String], empty: String = "[]") -> String {
    parts.isEmpty ? empty : "[" + parts.joined(separator: ", ") + "]"
  }

  /// A key and its value.
  static func pair(_ pair: Any) -> String {
    Mirror(reflecting: pair).children.map { part($0.value) }.joined(separator: ": ")
  }

  /// A type's name without its module, and without the number that tells local types apart, which moves with the source.
  static func typeName(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return name.contains(" #") ? name.replacing(#/ #\d+/#, with: "") : name
  }

  package static func bytewise(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// What a value says of itself, without what the runtime says of where things are in memory: an object, a private type.
  private static func withoutAddress(_ description: String, of value: Any) -> String {
    var description = description
    if description.contains("(unknown context at") {
      description = description.replacing(#/\(unknown context at \$[0-9a-f]+\)\.?/#, with: "")
    }
    guard type(of: value) is AnyClass, description.contains("0x") else { return description }
    return description.replacing(#/:?\s*0x[0-9a-f]{6,}/#, with: "")
  }
}

extension CompactText {
  /// Whether the text leaves out what tells the value apart from others, as an address does.
  package static func leavesOutIdentity(of value: Any) -> Bool {
    switch value {
    case is String, is any BinaryInteger: return false
    case is any AddressValue: return true
    default: break
    }
    if type(of: value) == AnyHashable.self, let box = value as? AnyHashable { return leavesOutIdentity(of: box.base) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .collection, .set, .dictionary, .tuple: break
    default:
      if let value = value as? any CustomStringConvertible {
        return type(of: value) is AnyClass && value.description.contains("0x")
      }
    }
    return mirror.displayStyle == .class || mirror.children.contains { leavesOutIdentity(of: $0.value) }
  }

  /// `String(describing:)` where that is the same in every process, else the compact text: for names of references.
  package static func name(of value: Any) -> String {
    let description = String(describing: value)
    return isInOrderOfHashing(value) || description.contains("(unknown context at") ? text(of: value) : description
  }

  /// Whether what a value says of itself has its parts in the order of hashing.
  package static func describesItsParts(_ value: Any) -> Bool {
    type(of: value) == AnyHashable.self || value is any PartsInText
      || ErrorText.text(of: value) != nil
  }

  private static func isInOrderOfHashing(_ value: Any) -> Bool {
    if value is any AddressValue || value is any PartsInText { return true }
    if type(of: value) == AnyHashable.self, let box = value as? AnyHashable { return isInOrderOfHashing(box.base) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set, .dictionary: return true
    case .class: return false
    default: return mirror.children.contains { isInOrderOfHashing($0.value) }
    }
  }
}

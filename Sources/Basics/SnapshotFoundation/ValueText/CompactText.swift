import Foundation

/// Describes values in one line, for messages, traces and tables. The text is like that of `String(describing:)`, but the same
/// in every process.
///
/// - The members of sets and dictionaries are sorted by their texts, at every depth.
/// - An optional has the text of its value, or `nil`.
/// - Structures and enumerations without a description have their fields, in the order of declaration.
/// - An object without a description has the name of its type, so that cycles end.
/// - Memory addresses are left out: those of objects and pointers, and those in the names of private types.
package enum CompactText {
  /// Returns the text of a value. A string has no quotation marks.
  package static func text(of value: Any) -> String {
    switch value {
    case let text as String: return text
    case let text as Substring: return String(text)
    case let text as Character: return String(text)
    default: return described(value, text)
    }
  }

  /// Returns the text of a part of a value. A string has quotation marks and escapes line feeds.
  package static func part(_ value: Any) -> String {
    switch value {
    case let text as String: text.debugDescription
    case let text as Substring: text.debugDescription
    case let text as Character: text.debugDescription
    default: described(value, part)
    }
  }

  /// - Parameter held: Returns the text of the value of an optional.
  private static func described(_ value: Any, _ held: (Any) -> String) -> String {
    if let type = value as? Any.Type { return typeName(type) }
    // NB: the type is compared first, because the cast would wrap other values.
    if type(of: value) == AnyHashable.self, let box = value as? AnyHashable { return held(box.base) }
    if let value = value as? any AddressValue { return value.textWithoutAddress }
    // NB: Foundation crashes when it describes a date out of the range of its calendar.
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
    if let text = FoundationErrorText.text(of: value) { return text }
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

  /// Returns the text of a key and its value.
  static func pair(_ pair: Any) -> String {
    Mirror(reflecting: pair).children.map { part($0.value) }.joined(separator: ": ")
  }

  /// Returns the name of a type without its module, and without the number of a local type, which depends on the source file.
  static func typeName(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return name.contains(" #") ? name.replacing(#/ #\d+/#, with: "") : name
  }

  /// Returns whether the UTF-8 of one text precedes that of another.
  package static func bytewise(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Removes the memory addresses of objects and private types from the description of a value.
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
  /// Returns whether the text leaves out what distinguishes a value from others, such as an address.
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

  /// Returns a text of a value for the name of a reference: `String(describing:)` if that is the same in every process,
  /// otherwise the compact text.
  package static func name(of value: Any) -> String {
    let description = String(describing: value)
    return isInOrderOfHashing(value) || description.contains("(unknown context at") ? text(of: value) : description
  }

  /// Returns whether the description of a value contains parts whose order depends on hashing.
  package static func describesItsParts(_ value: Any) -> Bool {
    type(of: value) == AnyHashable.self || value is any PartsInText
      || FoundationErrorText.text(of: value) != nil
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

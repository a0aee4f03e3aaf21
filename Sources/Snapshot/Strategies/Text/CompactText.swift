/// A value in one line, as cells of tables show it: like `String(describing:)`, but the same in every run.
///
/// - Sets and dictionaries are sorted by their members' texts, at every depth.
/// - Optionals show what they hold, or `nil`.
/// - Structures and enumerations without a description of their own show their fields in the order of declaration.
/// - Objects without a description show their type alone, so that circles end and no address shows.
enum CompactText {
  static func text(of value: Any) -> String {
    switch value {
    case let text as String: return text
    case let text as Substring: return String(text)
    case let text as Character: return String(text)
    default: return described(value)
    }
  }

  /// A part of a value, where text stands in quotation marks.
  private static func part(_ value: Any) -> String {
    switch value {
    case let text as String: text.debugDescription
    case let text as Substring: text.debugDescription
    case let text as Character: text.debugDescription
    default: described(value)
    }
  }

  private static func described(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { text(of: $0.value) } ?? "nil"
    case .collection:
      return "[" + mirror.children.map { part($0.value) }.joined(separator: ", ") + "]"
    case .set:
      return "[" + mirror.children.map { part($0.value) }.sorted(by: bytewise).joined(separator: ", ") + "]"
    case .dictionary:
      let pairs = mirror.children.map { pair in
        Mirror(reflecting: pair.value).children.map { part($0.value) }.joined(separator: ": ")
      }
      return pairs.isEmpty ? "[:]" : "[" + pairs.sorted(by: bytewise).joined(separator: ", ") + "]"
    case .tuple:
      return "(" + fields(mirror) + ")"
    default:
      break
    }
    if let value = value as? any CustomStringConvertible { return value.description }
    switch mirror.displayStyle {
    case .struct:
      return typeName(mirror) + "(" + fields(mirror) + ")"
    case .enum:
      guard let payload = mirror.children.first else { return "\(value)" }
      let inside = Mirror(reflecting: payload.value)
      let text = inside.displayStyle == .tuple ? fields(inside) : part(payload.value)
      return (payload.label ?? "") + "(" + text + ")"
    case .class:
      return typeName(mirror)
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

  private static func typeName(_ mirror: Mirror) -> String { String(describing: mirror.subjectType) }

  private static func bytewise(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

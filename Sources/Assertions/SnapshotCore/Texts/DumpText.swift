import Foundation
import SnapshotFoundation

/// Writes the text of ``Snapshotting/dump``, with one line per value that a mirror shows.
///
/// A line consists of indentation, a bullet (`▿` with children, `-` without), the name and the description. Fields of
/// structures and classes and members of dictionaries and sets are sorted.
struct DumpText {
  /// - Throws: ``UnprintableValue`` if the value is too deep or too large.
  static func text(of value: Any) throws -> String {
    var dump = DumpText(types: known.withLock { $0 })
    var text = ""
    try dump.line(of: value, ancestors: []).write(name: nil, indentation: 0, to: &text)
    if dump.hasLearnt { known.withLock { $0.merge(dump.types) { $0.merged(with: $1) } } }
    return text
  }

  /// Cached properties of a type.
  private struct KnownType {
    var traits: Traits?
    var name: String?

    enum Traits {
      case describesItself
      case hasStandIn
      case isDescribed
      /// Its description has its parts in the order of hashing.
      case describesItsParts
      case none
    }

    func merged(with other: KnownType) -> KnownType {
      KnownType(traits: traits ?? other.traits, name: name ?? other.name)
    }
  }

  /// The cache. Runtime queries would dominate the time of a dump.
  private static let known = Locked<[ObjectIdentifier: KnownType]>([:])
  private var types: [ObjectIdentifier: KnownType]
  private var hasLearnt = false
  /// The number of lines.
  private var parts = 0

  private init(types: [ObjectIdentifier: KnownType]) { self.types = types }

  private mutating func line(of value: Any, ancestors: Set<ObjectIdentifier>, depth: Int = 0) throws -> DumpLine {
    try ValueBounds.count(depth: depth, parts: &parts)
    if let description = Self.descriptionOfLeaf(value) { return DumpLine(hasChildren: false, description: description) }
    let mirror = Mirror(reflecting: value)
    let count = mirror.children.count
    try ValueBounds.require(parts: parts + count)
    var line = DumpLine(hasChildren: count > 0)
    var ancestors = ancestors
    var sortsChildren = false
    switch mirror.displayStyle {
    case .collection:
      line.description = counted(count, "element", "elements")
    case .dictionary:
      line.description = counted(count, "key/value pair", "key/value pairs")
      sortsChildren = true
    case .set:
      line.description = counted(count, "member", "members")
      sortsChildren = true
    case .tuple:
      line.description = "(" + counted(count, "element", "elements") + ")"
    case .optional:
      line.description = typeName(mirror.subjectType) + (count == 0 ? ".none" : "")
    default:
      let traits = traits(of: value)
      if traits == .describesItself, let value = value as? any AnySnapshotStringConvertible {
        line.description = value.snapshotDescription
        guard type(of: value).renderChildren else {
          line.hasChildren = false
          return line
        }
      } else if traits == .hasStandIn, let value = value as? any DumpStandIn {
        return try self.line(of: value.standIn, ancestors: ancestors, depth: depth + 1)
      } else if traits == .describesItsParts {
        line.description = CompactText.text(of: value)
      } else if traits == .isDescribed, let value = value as? any CustomStringConvertible {
        line.description = value.description
      } else {
        switch mirror.displayStyle {
        case .class:
          guard ancestors.insert(ObjectIdentifier(value as AnyObject)).inserted else {
            line.isCircle = true
            return line
          }
          line.description = typeName(mirror.subjectType)
          sortsChildren = true
        case .struct:
          line.description = typeName(mirror.subjectType)
          sortsChildren = true
        case .enum:
          line.description = typeName(mirror.subjectType) + (count == 0 ? ".\(value)" : "")
        default:
          line.description = String(describing: value)
        }
      }
    }
    line.children.reserveCapacity(count)
    // NB: a loop would ask a box for each child, which takes half as long again.
    try mirror.children.forEach { child in
      line.children.append((child.label, try self.line(of: child.value, ancestors: ancestors, depth: depth + 1)))
    }
    if sortsChildren { line.sortChildren() }
    return line
  }

  /// Returns the description of common leaf values without a mirror.
  private static func descriptionOfLeaf(_ value: Any) -> String? {
    let type = type(of: value)
    // NB: the type is asked first, because a cast also takes what is bridged, such as numbers of Foundation.
    if type == String.self { return (value as? String)?.snapshotDescription }
    if type == Int.self { return (value as? Int)?.description }
    if type == Double.self { return (value as? Double)?.description }
    if type == Bool.self { return (value as? Bool)?.description }
    return nil
  }

  private func counted(_ count: Int, _ singular: String, _ plural: String) -> String {
    "\(count) \(count == 1 ? singular : plural)"
  }

  private mutating func traits(of value: Any) -> KnownType.Traits {
    let type = type(of: value)
    let key = ObjectIdentifier(type)
    if let known = types[key]?.traits { return known }
    let traits: KnownType.Traits =
      if value is any AnySnapshotStringConvertible {
        .describesItself
      } else if value is any DumpStandIn {
        .hasStandIn
      } else {
        value is any CustomStringConvertible
          ? CompactText.describesItsParts(value) ? .describesItsParts : .isDescribed : .none
      }
    // What is in a box of this type decides, not the type.
    if type != AnyHashable.self { learn(key) { $0.traits = traits } }
    return traits
  }

  /// Returns a type's name without the number of local types, which depends on the position in the source.
  private mutating func typeName(_ type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let known = types[key]?.name { return known }
    let name = Self.withoutNumbersOfLocalTypes(String(describing: type))
    learn(key) { $0.name = name }
    return name
  }

  private mutating func learn(_ key: ObjectIdentifier, _ fact: (inout KnownType) -> Void) {
    fact(&types[key, default: KnownType()])
    hasLearnt = true
  }

  /// Returns a name without each ` #1`. A regular expression would take longer than a whole dump.
  static func withoutNumbersOfLocalTypes(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "#")) else { return name }
    var result: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.first {
      let digits = rest.starts(with: " #".utf8) ? rest.dropFirst(2).prefix { (0x30...0x39).contains($0) } : []
      if digits.isEmpty {
        result.append(byte)
        rest.removeFirst()
      } else {
        rest = rest[digits.endIndex...]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// The lines of a value and its children.
private struct DumpLine {
  var hasChildren: Bool
  var description = ""
  /// Whether the value is one of its own ancestors.
  var isCircle = false
  var children: [(name: String?, line: DumpLine)] = []

  func write(name: String?, indentation: Int, to text: inout String) {
    for _ in 0..<indentation { text += " " }
    text += hasChildren ? "▿ " : "- "
    if isCircle {
      text += name ?? "value"
      text += " (circular reference detected)\n"
      return
    }
    if let name {
      text += name
      text += ": "
    }
    text += description
    text += "\n"
    for child in children { child.line.write(name: child.name, indentation: indentation + 2, to: &text) }
  }

  /// Sorts the children as swift-snapshot-testing does: by the text of the pair of name and value, so that names decide,
  /// in quotation marks and escaped, and values where there are no names or equal ones.
  mutating func sortChildren() {
    guard children.count > 1 else { return }
    let names = children.compactMap(\.name)
    let hasNames = names.count == children.count
    if hasNames, names.allSatisfy(Self.isPlain) {
      // Plain names are in the same order without their quotation marks, and most types declare their fields so or nearly.
      if zip(names, names.dropFirst()).allSatisfy({ $0 < $1 }) { return }
      let sorted = children.sorted { ($0.name ?? "") < ($1.name ?? "") }
      if zip(sorted, sorted.dropFirst()).allSatisfy({ $0.name != $1.name }) {
        children = sorted
        return
      }
    }
    let isByName = hasNames && Set(names).count == names.count
    let keyed = children.map { child in
      (key: isByName ? (child.name ?? "").debugDescription : Self.key(of: child.line, named: child.name), child: child)
    }
    children = keyed.sorted { $0.key < $1.key }.map(\.child)
  }

  /// Whether a name consists only of ASCII letters, digits and underscores, which all sort after a quotation mark.
  private static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  private static func key(of line: DumpLine, named name: String?) -> String {
    var text =
      name.map { "▿ label: Optional<String>\n    - some: \($0.debugDescription)\n" }
      ?? "- label: Optional<String>.none\n"
    line.write(name: "value", indentation: 2, to: &text)
    return text
  }
}

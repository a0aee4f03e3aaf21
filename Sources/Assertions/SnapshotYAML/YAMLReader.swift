import Foundation
import SnapshotCore
import SnapshotFoundation
import SnapshotStructure
import Yams

/// Reads YAML as a structure: scalars by the core schema of YAML 1.2, aliases as what they refer to.
struct YAMLReader {
  typealias Value = DocumentStructure.Value
  typealias Member = DocumentStructure.Member

  /// The maximum number of values after aliases are replaced.
  static let mostValues = 1_000_000
  /// The maximum number of aliases beside keys that are collections, which Yams hashes before anything can count them.
  static let mostAliasesBesideComplexKeys = 30

  /// Returns which arrays of a document are sets.
  let sets: any SetRule
  private var count = 0

  /// A rule for arrays whose order has no meaning.
  protocol SetRule: Sendable {
    /// Returns the identities of the elements of an array whose order has no meaning, or `nil` if the order has one.
    func identities(of elements: [Node], at path: [String]) -> [String]?
  }

  /// Returns the structure of a text with one document or several.
  ///
  /// - Throws: ``YAMLError``, or ``DocumentStructureError`` for a document that is too large.
  static func structure(of text: String, sets: any SetRule = NoSets()) throws -> DocumentStructure {
    guard text.utf8.count <= DocumentStructure.largestSize else {
      throw DocumentStructureError.tooLarge(format: "YAML", bytes: text.utf8.count)
    }
    guard !text.utf8.contains(0) else { throw YAMLError.invalid("It contains a NUL character.") }
    guard !hasTooManyAliasesInKeys(text) else { throw YAMLError.aliasesInKeys }
    var roots: [Node] = []
    do {
      // Marks scalars without a tag and without quotation marks, which the core schema gives a type.
      let plain = Resolver.basic.appending(try .init(Self.plainTag, "^(?:[\\s\\S]*)$"))
      let parser = try Parser(yaml: text, resolver: plain)
      while let root = try parser.nextRoot() { roots.append(root) }
    } catch {
      throw YAMLError.invalid("\(error)".trimmingCharacters(in: .whitespacesAndNewlines))
    }
    var reader = YAMLReader(sets: sets)
    var path: [String] = []
    let values = try roots.map { try reader.value($0, depth: 0, at: &path) }
    guard let first = values.first else { throw YAMLError.empty }
    return DocumentStructure(root: values.count == 1 ? first : .array(values).ofKind("documents"))
  }

  private init(sets: any SetRule) { self.sets = sets }

  static let plainTag = Tag.Name(rawValue: "tag:snapshot,plain")

  private struct NoSets: SetRule {
    func identities(of elements: [Node], at path: [String]) -> [String]? { nil }
  }

  /// Whether a text may have keys that are collections with aliases in them: such keys in any notation, and more aliases than expand
  /// to a bounded size. Finds too many rather than too few, because it also reads strings and comments.
  private static func hasTooManyAliasesInKeys(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var aliases = 0
    var hasComplexKey = false
    func isSpace(_ index: Int) -> Bool { index >= bytes.count || bytes[index] <= 0x20 }
    /// Whether a colon follows, perhaps after white space or a comment.
    func isKey(endingAt end: Int) -> Bool {
      bytes[end...].first { $0 > 0x20 }.map { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "#") } ?? false
    }
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "*"):
        aliases += 1
        let end = bytes[(index + 1)...].firstIndex { $0 <= 0x20 || ",[]{}".utf8.contains($0) } ?? bytes.count
        // The colon of `*a:` is part of the name in YAML 1.2, and ends it in others.
        if bytes[index..<end].contains(UInt8(ascii: ":")) || isKey(endingAt: end) { hasComplexKey = true }
      case UInt8(ascii: "?"): if isSpace(index + 1) { hasComplexKey = true }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): if isKey(endingAt: index + 1) { hasComplexKey = true }
      default: break
      }
      if hasComplexKey, aliases > mostAliasesBesideComplexKeys { return true }
    }
    return false
  }

  // MARK: Values

  private mutating func value(_ node: Node, depth: Int, at path: inout [String]) throws -> Value {
    count += 1
    guard count <= Self.mostValues else { throw YAMLError.tooManyValues }
    guard depth < DocumentStructure.deepest else { throw YAMLError.tooDeep }
    switch node {
    case .scalar(let scalar): return YAMLScalar.value(scalar.string, tag: node.tag.description)
    case .mapping(let mapping):
      var members: [Member] = []
      for (key, value) in mapping {
        guard case .scalar(let scalar) = key else { throw YAMLError.complexKey(path.shown) }
        path.append(scalar.string)
        defer { path.removeLast() }
        members.append(Member(key: scalar.string, value: try self.value(value, depth: depth + 1, at: &path)))
      }
      return tagged(try object(members, at: path), node.tag.description, "tag:yaml.org,2002:map")
    case .sequence(let sequence):
      let elements = Array(sequence)
      let identities = sets.identities(of: elements, at: path)
      var values: [Value] = []
      for (index, element) in elements.enumerated() {
        path.append("[\(index)]")
        defer { path.removeLast() }
        values.append(try value(element, depth: depth + 1, at: &path))
      }
      let result: Value
      if let identities, Set(identities).count == values.count {
        let members = zip(identities, values).map { Member(key: $0, value: $1) }
        result = try object(members, at: path).ofKind("set", isShown: false)
      } else {
        result = .array(values)
      }
      return tagged(result, node.tag.description, "tag:yaml.org,2002:seq")
    default: throw YAMLError.invalid("An alias refers to nothing.")
    }
  }

  private func object(_ members: [Member], at path: [String]) throws -> Value {
    do {
      return try .object(members)
    } catch {
      throw DocumentStructureError.repeatedKey(format: "YAML", path: (path + [error.key]).shown)
    }
  }

  /// Returns a collection as one of another kind if it has a tag of its own.
  private func tagged(_ value: Value, _ tag: String, _ usual: String) -> Value {
    tag == usual || tag == Self.plainTag.rawValue ? value : value.ofKind(tag)
  }
}

extension [String] {
  /// The path as failure messages show it.
  fileprivate var shown: String { map { StructureStep.key($0) }.text }
}

/// An error for YAML that cannot be compared by structure.
enum YAMLError: Error, CustomStringConvertible {
  case invalid(String)
  case empty
  case complexKey(String)
  case tooManyValues
  case tooDeep
  case aliasesInKeys

  var description: String {
    switch self {
    case .invalid(let reason): "The text is not valid YAML: \(reason)"
    case .empty: "The text has no YAML document."
    case .complexKey(let path): "The YAML has a key that is a list or a mapping at \(path). Use `.yaml` for such texts."
    case .tooManyValues:
      "The aliases of the YAML expand to more than \(grouped(YAMLReader.mostValues)) values. Use `.yaml` for such texts."
    case .tooDeep: "The YAML has more than \(DocumentStructure.deepest) levels. Use `.yaml` for such texts."
    case .aliasesInKeys:
      "The YAML has more than \(YAMLReader.mostAliasesBesideComplexKeys) aliases and keys that are lists, mappings or aliases. Use "
        + "`.yaml` for such texts."
    }
  }
}

import SnapshotCore
import SnapshotFoundation

/// A document without what has no meaning, such as the order of members, the layout and the notation of numbers.
package struct DocumentStructure {
  /// A value, whose digest is computed once, so that unequal values differ at once at every depth.
  package struct Value {
    var content: Content
    /// Equal values have equal digests. It differs between processes.
    var digest: Int
    /// The value as failure messages show it.
    var summary: String
    /// What the value is besides its content, such as its tag in YAML. Values of other kinds are not equal.
    var kind = ""
  }

  enum Content {
    /// Members in the order of their keys' bytes.
    case object([Member])
    case array([Value])
    /// The unescaped string.
    case string(String)
    /// Another scalar in its normalized notation.
    case literal(String)
  }

  package struct Member {
    package var key: String
    package var value: Value

    package init(key: String, value: Value) {
      self.key = key
      self.value = value
    }
  }

  /// The maximum size of a document in bytes, which bounds the memory of a comparison.
  package static let largestSize = 16 * 1024 * 1024
  /// The maximum number of levels.
  package static let deepest = JSONText.deepest

  package let root: Value

  package init(root: Value) { self.root = root }
}

extension DocumentStructure.Value {
  /// Creates an object.
  ///
  /// - Throws: The repeated key, if there is one.
  package static func object(_ members: [DocumentStructure.Member]) throws(RepeatedKey) -> Self {
    let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (member, next) in zip(sorted, sorted.dropFirst()) where member.key.hasSameBytes(as: next.key) {
      throw RepeatedKey(key: member.key)
    }
    var hasher = Hasher()
    hasher.combine(0)
    for member in sorted {
      hasher.combine(member.key)
      hasher.combine(member.value.digest)
    }
    let summary = sorted.isEmpty ? "{}" : "{…} (\(counted(sorted.count, "member")))"
    return Self(content: .object(sorted), digest: hasher.finalize(), summary: summary)
  }

  package static func array(_ values: [Self]) -> Self {
    var hasher = Hasher()
    hasher.combine(1)
    for value in values { hasher.combine(value.digest) }
    let summary = values.isEmpty ? "[]" : "[…] (\(counted(values.count, "element")))"
    return Self(content: .array(values), digest: hasher.finalize(), summary: summary)
  }

  /// Creates a string.
  ///
  /// - Parameter source: Its notation in the document, with quotation marks.
  package static func string(_ string: String, source: String) -> Self {
    var hasher = Hasher()
    hasher.combine(2)
    hasher.combine(string)
    return Self(content: .string(string), digest: hasher.finalize(), summary: shortened(source))
  }

  /// Creates a number or another literal.
  ///
  /// - Parameters:
  ///   - literal: The normalized notation.
  ///   - source: The notation in the document.
  package static func literal(_ literal: String, source: String) -> Self {
    var hasher = Hasher()
    hasher.combine(3)
    hasher.combine(literal)
    return Self(content: .literal(literal), digest: hasher.finalize(), summary: shortened(source))
  }

  /// Returns this value as one of a kind, which no value has that is not made so.
  ///
  /// - Parameter isShown: Whether failure messages show the kind before the value.
  package func ofKind(_ kind: String, isShown: Bool = true) -> Self {
    var value = self
    value.kind = kind
    var hasher = Hasher()
    hasher.combine(4)
    hasher.combine(kind)
    hasher.combine(digest)
    value.digest = hasher.finalize()
    if isShown { value.summary = kind + " " + summary }
    return value
  }

  /// A text that only equal values have, with the same order in each process.
  package var canonicalText: String {
    let text =
      switch content {
      case .object(let members):
        "{" + members.map { JSONText.quoted($0.key) + ":" + $0.value.canonicalText }.joined(separator: ",") + "}"
      case .array(let values): "[" + values.map(\.canonicalText).joined(separator: ",") + "]"
      case .string(let string): JSONText.quoted(string)
      case .literal(let literal): "=" + JSONText.quoted(literal)
      }
    return kind.isEmpty ? text : "!" + JSONText.quoted(kind) + text
  }

  private static func shortened(_ text: String) -> String {
    text.unicodeScalars.count <= 120 ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(119))) + "…"
  }
}

/// An error for an object that has a key twice.
package struct RepeatedKey: Error {
  package var key: String
}

/// A step from a value to a value that it contains.
package enum StructureStep {
  case key(String)
  case index(Int)
}

extension [StructureStep] {
  /// The path as failure messages show it: `paths./pets.get.responses.200`, `tags[2].name`, `info["x.y"]`, and `$` for the
  /// whole document.
  package var text: String {
    guard !isEmpty else { return "$" }
    return reduce(into: "") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key):
        let isPlain = !key.isEmpty && key.utf8.allSatisfy { $0 > 0x20 && !#".[]"\"#.utf8.contains($0) }
        if isPlain {
          text += (text.isEmpty ? "" : ".") + key
        } else {
          text += "[" + key.debugDescription + "]"
        }
      }
    }
  }
}

/// An error for a document that cannot be compared by structure.
package enum DocumentStructureError: Error, CustomStringConvertible {
  /// The document of a format, such as `JSON`, is too large.
  case tooLarge(format: String, bytes: Int)
  case repeatedKey(format: String, path: String)

  package var description: String {
    switch self {
    case .tooLarge(let format, let size):
      "The \(format) document has \(size) bytes. The limit for a comparison by structure is "
        + "\(DocumentStructure.largestSize) bytes."
    case .repeatedKey(let format, let path):
      "The \(format) document has more than one member at \(path). Programs read different values from it."
    }
  }
}

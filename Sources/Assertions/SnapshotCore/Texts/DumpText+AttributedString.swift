import Foundation

/// A type of Foundation whose mirror shows memory addresses and whose description lists attributes in hashing order. Its
/// contents are dumped instead.
protocol DumpStandIn {
  /// The value to dump instead.
  var standIn: Any { get }
}

/// A text or a part of one, with its children.
private struct AttributedText: AnySnapshotStringConvertible, CustomReflectable {
  static let renderChildren = true
  var snapshotDescription: String
  var children: [Mirror.Child]
  var customMirror: Mirror { Mirror(self, children: children) }
}

extension AttributedString: DumpStandIn {
  /// The whole text, followed by its runs with their attributes, if any.
  var standIn: Any {
    let isPlain = runs.allSatisfy { $0.attributes == AttributeContainer() }
    let parts = isPlain ? [] : runs.map { part(text(in: $0.range), $0.attributes.children) }
    return part(text(in: startIndex..<endIndex), parts.map { (nil, $0) })
  }

  private func text(in range: Range<Index>) -> String { String(characters[range]) }

  private func part(_ text: String, _ children: [Mirror.Child]) -> AttributedText {
    AttributedText(snapshotDescription: text.debugDescription, children: children)
  }
}

extension AttributedSubstring: DumpStandIn {
  var standIn: Any { AttributedString(self).standIn }
}

extension AttributedString.Runs: DumpStandIn {
  var standIn: Any { map(\.attributes) }
}

extension AttributedString.Runs.Run: DumpStandIn {
  var standIn: Any { attributes.standIn }
}

extension AttributedString.CharacterView: DumpStandIn {
  var standIn: Any { String(self) }
}

extension AttributeContainer: DumpStandIn {
  var standIn: Any { AttributedText(snapshotDescription: "AttributeContainer", children: children) }

  /// The attributes, sorted by their names.
  fileprivate var children: [Mirror.Child] {
    guard let contents = Mirror(reflecting: self).descendant("storage", "contents") as? [String: Any] else {
      return Self.attributes(inDescription: description)
    }
    return contents.sorted { $0.key < $1.key }.map { name, value in
      (name, Mirror(reflecting: value).descendant("_rawValue") ?? value)
    }
  }

  /// The attributes in a description, one per line, sorted.
  ///
  /// NB: the storage of a container is an implementation detail of Foundation. If it changes, the description is used.
  static func attributes(inDescription description: String) -> [Mirror.Child] {
    let lines = description.split(separator: "\n").filter { $0.hasPrefix("\t") }.map { $0.dropFirst() }
    return lines.sorted().map { line in
      let parts = line.split(separator: " = ", maxSplits: 1)
      return (parts.first.map(String.init), parts.count == 2 ? String(parts[1]) : "")
    }
  }
}

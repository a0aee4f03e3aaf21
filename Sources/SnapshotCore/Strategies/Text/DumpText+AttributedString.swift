import Foundation

/// A type of Foundation's whose mirror shows the memory that holds a value, with addresses and numbers that no two runs
/// share, and whose description has the attributes in the order of hashing. It is dumped as what it means.
protocol DumpStandIn {
  /// What is dumped in its place.
  var standIn: Any { get }
}

/// A text or a part of one, with what stands below it.
private struct AttributedText: AnySnapshotStringConvertible, CustomReflectable {
  static let renderChildren = true
  var snapshotDescription: String
  var children: [Mirror.Child]
  var customMirror: Mirror { Mirror(self, children: children) }
}

extension AttributedString: DumpStandIn {
  /// The whole text, then its runs, each with its attributes; the text alone where there are none.
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

  /// The attributes as a description has them, one a line, sorted.
  ///
  /// NB: how a container keeps them is Foundation's affair; where that is another way, its description is what is left.
  static func attributes(inDescription description: String) -> [Mirror.Child] {
    let lines = description.split(separator: "\n").filter { $0.hasPrefix("\t") }.map { $0.dropFirst() }
    return lines.sorted().map { line in
      let parts = line.split(separator: " = ", maxSplits: 1)
      return (parts.first.map(String.init), parts.count == 2 ? String(parts[1]) : "")
    }
  }
}

import SnapshotFoundation

extension JSONPath {
  /// Returns what is where the path selects nothing, or `nil` if it selects a value or the text has only empty values there:
  /// empty arrays and objects, and `null`.
  ///
  /// Values are never part of the sentence, because the path is of a redaction.
  func absence(in text: some PositionedText) -> String? {
    var values = [text.root]
    var path = "$"
    for segment in segments {
      let parents = segment.parents(among: values).filter { !$0.isEmpty(in: text) }
      guard !parents.isEmpty else { return nil }
      values = segment.children(of: parents)
      if values.isEmpty { return "\(path) has \(Self.contents(of: parents, in: text))." }
      path += segment.source
    }
    return nil
  }

  private static let mostNames = 20

  private static func contents(of values: [JSONText.Value], in text: some PositionedText) -> String {
    var names: Set<String> = []
    var lengths: [Int] = []
    var kinds: Set<String> = []
    for value in values {
      switch value.content {
      case .object(let members): names.formUnion(members.map(\.key))
      case .array(let values): lengths.append(values.count)
      case .string: kinds.insert("a string")
      case .literal: kinds.insert(text.source(of: value).first?.isLetter == true ? "a Boolean value" : "a number")
      }
    }
    var parts: [String] = []
    if !names.isEmpty {
      let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let more = sorted.count > mostNames ? " and \(sorted.count - mostNames) more" : ""
      parts.append("the members " + sorted.prefix(mostNames).map(\.debugDescription).joined(separator: ", ") + more)
    }
    if let longest = lengths.max() {
      parts.append((lengths.count == 1 ? "an array of " : "arrays of up to ") + counted(longest, "element"))
    }
    if parts.isEmpty { parts = kinds.sorted().map { "\($0) as its value" } }
    return parts.joined(separator: " and ")
  }
}

extension JSONText.Value {
  fileprivate func isEmpty(in text: some PositionedText) -> Bool {
    switch content {
    case .object(let members): members.isEmpty
    case .array(let values): values.isEmpty
    case .string: false
    case .literal: text.source(of: self) == "null"
    }
  }
}

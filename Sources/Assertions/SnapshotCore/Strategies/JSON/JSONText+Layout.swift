/// The order of an object's members in formatted JSON.
public enum JSONKeyOrder: Hashable, Sendable {
  /// Sorted by the bytes of the keys. Members with equal keys keep their order.
  case sorted
  /// The order in the text.
  case asWritten
}

extension JSONText {
  /// Returns the text with one value per line, in the format of Foundation's `.prettyPrinted`: two spaces per level and a space
  /// on both sides of colons. Numbers keep their notation, and only required characters are escaped.
  package func pretty(_ order: JSONKeyOrder) -> String {
    var output = ""
    write(root, depth: 0, order, to: &output)
    return output
  }

  private func write(_ value: Value, depth: Int, _ order: JSONKeyOrder, to output: inout String) {
    switch value.content {
    case .literal: output += source(of: value)
    case .string(let text): output += Self.quoted(text)
    case .array(let elements):
      writeList("[", elements, "]", depth: depth, to: &output) { element, output in
        write(element, depth: depth + 1, order, to: &output)
      }
    case .object(let members):
      let ordered = order == .sorted ? Self.sorted(members) : members
      writeList("{", ordered, "}", depth: depth, to: &output) { member, output in
        output += Self.quoted(member.key) + " : "
        write(member.value, depth: depth + 1, order, to: &output)
      }
    }
  }

  private func writeList<Element>(
    _ open: String, _ elements: [Element], _ close: String, depth: Int, to output: inout String,
    _ write: (Element, inout String) -> Void
  ) {
    output += open
    guard !elements.isEmpty else {
      // Foundation has an empty line in it.
      output += "\n\n" + String(repeating: "  ", count: depth) + close
      return
    }
    for (index, element) in elements.enumerated() {
      output += (index == 0 ? "\n" : ",\n") + String(repeating: "  ", count: depth + 1)
      write(element, &output)
    }
    output += "\n" + String(repeating: "  ", count: depth) + close
  }

  private static func sorted(_ members: [Member]) -> [Member] {
    members.enumerated().sorted { left, right in
      if left.element.key.utf8.elementsEqual(right.element.key.utf8) { return left.offset < right.offset }
      return left.element.key.utf8.lexicographicallyPrecedes(right.element.key.utf8)
    }.map(\.element)
  }

  /// Returns a quoted string.
  package static func quoted(_ text: String) -> String {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\u{8}": output += "\\b"
      case "\u{C}": output += "\\f"
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }
}

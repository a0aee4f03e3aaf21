/// The order of an element's attributes in formatted markup.
public enum AttributeOrder: Hashable, Sendable {
  /// Sorted by the bytes of the names. Attributes with equal names keep their order.
  case sorted
  /// The order in the text.
  case asWritten
}

/// Formats a markup tree with one element per line and two spaces per level. Inline content stays in one line.
struct MarkupPrinter {
  let tree: MarkupTree
  let rules: MarkupRules
  let attributes: AttributeOrder

  func text() -> String {
    var output = ""
    writeChildren(of: 0, depth: 0, to: &output)
    return output
  }

  // MARK: Lines

  private func writeLine(_ text: String, depth: Int, to output: inout String) {
    output += String(repeating: "  ", count: depth) + text + "\n"
  }

  /// Returns the lines of an element's children. Adjacent inline nodes share a line.
  private func writeChildren(of parent: Int, depth: Int, to output: inout String) {
    var flow = ""
    func flush(to output: inout String) {
      let line = trimmed(flow)
      if !line.isEmpty { writeLine(line, depth: depth, to: &output) }
      flow = ""
    }
    for child in tree.nodes[parent].children {
      if flows(child) {
        flow += flowing(child)
      } else {
        flush(to: &output)
        writeBlock(child, depth: depth, to: &output)
      }
    }
    flush(to: &output)
  }

  private func writeBlock(_ index: Int, depth: Int, to output: inout String) {
    let node = tree.nodes[index]
    guard case .element(let tag) = node.content else {
      return writeLine(flowing(index), depth: depth, to: &output)
    }
    if isOneLine(index) { return writeLine(flowing(index), depth: depth, to: &output) }
    writeLine(startTag(tag), depth: depth, to: &output)
    writeChildren(of: index, depth: depth + 1, to: &output)
    if let end = node.endName { writeLine("</\(end)>", depth: depth, to: &output) }
  }

  // MARK: Flow

  /// Returns whether a node is inline.
  private func flows(_ index: Int) -> Bool {
    switch tree.nodes[index].content {
    case .root: return false
    case .text: return true
    case .declaration(let text): return rules.ignoresCase ? text.hasPrefix("<!--") : text.hasPrefix("<![CDATA[")
    case .strayEnd(let name): return rules.inlineElements.contains(rules.key(name))
    case .element(let tag):
      return rules.inlineElements.contains(rules.key(tag.name)) && tree.nodes[index].children.allSatisfy(flows)
    }
  }

  /// Returns whether an element and its content are on one line.
  private func isOneLine(_ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard case .element(let tag) = node.content else { return true }
    if preserves(tag) { return true }
    return node.children.allSatisfy(flows) || !rules.collapsesSpace && isMixed(node)
  }

  /// In XML, whitespace in text next to elements may be significant.
  private func isMixed(_ node: MarkupTree.Node) -> Bool {
    node.children.contains { child in
      guard case .text(let text) = tree.nodes[child].content else { return false }
      return text.contains { !$0.isWhitespace }
    }
  }

  private func preserves(_ tag: MarkupToken.StartTag) -> Bool {
    let key = rules.key(tag.name)
    return rules.preservingElements.contains(key) || rules.rawTextElements.contains(key)
      || tag.attributes.contains { $0.name == "xml:space" && $0.value == "preserve" }
  }

  /// Returns the text of an inline node.
  private func flowing(_ index: Int) -> String {
    let node = tree.nodes[index]
    switch node.content {
    case .root: return ""
    case .text(let text): return rules.collapsesSpace ? Self.collapsed(text) : text
    case .declaration(let text): return text
    case .strayEnd(let name): return "</\(name)>"
    case .element(let tag):
      let end = node.endName.map { "</\($0)>" } ?? ""
      if preserves(tag) { return startTag(tag) + verbatim(index) + end }
      var content = node.children.map(flowing).joined()
      // At the edges of what begins and ends a line of its own, space means nothing.
      if !rules.inlineElements.contains(rules.key(tag.name)), rules.collapsesSpace { content = trimmed(content) }
      return startTag(tag) + content + end
    }
  }

  /// Returns the source text of a node's content.
  private func verbatim(_ index: Int) -> String {
    tree.nodes[index].children.map { child in
      let node = tree.nodes[child]
      switch node.content {
      case .root: return ""
      case .text(let text), .declaration(let text): return text
      case .strayEnd(let name): return "</\(name)>"
      case .element(let tag): return startTag(tag) + verbatim(child) + (node.endName.map { "</\($0)>" } ?? "")
      }
    }.joined()
  }

  // MARK: Parts

  private func startTag(_ tag: MarkupToken.StartTag) -> String {
    var ordered = tag.attributes
    if attributes == .sorted {
      ordered = ordered.enumerated().sorted { left, right in
        let (a, b) = (left.element.name.utf8, right.element.name.utf8)
        return a.elementsEqual(b) ? left.offset < right.offset : a.lexicographicallyPrecedes(b)
      }.map(\.element)
    }
    let parts = ordered.map { attribute in
      guard let value = attribute.value else { return " " + attribute.name }
      let quote = value.contains("\"") ? "'" : "\""
      return " \(attribute.name)=\(quote)\(value)\(quote)"
    }
    return "<" + tag.name + parts.joined() + (tag.isSelfClosing ? "/>" : ">")
  }

  private func trimmed(_ text: String) -> String {
    guard rules.collapsesSpace else { return text.contains { !$0.isWhitespace } ? text : "" }
    return String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// Collapses whitespace to single spaces, except for non-breaking spaces.
  private static func collapsed(_ text: String) -> String {
    var output: [UInt8] = []
    for byte in text.utf8 {
      guard [0x20, 0x9, 0xA, 0xC, 0xD].contains(byte) else {
        output.append(byte)
        continue
      }
      if output.last != 0x20 { output.append(0x20) }
    }
    return String(decoding: output, as: UTF8.self)
  }
}

/// A markup tree that preserves errors: an element may lack its end tag, and an end tag without an element is a separate node.
struct MarkupTree {
  struct Node {
    enum Content {
      case root
      case element(MarkupToken.StartTag)
      case text(String)
      case declaration(String)
      /// The name of an end tag without an element.
      case strayEnd(String)
    }

    var content: Content
    var children: [Int] = []
    /// The name in the end tag, if any.
    var endName: String?
  }

  /// The maximum nesting depth. Deeper elements become siblings of their parents, as in browsers.
  static let deepest = 256

  private(set) var nodes = [Node(content: .root)]

  /// - Complexity: linear in the number of tokens; an end tag looks at the open elements.
  init(_ tokens: [MarkupToken], rules: MarkupRules) {
    var open = [0]
    func name(_ index: Int, _ nodes: [Node]) -> String? {
      guard case .element(let tag) = nodes[index].content else { return nil }
      return rules.key(tag.name)
    }
    for token in tokens {
      switch token {
      case .text(let text), .rawText(let text): append(.text(text), to: open[open.count - 1])
      case .declaration(let text): append(.declaration(text), to: open[open.count - 1])
      case .startTag(let tag):
        let key = rules.key(tag.name)
        if let ended = rules.impliedEnds[key] {
          var candidate = open.count - 1
          var last: Int?
          while candidate > 0, let openName = name(open[candidate], nodes) {
            if ended.contains(openName) {
              last = candidate
            } else if rules.impliedEndLimits.contains(openName) {
              break
            }
            candidate -= 1
          }
          if let last { open.removeSubrange(last...) }
        }
        let index = append(.element(tag), to: open[open.count - 1])
        // In HTML the slash of `<div/>` means nothing, except in SVG and MathML, whose elements it is written for.
        if !tag.isSelfClosing, !rules.voidElements.contains(key), open.count < Self.deepest { open.append(index) }
      case .endTag(let endName):
        let key = rules.key(endName)
        guard let match = open.lastIndex(where: { name($0, nodes) == key }) else {
          append(.strayEnd(endName), to: open[open.count - 1])
          continue
        }
        nodes[open[match]].endName = endName
        open.removeSubrange(match...)
      }
    }
  }

  @discardableResult
  private mutating func append(_ content: Node.Content, to parent: Int) -> Int {
    nodes.append(Node(content: content))
    nodes[parent].children.append(nodes.count - 1)
    return nodes.count - 1
  }
}

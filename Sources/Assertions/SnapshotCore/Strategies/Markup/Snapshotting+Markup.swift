import Foundation

extension Snapshotting where Value == String, Format == String {
  /// HTML, formatted with one element per line. Inline elements stay in the line of their text.
  ///
  ///     assertSnapshot(of: "<ul><li>One <b>bold</b><li>Two</ul>", as: .html)
  ///
  /// Records, in a file that ends in `html`:
  ///
  ///     <ul>
  ///       <li>One <b>bold</b>
  ///       <li>Two
  ///     </ul>
  ///
  /// Whitespace is collapsed as in browsers. The contents of `pre`, `textarea`, `script` and `style`, entities, names and the
  /// order of attributes are unchanged. Errors are not repaired: a missing end tag is missing in the snapshot.
  public static var html: Snapshotting { .html(attributes: .asWritten) }

  /// HTML, formatted with one element per line and attributes in an order.
  public static func html(attributes: AttributeOrder) -> Snapshotting {
    .text("html") { HTMLText.pretty($0, attributes: attributes) }
  }

  /// XML, formatted with one element per line. Text next to elements keeps its whitespace.
  ///
  ///     assertSnapshot(of: "<feed><title>News</title><entry id='1'/></feed>", as: .xml)
  ///
  /// Records, in a file that ends in `xml`:
  ///
  ///     <feed>
  ///       <title>News</title>
  ///       <entry id="1"/>
  ///     </feed>
  public static var xml: Snapshotting { .xml(attributes: .asWritten) }

  /// XML, formatted with one element per line and attributes in an order.
  public static func xml(attributes: AttributeOrder) -> Snapshotting {
    .text("xml") { XMLText.pretty($0, attributes: attributes) }
  }
}

extension Snapshotting where Value == Data, Format == String {
  /// HTML in UTF-8; see the strategy of the same name for strings.
  public static var html: Snapshotting {
    .text("html") { HTMLText.pretty(try UTF8Text.decoded($0)) }
  }

  /// XML in UTF-8; see the strategy of the same name for strings.
  public static var xml: Snapshotting {
    .text("xml") { XMLText.pretty(try UTF8Text.decoded($0)) }
  }
}

/// HTML as text.
package enum HTMLText {
  package static func pretty(_ text: String, attributes: AttributeOrder = .asWritten) -> String {
    let tokens = MarkupTokenizer.tokens(of: text, rawTextElements: MarkupRules.html.rawTextElements)
    let tree = MarkupTree(tokens, rules: .html)
    return MarkupPrinter(tree: tree, rules: .html, attributes: attributes).text()
  }
}

/// XML as text.
package enum XMLText {
  package static func pretty(_ text: String, attributes: AttributeOrder = .asWritten) -> String {
    let tree = MarkupTree(MarkupTokenizer.tokens(of: text), rules: .xml)
    return MarkupPrinter(tree: tree, rules: .xml, attributes: attributes).text()
  }
}

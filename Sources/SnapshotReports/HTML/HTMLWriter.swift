/// Builds HTML in which no text from a test can become markup: tags, attribute names and raw pieces are literals of
/// this module, everything else is escaped.
struct HTMLWriter {
  private(set) var document = ""

  /// A piece of markup as it stands.
  mutating func raw(_ markup: StaticString) { document += markup.description }

  mutating func text(_ text: String) { document += MarkupText.escape(text) }

  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:],
    content: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    content(&self)
    document += "</\(name)>"
  }

  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// A tag without an end, or an element without content whose end follows from `content`.
  mutating func open(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]) {
    document += "<\(name)"
    for (key, value) in attributes { document += " \(key)=\"\(MarkupText.escapeAttribute(value))\"" }
    document += ">"
  }

  mutating func lineFeed() { document += "\n" }
}

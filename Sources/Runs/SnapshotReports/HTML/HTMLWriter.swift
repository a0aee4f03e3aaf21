/// Writes HTML in which untrusted text cannot become markup: tags, attribute names and raw markup are static strings, and
/// everything else is escaped.
struct HTMLWriter {
  private(set) var document = ""

  /// Writes markup without escaping.
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

  /// Writes only a start tag.
  mutating func open(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:]) {
    document += "<\(name)"
    for (key, value) in attributes { document += " \(key)=\"\(MarkupText.escapeAttribute(value))\"" }
    document += ">"
  }

  mutating func lineFeed() { document += "\n" }
}

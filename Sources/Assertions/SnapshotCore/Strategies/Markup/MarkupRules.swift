/// The rules for formatting HTML or XML.
struct MarkupRules {
  /// Void elements, which have no content and no end tag.
  var voidElements: Set<String> = []
  /// Elements whose content is not markup.
  var rawTextElements: Set<String> = []
  /// Elements whose content is unchanged.
  var preservingElements: Set<String> = []
  /// Inline elements.
  var inlineElements: Set<String> = []
  /// The open elements that the start tag of an element closes.
  var impliedEnds: [String: Set<String>] = [:]
  /// Elements beyond which no element is closed implicitly.
  var impliedEndLimits: Set<String> = []
  /// Whether whitespace between words can be collapsed.
  var collapsesSpace: Bool
  /// Whether names are case-insensitive.
  var ignoresCase: Bool

  func key(_ name: String) -> String { ignoresCase ? name.lowercased() : name }

  /// The rules of the HTML standard: void elements, raw text, phrasing content and optional end tags.
  static let html = MarkupRules(
    voidElements: [
      "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ],
    rawTextElements: ["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes"],
    preservingElements: ["pre", "textarea", "listing"],
    inlineElements: [
      "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "br", "button", "cite", "code", "data", "del", "dfn", "em",
      "font", "i",
      "img", "input", "ins", "kbd", "label", "mark", "meter", "output", "progress", "q", "rp", "rt", "ruby", "s",
      "samp", "small", "span", "strike", "strong", "sub", "sup", "textarea", "time", "tt", "u", "var", "wbr",
    ],
    impliedEnds: {
      var ends: [String: Set<String>] = [
        "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"], "option": ["option"],
        "optgroup": ["option", "optgroup"], "tr": ["tr", "td", "th"], "td": ["td", "th"], "th": ["td", "th"],
        "tbody": ["thead", "tbody", "tr", "td", "th"], "tfoot": ["thead", "tbody", "tr", "td", "th"],
        "rt": ["rt", "rp"], "rp": ["rt", "rp"], "body": ["head"],
      ]
      let endsParagraph = [
        "address", "article", "aside", "blockquote", "details", "div", "dl", "fieldset", "figcaption", "figure",
        "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "menu", "nav", "ol", "p", "pre",
        "section", "table", "ul",
      ]
      for name in endsParagraph { ends[name, default: []].insert("p") }
      return ends
    }(),
    impliedEndLimits: [
      "ul", "ol", "dl", "table", "select", "ruby", "html", "body", "div", "section", "article", "template", "button",
      "menu", "td", "th", "blockquote", "svg", "math",
    ],
    collapsesSpace: true, ignoresCase: true)

  static let xml = MarkupRules(collapsesSpace: false, ignoresCase: false)
}

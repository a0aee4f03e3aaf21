import SnapshotRuns

extension HTMLPage {
  /// Why snapshots differ: each reason with how many it explains, and the way to the first of them.
  mutating func writeCauses() {
    let told = causes.enumerated().filter { $0.element.results.count > 1 || $0.element.unexplained != nil }
    guard !told.isEmpty, failures.count > 1 else { return }
    body.raw("<section aria-labelledby=\"causes\"><h2 id=\"causes\">Causes</h2>\n<ol class=\"causes\">\n")
    let anchors = anchors
    for (number, cause) in told {
      let first = cause.results.lazy.compactMap { anchors[$0.key] }.first
      body.element("li", ["value": String(number + 1)]) { html in
        html.element("p") { html in
          if let first {
            html.element("a", ["href": "#\(first)"], text: cause.title)
          } else {
            html.text(cause.title)
          }
        }
        html.element("p", ["class": "sub"], text: cause.extent + ".")
        if !cause.details.isEmpty {
          html.element("ul") { html in
            for line in cause.details { html.element("li", text: line) }
          }
        }
        html.element(
          "button",
          ["type": "button", "class": "js", "data-filter": "cause:\(number + 1)", "aria-pressed": "false"],
          text: "Only this cause")
      }
      body.lineFeed()
    }
    body.raw("</ol></section>\n")
  }

  /// Filters that are one press away, and the order of the failures.
  static func writeChips(_ report: RunReport, failures: [SnapshotResult], _ html: inout HTMLWriter) {
    guard failures.count > 1 else { return }
    html.element("div", ["class": "chips js", "role": "group", "aria-label": "Filters"]) { html in
      for status in SnapshotStatus.allCases {
        let count = failures.count { $0.status == status }
        guard count > 0 else { continue }
        html.element(
          "button", ["type": "button", "data-filter": "status:\(status.rawValue)", "aria-pressed": "false"],
          text: "\(status.glyph) \(status.word) \(count)")
      }
      for word in ["unexplained", "undecided"] {
        html.element("button", ["type": "button", "data-filter": word, "aria-pressed": "false"], text: word)
      }
    }
    html.raw(
      """
      <p class="order js"><label for="order">Order</label><select id="order"><option value="name">by name</option>\
      <option value="impact">by changed pixels</option></select></p>
      """)
  }

  /// The keys.
  static let help: StaticString = """
    <details id="keys" class="js"><summary>Keys</summary>\
    <p><label><input type="checkbox" id="quick" checked> Single keys do something</label></p><ul>\
    <li><kbd>j</kbd> <kbd>k</kbd> next, previous failure</li>\
    <li><kbd>]</kbd> <kbd>[</kbd> next, previous cause</li>\
    <li><kbd>g</kbd> then <kbd>c</kbd> <kbd>m</kbd> <kbd>n</kbd> <kbd>e</kbd> first changed, missing, nondeterministic, unusable</li>\
    <li><kbd>1</kbd> side by side, <kbd>2</kbd> slider, <kbd>3</kbd> onion, <kbd>4</kbd> blink, <kbd>5</kbd> heat</li>\
    <li><kbd>x</kbd> swap, <kbd>+</kbd> <kbd>-</kbd> zoom, <kbd>n</kbd> <kbd>p</kbd> changed areas, <kbd>i</kbd> loupe, \
    <kbd>f</kbd> full screen</li>\
    <li><kbd>a</kbd> accept, <kbd>r</kbd> reject, <kbd>s</kbd> skip, <kbd>A</kbd> <kbd>R</kbd> all of the cause, <kbd>u</kbd> undo</li>\
    <li><kbd>c</kbd> copy the accept command, <kbd>/</kbd> filter, <kbd>?</kbd> this list, <kbd>Esc</kbd> close</li>\
    <li>Filters: words, <code>status:changed</code>, <code>cause:2</code>, <code>unexplained</code>, <code>undecided</code>, \
    <code>&gt;0.5%</code></li></ul></details>

    """
}

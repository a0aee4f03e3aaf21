extension HTMLPage {
  /// Writes the filter and the list of tests.
  mutating func writeNavigation() {
    guard !sheets.isEmpty else { return }
    body.element("nav", ["aria-label": "Snapshots"]) { html in
      html.raw(
        """
        <p class="search js"><label for="search">Filter</label>\
        <input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="Test, name or configuration">\
        <output id="found" aria-live="polite"></output></p>
        """)
      HTMLPage.writeChips(report, failures: failures, &html)
      var suite = ""
      html.raw("<ul class=\"tree\">")
      for (index, sheet) in sheets.enumerated() {
        let name = "\(sheet.target) \u{203A} \(sheet.suite)"
        if name != suite {
          html.element("li", ["class": "suite"], text: name)
          suite = name
        }
        html.element("li") { html in
          html.element("a", ["href": "#s\(index + 1)"]) { html in
            html.element("span", text: sheet.title)
            let failed = sheet.all.count { $0.status != .passed }
            if failed > 0 {
              html.element("em", ["class": "bad"], text: String(failed))
            }
            html.element("em", text: String(sheet.all.count))
          }
        }
      }
      html.raw("</ul>")
    }
    body.lineFeed()
  }
}

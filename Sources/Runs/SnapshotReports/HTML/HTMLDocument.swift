/// The document around the body of a report: one file that loads nothing except what its policy allows.
struct HTMLDocument {
  /// What the page is about; the tab of the browser shows it before the name of the tool.
  var title: String
  /// The Content Security Policy.
  var policy: String
  var style: String
  /// The markup of the body, with its script.
  var body: String

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(MarkupText.escapeAttribute(policy))">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(MarkupText.escape("\(title) \u{00B7} Snapshots"))</title>
    <style>
    \(style)</style>
    </head>
    <body>
    \(body)</body>
    </html>

    """
  }
}

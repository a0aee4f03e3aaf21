extension RenderedView {
  /// The element tree, one node a line, without any frame: what the bodies made, and around it the screen where it has a
  /// background.
  public var elementsText: String {
    (screen?.element ?? element).lines(indentedBy: 0).joined(separator: "\n") + "\n"
  }

  /// The layout tree, one node a line: names with their details, then the frame in points as `(x, y, width × height)`,
  /// and what was truncated. Around it stands the screen where it has a background: `screen systemBackground`.
  public var layoutText: String { (screen ?? layout).lines(indentedBy: 0).joined(separator: "\n") + "\n" }
}

extension ViewElement {
  /// The node without its place: `PostScreen/VStack`, `padding 16`, `Text "Sign in"`.
  var title: String {
    let name = (owners + [name]).joined(separator: "/")
    return detail.map { name + " " + $0 } ?? name
  }

  fileprivate func lines(indentedBy depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + title] + children.flatMap { $0.lines(indentedBy: depth + 1) }
  }
}

extension PlacedElement {
  /// The frame in points, and whether the text was truncated.
  var placeText: String {
    guard let text = element.drawing as? TextInk, text.paragraph.lines(for: proposal).isTruncated else {
      return frame.summary
    }
    return frame.summary + " truncated"
  }

  fileprivate func lines(indentedBy depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + element.title + " " + placeText]
      + children.flatMap { $0.lines(indentedBy: depth + 1) }
  }
}

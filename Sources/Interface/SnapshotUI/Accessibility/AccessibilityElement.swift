/// An accessibility element of a screen, as VoiceOver reads it.
public struct AccessibilityElement: Hashable, Sendable {
  /// The label that VoiceOver reads first.
  public var label: String?
  /// The value that VoiceOver reads after the label.
  public var value: String?
  /// The description of what happens when the element is activated.
  public var hint: String?
  /// The identifier for tests, which is never read to users.
  public var identifier: String?
  /// The traits of the element's role and state.
  public var traits: AccessibilityTraits
  /// Whether the element is enabled. Only controls can be disabled.
  public var isEnabled: Bool
  /// Whether the element is interactive.
  public var respondsToUserInteraction: Bool
  /// The names of the custom actions.
  public var customActions: [String]
  /// The frame in the drawing's points.
  public var frame: CGRect
  var sortPriority: Double

  /// The text that VoiceOver reads: label, value and role.
  public var spokenText: String {
    ([label, value].compactMap { $0 } + traits.names(isEnabled: isEnabled).compactMap { Self.spoken[$0] })
      .filter { !$0.isEmpty }.joined(separator: ". ")
  }

  /// The roles that VoiceOver reads. A static text has none.
  private static let spoken = [
    "button": "Button", "link": "Link", "image": "Image", "selected": "Selected", "header": "Heading",
    "adjustable": "Adjustable", "searchField": "Search field", "switchButton": "Switch button",
    "notEnabled": "Dimmed", "textEntry": "Text field", "tabBarItem": "Tab",
  ]
}

extension AccessibilityTraits {
  /// Returns UIKit's names of the traits, in UIKit's order.
  package func names(isEnabled: Bool = true) -> [String] {
    let known: [(AccessibilityTraits, String)] = [
      (.isButton, "button"), (.isLink, "link"), (.isImage, "image"), (.isSelected, "selected"),
      (.playsSound, "playsSound"), (.isKeyboardKey, "keyboardKey"), (.isStaticText, "staticText"),
      (.isSummaryElement, "summaryElement"),
    ]
    let later: [(AccessibilityTraits, String)] = [
      (.updatesFrequently, "updatesFrequently"), (.isSearchField, "searchField"),
      (.startsMediaSession, "startsMediaSession"), (.isAdjustable, "adjustable"), (.isHeader, "header"),
      (.isTabBar, "tabBar"), (.isTextEntry, "textEntry"), (.isToggle, "switchButton"),
    ]
    return known.filter { contains($0.0) }.map(\.1) + (isEnabled ? [] : ["notEnabled"])
      + later.filter { contains($0.0) }.map(\.1)
  }
}

extension RenderedView {
  /// The accessibility elements in reading order.
  public var accessibilityElements: [AccessibilityElement] { AccessibilityTree.elements(of: layout) }

  /// The accessibility elements, one per line: `[Button, Heading] "Sign in" = "on" (16, 40, 343 × 44)`. Elements in a view
  /// with `snapshotIgnored()` have no label and no value.
  public var accessibilityText: String {
    AccessibilityTree.entries(of: layout).map { entry in
      var element = entry.element
      if layout.isIgnored(at: entry.route) { (element.label, element.value) = (nil, nil) }
      var line = "[" + element.traits.names(isEnabled: element.isEnabled).joined(separator: ", ") + "]"
      if let label = element.label { line += " " + quotedWhole(label) }
      if let value = element.value { line += " = " + quotedWhole(value) }
      if let hint = element.hint { line += ", hint " + quotedWhole(hint) }
      if let identifier = element.identifier { line += ", id \(identifier)" }
      if !element.customActions.isEmpty { line += ", actions: " + element.customActions.joined(separator: ", ") }
      return line + " " + element.frame.summary + "\n"
    }.joined()
  }
}

extension PlacedElement {
  /// Whether the element at a route, or one around it, is ignored.
  fileprivate func isIgnored(at route: [Int]) -> Bool {
    var node = self
    for index in route {
      if node.element.roles.contains(.snapshotIgnored) { return true }
      node = node.children[index]
    }
    return node.element.roles.contains(.snapshotIgnored)
  }
}

/// Returns a quoted text on one line.
private func quotedWhole(_ text: String) -> String {
  "\""
    + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    .replacingOccurrences(of: "\n", with: "\\n") + "\""
}

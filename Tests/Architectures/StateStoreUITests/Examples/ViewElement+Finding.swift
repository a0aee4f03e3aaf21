import SnapshotUI

extension ViewElement {
  /// Returns the first element that satisfies a condition, in depth-first order.
  func first(where isWanted: (ViewElement) -> Bool) -> ViewElement? {
    if isWanted(self) { return self }
    for child in children { if let found = child.first(where: isWanted) { return found } }
    return nil
  }

  func contains(text: String) -> Bool { first { $0.name == "Text" && $0.detail == "\"\(text)\"" } != nil }

  /// Taps the innermost tappable element that shows a text.
  func tap(text: String) -> Bool {
    func innermost(_ element: ViewElement) -> ViewElement? {
      for child in element.children { if let found = innermost(child) { return found } }
      return element.actions.tap != nil && element.contains(text: text) ? element : nil
    }
    guard let tap = innermost(self)?.actions.tap else { return false }
    tap()
    return true
  }

  /// Runs the `onAppear` actions of the elements.
  func appear() {
    for action in actions.appear { action() }
    for child in children { child.appear() }
  }
}

nonisolated extension View {
  /// Returns the elements of the view on a phone, before its actions have run.
  func elements() throws -> ViewElement {
    var context = RenderContext(width: 390, height: 844)
    context.moment = .firstEvaluation
    return try rendered(in: context).element
  }
}

/// A value with a trace of its actions and their effects.
public protocol Traced {
  /// The trace so far, one fact per line.
  var traceText: String { get throws }
}

extension Flow {
  /// The flow as text: each step with its notes, and the texts that appeared (`+`) and disappeared (`−`). A control's
  /// text is followed by its value and state, such as `Sound (on, disabled)`.
  ///
  ///     1 opens
  ///         + Count: 0
  ///         + Increase
  ///     2 taps Increase
  ///         − Count: 0
  ///         + Count: 1
  public var trace: String {
    var lines: [String] = []
    var before: [String] = []
    for step in steps {
      let texts = step.screen.inspect().wordsInTrace
      lines.append("\(step.number) \(step.action)")
      lines += (step.notes + Self.changes(from: before, to: texts)).map { "    " + $0 }
      before = texts
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the removed texts, then the added texts, in the order of the screen.
  private static func changes(from old: [String], to new: [String]) -> [String] {
    let difference = new.difference(from: old)
    func words(_ change: CollectionDifference<String>.Change) -> String {
      switch change {
      case .insert(_, let text, _), .remove(_, let text, _): text.replacing("\n", with: " ")
      }
    }
    return difference.removals.map { "− " + words($0) } + difference.insertions.map { "+ " + words($0) }
  }
}

extension InspectedView {
  fileprivate var wordsInTrace: [String] {
    if let words = wordsOfValue { return [words] }
    // Texts have no children, and other elements have no texts of their own.
    if isButton || isField || children.isEmpty { return texts.map { $0 + marks(nil) } }
    let children = children
    return AccessibilityTree.readingOrder(of: place).flatMap { children[$0].wordsInTrace }
  }

  /// The label and the value of a control that shows its value graphically.
  private var wordsOfValue: String? {
    let value = accessibility.value ?? ""
    let roles = place.element.roles
    if roles.contains(.toggle) { return spokenLabel + marks(value == "1" ? "on" : "off") }
    guard roles.contains(.showsValueGraphically) else { return nil }
    return spokenLabel + marks(value.isEmpty || spokenLabel.contains(value) ? nil : value)
  }

  private func marks(_ value: String?) -> String {
    let isSelected = accessibility.traits.contains(.isSelected)
    let isUsable = !accessibility.traits.isDisjoint(with: .ofControls)
    let marks = [value, isSelected ? "selected" : nil, isUsable && !isEnabled ? "disabled" : nil].compactMap { $0 }
    return marks.isEmpty ? "" : " (" + marks.joined(separator: ", ") + ")"
  }
}

extension Flow {
  /// The flow as text: each step with its notes, and the words that came to the screen (`+`) and left it (`−`). Words of
  /// controls that nobody could use are marked `(disabled)`.
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

  /// What left and what came, in the order of the screen: first what left.
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
    if isControl || isField { return isEnabled ? texts : texts.map { $0 + " (disabled)" } }
    // A text has no children, and other elements no words of their own.
    return children.isEmpty ? texts : children.flatMap(\.wordsInTrace)
  }
}

import SnapshotRenderTraces

/// Marks the changes that a control derives from the argument that a person typed: the thumb of a toggle moves because the toggle
/// is off, and the rows of a list have another background because the list has another style.
///
/// Words and symbols inside are never derived, because a person typed them. What is derived remains in the list of changes.
struct DerivedChanges {
  private static let controls: Set = [
    "Button", "Toggle", "Slider", "Picker", "Stepper", "DatePicker", "ColorPicker", "ProgressView", "Gauge",
    "TextField",
    "SecureField", "TextEditor", "Menu", "Link", "ShareLink", "List", "Form", "Label", "NavigationBar", "border",
  ]
  /// Whether a control draws shapes of its own, so that a person typed only the control.
  static func draws(_ name: String) -> Bool {
    ["Toggle", "Slider", "Stepper", "ProgressView", "Gauge", "DatePicker"].contains(name)
  }

  /// The arguments that an environment passes to all controls inside.
  private static let settings: Set = ["disabled", "controlSize", "redacted"]

  /// - Complexity: O(*n* · *d*) for *n* changes of elements at a depth of at most *d*.
  static func mark(_ changes: inout [SemanticChange]) {
    var sources: [String: [Int]] = [:]
    for (index, change) in changes.enumerated()
    where change.stage == .elements && !change.isConsequence && !change.isWithoutEffect {
      let isSource =
        settings.contains(change.property) || isControl(change) && typed.contains(change.property)
      if isSource, sources[change.path, default: []].count < mostSources {
        sources[change.path, default: []].append(index)
      }
    }
    let all = Set(sources.values.joined())
    for index in changes.indices where !changes[index].isConsequence && !all.contains(index) {
      let change = changes[index]
      // Modifiers have the path of the element that they modify.
      changes[index].isDerived =
        change.isMadeByContainer
        || !sources.isEmpty
          && ElementPath.containers(of: change.path).contains { path in
            sources[path]?.contains { isDerived(change, from: changes[$0]) } == true
          }
    }
    if changes.allSatisfy({ $0.isDerived || $0.isConsequence || $0.isWithoutEffect }) {
      for index in changes.indices { changes[index].isDerived = false }
    }
  }

  /// A control has fewer arguments. Traces come from elsewhere.
  private static let mostSources = 8

  /// The arguments of controls that a person types. The empty one is the value.
  private static let typed: Set = ["", "style", "role", "width", "titleDisplayMode"]

  private static func isControl(_ change: SemanticChange) -> Bool {
    change.kind.split(separator: "/").contains { controls.contains(String($0)) }
  }

  private static func isDerived(_ change: SemanticChange, from source: SemanticChange) -> Bool {
    if source.property == "redacted" { return true }
    if ["text", "symbol"].contains(change.property) {
      // The selected option of a picker is its value.
      return source.kind == "Picker" && source.property.isEmpty && change.before.contains(source.before)
    }
    if change.kind.hasSuffix("Image"), change.property.isEmpty { return false }
    guard settings.contains(source.property), !isControl(source) else { return true }
    if change.stage == .drawing { return true }
    let inner = change.path.dropFirst(source.path.count).split(separator: "/").map { $0.prefix { $0 != "[" } }
    return inner.contains { controls.contains(String($0)) }
  }
}

import SnapshotRenderTraces

// What a person typed for a control or around it. Render traces state it, so that a report names it instead of the parts that a
// control draws.

extension ViewElement {
  /// The style of a control, and the settings of the environment where they change.
  func statedSettings(in parent: ViewElement?) -> [ElementArgument] {
    var found: [ElementArgument] = []
    if let style = styleText { found.append(ElementArgument("style", style)) }
    guard environmentBox !== parent?.environmentBox else { return found }
    let (own, outer) = (environment, parent?.environment ?? EnvironmentValues())
    func add(_ name: String, _ value: String, if differs: Bool) {
      if differs { found.append(ElementArgument(name, value)) }
    }
    add("disabled", "\(!own.isEnabled)", if: own.isEnabled != outer.isEnabled)
    add("controlSize", own.controlSize.rawValue, if: own.controlSize != outer.controlSize)
    add("redacted", "\(own.showsPlaceholders)", if: own.showsPlaceholders != outer.showsPlaceholders)
    return found
  }

  /// The style that a control is drawn in: `borderedProminent`; `nil` for other elements.
  private var styleText: String? {
    switch name {
    case "Button": environment.buttonStyle.styleName
    case "Toggle": environment.toggleStyle.map { $0.name } ?? "switch"
    case "Picker": environment.pickerStyle.rawValue
    case "List": environment.listStyle.rawValue
    case _ where owners.last == "Label": environment.labelStyle?.name ?? "titleAndIcon"
    default: nil
    }
  }
}

extension ChosenButtonStyle {
  fileprivate var styleName: String {
    switch self {
    case .style(let style): styleArgument(type(of: style), of: "ButtonStyle")
    case .primitive(let style, outer: _): styleArgument(type(of: style), of: "ButtonStyle")
    }
  }
}

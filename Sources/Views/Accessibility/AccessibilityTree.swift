/// Finds the stops of those who hear a screen in its layout.
///
/// Texts, pictures with a name and controls are stops. A control takes the texts in it for its label. A view with a label
/// of its own is one stop, whatever it contains, and so is one that says `accessibilityElement(children:)`, unless it
/// says `.contain`. A sheet hides what lies below it.
enum AccessibilityTree {
  static func elements(of root: PlacedElement) -> [AccessibilityElement] {
    let children = root.children
    if root.element.name == "screen", let sheet = children.last(where: { $0.element.name == "sheet" }) {
      return elements(of: sheet, AccessibilityProperties())
    }
    return elements(of: root, AccessibilityProperties())
  }

  /// - Parameter outer: What modifiers around the element say, which wins over what it says itself.
  private static func elements(of node: PlacedElement, _ outer: AccessibilityProperties, isControl: Bool = false)
    -> [AccessibilityElement]
  {
    let own = node.element.accessibility.overridden(by: outer)
    guard !own.isHidden, node.element.drawing?.silences != true else { return [] }
    let actions = node.element.actions
    let isControl = isControl || actions.tap != nil || actions.input != nil || actions.destination != nil
    switch own.children {
    case .ignore: return [stop(node, own, isControl: isControl)]
    case .combine: return [combined(node, own, isControl: isControl)]
    case .contain: return children(of: node)
    case nil: break
    }
    switch node.element.kind {
    case .modifier:
      return node.children.first.map { elements(of: $0, own, isControl: isControl) } ?? []
    case .attachment(let base):
      return sorted(
        node.children.enumerated().map { index, child in
          index == base
            ? elements(of: child, own, isControl: isControl) : elements(of: child, AccessibilityProperties())
        })
    case .leaf: return leaf(node, own, isControl: isControl)
    case .container:
      let isOne = isControl || own.label != nil || own.traits.contains(.isButton) || own.traits.contains(.isAdjustable)
      return isOne && !holdsControls(node) ? [combined(node, own, isControl: isControl)] : children(of: node)
    }
  }

  private static func leaf(_ node: PlacedElement, _ own: AccessibilityProperties, isControl: Bool)
    -> [AccessibilityElement]
  {
    var own = own
    if let text = node.element.drawing as? TextInk {
      own.label = own.label ?? text.paragraph.words
      if own.label?.isEmpty != false { return [] }
      if !isControl { own.traits.insert(.isStaticText) }
    } else if node.element.name == "Image" {
      own.label = own.label ?? node.element.detail?.replacingOccurrences(of: ".", with: " ")
      own.traits.insert(.isImage)
    } else if own.label == nil && own.value == nil && !isControl {
      return []
    }
    return [stop(node, own, isControl: isControl)]
  }

  private static func children(of node: PlacedElement) -> [AccessibilityElement] {
    sorted(node.children.map { elements(of: $0, AccessibilityProperties()) })
  }

  /// Who is to be heard first, first; the others in their order.
  private static func sorted(_ parts: [[AccessibilityElement]]) -> [AccessibilityElement] {
    let all = parts.flatMap { $0 }
    guard all.contains(where: { $0.sortPriority != 0 }) else { return all }
    return all.enumerated().sorted {
      ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
    }.map(\.element)
  }

  /// One stop of all that an element contains.
  private static func combined(_ node: PlacedElement, _ own: AccessibilityProperties, isControl: Bool)
    -> AccessibilityElement
  {
    let parts = children(of: node)
    var own = own
    let texts = parts.filter { !$0.traits.contains(.isImage) || parts.count == 1 || !isControl }
    if own.label == nil {
      let labels = texts.compactMap(\.label).filter { !$0.isEmpty }
      own.label = labels.isEmpty ? nil : labels.joined(separator: ", ")
    }
    if own.value == nil {
      let values = parts.compactMap(\.value).filter { !$0.isEmpty }
      own.value = values.isEmpty ? nil : values.joined(separator: ", ")
    }
    own.hint = own.hint ?? parts.lazy.compactMap(\.hint).first
    own.customActions += parts.flatMap(\.customActions)
    if own.children == .combine {
      for part in parts { own.traits.formUnion(part.traits) }
      if own.traits.contains(.isButton) { own.traits.remove(.isStaticText) }
      own.traits.remove(.isImage)
    }
    return stop(node, own, isControl: isControl || parts.contains { $0.respondsToUserInteraction })
  }

  private static func stop(_ node: PlacedElement, _ own: AccessibilityProperties, isControl: Bool)
    -> AccessibilityElement
  {
    AccessibilityElement(
      label: own.label, value: own.value, hint: own.hint, identifier: own.identifier, traits: own.traits,
      isEnabled: node.environment.isEnabled || !(isControl || own.traits.contains(.isButton)),
      respondsToUserInteraction: isControl, customActions: own.customActions, frame: node.frame,
      sortPriority: own.sortPriority)
  }

  /// Whether controls stand in an element, so that it cannot be one stop.
  private static func holdsControls(_ node: PlacedElement) -> Bool {
    guard node.element.name != "Stepper", node.element.accessibility.label == nil else { return false }
    return node.children.contains { child in
      let actions = child.element.actions
      return actions.tap != nil || actions.input != nil || actions.destination != nil || holdsControls(child)
    }
  }
}

extension AccessibilityProperties {
  /// What remains of an element's own words where a modifier around it has some.
  fileprivate func overridden(by outer: AccessibilityProperties) -> AccessibilityProperties {
    var merged = self
    merged.label = outer.label ?? label
    merged.value = outer.value ?? value
    merged.hint = outer.hint ?? hint
    merged.identifier = outer.identifier ?? identifier
    merged.traits = traits.union(outer.traits).subtracting(outer.removedTraits)
    merged.removedTraits = removedTraits.union(outer.removedTraits)
    merged.isHidden = isHidden || outer.isHidden
    merged.children = outer.children ?? children
    merged.sortPriority = outer.sortPriority != 0 ? outer.sortPriority : sortPriority
    merged.customActions = customActions + outer.customActions
    return merged
  }
}

extension ElementDrawing {
  /// Whether nothing of the content is to be heard.
  fileprivate var silences: Bool { self is HiddenDrawing || (self as? OpacityDrawing)?.opacity == 0 }
}

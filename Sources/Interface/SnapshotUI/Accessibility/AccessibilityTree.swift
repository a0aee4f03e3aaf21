/// Finds the accessibility elements of a layout tree.
///
/// Texts, named images and controls are accessibility elements. A control's label is made of its texts. A view with an
/// accessibility label or `accessibilityElement(children:)` is one element, except with `.contain`. A sheet hides the
/// content below it, and a bar above a screen is read first.
enum AccessibilityTree {
  /// An accessibility element with its view element.
  struct Entry {
    var element: AccessibilityElement
    /// The child indices from the root to the view element.
    var route: [Int]
  }

  static func elements(of root: PlacedElement) -> [AccessibilityElement] { entries(of: root).map(\.element) }

  static func entries(of root: PlacedElement) -> [Entry] {
    let children = root.children
    if root.element.roles.contains(.screen),
      let sheet = children.lastIndex(where: { $0.element.roles.contains(.sheet) })
    {
      return entries(of: children[sheet], AccessibilityProperties(), at: [sheet])
    }
    return entries(of: root, AccessibilityProperties(), at: [])
  }

  /// Returns the indices of an element's children in reading order.
  static func readingOrder(of node: PlacedElement) -> [Int] {
    node.element.layout.readingOrder(ofChildrenIn: node.children.map(\.frame))
  }

  /// - Parameter outer: The properties of enclosing modifiers, which override the element's own.
  private static func entries(
    of node: PlacedElement, _ outer: AccessibilityProperties, at route: [Int], isControl: Bool = false
  ) -> [Entry] {
    let own = node.element.accessibility.overridden(by: outer)
    guard !own.isHidden, node.element.drawing?.hidesContent != true else { return [] }
    let actions = node.element.actions
    let isControl = isControl || actions.isUsable
    func entry(_ element: AccessibilityElement) -> [Entry] { [Entry(element: element, route: route)] }
    switch own.children {
    case .ignore: return entry(element(node, own, isControl: isControl))
    case .combine: return entry(combined(node, own, isControl: isControl))
    case .contain: return children(of: node, at: route)
    case nil: break
    }
    if own.isWhole { return entry(element(node, own, isControl: isControl)) }
    switch node.element.kind {
    case .modifier:
      return node.children.first.map { entries(of: $0, own, at: route + [0], isControl: isControl) } ?? []
    case .attachment(let base):
      return sorted(
        node.children.enumerated().map { index, child in
          index == base
            ? entries(of: child, own, at: route + [index], isControl: isControl)
            : entries(of: child, AccessibilityProperties(), at: route + [index])
        })
    case .leaf: return leaf(node, own, isControl: isControl).map { entry($0) } ?? []
    case .container:
      let isOne = isControl || own.label != nil || own.traits.contains(.isButton) || own.traits.contains(.isAdjustable)
      return isOne && !holdsControls(node)
        ? entry(combined(node, own, isControl: isControl)) : children(of: node, at: route)
    }
  }

  private static func leaf(_ node: PlacedElement, _ own: AccessibilityProperties, isControl: Bool)
    -> AccessibilityElement?
  {
    var own = own
    if let text = node.element.drawing?.text {
      own.label = own.label ?? text.words
      if own.label?.isEmpty != false { return nil }
      if !isControl { own.traits.insert(.isStaticText) }
    } else if node.element.roles.contains(.image) {
      own.label = own.label ?? node.element.detail?.replacingOccurrences(of: ".", with: " ")
      own.traits.insert(.isImage)
    } else if own.label == nil && own.value == nil && !isControl {
      return nil
    }
    return element(node, own, isControl: isControl)
  }

  private static func children(of node: PlacedElement, at route: [Int]) -> [Entry] {
    sorted(
      readingOrder(of: node).map { entries(of: node.children[$0], AccessibilityProperties(), at: route + [$0]) })
  }

  /// Sorts by descending sort priority, keeping the order otherwise.
  private static func sorted(_ parts: [[Entry]]) -> [Entry] {
    let all = parts.flatMap { $0 }
    guard all.contains(where: { $0.element.sortPriority != 0 }) else { return all }
    return all.enumerated().sorted {
      ($1.element.element.sortPriority, $0.offset) < ($0.element.element.sortPriority, $1.offset)
    }.map(\.element)
  }

  /// Returns one accessibility element for all content of an element.
  private static func combined(_ node: PlacedElement, _ own: AccessibilityProperties, isControl: Bool)
    -> AccessibilityElement
  {
    let parts = children(of: node, at: []).map(\.element)
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
    return element(node, own, isControl: isControl || parts.contains { $0.respondsToUserInteraction })
  }

  private static func element(_ node: PlacedElement, _ own: AccessibilityProperties, isControl: Bool)
    -> AccessibilityElement
  {
    AccessibilityElement(
      label: own.label, value: own.value, hint: own.hint, identifier: own.identifier, traits: own.traits,
      isEnabled: node.environment.isEnabled || !(isControl || !own.traits.isDisjoint(with: .ofControls)),
      respondsToUserInteraction: isControl, customActions: own.customActions, frame: node.frame,
      sortPriority: own.sortPriority)
  }

  /// Whether an element contains controls, so that it can't be a single accessibility element.
  private static func holdsControls(_ node: PlacedElement) -> Bool {
    guard node.element.accessibility.label == nil else { return false }
    return node.children.contains { child in
      let actions = child.element.actions
      return actions.isUsable || holdsControls(child)
    }
  }
}

extension AccessibilityProperties {
  /// Returns the properties overridden by those of an enclosing modifier.
  fileprivate func overridden(by outer: AccessibilityProperties) -> AccessibilityProperties {
    var merged = self
    merged.label = outer.label ?? label
    merged.value = outer.value ?? value
    merged.hint = outer.hint ?? hint
    merged.identifier = outer.identifier ?? identifier
    merged.traits = traits.union(outer.traits).subtracting(outer.removedTraits)
    merged.removedTraits = removedTraits.union(outer.removedTraits)
    merged.isHidden = isHidden || outer.isHidden
    merged.isWhole = isWhole || outer.isWhole
    merged.children = outer.children ?? children
    merged.sortPriority = outer.sortPriority != 0 ? outer.sortPriority : sortPriority
    merged.customActions = customActions + outer.customActions
    return merged
  }
}

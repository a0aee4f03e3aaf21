/// Runs the lifecycle actions of the views on a screen: appearance, disappearance and changes of values.
struct Lifecycle {
  private struct Key: Hashable {
    let identity: ViewIdentity?
    let occurrence: Int
  }

  private struct Shown {
    var actions: ElementActions
    var tasks: [Task<Void, Never>] = []
  }

  private var shown: [Key: Shown] = [:]
  private var order: [Key] = []

  /// Updates to a new screen and runs the actions of the changes.
  mutating func advance(to root: PlacedElement) {
    var counts: [ViewIdentity?: Int] = [:]
    var present: [(key: Key, actions: ElementActions)] = []
    root.forEach { element in
      guard element.actions.hasLifecycle else { return }
      let key = Key(identity: element.identity, occurrence: counts[element.identity, default: 0])
      counts[element.identity, default: 0] += 1
      present.append((key, element.actions))
    }
    leave(order.filter { key in !present.contains { $0.key == key } })
    let before = shown
    for (key, actions) in present { shown[key, default: Shown(actions: actions)].actions = actions }
    order = present.map(\.key)
    for (key, actions) in present {
      if let known = before[key] { actions.reportChanges(since: known.actions) } else { appear(key, actions) }
    }
  }

  /// Cancels the running tasks.
  mutating func end() {
    for view in shown.values { for task in view.tasks { task.cancel() } }
    shown = [:]
  }

  private mutating func appear(_ key: Key, _ actions: ElementActions) {
    for action in actions.appear { action() }
    for change in actions.changes where change.isInitial { change.perform(change.value, change.value) }
    shown[key]?.tasks = actions.tasks.map { action in Task { await action() } }
  }

  private mutating func leave(_ keys: [Key]) {
    for key in keys {
      guard let view = shown.removeValue(forKey: key) else { continue }
      for action in view.actions.disappear { action() }
      for task in view.tasks { task.cancel() }
    }
  }
}

extension ElementActions {
  fileprivate var hasLifecycle: Bool {
    !(appear.isEmpty && disappear.isEmpty && changes.isEmpty && tasks.isEmpty)
  }

  fileprivate func reportChanges(since last: ElementActions) {
    for (old, new) in zip(last.changes, changes) where !areSame(old.value, new.value) {
      new.perform(old.value, new.value)
    }
  }
}

extension PlacedElement {
  /// Calls a closure with the element and its descendants, outermost first.
  fileprivate func forEach(_ body: (ViewElement) -> Void) {
    body(element)
    for child in children { child.forEach(body) }
  }
}

/// Runs the lifecycle actions of the views on a screen: appearance, disappearance and changes of values.
struct Lifecycle {
  private struct Key: Hashable {
    let identity: ViewIdentity?
    let occurrence: Int
  }

  private struct Shown {
    var actions: ElementActions
    var tasks: [Task<Void, Never>] = []
    var subscriptions: [PublisherSubscription] = []
    var identifiedTasks: [Task<Void, Never>] = []

    func cancelTasks() { for task in tasks + identifiedTasks { task.cancel() } }
  }

  private var shown: [Key: Shown] = [:]
  private var order: [Key] = []
  /// The places of the actions that the last update ran.
  private(set) var lastActions: [ActionPlace] = []

  /// Updates to a new screen and runs the actions of the changes.
  ///
  /// - Parameter queue: The queue of the tasks that the actions start.
  mutating func advance(to root: PlacedElement, queue: TaskQueue) {
    lastActions = []
    var counts: [ViewIdentity?: Int] = [:]
    var present: [(key: Key, actions: ElementActions)] = []
    root.forEachOnScreen { element in
      guard element.actions.hasLifecycle else { return }
      let key = Key(identity: element.identity, occurrence: counts[element.identity, default: 0])
      counts[element.identity, default: 0] += 1
      present.append((key, element.actions.measured))
    }
    let remaining = Set(present.map(\.key))
    leave(order.filter { !remaining.contains($0) })
    let before = shown
    for (key, actions) in present { shown[key, default: Shown(actions: actions)].actions = actions }
    order = present.map(\.key)
    for (key, actions) in present { receive(actions.receivers, at: key) }
    for (key, actions) in present {
      if let known = before[key] {
        reportChanges(of: key, actions, since: known.actions)
        restartTasks(of: key, actions, since: known.actions, queue)
      } else {
        appear(key, actions, queue)
      }
    }
  }

  /// Cancels the running tasks.
  mutating func end() {
    for view in shown.values {
      view.cancelTasks()
      for subscription in view.subscriptions { subscription.cancel() }
    }
    shown = [:]
  }

  /// Checks that no publisher has emitted too many values since the last update.
  ///
  /// - Throws: ``ViewHostError/Reason/endlessPublisher(path:limit:)``.
  func checkPublishers() throws {
    for key in order { for subscription in shown[key]?.subscriptions ?? [] { try subscription.beginUpdate() } }
  }

  /// Subscribes to the publishers of an element, and keeps the subscriptions of unchanged publishers.
  private mutating func receive(_ receivers: [PublisherReceiver], at key: Key) {
    guard let known = shown[key]?.subscriptions, !(known.isEmpty && receivers.isEmpty) else { return }
    var started: [PublisherSubscription] = []
    let current = receivers.indices.map { index -> PublisherSubscription in
      if known.indices.contains(index), known[index].adopt(receivers[index]) { return known[index] }
      if known.indices.contains(index) { known[index].cancel() }
      let subscription = PublisherSubscription(receivers[index])
      started.append(subscription)
      return subscription
    }
    for subscription in known.dropFirst(receivers.count) { subscription.cancel() }
    shown[key]?.subscriptions = current
    for subscription in started { subscription.start() }
  }

  private mutating func appear(_ key: Key, _ actions: ElementActions, _ queue: TaskQueue) {
    for action in actions.appear {
      lastActions.append(ActionPlace(identity: key.identity, modifier: "onAppear"))
      action()
    }
    for change in actions.changes where change.isInitial {
      lastActions.append(ActionPlace(identity: key.identity, modifier: change.modifier))
      change.perform(change.value, change.value)
    }
    queue.starting(ActionPlace(identity: key.identity, modifier: "task")) {
      shown[key]?.tasks = actions.tasks.map { action in Task { await action() } }
      shown[key]?.identifiedTasks = actions.identifiedTasks.map(\.action).map { action in Task { await action() } }
    }
  }

  private mutating func reportChanges(of key: Key, _ actions: ElementActions, since last: ElementActions) {
    for (old, new) in zip(last.changes, actions.changes) where !areSame(old.value, new.value) {
      lastActions.append(ActionPlace(identity: key.identity, modifier: new.modifier))
      new.perform(old.value, new.value)
    }
  }

  /// Cancels the tasks whose value has changed, and starts them again.
  private mutating func restartTasks(
    of key: Key, _ actions: ElementActions, since last: ElementActions, _ queue: TaskQueue
  ) {
    for (index, (old, new)) in zip(last.identifiedTasks, actions.identifiedTasks).enumerated()
    where !areSame(old.id, new.id) {
      guard let running = shown[key]?.identifiedTasks, running.indices.contains(index) else { continue }
      running[index].cancel()
      let action = new.action
      let place = ActionPlace(identity: key.identity, modifier: "task(id:)")
      lastActions.append(place)
      shown[key]?.identifiedTasks[index] = queue.starting(place) { Task { await action() } }
    }
  }

  private mutating func leave(_ keys: [Key]) {
    for key in keys {
      guard let view = shown.removeValue(forKey: key) else { continue }
      for action in view.actions.disappear { action() }
      view.cancelTasks()
      for subscription in view.subscriptions { subscription.cancel() }
    }
  }
}

extension ElementActions {
  fileprivate var hasLifecycle: Bool {
    !(appear.isEmpty && disappear.isEmpty && changes.isEmpty && tasks.isEmpty && identifiedTasks.isEmpty
      && receivers.isEmpty)
  }

  /// The actions with the values of the current layout.
  fileprivate var measured: ElementActions {
    guard changes.contains(where: { $0.measure != nil }) else { return self }
    var actions = self
    for index in actions.changes.indices {
      if let measure = actions.changes[index].measure { actions.changes[index].value = measure() }
    }
    return actions
  }
}

extension PlacedElement {
  /// The containers that create their rows only when they scroll into view.
  private static let lazyContainers: Set<String> = [
    "Form", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "Table",
  ]

  /// Calls a closure with the element and its descendants, outermost first, without rows of lazy containers that are
  /// scrolled out of view.
  func forEachOnScreen(_ body: (ViewElement) -> Void) {
    visitOnScreen(in: nil, isLazy: false, body)
  }

  private func visitOnScreen(in viewport: CGRect?, isLazy: Bool, _ body: (ViewElement) -> Void) {
    if isLazy, let viewport, !exactFrame.isVisible(in: viewport) { return }
    body(element)
    var isLazy = isLazy || element.owners.contains(where: Self.lazyContainers.contains)
    var viewport = viewport
    if element.roles.contains(.scrollView) {
      viewport = contentArea
      isLazy = isLazy || element.identity?.isAt(orBelowTypes: Self.lazyContainers) == true
    }
    for child in children { child.visitOnScreen(in: viewport, isLazy: isLazy, body) }
  }
}

extension ViewIdentity {
  fileprivate func isAt(orBelowTypes names: Set<String>) -> Bool {
    steps.contains { if case .type(let name) = $0 { names.contains(name) } else { false } }
  }
}

extension CGRect {
  fileprivate func isVisible(in viewport: CGRect) -> Bool {
    minX < viewport.maxX && minY < viewport.maxY && (maxX > viewport.minX || width == 0 && minX >= viewport.minX)
      && (maxY > viewport.minY || height == 0 && minY >= viewport.minY)
  }
}

import TestFailures
import ValueText
import Views

/// An interactive screen of slices.
///
/// It shows the slices of its coordinator, configures those whose view models change, and sends their actions to the
/// coordinator.
///
///     let screen = SliceScreen(PostDetailCoordinator(state: post), state: \.state, slices: slices)
///     try screen.inspect().find(button: "Upvote").tap()
///     assertSnapshot(of: try screen.view, as: .image(on: .iPhoneSE3))
///     assertSnapshot(of: screen, as: .trace)
///
/// The screen is updated when it is used after the state of the coordinator has changed. Changes are not animated.
/// ``transition(at:fileID:filePath:line:column:)`` shows the animation of the last change at any time.
///
/// Use a screen only on the thread or actor that created it.
public final class SliceScreen<Coordinator: SliceCoordinator> {
  /// The coordinator of the screen.
  public let coordinator: Coordinator
  /// The events up to the last use of the screen.
  public private(set) var steps: [SliceStep] = []
  /// The slices before the last change.
  private var formerDescriptors: [SliceDescriptor] = []
  private var items: [SliceItem] = []
  private var shownState: Coordinator.State?
  private var pool = ReusePool<ObjectIdentifier, AnySlice>()
  private var dismissal: CallSite?
  private let state: KeyPath<Coordinator, Coordinator.State>
  private let slices: SliceRegistry
  private let images: ImageSource
  private let host: ViewHost<AnyView>
  private let site: CallSite

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator that provides the slices and handles their actions.
  ///   - state: The key path to the state of the coordinator.
  ///   - slices: The types of the slices.
  ///   - images: The images for URLs.
  ///   - context: The device to render on (default: iPhone SE, 3rd generation).
  public init(
    _ coordinator: Coordinator, state: KeyPath<Coordinator, Coordinator.State>, slices: SliceRegistry,
    images: ImageSource = .none, in context: RenderContext = Device.iPhoneSE3.context(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.coordinator = coordinator
    self.state = state
    self.slices = slices
    self.images = images
    host = ViewHost(AnyView(EmptyView()), in: context, fileID: fileID, filePath: filePath, line: line, column: column)
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns the current screen for inspection and simulated user input.
  ///
  /// - Throws: ``SliceError`` if the slices cannot be shown or the screen was dismissed, and the errors of
  ///   `ViewHost.rendered()`. Errors contain the line of the call.
  public func inspect(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try updated().inspected() }
  }

  /// Returns the current screen after layout.
  ///
  /// - Throws: The same errors as ``inspect(fileID:filePath:line:column:)``.
  public func rendered(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> RenderedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try updated().currentScreen()
    }
  }

  /// The current screen as a view, for snapshots in any context.
  ///
  /// Throws the same errors as ``inspect(fileID:filePath:line:column:)``, with the line that created the screen.
  public var view: HostedView<AnyView> { get throws { try site.locating { try updated().view } } }

  /// The current slices, from top to bottom. Throws the same errors as ``view``.
  public var descriptors: [SliceDescriptor] { get throws { try site.locating { try currentDescriptors() } } }

  /// The number of slices that were created. Slices that left the screen are reused.
  public var createdSliceCount: Int { pool.createdCount }

  /// Returns a view of the animation of the last change.
  ///
  /// - Parameter time: The time from 0, before the change, to 1, after it.
  /// - Throws: The same errors as ``inspect(fileID:filePath:line:column:)``.
  public func transition(
    at time: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> some View {
    let current = try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try currentDescriptors()
    }
    return SliceTransitionView(
      from: formerDescriptors, to: current, at: time, slices: slices, fileID: fileID, filePath: filePath, line: line,
      column: column
    ).imageSource(images)
  }

  /// Returns a view of the animation of the last change.
  @available(*, deprecated, renamed: "transition(at:fileID:filePath:line:column:)")
  public func moment(
    at time: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> some View {
    try transition(at: time, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Sends an action to the coordinator, as a slice does.
  ///
  /// Fails the test if the screen was dismissed, or if the slices cannot be shown afterwards.
  public func send(
    _ action: Coordinator.Action, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    handle(action, from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Dismisses the screen. Calls `onDisappear` of its views. Later actions fail the test.
  ///
  /// - Throws: The same errors as ``inspect(fileID:filePath:line:column:)``.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    try site.locating {
      _ = try updated()
      dismissal = site
      items = []
      host.content = AnyView(EmptyView())
      try host.settle()
    }
  }
}

extension SliceScreen {
  /// Returns the host after updating the slices.
  private func updated() throws -> ViewHost<AnyView> {
    if let dismissal { throw SliceError(.dismissed(at: dismissal)) }
    try update(because: nil)
    return host
  }

  private func currentDescriptors() throws -> [SliceDescriptor] {
    _ = try updated()
    return items.map(\.descriptor)
  }

  private func handle(_ action: Coordinator.Action, from site: CallSite) {
    if let dismissal {
      return report(
        "\(sentence(action)) after the screen was dismissed at \(dismissal). Cancel what sends it.", at: site)
    }
    do {
      try update(because: nil)
      coordinator.handle(action)
      try update(because: CompactText.text(of: action))
    } catch {
      report("\(sentence(action)), and the screen can no longer be shown:\n\(CompactText.text(of: error))", at: site)
    }
  }

  /// Updates the slices, and records the changes.
  private func update(because cause: String?) throws {
    let newState = coordinator[keyPath: state]
    let wanted = coordinator.sliceDescriptors(for: newState)
    let stateChanges = shownState.map { PropertyChanges.lines(from: $0, to: newState) } ?? []
    let present = items.map(\.descriptor)
    let changes = Changeset(from: present, to: wanted)
    guard cause != nil || shownState == nil || !changes.isEmpty || !stateChanges.isEmpty else { return }
    var step = SliceStep(
      cause: cause ?? (shownState == nil ? SliceStep.appearance : SliceStep.noAction), stateChanges: stateChanges,
      changes: changes, configured: [])
    try slices.check(wanted)
    step.configured = try apply(changes, of: wanted)
    formerDescriptors = present
    shownState = newState
    steps.append(step)
    show()
  }

  /// Reuses or creates slices for inserted descriptors, and configures inserted and updated slices.
  ///
  /// - Returns: The configured slices, from top to bottom.
  private func apply(_ changes: Changeset<SliceDescriptor>, of wanted: [SliceDescriptor]) throws -> [String] {
    var slicesByIdentity = Dictionary(
      items.map { ($0.descriptor.identity, $0.slice) }, uniquingKeysWith: { first, _ in first })
    for position in changes.deletes {
      let deleted = items[position]
      slicesByIdentity[deleted.descriptor.identity] = nil
      pool.giveBack(deleted.slice, as: slices.kind(of: deleted.descriptor))
    }
    for insert in changes.inserts {
      slicesByIdentity[insert.element.identity] = try pool.take(slices.kind(of: insert.element)) {
        try slices.makeSlice(for: insert.element)
      }
    }
    let present = items.map(\.descriptor)
    items = try changes.changed(present).compactMap { descriptor in
      slicesByIdentity[descriptor.identity].map { SliceItem(descriptor: descriptor, slice: $0) }
    }
    let positions = (changes.inserts.map(\.position) + changes.updates.map(\.to)).sorted()
    return positions.map { position in
      let item = items[position]
      item.slice.configure(with: item.descriptor.viewModel)
      return item.descriptor.identity.description(forSlice: item.slice.name)
    }
  }

  private func show() {
    let actions = SliceActions { [weak self, site] action, origin in
      guard let self else {
        return report(
          "\(sentence(action)) after its SliceScreen was deallocated. Keep the screen while its views are used.",
          at: site)
      }
      guard let action = action as? Coordinator.Action else {
        return report(
          "\(sentence(action)), but \(Coordinator.self) handles only \(Coordinator.Action.self).", at: origin)
      }
      handle(action, from: dismissal ?? site)
    }
    host.content = AnyView(
      SliceList(items: items).environment(\.sliceActions, actions).imageSource(images))
  }
}

extension SliceScreen: Traced {
  /// The events as text: for each action the changes of the state and of the slices, and the configured slices.
  public var traceText: String {
    get throws {
      if dismissal == nil { _ = try site.locating { try updated() } }
      return steps.map(\.description).joined(separator: "\n\n") + "\n"
    }
  }
}

private func report(_ message: String, at site: CallSite) {
  FailureChannel.report(TestFailure(message, at: site))
}

import TestFailures
import ValueText
import Views

/// A screen of slices that lives: asks its coordinator which slices there are, keeps them, configures those whose view
/// models have changed, and hands their actions to the coordinator.
///
///     let screen = SliceScreen(PostDetailCoordinator(state: post), state: \.state, slices: slices)
///     try screen.inspect().find(button: "Upvote").tap()
///     assertSnapshot(of: try screen.view, as: .image(on: .iPhoneSE3))
///     assertSnapshot(of: screen, as: .trace)
///
/// Whatever changes the coordinator's state, be it an action or work that ends later, is seen when the screen is next
/// asked for something. There is no time and no animation: `moment(at:)` shows any moment of the last change.
///
/// A screen belongs to the thread or the actor that made it.
public final class SliceScreen<Coordinator: SliceCoordinator> {
  public let coordinator: Coordinator
  /// What has happened until now, as far as the screen has been asked.
  public private(set) var steps: [SliceStep] = []
  /// The slices that were there before the last change.
  private var formerDescriptors: [SliceDescriptor] = []
  private var rows: [SliceRow] = []
  private var shownState: Coordinator.State?
  private var pool = ReusePool<ObjectIdentifier, LiveSlice>()
  private var dismissal: CallSite?
  private let state: KeyPath<Coordinator, Coordinator.State>
  private let slices: SliceRegistry
  private let images: ImageSource
  private let host: ViewHost<AnyView>
  private let site: CallSite

  /// - Parameters:
  ///   - state: Where the coordinator keeps the screen's state.
  ///   - slices: Which slice shows which view model.
  ///   - images: Where image views find pictures.
  ///   - context: The device; an iPhone SE (3rd generation) unless said otherwise.
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

  /// The screen, to be looked at and used as a person would.
  ///
  /// - Throws: ``SliceError`` where the coordinator's slices cannot be shown or the screen was dismissed, and what
  ///   `ViewHost.rendered()` throws; all with the line of the call.
  public func inspect(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> InspectedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try updated().inspected() }
  }

  /// The screen after layout. Throws as `inspect()` does.
  public func rendered(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> RenderedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try updated().currentScreen()
    }
  }

  /// The screen as a view, to be pictured in any context. Throws as `inspect()` does, with the line at which the screen was
  /// made.
  public var view: HostedView<AnyView> { get throws { try site.locating { try updated().view } } }

  /// The slices on the screen, from top to bottom. Throws as ``view`` does.
  public var descriptors: [SliceDescriptor] { get throws { try site.locating { try currentDescriptors() } } }

  /// How many slices have been made in all; those that left the screen are used again.
  public var createdSliceCount: Int { pool.createdCount }

  /// A moment of the last change, between 0, before, and 1, after. Throws as `inspect()` does.
  public func moment(
    at time: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> some View {
    let current = try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try currentDescriptors()
    }
    return SliceMoment(
      from: formerDescriptors, to: current, at: time, slices: slices, fileID: fileID, filePath: filePath, line: line,
      column: column
    ).imageSource(images)
  }

  /// Hands an action to the coordinator, as a slice does that is tapped.
  ///
  /// An action for a screen that was dismissed fails the test, and so do slices that cannot be shown afterwards.
  public func send(
    _ action: Coordinator.Action, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    take(action, from: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Takes the screen away. Views hear that they disappear, and actions that still come fail the test.
  public func dismiss(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    try site.locating {
      _ = try updated()
      dismissal = site
      rows = []
      host.content = AnyView(EmptyView())
      try host.settle()
    }
  }
}

extension SliceScreen {
  /// The host, with the slices that the coordinator's state asks for.
  private func updated() throws -> ViewHost<AnyView> {
    if let dismissal { throw SliceError(.dismissed(at: dismissal)) }
    try update(because: nil)
    return host
  }

  private func currentDescriptors() throws -> [SliceDescriptor] {
    _ = try updated()
    return rows.map(\.descriptor)
  }

  private func take(_ action: Coordinator.Action, from site: CallSite) {
    if let dismissal {
      return report("\(sentence(action)) after the screen was dismissed at \(dismissal).", at: site)
    }
    do {
      try update(because: nil)
      coordinator.handle(action)
      try update(because: CompactText.text(of: action))
    } catch {
      report("\(sentence(action)), and the screen cannot be shown any more:\n\(CompactText.text(of: error))", at: site)
    }
  }

  /// Brings the slices up to date, and notes what has changed.
  private func update(because cause: String?) throws {
    let newState = coordinator[keyPath: state]
    let wanted = coordinator.sliceDescriptors(for: newState)
    let stateChanges = shownState.map { StateDifference.lines(from: $0, to: newState) } ?? []
    let present = rows.map(\.descriptor)
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

  /// Gives back the slices that go, takes some for those that come, and configures what is new or changed.
  ///
  /// - Returns: The slices that were configured, from top to bottom.
  private func apply(_ changes: Changeset<SliceDescriptor>, of wanted: [SliceDescriptor]) throws -> [String] {
    var slicesByIdentity = Dictionary(
      rows.map { ($0.descriptor.identity, $0.slice) }, uniquingKeysWith: { first, _ in first })
    for position in changes.deletes {
      let gone = rows[position]
      slicesByIdentity[gone.descriptor.identity] = nil
      pool.giveBack(gone.slice, as: slices.kind(of: gone.descriptor))
    }
    for insert in changes.inserts {
      slicesByIdentity[insert.element.identity] = try pool.take(slices.kind(of: insert.element)) {
        try slices.makeSlice(for: insert.element)
      }
    }
    let present = rows.map(\.descriptor)
    rows = try changes.changed(present).compactMap { descriptor in
      slicesByIdentity[descriptor.identity].map { SliceRow(descriptor: descriptor, slice: $0) }
    }
    let positions = (changes.inserts.map(\.position) + changes.updates.map(\.to)).sorted()
    return positions.map { position in
      let row = rows[position]
      row.slice.configure(with: row.descriptor.viewModel)
      return row.descriptor.identity.naming(row.slice.name)
    }
  }

  private func show() {
    let actions = SliceActions { [weak self, site] action, origin in
      guard let self else {
        return report("\(sentence(action)) after its screen was gone.", at: site)
      }
      guard let action = action as? Coordinator.Action else {
        return report(
          "\(sentence(action)), but \(Coordinator.self) handles \(Coordinator.Action.self) only.", at: origin)
      }
      take(action, from: dismissal ?? site)
    }
    host.content = AnyView(
      SliceList(rows: rows).environment(\.sliceActions, actions).imageSource(images))
  }
}

extension SliceScreen: Traced {
  /// Every action until now, and what followed from it: changes of the state, of the slices, and who was configured.
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

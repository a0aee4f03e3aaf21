import SnapshotFoundation
import SnapshotUI

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
/// A screen with `rows: .lazy` creates only the rows that are on screen, and scrolls. See ``scroll(by:fileID:filePath:line:column:)``.
///
/// Rows with the identity of a row above them are not shown, and fail the test at the line that created the screen.
///
/// Use a screen only on the thread or actor that created it.
public final class SliceScreen<Coordinator: SliceCoordinator> {
  /// The coordinator of the screen.
  public let coordinator: Coordinator
  /// The events up to the last use of the screen.
  public internal(set) var steps: [SliceStep] = []
  /// The slices before the last step that changed slices.
  private var formerDescriptors: [SliceDescriptor] = []
  /// The rows with the same identity in the current state, which were reported.
  private var duplicates: [SliceDiagnostic] = []
  private var shownState: Coordinator.State?
  private var dismissal: CallSite?
  private var isDismissing = false
  private let state: KeyPath<Coordinator, Coordinator.State>
  let rows: any ScreenRows
  private let slices: SliceRegistry
  private let images: ImageSource
  private let host: ViewHost<AnyView>
  let site: CallSite

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator that provides the slices and handles their actions.
  ///   - state: The key path to the state of the coordinator.
  ///   - slices: The types of the slices.
  ///   - images: The images for URLs.
  ///   - loading: When the slices of the rows are created (default: all at once).
  ///   - context: The device to render on (default: iPhone SE, 3rd generation).
  public init(
    _ coordinator: Coordinator, state: KeyPath<Coordinator, Coordinator.State>, slices: SliceRegistry,
    images: ImageSource = .none, rows loading: SliceRowLoading = .eager,
    in context: RenderContext = Device.iPhoneSE3.context(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.coordinator = coordinator
    self.state = state
    self.slices = slices
    self.images = images
    rows =
      loading.margin.map { LazyRows(slices, images: images, margin: $0, in: context) } ?? EagerRows(slices)
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
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating { try settled().inspected() }
  }

  /// Returns the current screen after layout.
  ///
  /// - Throws: The same errors as ``inspect(fileID:filePath:line:column:)``.
  public func rendered(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> RenderedView {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try settled().currentScreen()
    }
  }

  /// The current screen as a view, for snapshots in any context.
  ///
  /// Throws the same errors as ``inspect(fileID:filePath:line:column:)``, with the line that created the screen.
  public var view: HostedView<AnyView> { get throws { try site.locating { try settled().view } } }

  /// The current slices, from top to bottom. Throws the same errors as ``view``.
  public var descriptors: [SliceDescriptor] { get throws { try site.locating { try currentDescriptors() } } }

  /// The number of slices that were created. Slices that left the screen are reused.
  public var createdSliceCount: Int { rows.createdCount }

  /// Returns a view of the animation of the last change of the slices. Later events that change no slice do not end it.
  ///
  /// If the rows are lazy, it shows the rows on screen and in the margin, before the change and after it. A row that was off
  /// screen on one side of the change moves in from, or out to, the nearest edge.
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
    let view =
      if let lazy = rows as? LazyRows {
        SliceTransitionView(
          of: lazy.transition, width: lazy.width, height: lazy.height.isFinite ? lazy.height : nil, at: time,
          slices: slices, fileID: fileID, filePath: filePath, line: line, column: column)
      } else {
        SliceTransitionView(
          from: formerDescriptors, to: current, at: time, slices: slices, fileID: fileID, filePath: filePath,
          line: line, column: column)
      }
    return view.imageSource(images)
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
      _ = try settled()
      isDismissing = true
      rows.removeAll()
      host.content = AnyView(EmptyView())
      try host.settle()
      dismissal = site
    }
  }
}

extension SliceScreen {
  /// Updates the slices, and sends the actions of rows that appear, until nothing changes anymore.
  func settled() throws -> ViewHost<AnyView> {
    if let dismissal { throw SliceError(.dismissed(at: dismissal.description)) }
    try update(because: nil)
    let (before, limit) = (steps.count, 100)
    for _ in 0..<limit {
      do {
        try host.settle()
      } catch let error as ViewHostError {
        // Without new steps, the views of the slices never settle, which the error of the host explains.
        guard steps.count - before >= limit / 2 else { throw error }
        throw SliceError(.unsettled(actions: steps.suffix(3).map(\.cause)))
      }
      guard try rows.adaptToLayout() else { return host }
      show()
    }
    throw SliceError(.unsettled(actions: steps.suffix(3).map(\.cause)))
  }

  private func currentDescriptors() throws -> [SliceDescriptor] {
    _ = try settled()
    return rows.descriptors
  }

  private func handle(_ action: Coordinator.Action, from site: CallSite) {
    if let dismissal {
      return report(
        "\(sentence(action)) after the screen was dismissed at \(dismissal). Cancel the task or subscription that sends it.",
        at: site)
    }
    // The actions of onDisappear.
    if isDismissing { return coordinator.handle(action) }
    do {
      try update(because: nil, at: site)
      coordinator.handle(action)
      try update(because: CompactText.text(of: action), at: site)
    } catch {
      report("\(sentence(action)), and the screen can no longer be shown:\n\(CompactText.text(of: error))", at: site)
    }
  }

  /// Updates the slices, and records the changes.
  private func update(because cause: String?, at origin: CallSite? = nil) throws {
    let newState = coordinator[keyPath: state]
    let stateChanges = shownState.map { PropertyChanges.lines(from: $0, to: newState) } ?? []
    let present = rows.descriptors
    let wanted = coordinator.sliceDescriptors(for: newState)
    var changes = Changeset(from: present, to: wanted)
    guard cause != nil || shownState == nil || !changes.isEmpty || !stateChanges.isEmpty else { return }
    var shown = wanted
    if !changes.inserts.isEmpty || wanted.count != present.count {
      shown = withoutDuplicates(wanted, at: origin ?? site)
      if shown.count != wanted.count { changes = Changeset(from: present, to: shown) }
    } else {
      duplicates = []
    }
    var step = SliceStep(
      cause: cause ?? (shownState == nil ? SliceStep.appearance : SliceStep.noAction), stateChanges: stateChanges,
      changes: changes, configured: [])
    guard cause != nil || shownState == nil || !changes.isEmpty || !stateChanges.isEmpty else { return }
    step.configured = try rows.apply(changes, of: shown)
    if !changes.isEmpty { formerDescriptors = present }
    shownState = newState
    steps.append(step)
    show()
  }

  /// Reports the rows whose identity is not unique, once, and returns the others and the first of each.
  private func withoutDuplicates(_ wanted: [SliceDescriptor], at origin: CallSite) -> [SliceDescriptor] {
    let found = SliceDiagnostic.duplicateIdentities(in: wanted)
    if found != duplicates, !found.isEmpty {
      report(
        found.map(\.description).joined(separator: "\n") + " The screen shows only the first of them.", at: origin)
    }
    duplicates = found
    guard !found.isEmpty else { return wanted }
    var seen: Set<SliceIdentity> = []
    return wanted.filter { seen.insert($0.identity).inserted }
  }

  func show() {
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
      rows.view.environment(\.sliceActions, actions).imageSource(images))
  }
}

extension SliceScreen: Traced {
  /// The events as text: for each action the changes of the state and of the slices, and the configured slices.
  public var traceText: String {
    get throws {
      if dismissal == nil { _ = try site.locating { try settled() } }
      return steps.map(\.description).joined(separator: "\n\n") + "\n"
    }
  }
}

private func report(_ message: String, at site: CallSite) {
  FailureChannel.report(TestFailure(message, at: site))
}

import SnapshotFoundation
import SnapshotValueDump
import StateStore

extension TestStore {
  /// The effect that a sent action started.
  ///
  ///     let effect = store.send(.task)
  ///     clock.advance(by: .seconds(1))
  ///     store.receive(.ticked) { $0.seconds = 1 }
  ///     effect.cancel()
  ///
  /// Effects of actions that the effect sends are not part of it.
  public struct SentEffect {
    private weak var store: TestStore?
    private let action: Action
    private let ended = Locked(false)
    let root = CancellationScope()

    init(store: TestStore, action: Action) {
      self.store = store
      self.action = action
    }

    /// Notes that the effect has finished.
    var end: @Sendable () -> Void { { [ended] in ended.withLock { $0 = true } } }

    /// Whether the effect has finished.
    public var hasEnded: Bool { ended.withLock { $0 } }

    /// Cancels the effect, as if the view that started it disappeared.
    public func cancel(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
      store?.begin(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
      root.cancel()
      store?.settle()
    }

    /// Waits until the effect has finished. Fails the test if it is running after the timeout, or if it waits for a clock that only
    /// the test can advance.
    ///
    /// - Parameter timeout: How long to wait, in real time; the store's timeout by default.
    public func finish(
      timeout: Duration? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) {
      guard let store else { return }
      let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      store.begin(at: site)
      store.settle()
      store.waitForEffects(timeout: timeout) { hasEnded || $0.isWaitingForTest }
      reportIfRunning(timeout ?? store.timeout, at: site)
    }

    /// Waits until the effect has finished, in an asynchronous test. Fails the test if it is running after the timeout.
    ///
    /// - Parameter timeout: How long to wait, in real time; the store's timeout by default.
    public func finish(
      timeout: Duration? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column, isolation: isolated (any Actor)? = #isolation
    ) async {
      guard let store else { return }
      let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      store.begin(at: site)
      await store.settleAsynchronously(isolation: isolation)
      await store.wait(timeout: timeout ?? store.timeout, isolation: isolation) { _ in hasEnded }
      reportIfRunning(timeout ?? store.timeout, at: site)
    }

    private func reportIfRunning(_ timeout: Duration, at site: CallSite) {
      guard !hasEnded, let store else { return }
      let waited = store.isWaitingForTest ? nil : timeout
      store.report(.notFinished(dump(of: action), waitedFor: waited), at: site)
    }
  }
}

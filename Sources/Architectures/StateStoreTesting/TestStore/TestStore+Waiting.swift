import StateStore
import SnapshotFoundation

// Asynchronous tests wait without blocking their thread, because an effect can need it, most often that of the main actor.
extension TestStore {
  /// Waits until all effects have finished, in an asynchronous test.
  ///
  /// Fails the test if effects are still running after the timeout, or if received actions were not asserted.
  ///
  /// - Parameter timeout: How long to wait, in real time; ``timeout`` by default.
  public func finish(
    timeout: Duration? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, isolation: isolated (any Actor)? = #isolation
  ) async {
    lastSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await settleAsynchronously(isolation: isolation)
    await wait(timeout: timeout ?? self.timeout, isolation: isolation) { $0.hasNoEffects }
    conclude(at: lastSite)
  }

  func settleAsynchronously(isolation: isolated (any Actor)?) async {
    // The synchronous form reports effects that never suspend.
    await wait(timeout: busyTimeout, isolation: isolation) { _ in true }
    settle()
  }

  /// Waits until all effects are suspended and a condition holds.
  func wait(timeout: Duration, isolation: isolated (any Actor)?, until isMet: (TestStore) -> Bool) async {
    let start = ContinuousClock.now
    while !execution.wait(timeout: .zero, since: start, until: { isMet(self) }), ContinuousClock.now < start + timeout {
      // In a cancelled task, `sleep` throws immediately. Returning avoids a busy loop.
      do { try await Task.sleep(for: .milliseconds(1)) } catch { return }
    }
  }
}

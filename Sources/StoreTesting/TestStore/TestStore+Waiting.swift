import Store
import TestFailures

// Asynchronous tests wait without holding their thread, because an effect may need it: the main actor's, above all.
extension TestStore {
  /// Waits until all effects have ended, for tests that are asynchronous.
  public func finish(
    timeout: Duration? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, isolation: isolated (any Actor)? = #isolation
  ) async {
    lastSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    await settleAsynchronously(isolation: isolation)
    await wait(timeout: timeout ?? self.timeout, isolation: isolation) { $0.inFlight.isEmpty }
    conclude(at: lastSite)
  }

  func settleAsynchronously(isolation: isolated (any Actor)?) async {
    // The synchronous form, which follows, says what there is to say of effects that never rest.
    await wait(timeout: busyTimeout, isolation: isolation) { _ in true }
    settle()
  }

  /// Waits until effects rest and a condition holds.
  func wait(timeout: Duration, isolation: isolated (any Actor)?, until isMet: (TestStore) -> Bool) async {
    let deadline = ContinuousClock.now + timeout
    while !execution.wait(timeout: .zero, until: { isMet(self) }), ContinuousClock.now < deadline {
      // A cancelled test does not sleep; it must not spin either.
      do { try await Task.sleep(for: .milliseconds(1)) } catch { return }
    }
  }
}

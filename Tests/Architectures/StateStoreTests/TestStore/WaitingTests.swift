import Foundation
import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing

/// How long a test store waits for effects that need real time, and what it skips.
@Suite struct WaitingTests {
  /// Sends an action from another thread after a while.
  static let slow = Reducer<Int, Int, Void> { state, action, _ in
    guard action == 0 else {
      state += action
      return .none
    }
    return .run { send in
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: 0.3)
          continuation.resume()
        }
      }
      await send(1)
    }
  }

  /// A store whose own timeout is too short for the effect.
  private func store() -> TestStore<Int, Int, Void> {
    let store = TestStore(initialState: 0, reducer: Self.slow, environment: ())
    store.timeout = .milliseconds(1)
    return store
  }

  @Test func receivingWaitsAsLongAsTheStepSays() {
    let store = store()
    store.send(0)
    store.receive(1, timeout: .seconds(3600)) { $0 = 1 }
    store.finish()
  }

  /// The effect goes on when the step has looked for its action five times, which the store's own timeout does not allow.
  @Test func receivingAsynchronouslyWaitsAsLongAsTheStepSays() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let reducer = Reducer<Int, Int, Void> { state, action, _ in
      state = action
      guard action == 0 else { return .none }
      return .merge(
        .send(1),
        .run { send in
          for await _ in gate { await send(2) }
        })
    }
    let store = TestStore(initialState: 0, reducer: reducer, environment: ())
    store.exhaustivity = .off
    store.timeout = .milliseconds(1)
    await store.send(0)
    let looks = Locked(0)
    let isExpected = { (action: Int) -> Bool in
      guard action == 1 else { return true }
      let count = looks.withLock { count -> Int in
        count += 1
        return count
      }
      if count == 5 {
        opener.yield()
        opener.finish()
      }
      return false
    }
    await store.receive(isExpected, timeout: .seconds(3600)) { $0 = 2 }
    #expect(store.state == 2)
    await store.finish(timeout: .seconds(3600))
  }

  @Test func finishingWaitsAsLongAsTheStepSays() {
    let store = store()
    store.send(0)
    let found = failures { store.finish(timeout: .seconds(3600)) }
    #expect(found.count == 1)
    #expect(found.text(0).hasPrefix("1 received action was not asserted:"), "the effect has ended")
  }

  @Test func theChangesOfSkippedActionsAreKept() {
    let reducer = Reducer<Int, Int, Void> { state, action, _ in
      state += 1
      return action == 0 ? .concatenate(.send(1), .send(2), .send(3)) : .none
    }
    let store = TestStore(initialState: 0, reducer: reducer, environment: ())
    store.exhaustivity = .off
    store.send(0) { $0 = 1 }
    // The closure starts with the state after the skipped actions.
    store.receive(3) { $0 += 1 }
    #expect(store.state == 4)
    store.finish()
  }
}

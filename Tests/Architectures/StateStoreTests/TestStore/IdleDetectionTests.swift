import Foundation
import SnapshotFoundation
import StateStore
import StateStoreTesting
import Testing

/// A test store waits for its effects with both detections: the task executor, and the activity of effects, which systems
/// without task executors use (before macOS 15 and iOS 18).
@Suite struct IdleDetectionTests {
  struct Numbers: Equatable, Sendable { var values: [Int] = [] }
  enum Action: Equatable, Sendable { case start, cancel, add(Int) }

  static let detections: [EffectExecution.Detection] = [.executor, .activity]

  /// Creates a store whose action `start` runs an effect.
  private func store(
    _ detection: EffectExecution.Detection,
    _ run: @escaping @Sendable (@escaping @Sendable (Int) async -> Void) async throws -> Void
  ) -> TestStore<Numbers, Action, Void> {
    let store: TestStore<Numbers, Action, Void> = EffectExecution.$newDetection.withValue(detection) {
      TestStore(
        initialState: Numbers(),
        reducer: Reducer { state, action, _ in
          switch action {
          case .start:
            return .run { send in try? await run { number in await send(.add(number)) } }.cancellable(id: "effect")
          case .cancel: return .cancel(id: "effect")
          case .add(let number):
            state.values.append(number)
            return .none
          }
        }, environment: ())
    }
    // Each step ends by itself, on a busy machine late.
    store.timeout = .seconds(3600)
    store.busyTimeout = .seconds(3600)
    return store
  }

  /// Each step sees the actions of effects that yield, without sleeping in the test.
  @Test(arguments: detections) func waitsForEffectsThatYield(_ detection: EffectExecution.Detection) {
    for _ in 0..<50 {
      let store = store(detection) { send in
        for number in 1...3 {
          for _ in 0..<20 { await Task.yield() }
          await send(number)
        }
      }
      store.send(.start)
      for number in 1...3 { store.receive(.add(number)) { $0.values.append(number) } }
      store.finish()
    }
  }

  /// `advance(by:)` waits until a woken effect sleeps again, so a loop wakes as often as its time passes.
  @Test(arguments: detections) func waitsForEffectsThatSleep(_ detection: EffectExecution.Detection) {
    for _ in 0..<20 {
      let clock = TestClock()
      let store = store(detection) { send in
        for number in 1...10 {
          try await clock.sleep(for: .seconds(1))
          await Task.yield()
          await send(number)
        }
      }
      store.send(.start)
      #expect(clock.dueTimes == [.seconds(1)], "the effect sleeps when the step ends")
      clock.advance(by: .seconds(10))
      #expect(clock.dueTimes == [])
      for number in 1...10 { store.receive(.add(number)) { $0.values.append(number) } }
      store.finish()
    }
  }

  /// An effect that waits for something else counts as suspended as well: the step ends, and the effect is still in flight.
  @Test(arguments: detections) func stepsEndWhileEffectsWaitForSomethingElse(_ detection: EffectExecution.Detection) {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = store(detection) { send in
      for await number in stream {
        for _ in 0..<20 { await Task.yield() }
        await send(number)
      }
    }
    // With a timeout of an hour, this step ends only because the effect counts as suspended.
    store.send(.start)
    for number in 1...3 {
      continuation.yield(number)
      store.receive(.add(number)) { $0.values.append(number) }
    }
    continuation.finish()
    store.finish()
  }

  /// The same in an asynchronous test, whose steps wait without blocking their thread.
  @Test(arguments: detections)
  func asynchronousStepsEndWhileEffectsWaitForSomethingElse(_ detection: EffectExecution.Detection) async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = store(detection) { send in
      for await number in stream { await send(number) }
    }
    await store.send(.start)
    for number in 1...3 {
      continuation.yield(number)
      await store.receive(.add(number)) { $0.values.append(number) }
    }
    continuation.finish()
    await store.finish()
  }

  /// Child tasks sleep while their effect goes on, and an effect wakes once although two things wake it.
  @Test(arguments: detections) func countsChildTasksAndCancellation(_ detection: EffectExecution.Detection) {
    for _ in 0..<10 {
      let clock = TestClock()
      let store = store(detection) { send in
        await withTaskGroup(of: Void.self) { group in
          for number in 1...2 {
            group.addTask {
              guard (try? await clock.sleep(for: .seconds(number))) != nil else { return }
              await send(number)
            }
          }
        }
        try await clock.sleep(for: .seconds(1))
        await send(3)
      }
      store.send(.start)
      clock.advance(by: .seconds(1))
      store.receive(.add(1)) { $0.values = [1] }
      clock.advance(by: .seconds(1))
      store.receive(.add(2)) { $0.values = [1, 2] }
      #expect(clock.dueTimes == [.seconds(3)], "the effect itself sleeps now")
      store.send(.cancel)
      #expect(clock.dueTimes == [])
      store.finish()
    }
  }
}

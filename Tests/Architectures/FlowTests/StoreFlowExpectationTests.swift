import StateStore
import StateStoreTesting
import StateStoreUI
import StateStoreUITesting
import SnapshotFoundation
import Testing
import SnapshotUI

/// What a step of a flow expects: actions that are not `Equatable`, and how long it waits.
@MainActor @Suite struct StoreFlowExpectationTests {
  struct Plain: Sendable { var name: String }

  struct Screen<Action: Sendable>: View {
    let store: Store<Int, Action>
    let action: Action

    var body: some View { WithViewStore(store) { viewStore in Button("Go") { viewStore.send(action) } } }
  }

  private func failures(_ body: () throws -> Void) rethrows -> [String] {
    let found = Locked<[String]>([])
    try FailureChannel.$interceptor.withValue({ failure in found.withLock { $0.append(failure.message) } }) {
      try body()
    }
    return found.withLock { $0 }
  }

  @Test func actionsThatAreNotEquatableAreComparedByTheirDumps() throws {
    let flow = try StoreFlow(TestStore(initialState: 0, reducer: Reducer<Int, Plain, Void>.empty, environment: ())) {
      Screen(store: $0, action: Plain(name: "up"))
    }
    #expect(try failures { try flow.tap(button: "Go", sends: Plain(name: "up")) } == [])
    let found = try failures { try flow.tap(button: "Go", sends: Plain(name: "down")) }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Expected the screen to send") == true)
  }

  @Test func receivingWaitsAsLongAsTheStepSays() throws {
    let reducer = Reducer<Int, Bool, Void> { _, _, _ in
      .run { _ in
        let (stream, _) = AsyncStream.makeStream(of: Void.self)
        for await _ in stream {}
      }
    }
    let store = TestStore(initialState: 0, reducer: reducer, environment: ())
    let flow = try StoreFlow(store) { Screen(store: $0, action: true) }
    try flow.tap(button: "Go", sends: true)
    let found = try failures { try flow.receive(false, timeout: .milliseconds(20)) }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Expected an action, but none was received within 0.02 seconds") == true)
    store.skipInFlightEffects()
  }
}

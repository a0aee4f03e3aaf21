import StateStore
import StateStoreTesting
import StateStoreUI
import StateStoreUITesting
import SnapshotFoundation
import Testing
import SnapshotUI

/// A flow of many steps, which are performed in a loop.
@MainActor @Suite struct StoreFlowLoopTests {
  enum Action: Equatable { case tapped, other, saved }

  static let reducer = Reducer<Int, Action, Void> { state, action, _ in
    switch action {
    case .tapped: state += 1
    case .other: return .send(.saved)
    case .saved: break
    }
    return .none
  }

  struct Counter: View {
    let store: Store<Int, Action>
    var didSendOther: (Int) -> Void = { _ in }

    var body: some View {
      WithViewStore(store) { viewStore in
        Button("Tap") { viewStore.send(.tapped) }
        Button("Both") {
          viewStore.send(.other)
          didSendOther(viewStore.state)
          viewStore.send(.tapped)
        }
        Text("\(viewStore.state)")
      }
    }
  }

  private func failures(_ body: () throws -> Void) rethrows -> [String] {
    let found = Locked<[String]>([])
    try FailureChannel.$interceptor.withValue({ failure in found.withLock { $0.append(failure.message) } }) {
      try body()
    }
    return found.withLock { $0 }
  }

  private func flow() throws -> StoreFlow<Int, Action, Void, Counter> {
    try StoreFlow(TestStore(initialState: 0, reducer: Self.reducer, environment: ())) { Counter(store: $0) }
  }

  @Test func aThousandStepsAreNumberedAsInTheStoryboard() throws {
    let flow = try flow()
    let messages = try failures {
      for count in 1...100 {
        try flow.tap(button: "Tap", sends: count == 100 ? .saved : .tapped, assert: count == 100 ? nil : { $0 = count })
      }
      for count in 100...999 { try flow.tap(button: "Tap", sends: .tapped) { $0 = count == 500 ? 0 : count } }
    }
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("Expected the screen to send\n\n  StoreFlowLoopTests.Action.saved") == true)
    #expect(messages.first?.hasSuffix("This is step 101 of the test. Its line is running for the 100th time.") == true)
    #expect(messages.last?.hasPrefix("The state after this step differs from the expected state:") == true)
    #expect(messages.last?.hasSuffix("This is step 502 of the test. Its line is running for the 401st time.") == true)
    #expect(flow.steps.count == 1_001)
    #expect(flow.steps.last?.number == 1_001)
  }

  /// The expected action is reduced although another one was sent before it, and the other one is reported.
  @Test func aForeignActionBeforeTheExpectedOneIsReportedAndNotReduced() throws {
    var states: [Int] = []
    let messages = try failures {
      let flow = try StoreFlow(TestStore(initialState: 0, reducer: Self.reducer, environment: ())) {
        Counter(store: $0, didSendOther: { states.append($0) })
      }
      try flow.tap(button: "Both", sends: .tapped) { $0 = 1 }
      try flow.tap(button: "Tap", sends: .tapped) { $0 = 2 }
    }
    #expect(states == [0])
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Action.tapped\n\nbut it sent\n\n") == true)
    #expect(messages.first?.contains("Action.other\n") == true)
  }

  /// The last action of an effect is reported although no step follows it.
  @Test func theLastUnassertedActionIsReported() throws {
    let messages = try failures {
      let flow = try StoreFlow(TestStore(initialState: 0, reducer: Self.reducer, environment: ())) { store in
        Button("Other") { store.send(.other) }
      }
      try flow.tap(button: "Other", sends: .other)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("1 received action was not asserted:") == true)
  }

  /// The action that the screen sent last is reported although no step follows it.
  @Test func theLastActionOfTheScreenIsReported() throws {
    let line = #line + 3
    let found = Locked<[TestFailure]>([])
    try FailureChannel.$interceptor.withValue({ failure in found.withLock { $0.append(failure) } }) {
      _ = try StoreFlow(TestStore(initialState: 0, reducer: Self.reducer, environment: ())) { store in
        Text("Screen").onAppear { store.send(.tapped) }
      }
    }
    let failures = found.withLock { $0 }
    #expect(failures.count == 1)
    #expect(failures.first?.message.hasPrefix("The screen sent an action that no step asserts:") == true)
    #expect(failures.first?.site.line == UInt(line))
  }

  struct Item: Equatable, Sendable { var id: Int, name: String }

  enum NestedAction: Equatable { case item(Item, isNew: Bool) }

  /// The dump of an action with nested values has several lines.
  @Test func theTraceShowsAnActionOnOneLine() throws {
    let reducer = Reducer<Int, NestedAction, Void> { state, _, _ in
      state += 1
      return .none
    }
    let flow = try StoreFlow(TestStore(initialState: 0, reducer: reducer, environment: ())) { store in
      Button("Add") { store.send(.item(Item(id: 1, name: "Mug"), isNew: true)) }
    }
    try flow.tap(button: "Add", sends: .item(Item(id: 1, name: "Mug"), isNew: true)) { $0 = 1 }
    let notes = try #require(flow.steps.last?.notes)
    #expect(
      notes.first?.hasPrefix("action .NestedAction.item(StoreFlowLoopTests.Item(id: 1, name: \"Mug\"), isNew: true)")
        == true, "\(notes)")
  }
}

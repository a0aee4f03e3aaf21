import Snapshot
import StateStore
import StateStoreTesting
import StateStoreUITesting
import Testing
import SnapshotUI

/// A flow with a store: every step is exhaustive, and the flow is recorded as one picture and one text.
@Suite struct SignUpFlowTests {
  private func flow(accepting accepted: Set<String> = ["Grace"]) throws -> StoreFlow<
    SignUpState, SignUpAction, SignUpEnvironment, SignUpScreen
  > {
    let store = TestStore(
      initialState: SignUpState(), reducer: signUpReducer,
      environment: SignUpEnvironment(register: { accepted.contains($0) }))
    return try StoreFlow(store, in: RenderContext(width: 320, height: 480)) { SignUpScreen(store: $0) }
  }

  @Test func signUp() throws {
    let flow = try flow()
    try flow.appears(sending: .appeared)
    try flow.step("types Ada", sends: .nameChanged("Ada"), by: { try $0.find(TextField<Text>.self).type("Ada") }) {
      $0.name = "Ada"
    }
    try flow.tap(button: "Continue", sends: .sendTapped) { $0.phase = .sending }
    try flow.receive(.answered(accepted: false)) { $0.phase = .failed("This name is taken.") }
    try flow.step("types Grace", sends: .nameChanged("Grace"), by: { try $0.find(TextField<Text>.self).type("Grace") })
    {
      $0.name = "Grace"
      $0.phase = .editing
    }
    try flow.tap(button: "Continue", sends: .sendTapped) { $0.phase = .sending }
    try flow.receive(.answered(accepted: true), words: "is welcomed") { $0.phase = .done }
    assertSnapshot(of: flow.storyboard, as: .image)
    assertSnapshot(of: flow.trace, as: .lines)
  }

  @Test func aScreenThatSendsSomethingElseFails() throws {
    let flow = try flow()
    try flow.appears(sending: .appeared)
    try withKnownIssue {
      try flow.step("types", sends: .nameChanged("Bob"), by: { try $0.find(TextField<Text>.self).type("Ada") }) {
        $0.name = "Bob"
      }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Expected the screen to send\n\n  SignUpAction.nameChanged(\"Bob\")")
        == true
    }
  }

  @Test func anUnassertedStateChangeFails() throws {
    let flow = try flow()
    try flow.appears(sending: .appeared)
    try withKnownIssue {
      try flow.step("types", sends: .nameChanged("Ada"), by: { try $0.find(TextField<Text>.self).type("Ada") })
    } matching: {
      $0.comments.first?.rawValue.contains("name: \"Ada\"") == true
    }
  }

  @Test func anUnassertedActionFails() throws {
    try withKnownIssue {
      let flow = try flow()
      try flow.step("types", sends: .nameChanged("Ada"), by: { try $0.find(TextField<Text>.self).type("Ada") }) {
        $0.name = "Ada"
      }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("The screen sent an action that no step asserts") == true
    }
  }

  @Test func aDisabledButtonEndsTheFlow() throws {
    let flow = try flow()
    try flow.appears(sending: .appeared)
    #expect(throws: InspectionError.self) { try flow.tap(button: "Continue", sends: .sendTapped) }
  }
}

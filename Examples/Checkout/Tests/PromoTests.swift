import Checkout
import StateStore
import StateStoreTesting
import Testing

@Suite struct PromoTests {
  let clock = TestClock()

  private func store(
    validate: @escaping @Sendable (String) async throws -> Discount?
  ) -> TestStore<PromoState, PromoAction, PromoEnvironment> {
    TestStore(
      initialState: PromoState(), reducer: promoReducer,
      environment: PromoEnvironment(clock: clock, validate: validate))
  }

  @Test func onlyTheLastCodeIsValidated() {
    let store = store { $0 == "SPRING" ? Discount(percent: 20) : nil }
    store.send(.codeChanged("SPR")) {
      $0.code = "SPR"
      $0.status = .checking
    }
    clock.advance(by: .milliseconds(299))
    store.send(.codeChanged("SPRING")) { $0.code = "SPRING" }
    clock.advance(by: .milliseconds(300))
    store.receive(.answered(Discount(percent: 20))) { $0.status = .valid(Discount(percent: 20)) }
  }

  @Test func anUnknownCode() {
    let store = store { _ in nil }
    store.send(.codeChanged("X")) {
      $0.code = "X"
      $0.status = .checking
    }
    clock.advance(by: .milliseconds(300))
    store.receive(.answered(nil)) { $0.status = .unknown }
  }

  @Test func noConnection() {
    let store = store { _ in throw Offline() }
    store.send(.codeChanged("X")) {
      $0.code = "X"
      $0.status = .checking
    }
    clock.advance(by: .milliseconds(300))
    store.receive(.failed) { $0.status = .failed }
  }

  @Test func anEmptyCodeCancelsTheValidation() {
    let store = store(validate: unimplemented("validate"))
    store.send(.codeChanged("X")) {
      $0.code = "X"
      $0.status = .checking
    }
    store.send(.codeChanged("")) {
      $0.code = ""
      $0.status = .empty
    }
    clock.advance(by: .seconds(1))
  }
}

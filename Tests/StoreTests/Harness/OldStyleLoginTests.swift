import Store
import TestFailures
import Testing

/// G5: the style that the harness replaces: four tests, each asserting one output at each step.
@Suite("G5: the style that the harness replaces") struct OldStyleLoginTests {
  func values<Value>(
    of output: KeyPath<LoginOutputs, Signal<Value>>, fails: Bool, steps: (LoginInputs, TestScheduler) -> Void
  ) -> [Value] {
    withLogin(fails: fails) { scheduler in
      let inputs = LoginInputs()
      let outputs = loginViewModel(inputs)
      let values = Locked<[Value]>([])
      let subscription = outputs[keyPath: output].subscribe { event in
        if case .value(let value) = event { values.withLock { $0.append(value) } }
      }
      steps(inputs, scheduler)
      subscription.cancel()
      return values.withLock { $0 }
    }
  }

  func logIn(_ inputs: LoginInputs, _ scheduler: TestScheduler) {
    inputs.username.send("blob")
    inputs.loginTapped.send()
    scheduler.advance(by: .seconds(1))
  }

  @Test func loadingBeginsAndEnds() {
    #expect(values(of: \.isLoading, fails: true, steps: logIn) == [true, false])
  }

  @Test func buttonIsEnabledAgain() {
    #expect(values(of: \.isLoginEnabled, fails: true, steps: logIn) == [true, false, true])
  }

  @Test func bannerIsShown() {
    #expect(values(of: \.banner, fails: true, steps: logIn) == [nil, "failed"])
  }

  @Test func successLeadsHome() {
    #expect(values(of: \.routes, fails: false, steps: logIn) == ["home of blob"])
  }
}

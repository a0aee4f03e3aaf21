import StateStore
import StateStoreTesting
import SnapshotFoundation

struct LoginFailed: Error {}

/// The shared setup, which binds every output once.
struct LoginHarness {
  let inputs = LoginInputs()
  let harness: TestHarness<LoginViewModelState>

  static func setUpTestHarness(
    scheduler: TestScheduler, mutation: LoginMutation = .none, bindsInReverse: Bool = false, line: UInt = #line
  ) -> LoginHarness {
    LoginHarness(scheduler: scheduler, mutation: mutation, bindsInReverse: bindsInReverse)
  }

  private init(scheduler: TestScheduler, mutation: LoginMutation, bindsInReverse: Bool) {
    let outputs = loginViewModel(inputs, mutation: mutation)
    harness = TestHarness(initialState: LoginViewModelState(), scheduler: scheduler)
    let bindings: [() -> Void] = [
      { [harness] in harness.bind(outputs.isLoading, to: \.isLoading) },
      { [harness] in harness.bind(outputs.banner, to: \.banner) },
      { [harness] in harness.bind(outputs.isLoginEnabled, to: \.isLoginEnabled) },
      { [harness] in harness.bind(outputs.routes, appendingTo: \.routes) },
    ]
    for bind in bindsInReverse ? bindings.reversed() : bindings { bind() }
  }

  /// Types a name, taps the button, and receives the response after one second.
  func failingFlow() {
    harness.assert(
      .input { inputs.username.send("blob") } ==> { $0.isLoginEnabled = true },
      .input { inputs.loginTapped.send() } ==> { $0.isLoading = true } ==> { $0.isLoginEnabled = false },
      .advance(by: .seconds(1)) ==> { $0.isLoading = false } ==> { $0.banner = "failed" } ==> {
        $0.isLoginEnabled = true
      }
    )
  }

  func succeedingFlow() {
    harness.assert(
      .input { inputs.username.send("blob") } ==> { $0.isLoginEnabled = true },
      .input { inputs.loginTapped.send() } ==> { $0.isLoading = true } ==> { $0.isLoginEnabled = false },
      .advance(by: .seconds(1)) ==> { $0.isLoading = false } ==> { $0.routes = ["home of blob"] }
    )
  }
}

/// The flow of a failed and then of a successful login.
extension LoginHarness {
  func wholeFlow() {
    harness.assert(
      .input { inputs.username.send("blob") } ==> { $0.isLoginEnabled = true },
      .input { inputs.loginTapped.send() } ==> { $0.isLoading = true } ==> { $0.isLoginEnabled = false },
      .advance(by: .seconds(1)) ==> { $0.isLoading = false } ==> { $0.banner = "failed" } ==> {
        $0.isLoginEnabled = true
      },
      .input { inputs.loginTapped.send() } ==> { $0.isLoading = true } ==> { $0.banner = nil } ==> {
        $0.isLoginEnabled = false
      },
      .advance(by: .seconds(1)) ==> { $0.isLoading = false } ==> { $0.routes = ["home of blob"] }
    )
  }
}

/// Runs a test with separate dependencies, whose first login fails and whose second one succeeds.
func withFailingFirstLogin<Result>(_ body: (TestScheduler) throws -> Result) rethrows -> Result {
  try withLogin(fails: false) { scheduler in
    try withDependencies($Current) {
      let hasFailed = Locked(false)
      $0.logIn = { name in
        let fails = hasFailed.withLock { hasFailed -> Bool in
          defer { hasFailed = true }
          return !hasFailed
        }
        return fails ? .fail(LoginFailed()) : .just(name)
      }
    } operation: {
      try body(scheduler)
    }
  }
}

/// Runs a test with separate dependencies.
func withLogin<Result>(
  fails: Bool, _ body: (TestScheduler) throws -> Result
) rethrows -> Result {
  let scheduler = TestScheduler()
  return try withDependencies($Current) {
    $0.scheduler = scheduler
    if fails { $0.logIn = { _ in .fail(LoginFailed()) } }
  } operation: {
    try body(scheduler)
  }
}

import Store
import StoreTesting

struct LoginFailed: Error {}

/// The one set-up: every output is bound once.
struct LoginHarness {
  let inputs = LoginInputs()
  let harness: TestHarness<LoginViewModelState>

  static func setUpTestHarness(
    scheduler: TestScheduler, mutation: LoginMutation = .none, line: UInt = #line
  ) -> LoginHarness {
    LoginHarness(scheduler: scheduler, mutation: mutation)
  }

  private init(scheduler: TestScheduler, mutation: LoginMutation) {
    let outputs = loginViewModel(inputs, mutation: mutation)
    harness = TestHarness(initialState: LoginViewModelState(), scheduler: scheduler)
    // The order of the bindings is that in which one event reaches several outputs.
    if mutation == .swappedOrder { harness.bind(outputs.banner, to: \.banner) }
    harness.bind(outputs.isLoading, to: \.isLoading)
    if mutation != .swappedOrder { harness.bind(outputs.banner, to: \.banner) }
    harness.bind(outputs.isLoginEnabled, to: \.isLoginEnabled)
    harness.bind(outputs.routes, appendingTo: \.routes)
  }

  /// Name, tap, a second later the reply.
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

/// Runs a test with its own dependencies.
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

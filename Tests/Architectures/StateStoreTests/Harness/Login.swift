import StateStore

// The view model of a login screen, as a function from inputs to outputs.

struct World: Sendable {
  var scheduler: any Scheduler = LiveScheduler()
  /// Responds after a delay, with an error for a wrong password.
  var logIn: @Sendable (_ username: String) -> Signal<String> = { .just($0) }
}

/// The global dependencies. Each test has a separate copy.
@TaskLocal var Current = World()

struct LoginInputs {
  let username = Subject<String>()
  let loginTapped = Subject<Void>()
}

struct LoginOutputs {
  var isLoading: Signal<Bool>
  var isLoginEnabled: Signal<Bool>
  var banner: Signal<String?>
  var routes: Signal<String>
}

struct LoginViewModelState: Equatable {
  var isLoading = false
  var isLoginEnabled = false
  var banner: String?
  var routes: [String] = []
}

/// An intentional bug.
enum LoginMutation {
  case none
  /// The button stays disabled after a failure, the bug that led to the harness.
  case buttonStaysDisabled
  /// The banner appears before loading ends.
  case swappedOrder
  /// The banner is not shown.
  case forgottenOutput
  /// Loading begins twice.
  case extraEvent
  /// The error is not converted to a value.
  case errorEscapes
}

func loginViewModel(_ inputs: LoginInputs, mutation: LoginMutation = .none) -> LoginOutputs {
  struct Failed: Error {}
  let world = Current
  enum Reply: Sendable { case user(String), failed }
  let username = inputs.username.signal
  let reply = inputs.loginTapped.signal.withLatest(from: username).flatMapLatest { name in
    world.logIn(name).map { Reply.user($0) }.catch { _ in .failed }.delay(by: .seconds(1), on: world.scheduler)
  }
  .share()
  let failure = reply.filter { if case .failed = $0 { true } else { false } }
  let start = inputs.loginTapped.signal
  // One event reaches the outputs in the order in which they are created.
  func makeBanner() -> Signal<String?> { .merge(start.map { nil }, failure.map { _ in "failed" }) }
  func makeLoading() -> Signal<Bool> { .merge(start.map { true }, reply.map { _ in false }) }
  var banner = makeBanner()
  let loading = makeLoading()
  if mutation != .swappedOrder { banner = makeBanner() }
  let enabled: Signal<Bool> =
    mutation == .buttonStaysDisabled
    ? .merge(username.map { !$0.isEmpty }, start.map { false })
    : .merge(username.map { !$0.isEmpty }, start.map { false }, failure.map { _ in true })
  let routes = reply.compactMap { if case .user(let name) = $0 { "home of \(name)" } else { nil } }
  return LoginOutputs(
    isLoading: loading, isLoginEnabled: enabled,
    banner: mutation == .forgottenOutput
      ? .never
      : mutation == .errorEscapes
        ? reply.flatMapLatest { if case .failed = $0 { .fail(Failed()) } else { .just(nil) } } : banner,
    routes: mutation == .extraEvent ? .merge(routes, start.map { "home too early" }) : routes)
}

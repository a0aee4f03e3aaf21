import StateStore
import SnapshotFoundation
import Testing

/// G5: the style that the harness replaces. Four tests in the form given, when, then; each one asserts every output after
/// each step. `LoginFlowTests.failureAndSuccess` says the same in one `assert`, and only what changes.
@Suite("G5: the style that the harness replaces") struct OldStyleLoginTests {
  /// Records the values of each output.
  final class Screen: Sendable {
    let inputs = LoginInputs()
    private let loading = EventLog()
    private let enabled = EventLog()
    private let banners = EventLog()
    private let routes = EventLog()
    private let subscriptions = Locked<[SignalSubscription]>([])

    init() {
      let outputs = loginViewModel(inputs)
      subscriptions.withLock {
        $0 = [
          loading.subscribe(to: outputs.isLoading), enabled.subscribe(to: outputs.isLoginEnabled),
          banners.subscribe(to: outputs.banner.map { $0 ?? "none" }), routes.subscribe(to: outputs.routes),
        ]
      }
    }

    func then(
      isLoading: [String], isLoginEnabled: [String], banner: [String], routes: [String],
      at location: SourceLocation = #_sourceLocation
    ) {
      #expect(loading.texts == isLoading, sourceLocation: location)
      #expect(enabled.texts == isLoginEnabled, sourceLocation: location)
      #expect(banners.texts == banner, sourceLocation: location)
      #expect(self.routes.texts == routes, sourceLocation: location)
    }
  }

  @Test func givenAnEmptyFormWhenANameIsTypedThenTheButtonIsEnabled() {
    withLogin(fails: true) { _ in
      let screen = Screen()
      screen.then(isLoading: [], isLoginEnabled: [], banner: [], routes: [])
      screen.inputs.username.send("blob")
      screen.then(isLoading: [], isLoginEnabled: ["true"], banner: [], routes: [])
    }
  }

  @Test func givenANameWhenTheButtonIsTappedThenLoadingBegins() {
    withLogin(fails: true) { _ in
      let screen = Screen()
      screen.inputs.username.send("blob")
      screen.then(isLoading: [], isLoginEnabled: ["true"], banner: [], routes: [])
      screen.inputs.loginTapped.send()
      screen.then(isLoading: ["true"], isLoginEnabled: ["true", "false"], banner: ["none"], routes: [])
    }
  }

  @Test func givenARequestWhenItFailsThenTheBannerIsShownAndTheButtonIsEnabled() {
    withLogin(fails: true) { scheduler in
      let screen = Screen()
      screen.inputs.username.send("blob")
      screen.then(isLoading: [], isLoginEnabled: ["true"], banner: [], routes: [])
      screen.inputs.loginTapped.send()
      screen.then(isLoading: ["true"], isLoginEnabled: ["true", "false"], banner: ["none"], routes: [])
      scheduler.advance(by: .seconds(1))
      screen.then(
        isLoading: ["true", "false"], isLoginEnabled: ["true", "false", "true"], banner: ["none", "failed"], routes: [])
    }
  }

  @Test func givenARequestWhenItSucceedsThenTheHomeScreenIsShown() {
    withLogin(fails: false) { scheduler in
      let screen = Screen()
      screen.inputs.username.send("blob")
      screen.then(isLoading: [], isLoginEnabled: ["true"], banner: [], routes: [])
      screen.inputs.loginTapped.send()
      screen.then(isLoading: ["true"], isLoginEnabled: ["true", "false"], banner: ["none"], routes: [])
      scheduler.advance(by: .seconds(1))
      screen.then(
        isLoading: ["true", "false"], isLoginEnabled: ["true", "false"], banner: ["none"], routes: ["home of blob"])
    }
  }
}

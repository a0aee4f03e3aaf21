import StateStore
import StateStoreTesting
import SnapshotFoundation
import Testing
import XCTest

/// G1 to G6, G9, G10, G11 and G13: the flow of a login screen, and its failures for intentional bugs.
@Suite struct LoginFlowTests {
  @Test("G1, G3, G5, G11, G13: one test asserts every output at every step of a failing login") func failure() {
    withLogin(fails: true) { LoginHarness.setUpTestHarness(scheduler: $0).failingFlow() }
  }

  @Test("G1, G3, G5: one test asserts every output at every step of a successful login") func success() {
    withLogin(fails: false) { LoginHarness.setUpTestHarness(scheduler: $0).succeedingFlow() }
  }

  @Test("G5: one assert describes the failure and the success") func failureAndSuccess() {
    withFailingFirstLogin { LoginHarness.setUpTestHarness(scheduler: $0).wholeFlow() }
  }

  @Test("G2: the order of outputs is that of the view model, whatever the order of the bindings") func order() {
    for bindsInReverse in [false, true] {
      withLogin(fails: true) {
        LoginHarness.setUpTestHarness(scheduler: $0, bindsInReverse: bindsInReverse).failingFlow()
      }
      withFailingFirstLogin { LoginHarness.setUpTestHarness(scheduler: $0, bindsInReverse: bindsInReverse).wholeFlow() }
      // The bug is one of the view model, and no binding hides it.
      let found = withLogin(fails: true) { scheduler in
        failures {
          LoginHarness.setUpTestHarness(
            scheduler: scheduler, mutation: .swappedOrder, bindsInReverse: bindsInReverse
          ).failingFlow()
        }
      }
      #expect(!found.isEmpty)
    }
  }

  /// Returns the failures of the flow with an intentional bug.
  func mutant(_ mutation: LoginMutation) -> [String] {
    withLogin(fails: true) { scheduler in
      failures { LoginHarness.setUpTestHarness(scheduler: scheduler, mutation: mutation).failingFlow() }.texts
    }
  }

  @Test("G4: a button that stays disabled fails") func buttonStaysDisabled() {
    #expect(
      mutant(.buttonStaysDisabled) == [
        """
        Expected another change, but there was none:

              LoginViewModelState(
                isLoading: false,
            −   isLoginEnabled: true,
            +   isLoginEnabled: false,
                banner: "failed",
                routes: []
              )

          (− expected, + actual)

        Remove its closure, or check the output that changes the state.
        """
      ])
    // A test of only the banner does not find the bug.
    withLogin(fails: true) { scheduler in
      let inputs = LoginInputs()
      let outputs = loginViewModel(inputs, mutation: .buttonStaysDisabled)
      let banners = Locked<[String?]>([])
      let subscription = outputs.banner.subscribe { event in
        if case .value(let banner) = event { banners.withLock { $0.append(banner) } }
      }
      inputs.username.send("blob")
      inputs.loginTapped.send()
      scheduler.advance(by: .seconds(1))
      #expect(banners.withLock { $0 } == [nil, "failed"])
      subscription.cancel()
    }
  }

  @Test("G2: the order of changes matters") func swappedOrder() {
    #expect(
      mutant(.swappedOrder) == [
        """
        The state after this step differs from the expected state:

            LoginViewModelState(
          −   isLoading: false,
          +   isLoading: true,
              isLoginEnabled: false,
          −   banner: nil,
          +   banner: "failed",
              routes: []
            )

        (− expected, + actual)

        The changes happened in a different order: \\.banner, \\.isLoading, \\.isLoginEnabled.
        Describe them in this order, or with `==> .inAnyOrder(…)` if the order is not specified.
        """
      ])
    // The reverse: the code is correct, but the test describes the changes in the wrong order.
    let found = withLogin(fails: true) { scheduler in
      failures {
        let login = LoginHarness.setUpTestHarness(scheduler: scheduler)
        login.harness.assert(
          .input { login.inputs.username.send("blob") } ==> { $0.isLoginEnabled = true },
          .input { login.inputs.loginTapped.send() } ==> { $0.isLoginEnabled = false } ==> { $0.isLoading = true },
          .advance(by: .seconds(1)) ==> { $0.isLoading = false } ==> { $0.banner = "failed" } ==> {
            $0.isLoginEnabled = true
          })
      }
    }
    #expect(found.count == 1)
  }

  @Test("G6: a missing output fails") func forgottenOutput() {
    let found = mutant(.forgottenOutput)
    #expect(found.count == 1)
    #expect(found.text(0).contains("−   banner: \"failed\","))
  }

  @Test("G1: an unexpected event fails") func extraEvent() {
    #expect(
      mutant(.extraEvent) == [
        """
        1 change was not described:

          \\.routes:

              LoginViewModelState(
                isLoading: true,
                isLoginEnabled: false,
                banner: nil,
                routes: [
            +     [0]: "home too early"
                ]
              )

          (− expected, + actual)

        Describe every change, in order, with `==>`.
        """
      ])
  }

  @Test("G9: an error of an output fails the test") func errorEscapes() {
    let found = mutant(.errorEscapes)
    #expect(
      found.first == """
        The output that is bound to \\.banner failed with an error: Failed()

        Convert errors to values before they reach an output.
        """)
  }
}

/// G10: the same flows in XCTest.
final class HarnessXCTests: XCTestCase {
  func testFailingLogin() {
    withLogin(fails: true) { LoginHarness.setUpTestHarness(scheduler: $0).failingFlow() }
  }

  func testSucceedingLogin() {
    withLogin(fails: false) { LoginHarness.setUpTestHarness(scheduler: $0).succeedingFlow() }
  }
}

import Checkout
import Snapshot
import StateStore
import Testing
import SnapshotUI

/// The screens of the checkout in constant states: the store has the empty reducer.
@MainActor @Suite struct CheckoutPictureTests {
  private func screen(_ change: (inout CheckoutState) -> Void = { _ in }) -> CheckoutScreen {
    var state = CheckoutState.mugs
    change(&state)
    return CheckoutScreen(
      store: Store(
        initialState: state, reducer: Reducer<CheckoutState, CheckoutAction, Void>.empty, environment: ()))
  }

  private static let layout = SnapshotLayout.device(config: .iPhone13)

  @Test func light() {
    let screen = screen {
      $0.promo.code = "SPRING"
      $0.promo.status = .valid(Discount(percent: 20))
    }
    assertSnapshot(of: screen, as: .image(layout: Self.layout, traits: SnapshotTraits(displayScale: 1)))
  }

  @Test func darkAndDeclined() {
    let screen = screen { $0.payment = .declined("Insufficient funds.") }
    assertSnapshot(
      of: screen,
      as: .image(
        layout: Self.layout,
        traits: SnapshotTraits(mutations: {
          $0.displayScale = 1
          $0.userInterfaceStyle = .dark
        })))
  }

  @Test func largeType() {
    assertSnapshot(
      of: screen(),
      as: .image(
        layout: Self.layout,
        traits: SnapshotTraits(mutations: {
          $0.displayScale = 1
          $0.preferredContentSizeCategory = .accessibility1
        })))
  }

  @Test func receipt() {
    let screen = screen { $0.receipt = ReceiptState(number: "2024-1", total: Money(cents: 36_40)) }
    assertSnapshot(of: screen, as: .image(layout: Self.layout, traits: SnapshotTraits(displayScale: 0.5)))
  }
}

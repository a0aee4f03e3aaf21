import Checkout
import StateStore
import StateStoreTesting

typealias CheckoutStore = TestStore<CheckoutState, CheckoutAction, CheckoutEnvironment>

extension CheckoutState {
  /// Two mugs and a poster, with a complete address.
  static let mugs = CheckoutState(
    cart: CartState(items: [
      CartItemState(id: "mug", name: "Mug", price: Money(cents: 12_50), quantity: 2),
      CartItemState(id: "poster", name: "Poster", price: Money(cents: 8_00)),
    ]),
    address: AddressState(name: "Ada Lovelace", street: "12 Analytical Road, London"))
}

struct Offline: Error {}

/// A payment service whose answer a test sends.
struct PaymentDesk {
  private let stream: AsyncStream<PaymentResponse>
  private let continuation: AsyncStream<PaymentResponse>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func answer(_ response: PaymentResponse) { continuation.yield(response) }

  /// Ends without an answer if the request is cancelled.
  func charge(_ order: Order) async throws -> PaymentResponse {
    for await response in stream { return response }
    throw CancellationError()
  }
}

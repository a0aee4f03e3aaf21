import StateStore

/// The services that a checkout uses.
public struct CheckoutEnvironment: Sendable {
  public var promo: PromoEnvironment
  /// Charges the customer.
  public var charge: @Sendable (Order) async throws -> PaymentResponse
  /// Sends an event to the analytics service.
  public var track: @Sendable (String) async -> Void

  public init(
    promo: PromoEnvironment, charge: @escaping @Sendable (Order) async throws -> PaymentResponse,
    track: @escaping @Sendable (String) async -> Void
  ) {
    self.promo = promo
    self.charge = charge
    self.track = track
  }
}

extension CheckoutEnvironment {
  /// A checkout that charges nobody, for previews and demos.
  public static let sandbox = CheckoutEnvironment(
    promo: PromoEnvironment(clock: ContinuousClock(), validate: { $0 == "SPRING" ? Discount(percent: 20) : nil }),
    charge: { _ in .accepted(receipt: "SANDBOX-1") }, track: { _ in })

  /// A checkout that fails the test when it uses a service.
  public static let failing = CheckoutEnvironment(
    promo: PromoEnvironment(clock: UnimplementedClock(), validate: unimplemented("validate")),
    charge: unimplemented("charge"), track: unimplemented("track"))
}

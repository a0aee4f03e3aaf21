/// What the customer pays for.
public struct Order: Equatable, Sendable {
  public var total: Money
  public var name: String
  public var street: String

  public init(total: Money, name: String, street: String) {
    self.total = total
    self.name = name
    self.street = street
  }
}

/// The answer of the payment service.
public enum PaymentResponse: Equatable, Sendable {
  case accepted(receipt: String)
  case declined(reason: String)
}

public enum PaymentStatus: Equatable, Sendable {
  case idle
  case paying
  case declined(String)
  case failed
}

public enum PaymentAction: Equatable, Sendable {
  case payTapped
  case cancelTapped
  case responded(PaymentResponse)
  case failed
}

import StateStore

public struct AddressState: Equatable, Sendable {
  public var name = ""
  public var street = ""
  public var isGift = false

  public init(name: String = "", street: String = "", isGift: Bool = false) {
    self.name = name
    self.street = street
    self.isGift = isGift
  }

  public var isComplete: Bool { !name.isEmpty && !street.isEmpty }
}

public enum AddressAction: Equatable, Sendable {
  case nameChanged(String)
  case streetChanged(String)
  case giftToggled(Bool)
}

public let addressReducer = Reducer<AddressState, AddressAction, Void> { state, action, _ in
  switch action {
  case .nameChanged(let name): state.name = name
  case .streetChanged(let street): state.street = street
  case .giftToggled(let isGift): state.isGift = isGift
  }
  return .none
}

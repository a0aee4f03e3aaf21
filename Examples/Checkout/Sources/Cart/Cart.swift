import StateStore

/// One article in the cart.
public struct CartItemState: Equatable, Identifiable, Sendable {
  public let id: String
  public let name: String
  public let price: Money
  public var quantity: Int

  public init(id: String, name: String, price: Money, quantity: Int = 1) {
    self.id = id
    self.name = name
    self.price = price
    self.quantity = quantity
  }

  public var total: Money { price * quantity }
}

public enum CartItemAction: Equatable, Sendable {
  case quantityChanged(Int)
  case removeTapped
}

public let cartItemReducer = Reducer<CartItemState, CartItemAction, Void> { state, action, _ in
  if case .quantityChanged(let quantity) = action { state.quantity = quantity }
  return .none
}

public struct CartState: Equatable, Sendable {
  public var items: [CartItemState]

  public init(items: [CartItemState] = []) { self.items = items }

  public var total: Money { items.reduce(Money(cents: 0)) { $0 + $1.total } }
}

public enum CartAction: Equatable, Sendable {
  case item(CartItemState.ID, CartItemAction)
}

public let cartReducer = Reducer<CartState, CartAction, Void>.combine(
  cartItemReducer.forEach(state: \.items, action: .case(CartAction.item), environment: { $0 }),
  Reducer { state, action, _ in
    if case .item(let id, .removeTapped) = action { state.items.removeAll { $0.id == id } }
    return .none
  })

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct Product: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Decimal
  let symbol: String
}

final class Cart: ObservableObject {
  @Published private(set) var quantities: [Product: Int] = [:]

  var products: [Product] { quantities.keys.sorted { $0.id < $1.id } }
  var count: Int { quantities.values.reduce(0, +) }
  var total: Decimal { quantities.reduce(0) { $0 + $1.key.price * Decimal($1.value) } }

  func add(_ product: Product) {
    quantities[product, default: 0] += 1
  }

  func remove(_ product: Product) {
    quantities[product] = nil
  }

  func binding(for product: Product) -> Binding<Int> {
    Binding(
      get: { self.quantities[product] ?? 0 },
      set: { newValue in
        self.quantities[product] = newValue > 0 ? newValue : nil
      }
    )
  }
}

final class UserSession: ObservableObject {
  @Published var name: String?
  @Published var isMember = false

  init(name: String? = nil, isMember: Bool = false) {
    self.name = name
    self.isMember = isMember
  }
}

struct CartScreen: View {
  @EnvironmentObject var cart: Cart
  @EnvironmentObject private var session: UserSession
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 0) {
      List {
        Section {
          ForEach(cart.products) { product in
            CartProductRow(product: product)
          }
        } header: {
          greeting
        }
      }
      CartSummary()
    }
  }

  private var greeting: some View {
    Text(session.name.map { "Hello, \($0)" } ?? "Your cart")
  }
}

struct CartProductRow: View {
  @EnvironmentObject var cart: Cart
  let product: Product

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: product.symbol)
        .frame(width: 36, height: 36)
        .background(Color(.systemGray5))
        .clipShape(RoundedRectangle(cornerRadius: 8))
      VStack(alignment: .leading) {
        Text(product.name)
        Text(product.price, format: .currency(code: "EUR"))
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Stepper(value: cart.binding(for: product), in: 0...9) {
        Text("\(cart.quantities[product] ?? 0)")
      }
      .fixedSize()
    }
  }
}

struct CartSummary: View {
  @EnvironmentObject private var cart: Cart
  @EnvironmentObject private var session: UserSession

  private var discount: Decimal {
    session.isMember ? cart.total / 10 : 0
  }

  var body: some View {
    VStack(spacing: 8) {
      row("Subtotal", cart.total)
      if session.isMember {
        row("Member discount", -discount).foregroundColor(.green)
      }
      row("Total", cart.total - discount).font(.headline)
      Toggle("I am a member", isOn: $session.isMember)
    }
    .padding()
    .background(Color(.secondarySystemBackground))
  }

  private func row(_ title: String, _ amount: Decimal) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(amount, format: .currency(code: "EUR"))
    }
  }
}

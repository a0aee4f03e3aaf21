#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct CartItem: Identifiable {
  let id: Int
  var name: String
  var variant: String
  var price: Decimal
  var quantity: Int
}

struct CheckoutView: View {
  @State private var items: [CartItem]
  @State private var express = false
  @State private var coupon = ""

  init(items: [CartItem]) { _items = State(initialValue: items) }

  private var subtotal: Decimal { items.reduce(0) { $0 + $1.price * Decimal($1.quantity) } }
  private var shipping: Decimal { express ? 12 : 0 }

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        VStack(spacing: 0) {
          ForEach($items) { $item in
            CartRow(item: $item)
            if item.id != items.last?.id {
              Divider().padding(.leading, 72)
            }
          }
        }

        GroupBox("Delivery") {
          VStack(alignment: .leading, spacing: 12) {
            deliveryOption("Standard", detail: "3 to 5 days", price: "Free", isChosen: !express)
            deliveryOption("Express", detail: "Tomorrow", price: "€12.00", isChosen: express)
          }
        }

        HStack {
          TextField("Coupon", text: $coupon)
            .textFieldStyle(.roundedBorder)
          Button("Apply") {}
            .buttonStyle(.bordered)
        }

        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
          GridRow {
            Text("Subtotal").foregroundStyle(.secondary)
            Text(subtotal, format: .currency(code: "EUR")).gridColumnAlignment(.trailing)
          }
          GridRow {
            Text("Shipping").foregroundStyle(.secondary)
            Text(shipping, format: .currency(code: "EUR"))
          }
          Divider()
            .gridCellUnsizedAxes(.horizontal)
          GridRow {
            Text("Total").font(.headline)
            Text(subtotal + shipping, format: .currency(code: "EUR")).font(.headline)
          }
          GridRow {
            Text("Includes 19 % VAT. You can return everything within 30 days.")
              .font(.caption)
              .foregroundStyle(.secondary)
              .gridCellColumns(2)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding()
    }
    .safeAreaInset(edge: .bottom) {
      Button {
      } label: {
        Label("Pay now", systemImage: "lock.fill")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .buttonBorderShape(.capsule)
      .controlSize(.large)
      .padding()
      .background(.regularMaterial)
    }
  }

  private func deliveryOption(_ name: String, detail: String, price: String, isChosen: Bool) -> some View {
    HStack {
      Image(systemName: isChosen ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(isChosen ? Color.accentColor : .secondary)
      VStack(alignment: .leading) {
        Text(name)
        Text(detail).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(price)
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
  }
}

struct CartRow: View {
  @Binding var item: CartItem

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: "tshirt.fill")
        .font(.title2)
        .foregroundStyle(.white)
        .frame(width: 60, height: 60)
        .background(.teal.gradient, in: .rect(cornerRadius: 10))
      VStack(alignment: .leading, spacing: 2) {
        Text(item.name).font(.headline)
        Text(item.variant).font(.subheadline).foregroundStyle(.secondary)
        Text(item.price, format: .currency(code: "EUR")).font(.subheadline)
      }
      Spacer()
      VStack(alignment: .trailing) {
        Text("× \(item.quantity)")
          .font(.subheadline.monospacedDigit())
        Stepper("Quantity", value: $item.quantity, in: 1...10)
          .labelsHidden()
      }
    }
    .padding(.vertical, 10)
  }
}

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

struct TrackingStep: Identifiable {
  enum State { case done, active, waiting }

  let id: Int
  let title: String
  let detail: String
  let symbol: String
  let state: State
}

final class TrackingModel {
  let steps = [
    TrackingStep(id: 1, title: "Ordered", detail: "Mon 09:12", symbol: "cart", state: .done),
    TrackingStep(id: 2, title: "Packed", detail: "Mon 15:40", symbol: "shippingbox", state: .done),
    TrackingStep(id: 3, title: "On its way", detail: "Today 07:55", symbol: "truck.box", state: .active),
    TrackingStep(id: 4, title: "Delivered", detail: "Expected 14:00", symbol: "house", state: .waiting),
  ]
}

struct OrderTrackingView: View {
  let model: TrackingModel

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Label {
        Text("Order 4711").font(.title2.bold())
      } icon: {
        Image(systemName: "bag.circle.fill").font(.title).foregroundStyle(.white, .purple)
      }
      ForEach(model.steps) { step in
        HStack(spacing: 14) {
          icon(of: step)
            .font(.title2)
            .frame(width: 36)
          VStack(alignment: .leading, spacing: 2) {
            Text(step.title).fontWeight(step.state == .active ? .semibold : .regular)
            Text(step.detail).font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          Image(systemName: mark(of: step))
            .foregroundStyle(step.state == .done ? Color.green : step.state == .active ? Color.orange : Color.gray)
        }
      }
      Divider()
      HStack(spacing: 10) {
        ForEach(1..<6) { number in Image(systemName: "\(number).circle.fill") }
        Image(systemName: "a.circle")
        Image(systemName: "dollarsign.circle.fill")
        Image(systemName: "eurosign.circle")
        Image(systemName: "percent")
      }
      .foregroundStyle(.tint)
      HStack {
        Button(action: {}) { Label("Call", systemImage: "phone.fill") }
          .buttonStyle(.borderedProminent)
        Button(action: {}) { Label("Message", systemImage: "message") }
          .buttonStyle(.bordered)
        Button(role: .destructive, action: {}) { Image(systemName: "xmark.bin") }
          .buttonStyle(.bordered)
      }
      Label("Contactless delivery", systemImage: "hand.raised.slash")
      Label("Signed by neighbour", systemImage: "signature")
      Label("Insured", systemImage: "checkmark.shield.fill").foregroundColor(.green)
      Label("Return within 30 days", systemImage: "arrow.uturn.backward.circle")
      Label("Climate neutral", systemImage: "leaf.arrow.triangle.circlepath")
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private func icon(of step: TrackingStep) -> some View {
    switch step.state {
    case .done: Image(systemName: step.symbol).symbolVariant(.fill).foregroundColor(.secondary)
    case .active: Image(systemName: step.symbol).symbolVariant(.fill).foregroundColor(.accentColor)
    case .waiting: Image(systemName: step.symbol).foregroundColor(.secondary)
    }
  }

  private func mark(of step: TrackingStep) -> String {
    switch step.state {
    case .done: "checkmark.circle.fill"
    case .active: "clock.badge.checkmark"
    case .waiting: "circle.dotted"
    }
  }
}

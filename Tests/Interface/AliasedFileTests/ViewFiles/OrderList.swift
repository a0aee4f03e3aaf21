import Combine
import SwiftUI
import UIKit

final class OrderModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var orders = ["Espresso", "Cappuccino", "Flat white"]
  private var cancellables = Set<AnyCancellable>()

  var shown: [String] { query.isEmpty ? orders : orders.filter { $0.localizedCaseInsensitiveContains(query) } }
}

struct OrderList: View {
  @StateObject private var model = OrderModel()

  private let highlight = UIColor { $0.userInterfaceStyle == .dark ? .systemYellow : .systemBrown }

  var body: some View {
    List(model.shown, id: \.self) { order in
      HStack {
        Image(systemName: "cup.and.saucer.fill").foregroundColor(Color(highlight))
        Text(order)
        Spacer()
        Text("Ready").font(.caption).padding(6)
          .background(Color(UIColor.systemGreen.withAlphaComponent(0.2)), in: Capsule())
      }
    }
    .listStyle(.plain)
  }
}

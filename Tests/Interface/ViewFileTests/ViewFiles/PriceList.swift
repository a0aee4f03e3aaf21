#if canImport(SwiftUI)
  import SwiftUI
#else
  import SnapshotUI
#endif

import Foundation

struct PricedItem: Identifiable {
  let id: Int
  let name: String
  let price: Decimal
  let discount: Double?
  let weight: Double
}

struct PriceListView: View {
  let items: [PricedItem]
  let currencyCode: String
  let updated: Date

  private var total: Decimal { items.reduce(0) { $0 + $1.price } }

  var body: some View {
    List {
      Section {
        ForEach(items) { item in
          HStack(alignment: .firstTextBaseline) {
            VStack(alignment: .leading) {
              Text(item.name)
              Text("\(item.weight, specifier: "%.2f") kg")
                .font(.caption)
                .foregroundStyle(.secondary)
            }
            Spacer()
            VStack(alignment: .trailing) {
              Text(item.price, format: .currency(code: currencyCode))
                .monospacedDigit()
              if let discount = item.discount {
                Text("-\(discount, format: .percent)")
                  .font(.caption.bold())
                  .foregroundColor(.red)
              }
            }
          }
        }
      } footer: {
        Text("Updated \(updated, format: .dateTime.day().month(.wide).year())")
      }
      LabeledContent("Total") {
        Text(total, format: .currency(code: currencyCode)).bold()
      }
      LabeledContent("Visitors", value: 12_840, format: .number)
      Text("\(items.count) items, \(12_840) visitors")
        .font(.footnote)
    }
  }
}

import SwiftUI

/// A trip in the list.
struct TripCard: View {
  let trip: Trip
  @Environment(\.brand) private var brand

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: trip.kind.symbol)
          .font(.title2)
          .frame(width: 44, height: 44)
          .background(.white.opacity(0.2), in: .circle)
        VStack(alignment: .leading) {
          Text(trip.place).font(.headline)
          Text("\(trip.nights) nights").font(.subheadline)
        }
        Spacer()
        Image(systemName: "chevron.right").font(.footnote.bold())
      }
      ProgressView(value: trip.progress) {
        Text("\(trip.packed.count) of \(trip.things.count) packed").font(.caption)
      }
      .tint(.white)
    }
    .padding()
    .foregroundStyle(.white)
    .background(
      LinearGradient(colors: brand.colors(of: trip.kind), startPoint: .topLeading, endPoint: .bottomTrailing),
      in: .rect(cornerRadius: 20)
    )
  }
}

extension Trip.Kind {
  var symbol: String {
    switch self {
    case .beach: "sun.max"
    case .city: "tram"
    case .mountains: "snowflake"
    }
  }
}

#Preview("Half packed", traits: .fixedLayout(width: 340, height: 140)) {
  TripCard(trip: .lisbon).padding()
}

#Preview("Long name", traits: .sizeThatFitsLayout) {
  TripCard(trip: Trip(place: "Llanfairpwllgwyngyllgogerychwyrndrobwll", kind: .city, nights: 1, things: []))
    .frame(width: 320)
    .padding()
}

import SwiftUI

/// All trips, and the packing list of each one.
public struct TripsScreen: View {
  @StateObject private var store = TripStore()

  public init() {}

  public var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(store.trips) { trip in
            NavigationLink(value: trip.id) { TripCard(trip: trip) }
              .buttonStyle(.plain)
          }
        }
        .padding()
      }
      .overlay {
        if let message = store.message {
          ContentUnavailableView("No trips", systemImage: "airplane", description: Text(message))
        }
      }
      .navigationTitle("Trips")
      .navigationDestination(for: Trip.ID.self) { id in
        if let trip = store.trips.first(where: { $0.id == id }) {
          PackingList(trip: trip) { store.toggle($0, of: trip) }
        }
      }
    }
  }
}

#Preview("Trips") { TripsScreen() }

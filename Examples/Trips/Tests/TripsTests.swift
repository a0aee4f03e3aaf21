import Snapshot
import Testing

@testable import Trips

@MainActor @Suite struct TripsTests {
  @Test func previews() {
    assertPreviews(in: "Trips")
  }

  @Test func packing() {
    let store = TripStore { [.vienna] }
    store.toggle("Tickets", of: .vienna)
    #expect(store.trips.map(\.progress) == [0])
  }
}

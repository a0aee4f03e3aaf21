#if canImport(SnapshotUI)
  import SwiftUI

  /// What previews need instead of the app's server and its settings.
  struct Setup: PreviewSetup {
    static func prepare() async throws {
      TripStore.load = { [.lisbon, .zermatt, .vienna] }
    }

    func body(content: Content) -> some View {
      content.environment(\.brand, .summer)
    }
  }
#endif

extension Trip {
  static let lisbon = Trip(
    place: "Lisbon", kind: .beach, nights: 7, things: ["Sunscreen", "Swimsuit", "Book", "Charger"],
    packed: ["Swimsuit", "Book"])
  static let zermatt = Trip(
    place: "Zermatt", kind: .mountains, nights: 4, things: ["Skis", "Gloves", "Goggles"], packed: ["Skis"])
  static let vienna = Trip(place: "Vienna", kind: .city, nights: 2, things: ["Tickets"], packed: ["Tickets"])
}

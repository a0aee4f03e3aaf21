import Combine
import Foundation
import os

/// The trips of a person.
@MainActor
public final class TripStore: ObservableObject {
  /// Loads the trips. The app asks its server; previews set something else.
  public static var load: () throws -> [Trip] = { throw URLError(.notConnectedToInternet) }

  @Published public private(set) var trips: [Trip] = []
  @Published public private(set) var message: String?
  private let logger = Logger(subsystem: "Trips", category: "store")

  public convenience init() { self.init(load: Self.load) }

  init(load: () throws -> [Trip]) {
    do {
      trips = try load()
    } catch {
      logger.error("no trips: \(error)")
      message = "Your trips could not be loaded."
    }
  }

  public func toggle(_ thing: String, of trip: Trip) {
    guard let index = trips.firstIndex(where: { $0.id == trip.id }) else { return }
    trips[index].packed.formSymmetricDifference([thing])
  }
}

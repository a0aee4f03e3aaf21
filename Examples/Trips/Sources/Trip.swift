import Foundation

/// A trip with the things to pack.
public struct Trip: Hashable, Identifiable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case beach, city, mountains
  }

  public var id: String { place }
  public var place: String
  public var kind: Kind
  public var nights: Int
  public var things: [String]
  public var packed: Set<String>

  public init(place: String, kind: Kind, nights: Int, things: [String], packed: Set<String> = []) {
    self.place = place
    self.kind = kind
    self.nights = nights
    self.things = things
    self.packed = packed
  }

  /// The packed part of the things, from 0 to 1.
  public var progress: Double { things.isEmpty ? 1 : Double(packed.count) / Double(things.count) }
}

/// How one row gets from its place before a change to its place after it, as data: nothing moves by itself, and a picture
/// can be made of any moment.
public struct SliceTransition<ID: Hashable>: Equatable {
  public typealias Frame = ScrollPosition<ID>.Frame

  public enum Kind: String, Sendable {
    /// Fades in in its new place.
    case insert
    /// Fades out in its old place.
    case delete
    /// Goes from the old place to the new one.
    case move
    /// Is in its place already.
    case stay
  }

  public var kind: Kind
  public var from: Frame
  public var to: Frame
  public var fromOpacity: Double
  public var toOpacity: Double

  /// The place at a moment between 0, before, and 1, after; exact at both.
  public func frame(at time: Double) -> Frame {
    Frame(
      id: to.id, minY: Self.between(from.minY, to.minY, at: time),
      height: Self.between(from.height, to.height, at: time))
  }

  /// The opacity at a moment.
  public func opacity(at time: Double) -> Double { Self.between(fromOpacity, toOpacity, at: time) }

  private static func between(_ start: Double, _ end: Double, at time: Double) -> Double {
    let time = min(max(time, 0), 1)
    return time == 1 ? end : start + (end - start) * time
  }

  /// The transitions between two arrangements of rows: of those that go first, then of the new rows from top to bottom.
  public static func transitions(from old: [Frame], to new: [Frame]) -> [SliceTransition] {
    let oldFrames = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    let remaining = Set(new.map(\.id))
    let deletes = old.filter { !remaining.contains($0.id) }
      .map { SliceTransition(kind: .delete, from: $0, to: $0, fromOpacity: 1, toOpacity: 0) }
    return deletes
      + new.map { frame in
        guard let before = oldFrames[frame.id] else {
          return SliceTransition(kind: .insert, from: frame, to: frame, fromOpacity: 0, toOpacity: 1)
        }
        return SliceTransition(
          kind: before == frame ? .stay : .move, from: before, to: frame, fromOpacity: 1, toOpacity: 1)
      }
  }
}

extension SliceTransition: Sendable where ID: Sendable {}

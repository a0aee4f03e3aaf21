/// The animation of one list item between two states of the list, as data.
///
/// A snapshot can show any time of it.
public struct SliceTransition<ID: Hashable>: Equatable {
  /// The position and height of an item.
  public typealias Frame = ItemPosition<ID>.Frame

  /// What happens to the item.
  public enum Kind: String, Sendable {
    /// Fades in at its new position.
    case insert
    /// Fades out at its old position.
    case delete
    /// Moves from its old position to its new one.
    case move
    /// Stays at its position.
    case stay
  }

  /// What happens to the item.
  public var kind: Kind
  /// The frame before the change.
  public var from: Frame
  /// The frame after the change.
  public var to: Frame
  /// The opacity before the change, from 0 to 1.
  public var fromOpacity: Double
  /// The opacity after the change, from 0 to 1.
  public var toOpacity: Double

  /// Returns the frame at a time.
  ///
  /// - Parameter time: The time from 0, before the change, to 1, after it.
  public func frame(at time: Double) -> Frame {
    Frame(
      id: to.id, minY: Self.between(from.minY, to.minY, at: time),
      height: Self.between(from.height, to.height, at: time))
  }

  /// Returns the opacity at a time.
  ///
  /// - Parameter time: The time from 0, before the change, to 1, after it.
  public func opacity(at time: Double) -> Double { Self.between(fromOpacity, toOpacity, at: time) }

  private static func between(_ start: Double, _ end: Double, at time: Double) -> Double {
    let time = min(max(time, 0), 1)
    return time == 1 ? end : start + (end - start) * time
  }

  /// Returns the transitions between two lists: first those of the deleted items, then those of the new list, each from top
  /// to bottom.
  ///
  /// - Parameters:
  ///   - old: The frames of the items before the change.
  ///   - new: The frames of the items after the change.
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

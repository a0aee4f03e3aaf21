import SliceKit
import Testing

@Suite struct ItemPositionTests {
  typealias Position = ItemPosition<String>

  func rows(_ ids: String, height: Double = 100 / 3) -> [Position.Item] {
    ids.map { Position.Item(id: String($0), height: height) }
  }

  @Test("S15: items inserted above the anchor do not move it") func insertingAbove() throws {
    let position = Position(anchor: "c", y: 0.1)
    let old = rows("abcde")
    let new = rows("xaybzcde")
    let after = try #require(position.following(from: old, to: new))
    #expect(after == position)
    let before = try #require(position.frames(of: old))
    let frames = try #require(after.frames(of: new))
    // Positions are exact, although a third of a point is not a binary fraction.
    #expect(frames.suffix(3) == before.suffix(3))
    #expect(frames.map(\.id) == ["x", "a", "y", "b", "z", "c", "d", "e"])
    #expect(frames.last { $0.minY < 0.1 }?.id == "z")
  }

  @Test("S15: rows of different heights above and below the anchor are next to each other") func heightsAbove() throws {
    let heights = [10.0, 20, 30, 40, 50]
    let items = zip("abcde", heights).map { Position.Item(id: String($0), height: $1) }
    let frames = try #require(Position(anchor: "c", y: 5).frames(of: items))
    #expect(frames.map(\.minY) == [-25, -15, 5, 35, 75])
    #expect(frames.map(\.height) == heights)
    #expect(frames.map(\.id) == ["a", "b", "c", "d", "e"])
  }

  @Test func aRemovedAnchorIsFollowedByItsNeighbour() throws {
    let position = Position(anchor: "c", y: 10)
    let old = rows("abcde", height: 50)
    #expect(position.following(from: old, to: rows("abe")) == Position(anchor: "e", y: 110))
    #expect(position.following(from: old, to: rows("ab")) == Position(anchor: "b", y: -40))
    #expect(position.following(from: old, to: rows("xyz")) == nil)
    #expect(position.frames(of: rows("ab")) == nil)
  }

  @Test("S14: transitions are data, and have a frame at any time") func transitions() throws {
    let old = try #require(Position(anchor: "a").frames(of: rows("abc", height: 50)))
    let new = try #require(Position(anchor: "a").frames(of: rows("acd", height: 50)))
    let transitions = SliceTransition.transitions(from: old, to: new)
    #expect(transitions.map(\.kind) == [.delete, .stay, .move, .insert])
    #expect(transitions.map { $0.frame(at: 0.5).minY } == [50, 0, 75, 100])
    #expect(transitions.map { $0.opacity(at: 0.5) } == [0.5, 1, 1, 0.5])
    #expect(transitions.map { $0.frame(at: 0) } == transitions.map(\.from))
    #expect(transitions.map { $0.frame(at: 1) } == transitions.map(\.to))
    #expect(transitions.map { $0.opacity(at: 7) } == [0, 1, 1, 1])
  }
}

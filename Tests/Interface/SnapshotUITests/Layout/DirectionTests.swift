import Testing
import SnapshotUI

@Suite struct DirectionTests {
  @Test func stacksStartAtTheRight() throws {
    let view = HStack(spacing: 0) {
      Probe(10)
      Probe(30)
    }
    #expect(try leafFrames(of: view, width: 100, direction: .rightToLeft).map(\.minX) == [60, 30])
  }

  @Test func leadingIsTheRightEdge() throws {
    let column = VStack(alignment: .leading) {
      Probe(50)
      Probe(20)
    }
    #expect(try leafFrames(of: column, direction: .rightToLeft).map(\.minX) == [0, 30])
    let padded = Probe(20).padding(.leading, 10)
    #expect(try leafFrames(of: padded, direction: .rightToLeft).map(\.minX) == [0])
    let framed = Probe(20).frame(width: 100, alignment: .leading)
    #expect(try leafFrames(of: framed, direction: .rightToLeft).map(\.minX) == [80])
    let overlaid = Probe(50).overlay(alignment: .topTrailing) { Probe(4) }
    #expect(try leafFrames(of: overlaid, direction: .rightToLeft).map(\.minX) == [0, 0])
  }

  @Test func offsetsAndPositionsAreMirrored() throws {
    let offset = Probe(20).offset(x: 5).frame(width: 100, alignment: .leading)
    #expect(try leafFrames(of: offset, direction: .rightToLeft).map(\.minX) == [75])
    let position = Probe(20).position(x: 10, y: 5)
    #expect(try leafFrames(of: position, width: 100, height: 10, direction: .rightToLeft).map(\.minX) == [80])
  }

  @Test func aSubviewCanHaveTheOtherDirection() throws {
    let view = HStack(spacing: 0) {
      HStack(spacing: 0) {
        Probe(10)
        Probe(20)
      }
      .layoutDirection(.leftToRight)
      Probe(30)
    }
    #expect(try leafFrames(of: view, direction: .rightToLeft).map(\.minX) == [30, 40, 0])
  }
}

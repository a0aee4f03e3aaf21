import Foundation
import Raster
import Testing

/// The interpolation of outlines, advances and metrics, on fonts whose instances are computed by hand.
struct VariableFontTests {
  private typealias Builder = VariableFontBuilder
  private typealias Tuple = VariableFontBuilder.Tuple

  private func square(_ tuples: [Tuple], sharedPoints: [UInt8]? = nil) -> Builder {
    var font = Builder()
    font.add(Builder.square, variation: Builder.variation(tuples, sharedPoints: sharedPoints))
    return font
  }

  private func points(_ points: (CGFloat, CGFloat)...) -> [CGPoint] { points.map { CGPoint(x: $0.0, y: $0.1) } }

  // MARK: Outlines

  @Test func deltasOfAllPointsAreScaledByTheRegion() throws {
    let font = square([Tuple(x: [0, 0, 40, 40, 0, 0, 0, 0], y: [0, 20, 20, 0, 0, 0, 0, 0])])
    #expect(try font.points(of: 1) == [points((0, 0), (0, 100), (100, 100), (100, 0))])
    #expect(try font.points(of: 1, .weight(650)) == [points((0, 0), (0, 110), (120, 110), (120, 0))])
    #expect(try font.points(of: 1, .weight(900)) == [points((0, 0), (0, 120), (140, 120), (140, 0))])
    // The region is on the other side of the default.
    #expect(try font.points(of: 1, .weight(100)) == [points((0, 0), (0, 100), (100, 100), (100, 0))])
  }

  @Test func positionsAreMultiplesOf65536thsRoundedHalfUp() throws {
    let font = square([Tuple(x: [1, 0, 0, 0, 0, 0, 0, 0], y: [-1, 0, 0, 0, 0, 0, 0, 0])])
    // A third of the axis is 21845.33/65536, which rounds to 5461/16384.
    let corner = try #require(try font.points(of: 1, .weight(400 + 500.0 / 3)).first?.first)
    let weight = (400 + 500.0 / 3) * 64
    let coordinate = ((weight + 0.5).rounded(.down) / 64 - 400) / 500
    let nearest = ((coordinate * 16384) + 0.5).rounded(.down) / 16384
    #expect(corner == CGPoint(x: nearest, y: -nearest))
  }

  @Test func intermediateRegionsRiseAndFall() throws {
    let half = 1 << 13
    let font = square([
      Tuple(
        shared: nil, peaks: [half], range: ([0], [1 << 14]), x: [0, 0, 40, 40, 0, 0, 0, 0], y: [0, 0, 0, 0, 0, 0, 0, 0])
    ])
    let widths = try [400, 525, 650, 775, 900].map { try font.points(of: 1, .weight($0))[0][2].x }
    #expect(widths == [100, 120, 140, 120, 100])
  }

  @Test func regionsOfOneSideEndAtTheirPeak() throws {
    let half = 1 << 13
    let font = square([
      Tuple(shared: nil, peaks: [half], x: [0, 0, 40, 40, 0, 0, 0, 0], y: [0, 0, 0, 0, 0, 0, 0, 0])
    ])
    let widths = try [525, 650, 651].map { try font.points(of: 1, .weight($0))[0][2].x }
    #expect(widths == [120, 140, 100])
  }

  @Test func deltasOfSeveralAxesMultiply() throws {
    var font = Builder()
    font.axes = [("wght", 100, 400, 900), ("wdth", 50, 100, 150)]
    font.sharedTuples = [[1 << 14, -(1 << 14)]]
    font.add(
      Builder.square,
      variation: Builder.variation([Tuple(x: [0, 0, 80, 80, 0, 0, 0, 0], y: [0, 0, 0, 0, 0, 0, 0, 0])]))
    func width(_ weight: Double, _ width: Double) throws -> CGFloat {
      try font.points(of: 1, .weight(weight), FontVariation("wdth", width))[0][2].x
    }
    #expect(try width(900, 50) == 180)
    #expect(try width(650, 75) == 120)
    #expect(try width(900, 100) == 100)
    #expect(try width(900, 150) == 100)
  }

  @Test func otherPointsFollowTheirNeighbours() throws {
    var font = Builder()
    // A hexagon whose points 0 and 3 have deltas.
    let hexagon = Builder.contours([[(0, 0), (25, 50), (50, 75), (100, 100), (150, 25), (50, -20)]])
    let tuple = Tuple(points: [2, 1, 0, 3], x: [10, 30], y: [0, 20])
    font.add(hexagon, variation: Builder.variation([tuple]))
    // 25 is a quarter of the way from 0 to 100, and 150 beyond it.
    #expect(
      try font.points(of: 1, .weight(900)) == [
        points((10, 0), (40, 60), (70, 90), (130, 120), (180, 30), (70, -20))
      ])
  }

  @Test func aSinglePointMovesOnlyItsContour() throws {
    var font = Builder()
    let two = Builder.contours([[(0, 0), (0, 9), (9, 9)], [(20, 0), (20, 9), (29, 9)]])
    font.add(two, variation: Builder.variation([Tuple(points: [1, 0, 4], x: [7], y: [-3])]))
    #expect(
      try font.points(of: 1, .weight(900)) == [points((0, 0), (0, 9), (9, 9)), points((27, -3), (27, 6), (36, 6))])
  }

  @Test func pointNumbersAreShared() throws {
    let tuple = Tuple(points: nil, x: [4], y: [4])
    let font = square([tuple, tuple], sharedPoints: [1, 0, 0])
    #expect(try font.points(of: 1, .weight(900)) == [points((8, 8), (8, 108), (108, 108), (108, 8))])
  }

  @Test func curvesWithoutPointsOnThemStartBetweenTwo() throws {
    var font = Builder()
    var glyph = Builder.contours([[(0, 0), (0, 100), (100, 100), (100, 0)]])
    // The flags follow the header, the end of the contour and the length of the instructions.
    for flag in 14..<18 { glyph[flag] = 0 }
    font.add(glyph)
    #expect(
      try font.points(of: 1)[0]
        == points((50, 0), (0, 0), (0, 50), (0, 100), (50, 100), (100, 100), (100, 50), (100, 0), (50, 0)))
  }

  // MARK: Composite glyphs

  @Test func componentsMoveAndVary() throws {
    var font = square([Tuple(x: [0, 0, 40, 40, 0, 0, 0, 0], y: [Int](repeating: 0, count: 8))])
    let parts = Builder.component(1, 0, 0, isLast: false) + Builder.component(1, 200, 50)
    font.add(
      Builder.composite(parts),
      variation: Builder.variation([Tuple(points: [1, 0, 1], x: [100], y: [-50])]))
    #expect(
      try font.points(of: 2, .weight(650)) == [
        points((0, 0), (0, 100), (120, 100), (120, 0)), points((250, 25), (250, 125), (370, 125), (370, 25)),
      ])
  }

  @Test func componentsMeetAtPoints() throws {
    var font = square([Tuple(x: [0, 0, 40, 40, 0, 0, 0, 0], y: [Int](repeating: 0, count: 8))])
    let parts =
      Builder.component(1, 0, 0, isLast: false) + Builder.component(1, 2, 0, flags: 0)
    font.add(Builder.composite(parts))
    #expect(try font.points(of: 2, .weight(900))[1] == points((140, 100), (140, 200), (280, 200), (280, 100)))
  }

  @Test func componentsAreScaledAndTheirOffsetsOnRequest() throws {
    var font = square([])
    let half = Builder.words(1 << 13)
    font.add(Builder.composite(Builder.component(1, 10, 20, flags: 0x0A) + half))
    font.add(Builder.composite(Builder.component(1, 10, 20, flags: 0x080A) + half))
    #expect(try font.points(of: 2) == [points((10, 20), (10, 70), (60, 70), (60, 20))])
    #expect(try font.points(of: 3) == [points((5, 10), (5, 60), (55, 60), (55, 10))])
  }

  // MARK: Advances and metrics

  @Test func advancesComeFromTheOutlineWithoutTheirOwnTable() throws {
    let tuple = Tuple(points: [1, 0, 5], x: [81], y: [0])
    var font = square([tuple])
    font.add(Builder.composite(Builder.component(1, 0, 0, flags: 0x202)), advance: 10)
    #expect(try font.advance(of: "A") == 600)
    #expect(try font.advance(of: "A", .weight(650)) == 641)
    #expect(try font.advance(of: "B", .weight(650)) == 641, "the component's metrics are used")
  }

  @Test func advancesComeFromTheirTable() throws {
    var font = square([Tuple(points: [1, 0, 5], x: [80], y: [0])])
    font.add(Builder.square, advance: 700)
    font.others["HVAR"] =
      Builder.words(1, 0) + Builder.long(20) + Builder.long(0) + Builder.long(0) + Builder.long(0)
      + Builder.store([0, 21, -700])
    #expect(try font.advance(of: "A", .weight(650)) == 611)
    #expect(try font.advance(of: "B", .weight(900)) == 0)
    #expect(try font.advance(of: "B", .weight(100)) == 700)
    // The map gives A the third row, and B, which is beyond its end, too.
    let map: [UInt8] = [0, 0x00, 0, 2, 0, 2]
    let header = Builder.words(1, 0) + Builder.long(26) + Builder.long(20) + Builder.long(0) + Builder.long(0)
    font.others["HVAR"] = header + map + Builder.store([0, 21, 50])
    font.others["HVAR"]?[21] = 0x01
    #expect(try font.advance(of: "A", .weight(900)) == 650)
    #expect(try font.advance(of: "B", .weight(900)) == 750)
  }

  @Test func outlinesStartAtTheirBearing() throws {
    var font = Builder()
    let moved = Tuple(points: [1, 0, 4], x: [10], y: [0])
    font.add(Builder.square, bearing: 30, variation: Builder.variation([moved]))
    #expect(try font.points(of: 1)[0][0] == CGPoint(x: 30, y: 0))
    #expect(try font.points(of: 1, .weight(900))[0][0] == CGPoint(x: 20, y: 0))
  }

  @Test func metricsVary() throws {
    var font = square([])
    let records =
      Array("cpht".utf8) + Builder.words(0, 0) + Array("hasc".utf8) + Builder.words(0, 1) + Array("xhgt".utf8)
      + Builder.words(7, 7)
    font.others["MVAR"] = Builder.words(1, 0, 0, 8, 3, 12 + records.count) + records + Builder.store([30, 11])
    let fonts = try font.book()
    func metrics(_ weight: Double) throws -> FontMetrics {
      try #require(fonts.metrics(for: FontDescriptor(family: "Own", size: 1, variations: [.weight(weight)])))
    }
    let normal = try metrics(400)
    #expect(normal.ascent == 800 && normal.capHeight == 700)
    #expect(try metrics(650).ascent == 806)
    #expect(try metrics(650).capHeight == 715)
    #expect(try metrics(900).xHeight == normal.xHeight)
  }

  // MARK: Axes

  @Test func axisValuesAreMapped() throws {
    var font = square([Tuple(x: [0, 0, 100, 100, 0, 0, 0, 0], y: [Int](repeating: 0, count: 8))])
    let one = 1 << 14
    font.others["avar"] =
      Builder.words(1, 0, 0, 1, 4) + Builder.words(-one, -one, 0, 0, one / 2, one / 4, one, one)
    let widths = try [400, 525, 650, 775, 900].map { try font.points(of: 1, .weight($0))[0][2].x }
    #expect(widths == [100, 112.5, 125, 162.5, 200])
  }

  @Test func mappedAxesInfluenceOthers() throws {
    var font = Builder()
    font.axes = [("wght", 100, 400, 900), ("hidn", 0, 0, 1)]
    font.sharedTuples = [[0, 1 << 14]]
    font.add(
      Builder.square,
      variation: Builder.variation([Tuple(x: [0, 0, 100, 100, 0, 0, 0, 0], y: [Int](repeating: 0, count: 8))]))
    // Version 2: the second axis follows half of the first one.
    font.others["avar"] =
      Builder.words(2, 0, 0, 0) + Builder.long(0) + Builder.long(16) + Builder.store([0, 1 << 13], axisCount: 2)
    let widths = try [400, 650, 900].map { try font.points(of: 1, .weight($0))[0][2].x }
    #expect(widths == [100, 125, 150])
  }
}

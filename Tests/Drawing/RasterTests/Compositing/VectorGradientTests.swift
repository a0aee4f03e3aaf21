import CRasterPixels
import Foundation
import RasterCore
import SnapshotSeededRandom
import Testing

// The rows of angular gradients are internal.
@testable import Raster

@Suite("Rows of gradients are shaded alike on vectors of every width")
struct VectorGradientTests {
  private static let entries = 256
  private static let margin = 33

  /// Colors that tell their entries apart, with a margin that is only read.
  private static let table = (0..<UInt32(entries + 2 * margin)).map { $0 &* 2_654_435_761 }

  /// The same, but most entries have the color of their neighbors. That before the first entry has the color of that one.
  private static let coarseTable = (0..<UInt32(entries + 2 * margin)).map { $0 / 4 &* 2_654_435_761 }

  /// No color of the tables.
  private static let doubtful: UInt32 = 12_345

  /// A strip that no pixel is in, so that those whose parameter is computed exactly are told apart.
  private static let strip = CPixelsCurve(
    a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, x: 0, y: 1e9, radius: 1, xOffset: 1, yOffset: 0, growth: 0, isTurn: false,
    angle: 0, outside: doubtful)

  /// - Returns: the pixels, of which those that need the exact parameter are `doubtful`, and the pixels that were streamed
  ///   meanwhile.
  private func shade(
    _ gradient: CPixelsGradient, _ count: Int, width: Int, streaming source: [UInt32],
    table: [UInt32] = Self.table
  ) -> (pixels: [UInt32], streamed: [UInt32]) {
    var gradient = gradient
    gradient.entries = Int32(Self.entries)
    var pixels = [UInt32](repeating: 0, count: count + 1)
    var streamed = [UInt32](repeating: 0, count: source.count)
    var exact = 0
    table.withUnsafeBufferPointer { table in
      streamed.withUnsafeMutableBufferPointer { streamed in
        source.withUnsafeBufferPointer { source in
          gradient.colors = table.baseAddress.map { $0 + Self.margin }
          var queue = CPixelsQueue()
          queue.first = CPixelsBeginStream(streamed.baseAddress, source.baseAddress, source.count)
          withUnsafePointer(to: Self.strip) { strip in
            gradient.curve = strip
            exact = CPixelsShadeInWidth(width, &gradient, count, &pixels, &queue)
          }
          CPixelsStream(&queue.first)
          CPixelsSettle()
        }
      }
    }
    #expect(pixels[count] == 0, "A pixel after the row was written")
    #expect(exact == pixels.count { $0 == Self.doubtful })
    return (Array(pixels[..<count]), streamed)
  }

  /// Returns the color of a parameter in entries.
  private func color(
    _ value: Double, _ spread: CPixelsGradientSpread, table: [UInt32] = Self.table
  ) -> UInt32 {
    let count = Double(Self.entries)
    var place = value.rounded(.down)
    if spread == CPixelsPad {
      place = min(max(place, -1), count)
    } else {
      let period = spread == CPixelsRepeat ? count : 2 * count
      place -= (place / period).rounded(.down) * period
      if place >= count { place = period - 1 - place }
    }
    return table[Self.margin + Int(place)]
  }

  private static let spreads = [CPixelsPad, CPixelsRepeat, CPixelsReflect]

  @Test("Lines have the exact colors", arguments: 0..<20)
  func lines(seed: Int) {
    var numbers = SplitMix(seed: UInt64(seed))
    for spread in Self.spreads {
      let count = Int.random(in: 1...700, using: &numbers)
      var line = CPixelsGradient()
      line.shape = CPixelsLine
      line.spread = spread
      line.shift = 24
      // Up to three entries per pixel; within the table if it is padded.
      let step = Int64.random(in: 1...(seed % 2 == 0 ? 3 << 24 : 1 << 20), using: &numbers)
      let length = spread == CPixelsPad ? min(count, (Self.entries << 24) / Int(step)) : count
      let isDown = Bool.random(using: &numbers) && spread != CPixelsPad
      let start = spread == CPixelsPad ? 0 : Int64.random(in: -(1 << 40)...1 << 40, using: &numbers)
      line.parameter = UInt64(bitPattern: start)
      line.step = UInt64(bitPattern: isDown ? -step : step)
      let source = (0..<900).map { _ in UInt32.random(in: 0...UInt32.max, using: &numbers) }
      let expected = (0..<length).map { index in
        color(Double((start + (isDown ? -step : step) * Int64(index)) >> 24), spread)
      }
      for width in 0..<CPixelsVectorWidths() {
        let (pixels, streamed) = shade(line, length, width: width, streaming: source)
        #expect(pixels == expected)
        #expect(streamed == source)
      }
    }
  }

  @Test("Circles, cones and turns have the exact colors, but for few doubtful pixels", arguments: 0..<80)
  func curves(seed: Int) {
    var numbers = SplitMix(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    for spread in Self.spreads {
      let count = Int.random(in: 1...900, using: &numbers)
      var curve = CPixelsGradient()
      curve.spread = spread
      curve.shift = .random(in: 12...16, using: &numbers)
      let unit = Double(1 << curve.shift)
      curve.error = UInt32(0.003 * unit) + 1
      curve.farError = curve.error
      (curve.x, curve.xStep, curve.y, curve.yStep) = (number(-900...100), number(0.1...2), number(0...90), 0.05)
      switch seed % 4 {
      case 0:
        curve.shape = CPixelsCircles
        curve.square = Float(number(0...200).rounded())
        curve.isGrowing = seed % 8 == 0
      case 1:
        curve.shape = CPixelsCone
        // Both functions are positive.
        let isBetween = Bool.random(using: &numbers)
        (curve.x, curve.other) = (number(1...100), number(1...100) + (isBetween ? curve.xStep * Double(count) : 0))
        curve.otherStep = isBetween ? -curve.xStep : curve.xStep
      case 2:
        curve.shape = CPixelsTouching
        (curve.x, curve.xStep) = (number(60...200), number(0.3...2))
        (curve.other, curve.otherStep) = (number(-200...100), number(-0.5...0.5))
        curve.isGrowing = Bool.random(using: &numbers)
      default:
        curve.shape = CPixelsTurn
        curve.spread = CPixelsRepeat
        curve.scale = Double(Self.entries) / (2 * .pi)
        curve.offset = Double(Self.entries) * number(-1...1)
        curve.radius = Float(2 * (curve.xStep + curve.yStep))
        curve.farRadius = Float(64 * curve.xStep)
        if seed % 8 == 3 {
          curve.isFar = true
          curve.y += 130 * curve.xStep + Double(count) * curve.yStep
        }
      }
      let sign: Double = curve.isGrowing ? 1 : -1
      let values = (0..<count).map { index in
        let x = curve.x + curve.xStep * Double(index)
        let y = curve.y + curve.yStep * Double(index)
        if curve.shape == CPixelsTurn { return atan2(y, x) * curve.scale + curve.offset }
        if curve.shape == CPixelsCone { return y + (x * (curve.other + curve.otherStep * Double(index))).squareRoot() }
        if curve.shape == CPixelsTouching {
          let other = curve.other + curve.otherStep * Double(index)
          return y + (x + other * other / x) * sign
        }
        return y + (x * x + Double(curve.square)).squareRoot() * sign
      }
      if curve.shape != CPixelsTurn {
        // Twice the root is added.
        let part = curve.shape == CPixelsTouching ? unit : unit / 2
        (curve.x, curve.xStep, curve.y, curve.yStep) =
          (curve.x * part, curve.xStep * part, curve.y * unit, curve.yStep * unit)
        (curve.other, curve.otherStep) = (curve.other * part, curve.otherStep * part)
        curve.square *= Float(part * part)
      }
      for table in [Self.table, Self.coarseTable] {
        let expected = values.map { color($0, curve.spread, table: table) }
        for width in 0..<CPixelsVectorWidths() {
          let (pixels, _) = shade(curve, count, width: width, streaming: [], table: table)
          for index in 0..<count where pixels[index] != Self.doubtful {
            #expect(pixels[index] == expected[index], "pixel \(index) of width \(width)")
          }
          #expect(pixels.count { $0 == Self.doubtful } <= 8 + count / 50)
        }
      }
    }
  }

  @Test("Pixels between entries of the same color are not computed exactly", arguments: spreads)
  func equalColors(spread: CPixelsGradientSpread) {
    var curve = CPixelsGradient()
    (curve.shape, curve.spread, curve.shift, curve.isGrowing) = (CPixelsCircles, spread, 12, true)
    // Within the table, which begins at an entry that is next to any.
    (curve.x, curve.xStep, curve.square, curve.error) = (10 * 4096, 0.125 * 4096, 2048 * 2048, 30)
    let exact = [Self.table, Self.table.map { _ in 7 }].map { table in
      shade(curve, 900, width: .max, streaming: [], table: table).pixels.count { $0 == Self.doubtful }
    }
    #expect(exact[0] > 4)
    #expect(exact[1] == 0)
  }

  @Test("The root of zero is zero", arguments: spreads)
  func zero(spread: CPixelsGradientSpread) {
    for shape in [CPixelsCircles, CPixelsCone] {
      var curve = CPixelsGradient()
      (curve.shape, curve.spread, curve.shift, curve.isGrowing) = (shape, spread, 12, true)
      (curve.x, curve.xStep, curve.y, curve.error) = (-20 * 4096, 4096, 70.5 * 4096, 30)
      for width in 0..<CPixelsVectorWidths() {
        let (pixels, _) = shade(curve, 40, width: width, streaming: [])
        #expect(pixels[20] == color(70.5, spread), "width \(width)")
      }
    }
  }

  @Test("Angles near the center are doubtful")
  func center() {
    var numbers = SplitMix(seed: 3)
    for _ in 0..<200 {
      var turn = CPixelsGradient()
      turn.shape = CPixelsTurn
      turn.spread = CPixelsRepeat
      (turn.x, turn.xStep) = (.random(in: -30...5, using: &numbers), .random(in: 0.1...2, using: &numbers))
      (turn.y, turn.yStep) = (.random(in: -2...2, using: &numbers), .random(in: -0.1...0.1, using: &numbers))
      (turn.scale, turn.offset) = (Double(Self.entries) / (2 * .pi), Double(2 * Self.entries))
      (turn.radius, turn.farRadius) = (1.5, 64)
      (turn.shift, turn.error, turn.farError) = (16, 200, 200)
      for width in 0..<CPixelsVectorWidths() {
        let (pixels, _) = shade(turn, 40, width: width, streaming: [], table: Self.coarseTable)
        for index in 0..<40 {
          let (x, y) = (turn.x + turn.xStep * Double(index), turn.y + turn.yStep * Double(index))
          if max(x.magnitude, y.magnitude) < 1.499 { #expect(pixels[index] == Self.doubtful) }
        }
      }
    }
  }

  /// Returns the entries of 1,000 pixels.
  private func shadedEntries(of row: CPixelsGradient, _ entries: UInt32) -> [UInt32] {
    var row = row
    let colors = (0..<entries + 66).map { $0 &- 33 }
    var pixels = [UInt32](repeating: 0, count: 1000)
    colors.withUnsafeBufferPointer { colors in
      var queue = CPixelsQueue()
      row.colors = colors.baseAddress.map { $0 + 33 }
      withUnsafePointer(to: Self.strip) { strip in
        row.curve = strip
        CPixelsShade(&row, 1000, &pixels, &queue)
      }
    }
    return pixels
  }

  /// The error of a pixel with another entry than the exact one is at least the distance of the exact value from that entry.
  @Test(
    "Errors of angles are within their bounds, without polynomials, and with one for one vector and for two",
    arguments: [3...300, 120...240, 242...500])
  func boundsOfAngles(rows: ClosedRange<Int>) throws {
    let isFar = rows.lowerBound > 100
    let entries = UInt32(1024)
    let stops = [GradientPaint.Stop(color: .black, location: 0), .init(color: .white, location: 1)]
    let table = try #require(GradientTable(stops, spread: .repeat, interpolation: .premultiplied, indexBits: 10))
    var numbers = SplitMix(seed: 5)
    var largest = 0.0
    for _ in 0..<800 {
      let scale = Double.random(in: 0.2...3, using: &numbers)
      let turn = try #require(
        ApproximateTurn(
          around: CGPoint(x: .random(in: -200...3000, using: &numbers), y: 0),
          from: .random(in: -4...4, using: &numbers), table,
          fromDevice: Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)))
      let y = Int.random(in: rows, using: &numbers)
      var row = CPixelsGradient()
      try #require(turn.prepare(&row, x: 0, y: Bool.random(using: &numbers) ? y : -y, count: 1000))
      let bound = Double(isFar ? row.farError : row.error) / Double(1 << row.shift)
      (row.error, row.farError, row.entries, row.spread) = (0, 0, Int32(entries), CPixelsRepeat)
      if !isFar { (row.farRadius, row.isFar) = (.infinity, false) }
      #expect(row.isFar == (rows.lowerBound > 240))
      let pixels = shadedEntries(of: row, entries)
      for index in 0..<1000 {
        let (x, y) = (row.x + row.xStep * Double(index), row.y + row.yStep * Double(index))
        let value = atan2(y, x) * row.scale + row.offset
        let place = value.rounded(.down)
        if pixels[index] == UInt32(truncatingIfNeeded: Int(place)) & (entries - 1) { continue }
        let error = min(value - place, place + 1 - value)
        largest = max(largest, error / bound)
      }
    }
    // Polynomials have a hundredth of the bound in vectors of eight pixels, which are half as long.
    let isShort = isFar && CPixelsVectorWidths() < 3
    #expect(largest > (isShort ? 0.005 : 0.05), "No error was noticed")
    #expect(largest < 1)
  }

  @Test("Errors of circles are within their bounds")
  func boundsOfCircles() throws {
    let entries = UInt32(1024)
    let stops = [GradientPaint.Stop(color: .black, location: 0), .init(color: .white, location: 1)]
    let table = try #require(GradientTable(stops, spread: .repeat, interpolation: .premultiplied, indexBits: 10))
    var numbers = SplitMix(seed: 6)
    var largest = 0.0
    for round in 0..<2_000 {
      let scale = Double.random(in: 0.2...3, using: &numbers)
      let growth = Double.random(in: 100...1500, using: &numbers)
      let offset = round % 2 == 0 ? 0 : Double.random(in: -0.9...0.9, using: &numbers) * growth
      let circles = GradientShader.Circles(
        center: CGPoint(x: .random(in: -200...3000, using: &numbers), y: 0),
        radius: .random(in: 0...50, using: &numbers),
        offset: CGPoint(x: offset * 0.6, y: offset * 0.8), growth: growth)
      let approximate = try #require(
        ApproximateCircles(circles, table, fromDevice: Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)))
      let y = Int.random(in: -600...600, using: &numbers)
      var row = CPixelsGradient()
      guard approximate.prepare(&row, x: 0, y: y, count: 1000) else { continue }
      let bound = Double(row.error) / Double(1 << row.shift)
      (row.error, row.entries, row.spread) = (0, Int32(entries), CPixelsRepeat)
      let pixels = shadedEntries(of: row, entries)
      for index in 0..<1000 {
        let (x, y) = ((Double(index) + 0.5) * scale - Double(circles.center.x), (Double(y) + 0.5) * scale)
        let a = growth * growth - offset * offset
        let b = x * Double(circles.offset.x) + y * Double(circles.offset.y) + circles.radius * growth
        let root = (b * b + a * (x * x + y * y - circles.radius * circles.radius)).squareRoot()
        let value = (root - b) / a * Double(entries)
        let place = value.rounded(.down)
        if pixels[index] == UInt32(truncatingIfNeeded: Int(place)) & (entries - 1) { continue }
        largest = max(largest, min(value - place, place + 1 - value) / bound)
      }
    }
    #expect(largest > 0.05, "No error was noticed")
    #expect(largest < 1)
  }
}

import Foundation
import Raster
import SnapshotSeededRandom
import Testing

/// Turned pictures against mixing in Double, and against many samples of it.
@Suite("Rotated images stay sharp")
struct RotatedImageTests {
  private static let side = 40

  /// Opaque grays without any likeness of neighbors.
  private func noise(_ seed: UInt64) throws -> (image: PixelImage, grays: [Double]) {
    var numbers = SplitMix(seed: seed)
    let grays = (0..<Self.side * Self.side).map { _ in UInt8.random(in: 0...255, using: &numbers) }
    let pixels = grays.map { RGBA(red: $0, green: $0, blue: $0).premultiplied }
    let buffer = try #require(PixelBuffer(width: Self.side, height: Self.side, pixels: pixels))
    return (PixelImage(buffer), grays.map { Double($0) })
  }

  /// Two neighbors each way by distance.
  private func mixed(_ grays: [Double], _ x: Double, _ y: Double) -> Double {
    let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (right, down) = (x - 0.5 - left, y - 0.5 - top)
    func gray(_ column: Double, _ row: Double) -> Double {
      let place = (min(max(Int(column), 0), Self.side - 1), min(max(Int(row), 0), Self.side - 1))
      return grays[place.1 * Self.side + place.0]
    }
    let upper = gray(left, top) * (1 - right) + gray(left + 1, top) * right
    let lower = gray(left, top + 1) * (1 - right) + gray(left + 1, top + 1) * right
    return upper * (1 - down) + lower * down
  }

  /// The largest and the mean distance of drawn pixels from a truth, over pixels whose surroundings lie in the picture.
  private func difference(
    _ transform: Transform, seed: UInt64, asPattern: Bool, samples: Int
  ) throws -> (largest: Double, mean: Double) {
    let (image, grays) = try noise(seed)
    let inverse = try #require(transform.inverse)
    let picture = try Picture(60, 60) { canvas in
      canvas.concatenate(transform)
      let place = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
      if asPattern {
        canvas.fill(Path(place), with: .pattern(ImagePattern(image)))
      } else {
        canvas.draw(image, in: place)
      }
    }
    var (largest, sum, count) = (0.0, 0.0, 0)
    for y in 0..<60 {
      for x in 0..<60 {
        let center = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        guard (4...36).contains(center.x), (4...36).contains(center.y) else { continue }
        var expected = 0.0
        for index in 0..<samples * samples {
          let place = CGPoint(
            x: Double(x) + (Double(index % samples) + 0.5) / Double(samples),
            y: Double(y) + (Double(index / samples) + 0.5) / Double(samples)
          ).applying(inverse)
          expected += mixed(grays, Double(place.x), Double(place.y))
        }
        expected /= Double(samples * samples)
        let distance = abs(Double(picture[x, y]?.red ?? 0) - expected)
        largest = max(largest, distance)
        sum += distance
        count += 1
      }
    }
    return (largest, count == 0 ? 0 : sum / Double(count))
  }

  @Test("Turned and reduced, pixels are averages of the turned square", arguments: [2.6, 3.5, 5, 7.3, 11])
  func reduced(by factor: Double) throws {
    let side = 200
    var numbers = SplitMix(seed: UInt64(factor * 10))
    // Black and white blocks of three pixels: sharp edges in all places.
    var blocks: [Bool] = []
    for _ in 0..<(side / 3 + 1) * (side / 3 + 1) { blocks.append(Bool.random(using: &numbers)) }
    func gray(_ x: Int, _ y: Int) -> UInt8 { blocks[y / 3 * (side / 3 + 1) + x / 3] ? 255 : 0 }
    let pixels = (0..<side * side).map { index in
      let level = gray(index % side, index / side)
      return RGBA(red: level, green: level, blue: level).premultiplied
    }
    let image = PixelImage(try #require(PixelBuffer(width: side, height: side, pixels: pixels)))
    for degrees in [10.0, 30, 45, 70, 135] {
      let transform = Transform(translationX: -100, y: -100)
        .concatenating(Transform(scaleX: 1 / factor, y: 1 / factor))
        .concatenating(Transform(rotation: Angle(degrees: degrees)))
        .concatenating(Transform(translationX: 40, y: 40))
      let inverse = try #require(transform.inverse)
      let picture = try Picture(80, 80) { canvas in
        canvas.concatenate(transform)
        canvas.draw(image, in: CGRect(x: 0, y: 0, width: side, height: side))
      }
      var (squares, count) = (0.0, 0)
      for y in 0..<80 {
        for x in 0..<80 {
          let center = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
          guard (20...180).contains(center.x), (20...180).contains(center.y) else { continue }
          var expected = 0.0
          let samples = 16
          for index in 0..<samples * samples {
            let place = CGPoint(
              x: Double(x) + (Double(index % samples) + 0.5) / Double(samples),
              y: Double(y) + (Double(index / samples) + 0.5) / Double(samples)
            ).applying(inverse)
            expected += Double(gray(Int(place.x), Int(place.y)))
          }
          let distance = Double(picture[x, y]?.red ?? 0) - expected / Double(samples * samples)
          squares += distance * distance
          count += 1
        }
      }
      let error = (squares / Double(count)).squareRoot()
      #expect(error < 6, "\(degrees) degrees: root mean square \(error)")
    }
  }

  /// About the picture's middle, which comes to the middle of 60 × 60 pixels.
  private func placed(_ linear: Transform) -> Transform {
    Transform(translationX: -20, y: -20).concatenating(linear).concatenating(Transform(translationX: 30, y: 30))
  }

  @Test("Rotated at its size or larger, two neighbors are mixed in each direction", arguments: [false, true])
  func turned(asPattern: Bool) throws {
    var off: [String] = []
    for degrees in stride(from: 1.0, to: 360, by: 13.7) {
      for scale in [1, 1.3] {
        let turn = Transform(rotation: .degrees(degrees)).concatenating(Transform(scaleX: scale, y: scale))
        let difference = try difference(placed(turn), seed: UInt64(degrees), asPattern: asPattern, samples: 1)
        if difference.largest > 3 { off.append("\(degrees)° × \(scale): \(difference)") }
      }
    }
    #expect(off == [])
  }

  @Test("Rotated and unevenly enlarged images stay sharp", arguments: [false, true])
  func uneven(asPattern: Bool) throws {
    for degrees in [11.0, 45, 101] {
      let turn = Transform(scaleX: 1.1, y: 1.4).concatenating(Transform(rotation: .degrees(degrees)))
      #expect(try difference(placed(turn), seed: 3, asPattern: asPattern, samples: 1).largest <= 3)
    }
  }

  @Test("Rotated and reduced, a pixel is the mean of its source pixels", arguments: [false, true])
  func reduced(asPattern: Bool) throws {
    for degrees in [0.0, 20, 45, 70] {
      for scale in [0.5, 0.33] {
        let turn = Transform(rotation: .degrees(degrees)).concatenating(Transform(scaleX: scale, y: scale))
        let difference = try difference(placed(turn), seed: 4, asPattern: asPattern, samples: 16)
        // The mean is taken over a square that stands upright in the picture.
        #expect(difference.mean < 12, "\(degrees)° × \(scale): \(difference)")
      }
    }
  }

  @Test(
    "A quarter turn copies pixels", arguments: ImageInterpolation.allCases, [1, 2, 3] as [CGFloat])
  func quarterTurns(interpolation: ImageInterpolation, density: CGFloat) throws {
    var numbers = SplitMix(seed: 6)
    let colors = (0..<12 * 7).map { _ in
      RGBA(UInt32.random(in: 0...0xFFFFFF, using: &numbers), alpha: .random(in: 0...255, using: &numbers)).premultiplied
    }
    let image = PixelImage(try #require(PixelBuffer(width: 12, height: 7, pixels: colors)))
    for quarter in 0..<4 {
      for isMirrored in [false, true] {
        let picture = try Picture(20, 20, scale: density) { canvas in
          canvas.translate(x: 15 / density, y: 16 / density)
          canvas.rotate(by: .degrees(Double(90 * quarter)))
          if isMirrored { canvas.scale(x: -1, y: 1) }
          canvas.draw(
            image, in: CGRect(x: 0, y: 0, width: 12 / density, height: 7 / density), interpolation: interpolation)
        }
        for y in 0..<7 {
          for x in 0..<12 {
            let place = [(x, y), (-1 - y, x), (-1 - x, -1 - y), (y, -1 - x)][quarter]
            let mirrored = [(-1 - x, y), (-1 - y, -1 - x), (x, -1 - y), (y, x)][quarter]
            let (column, row) = isMirrored ? mirrored : place
            guard (0..<20).contains(15 + column), (0..<20).contains(16 + row) else { continue }
            let pixel = picture.buffer.pixels[(16 + row) * picture.buffer.width + 15 + column]
            #expect(pixel == colors[y * 12 + x], "quarter \(quarter), mirrored \(isMirrored), \(x), \(y)")
          }
        }
      }
    }
  }
}

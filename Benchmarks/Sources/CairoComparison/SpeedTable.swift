import Raster
import Scenes

/// How many times as fast as Cairo ours is on one thread, beside the best of other engines.
enum SpeedTable {
  /// What the best of nine other engines reached, in multiples of Cairo.
  private static let targets: [String: Double] = [
    "feed": 3.3, "feed without shadows": 4.0, "text, 6,000 glyphs": 18, "dashboard": 9.1, "icons, 1,000 paths": 3.3,
    "large blurs and shadows": 1.7,
  ]

  /// - Parameter name: what the scene's name begins with; all scenes without one.
  static func print(_ rounds: Int, of name: String? = nil) throws {
    Swift.print(
      "processor milliseconds of \(CairoPicture.width) × \(CairoPicture.height) pixels on one thread, best of \(rounds) "
        + "taken in turns")
    Swift.print(
      "scene".padded(26) + "Cairo".padded(9) + "ours".padded(9) + "multiple".padded(10) + "best peer".padded(11)
        + "differences: largest, root mean square")
    let renderer = Renderer(threads: 1)
    for scene in Scene.all where name.map(scene.name.hasPrefix) ?? true {
      let list = try DisplayList(textForm: scene.list.exactTextForm)
      // Both draw over what they drew before, so that neither pays for fresh memory.
      let cairo = try CairoPicture(list)
      var picture = PixelBuffer(width: CairoPicture.width, height: CairoPicture.height)
      var ours = Double.infinity
      var cairos = Double.infinity
      for _ in 0..<rounds {
        ours = min(ours, try processorMilliseconds { try renderer.render(list, scale: Scene.scale, into: &picture) })
        cairos = min(cairos, processorMilliseconds { cairo.draw() })
      }
      let difference = difference(picture.pixels, cairo.buffer.pixels)
      Swift.print(
        scene.name.padded(26) + cairos.tenths.padded(9) + ours.tenths.padded(9) + (cairos / ours).tenths.padded(10)
          + "\(targets[scene.name] ?? 0)".padded(11) + "\(difference.largest), \(difference.root.hundredths)")
    }
  }

  private static func difference(_ a: [UInt32], _ b: [UInt32]) -> (largest: Int, root: Double) {
    var largest = 0
    var squares = 0
    for (a, b) in zip(a, b) where a != b {
      for shift in [0, 8, 16] as [UInt32] {
        let distance = abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF))
        largest = max(largest, distance)
        squares += distance * distance
      }
    }
    return (largest, (Double(squares) / Double(max(1, a.count * 3))).squareRoot())
  }
}

import CairoReplay
import Foundation
import Raster
import Scenes

/// Draws the scenes with ours and with Cairo's image surface from the same display-list text in one run, on one thread,
/// and prints how many times as fast as Cairo ours is, beside the best of other engines (see Documentation/Rasterizer.md).
/// Then: two threads against one, memory, and the cost against the number of operations and of pixels.
///
///     swift run -c release --package-path Benchmarks CairoComparison
@main
struct CairoComparison {
  /// What the best of nine other engines reached, in multiples of Cairo.
  private static let targets: [String: Double] = [
    "feed": 3.3, "feed without shadows": 4.0, "text, 6,000 glyphs": 18, "dashboard": 9.1, "icons, 1,000 paths": 3.3,
    "large blurs and shadows": 1.7,
  ]

  static func main() throws {
    let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 15
    let size = CGSize(width: Scene.size.width * Scene.scale, height: Scene.size.height * Scene.scale)
    let (width, height) = (Int(size.width), Int(size.height))
    print("processor milliseconds of \(width) × \(height) pixels, best of \(rounds) taken in turns")
    print(
      "scene".padded(26) + "Cairo".padded(9) + "ours".padded(9) + "multiple".padded(10) + "best peer".padded(11)
        + "differences: largest, mean square root")
    for scene in Scene.all {
      let list = try DisplayList(textForm: scene.list.exactTextForm)
      let stream = try CairoStream(list, scale: Double(Scene.scale)).numbers
      let renderer = Renderer(threads: 1)
      var ours = Double.infinity
      var cairos = Double.infinity
      // Both draw over what they drew before, so that neither pays for fresh memory.
      var pixels = [UInt32](repeating: 0, count: width * height)
      var picture = PixelBuffer(width: width, height: height)
      for _ in 0..<rounds {
        ours = min(ours, try milliseconds { try renderer.render(list, scale: Scene.scale, into: &picture) })
        cairos = min(
          cairos,
          milliseconds {
            let status = stream.withUnsafeBufferPointer {
              cairo_replay($0.baseAddress, $0.count, &pixels, Int32(width), Int32(height))
            }
            precondition(status == 0, "Cairo's status is \(status)")
          })
      }
      let (largest, root) = difference(picture.pixels, pixels)
      print(
        scene.name.padded(26) + tenths(cairos).padded(9) + tenths(ours).padded(9) + tenths(cairos / ours).padded(10)
          + "\(targets[scene.name] ?? 0)".padded(11) + "\(largest), \(hundredths(root))")
    }
    try threads(rounds)
    try costs()
  }

  /// Cairo's pixels are BGRA.
  private static func difference(_ ours: [UInt32], _ cairo: [UInt32]) -> (largest: Int, root: Double) {
    var largest = 0
    var squares = 0
    for (a, b) in zip(ours, cairo) where a != (b & 0xFF00_FF00 | b >> 16 & 0xFF | (b & 0xFF) << 16) {
      let swapped = b & 0xFF00_FF00 | b >> 16 & 0xFF | (b & 0xFF) << 16
      for shift in [0, 8, 16] as [UInt32] {
        let distance = abs(Int(a >> shift & 0xFF) - Int(swapped >> shift & 0xFF))
        largest = max(largest, distance)
        squares += distance * distance
      }
    }
    return (largest, (Double(squares) / Double(max(1, ours.count * 3))).squareRoot())
  }

  private static func threads(_ rounds: Int) throws {
    print("\nwall milliseconds on one and on two threads, best of \(rounds)")
    var frame = PixelBuffer(width: 0, height: 0)
    for scene in Scene.all {
      var best = [Double.infinity, .infinity]
      for _ in 0..<rounds {
        for index in 0...1 {
          let renderer = Renderer(threads: index + 1)
          let duration = try ContinuousClock().measure {
            try renderer.render(scene.list, scale: Scene.scale, into: &frame)
          }
          best[index] = min(best[index], duration / .milliseconds(1))
        }
      }
      print(
        scene.name.padded(26) + tenths(best[0]).padded(9) + tenths(best[1]).padded(9)
          + "\(hundredths(best[0] / best[1])) times")
    }
  }

  private static func costs() throws {
    var frame = PixelBuffer(width: 0, height: 0)
    print("\ncost against operations: icons, processor milliseconds, microseconds an icon")
    for count in [1000, 2000, 4000, 8000, 16000] {
      let scene = Scene.icons(count)
      let best =
        try (0..<5).map { _ in try milliseconds { try Renderer(threads: 1).render(scene.list, scale: 1, into: &frame) }
        }.min()
        ?? 0
      print("\(count)".padded(26) + tenths(best).padded(9) + hundredths(best / Double(count) * 1000))
    }
    print("\ncost against pixels: the feed, processor milliseconds, nanoseconds a pixel")
    for scale in [1, 2, 3, 4, 6] as [CGFloat] {
      let pixels = Double(Scene.size.width * Scene.size.height * scale * scale)
      let best =
        try (0..<5).map { _ in
          try milliseconds { try Renderer(threads: 1).render(Scene.feed.list, scale: scale, into: &frame) }
        }
        .min() ?? 0
      print("\(Int(pixels))".padded(26) + tenths(best).padded(9) + hundredths(best / pixels * 1e6))
    }
  }

  private static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let started = clock()
    try body()
    return Double(clock() - started) / Double(CLOCKS_PER_SEC) * 1000
  }

  private static func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
  private static func hundredths(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}

extension String {
  fileprivate func padded(_ width: Int) -> String { padding(toLength: width, withPad: " ", startingAt: 0) }
}

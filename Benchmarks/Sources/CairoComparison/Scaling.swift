import Raster
import Scenes

/// What more threads gain, and what more operations and more pixels cost.
enum Scaling {
  /// Where other work keeps the processors busy, two threads take no less time than one: the share of the processor that
  /// both runs got stands beside the gain.
  static func printThreads(_ rounds: Int) throws {
    print("\nwall milliseconds on one and on two threads, best of \(rounds), and the processors that each had")
    var frame = PixelBuffer(width: 0, height: 0)
    for scene in Scene.all {
      var best = [Double.infinity, .infinity]
      var shares = [0.0, 0.0]
      for _ in 0..<rounds {
        for index in 0...1 {
          let renderer = Renderer(threads: index + 1)
          var wall = 0.0
          let processor = try processorMilliseconds {
            wall = try wallMilliseconds { try renderer.render(scene.list, scale: Scene.scale, into: &frame) }
          }
          if wall < best[index] {
            best[index] = wall
            shares[index] = processor / wall
          }
        }
      }
      print(
        scene.name.padded(26) + best[0].tenths.padded(9) + best[1].tenths.padded(9)
          + "\((best[0] / best[1]).hundredths) times".padded(13) + "\(shares[0].hundredths), \(shares[1].hundredths)")
    }
  }

  static func printCosts() throws {
    var frame = PixelBuffer(width: 0, height: 0)
    let renderer = Renderer(threads: 1)
    func best(_ scene: Scene, _ scale: CGFloat) throws -> Double {
      var best = Double.infinity
      for _ in 0..<8 {
        best = min(best, try processorMilliseconds { try renderer.render(scene.list, scale: scale, into: &frame) })
      }
      return best
    }
    print("\ncost against operations: icons, processor milliseconds, microseconds an icon")
    for count in [1000, 2000, 4000, 8000, 16000] {
      let time = try best(Scene.icons(count), 1)
      print("\(count)".padded(26) + time.tenths.padded(9) + (time / Double(count) * 1000).hundredths)
    }
    print("\ncost against pixels: the feed, processor milliseconds, nanoseconds a pixel")
    for scale in [1, 2, 3, 4, 6] as [CGFloat] {
      let pixels = Double(Scene.size.width * Scene.size.height * scale * scale)
      let time = try best(Scene.feed, scale)
      print("\(Int(pixels))".padded(26) + time.tenths.padded(9) + (time / pixels * 1e6).hundredths)
    }
  }
}

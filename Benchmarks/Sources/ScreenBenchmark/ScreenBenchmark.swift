import Foundation
import Raster
import Scenes

/// Times scenes of a phone's screen at 1170 × 2532 pixels, on one and on two threads. With a folder as argument, writes
/// each scene there as a PNG file instead.
///
/// Beside the wall clock's best render stands the best of the processor's time, which a busy machine changes less.
@main
struct ScreenBenchmark {
  static func main() throws {
    if let folder = CommandLine.arguments.dropFirst().first {
      for scene in Scene.all {
        let picture = try Renderer().render(scene.list, scale: Scene.scale)
        let file = URL(fileURLWithPath: folder).appendingPathComponent(scene.name + ".png")
        try PNG.encode(picture).write(to: file)
        print(file.path)
      }
      return
    }
    print("ms a render of 1170 × 2532 pixels, best of 15: wall (processor)")
    for scene in Scene.all {
      var line = scene.name.padding(toLength: 24, withPad: " ", startingAt: 0)
      for threads in [1, 2] {
        let best = try milliseconds(of: scene, threads: threads)
        let unit = threads == 1 ? "thread" : "threads"
        line += "  \(threads) \(unit): \(rounded(best.wall)) (\(rounded(best.processor)))"
      }
      print(line)
    }
  }

  private static func milliseconds(of scene: Scene, threads: Int) throws -> (wall: Double, processor: Double) {
    let renderer = Renderer(threads: threads)
    let wallClock = ContinuousClock()
    var best = (wall: Double.infinity, processor: Double.infinity)
    for _ in 0..<15 {
      let started = clock()
      let duration = try wallClock.measure { _ = try renderer.render(scene.list, scale: Scene.scale) }
      let processor = Double(clock() - started) / Double(CLOCKS_PER_SEC) * 1000
      let wall = Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000
      best = (min(best.wall, wall), min(best.processor, processor))
    }
    return best
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

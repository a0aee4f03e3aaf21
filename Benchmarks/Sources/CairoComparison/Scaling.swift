import Foundation
import Raster
import Scenes

/// The gain of more threads, and the cost of more operations and more pixels.
enum Scaling {
  /// Prints the gain of a second thread, and the machine's limit: the gain of two independent renders on two threads
  /// (``IndependentRenderings``) in the same rounds.
  ///
  /// Other processes make rounds slower, and two threads need two free processors at the same time, so that their best time is
  /// reached less often. The gain of the medians shows the typical case. If the processor share of the two threads' best round
  /// is near 1, the second thread did not run in parallel.
  static func printThreads(_ rounds: Int) throws {
    print("\nwall milliseconds on one and on two threads: best of \(rounds) rounds, and the gain")
    print(
      "scene".padded(26) + "one".padded(8) + "two".padded(8) + "gain".padded(8) + "limit".padded(8)
        + "of medians: gain, limit".padded(26) + "processors")
    var frame = PixelBuffer(width: 0, height: 0)
    for scene in Scene.all {
      let independent = try IndependentRenderings(of: scene)
      defer { independent.end() }
      // Each keeps its memory from round to round, as those of the limit do.
      let (alone, together) = (Renderer(threads: 1), Renderer(threads: 2))
      var (one, two, both) = ([Run](), [Run](), [Run]())
      for _ in 0..<rounds {
        one.append(try run(scene, alone, into: &frame))
        two.append(try run(scene, together, into: &frame))
        both.append(Run(wall: independent.milliseconds(), processor: 0))
      }
      func gains(_ place: Int) -> (gain: Double, limit: Double) {
        let walls = [one, two, both].map { $0.map(\.wall).sorted()[place] }
        return (walls[0] / walls[1], 2 * walls[0] / walls[2])
      }
      let (best, median) = (gains(0), gains(rounds / 2))
      let fastest = [one, two].map { runs in runs.min { $0.wall < $1.wall } ?? runs[0] }
      print(
        scene.name.padded(26) + fastest[0].wall.hundredths.padded(8) + fastest[1].wall.hundredths.padded(8)
          + best.gain.hundredths.padded(8) + best.limit.hundredths.padded(8)
          + "\(median.gain.hundredths), \(median.limit.hundredths)".padded(26)
          + fastest.map { ($0.processor / $0.wall).hundredths }.joined(separator: ", "))
    }
  }

  private struct Run {
    var wall: Double
    var processor: Double
  }

  private static func run(_ scene: Scene, _ renderer: Renderer, into frame: inout PixelBuffer) throws -> Run {
    var run = Run(wall: 0, processor: 0)
    run.processor = try processorMilliseconds {
      run.wall = try wallMilliseconds { try renderer.render(scene.list, scale: Scene.scale, into: &frame) }
    }
    return run
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
    // Glyphs, clips and curves have a fixed cost per operation, so that small pictures cost more per pixel. The cost of
    // additional pixels is linear, except for shadows: their grid becomes coarser whenever the standard deviation doubles.
    for scene in [Scene.feedWithoutShadows, .feed] {
      print(
        "\ncost against pixels: the \(scene.name), processor milliseconds, nanoseconds a pixel, and for each pixel more"
      )
      var last = (pixels: 0.0, time: 0.0)
      for scale in [1, 2, 3, 4, 6, 8] as [CGFloat] {
        let pixels = Double(Scene.size.width * Scene.size.height * scale * scale)
        let time = try best(scene, scale)
        let growth = (time - last.time) / (pixels - last.pixels) * 1e6
        print(
          "\(Int(pixels))".padded(26) + time.tenths.padded(9) + (time / pixels * 1e6).hundredths.padded(9)
            + (last.pixels == 0 ? "" : growth.hundredths))
        last = (pixels, time)
      }
    }
  }
}

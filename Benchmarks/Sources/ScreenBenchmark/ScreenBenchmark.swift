import Raster

/// Times scenes of a phone's screen at 1170 × 2532 pixels: the best and the middle of several renders, in milliseconds,
/// on one and on two threads. With a folder as argument, writes each scene there as a PNG file instead.
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
    print("ms a render of 1170 × 2532 pixels, best (median) of 15")
    for scene in Scene.all {
      var line = scene.name.padding(toLength: 24, withPad: " ", startingAt: 0)
      for threads in [1, 2] {
        let times = try milliseconds(of: scene, threads: threads)
        line +=
          "  \(threads) thread\(threads == 1 ? "" : "s"): \(rounded(times[0])) (\(rounded(times[times.count / 2])))"
      }
      print(line)
    }
  }

  private static func milliseconds(of scene: Scene, threads: Int) throws -> [Double] {
    let renderer = Renderer(threads: threads)
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<15 {
      let duration = try clock.measure { _ = try renderer.render(scene.list, scale: Scene.scale) }
      times.append(Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000)
    }
    return times.sorted()
  }

  private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

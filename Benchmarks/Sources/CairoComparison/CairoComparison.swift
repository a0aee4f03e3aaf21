import Foundation
import Raster
import Scenes

/// Draws the scenes with ours and with Cairo's image surface from the same display-list text in one run (see
/// Documentation/Rasterizer.md).
///
///     swift run -c release CairoComparison            all tables
///     swift run -c release CairoComparison 40         the best of 40 rounds
///     swift run -c release CairoComparison speed 40 dashboard  one scene's line of the first table; all without a name
///     swift run -c release CairoComparison seeds 20     random scenes over 20 new seeds: minimum, median, maximum
///     swift run -c release CairoComparison seeds 20 7 dashboard  one kind of scene, from seed 7
///     swift run -c release CairoComparison paints 10    nanoseconds per pixel by kind of gradient, blur and picture
///     swift run -c release CairoComparison paints 10 diagonal  one gradient; also `gradients`, `blurs`, `pictures`
///     swift run -c release CairoComparison threads 200  two threads against one, and against the machine's limit
///     swift run -c release CairoComparison peak         the memory that a render takes, beside that of its picture
///     swift run -c release CairoComparison accuracy     text and polylines beside samples of their outlines
///     swift run -c release CairoComparison repeat 200 7 icons  one random scene again and again, for a profiler
///     swift run -c release CairoComparison write DIR  pictures and streams, for judge-with-skia
@main
struct CairoComparison {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.dropFirst().first) {
    case ("accuracy", _):
      try TextAccuracy.print()
      try StrokeAccuracy.print()
    case ("speed", let rounds): try SpeedTable.print(rounds.flatMap { Int($0) } ?? 40, of: arguments.dropFirst(2).first)
    case ("seeds", let count):
      let first = arguments.dropFirst(2).first.flatMap { UInt64($0) }
      try SeedTable.print(seeds: count.flatMap { Int($0) } ?? 20, first: first, of: arguments.dropFirst(3).first)
    case ("paints", let rounds):
      try PaintCosts.print(rounds.flatMap { Int($0) } ?? 10, of: arguments.dropFirst(2).first)
    case ("repeat", let count?):
      let (seed, name) = (arguments.dropFirst(2).first.flatMap { UInt64($0) }, arguments.dropFirst(3).first)
      try SeedTable.repeatRender(Int(count) ?? 200, seed: seed ?? 1, of: name)
    case ("write", let folder?): try SceneFiles.write(to: URL(fileURLWithPath: folder))
    case ("threads", let rounds): try Scaling.printThreads(rounds.flatMap { Int($0) } ?? 200)
    case ("peak", let scene?): try PeakMemory.measure(scene)
    case ("peak", nil): try PeakMemory.print()
    default:
      let rounds = arguments.first.flatMap { Int($0) } ?? 15
      try SpeedTable.print(rounds)
      try Scaling.printThreads(rounds * 4)
      try Scaling.printCosts()
      try PeakMemory.print()
      try TextAccuracy.print()
      try StrokeAccuracy.print()
    }
  }
}

import Foundation
import Raster

/// Renders random display lists of all operations, half of them with infinite, enormous and missing numbers, and the same
/// ones in every run: 50,000 unless told otherwise.
///
///     swift run -c release --package-path Benchmarks RasterFuzzer
///     swift run -c release --package-path Benchmarks --sanitize=address RasterFuzzer
///     swift run -c release --package-path Benchmarks --sanitize=undefined RasterFuzzer
///
/// Nothing may crash or hang. A list is refused with a `RenderError`, or it is drawn, with the same bytes on one and on three
/// threads, and equals the list that is read from its text.
@main
enum RasterFuzzer {
  struct Defect: Error { var description: String }

  static func main() throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap { UInt64($0) } ?? 50_000
    var (drawn, refused) = (0, 0)
    var slowest = (Duration.zero, UInt64(0))
    for seed in 0..<count {
      let isWild = seed % 2 == 1
      var drawing = RandomDrawing(seed: seed, isWild: isWild)
      let list = drawing.list()
      let took = try ContinuousClock().measure {
        do {
          let pictures = try [1, 3].map { try Renderer(threads: $0, pixelLimit: 1_000_000).render(list) }
          guard pictures[0] == pictures[1] else { throw Defect(description: "list \(seed) differs on three threads") }
          drawn += 1
        } catch is RenderError {
          refused += 1
        }
      }
      if took > slowest.0 { slowest = (took, seed) }
      // Numbers that are not numbers equal nothing.
      if !isWild, try DisplayList(textForm: list.exactTextForm) != list {
        throw Defect(description: "list \(seed) differs from its text")
      }
    }
    print("\(count) lists survived: \(drawn) drawn, \(refused) refused; the slowest, \(slowest.1), took \(slowest.0)")
  }
}

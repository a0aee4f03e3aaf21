import Foundation
import Raster

/// Renders random display lists of all operations, half of them with infinite, enormous and missing numbers, and the same
/// ones in every run: 50,000 unless told otherwise.
///
///     swift run -c release --package-path Benchmarks RasterFuzzer
///     swift run -c release --package-path Benchmarks --sanitize=address RasterFuzzer
///     swift run -c release --package-path Benchmarks -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=all RasterFuzzer
///
/// Nothing may crash or hang. A list is refused with a `RenderError`, or it is drawn, with the same bytes on one and on three
/// threads. The list that is read from its text has the same text.
@main
enum RasterFuzzer {
  struct Defect: Error { var description: String }

  static func main() throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap { UInt64($0) } ?? 50_000
    var (drawn, refused) = (0, 0)
    var slowest = (Duration.zero, UInt64(0))
    for seed in 0..<count {
      var drawing = RandomDrawing(seed: seed, isWild: seed % 2 == 1)
      let list = drawing.list()
      let took = try ContinuousClock().measure {
        if try isDrawn(list, seed) { drawn += 1 } else { refused += 1 }
      }
      if took > slowest.0 { slowest = (took, seed) }
      let text = list.exactTextForm
      guard try DisplayList(textForm: text).exactTextForm == text else {
        throw Defect(description: "list \(seed) differs from its text")
      }
    }
    print("\(count) lists: \(drawn) drawn, \(refused) refused; the slowest, \(slowest.1), took \(slowest.0)")
  }

  private static func isDrawn(_ list: DisplayList, _ seed: UInt64) throws -> Bool {
    let picture: PixelBuffer
    do {
      picture = try Renderer(threads: 1, pixelLimit: 1_000_000).render(list)
    } catch is RenderError {
      return false
    }
    guard try Renderer(threads: 3, pixelLimit: 1_000_000).render(list) == picture else {
      throw Defect(description: "list \(seed) differs on three threads")
    }
    return true
  }
}

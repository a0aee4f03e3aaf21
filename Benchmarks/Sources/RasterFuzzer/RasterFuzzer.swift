import Foundation
import Raster

/// Renders random display lists of all operations, half of them with infinite, enormous and missing numbers, a quarter with
/// images whose pixels are no premultiplied colors, and the same ones in every run: 50,000 unless told otherwise, or those of a
/// range of seeds. A range of one seed prints its list.
///
///     swift run -c release --package-path Benchmarks RasterFuzzer
///     swift run -c release --package-path Benchmarks RasterFuzzer 10000 20000
///
/// With the address sanitizer:
///
///     ASAN_OPTIONS=detect_leaks=0:quarantine_size_mb=8 \
///       swift run -c release --package-path Benchmarks --sanitize=address RasterFuzzer
///
/// The Swift compiler has no undefined-behavior sanitizer on Linux. Clang's checks the kernels written in C, and the checks of
/// Swift, which stay in a release build, the rest:
///
///     swift run -c release --package-path Benchmarks -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=all RasterFuzzer
///
/// Nothing may crash or hang. A list is refused with a `RenderError`, or it is drawn, with the same bytes on one and on three
/// threads. The list that is read from its text has the same text.
@main
enum RasterFuzzer {
  struct Defect: Error { var description: String }

  static func main() throws {
    let seeds = try seeds(of: CommandLine.arguments.dropFirst())
    var (drawn, refused) = (0, 0)
    var slowest = (Duration.zero, UInt64(0))
    var (largest, before) = ((growth: 0, seed: UInt64(0)), peakMemory)
    for seed in seeds {
      var drawing = RandomDrawing(seed: seed, isWild: seed % 2 == 1)
      drawing.hasAnyPixels = seed % 4 == 3
      let list = drawing.list()
      let text = list.exactTextForm
      if seeds.count == 1 { print(text) }
      let took = try ContinuousClock().measure {
        if try isDrawn(list, seed, isOnly: seeds.count == 1) { drawn += 1 } else { refused += 1 }
      }
      if took > slowest.0 { slowest = (took, seed) }
      if took > .seconds(1) { print("list \(seed) took \(took)") }
      let peak = peakMemory
      if peak - before > largest.growth { largest = (peak - before, seed) }
      before = peak
      guard try DisplayList(textForm: text).exactTextForm == text else {
        throw Defect(description: "list \(seed) differs from its text")
      }
    }
    print("\(seeds.count) lists: \(drawn) drawn, \(refused) refused; the slowest, \(slowest.1), took \(slowest.0)")
    print("at most \(peakMemory) MB of memory, of which list \(largest.seed) added \(largest.growth)")
  }

  private static func seeds(of arguments: ArraySlice<String>) throws -> Range<UInt64> {
    let numbers = arguments.compactMap { UInt64($0) }
    switch (numbers.count, arguments.count) {
    case (0, 0): return 0..<50_000
    case (1, 1): return 0..<numbers[0]
    case (2, 2) where numbers[0] < numbers[1]: return numbers[0]..<numbers[1]
    default: throw Defect(description: "usage: RasterFuzzer [COUNT | FIRST END]")
    }
  }

  /// The largest memory of the process so far, in MB.
  private static var peakMemory: Int {
    var usage = rusage()
    // RUSAGE_SELF, which is a number in one C library and an enumeration in another.
    guard getrusage(0, &usage) == 0 else { return 0 }
    #if canImport(Darwin)
      return Int(usage.ru_maxrss) >> 20
    #else
      return Int(usage.ru_maxrss) >> 10
    #endif
  }

  private static func isDrawn(_ list: DisplayList, _ seed: UInt64, isOnly: Bool) throws -> Bool {
    let picture: PixelBuffer
    do {
      picture = try Renderer(threads: 1, pixelLimit: 1_000_000).render(list)
    } catch let error as RenderError {
      if isOnly { print(error) }
      return false
    }
    guard try Renderer(threads: 3, pixelLimit: 1_000_000).render(list) == picture else {
      throw Defect(description: "list \(seed) differs on three threads")
    }
    return true
  }
}

import Foundation
import Raster

/// Feeds the PNG reader with damaged files: a million unless told otherwise, the same ones in every run.
///
///     swift run -c release --package-path Benchmarks PNGFuzzer 1000000
///
/// Nothing may crash, hang or take memory that a small file does not deserve. What is read has to be read the same by our
/// own decoder and by libpng, and has to hold when it is compared with its own file.
@main
struct PNGFuzzer {
  static func main() throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
    var mutator = Mutator(seeds: try Seeds.all(), state: 2026)
    var outcomes: [String: Int] = [:]
    var slowest = Duration.zero
    for round in 0..<count {
      let file = mutator.next()
      let took = try ContinuousClock().measure { outcomes[try outcome(of: file, round), default: 0] += 1 }
      slowest = max(slowest, took)
    }
    for (outcome, count) in outcomes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { print(count, outcome) }
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    print("\(count) files; the slowest took \(slowest); peak memory \(usage.ru_maxrss) KiB")
  }

  struct Defect: Error { var description: String }

  private static func outcome(of file: Data, _ round: Int) throws -> String {
    _ = PNG.provenance(of: file)
    _ = try? PNG.text(in: file)
    let picture: PixelBuffer
    do throws(PNGError) {
      picture = try PNG.decode(file)
    } catch {
      return name(of: error)
    }
    guard try PNG.holds(file, picture) else { throw Defect(description: "round \(round): not held by its own file") }
    // A chunk that we never write makes it libpng's.
    var foreign = file
    foreign.insert(contentsOf: Chunk.bytes("teSt", [1]), at: 33)
    guard let other = try? PNG.decode(foreign), other == picture else {
      throw Defect(description: "round \(round): libpng reads it otherwise")
    }
    guard try ImageComparison.difference(expectedFile: file, actualFile: foreign) == nil else {
      throw Defect(description: "round \(round): differs from itself")
    }
    return "read"
  }

  /// The case of an error without its details.
  private static func name(of error: PNGError) -> String {
    let text = String(reflecting: error)
    return "refused: " + (text.split(separator: "(").first.map(String.init) ?? text)
  }
}

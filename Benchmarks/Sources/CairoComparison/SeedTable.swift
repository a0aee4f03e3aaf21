import Raster
import Scenes

/// How many times as fast as Cairo random scenes are drawn on one thread: minimum, median and maximum over seeds.
enum SeedTable {
  /// What the slowest of 20 seeds is to reach, in multiples of Cairo.
  private static let targets: [Scene.Kind: Double] = [
    .feed: 5, .feedWithoutShadows: 4.2, .text: 28, .textByPaths: 3.5, .dashboard: 9, .icons: 3.4, .blurs: 2.5,
    .pictures: 1.5,
  ]

  /// The passes over all seeds. Machines are slower for seconds at a time.
  private static let passes = 3

  /// The alternating renders of a scene in each pass. The fastest one counts.
  private static let rounds = 6

  /// - Parameters:
  ///   - seeds: The number of seeds.
  ///   - first: The first seed; a random one without it.
  ///   - name: The kind of scene, or what kinds begin with; all kinds without it.
  static func print(seeds: Int, first: UInt64? = nil, of name: String? = nil) throws {
    let first = first ?? UInt64.random(in: 0...999_999_999)
    Swift.print("multiples of Cairo's speed on one thread over the seeds \(first)..<\(first + UInt64(seeds))")
    Swift.print(
      "scene".padded(24) + "minimum".padded(9) + "median".padded(9) + "maximum".padded(9) + "target".padded(9)
        + "median ms: Cairo, Raster".padded(26) + "threads: gain, limit".padded(22) + "seed of the minimum")
    for kind in kinds(name) {
      var runs = (first..<first + UInt64(seeds)).map { Run(seed: $0) }
      for _ in 0..<passes {
        for index in runs.indices { try runs[index].measure(Scene.random(kind, seed: runs[index].seed)) }
      }
      let sorted = runs.sorted { $0.multiple < $1.multiple }
      func median(_ value: (Run) -> Double) -> Double { runs.map(value).sorted()[runs.count / 2] }
      let threads = try gain(of: Scene.random(kind, seed: first))
      Swift.print(
        kind.rawValue.padded(24) + sorted[0].multiple.hundredths.padded(9) + median(\.multiple).hundredths.padded(9)
          + sorted[sorted.count - 1].multiple.hundredths.padded(9) + "\(targets[kind] ?? 0)".padded(9)
          + "\(median(\.cairo).tenths), \(median(\.raster).tenths)".padded(26)
          + "\(threads.gain.hundredths), \(threads.limit.hundredths)".padded(22) + "\(sorted[0].seed)")
    }
  }

  /// Renders a random scene of each kind `count` times on one thread.
  static func repeatRender(_ count: Int, seed: UInt64, of name: String?) throws {
    let renderer = Renderer(threads: 1)
    var picture = PixelBuffer(width: 0, height: 0)
    for kind in kinds(name) {
      let scene = Scene.random(kind, seed: seed)
      let milliseconds = try processorMilliseconds {
        for _ in 0..<count { try renderer.render(scene.list, scale: Scene.scale, into: &picture) }
      }
      Swift.print(kind.rawValue.padded(24) + "\((milliseconds / Double(max(1, count))).hundredths) ms")
    }
  }

  /// The processor milliseconds of both renderers.
  private struct Run {
    let seed: UInt64
    var cairo = Double.infinity
    var raster = Double.infinity
    var multiple: Double { cairo / raster }

    mutating func measure(_ scene: Scene) throws {
      let picture = try CairoPicture(scene.list)
      let renderer = Renderer(threads: 1)
      var buffer = PixelBuffer(width: 0, height: 0)
      for _ in 0..<rounds {
        raster = min(
          raster, try processorMilliseconds { try renderer.render(scene.list, scale: Scene.scale, into: &buffer) })
        cairo = min(cairo, processorMilliseconds { picture.draw() })
      }
    }
  }

  /// The gain of a second thread, and that of two independent renders at the same time.
  private static func gain(of scene: Scene) throws -> (gain: Double, limit: Double) {
    let independent = try IndependentRenderings(of: scene)
    defer { independent.end() }
    let (alone, together) = (Renderer(threads: 1), Renderer(threads: 2))
    var frame = PixelBuffer(width: 0, height: 0)
    var (one, two, both) = (Double.infinity, Double.infinity, Double.infinity)
    for _ in 0..<8 * rounds {
      one = min(one, try wallMilliseconds { try alone.render(scene.list, scale: Scene.scale, into: &frame) })
      two = min(two, try wallMilliseconds { try together.render(scene.list, scale: Scene.scale, into: &frame) })
      both = min(both, independent.milliseconds())
    }
    return (one / two, 2 * one / both)
  }

  private static func kinds(_ name: String?) -> [Scene.Kind] {
    guard let name else { return Scene.Kind.allCases }
    if let kind = Scene.Kind(rawValue: name) { return [kind] }
    return Scene.Kind.allCases.filter { $0.rawValue.hasPrefix(name) }
  }
}

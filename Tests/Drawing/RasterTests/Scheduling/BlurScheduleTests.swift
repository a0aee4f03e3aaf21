import Foundation
import Raster
import Testing

/// The speedup of blurs on more processors than a test has: the measured times of all chunks of work, assigned to 16 threads.
@Suite(.serialized) struct BlurScheduleTests {
  @Test func threadsTakeTheNextChunkWhenTheyAreFree() {
    let loop = LoopCosts(context: 1, chunks: [4, 3, 2, 2, 1])
    #expect(loop.sum == 13)
    #expect(loop.duration(threads: 1) == 13)
    // 4 and 2, 3 and 2 and 1: each after its context.
    #expect(loop.duration(threads: 2) == 7)
    #expect(loop.duration(threads: 16) == 5)
    let costs = RenderCosts(sequential: 2, loops: [loop, loop])
    #expect(costs.duration(threads: 1) == 28)
    #expect(costs.duration(threads: 2) == 16)
    #expect(costs.criticalPath == 12)
  }

  /// Times depend on the machine and on its other work, so that they are measured by a script, which calls the test with a variable.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["MEASURE_BLURS"] != nil, "Scripts/measure/blurs measures it."),
    arguments: [8.0, 24, 48, 96])
  func speedup(radius: CGFloat) throws {
    let costs = try costs(of: Self.blurs(radius: radius))
    let (one, sixteen) = (costs.duration(threads: 1), costs.duration(threads: 16))
    func rounded(_ number: Double) -> String { "\((number * 100).rounded() / 100)" }
    print(
      "radius \(radius): one thread \(rounded(one * 1000)) ms, 16 threads \(rounded(sixteen * 1000)) ms,",
      "critical path \(rounded(costs.criticalPath * 1000)) ms, outside of loops \(rounded(costs.sequential * 1000)) ms;",
      "speedup \(rounded(one / sixteen)), limit \(rounded(one / costs.criticalPath))")
    #expect(one / sixteen >= 6)
  }

  /// Work that threads share has enough parts for 16 of them.
  @Test(arguments: [8.0, 24, 48, 96]) func loopsHaveAPartForEachThread(radius: CGFloat) throws {
    var renderer = Renderer(threads: 16)
    let recorder = LoopRecorder()
    renderer.loopRecorder = recorder
    _ = try renderer.render(Self.blurs(radius: radius))
    let parts = recorder.loops.map(\.chunks.count)
    #expect(parts.count > 10)
    // The others are of small grids.
    #expect(parts.filter { $0 >= 16 }.count * 5 >= parts.count * 4, "\(parts)")
  }

  @Test func recordedRendersHaveTheSameBytes() throws {
    var renderer = Renderer(threads: 16)
    renderer.loopRecorder = LoopRecorder()
    let list = Self.blurs(radius: 24)
    #expect(try renderer.render(list) == Renderer(threads: 1).render(list))
    #expect(renderer.loopRecorder?.loops.isEmpty == false)
  }

  /// A phone's screen in pixels: a blurred group over all of it, a shadow of a group, a backdrop, and shadows of paths.
  private static func blurs(radius: CGFloat) -> DisplayList {
    let size = CGSize(width: 1170, height: 2532)
    return DisplayList(size: size) { canvas in
      canvas.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient([RGBA(0x1E1B4B), RGBA(0xC026D3)], from: .zero, to: CGPoint(x: 1170, y: 2532)))
      canvas.group(filters: [.blur(radius: radius)]) { canvas in
        for index in 0..<24 {
          let x = CGFloat(index * 397 % 1000)
          let y = CGFloat(index * 811 % 2300)
          canvas.fill(
            Path(ellipseIn: CGRect(x: x, y: y, width: 260, height: 260)),
            with: RGBA(UInt32(0x30A0F0 + index * 40_000), alpha: 200))
        }
      }
      canvas.group(filters: [.shadow(Shadow(color: RGBA(0x000000, alpha: 120), radius: radius))]) { canvas in
        canvas.fill(Path(roundedRect: CGRect(x: 90, y: 300, width: 990, height: 1500), cornerRadius: 60), with: .white)
      }
      canvas.filterBackdrop(
        in: Path(roundedRect: CGRect(x: 0, y: 1900, width: 1170, height: 632), cornerRadius: 40),
        [.blur(radius: radius)])
      for index in 0..<12 {
        canvas.drawShadow(
          of: Path(roundedRect: CGRect(x: 60, y: 100 + 190 * index, width: 1050, height: 150), cornerRadius: 30),
          Shadow(color: RGBA(0x000000, alpha: 60), radius: radius))
      }
    }
  }

  /// The smallest times of several renders.
  private func costs(of list: DisplayList) throws -> RenderCosts {
    var best: RenderCosts?
    var renderer = Renderer(threads: 16)
    var picture = PixelBuffer(width: 0, height: 0)
    for _ in 0..<6 {
      let recorder = LoopRecorder()
      renderer.loopRecorder = recorder
      let start = LoopRecorder.processorTime()
      try renderer.render(list, into: &picture)
      let total = LoopRecorder.processorTime() - start
      let costs = RenderCosts(
        sequential: total - recorder.loops.map(\.sum).reduce(0, +), loops: recorder.loops)
      best = best?.combined(with: costs) ?? costs
    }
    return try #require(best)
  }
}

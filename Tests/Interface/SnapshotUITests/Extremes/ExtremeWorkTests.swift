import SnapshotSeededRandom
import SnapshotUI
import Testing

/// Views whose work never ends, or that write extreme values into the state that they read, settle or are an error of the
/// package. No picture of them ends the process.
///
/// One after the other, because each keeps the main thread busy, and the tests of other suites wait for it.
@MainActor @Suite(.serialized) struct ExtremeWorkTests {
  private let context = RenderContext(width: 48, height: 40)

  /// - Returns: What is wrong with the result: another error than one of the package.
  private func draw(_ worker: ExtremeWorker) -> String? {
    do {
      _ = try ExtremeExercise.use(AnyView(worker), asHost: worker.seed % 3 == 0, in: context)
      return nil
    } catch let error as ViewHostError {
      return error.description.isEmpty ? "no message" : nil
    } catch is ViewError {
      return nil
    } catch is RenderError {
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: ExtremeWork.allCases) func eachWorkEnds(_ work: ExtremeWork) {
    for seed in 0..<12 {
      let wrong = draw(ExtremeWorker(works: [work], seed: UInt64(seed)))
      #expect(wrong == nil, "\(work), seed \(seed)")
    }
  }

  @Test(arguments: 0..<40) func severalWorksEnd(_ part: Int) {
    var random = SplitMix(seed: UInt64(part) &* 0x9E37_79B9)
    for _ in 0..<8 {
      let works = ExtremeWork.allCases.shuffled(using: &random).prefix(Int.random(in: 2...4, using: &random))
      let seed = random.next()
      let wrong = draw(ExtremeWorker(works: Array(works), seed: seed))
      #expect(wrong == nil, "\(works), seed \(seed)")
    }
  }

  @Test func mostWorkSettles() throws {
    let settled = try ExtremeWork.allCases.filter { work in
      do {
        _ = try ExtremeWorker(works: [work], seed: 5).rendered(in: context)
        return true
      } catch is ViewHostError {
        return false
      }
    }
    #expect(settled.count >= ExtremeWork.allCases.count - 12)
    #expect(!settled.contains(.endlessTask))
  }
}

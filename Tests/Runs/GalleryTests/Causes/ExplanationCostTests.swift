import Foundation
import Raster
import Snapshot
import SnapshotLedger
import SnapshotTestSupport
import Testing
import SnapshotUI

@_spi(Internals) import SnapshotCore

/// Measures what explanations cost: the processor time of writing one with a picture, and of tests that pass.
///
/// `Scripts/check/causes` sets the variable and prints the figures, because timings are no result of a test. Rounds with and
/// without explanations alternate, and the fastest of each counts, because other programs only add time. The goals of the
/// specification are 3 ms for writing, and 3 % of a passing test.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["SNAPSHOT_MEASURE_EXPLANATIONS"] == "1"))
struct ExplanationCostTests {
  private static let rounds = 15
  private static let matrix = (Matrix.devices(.iPhoneSE3, .iPhone14ProMax) * .colorSchemes(.light, .dark)).atScale(1)

  @Test func explanationsAreCheap() throws {
    var times: [String: [Double]] = [:]
    var pictures = 0
    try withSandbox { full throws in
      try withSandbox { off throws in
        // Without explanations, not even their engine is written.
        let modes: [(name: String, sandbox: Sandbox, explanations: Explanations?)] = [
          ("full", full, .full), ("off", off, nil),
        ]
        for (_, sandbox, explanations) in modes { _ = try verify(sandbox, explanations, record: .all, in: "first") }
        for round in 0..<Self.rounds {
          // The first of two equal runs can find a cold cache.
          for (name, sandbox, explanations) in round % 2 == 0 ? modes : modes.reversed() {
            let recording = try verify(sandbox, explanations, record: .all, in: "record-\(round)")
            let passing = try verify(sandbox, explanations, record: .never, in: "pass-\(round)")
            times["record \(name)", default: []].append(recording.milliseconds)
            times["pass \(name)", default: []].append(passing.milliseconds)
            #expect(passing.outcomes == ["passed"])
            pictures = passing.pictures
          }
        }
      }
    }
    func least(_ name: String) -> Double { times[name]?.min() ?? 0 }
    func text(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
    let writing = (least("record full") - least("record off")) / Double(pictures)
    print("causes: \(text(writing)) ms of processor time for writing an explanation, goal 3 ms")
    let ratio = least("pass full") / least("pass off")
    print(
      "causes: \(text(least("pass full") / Double(pictures))) ms per passing picture with explanations, "
        + "\(text(least("pass off") / Double(pictures))) ms without: "
        + "\(((ratio - 1) * 1000).rounded() / 10) % more, goal 3 %")
  }

  /// Records or verifies the gallery's pictures, and measures the processor time.
  private func verify(
    _ sandbox: Sandbox, _ explanations: Explanations?, record: SnapshotTestingConfiguration.Record, in run: String
  ) throws -> (milliseconds: Double, pictures: Int, outcomes: Set<String>) {
    let sandbox = Sandbox(at: sandbox.root).running(in: run)
    var outcomes: Set<String> = []
    var pictures = 0
    let start = clock()
    sandbox.run {
      withSnapshotTesting(record: record, explanations: explanations ?? .off) {
        for (name, view) in GalleryData().screens {
          for cell in Self.matrix.cells {
            outcomes.insert(
              "\(verify(view, in: cell, named: name + cell.name, sandbox, isExplained: explanations != nil))")
            pictures += 1
          }
        }
      }
    }
    return (Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC), pictures, outcomes)
  }

  private func verify(
    _ view: some View, in cell: MatrixCell, named name: String, _ sandbox: Sandbox, isExplained: Bool
  ) -> LedgerEntry.Outcome {
    func verify<Value: View>(_ view: Value) -> LedgerEntry.Outcome {
      var strategy = Snapshotting<Value, PixelBuffer>.image(context: cell.context)
      if !isExplained { strategy.exposing = nil }
      return sandbox.assertion(named: name).verify({ view }, as: strategy).outcome
    }
    return verify(view)
  }
}

import Foundation
import Testing

@testable import Snapshot

/// What a strategy makes of a value; throws what an assertion would report.
func snapshot<Value, Format>(of value: Value, as strategy: Snapshotting<Value, Format>) throws -> Format {
  try Waiting.result(of: strategy.snapshot(value), timeout: 5)
}

/// What a strategy complains of a value, in the words that the assertion's failure has.
func complaint<Value, Format>(of value: Value, as strategy: Snapshotting<Value, Format>) -> String? {
  do {
    _ = try snapshot(of: value, as: strategy)
    return nil
  } catch {
    return describe(error)
  }
}

/// The same numbers in every run.
struct FixedSeed: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

import Foundation

/// A reader of data that comes from elsewhere. It may throw; it may not crash, hang or take memory without bound.
struct FuzzSubject: Sendable {
  let name: String
  /// The rounds in CI: all subjects together take about a minute in a debug build.
  let rounds: UInt64
  /// Whole inputs, made by the code that writes them.
  let wholes: @Sendable () throws -> [Data]
  /// Returns the reader, which may keep files in a folder of its own.
  let reader: @Sendable (_ folder: String) throws -> (Data) async throws -> Void
}

/// The input that a process reads: `ledger:2026:17` is round 17 of the seed 2026.
struct FuzzPosition: CustomStringConvertible {
  var subject: String
  var seed: UInt64
  var round: UInt64

  var description: String { "\(subject):\(seed):\(round)" }

  init(subject: String, seed: UInt64, round: UInt64) {
    self.subject = subject
    self.seed = seed
    self.round = round
  }

  init?(_ text: String) {
    let parts = text.split(separator: ":")
    guard parts.count == 3, let seed = UInt64(parts[1]), let round = UInt64(parts[2]) else { return nil }
    self.init(subject: String(parts[0]), seed: seed, round: round)
  }
}

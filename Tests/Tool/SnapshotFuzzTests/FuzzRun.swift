import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The rounds of one subject in a process. The process can end in any of them, so each is written to a file before it begins.
struct FuzzRun: Codable {
  var subject: String
  var seed: UInt64
  var first: UInt64
  var rounds: UInt64
  /// The time after which no further round begins.
  var seconds: Double?
  var folder: String

  /// The longest time of a round in seconds.
  static let longestRound: UInt32 = 20

  var positionPath: String { folder + "/position" }

  func perform() async throws -> UInt64 {
    guard let subject = FuzzSubject.all.first(where: { $0.name == self.subject }) else {
      throw CocoaError(.keyValueValidation)
    }
    let mutator = FuzzMutator(wholes: try subject.wholes(), seed: seed)
    let read = try subject.reader(folder)
    let file = open(positionPath, O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    let clock = ContinuousClock()
    let start = clock.now
    var round = first
    while round < first + rounds {
      if let seconds, clock.now - start > .seconds(seconds) { break }
      // With leading zeros, so that each one overwrites the last.
      let digits = String(round)
      let text = "\(subject.name):\(seed):" + String(repeating: "0", count: 20 - digits.count) + digits
      _ = text.withCString { pwrite(file, $0, strlen($0), 0) }
      // A round that does not end is a signal, which ends the process.
      _ = alarm(Self.longestRound)
      try? await read(mutator.input(round: round))
      round += 1
    }
    _ = alarm(0)
    return round - first
  }
}

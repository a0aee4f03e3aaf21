import Foundation
import SnapshotCore
import SnapshotFoundation

extension Snapshotting where Value == [RecordedExchange], Format == [RecordedExchange] {
  /// The file of recorded exchanges.
  static var exchanges: Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .exchanges) { $0 }
  }

  /// Returns this strategy with exchanges that are already there, whatever its value is. An error is that of the strategy, so that
  /// its message is not that of a value that threw.
  func giving(_ transcript: Result<[RecordedExchange], any Error>) -> Snapshotting {
    var strategy = self
    strategy.snapshot = { _ in Async { try transcript.get() } }
    return strategy
  }
}

extension Diffing where Value == [RecordedExchange] {
  static var exchanges: Diffing {
    Diffing(
      CheckedDiffing(
        encode: { try ExchangeFile.data($0) }, decode: { try ExchangeFile.exchanges(in: $0) },
        matches: { exchanges, data in (try? ExchangeFile.data(exchanges)) == data },
        difference: { old, new in
          guard old != new else { return nil }
          let texts = [old, new].map { (try? ExchangeFile.data($0)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
          var difference = Difference.ofTexts(old: texts[0], new: texts[1])
          let (unused, added) = changes(from: old, to: new)
          guard unused.count == old.count - (new.count - added.count), !unused.isEmpty || !added.isEmpty else {
            return difference
          }
          difference?.message = [list(unused, "was not used", "were not used"), list(added, "is new", "are new")]
            .compactMap { $0 }.joined(separator: "\n\n")
          return difference
        }),
      fallback: { [] })
  }

  /// Returns the exchanges that only one list has.
  private static func changes(
    from old: [RecordedExchange], to new: [RecordedExchange]
  ) -> (unused: [RecordedExchange], added: [RecordedExchange]) {
    var (unused, added) = (old, [RecordedExchange]())
    for exchange in new {
      if let index = unused.firstIndex(of: exchange) { unused.remove(at: index) } else { added.append(exchange) }
    }
    return (unused, added)
  }

  private static func list(_ exchanges: [RecordedExchange], _ one: String, _ many: String) -> String? {
    guard !exchanges.isEmpty else { return nil }
    let title = "\(counted(exchanges.count, "recorded exchange")) \(exchanges.count == 1 ? one : many):"
    let most = 20
    let lines = exchanges.prefix(most).map { "  \($0.request.method) \($0.request.target)" }
    return ([title] + lines + (exchanges.count > most ? ["  … and \(exchanges.count - most) more"] : []))
      .joined(separator: "\n")
  }
}

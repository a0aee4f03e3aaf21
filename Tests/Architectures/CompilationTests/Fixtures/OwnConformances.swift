import Snapshot

// Conformances of one's own, for versions of swift-snapshot-testing without them. They are redundant, which is a warning.

extension Snapshotting: @unchecked @retroactive Sendable {}
extension Diffing: @unchecked @retroactive Sendable {}
extension Async: @unchecked @retroactive Sendable {}

extension Snapshotting where Value == Int, Format == String {
  nonisolated(unsafe) static let digits: Snapshotting = SimplySnapshotting.lines.pullback { "\($0)" }
}

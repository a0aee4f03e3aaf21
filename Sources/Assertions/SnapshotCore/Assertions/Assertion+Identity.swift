import SnapshotFoundation
import SnapshotLedger

extension Assertion {
  /// What identifies an assertion while its strategy makes the snapshot.
  package struct Identity: Sendable {
    /// The id of the snapshot without the configuration and the strategy of a matrix.
    package var id: String
    package var position: CallSite
    /// The configuration and the strategy of a matrix, if any.
    package var cell: Cell?

    /// The assertion whose snapshot is made on this thread or in this task.
    @TaskLocal package static var current: Identity?

    init(_ assertion: Assertion, id: String) {
      self.id = assertion.cell == nil ? id : SnapshotID.withoutConfiguration(id)
      position = assertion.position
      cell = assertion.cell
    }
  }
}

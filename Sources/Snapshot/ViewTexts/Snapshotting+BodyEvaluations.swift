import SnapshotCore
import Views

extension Snapshotting where Value: BodyEvaluating, Format == String {
  /// Which bodies a host has evaluated, and why, one a line: a golden against needless evaluations.
  ///
  ///     let host = ViewHost(CounterScreen())
  ///     try host.inspect().find(button: "Increase").tap()
  ///     assertSnapshot(of: host, as: .bodyEvaluations)
  ///
  /// Records, in a file that ends in `evaluations.txt`:
  ///
  ///     CounterScreen: @self, @identity, _count changed.
  ///     CounterScreen: _count changed.
  public static var bodyEvaluations: Snapshotting {
    .text("evaluations.txt") { try $0.bodyEvaluationsText }
  }
}

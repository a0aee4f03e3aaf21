import SnapshotCore
import SnapshotUI

extension Snapshotting where Value: BodyEvaluating, Format == String {
  /// The body evaluations of a host or a flow and their reasons, one per line. Use it to detect unnecessary
  /// evaluations.
  ///
  ///     let host = ViewHost(CounterScreen())
  ///     try host.inspect().find(button: "Increase").tap()
  ///     assertSnapshot(of: host, as: .bodyEvaluations)
  ///
  /// Records, in a file that ends in `evaluations.txt`:
  ///
  ///     CounterScreen: @self, @identity, _count changed.
  ///     CounterScreen: _count changed.
  ///
  /// For a flow, the evaluations are listed below the step that caused them. If no body was evaluated, the assertion fails
  /// with `ViewHostError.Reason.noEvaluations` and records nothing.
  public static var bodyEvaluations: Snapshotting {
    .text("evaluations.txt") { value in
      let text = try value.bodyEvaluationsText
      guard !text.isEmpty else {
        throw ViewHostError(.noEvaluations("the \("\(type(of: value))".prefix { $0 != "<" })"))
      }
      return text
    }
  }
}

import Foundation
import SnapshotWorkspace

extension Assertion {
  /// Sweeps the view of a picture if the request names this assertion, instead of comparing it with its reference.
  ///
  /// The result is a file in the run's folder. No assertion has an entry in the ledger.
  func sweep<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>, _ request: SweepRequest, in context: Context
  ) -> Verdict {
    let location = ReferenceLocation.find(
      ReferenceLocation.Request(self, pathExtension: strategy.pathExtension, mayWrite: false, in: context),
      naming: context.naming)
    guard location.id == request.id, case .success(let folder) = context.session.folder else { return .passed }
    var result: SweepResult
    do {
      let value = try Thrown.wrapping(value)
      result =
        try strategy.exposing?(value).sweep(request)
        ?? SweepResult(problem: "The snapshot is not an image of a view, so it has no widths to sweep.")
    } catch let error as Thrown {
      result = SweepResult(problem: FailureMessage.threw(error.underlying))
    } catch {
      result = SweepResult(problem: FailureMessage.failed(error, reference: ""))
    }
    do {
      for (index, picture) in result.pictures.enumerated() {
        try ReferenceFile.write(picture.data, to: folder.absolutePath(picture.name))
        result.pictures[index].data = Data()
      }
      try ReferenceFile.write(try JSONEncoder().encode(result), to: folder.absolutePath(SweepResult.fileName))
      return .passed
    } catch {
      return Verdict(outcome: .error, message: FailureMessage.failed(error, reference: ""))
    }
  }
}

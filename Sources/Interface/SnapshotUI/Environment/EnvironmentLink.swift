import Foundation
import SnapshotFoundation

/// The last environment of a property, for code of the view that runs outside of bodies and actions, such as the
/// completion handler of a request. Unchecked because a lock guards it.
final class EnvironmentLink: @unchecked Sendable {
  private static let lock = NSLock()
  private var box: EnvironmentBox?
  /// The view and the property.
  private var place: String?

  /// The environment of the running body or action, otherwise the last one of the view.
  var environment: EnvironmentValues? { EvaluationFrame.current?.environment.values ?? last }

  private var last: EnvironmentValues? { Self.lock.withLock { box?.values } }

  func set(_ environment: EnvironmentBox, place: String) {
    Self.lock.withLock {
      box = environment
      self.place = place
    }
  }

  /// Returns a model of the environment.
  ///
  /// Rendering checks the properties of views, modifiers and styles before their code runs, so a model is missing only
  /// for a property elsewhere, such as in a class. There is no value to return then, and the process can't continue.
  func model<Model>(
    of type: Model.Type, adding modifier: String, _ read: (EnvironmentValues) -> Model?
  ) -> Model {
    if let model = EvaluationFrame.current.flatMap({ read($0.environment.values) }) ?? last.flatMap(read) {
      return model
    }
    let frame = EvaluationFrame.current
    let place = Self.lock.withLock { self.place } ?? frame?.identity?.typePath ?? "code outside of views"
    let test = if case .test(let name) = TestScope.current { " Test: \(name)." } else { "" }
    fatalError(
      "\(place): the environment contains no \(type) for a property of this type. Add one with .\(modifier) around the "
        + "view, and declare the property in a view, which is checked before it is drawn.\(test)")
  }
}

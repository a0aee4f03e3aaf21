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

  /// Sets the class that has the property, for messages.
  func set(owner: AnyObject) {
    let place = Self.lock.withLock { self.place }
    guard place == nil else { return }
    let property = Mirror(reflecting: owner).children.first { ($0.value as? any EnvironmentLinking)?.link === self }
    let name = typeName(type(of: owner)) + (property?.label.map { "." + $0.trimmingPrefix("_") } ?? "")
    Self.lock.withLock { self.place = name }
  }

  /// Returns a model of the environment.
  ///
  /// Before its code runs, rendering checks each value that has an environment: views, modifiers, styles, toolbars,
  /// shapes, gestures, layouts, and the objects in the properties of a view. Code that reads a model before that, such as
  /// the initializer of a view, or in an object that no view has, reads a value that doesn't exist. An instance of the
  /// model can't be created without knowledge of its initializers, so the process can't continue.
  func model<Model>(
    of type: Model.Type, adding modifier: String, _ read: (EnvironmentValues) -> Model?
  ) -> Model {
    if let model = EvaluationFrame.current.flatMap({ read($0.environment.values) }) ?? last.flatMap(read) {
      return model
    }
    fatalError(message(for: typeName(type), adding: modifier))
  }

  private func message(for type: String, adding modifier: String) -> String {
    let frame = EvaluationFrame.current
    let reader = frame?.identity.map { "in \($0.typePath)" } ?? "outside of a rendering"
    let test = if case .test(let name) = TestScope.current { " Test: \(name)." } else { "" }
    let property = Self.lock.withLock { place } ?? "A property of type \(type)"
    return "\(property) was read \(reader): the environment contains no \(type). Add one with .\(modifier) around the "
      + "view, and read it in the view's body or actions, not in an initializer or in an object.\(test)"
  }
}

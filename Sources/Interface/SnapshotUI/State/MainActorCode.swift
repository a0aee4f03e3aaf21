import CSnapshotMainActorChecks

/// Runs code of a view that belongs to the main actor on the current thread.
///
/// `View.body` belongs to the main actor, as in SwiftUI, so that it can read models of the main actor. Rendering calls it on
/// the thread that asks for a picture instead: a body is a pure function of the view and its environment, and the pictures
/// of a matrix are made on several threads at once. A test whose bodies read a model that the main actor changes meanwhile
/// runs on the main actor itself.
///
/// - Parameters:
///   - subject: The value that the code reads.
///   - code: The code, which uses nothing else of the main actor.
func runOnCurrentThread<Subject, Result>(_ subject: Subject, _ code: @escaping @MainActor (Subject) -> Result) -> Result
{
  // The isolation of a synchronous function is not a part of its representation.
  unsafeBitCast(code, to: ((Subject) -> Result).self)(subject)
}

/// The checks of closures in bodies and actions that they run on the main actor. In the Swift 6 language mode, a closure that
/// is passed to `map` in a body has one.
enum MainActorChecks {
  /// Exempts the code of views that runs in an evaluation frame. Accessed once before the first evaluation.
  static let areExempt: Bool = main_actor_checks_exempt { EvaluationFrame.current != nil }
}

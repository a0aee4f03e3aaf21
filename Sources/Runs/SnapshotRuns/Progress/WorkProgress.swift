/// Tells how much of counted work is done.
///
/// A command that shows progress sets ``observer`` for its task.
package enum WorkProgress {
  /// - Parameters:
  ///   - work: What is done, such as `Verifying explanations`.
  ///   - done: The number of parts that are done.
  ///   - whole: The number of all parts.
  package typealias Observer = @Sendable (_ work: String, _ done: Int, _ whole: Int) -> Void

  /// `nil` if no progress is shown.
  @TaskLocal package static var observer: Observer?

  /// Tells how much is done, before the next part begins.
  package static func tell(_ work: String, done: Int, of whole: Int) { observer?(work, done, whole) }
}

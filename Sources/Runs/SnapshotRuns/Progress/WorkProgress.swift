/// How much of counted work is done, for somebody who waits for it.
///
/// The work does not know who waits. A command sets ``observer`` for its task, and shows what it is told once the command lasts.
package enum WorkProgress {
  /// - Parameters:
  ///   - work: What is done, such as `Verifying explanations`.
  ///   - done: The number of parts that are done.
  ///   - whole: The number of all parts.
  package typealias Observer = @Sendable (_ work: String, _ done: Int, _ whole: Int) -> Void

  /// `nil` if nobody waits.
  @TaskLocal package static var observer: Observer?

  /// Tells how much is done, before the next part begins.
  package static func tell(_ work: String, done: Int, of whole: Int) { observer?(work, done, whole) }
}

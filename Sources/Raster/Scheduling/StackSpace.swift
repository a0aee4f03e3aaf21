import CPixels

/// What is left of the calling thread's stack.
///
/// A thread that runs out of stack ends the process, without an error that a test could report. Whatever calls itself
/// once for each level of a view asks here first. Threads differ: Linux gives 8 MiB to each by default, Apple's systems
/// 512 KiB to all but the main thread.
package enum StackSpace {
  /// What one level, and all that it calls besides the next level, may need: shaping a text, formatting a date.
  private static let reserve = 96 * 1024

  /// Whether there is no room for one level more.
  package static var isShort: Bool { CPixelsStackLeft() < reserve }
}

import CRasterPixels

/// The remaining stack space of the calling thread.
///
/// A stack overflow ends the process without an error that a test could report. Code that recurses once per level of a view
/// therefore checks the remaining space first. Linux gives each thread 8 MiB by default; Apple platforms give 512 KiB to all
/// threads but the main one.
package enum StackSpace {
  /// The most bytes that one level may use, including calls such as shaping text or formatting a date.
  private static let reserve = 96 * 1024

  /// Whether the remaining space is too small for another level.
  package static var isShort: Bool { CPixelsStackLeft() < reserve }
}

/// A screen or a presentation, which can present one other at a time.
final class Presenter {
  private var isPresenting = false

  /// Returns whether a presentation may be shown: the first one of a pass.
  func beginsPresentation() -> Bool {
    defer { isPresenting = true }
    return !isPresenting
  }
}

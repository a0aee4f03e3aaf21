/// An error that prevents a preview from being found or shown.
public enum PreviewError: Error, Hashable, Sendable {
  /// The shared context of a modifier is not there yet, because creating it waits for something.
  case suspendingContext(type: String)
  /// The setup of the preview's module is not prepared yet, because it waits for something.
  case suspendingSetup(type: String)
  /// The setup of the preview's module failed: the code that failed, and its error.
  case failedSetup(type: String, reason: String)
  /// This Swift runtime does not list the conformances of a process.
  case unreadableConformances
}

extension PreviewError: CustomStringConvertible {
  /// The error message: what happened, and how to fix it.
  public var description: String {
    switch self {
    case .suspendingContext(let type):
      "\(type).makeSharedContext() waits for another task, so its previews cannot be shown yet. Create the shared contexts "
        + "first, in an asynchronous test: try await Previews.prepare(in: \"Module\")"
    case .suspendingSetup(let type):
      "\(type).prepare() waits for another thread, so the previews that it sets up cannot be shown yet. Prepare first, in an "
        + "asynchronous test: try await Previews.prepare(in: \"Module\")"
    case .failedSetup(let type, let reason):
      "The setup of this preview failed. \(type): \(reason)"
    case .unreadableConformances:
      "Previews cannot be found in this process, because its Swift runtime cannot list conformances. Use the runtime of "
        + "a Swift toolchain from swift.org."
    }
  }
}

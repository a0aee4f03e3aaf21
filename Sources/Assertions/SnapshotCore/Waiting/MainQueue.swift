import Foundation

/// The queue that serves the main actor.
enum MainQueue {
  /// Whether the current thread serves the main queue, so that code of the main actor may run on it.
  ///
  /// A process that serves its main queue forever, as that of Swift Testing does, does so on any thread.
  static var isCurrent: Bool { Thread.isMainThread || Mark.shared.isSet }

  // Unchecked, because the key, which never changes, is not Sendable before Swift 6.2.
  private struct Mark: @unchecked Sendable {
    static let shared = Mark()
    private let key = DispatchSpecificKey<Bool>()

    private init() { DispatchQueue.main.setSpecific(key: key, value: true) }

    var isSet: Bool { DispatchQueue.getSpecific(key: key) == true }
  }
}

import Foundation
import Observation

/// A model that any thread may change.
final class Shared: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var current = "early"

  var text: String {
    registrar.access(self, keyPath: \.text)
    return lock.withLock { current }
  }

  func set(_ text: String) {
    registrar.withMutation(of: self, keyPath: \.text) { lock.withLock { current = text } }
  }
}

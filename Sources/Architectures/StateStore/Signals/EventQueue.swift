import Foundation
import SnapshotFoundation

/// Delivers events one at a time, in the order in which they were sent.
///
/// An event that is sent while another one is delivered waits until all subscribers have received the first one. Otherwise
/// a subscriber that sends an input would make the subscribers after it receive the second value before the first one.
final class EventQueue<Event: Sendable>: Sendable {
  private struct State {
    var waiting: [Event] = []
    /// The thread that delivers events; `nil` if none is delivered.
    var thread: pthread_t?
    /// The number of events that subscribers sent while they received one.
    var nested = 0
  }

  private enum Turn { case now, later, endless, dropped }

  /// What the queue belongs to, such as `A subject`.
  private let owner: String
  private let site: CallSite
  private let state = Locked(State())

  init(owner: String, site: CallSite) {
    self.owner = owner
    self.site = site
  }

  /// Calls `receive` with the event, or appends the event to those that wait.
  ///
  /// Drops events that subscribers send endlessly, and fails the test once.
  func deliver(_ event: Event, to receive: (Event) -> Void) {
    let turn = state.withLock { state -> Turn in
      guard let thread = state.thread else {
        state.thread = pthread_self()
        state.nested = 0
        return .now
      }
      if pthread_equal(thread, pthread_self()) != 0 { state.nested += 1 }
      guard state.nested <= Subject<Void>.nestingLimit else {
        return state.nested == Subject<Void>.nestingLimit + 1 ? .endless : .dropped
      }
      state.waiting.append(event)
      return .later
    }
    switch turn {
    case .now: break
    case .endless: return reportEndless()
    case .later, .dropped: return
    }
    var next: Event? = event
    while let event = next {
      receive(event)
      next = state.withLock { state -> Event? in
        guard !state.waiting.isEmpty else {
          state.thread = nil
          return nil
        }
        return state.waiting.removeFirst()
      }
    }
  }

  private func reportEndless() {
    FailureChannel.report(
      TestFailure(
        """
        \(owner) received endless values: its subscribers sent \(Subject<Void>.nestingLimit) values while one was \
        delivered. The next values were dropped.
        Check whether a subscriber sends an input that leads to the same output again.
        """, at: site))
  }
}

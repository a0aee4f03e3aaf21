import SnapshotFoundation

/// Records the requests of the views of a host to the system.
final class SystemRequestRecorder {
  private let recorded = Locked<[SystemRequest]>([])
  /// The handler in the environment, the same in every pass.
  let handler: ActionHandler<SystemRequest>

  init() {
    let recorded = recorded
    handler = ActionHandler { request in recorded.withLock { $0.append(request) } }
  }

  var requests: [SystemRequest] { recorded.withLock { $0 } }
}

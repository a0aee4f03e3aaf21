#if os(Linux)
  import Foundation

  /// The hook of Swift's runtime that sees each job on its way to the threads of the concurrency pool.
  ///
  /// The runtime has it for executors of test libraries; `withMainSerialExecutor` of swift-concurrency-extras uses it too.
  /// Whoever has set it already keeps it. Where the runtime does not show its hook, as in a static executable, nothing
  /// happens.
  enum EnqueueHook {
    typealias Original = @convention(thin) (UnownedJob) -> Void
    typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

    // NB: written under the lock of `ExtraThreads` only. The runtime reads it without one, as a whole.
    nonisolated(unsafe) private static let variable: UnsafeMutablePointer<UnsafeRawPointer?>? =
      dlsym(nil, "swift_task_enqueueGlobal_hook")?.assumingMemoryBound(to: UnsafeRawPointer?.self)

    nonisolated(unsafe) private static let own: UnsafeRawPointer = {
      let hook: Hook = { job, original in
        if !ExtraThreads.shared.take(job) { original(job) }
      }
      return unsafeBitCast(hook, to: UnsafeRawPointer.self)
    }()

    /// Sets the hook where nobody else has set one; returns whether it is ours.
    @discardableResult
    static func set() -> Bool {
      guard let variable else { return false }
      if variable.pointee == nil { variable.pointee = own }
      return variable.pointee == own
    }

    /// Takes the hook away if it is ours.
    static func remove() {
      if let variable, variable.pointee == own { variable.pointee = nil }
    }
  }
#endif

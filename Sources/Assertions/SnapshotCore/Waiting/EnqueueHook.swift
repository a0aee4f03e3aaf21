#if os(Linux)
  import Foundation

  /// The hook of Swift's runtime that receives each job before the concurrency pool.
  ///
  /// The runtime provides it for executors of test libraries, such as `withMainSerialExecutor` of swift-concurrency-extras. A
  /// hook that is already set is kept. If the runtime does not export the hook, as in a static executable, this has no effect.
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

    /// Sets the hook unless another one is set. Returns whether ours is set.
    @discardableResult
    static func set() -> Bool {
      guard let variable else { return false }
      if variable.pointee == nil { variable.pointee = own }
      return variable.pointee == own
    }

    /// Removes the hook if it is ours.
    static func remove() {
      if let variable, variable.pointee == own { variable.pointee = nil }
    }
  }
#endif

import Observation

extension ElementContext {
  /// The number of rows, or of blocks, in a block.
  private static var blockSize: Int { 16 }

  /// Calls a function a number of times, for example for each row of a list.
  ///
  /// Under a host, the calls are grouped in blocks, and these in larger blocks. `withObservationTracking` adds what it observed to
  /// the call around it, and copies all that this call has observed before. Without blocks, a list of rows that each observe a model
  /// therefore takes quadratic time.
  func repeating(_ count: Int, _ call: () throws -> Void) throws {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *), evaluator != nil, count > Self.blockSize else {
      for _ in 0..<count { try call() }
      return
    }
    var size = Self.blockSize
    while size * Self.blockSize < count { size *= Self.blockSize }
    for start in stride(from: 0, to: count, by: size) {
      let part = min(size, count - start)
      // The tracking around all blocks reacts to changes.
      try withObservationTracking {
        Result { try repeating(part, call) }
      } onChange: {
      }.get()
    }
  }
}

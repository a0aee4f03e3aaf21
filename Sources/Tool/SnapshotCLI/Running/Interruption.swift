@preconcurrency import Dispatch
import Foundation
import SnapshotFoundation

/// Signals that interrupt the tool: Ctrl-C and SIGTERM.
///
/// A handler writes each signal into a pipe, so that none is lost, however early it comes. They end the process again when the last
/// stream has ended.
enum Interruption {
  private static let numbers = [SIGINT, SIGTERM]
  private static let channel = makeChannel()
  private static let streams = Locked<[UInt64: AsyncStream<Int32>.Continuation]>([:])
  /// Reads the pipe while the process runs.
  private static let source: (any DispatchSourceRead)? = {
    guard let channel else { return nil }
    let source = DispatchSource.makeReadSource(fileDescriptor: channel.output, queue: .global())
    source.setEventHandler { passOn(from: channel.output) }
    source.resume()
    return source
  }()

  /// A stream of these signals, which do not end the process while the stream exists.
  static func signals() -> AsyncStream<Int32> {
    let key = UInt64.random(in: 0 ... .max)
    let (stream, continuation) = AsyncStream<Int32>.makeStream()
    _ = source
    streams.withLock { streams in
      streams[key] = continuation
      for number in numbers { handle(number) }
    }
    continuation.onTermination = { _ in
      streams.withLock { streams in
        streams[key] = nil
        guard streams.isEmpty else { return }
        for number in numbers { signal(number, SIG_DFL) }
      }
    }
    return stream
  }

  private static func handle(_ number: Int32) {
    // NB: a handler and not SIG_IGN, because child processes would inherit ignored signals.
    signal(number) { number in
      let error = errno
      var byte = UInt8(truncatingIfNeeded: number)
      if let channel = Interruption.channel { _ = write(channel.input, &byte, 1) }
      errno = error
    }
  }

  private static func passOn(from output: Int32) {
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1 {
      let number = Int32(byte)
      let isHeard = streams.withLock { streams in
        for stream in streams.values { stream.yield(number) }
        return !streams.isEmpty
      }
      // The last stream has ended in between.
      if !isHeard { raise(number) }
    }
  }

  private static func makeChannel() -> (output: Int32, input: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }
}

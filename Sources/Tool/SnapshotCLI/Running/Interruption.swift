@preconcurrency import Dispatch
import Foundation

/// Signals that interrupt the tool: Ctrl-C and SIGTERM.
enum Interruption {
  /// A stream of these signals, which no longer end the process while the stream exists.
  static func signals() -> AsyncStream<Int32> {
    AsyncStream { continuation in
      let sources = [SIGINT, SIGTERM].map { number in
        // NB: a handler and not SIG_IGN, because child processes would inherit ignored signals.
        signal(number) { _ in }
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { continuation.yield(number) }
        source.resume()
        return source
      }
      continuation.onTermination = { _ in
        for source in sources { source.cancel() }
        for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
      }
    }
  }
}

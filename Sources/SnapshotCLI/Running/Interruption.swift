@preconcurrency import Dispatch
import Foundation

/// Ctrl-C and a polite request to end.
enum Interruption {
  /// A value for every such signal, which then no longer ends this process.
  static func signals() -> AsyncStream<Int32> {
    AsyncStream { continuation in
      let sources = [SIGINT, SIGTERM].map { number in
        // NB: a handler, not SIG_IGN, because the child would inherit that signals are ignored.
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

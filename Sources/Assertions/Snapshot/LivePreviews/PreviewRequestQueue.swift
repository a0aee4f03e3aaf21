import Foundation
import SnapshotPreviewMessages
import SnapshotFoundation
import SnapshotWorkspace

/// The requests of `snapshot preview`. A thread reads them, so that the process ends with the tool even while it draws.
final class PreviewRequestQueue: Sendable {
  private let requests = Locked<[PreviewRequest]>([])
  private let available = DispatchSemaphore(value: 0)

  /// Opens a named pipe; `nil` if that fails.
  init?(path: String) {
    // Without waiting for a writer, which never comes if the tool has ended. Reading waits.
    let input = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard input >= 0, fcntl(input, F_SETFL, 0) == 0 else { return nil }
    Thread.detachNewThread { [self] in
      var lines = LineReader(descriptor: input)
      while let line = lines.next() {
        guard let request = try? JSONDecoder().decode(PreviewRequest.self, from: line) else { continue }
        requests.withLock { $0.append(request) }
        available.signal()
      }
      // The tool has ended. Without the handlers that run at the end of a test process.
      _exit(EXIT_SUCCESS)
    }
  }

  /// Waits for a request, and removes it.
  func next() -> PreviewRequest {
    while true {
      available.wait()
      if let request = requests.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return request }
    }
  }
}

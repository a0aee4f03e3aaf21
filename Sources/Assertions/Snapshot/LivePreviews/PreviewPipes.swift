import Foundation
import SnapshotPreviewMessages
import SnapshotUI
import SnapshotWorkspace

/// The pipes of a process that `snapshot preview` has started.
struct PreviewPipes: Sendable {
  private let requests: PreviewRequestQueue
  /// The file descriptor of the pipe of replies.
  private let replies: Int32

  /// Whether the process draws the images that its tests assert, instead of previews.
  static let drawsSnapshots = ProcessInfo.processInfo.environment[PreviewChannel.snapshots] != nil

  /// Opens the pipes that the environment names; `nil` if it names none.
  static func open() -> PreviewPipes? {
    let environment = ProcessInfo.processInfo.environment
    guard let requests = environment[PreviewChannel.requests], let replies = environment[PreviewChannel.replies],
      let queue = PreviewRequestQueue(path: requests)
    else { return nil }
    let output = Foundation.open(replies, O_WRONLY | O_CLOEXEC)
    guard output >= 0 else { return nil }
    return PreviewPipes(requests: queue, replies: output)
  }

  /// Waits for the next request.
  func next() -> PreviewRequest { requests.next() }

  func send(_ reply: PreviewReply) {
    guard var line = try? JSONEncoder().encode(reply) else { return }
    line.append(UInt8(ascii: "\n"))
    // The tool has closed the pipe if this fails, and the queue of requests ends the process.
    _ = WholeFile.write(line, to: replies)
  }
}

extension PreviewList {
  /// An empty list with the devices and type sizes that can be picked.
  static var ofThisProcess: PreviewList {
    PreviewList(devices: Device.all.map(\.model), typeSizes: DynamicTypeSize.allCases.map(\.rawValue))
  }
}

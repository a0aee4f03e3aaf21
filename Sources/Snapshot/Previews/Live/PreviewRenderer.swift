import Foundation
import Raster
import SnapshotCore
import SnapshotLedger
import Views

/// The side of `snapshot preview` in a test process: the first assertion of previews draws what the tool requests, until the
/// tool closes the pipe.
struct PreviewRenderer: Sendable {
  private let requests: PreviewRequestQueue
  /// The file descriptor of the pipe of replies.
  private let replies: Int32

  /// The pipes of this process, if `snapshot preview` has started it.
  static let current: PreviewRenderer? = {
    let environment = ProcessInfo.processInfo.environment
    guard let requests = environment[PreviewChannel.requests], let replies = environment[PreviewChannel.replies],
      let queue = PreviewRequestQueue(path: requests)
    else { return nil }
    let output = open(replies, O_WRONLY | O_CLOEXEC)
    guard output >= 0 else { return nil }
    return PreviewRenderer(requests: queue, replies: output)
  }()

  /// Answers requests. The process ends with the last one.
  @MainActor func run() -> Never {
    var previews: [String: Preview] = [:]
    while true {
      switch requests.next() {
      case .list(let modules, let skipping):
        previews = list(modules, skipping: Set(skipping))
      case .draw(let id, let key, let configuration):
        guard let preview = previews[key] else {
          send(.failed(id: id, message: "This preview no longer exists."))
          continue
        }
        do {
          send(.drawn(id: id, try picture(of: preview, in: configuration)))
        } catch {
          send(.failed(id: id, message: describe(error)))
        }
      }
    }
  }

  /// Sends the previews of modules, and returns them by their keys.
  @MainActor private func list(_ modules: [String], skipping: Set<String>) -> [String: Preview] {
    var list = PreviewList(
      devices: Device.all.map(\.model), typeSizes: DynamicTypeSize.allCases.map(\.rawValue))
    var byKey: [String: Preview] = [:]
    for module in modules {
      let previews = Previews.all(in: module) { declaration in
        guard !skipping.contains(declaration) else { return false }
        send(.reading(declaration: declaration))
        return true
      }
      for preview in previews {
        byKey[preview.key] = preview
        list.previews.append(
          PreviewList.Item(
            key: preview.key, fileID: preview.fileID, path: preview.filePath, line: preview.line,
            name: preview.name ?? preview.referenceName, referenceName: preview.referenceName,
            provider: preview.providerType, isExcluded: preview.isExcluded))
      }
    }
    send(.list(list))
    return byKey
  }

  @MainActor private func picture(
    of preview: Preview, in configuration: PreviewConfiguration
  ) throws -> PreviewPicture {
    let context = preview.context(
      try RenderContext(configuration), hasDevice: !configuration.device.isEmpty)
    let rendered = try preview.makeView().rendered(in: context)
    let buffer = try Renderer().render(rendered.displayList, scale: context.displayScale)
    let issues = try rendered.placedIssues(in: context).map { issue in
      PreviewPicture.Issue(
        rule: issue.diagnostic.rule.rawValue, element: issue.diagnostic.path, message: issue.diagnostic.message,
        frame: issue.frame.map { [$0.minX, $0.minY, $0.width, $0.height].map(Double.init) })
    }
    return PreviewPicture(
      png: try PNG.encode(buffer, compression: .artifact).base64EncodedString(),
      width: Double(rendered.displayList.size.width), height: Double(rendered.displayList.size.height), issues: issues)
  }

  private func send(_ reply: PreviewReply) {
    guard var line = try? JSONEncoder().encode(reply) else { return }
    line.append(UInt8(ascii: "\n"))
    // The tool has closed the pipe if this fails, and the queue of requests ends the process.
    _ = WholeFile.write(line, to: replies)
  }
}

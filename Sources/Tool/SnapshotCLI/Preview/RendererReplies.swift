import SnapshotPreviewMessages
import SnapshotPreviewServer

/// Combines the replies of the test processes that draw previews, so that the session sees one list.
///
/// The native build system links all test targets into one program, which lists everything. With Swift Build, the program of
/// each test target lists the previews of the modules that it links.
struct RendererReplies {
  /// What follows from a reply.
  enum Event: Hashable {
    /// Every process has listed its previews, or has ended without. The failures are the reasons of those that should have.
    case listed(PreviewList, failures: [String])
    /// A request is answered.
    case finished(id: Int, PictureResult)
    /// The steps of a request are performed.
    case interacted(id: Int, PreviewInteraction)
    /// A process ended while it read a declaration.
    case endedReading(declaration: String, reason: String)
    /// A process ended after it had listed its previews, while it drew the first of its requests, if there is one.
    case endedDrawing(id: Int?, reason: String)
    /// Every process has ended, and none has listed a preview.
    case endedWithoutList(reason: String)
  }

  private struct Sender {
    var list: PreviewList?
    /// The declaration that the process reads.
    var declaration: String?
    var hasEnded = false
    /// Why the process ended without a list; `nil` if it may end without one.
    var failure: String?
    /// The requests that are not answered yet, in their order.
    var requests: [Int] = []

    var isWaitedFor: Bool { list == nil && !hasEnded }
  }

  private var senders: [Sender]
  private var lastReason = ""
  /// The process that draws a preview, by the preview's key.
  private var owners: [String: Int] = [:]
  private let requiresLists: Bool
  /// Whether the previews are listed.
  private(set) var isListed = false

  /// - Parameters:
  ///   - count: The number of processes.
  ///   - requiresLists: Whether each process has something to list. Without it, only crashes are failures.
  init(count: Int, requiresLists: Bool) {
    senders = Array(repeating: Sender(), count: count)
    self.requiresLists = requiresLists
  }

  /// Returns the process that draws a preview, and keeps the request until it is answered.
  mutating func sender(of key: String, request id: Int) -> Int? {
    guard let owner = owners[key] else { return nil }
    senders[owner].requests.append(id)
    return owner
  }

  /// The process that keeps the others waiting.
  var busy: Int? {
    senders.firstIndex { $0.isWaitedFor && $0.declaration != nil } ?? senders.firstIndex(where: \.isWaitedFor)
      ?? senders.firstIndex { !$0.requests.isEmpty }
  }

  /// Processes a reply of a process.
  mutating func receive(_ reply: PreviewReply, from index: Int) -> Event? {
    switch reply {
    case .reading(let declaration):
      senders[index].declaration = declaration
      return nil
    case .list(let list):
      senders[index].list = list
      senders[index].declaration = nil
      return combined()
    case .drawn(let id, let picture): return finish(id, .drawn(picture), index)
    case .interacted(let id, let interaction):
      senders[index].requests.removeAll { $0 == id }
      return .interacted(id: id, interaction)
    case .failed(let id, let message): return finish(id, .failed(message), index)
    case .ended(let reason, let isCrash):
      senders[index].hasEnded = true
      if let declaration = senders[index].declaration { return .endedReading(declaration: declaration, reason: reason) }
      if senders[index].list != nil { return .endedDrawing(id: senders[index].requests.first, reason: reason) }
      if requiresLists || isCrash { senders[index].failure = reason }
      lastReason = reason
      return combined()
    }
  }

  private mutating func finish(_ id: Int, _ result: PictureResult, _ index: Int) -> Event {
    senders[index].requests.removeAll { $0 == id }
    return .finished(id: id, result)
  }

  /// Returns the list of all processes after the last one has replied.
  private mutating func combined() -> Event? {
    guard !isListed, !senders.contains(where: \.isWaitedFor) else { return nil }
    let lists = senders.compactMap(\.list)
    guard var list = lists.first(where: { !$0.previews.isEmpty }) ?? lists.first else {
      return .endedWithoutList(reason: senders.lazy.compactMap(\.failure).first ?? lastReason)
    }
    isListed = true
    list.previews = []
    for (index, sender) in senders.enumerated() {
      // A module that several test targets link is drawn by the first one.
      for item in sender.list?.previews ?? [] where owners[item.key] == nil {
        owners[item.key] = index
        list.previews.append(item)
      }
    }
    // The order of one process: by module. The sort is stable.
    list.previews.sort { Self.module(of: $0) < Self.module(of: $1) }
    return .listed(list, failures: senders.compactMap(\.failure))
  }

  private static func module(of item: PreviewList.Item) -> Substring { item.fileID.prefix { $0 != "/" } }
}

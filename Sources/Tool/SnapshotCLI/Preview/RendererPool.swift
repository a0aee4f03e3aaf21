import Foundation
import SnapshotPreviewMessages
import SnapshotPreviewServer

/// The processes that draw the previews of one build.
///
/// A preview that crashes or takes too long ends its process. The request fails, and the processes are started once more for the
/// others.
actor RendererPool {
  struct Listing: Sendable {
    var list: PreviewList
    /// The declarations that could not be read, and why.
    var unread: [(declaration: String, reason: String)]
    /// Why a process ended without a list.
    var failures: [String]
  }

  private enum Answer: Sendable {
    case picture(PictureResult)
    case interaction(PreviewInteraction)
  }

  private struct Waiting {
    var key: String
    var request: PreviewRequest
    var continuation: CheckedContinuation<Answer, any Error>
  }

  /// The number of times that a process is started again before its previews are listed.
  private static let longestSearch = 20

  private let programs: [TestProgram]
  private let modules: [String]
  private let packageRoot: String
  private let timeout: Double
  private var processes: [RendererProcess] = []
  private var replies: RendererReplies
  /// The number of times that processes were started, so that messages of earlier ones are ignored.
  private var generation = 0
  /// The process that the pool has ended, and why.
  private var overdue: (process: Int, reason: String)?
  private var unread: [(declaration: String, reason: String)] = []
  private var busySince: ContinuousClock.Instant?
  private var lastID = 0
  private var waiting: [Int: Waiting] = [:]
  private var listing: Result<Listing, CommandError>?
  private var listeners: [CheckedContinuation<Listing, any Error>] = []
  private var timer: Task<Void, Never>?

  /// - Parameters:
  ///   - modules: The modules with previews.
  ///   - timeout: The number of seconds that one preview may take.
  init(_ programs: [TestProgram], modules: [String], packageRoot: String, timeout: Double) {
    self.programs = programs
    self.modules = modules
    self.packageRoot = packageRoot
    self.timeout = timeout
    replies = RendererReplies(count: programs.count, requiresLists: true)
  }

  // The processes end with their pipes.
  deinit { timer?.cancel() }

  // MARK: Requests

  /// Returns the previews. The first call starts the processes.
  ///
  /// - Throws: ``CommandError`` if no process lists previews.
  func list() async throws -> Listing {
    if let listing { return try listing.get() }
    if generation == 0 {
      timer = Task { [weak self] in
        while !Task.isCancelled {
          try? await Task.sleep(for: .milliseconds(100))
          guard let self else { return }
          await checkTime()
        }
      }
      start()
    }
    if let listing { return try listing.get() }
    return try await withCheckedThrowingContinuation { listeners.append($0) }
  }

  /// Draws a preview.
  ///
  /// - Throws: ``CommandError`` with the reason why nothing was drawn.
  func draw(
    _ key: String, in configuration: PreviewConfiguration, texts: [PreviewText]
  ) async throws -> PreviewPicture {
    let answer = try await answer(key) {
      .draw(id: $0, preview: key, configuration: configuration, texts: texts)
    }
    guard case .picture(.drawn(let picture)) = answer else { throw Self.error(of: answer) }
    return picture
  }

  /// Performs steps on a preview.
  ///
  /// - Throws: ``CommandError`` with the reason why nothing was drawn.
  func interact(
    _ key: String, in configuration: PreviewConfiguration, steps: [PreviewStep]
  ) async throws -> PreviewInteraction {
    let answer = try await answer(key) {
      .interact(id: $0, preview: key, configuration: configuration, steps: steps)
    }
    guard case .interaction(let interaction) = answer else { throw Self.error(of: answer) }
    return interaction
  }

  private static func error(of answer: Answer) -> CommandError {
    if case .picture(.failed(let reason)) = answer { return CommandError(.testsFailed, reason) }
    return CommandError(.noSuchKey, "This preview no longer exists. List the previews again.")
  }

  private func answer(_ key: String, _ request: (Int) -> PreviewRequest) async throws -> Answer {
    _ = try await list()
    lastID += 1
    let id = lastID
    let message = request(id)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
        waiting[id] = Waiting(key: key, request: message, continuation: continuation)
        if replies.isListed { send(id) }
      }
    } onCancel: {
      Task { await self.abandon(id) }
    }
  }

  /// Forgets a request whose caller no longer waits. The process may still work on it.
  private func abandon(_ id: Int) {
    waiting.removeValue(forKey: id)?.continuation.resume(throwing: CancellationError())
  }

  private func send(_ id: Int) {
    guard let entry = waiting[id] else { return }
    guard let sender = replies.sender(of: entry.key, request: id), processes.indices.contains(sender) else {
      return finish(id, .picture(.unknown))
    }
    if busySince == nil { busySince = .now }
    processes[sender].send(entry.request)
  }

  private func finish(_ id: Int, _ answer: Answer) {
    waiting.removeValue(forKey: id)?.continuation.resume(returning: answer)
  }

  // MARK: Processes

  /// Ends the processes, and all requests with an error.
  func end() {
    giveUp(CommandError(.testsFailed, "The processes that draw previews were ended, because the sources changed."))
    endProcesses()
    timer?.cancel()
  }

  private func endProcesses() {
    generation += 1
    for process in processes { process.end() }
    processes = []
  }

  private func start() {
    endProcesses()
    (overdue, busySince) = (nil, .now)
    replies = RendererReplies(count: programs.count, requiresLists: true)
    do {
      processes = try programs.map { try RendererProcess($0, packageRoot: packageRoot) }
    } catch {
      return giveUp(CommandError(.inputOutput, "The tests could not be started: \(CommandError(error).message)"))
    }
    for (index, process) in processes.enumerated() {
      process.send(.list(modules: modules, skipping: unread.map(\.declaration)))
      Task { [weak self, replies = process.replies, generation] in
        for await reply in replies { await self?.receive(reply, from: index, of: generation) }
      }
    }
  }

  private func receive(_ reply: PreviewReply, from index: Int, of sender: Int) {
    guard sender == generation else { return }
    busySince = .now
    var reply = reply
    if case .ended = reply, let overdue, overdue.process == index {
      reply = .ended(reason: overdue.reason, isCrash: true)
    }
    switch replies.receive(reply, from: index) {
    case .listed(let list, let failures): show(Listing(list: list, unread: unread, failures: failures))
    case .finished(let id, let result): finish(id, .picture(result))
    case .interacted(let id, let interaction): finish(id, .interaction(interaction))
    case .endedReading(let declaration, let reason):
      guard unread.count < Self.longestSearch else { return giveUp(Self.noPreviews(reason)) }
      unread.append((declaration, reason))
      start()
    case .endedDrawing(let id, let reason):
      if let id { finish(id, .picture(.failed("Drawing failed: \(reason)"))) }
      start()
    case .endedWithoutList(let reason): giveUp(Self.noPreviews(reason))
    case nil: break
    }
    if replies.isListed, waiting.isEmpty { busySince = nil }
  }

  private func show(_ new: Listing) {
    listing = .success(new)
    for listener in listeners { listener.resume(returning: new) }
    listeners = []
    for id in waiting.keys.sorted() { send(id) }
  }

  private func giveUp(_ error: CommandError) {
    busySince = nil
    if listing == nil { listing = .failure(error) }
    for listener in listeners { listener.resume(throwing: error) }
    listeners = []
    for entry in waiting.values { entry.continuation.resume(throwing: error) }
    waiting = [:]
  }

  private static func noPreviews(_ reason: String) -> CommandError {
    CommandError(
      .incomplete,
      "The preview tests ended without calling assertPreviews: \(reason)\nThe tests must use Swift Testing.")
  }

  /// Ends a process that works on one preview for too long.
  private func checkTime() {
    guard let busySince, overdue == nil, let busy = replies.busy, processes.indices.contains(busy),
      ContinuousClock.now - busySince > .milliseconds(Int64(timeout * 1000))
    else { return }
    overdue = (busy, "it took more than \(timeout.formatted()) seconds. Look for an endless loop.")
    processes[busy].end()
  }
}

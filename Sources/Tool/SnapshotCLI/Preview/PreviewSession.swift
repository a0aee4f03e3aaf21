import Foundation
import SnapshotPreviewServer
import SnapshotPreviewMessages

/// Builds a package after each change, and draws its previews, or the image snapshots of tests, in a test process.
///
/// After a build, the process of the build before is replaced. A preview that crashes or takes too long ends the process, which
/// is started once more for the others.
actor PreviewSession: PageSource {
  /// What the page shows.
  enum Subjects: Sendable {
    /// The previews of the modules that tests verify.
    case testedPreviews
    /// The previews of the modules of a project.
    case projectPreviews
    /// The image snapshots that tests assert.
    case snapshots
  }

  /// What a session draws.
  struct Scope: Sendable {
    /// The folder to which paths are relative.
    var root: String
    var name: String
    var subjects: Subjects
    /// Finds the previews in the sources.
    var declarations: @Sendable () -> [PreviewDeclaration]
  }

  private struct Drawing: Hashable {
    var key: String
    var configuration: PreviewConfiguration
    var texts: [PreviewText] = []
    var recording: PreviewRecording?
  }

  private struct Waiting {
    var drawing: Drawing
    var continuation: CheckedContinuation<PictureResult, Never>
  }

  /// The number of times that a process is started again before its previews are listed.
  private static let longestSearch = 20
  /// The number of pictures that are kept until the next build.
  private static let keptPictures = 400

  private let scope: Scope
  private let build: any PreviewBuilding
  private let timeout: Double
  private var state: PageState
  private var listeners: [Int: AsyncStream<PageState>.Continuation] = [:]
  private var lastNumber = 0

  /// The result of the last build that has succeeded.
  private var built: PreviewBuildOutcome?
  private var processes: [RendererProcess] = []
  private var replies = RendererReplies(count: 0, requiresLists: false)
  /// The number of times that processes were started, so that messages of earlier ones are ignored.
  private var generation = 0
  /// Whether the processes are the first ones of a build. After a crash, the pictures of the others stay as they are.
  private var isNewBuild = true
  /// Whether no process can list the previews of the last build.
  private var hasGivenUp = false
  /// The process that this session has ended, and why.
  private var overdue: (process: Int, reason: String)?
  /// The declarations at which the process has ended.
  private var skipped: [String] = []
  private var busySince: ContinuousClock.Instant?
  private var waiting: [Int: Waiting] = [:]
  private var results: [Drawing: PictureResult] = [:]

  init(_ scope: Scope, build: any PreviewBuilding, timeout: Double) {
    self.scope = scope
    self.timeout = timeout
    self.build = build
    state = PageState(title: scope.name)
    state.showsSnapshots = scope.subjects == .snapshots
  }

  // MARK: Building

  /// Builds now and after each change, until the task is cancelled.
  ///
  /// - Throws: ``CommandError`` if `swift` cannot be started, `CancellationError`.
  func run() async throws {
    let watcher = SourceWatcher(packageRoot: scope.root)
    while true {
      // Changes during the build start the next one.
      let sources = watcher.snapshot()
      try await buildOnce()
      try await watcher.waitForChange(since: sources)
    }
  }

  /// Builds, and starts to draw what was built.
  ///
  /// - Throws: ``CommandError`` if `swift` cannot be started, `CancellationError`.
  func buildOnce() async throws {
    state.build.phase = .building
    publish()
    let outcome = try await build.run()
    try Task.checkCancellation()
    state.build.phase = outcome.succeeded ? .succeeded : .failed
    state.build.seconds = outcome.seconds
    state.build.errors = outcome.errors
    state.build.omissions = outcome.omissions
    if outcome.succeeded {
      built = outcome
      skipped = []
      state.problems = []
      isNewBuild = true
      hasGivenUp = false
      startProcesses()
    }
    publish()
  }

  /// The current state.
  var current: PageState { state }

  /// Waits until the previews of the last build are listed, and returns them; `nil` if they cannot be.
  func listing() async -> PageState? {
    for await state in states() {
      if state.build.phase == .failed || hasGivenUp { return nil }
      if state.build.phase == .succeeded, !isNewBuild { return state }
    }
    return nil
  }

  /// Ends the processes and all connections.
  func end() {
    endProcesses()
    for listener in listeners.values { listener.finish() }
    for entry in waiting.values { entry.continuation.resume(returning: .failed("snapshot preview has ended.")) }
    waiting = [:]
  }

  // MARK: The processes

  private func endProcesses() {
    generation += 1
    for process in processes { process.end() }
    processes = []
  }

  private func startProcesses() {
    endProcesses()
    overdue = nil
    busySince = .now
    guard let built else { return }
    replies = RendererReplies(count: built.programs.count, requiresLists: scope.subjects != .snapshots)
    do {
      processes = try built.programs.map { try RendererProcess($0, packageRoot: scope.root) }
      for (index, process) in processes.enumerated() {
        process.send(.list(modules: built.modules, skipping: skipped))
        Task { [replies = process.replies, generation] in
          for await reply in replies { receive(reply, from: index, of: generation) }
        }
      }
    } catch {
      giveUp("The tests could not be started: \(CommandError(error).message)")
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
    case .listed(let list, let failures):
      for failure in failures.map({ PageState.SourceMessage(text: noSubject($0)) })
      where !state.problems.contains(failure) { state.problems.append(failure) }
      show(list)
    case .finished(let id, let result): finish(id, result)
    // The page requests no interactions.
    case .interacted: break
    case .endedReading(let declaration, let reason): skip(declaration, because: reason)
    case .endedDrawing(let id, let reason):
      if let id { finish(id, .failed("Drawing failed: \(reason)")) }
      startProcesses()
    case .endedWithoutList(let reason): giveUp(noSubject(reason))
    case nil: break
    }
    if replies.isListed, waiting.isEmpty { busySince = nil }
  }

  private func show(_ list: PreviewList) {
    if isNewBuild {
      results = [:]
      state.revision += 1
      isNewBuild = false
    }
    let declarations = scope.declarations()
    state.devices = list.devices
    state.typeSizes = list.typeSizes
    state.items = list.previews.map { PageState.Item($0, declarations: declarations, packageRoot: scope.root) }
    let drawn = Set(state.items.compactMap(\.place))
    let read = Set(state.problems.map { "\($0.file):\($0.line)" })
    state.undrawn = declarations.filter { declaration in
      let place = "\(declaration.file):\(declaration.line)"
      return !drawn.contains(place) && !read.contains(place)
    }.map {
      PageState.SourceMessage(
        file: $0.file, line: $0.line,
        text: "\($0.name): \(scope.subjects == .projectPreviews ? $0.reasonInProject : $0.reason)")
    }
    publish()
    for (id, entry) in waiting.sorted(by: { $0.key < $1.key }) { request(id, entry.drawing) }
  }

  /// Starts the processes once more, without the declaration that has ended one of them.
  private func skip(_ declaration: String, because reason: String) {
    guard skipped.count < Self.longestSearch else { return giveUp(noSubject(reason)) }
    skipped.append(declaration)
    state.problems.append(problem(declaration, reason))
    startProcesses()
  }

  /// Returns the message for a process that ended before it listed what it can draw.
  private func noSubject(_ reason: String) -> String {
    switch scope.subjects {
    case .projectPreviews: "The previews could not be read: \(reason)"
    case .testedPreviews:
      "The preview tests ended without calling assertPreviews: \(reason)\nThe tests must use Swift Testing."
    case .snapshots:
      """
      No test that matches --filter asserts an image of view data, or a test crashed: \(reason)
      The tests must use Swift Testing.
      """
    }
  }

  private func problem(_ declaration: String, _ reason: String) -> PageState.SourceMessage {
    let declarations = scope.declarations()
    // `Feature/Card.swift:12`, or the name of a provider with its module.
    let found = declarations.first { candidate in
      candidate.isProvider
        ? declaration.hasSuffix("." + candidate.name)
        : declaration.hasSuffix("/\((candidate.file as NSString).lastPathComponent):\(candidate.line)")
    }
    // The other code that runs before previews are drawn is that of setups: `Feature.Setup.prepare()`.
    let code = declaration.hasSuffix(".prepare()") ? declaration : "Reading the preview \(found?.name ?? declaration)"
    let text = "\(code) failed: \(reason)"
    return PageState.SourceMessage(file: found?.file ?? "", line: found?.line ?? 0, text: text)
  }

  private func giveUp(_ message: String) {
    busySince = nil
    hasGivenUp = true
    state.problems.append(PageState.SourceMessage(text: message))
    for id in waiting.keys { finish(id, .failed(message)) }
    publish()
  }

  /// Ends processes that draw one preview for too long, until the task is cancelled.
  func watchTime() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(100))
      checkTime()
    }
  }

  private func checkTime() {
    guard let busySince, overdue == nil, let busy = replies.busy, processes.indices.contains(busy),
      ContinuousClock.now - busySince > .milliseconds(Int64(timeout * 1000))
    else { return }
    let seconds = timeout == timeout.rounded() ? "\(Int(timeout))" : "\(timeout)"
    overdue = (busy, "it took more than \(seconds) seconds. Look for an endless loop, or increase --timeout.")
    processes[busy].end()
  }

  // MARK: The page

  func states() -> AsyncStream<PageState> {
    lastNumber += 1
    let number = lastNumber
    let (stream, continuation) = AsyncStream.makeStream(of: PageState.self, bufferingPolicy: .bufferingNewest(1))
    continuation.onTermination = { [weak self] _ in Task { await self?.removeListener(number) } }
    listeners[number] = continuation
    continuation.yield(state)
    return stream
  }

  private func removeListener(_ number: Int) { listeners[number] = nil }

  private func publish() {
    for listener in listeners.values { listener.yield(state) }
  }

  func picture(of key: String, in configuration: PreviewConfiguration) async -> PictureResult {
    await picture(of: key, in: configuration, texts: [])
  }

  /// Draws a preview, describes it in texts, and writes a reference if there is a recording.
  func picture(
    of key: String, in configuration: PreviewConfiguration, texts: [PreviewText], recording: PreviewRecording? = nil
  ) async -> PictureResult {
    guard state.items.contains(where: { $0.key == key }) else { return .unknown }
    let drawing = Drawing(key: key, configuration: configuration, texts: texts, recording: recording)
    if let known = results[drawing] { return known }
    lastNumber += 1
    let id = lastNumber
    return await withCheckedContinuation { continuation in
      waiting[id] = Waiting(drawing: drawing, continuation: continuation)
      if replies.isListed { request(id, drawing) }
    }
  }

  private func request(_ id: Int, _ drawing: Drawing) {
    if busySince == nil { busySince = .now }
    guard let sender = replies.sender(of: drawing.key, request: id), processes.indices.contains(sender) else {
      return finish(id, .unknown)
    }
    processes[sender].send(
      .draw(
        id: id, preview: drawing.key, configuration: drawing.configuration, texts: drawing.texts,
        recording: drawing.recording))
  }

  private func finish(_ id: Int, _ result: PictureResult) {
    guard let entry = waiting.removeValue(forKey: id) else { return }
    if results.count >= Self.keptPictures { results = [:] }
    results[entry.drawing] = result
    entry.continuation.resume(returning: result)
  }
}

extension PageState.Item {
  /// - Parameter declarations: The declarations in the sources, which know the lines of providers.
  fileprivate init(_ item: PreviewList.Item, declarations: [PreviewDeclaration], packageRoot: String) {
    var place: String?
    if let path = item.path {
      let file = path.hasPrefix(packageRoot + "/") ? String(path.dropFirst(packageRoot.count + 1)) : path
      place = "\(file):\(item.line)"
    } else if let provider = item.provider,
      let declaration = declarations.first(where: { $0.isProvider && $0.name == provider })
    {
      place = "\(declaration.file):\(declaration.line)"
    }
    self.init(
      key: item.key, id: "\(item.fileID)\t\(item.referenceName)", name: item.name, fileID: item.fileID, place: place,
      isExcluded: item.isExcluded)
  }
}

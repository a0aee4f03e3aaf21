import Foundation
import Raster

/// The setups of previews in this process, and whether they are prepared.
@MainActor
package enum PreviewSetups {
  /// Whether code that waits for other threads can continue while a preview waits for it, because nothing else runs on the main
  /// thread. In a test, the main thread belongs to the test.
  package static var mayWait = false

  /// A setup and the text that identifies it.
  private struct Setup {
    let name: String
    let type: any PreviewSetup.Type
    var id: ObjectIdentifier { ObjectIdentifier(type) }
    /// What `Previews.all(in:where:)` reports before ``PreviewSetup/prepare()`` runs.
    var declaration: String { name + PreviewSetups.function }
  }

  nonisolated static let function = ".prepare()"

  private enum State {
    case preparing(Task<Void, Never>)
    case prepared
    case failed(reason: String)
  }

  private static var found: [Setup]?
  private static var states: [ObjectIdentifier: State] = [:]
  /// The fonts of a project by module, to which its setups add theirs.
  package static var projectFonts: [String: FontBook] = [:]
  /// The fonts with those that setups have registered.
  private static var fonts: [FontKey: FontBook] = [:]

  private struct FontKey: Hashable {
    var module: String
    var setups: [ObjectIdentifier]
  }

  /// Returns the setups of a module, or all, in the order of their names.
  private static func setups(of module: String?) -> [Setup] {
    let setups =
      found
      ?? Previews.conformers(to: (any PreviewSetup).self, in: nil).compactMap { conformer in
        (conformer.type as? any PreviewSetup.Type).map { Setup(name: String(reflecting: $0), type: $0) }
      }.sorted { $0.name < $1.name }
    found = setups
    guard let module else { return setups }
    return setups.filter { $0.type.modules.contains(module) }
  }

  // MARK: Preparing

  /// Prepares the setups of a module, or all, that are not prepared yet.
  ///
  /// - Parameter isIncluded: Receives the name of the code before it runs, such as `Feature.Setup.prepare()`. Previews of a setup
  ///   that it excludes are not drawn.
  static func prepare(for module: String?, where isIncluded: (String) -> Bool) {
    // A library that was loaded since then may contain others.
    found = nil
    for setup in setups(of: module) {
      guard isIncluded(setup.declaration) else {
        if states[setup.id] == nil { states[setup.id] = .failed(reason: "it crashed, or took too long") }
        continue
      }
      prepareNow(setup)
    }
  }

  /// Prepares the setups of a module, or all, and waits for them.
  static func prepare(for module: String?) async {
    for setup in setups(of: module) {
      if states[setup.id] == nil { states[setup.id] = .preparing(preparation(of: setup)) }
      if case .preparing(let task) = states[setup.id] { await task.value }
    }
  }

  /// The seconds of a context's clock that can pass in ``PreviewSetup/prepare()``.
  private static let clockLimit = Duration.seconds(60)

  /// Prepares a setup while the caller waits, as far as that needs no other thread.
  private static func prepareNow(_ setup: Setup) {
    if states[setup.id] == nil {
      let queue = TaskQueue()
      queue.beginUpdate(timeLimit: clockLimit)
      queue.collecting {
        states[setup.id] = .preparing(preparation(of: setup))
        while isPreparing(setup), (try? queue.runJobs()) ?? false || queue.advance() {}
      }
      queue.release()
    }
    wait { !isPreparing(setup) }
  }

  /// Waits for other threads if that is possible. The parent process limits the time.
  static func wait(until isDone: () -> Bool) {
    while mayWait, !isDone() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1)) }
  }

  private static func isPreparing(_ setup: Setup) -> Bool {
    if case .preparing = states[setup.id] { true } else { false }
  }

  private static func preparation(of setup: Setup) -> Task<Void, Never> {
    Task { @MainActor in
      do {
        try await setup.type.prepare()
        states[setup.id] = .prepared
      } catch {
        states[setup.id] = .failed(reason: "\(error)")
      }
    }
  }

  // MARK: Using

  /// Returns what wraps a preview's view in the setups of its module. The first one by name is the innermost.
  ///
  /// - Throws: ``PreviewError/failedSetup(type:reason:)``, ``PreviewError/suspendingSetup(type:)``.
  static func wrapper(for module: String) throws -> @MainActor (AnyView) -> AnyView {
    let setups = try prepared(for: module)
    // An error of the fonts is reported too.
    _ = try fonts(of: module)
    return { view in setups.reduce(view) { wrap($0, in: $1.type) } }
  }

  /// Returns the fonts of a module's previews; `nil` for the embedded fonts.
  ///
  /// - Throws: ``PreviewError/failedSetup(type:reason:)``, ``PreviewError/suspendingSetup(type:)``.
  static func fonts(of module: String) throws -> FontBook? {
    let setups = try prepared(for: module)
    guard !setups.isEmpty else { return projectFonts[module] }
    let key = FontKey(module: module, setups: setups.map(\.id))
    if let fonts = fonts[key] { return fonts }
    var book = projectFonts[module] ?? .embedded
    for setup in setups {
      do {
        try setup.type.registerFonts(in: &book)
      } catch {
        throw PreviewError.failedSetup(type: setup.name + ".registerFonts(in:)", reason: "\(error)")
      }
    }
    fonts[key] = book
    return book
  }

  private static func prepared(for module: String) throws -> [Setup] {
    let setups = setups(of: module)
    for setup in setups {
      prepareNow(setup)
      switch states[setup.id] {
      case .prepared: continue
      case .failed(let reason): throw PreviewError.failedSetup(type: setup.declaration, reason: reason)
      case .preparing, nil: throw PreviewError.suspendingSetup(type: setup.name)
      }
    }
    return setups
  }

  private static func wrap<Type: PreviewSetup>(_ view: AnyView, in setup: Type.Type) -> AnyView {
    AnyView(Type().body(content: view))
  }
}

import Foundation
import Raster
import SnapshotCore
import SnapshotPreviewMessages
import SnapshotFoundation
import SnapshotUI

/// The side of `snapshot preview --filter` in a test process: the assertions of images hand over what they draw, and the process
/// draws it in the requested configurations after the tests, until the tool closes the pipe.
final class SnapshotRenderer: Sendable {
  /// View data of an assertion.
  private struct Subject {
    var value: any Drawable
    var context: RenderContext
    var identity: Assertion.Identity
  }

  /// The renderer of this process, if `snapshot preview --filter` has started it.
  static let current: SnapshotRenderer? = {
    guard PreviewPipes.drawsSnapshots, let pipes = PreviewPipes.open() else { return nil }
    // The tests end with a call of `exit`.
    atexit { SnapshotRenderer.current?.run() }
    return SnapshotRenderer(pipes)
  }()

  private let pipes: PreviewPipes
  private let subjects = Locked<[String: UncheckedSubject]>([:])

  private init(_ pipes: PreviewPipes) { self.pipes = pipes }

  /// Takes view data over from the assertion that is being verified.
  ///
  /// - Throws: ``TakenOver``, so that the assertion neither draws nor compares.
  func takeOver(_ value: any Drawable, in context: RenderContext) throws {
    guard let identity = Assertion.Identity.current else { return }
    let subject = UncheckedSubject(Subject(value: value, context: context, identity: identity))
    subjects.withLock { subjects in
      // Of the configurations of a matrix, which are verified in any order, the first one by name.
      if let other = subjects[identity.id]?.value.identity.cell?.name,
        other <= identity.cell?.name ?? ""
      {
        return
      }
      subjects[identity.id] = subject
    }
    throw TakenOver()
  }

  /// Answers requests. The process ends with the last one.
  private func run() -> Never {
    let subjects = subjects.withLock { $0.mapValues(\.value) }
    while true {
      switch pipes.next() {
      case .list: pipes.send(.list(list(subjects)))
      case .interact(let id, _, _, _):
        pipes.send(.failed(id: id, message: "The snapshots of tests are not interactive. Interact with a preview."))
      case .draw(let id, let key, let configuration, let texts, _):
        guard let subject = subjects[key] else {
          pipes.send(.failed(id: id, message: "This snapshot no longer exists."))
          continue
        }
        do {
          let context = try subject.context.configured(by: configuration)
          pipes.send(.drawn(id: id, try PreviewPicture(of: subject.value, in: context, texts: texts)))
        } catch {
          pipes.send(.failed(id: id, message: describe(error)))
        }
      }
    }
  }

  /// The snapshots by file and line.
  private func list(_ subjects: [String: Subject]) -> PreviewList {
    var list = PreviewList.ofThisProcess
    list.previews = subjects.map { key, subject in
      let position = subject.identity.position
      // `LoginTests/welcome()#1`, because the page shows the module with the file.
      let name = key.split(separator: "/", maxSplits: 1).last.map(String.init) ?? key
      return PreviewList.Item(
        key: key, fileID: position.fileIDText, path: position.path, line: Int(clamping: position.line), name: name,
        referenceName: name, provider: nil, isExcluded: false)
    }.sorted { ($0.fileID, $0.line, $0.key) < ($1.fileID, $1.line, $1.key) }
    return list
  }

  /// The error of an assertion whose view data was taken over.
  private struct TakenOver: Error, CustomStringConvertible {
    let description = "The snapshot is shown by snapshot preview, and is not compared."
  }

  /// View data that another thread draws. Safe because view data is not mutated while it is rendered, and the assertion that
  /// handed it over has ended.
  private struct UncheckedSubject: @unchecked Sendable {
    let value: Subject
    init(_ value: Subject) { self.value = value }
  }
}

extension RenderContext {
  /// Returns the context with a configuration that was picked in the page of `snapshot preview`. Without a device, the size
  /// stays.
  ///
  /// - Throws: ``UnknownPreviewValue``.
  fileprivate func configured(by configuration: PreviewConfiguration) throws -> RenderContext {
    let picked = try RenderContext(configuration)
    guard configuration.device.isEmpty else {
      var context = picked
      context.fonts = fonts
      if configuration.design.isEmpty { context.design = design }
      context.textMetrics = textMetrics
      return context
    }
    var context = self
    context.dynamicTypeSize = picked.dynamicTypeSize
    context.colorScheme = picked.colorScheme
    context.layoutDirection = picked.layoutDirection
    context.localeIdentifier = picked.localeIdentifier
    // The page picks no contrast: the snapshot's stays, unless it is increased.
    if picked.colorSchemeContrast != .standard { context.colorSchemeContrast = picked.colorSchemeContrast }
    if !configuration.design.isEmpty { context.design = picked.design }
    return context
  }
}

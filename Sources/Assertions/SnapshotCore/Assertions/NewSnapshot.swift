import Foundation
import SnapshotLedger

/// The snapshot that an assertion makes of its value.
package final class NewSnapshot<Format> {
  /// The format, or the error of making it.
  package let format: Result<Format, any Error>
  /// What else is known of the value, if its strategy has an exposure.
  let exposure: (any Exposure<Format>)?
  /// The comparison with a reference.
  let diffing: Diffing<Format>
  private let explanations: Explanations

  /// The render trace, or `nil` if the value has none.
  private(set) lazy var renderTrace: TraceText? = (try? exposure?.renderTrace()) ?? nil
  private lazy var encoded = Result { try encode() }

  /// Evaluates a value, and waits for its format.
  ///
  /// - Throws: The errors of the value, of waiting, and of values that can't be exposed.
  init<Value>(
    of value: Value, as strategy: Snapshotting<Value, Format>, timeout: TimeInterval, explanations: Explanations
  ) throws {
    self.explanations = explanations
    guard let exposing = strategy.exposing else {
      format = .success(try Waiting.result(of: strategy.snapshot(value), timeout: timeout))
      exposure = nil
      diffing = strategy.diffing
      return
    }
    let exposed = try Waiting.result(
      of: Async(catching: {
        let exposure = try exposing(value)
        return (format: Result { try exposure.format() }, exposure: exposure)
      }), timeout: timeout)
    format = exposed.format
    exposure = exposed.exposure
    // A value that cannot be drawn has nothing to compare.
    diffing = (try? exposed.exposure.diffing(strategy.diffing)) ?? strategy.diffing
  }

  /// Returns the contents that a reference of the snapshot has: the format, with its explanation.
  package func contents() throws -> Data { try encoded.get() }

  private func encode() throws -> Data {
    let file = try diffing.encode(format.get())
    guard let explaining = diffing.explaining, let renderTrace else { return file }
    return explaining.embed(renderTrace.text, explanations, file)
  }

  /// Archives the render trace of a reference that matches but has no explanation or, if explanations are checked, one that
  /// describes an earlier view.
  func archiveTrace(of reference: Data, id: String, in context: Assertion.Context) {
    guard exposure != nil, let archive = context.session.traces, context.settings.ciVariable == nil else { return }
    let isStored = diffing.explaining?.isStored(reference) == true
    let checks = context.settings.checksExplanations
    guard checks || !isStored else { return }
    if checks { archive.remove(id: id, reference: reference) }
    archive.keep(id: id, reference: reference) {
      // A reference within the tolerance is a different picture, which the trace does not describe.
      guard try diffing.matches(format.get(), reference), let trace = renderTrace?.text else { return nil }
      return checks && isStored && diffing.explaining?.isCurrent(trace, reference) == true ? nil : trace
    }
  }
}

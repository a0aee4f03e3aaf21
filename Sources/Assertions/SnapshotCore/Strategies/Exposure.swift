import Foundation
import SnapshotLedger
import SnapshotWorkspace

/// Everything that an assertion can ask about the picture of one value: its pixels, how they were drawn, the text beside
/// them, and what lint finds.
///
/// The value is evaluated once, when it is first needed, whatever is asked and how often.
package protocol Exposure<Format> {
  associatedtype Format
  /// Makes the format that is compared with the reference.
  func format() throws -> Format
  /// Returns the comparison of the value: the strategy's, or one that depends on the value.
  func diffing(_ general: Diffing<Format>) throws -> Diffing<Format>
  /// Returns the render trace: the pipeline stages between the value and its format; `nil` if there are none.
  func renderTrace() throws -> TraceText?
  /// Returns the strategy for the companion text, or `nil` if there is none.
  func companion(_ text: CompanionText) -> Snapshotting<Void, String>?
  /// Returns what lint finds, or `nil` if the value is not a view.
  func lintFindings() throws -> [LedgerEntry.LintFinding]?
  /// Lays out the value at many widths and type sizes, or returns `nil` if it is not a view.
  func sweep(_ request: SweepRequest) throws -> SweepResult?
}

extension Exposure {
  package func diffing(_ general: Diffing<Format>) -> Diffing<Format> { general }
  package func lintFindings() throws -> [LedgerEntry.LintFinding]? { nil }
  package func sweep(_ request: SweepRequest) throws -> SweepResult? { nil }
}

/// The render trace of a value as text.
package struct TraceText {
  /// The text, which names images by their hashes.
  package var text: String
  /// Returns the images by hash, as files. A run keeps them, so that reports can render the text.
  package var images: () -> [String: Data]

  package init(text: String, images: @escaping () -> [String: Data] = { [:] }) {
    self.text = text
    self.images = images
  }
}

/// A value that is made when it is first needed, or the error of making it.
package final class Once<Value> {
  private let make: () throws -> Value
  private lazy var result = Result(catching: make)

  package init(_ make: @escaping () throws -> Value) { self.make = make }

  package func callAsFunction() throws -> Value { try result.get() }
}

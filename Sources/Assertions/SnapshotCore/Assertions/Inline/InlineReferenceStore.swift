import Foundation

/// Stores a reference in the source of a test. The module that imports swift-syntax implements it.
package protocol InlineReferenceStore {
  /// Writes a text into the source, or removes the reference if the text is `nil`.
  func record(_ text: String?) throws
  /// Notes that a text matches its reference.
  func confirm(_ text: String?) throws
  /// Returns the edit that `snapshot accept` applies to write a text, as JSON, or `nil` if nothing would change.
  func proposal(_ text: String?) throws -> Data?
  /// The line of the reference, if it is known.
  var line: Int? { get }
}

/// One assertion produced two different texts in a run, so neither can be its reference.
package struct InlineConflict: Error {
  package var first: String?
  package var second: String?

  package init(first: String?, second: String?) {
    self.first = first
    self.second = second
  }
}

import Foundation

/// What keeps a reference in the source of a test: the module that knows the language's syntax.
package protocol InlineReferenceStore {
  /// Writes the text into the source, or takes the reference away where there is none.
  func record(_ text: String?) throws
  /// Takes note that the text equals its reference.
  func confirm(_ text: String?) throws
  /// What `snapshot accept` needs to write the text; `nil` where nothing would change.
  func proposal(_ text: String?) throws -> Data?
  /// The line of the reference, where it is known.
  var line: Int? { get }
}

/// One assertion made two texts in a run, so that neither can be its reference.
package struct InlineConflict: Error {
  package var first: String?
  package var second: String?

  package init(first: String?, second: String?) {
    self.first = first
    self.second = second
  }
}

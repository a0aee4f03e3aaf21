import Foundation

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

import Foundation

/// The standard error of a test process. Everything that the library prints itself goes through here, so that no value reaches a
/// terminal unescaped.
package enum ErrorOutput {
  /// Writes lines. Control and formatting characters are escaped.
  package static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((VisibleText.block(text) + "\n").utf8))
  }
}

import Foundation

/// The standard error of a test process. Everything that the library prints itself goes through here, so that no value reaches a
/// terminal unescaped.
package enum ErrorOutput {
  /// Receives the lines instead of the standard error, in tests.
  @TaskLocal package static var receiver: (@Sendable (String) -> Void)?

  /// Writes lines. Control and formatting characters are escaped.
  package static func write(_ text: String) {
    if let receiver { return receiver(VisibleText.block(text)) }
    try? FileHandle.standardError.write(contentsOf: Data((VisibleText.block(text) + "\n").utf8))
  }
}

/// A reference that is written for a test, which need not exist yet.
package struct PreviewRecording: Codable, Hashable, Sendable {
  /// What the names of a reference's configurations contain, in their order.
  package enum Axis: String, Codable, Hashable, Sendable {
    /// The device, with an orientation that is not its own.
    case device
    case typeSize, colorScheme, layoutDirection, locale, contrast, design
  }

  /// The absolute path of the test's file. The reference is written where a test in this file looks for it.
  package var testFile: String
  /// The module of the test.
  package var module: String
  /// The function of the test.
  package var function: String
  package var axes: [Axis]

  package init(testFile: String, module: String, function: String, axes: [Axis]) {
    self.testFile = testFile
    self.module = module
    self.function = function
    self.axes = axes
  }
}

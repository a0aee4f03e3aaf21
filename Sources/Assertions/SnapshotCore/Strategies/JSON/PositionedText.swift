/// A text whose values have positions, so that a path selects them and each can be replaced without changing the text around it.
protocol PositionedText {
  var bytes: [UInt8] { get }
  var root: JSONText.Value { get }

  /// Returns a value's notation: of a number, a Boolean value or null the value alone.
  func source(of value: JSONText.Value) -> String

  /// Returns a string in the notation of the text.
  func quoted(_ text: String) -> String
}

extension JSONText: PositionedText {
  func quoted(_ text: String) -> String { JSONText.quoted(text) }
}

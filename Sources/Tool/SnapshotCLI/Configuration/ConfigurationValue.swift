import Yams

/// A value of the configuration file, converted to the type that its key needs.
struct ConfigurationValue {
  private let node: Node

  init(_ node: Node) { self.node = node }

  /// The value as nonempty text.
  var text: String? {
    guard let text = node.scalar?.string, !text.isEmpty else { return nil }
    return text
  }

  /// The value as a list of texts; a single text is a list of one.
  var texts: [String]? {
    guard let sequence = node.sequence else { return text.map { [$0] } }
    let texts = sequence.compactMap { ConfigurationValue($0).text }
    return texts.count == sequence.count ? texts : nil
  }

  func number(in range: ClosedRange<Int>) -> Int? {
    guard let number = text.flatMap({ Int($0) }), range.contains(number) else { return nil }
    return number
  }

  /// The value as a Boolean. YAML 1.1 spellings such as `yes` and `on` are rejected, because they often mean text.
  var truth: Bool? {
    switch text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  func choice<Choice: RawRepresentable>(_ type: Choice.Type) -> Choice? where Choice.RawValue == String {
    text.flatMap(Choice.init(rawValue:))
  }

  /// The value as a nonempty list of choices; a single choice is a list of one.
  func choices<Choice: RawRepresentable>(_ type: Choice.Type) -> [Choice]? where Choice.RawValue == String {
    guard let texts, !texts.isEmpty else { return nil }
    let choices = texts.compactMap(Choice.init(rawValue:))
    return choices.count == texts.count ? choices : nil
  }
}

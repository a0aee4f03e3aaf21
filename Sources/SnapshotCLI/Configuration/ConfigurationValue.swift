import Yams

/// A value of the configuration file, which the key that it stands under asks for in the type that it needs.
struct ConfigurationValue {
  private let node: Node

  init(_ node: Node) { self.node = node }

  /// A text that is not empty.
  var text: String? {
    guard let text = node.scalar?.string, !text.isEmpty else { return nil }
    return text
  }

  /// A list of texts, or one text.
  var texts: [String]? {
    guard let sequence = node.sequence else { return text.map { [$0] } }
    let texts = sequence.compactMap { ConfigurationValue($0).text }
    return texts.count == sequence.count ? texts : nil
  }

  func number(in range: ClosedRange<Int>) -> Int? {
    guard let number = text.flatMap({ Int($0) }), range.contains(number) else { return nil }
    return number
  }

  /// YAML's older words for it, such as `yes` and `on`, are not taken: whoever writes them means a text as often.
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

  /// A list with at least one of the choices, or one of them.
  func choices<Choice: RawRepresentable>(_ type: Choice.Type) -> [Choice]? where Choice.RawValue == String {
    guard let texts, !texts.isEmpty else { return nil }
    let choices = texts.compactMap(Choice.init(rawValue:))
    return choices.count == texts.count ? choices : nil
  }
}

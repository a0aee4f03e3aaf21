extension ViewElement {
  /// The text that VoiceOver reads for each part of the element, by the rules of ``AccessibilityTree``.
  fileprivate var spokenParts: [(words: String, isImage: Bool)] {
    guard !accessibility.isHidden, drawing?.hidesContent != true else { return [] }
    if let label = accessibility.label { return [(label, roles.contains(.image))] }
    if let text = drawing?.text { return [(text.words, false)] }
    if roles.contains(.image) {
      return detail.map { [($0.replacingOccurrences(of: ".", with: " "), true)] } ?? []
    }
    return children.flatMap(\.spokenParts)
  }

  /// The text that VoiceOver reads for the element as a control or a part of a control; `nil` if there is none.
  var spokenWords: String? { spokenParts.words }

  /// Sets the control's accessibility label, value and traits, and hides its content from VoiceOver.
  mutating func speak(_ label: String?, value: String? = nil, traits: AccessibilityTraits = []) {
    accessibility.label = label
    accessibility.value = value
    accessibility.traits.formUnion(traits)
    accessibility.isWhole = true
  }
}

extension [ViewElement] {
  /// The text that VoiceOver reads for the elements; `nil` if there is none.
  var spokenWords: String? { flatMap(\.spokenParts).words }
}

extension [(words: String, isImage: Bool)] {
  /// The text of all parts. Images beside a title are omitted, because they repeat the title.
  fileprivate var words: String? {
    let texts = filter { !$0.isImage || count == 1 }.map(\.words).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

/// Returns a fraction of 1 as VoiceOver reads it, such as `40%`.
func spokenPercent(_ fraction: Double) -> String { "\(formatted((fraction * 100 + 0.5).rounded(.down)))%" }

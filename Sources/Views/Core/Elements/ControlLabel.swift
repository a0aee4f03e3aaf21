/// The label of a control: its elements, which are made whether or not they are shown, and the words in them, by which the
/// control is called.
struct ControlLabel: StructuralView {
  let elements: [ViewElement]

  init(_ label: some View, in context: ElementContext) throws {
    elements = try context.child(.type("label")).elements(of: label)
  }

  var isEmpty: Bool { elements.isEmpty }

  /// What VoiceOver reads for the label; `nil` without any words.
  var words: String? { elements.flatMap(\.spokenParts).words }

  func makeElements(in context: ElementContext) throws -> [ViewElement] { elements }
}

extension ViewElement {
  /// What VoiceOver reads for each part of the element, as ``AccessibilityTree`` has it for elements in their places.
  fileprivate var spokenParts: [(words: String, isImage: Bool)] {
    guard !accessibility.isHidden, drawing?.hidesContent != true else { return [] }
    if let label = accessibility.label { return [(label, roles.contains(.image))] }
    if let text = drawing?.text { return [(text.words, false)] }
    if roles.contains(.image) {
      return detail.map { [($0.replacingOccurrences(of: ".", with: " "), true)] } ?? []
    }
    return children.flatMap(\.spokenParts)
  }

  /// What VoiceOver reads for the element as a control or a part of one; `nil` without any words.
  var spokenWords: String? { spokenParts.words }

  /// Says all there is to say about a control, so that nothing that it contains is read beside it.
  mutating func speak(_ label: String?, value: String? = nil, traits: AccessibilityTraits = []) {
    accessibility.label = label
    accessibility.value = value
    accessibility.traits.formUnion(traits)
    accessibility.isWhole = true
  }
}

extension [(words: String, isImage: Bool)] {
  /// The words of all; the picture beside a title says what the title says.
  fileprivate var words: String? {
    let texts = filter { !$0.isImage || count == 1 }.map(\.words).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

/// A share as VoiceOver reads it: `40%`.
func spokenPercent(_ fraction: Double) -> String { "\(formatted((fraction * 100 + 0.5).rounded(.down)))%" }

/// Finds missing, redundant and duplicate labels, and elements that VoiceOver reads in another order than they are shown.
struct AccessibilityRules {
  private let entries: [(element: AccessibilityElement, lineage: [PlacedElement])]
  private let isMirrored: Bool

  init(of root: PlacedElement, isMirrored: Bool) {
    self.isMirrored = isMirrored
    entries = AccessibilityTree.entries(of: root).map { entry in
      var lineage = [root]
      for step in entry.route { lineage.append(lineage[lineage.count - 1].children[step]) }
      return (entry.element, lineage)
    }
  }

  var findings: [ViewDiagnostic] { missingLabels + redundantLabels + duplicateLabels + readingOrder }

  private func isControl(_ element: AccessibilityElement) -> Bool {
    element.respondsToUserInteraction || !element.traits.isDisjoint(with: .ofControls)
  }

  private var missingLabels: [ViewDiagnostic] {
    entries.compactMap { element, lineage in
      guard let place = lineage.last else { return nil }
      let label = element.label?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      let isSilent = label.isEmpty
      if isControl(element) {
        if isSilent { return missing(place, "VoiceOver has no label for this control") }
        if let symbol = place.symbolNames.first(where: { Self.matches(label, symbol: $0) }),
          lineage.statedLabel == nil || symbol.contains(".") && lineage.statedLabel == symbol
        {
          return missing(place, "VoiceOver reads the name of the symbol, \(quoted(symbol))")
        }
        return nil
      }
      guard element.traits.contains(.isImage), element.frame.width > 0, element.frame.height > 0 else { return nil }
      let isUnnamed = isSilent || place.isUnnamedPicture && lineage.statedLabel == nil
      return isUnnamed ? missing(place, "VoiceOver has no label for this image; hide it if it is decorative") : nil
    }
  }

  private func missing(_ place: PlacedElement, _ message: String) -> ViewDiagnostic {
    ViewDiagnostic(
      .labelMissing, path: place.path, message: message + "; set accessibilityLabel(_:)")
  }

  private static func matches(_ label: String, symbol: String) -> Bool {
    label == symbol || label == symbol.replacingOccurrences(of: ".", with: " ")
  }

  private var redundantLabels: [ViewDiagnostic] {
    entries.compactMap { element, lineage in
      guard let place = lineage.last, let label = element.label else { return nil }
      let words = label.lowercased().split { !$0.isLetter }.map(String.init)
      guard let word = Self.roles.first(where: { $0.applies(element) && $0.isRepeated(in: words) })?.word else {
        return nil
      }
      return ViewDiagnostic(
        .labelRedundant, path: place.path,
        message: "the label \(quoted(label)) ends with “\(word)”, which VoiceOver reads as the role")
    }
  }

  /// A role that VoiceOver reads after a label.
  private struct Role {
    var word: String
    var traits: AccessibilityTraits
    var except: AccessibilityTraits = []
    /// Whether the word also repeats the role as the first word before "of".
    var startsLabels = false

    func applies(_ element: AccessibilityElement) -> Bool {
      !element.traits.isDisjoint(with: traits) && element.traits.isDisjoint(with: except)
    }

    func isRepeated(in words: [String]) -> Bool {
      words.last == word || startsLabels && words.count > 2 && words[0] == word && words[1] == "of"
    }
  }

  private static let roles = [
    Role(word: "button", traits: .isButton), Role(word: "icon", traits: [.isButton, .isImage, .isLink]),
    Role(word: "link", traits: .isLink), Role(word: "image", traits: .isImage, startsLabels: true),
    Role(word: "picture", traits: .isImage, startsLabels: true), Role(word: "switch", traits: .isToggle),
    Role(word: "toggle", traits: .isToggle), Role(word: "checkbox", traits: .isToggle),
    Role(word: "slider", traits: .isAdjustable), Role(word: "heading", traits: .isHeader),
    Role(word: "textfield", traits: .isTextEntry),
  ]

  private var duplicateLabels: [ViewDiagnostic] {
    var known: [[String?]: PlacedElement] = [:]
    return entries.compactMap { element, lineage in
      guard let place = lineage.last, isControl(element), element.isEnabled, let label = element.label, !label.isEmpty
      else { return nil }
      let key = [label.lowercased(), element.value, element.hint]
      guard let first = known[key] else {
        known[key] = place
        return nil
      }
      return ViewDiagnostic(
        .labelDuplicate, path: place.path,
        message: "has the same label as \(first.path), \(quoted(label)); set accessibilityLabel(_:) to tell them apart")
    }
  }

  private var readingOrder: [ViewDiagnostic] {
    // What is scrolled out of sight is compared with nothing.
    let read = entries.map { Read(element: $0.element, lineage: $0.lineage) }
      .filter { !$0.frame.isNull && $0.frame.width > 0 && $0.frame.height > 0 }
    return zip(read, read.dropFirst()).compactMap { before, after in
      let (first, second) = (before.frame, after.frame)
      guard let place = after.lineage.last, !after.lineage.isInOverlay(besides: before.lineage),
        isShownBefore(second, first)
      else { return nil }
      return ViewDiagnostic(
        .readingOrder, path: place.path,
        message: "\(second.summary) is read after \(quoted(before.element.label ?? "")) \(first.summary), but shown "
          + "before it")
    }
  }

  /// An element and the part of its frame that the scroll views around it show.
  private struct Read {
    let element: AccessibilityElement
    let lineage: [PlacedElement]
    let frame: CGRect

    init(element: AccessibilityElement, lineage: [PlacedElement]) {
      self.element = element
      self.lineage = lineage
      frame = lineage.dropLast().filter { !$0.element.layout.scrollAxes.isEmpty }
        .reduce(element.frame) { $0.overlap(with: $1.exactFrame) }
    }
  }

  /// Returns whether a frame is above another one in the same column, or before it in the same line.
  private func isShownBefore(_ frame: CGRect, _ other: CGRect) -> Bool {
    let width = min(frame.maxX, other.maxX) - max(frame.minX, other.minX)
    let height = min(frame.maxY, other.maxY) - max(frame.minY, other.minY)
    if frame.maxY <= other.minY + 0.5 { return width > min(frame.width, other.width) * 0.5 }
    let isBefore = isMirrored ? frame.minX >= other.maxX - 0.5 : frame.maxX <= other.minX + 0.5
    return isBefore && height > min(frame.height, other.height) * 0.5
  }
}

extension PlacedElement {
  /// The names of the symbols in the element.
  fileprivate var symbolNames: [String] {
    if let symbol = element.drawing as? SymbolImageInk { return [symbol.name] }
    return children.flatMap(\.symbolNames)
  }

  /// Whether the element is a picture whose only name is its size.
  fileprivate var isUnnamedPicture: Bool {
    guard let picture = element.drawing as? PixelDrawing else { return false }
    return element.detail == "\(picture.image.buffer.width) × \(picture.image.buffer.height) pixels"
  }

  /// The first label that a modifier sets in the element.
  fileprivate var innerLabel: String? { element.accessibility.label ?? children.lazy.compactMap(\.innerLabel).first }
}

extension [PlacedElement] {
  /// The label that a modifier sets on the element or around it; `nil` for a label that its content implies.
  fileprivate var statedLabel: String? {
    guard let place = last else { return nil }
    for outer in reversed().dropFirst() {
      guard !outer.element.isContainer else { break }
      if let label = outer.element.accessibility.label { return label }
    }
    return place.innerLabel
  }

  /// Whether the element is in an overlay that doesn't contain the other element.
  fileprivate func isInOverlay(besides other: [PlacedElement]) -> Bool {
    for (index, place) in enumerated().dropFirst() {
      guard case .attachment(let base) = self[index - 1].element.kind else { continue }
      let isBase = base < self[index - 1].children.count && self[index - 1].children[base].path == place.path
      if !isBase, !(other.count > index && other[index].path == place.path) { return true }
    }
    return false
  }
}

extension ViewElement {
  fileprivate var isContainer: Bool {
    if case .container = kind { true } else { false }
  }
}

import SnapshotRenderTraces

// The arguments of texts that differ from their defaults, for render traces.

extension TextElementLayout {
  var arguments: [ElementArgument] { paragraph.arguments }
}

extension Paragraph {
  fileprivate var arguments: [ElementArgument] {
    var found: [ElementArgument] = []
    func add(_ name: String, _ value: String, unless isDefault: Bool) {
      if !isDefault { found.append(ElementArgument(name, value)) }
    }
    add("multilineTextAlignment", style.alignment.rawValue, unless: style.alignment == .leading)
    if let lineLimit = style.lineLimit { found.append(ElementArgument("lineLimit", "\(lineLimit)")) }
    add("truncationMode", style.truncationMode.rawValue, unless: style.truncationMode == .tail)
    add("lineSpacing", formatted(style.lineSpacing), unless: style.lineSpacing == 0)
    add("paragraphSpacing", formatted(style.paragraphSpacing), unless: style.paragraphSpacing == 0)
    add("minimumScaleFactor", formatted(style.minimumScaleFactor), unless: style.minimumScaleFactor == 1)
    func addRuns(_ name: String, _ value: (TextRun) -> String, unless isDefault: (TextRun) -> Bool) {
      guard !runs.allSatisfy(isDefault) else { return }
      var distinct: [String] = []
      for text in runs.map(value) where distinct.last != text { distinct.append(text) }
      found.append(ElementArgument(name, distinct.joined(separator: ", ")))
    }
    addRuns("tracking", { formatted($0.tracking) }, unless: { $0.tracking == 0 })
    addRuns("baselineOffset", { formatted($0.baselineOffset) }, unless: { $0.baselineOffset == 0 })
    addRuns("underline", { "\($0.isUnderlined)" }, unless: { !$0.isUnderlined })
    addRuns("strikethrough", { "\($0.isStruckThrough)" }, unless: { !$0.isStruckThrough })
    addRuns("monospacedDigit", { "\($0.font.hasMonospacedDigits)" }, unless: { !$0.font.hasMonospacedDigits })
    return found
  }
}

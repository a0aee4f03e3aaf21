extension PictureDifference {
  /// The root causes in one line each, new defects first; empty if nothing is known.
  package var sentences: [String] {
    switch self {
    case .unknown: return []
    case .tooLarge(let reason): return [reason]
    case .contradictedReference:
      return ["The explanation in the reference contradicts its picture. Check where the reference comes from."]
    case .contradictedPicture: return []
    case .explained(let difference): return difference.sentences
    }
  }
}

extension SemanticDifference {
  private static let mostSentences = 3

  fileprivate var sentences: [String] {
    if isSameDrawing { return ["Same display list, different pixels"] + omissions }
    var lines = defects.map { "NEW " + $0.text } + primary.map { "\($0.element) \($0.sentence)" }
    let count = lines.count
    if count > Self.mostSentences {
      lines = lines.prefix(Self.mostSentences) + ["and \(count - Self.mostSentences) more"]
    }
    if explained < 1000, !lines.isEmpty { lines[lines.count - 1] += " (some changed pixels are unexplained)" }
    return lines + omissions
  }
}

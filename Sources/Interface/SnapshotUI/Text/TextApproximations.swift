// What a text asks for and its picture doesn't show, because no font or dictionary of the context has it.
extension Paragraph {
  /// Returns the traits of fonts that the text is drawn without, and the scripts whose words its lines divide.
  func approximations(in lines: TextLayout, at path: String) -> [ViewDiagnostic] {
    var found: [ViewDiagnostic] = []
    for run in runs where run.attachment == nil {
      for substitution in fonts.substitutions(for: run.font, in: run.text) {
        // The setting "Bold Text" raises weights by itself.
        if case .weight = substitution, hasBoldText { continue }
        var diagnostic = ViewDiagnostic(.fontSubstituted, path: path, message: substitution.message)
        diagnostic.cause = substitution.cause
        if !found.contains(diagnostic) { found.append(diagnostic) }
      }
    }
    guard lines.lines.count > 1 else { return found }
    for script in lines.scriptsBrokenWithinWords(of: runs.flatMap(\.text.unicodeScalars)) {
      var diagnostic = ViewDiagnostic(
        .breakWithinWord, path: path,
        message:
          "\(script) has no spaces, and is broken between any letters; put a zero width space (U+200B) between words")
      diagnostic.cause = script
      found.append(diagnostic)
    }
    return found
  }
}

extension FontSubstitution {
  /// What is drawn, and how to draw what the view asks for.
  fileprivate var message: String {
    switch self {
    case .family(let family, let face):
      if let design = Font.Design.allCases.first(where: { $0.family == family }) {
        return
          "`.fontDesign(.\(design.rawValue))` is drawn with \(face); register a \(design.rawValue) font in the context's "
          + "fonts as the family \(quoted(family))"
      }
      return "the family \(quoted(family)) is drawn with \(face); register its fonts in the context's fonts"
    case .weight(let weight, let face):
      return
        "`.fontWeight(\(weight.spelling))` is drawn with \(face); register a font of this weight in the context's fonts"
    case .feature(let tag, let face):
      let modifier = tag == "smcp" || tag == "c2sc" ? "smallCaps()" : "feature(\"\(tag)\")"
      return
        "`.\(modifier)` has no effect: \(face) doesn't have the OpenType feature \(tag); register a font that has it in "
        + "the context's fonts"
    case .axis(let variation, let face):
      let modifier = variation.axis == "wdth" ? "fontWidth" : "variation(\"\(variation.axis)\")"
      return
        "`.\(modifier)` has no effect: \(face) doesn't have the axis \(variation.axis); register a variable font that has it "
        + "in the context's fonts"
    }
  }

  /// What findings have in common if many texts ask for the same.
  fileprivate var cause: String {
    switch self {
    case .family(let family, _): "family \(family)"
    case .weight(let weight, let face): "weight \(weight.value) of \(face)"
    case .feature(let tag, let face): "feature \(tag) of \(face)"
    case .axis(let variation, let face): "axis \(variation.axis) of \(face)"
    }
  }
}

extension FontWeight {
  /// The weight as it is written in code, such as `.light`.
  fileprivate var spelling: String {
    let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
    let index = value / 100 - 1
    return value % 100 == 0 && names.indices.contains(index) ? "." + names[index] : "\(value)"
  }
}

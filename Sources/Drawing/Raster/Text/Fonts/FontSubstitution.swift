/// A trait of a requested font that the face of a text doesn't have.
package enum FontSubstitution: Hashable, Sendable {
  /// No face of the family is registered. The text is drawn with another family.
  case family(String, drawnWith: String)
  /// The family has the weight neither as a face nor on an axis. The text is drawn with the nearest face.
  case weight(FontWeight, drawnWith: String)
  /// The face doesn't have an OpenType feature.
  case feature(FontTag, face: String)
  /// The face doesn't have an axis of variable fonts, such as the one for widths.
  case axis(FontVariation, face: String)
}

extension FontBook {
  /// Returns the traits of a font that a text is drawn without.
  ///
  /// - Parameters:
  ///   - font: The requested font.
  ///   - text: The text. Traits that would not change it are left out.
  /// - Complexity: O(n) in the length of the text.
  package func substitutions(for font: FontDescriptor, in text: String) -> [FontSubstitution] {
    let shown: [Unicode.Scalar] = text.unicodeScalars.filter { !$0.properties.isWhitespace && !$0.isInvisible }
    guard
      let face = storage.candidates(for: font).lazy.map(\.face).first(where: { shown.contains(where: $0.covers) })
    else { return [] }
    if let family = font.family, face.family != family {
      let isOfDesign = EmbeddedFonts.family(ofDesign: family) == face.family
      // A fallback draws what the family lacks, such as another script.
      let isRegistered = storage.faces.contains { $0.family == family }
      if !isOfDesign { return isRegistered ? [] : [.family(family, drawnWith: face.family)] }
    }
    // Faces of fallback families have the traits that their scripts need.
    guard face === storage.candidates(for: font).first?.face else { return [] }
    return weight(of: font, face) + features(of: font, face, shown) + axes(of: font, face)
  }

  private func weight(of font: FontDescriptor, _ face: FontFace) -> [FontSubstitution] {
    let isDrawn = face.weight == font.weight || hasAxis("wght", face) || font.variations.contains { $0.axis == "wght" }
    return isDrawn ? [] : [.weight(font.weight, drawnWith: face.name)]
  }

  private func features(of font: FontDescriptor, _ face: FontFace, _ shown: [Unicode.Scalar]) -> [FontSubstitution] {
    var missing: [FontTag] = []
    for (index, feature) in font.features.enumerated() {
      // The last value of a feature applies.
      guard !font.features[(index + 1)...].contains(where: { $0.tag == feature.tag }) else { continue }
      guard feature.value != 0, !face.hasFeature(feature.tag) else { continue }
      // Small capitals change only letters of one case.
      switch feature.tag {
      case "smcp" where !shown.contains(where: \.properties.isLowercase): continue
      case "c2sc" where missing.contains("smcp") || !shown.contains(where: \.properties.isUppercase): continue
      default: missing.append(feature.tag)
      }
    }
    return missing.map { .feature($0, face: face.name) }
  }

  private func axes(of font: FontDescriptor, _ face: FontFace) -> [FontSubstitution] {
    font.variations.filter { variation in
      let isUsual = variation.axis == "wdth" && variation.value == 100
      return !isUsual && !hasAxis(variation.axis, face)
    }.map { .axis($0, face: face.name) }
  }

  /// Whether a face, or the face that it is an instance of, has an axis.
  private func hasAxis(_ axis: FontTag, _ face: FontFace) -> Bool {
    let base = InstanceName.parts(of: face.name).flatMap { storage.facesByName[$0.face] } ?? face
    return base.axes.contains { $0.tag == axis }
  }
}
